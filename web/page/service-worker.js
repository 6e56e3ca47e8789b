/** The service worker of the site. */

/** @type {any} */ (self).importScripts('/page/push-worker.js');
