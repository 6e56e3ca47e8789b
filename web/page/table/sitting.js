/** Being at a table: what is known of it, what was heard, what is drafted. It draws nothing. */

import { draft } from '../decide/draft.js';
import { shared } from '../lib/same.js';
import { soon } from '../lib/soon.js';
import { ask, table } from '../source/http.js';
import { deeds } from './deeds.js';

/**
 * @typedef {import('../source/source.js').Tabled} Tabled
 * @typedef {import('../../types/wire.js').Notice} Notice
 * @typedef {import('../source/source.js').ChatLine} ChatLine
 * @typedef {Awaited<ReturnType<typeof sit>>} Sitting
 *
 * @typedef {object} Ears  who is told what
 * @property {() => void} redraw
 * @property {(notices: Notice[], before: Tabled) => void} happened
 */

/** Editions never change: each is asked for once. @type {Map<string, Promise<any>>} */
const editions = new Map();

/** What is printed, with the side of the board for that many. @param {string} id @param {number} [players] */
export function edition(id, players = 4) {
  const path = `/editions/${encodeURIComponent(id)}?players=${players}`;
  if (!editions.has(path)) editions.set(path, ask('GET', path));
  return /** @type {Promise<any>} */ (editions.get(path));
}

/**
 * Sits down, or stands beside it.
 * @param {string} id
 * @param {Ears} ears
 */
export async function sit(id, ears) {
  const source = table(id);
  const sitting = {
    id,
    source,
    deeds: deeds(id),
    draft: draft(source, ears.redraw),
    tabled: /** @type {Tabled} */ (await source.look()),
    edition: /** @type {any} */ (null),
    notices: /** @type {Notice[]} */ ([]),
    lines: /** @type {ChatLine[]} */ ([]),
    line: /** @type {'live' | 'lost' | 'healed'} */ ('live'),
    /** When what is known was heard: clocks go on from there. */
    heard: performance.now(),
    /** Why the last wish was not granted. @type {any} */
    refused: null,
    get game() { return sitting.tabled.game; },
    get seat() { return sitting.tabled.game?.seat ?? null; },
    get yours() { return sitting.tabled.table.yours; },
    /** Our seats that no bot plays for us. */
    get ours() { return sitting.tabled.table.seats.filter(({ seat, kind }) => kind === 'person' && sitting.yours.includes(seat)).map(({ seat }) => seat); },
    /** Does nobody here play? */
    get watching() { return sitting.yours.length === 0; },
    /** @param {string} [seat] */
    look: (seat) => look(seat),
    wish,
    close: () => followed?.close(),
  };
  /** @type {import('../source/source.js').Followed | undefined} */
  let followed;
  /** What is heard is taken in one after the other, and not from a seat that was left. */
  let [turn, visit] = [Promise.resolve(), 0];
  /** The seat we asked to look from. @type {string | undefined} */
  let named;

  /** Looks anew, from that seat from now on. @param {string} [seat] */
  const look = async (seat) => attend(await source.look(seat), seat);

  /** Everything is fetched before anything is changed. @param {Tabled} tabled @param {string} [seat] */
  async function attend(tabled, seat) {
    const { table: { edition: printed, terms }, game } = tabled;
    const [facts, notices] = await Promise.all([edition(printed, terms.players), game ? told(0, game.seat) : []]);
    const mine = ++visit;
    named = seat;
    followed?.close();
    Object.assign(sitting, { tabled, edition: facts, notices, lines: [], heard: performance.now() });
    sitting.draft.renew(tabled);
    const hears = gathered((news) => {
      turn = turn.then(() => (mine === visit ? hear(news) : undefined)).catch(() => undefined);
    });
    followed = source.follow({ table: hears, chat, presence, line }, seat);
    ears.redraw();
  }

  /** @param {number} from @param {string | null} seat @returns {Promise<Notice[]>} */
  const told = async (from, seat) => (await source.told(from, seat ?? undefined)).notices;

  /** @param {Tabled} news */
  async function hear(news) {
    const tabled = shared(sitting.tabled, news);
    const first = asked(tabled);
    if (first !== undefined && named === undefined) return look(first);
    const [before, mine] = [sitting.tabled, visit];
    const fresh = await unheard(tabled);
    if (mine !== visit) return;
    sitting.tabled = tabled;
    sitting.heard = performance.now();
    sitting.notices = fresh.length > 0 ? sitting.notices.concat(fresh) : sitting.notices;
    sitting.draft.renew(tabled);
    if (fresh.length > 0) ears.happened(fresh, before);
    ears.redraw();
  }

  /** What is new to us, also what the stream left out. @param {Tabled} tabled */
  async function unheard(tabled) {
    const last = sitting.notices.at(-1)?.ply ?? -1;
    const fresh = (tabled.game?.notices ?? []).filter(({ ply }) => ply > last);
    const whole = tabled.game === null || tabled.game.ply <= last || fresh[0]?.ply === last + 1;
    return whole ? fresh : (await told(last + 1, tabled.game?.seat ?? null)).filter(({ ply }) => ply > last);
  }

  /** @param {ChatLine} said */
  function chat(said) {
    if (sitting.lines.some(({ line, room }) => line === said.line && room === said.room)) return;
    sitting.lines = [...sitting.lines, said];
    ears.redraw();
  }

  /** @param {string[]} present */
  function presence(present) {
    const seats = sitting.tabled.table.seats.map((seat) => ({ ...seat, present: present.includes(seat.seat) }));
    sitting.tabled = { ...sitting.tabled, table: { ...sitting.tabled.table, seats } };
    ears.redraw();
  }

  /** @param {'live' | 'lost'} state */
  function line(state) {
    if (state === 'live' && sitting.line === 'lost') heal();
    else if (state === 'lost') sitting.line = 'lost';
    ears.redraw();
  }

  function heal() {
    sitting.line = 'healed';
    setTimeout(() => {
      if (sitting.line === 'healed') sitting.line = 'live';
      ears.redraw();
    }, 4000);
  }

  /**
   * Asks for something; what is refused is shown and has changed nothing.
   * @template T
   * @param {Promise<T>} asked
   * @returns {Promise<T | undefined>}
   */
  async function wish(asked) {
    sitting.refused = null;
    try {
      return await asked;
    } catch (error) {
      sitting.refused = error;
    } finally {
      ears.redraw();
    }
  }

  const first = asked(sitting.tabled);
  await (first === undefined || first === sitting.seat ? attend(sitting.tabled, first) : look(first));
  return sitting;
}

/**
 * What comes between two frames is told once, with all its notices.
 * @param {(tabled: Tabled) => void} tell
 */
function gathered(tell) {
  /** @type {Tabled[]} */
  let burst = [];
  const flush = () => {
    const [last, notices] = [/** @type {Tabled} */ (burst.at(-1)), burst.flatMap(({ game }) => game?.notices ?? [])];
    burst = [];
    tell(last.game ? { ...last, game: { ...last.game, notices } } : last);
  };
  return (/** @type {Tabled} */ tabled) => {
    if (burst.push(tabled) === 1) soon(flush);
  };
}

/**
 * The seat of ours to look from: one that is asked, else the first. Somebody with one seat names none, and nobody does before the
 * game: the owner may free the named seat, and nothing more would be heard.
 * @param {Tabled} tabled
 */
function asked({ table: { yours, asked }, game }) {
  if (game === null || yours.length < 2) return undefined;
  return yours.find((seat) => asked.includes(seat)) ?? yours[0];
}
