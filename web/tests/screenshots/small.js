/** Pictures kept small: at most 256 colours, well chosen, as an indexed PNG. */

import { crc32, deflateSync } from 'node:zlib';

/** @param {import('@playwright/test').Page} blank  any page without a content policy @param {Buffer} png @returns {Promise<Buffer>} */
export async function small(blank, png) {
  const { width, height, colours, points } = await blank.evaluate(indexed, png.toString('base64'));
  return written(width, height, colours, Buffer.from(points, 'base64'));
}

/** Reads a picture and gives each point the nearest of 256 colours: the box with most to tell is halved, again and again.
 * Runs in the browser. @param {string} base64 */
async function indexed(base64) {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const { width, height } = bitmap;
  const ink = /** @type {OffscreenCanvasRenderingContext2D} */ (new OffscreenCanvas(width, height).getContext('2d'));
  ink.drawImage(bitmap, 0, 0);
  const pixels = new Uint32Array(ink.getImageData(0, 0, width, height).data.buffer);
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const part = (/** @type {number} */ pixel, /** @type {number} */ at) => (pixel >>> (8 * at)) & 255;
  const range = (/** @type {number[]} */ box) => {
    const spread = [0, 1, 2].map((at) => {
      let [low, high] = [255, 0];
      for (const pixel of box) [low, high] = [Math.min(low, part(pixel, at)), Math.max(high, part(pixel, at))];
      return high - low;
    });
    const most = Math.max(...spread);
    const weight = Math.sqrt(box.reduce((sum, pixel) => sum + (counts.get(pixel) ?? 0), 0));
    return { box, at: spread.indexOf(most), worth: box.length > 1 ? most * weight : 0 };
  };
  let boxes = [range([...counts.keys()])];
  while (boxes.length < 256) {
    const { box, at, worth } = boxes.reduce((one, other) => (other.worth > one.worth ? other : one));
    if (worth === 0) break;
    box.sort((one, other) => part(one, at) - part(other, at));
    const middle = (part(box[0], at) + part(/** @type {number} */ (box.at(-1)), at)) / 2;
    const cut = Math.max(1, box.findIndex((pixel) => part(pixel, at) > middle));
    boxes = [...boxes.filter((one) => one.box !== box), range(box.slice(0, cut)), range(box.slice(cut))];
  }
  /** @type {Map<number, number>} */
  const index = new Map();
  const colours = boxes.map(({ box }, number) => {
    const weight = box.reduce((sum, pixel) => sum + (counts.get(pixel) ?? 0), 0);
    for (const pixel of box) index.set(pixel, number);
    return [0, 1, 2].map((at) => Math.round(box.reduce((sum, pixel) => sum + part(pixel, at) * (counts.get(pixel) ?? 0), 0) / weight));
  });
  const points = Uint8Array.from(pixels, (pixel) => index.get(pixel) ?? 0);
  let text = '';
  for (let from = 0; from < points.length; from += 32768) text += String.fromCharCode(...points.subarray(from, from + 32768));
  return { width, height, colours, points: btoa(text) };
}

/** @param {number} width @param {number} height @param {number[][]} colours @param {Buffer} points */
function written(width, height, colours, points) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) points.copy(rows, row * (width + 1) + 1, row * width, (row + 1) * width);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head), chunk('PLTE', Buffer.from(colours.flat())), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @param {string} name @param {Buffer} data */
function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}
