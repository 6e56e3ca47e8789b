/** What passes the network while a page is used: not what the browser has already. */

/** @typedef {{ url: string, protocol: string, bytes: number, done: boolean }} Transfer  complete when it is done */

/**
 * Counts from now on; the result returns what was received since it was called last. Workers load their files by themselves: these do
 * not count.
 * @param {import('@playwright/test').Page} page @param {{ latency: number, downloadThroughput: number, uploadThroughput: number }} [slow]
 */
export async function networkMeter(page, slow) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (slow) await session.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  /** @type {Map<string, Transfer>} */
  const transfers = new Map();
  /** @type {Transfer[]} */
  const latest = [];
  const cached = new Set();
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response: { url, protocol = '', fromDiskCache, fromPrefetchCache } }) => {
    if (fromDiskCache || fromPrefetchCache || cached.has(requestId) || url.includes('/engine/') || url.startsWith('data:')) return;
    const transfer = { url, protocol, bytes: 0, done: url.endsWith('/stream') };
    transfers.set(requestId, transfer);
    latest.push(transfer);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) Object.assign(transfer, { bytes: encodedDataLength, done: true });
  });
  return () => latest.splice(0);
}

/** @param {Transfer[]} transfers */
export const bytesOf = (transfers) => transfers.reduce((all, { bytes }) => all + bytes, 0);
