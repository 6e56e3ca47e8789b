/** Server-sent events with reconnection, or the events of the device. */

import { owner } from './host.js';

/** @typedef {{ close: () => void }} Stream */

/**
 * Follows a stream. After a break it continues from the last event, so nothing is missed or repeated.
 * @template {Record<string, unknown>} Events
 * @param {string} path  below /api
 * @param {{ [Name in keyof Events & string]: (data: Events[Name]) => void }} handlers
 * @param {(state: 'live' | 'lost') => void} connection
 * @returns {Stream}
 */
export function openStream(path, handlers, connection) {
  const own = owner(path);
  return own ? followHost(own, path, handlers, connection) : openEventSource(`/api${path}`, handlers, connection);
}

/** @typedef {Record<string, (data: any) => void>} Handlers  `any`: each event has data of its own type; `openStream` checks the handlers */

/**
 * @param {Promise<import('./host.js').Host>} host @param {string} path @param {Handlers} handlers
 * @param {(state: 'live' | 'lost') => void} connection
 * @returns {Stream}
 */
function followHost(host, path, handlers, connection) {
  const following = host.then((one) => one.follow(path, (event, data) => handlers[event]?.(data)));
  following.then(() => connection('live'), () => connection('lost'));
  return { close: () => { following.then((stream) => stream.close(), () => undefined); } };
}

/**
 * @param {string} url @param {Handlers} handlers @param {(state: 'live' | 'lost') => void} connection
 * @returns {Stream}
 */
function openEventSource(url, handlers, connection) {
  /** @type {EventSource | undefined} */
  let source;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let [pause, lastId, closed] = [500, '', false];

  function open() {
    if (closed) return;
    source = new EventSource(resumed(url, lastId));
    source.onopen = () => {
      pause = 500;
      connection('live');
    };
    source.onerror = () => {
      connection('lost');
      if (source?.readyState === EventSource.CLOSED) reopen();
    };
    for (const [name, handle] of Object.entries(handlers)) {
      source.addEventListener(name, (event) => {
        if (event.lastEventId) lastId = event.lastEventId;
        handle(JSON.parse(event.data));
      });
    }
  }

  function reopen() {
    timer = setTimeout(open, pause);
    pause = Math.min(pause * 2, 8000);
  }

  open();
  return {
    close() {
      closed = true;
      clearTimeout(timer);
      source?.close();
    },
  };
}

/** The address that continues after an event. @param {string} url @param {string} lastId */
const resumed = (url, lastId) => (lastId === '' ? url : `${url}${url.includes('?') ? '&' : '?'}last=${encodeURIComponent(lastId)}`);
