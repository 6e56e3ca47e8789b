/** Games on this device: new, running and finished ones; and whether the page works in flight mode. */

import { isOnline } from '../api/reach.js';
import { hasServer } from '../lib/address.js';
import { confirmDialog } from '../components/confirm-dialog.js';
import { errorText } from '../components/error-text.js';
import { errorMessage } from '../components/fields.js';
import { pageTitle } from '../components/page-title.js';
import { saveRecord } from '../components/record-link.js';
import { requestState } from '../components/request-state.js';
import { tableList } from '../components/table-list.js';
import { formatTime, loadMore, t } from '../i18n/messages.js';
import { h } from '../lib/dom.js';
import { deleteDeviceGame, listDeviceGames } from '../state/device-games.js';
import { uploadGame } from '../state/game-copies.js';
import { install, installOffer } from '../state/install-offer.js';
import { flight, prepareFlight } from '../state/installation.js';
import { startDeviceGame } from '../state/quick-game.js';

/**
 * @import { ListedTable } from '../../types/wire.js'
 * @import { Child } from '../lib/dom.js'
 * @import { PageContext } from '../lib/navigation.js'
 * @import { RequestState } from '../components/request-state.js'
 * @import { DeviceTable } from '../state/device-games.js'
 *
 * @typedef {{ tables: DeviceTable[] | undefined, failed: string, deleting: DeviceTable | null }} Shown
 * @typedef {{ shown: Shown, status: RequestState, page: PageContext, look: () => Promise<void> }} Props
 */

/** @type {import('../lib/navigation.js').PageFactory} */
export default async function device(page) {
  await loadMore('device');
  /** @type {Shown} */
  const shown = { tables: undefined, failed: '', deleting: null };
  const look = async () => {
    [shown.tables, shown.failed] = await listDeviceGames().then((tables) => /** @type {const} */ ([tables, '']), (error) => /** @type {const} */ ([shown.tables, errorText(error)]));
    page.redraw();
  };
  const props = { shown, status: requestState(page.redraw), page, look };
  const stops = [flight.watch(page.redraw), installOffer.watch(page.redraw)];
  prepareFlight();
  look();
  return {
    title: () => pageTitle(t('device-title')),
    view: () => h('div', { class: 'pages device' },
      h('h1', null, t('device-title')),
      h('p', { class: 'intro' }, t('device-lead')),
      begin(props),
      errorMessage(props.status.refused()),
      games(props, 'going'), games(props, 'finished'),
      hasServer && h('p', { class: 'hint' }, t('device-upload-hint')),
      flightState(),
      deleteDialog(props)),
    close: () => stops.forEach((stop) => stop()),
  };
}

/** @param {Props} props */
function begin({ status, page }) {
  return h('p', { class: 'row' },
    h('button', { class: 'main big', disabled: status.busy() !== '', onclick: () => status.run('play', () => startDeviceGame(page)) }, t(status.busy() === 'play' ? 'start-dealing' : 'start-play')),
    h('a', { class: 'button big', href: '/new?device' }, t('device-options')));
}

/** @param {Props} props @param {'going' | 'finished'} part */
function games(props, part) {
  const { tables, failed } = props.shown;
  const some = tables?.filter(({ phase }) => (phase === 'over') === (part === 'finished'));
  const none = h('p', null, t(part === 'going' ? 'device-none' : 'device-none-finished'));
  const more = (/** @type {ListedTable} */ table) => buttons(props, /** @type {DeviceTable} */ (table));
  return h('section', { class: 'sheet', key: part, 'aria-labelledby': `device-${part}` },
    h('h2', { id: `device-${part}` }, t(`mine-${part}`)), tableList(some, none, { failed, most: Infinity, more }));
}

/** @param {Props} props @param {DeviceTable} table @returns {Child} */
function buttons({ shown, status, page, look }, table) {
  const when = formatTime(table.created);
  const place = table.phase === 'over' ? 'result' : 'table';
  const upload = () => status.run('upload', async () => page.go(`/${place}/${(await uploadGame(table)).id}`));
  const forget = () => {
    shown.deleting = table;
    page.redraw();
  };
  const button = (/** @type {'export' | 'upload' | 'delete'} */ name, /** @type {() => void} */ act) =>
    h('button', { key: name, class: 'quiet', disabled: status.busy() !== '', 'aria-label': t(`device-${name}-label`, { when }), onclick: act }, t(`device-${name}`));
  return h('div', { class: 'row glance-buttons', key: 'buttons' },
    button('export', () => status.run('export', () => saveRecord(table.id))),
    table.uploaded !== null ? hasServer && h('a', { key: 'uploaded', href: `/${place}/${table.uploaded}` }, t('device-uploaded')) : isOnline() && button('upload', upload),
    button('delete', forget));
}

/** @param {Props} props */
function deleteDialog({ shown, status, page, look }) {
  const { deleting } = shown;
  if (deleting === null) return null;
  const close = () => {
    shown.deleting = null;
    page.redraw();
  };
  const act = () => status.run('delete', async () => {
    await deleteDeviceGame(deleting.id);
    close();
    await look();
  });
  return confirmDialog({ title: t('device-delete-title'), text: t('device-delete-text'), yes: t('device-delete'), act, close, refused: status.refused(), busy: status.busy() !== '' });
}

/** @type {Record<string, 'device-ready' | 'device-saving' | 'device-no-flight'>} */
const FLIGHT = { ready: 'device-ready', saving: 'device-saving', impossible: 'device-no-flight' };

function flightState() {
  const text = FLIGHT[flight.get()];
  return h('p', { class: 'row flight', key: 'flight', role: 'status', dataset: { flight: flight.get() } },
    text && h('span', { class: 'faint' }, t(text)),
    installOffer.get() !== null && h('button', { onclick: install }, t('device-install')));
}
