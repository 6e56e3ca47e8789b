// Written by `cargo xtask types` from the Rust sources; not by hand.

export type Ability = "none" | "recruit" | "move-opposing" | "place-from-province";

/** A country at the border. */
export type Abroad = "france" | "portugal";

/** Who may come. */
export type Access = "public" | "invitation";

export type Act = { ply: number, seat?: string, actions: Array<string>, key?: string, };

export type AfterDiscs = { "then": "return", count: number | "all", } | { "then": "scatter" } | { "then": "score-once" };

/** What a seat has answered ahead; nothing at first. */
export type Ahead = { 
/** Whether announced special actions are cancelled. */
veto: VetoAhead, 
/** Regions for the secret disc of a general scoring: the first that is allowed. What a card asks a disc for, often what
 * its owner is to lose, is asked. */
disc: Array<string>, 
/** Where caballeros are returned from first: regions and `court`. */
returns: Array<string>, };

/** What a seat is asked, with every answer as text. */
export type Asked = { ply: number, seat: Player, decision: Decision | null, options: Array<string>, };

/** What began with a ply. */
export type Began = "round" | "turn" | "scoring" | "end";

export type Branch = { ply: number, seats: Array<string>, };

export type Card = "intrigue" | "conspiracy" | "ambush" | "march" | "upheaval" | "skirmish" | "exodus" | "militia" | "justice" | "withdrawal" | "civil-war" | "assassin" | "levy" | "disbandment" | "desertion" | "outposts" | "fiesta" | "revelation" | "strongholds" | "supremacy" | "heartland" | "hinterland" | "decree" | "empowerment" | "new-home" | "coup" | "summons" | "royal-adviser" | "your-majesty" | "representation" | "veto" | "rivalry" | "exile" | "entourage" | "country-seat" | "competition" | "revolt" | "infiltration" | "deputy";

export type CardFacts = { id: Card, set: CardSet, stack: number, 
/** How many may be placed: the lower half. */
number: number, copies: number, effects: Array<Effect>, };

export type CardSet = "base" | "alternative" | "regency";

/** Tally and points are there where the tally is shown. */
export type Castillo = { tally?: Partial<Record<Player, number>>, points?: Partial<Record<Player, number>>, grandes: Player[], tile: Tile | null, bar: [number, number, number], };

export type CastilloFacts = { bar: [number, number, number], };

/** Why caballeros go to court. */
export type Cause = "power" | "ability" | "card";

/** The kinds of refusals, as they are written. */
export type Code = "bad-request" | "bad-json" | "bad-media" | "too-large" | "not-signed-in" | "wrong-password" | "cross-site" | "forbidden" | "not-found" | "bad-method" | "name-taken" | "bad-name" | "bad-password" | "bad-table" | "bad-record" | "bad-edition" | "bad-seat" | "bad-webhook" | "wrong-phase" | "seat-taken" | "not-ready" | "stale" | "bad-action" | "out-of-turn" | "illegal" | "past-checkpoint" | "nothing-to-undo" | "undo-refused" | "key-used" | "not-over" | "no-hints" | "not-yet" | "too-many" | "unavailable" | "broken";

export type Counted = { games: number, wins: number, left: number, mean_place: number | null, };

/** A table somebody wants. */
export type Create = { 
/** For each seat `me`, `open` or a bot's level. */
seats: Array<string>, variants?: Array<string>, pace?: Pace, undo?: UndoTerms, access?: Access, hints: boolean, 
/** The text of an edition. */
edition?: string, 
/** A game to look at or play on, instead of a new deal. */
record?: string, 
/** Begin at once. */
start: boolean, };

export type Crowd = { caballeros: Partial<Record<Player, number>>, 
/** What each colour would get were it scored now. */
points: Partial<Record<Player, number>>, grandes: Player[], tile: Tile | null, bar: [number, number, number], };

/** A question to one player. It is kept to two machine words: a playout passes it around at every step. */
export type Decision = { "kind": "pass", modifiers: Modifier[], } | { "kind": "play" } & Plays | { "kind": "take", most: number, cause: Cause, } | { "kind": "fetch", regions: Region[], left: number, cause: Cause, } | { "kind": "choose", cards: Card[], } | { "kind": "use", special: boolean, sites: Site[], left: number, } | { "kind": "place", sites: Site[], left: number, from: Supply, } | { "kind": "veto", card: Card, by: Player, } | { "kind": "branch", branches: number, } | { "kind": "move", 
/** Owners and regions. */
sources: Partial<Record<Player, (Region | "court")[]>>, 
/** Where they may go. */
targets: Site[], 
/** How many more of the own. */
own: number, 
/** How many more of opponents. */
opposing: number, 
/** How many more of any colour. */
any: number, 
/** Must one be moved (ENT-1)? */
must: boolean, } | { "kind": "name", regions: Region[], purpose: Naming, } | { "kind": "king", places: King[], } | { "kind": "tile", low: Site[], high: Site[], } | { "kind": "grande", regions: Region[], } | { "kind": "recall", powers: number[], modifiers: Modifier[], } | { "kind": "disc", regions: Region[], } | { "kind": "return", sources: Partial<Record<Player, (Region | "court")[]>>, left: number, } | { "kind": "swap", players: Player[], };

/** What would be, for the player who asks. A law of the engine says that nothing hidden is in it. */
export type Draft = { 
/** None where something hidden would be shown. */
view: View | null, events: Array<Event>, 
/** Every next answer of this player. */
options: Array<string>, ply: number, 
/** How many actions it has. */
actions: number, 
/** Does the last one reach a checkpoint: must somebody else act then, or is something hidden shown? */
ends: boolean, };

/** An edition as used by a table of a given number of players. */
export type Edition = { name: string, 
/** In the order of a general scoring. */
regions: Array<RegionFacts>, castillo: CastilloFacts, tiles: Array<TileFacts>, powers: Array<PowerFacts>, modifiers: Array<ModifierFacts>, cards: Array<CardFacts>, };

/** An effect with a name for every part. */
export type Effect = { "effect": "move", own: number | "all", opposing: number | "all", any: number | "all", from: Origin, } | { "effect": "place-from-court", count: number | "all", } | { "effect": "score" } & Scored | { "effect": "return" } & Returned | { "effect": "discs" } & AfterDiscs | { "effect": "move-king", to: KingTo, along: number | "all", } | { "effect": "move-tile" } | { "effect": "move-grande" } | { "effect": "recall-power" } | { "effect": "recruit", count: number | "all", } | { "effect": "lock-up-grandes" } | { "effect": "swap-king-with-grande" } | { "effect": "infiltrate" } | { "effect": "veto" } | { "effect": "one-of", effects: Array<Effect>, };

/** One thing that happened. */
export type Event = { "event": "passed", player: Player, modifier: Private<Modifier>, } | { "event": "received", player: Player, modifier: Private<Modifier>, } | { "event": "round-began", round: number, } | { "event": "dummy-placed", region: Region, count: number, } | { "event": "revealed", card: Card, } | { "event": "played", player: Player, played: Played, } | { "event": "turn-began", player: Player, } | { "event": "took", player: Player, count: number, } | { "event": "fetched", player: Player, region: Region, } | { "event": "chose", player: Player, card: Card, } | { "event": "announced", player: Player, card: Card, } | { "event": "allowed", player: Player, } | { "event": "vetoed", player: Player, card: Card, } | { "event": "placed", player: Player, from: Supply, to: Site, } | { "event": "moved", player: Player, from: Region, to: Site, } | { "event": "named", player: Player, region: Region, } | { "event": "branched", player: Player, branch: number, } | { "event": "returned", player: Player, from: Region | null, count: number, } | { "event": "king-moved", from: King, to: King, } | { "event": "grande-moved", player: Player, to: Site, } | { "event": "tile-moved", tile: Tile, from: Site | null, to: Site, } | { "event": "recalled", player: Player, kind: PowerCardKind, card: Private<PowerCard>, } | { "event": "infiltrated", player: Player, } | { "event": "veto-laid", player: Player, } | { "event": "veto-ended", player: Player, } | { "event": "disc-set", player: Player, region: Private<Region>, } | { "event": "disc-turned", player: Player, region: Region, } | { "event": "castillo-opened", tally: Partial<Record<Player, number>>, } | { "event": "left-castillo", player: Player, count: number, to: Region | null, } | { "event": "scored", player: Player, site: Site, points: number, king: boolean, grande: boolean, } | { "event": "scoring-began", round: number, } | { "event": "turn-ended", player: Player, } | { "event": "discarded", card: Card, } | { "event": "start-marker", player: Player, } | { "event": "game-over" };

/** The message for any language: a key of `locales/`, its arguments, and the line of the text that is at fault. */
export type Explained = { key: string, values: Record<string, string | number>, line?: number, };

export type Farewell = { password?: string, };

/** A game for one viewer. */
export type Game = { view: View, 
/** How many entries the log has. */
ply: number, checkpoint: number, asked: Player[], over: boolean, 
/** The seat it is seen from; a spectator has none. */
seat: Player | null, 
/** What happened since, as this viewer was told. */
notices: Array<Notice>, };

export type Hand = { player: Player, hand: number[], discard: number[], modifiers: Modifier[], spent: Modifier[], passing: Modifier | null, disc: Region | null, };

/** What to do next, after the actions of a draft. */
export type Hint = { ply: number, 
/** How many actions the draft has. */
actions: number, 
/** At most three, the best first; none where nothing is asked then. */
ideas: Array<HintedIdea>, };

/** Something one could do. */
export type HintedIdea = { action: string, 
/** How many points one may expect to end before the best opponent, and how likely one is to win; not known where
 * there is nothing to choose. */
margin: number | null, win: number | null, 
/** How much of the thought went there, 0 to 1. */
share: number, };

export type Join = { seat?: string, invitation?: string, };

export type King = "galicia" | "navarra" | "aragon" | "cataluna" | "castilla" | "toledo" | "valencia" | "sevilla" | "granada" | "castillo" | "france" | "portugal";

export type KingTo = "any-region" | "adjacent" | "fewest" | "abroad" | "castillo";

export type Labelled = { label: string, };

/** A veto lying before a player (VET-3). */
export type LaidVeto = { 
/** Who may use it. */
holder: Player, 
/** At how many ends of a round it is still there: 2 in the round it was taken, 1 in the next. */
rounds: number, };

/** What a learner has played, and what they would play now. */
export type Learned = { played: Array<string>, actions?: Array<string>, };

/** A lesson as far as a learner has come. */
export type Lesson = { name: string, 
/** How many tasks are done. */
task: number, tasks: number, 
/** What the learner has played, to be sent again. */
played: Array<string>, table: { players: number, seats: Seat[] }, game: Game, };

/** Something that was said. */
export type Line = { 
/** Its number in its room, from 1. */
line: number, 
/** Where. */
room: "players" | "watchers", 
/** By whom. */
user_id: string, 
/** As they were called then. */
name: string, 
/** What. */
text: string, 
/** When. */
at: number, };

/** A tile: beside the board if nowhere. */
export type Lying = { values: [number, number, number], at: Site | null, };

/** One ply. What does not apply is left out. */
export type Mark = { ply: number, 
/** The round it led to; none before the first. */
round: number | null, 
/** Who acted. */
player?: Player, 
/** Whose turn began. */
turn?: Player, 
/** What began: a reader may want to leap here. */
began?: Array<Began>, 
/** The ply whose position the game went back to. */
undo?: number, 
/** Was it taken back later? */
undone: boolean, 
/** Everybody's points after it, where they changed. */
scores?: Record<Player, number>, };

export type Modifier = "+1" | "-1" | "+2" | "-2";

export type ModifierFacts = { id: Modifier, value: number, copies: number, ability: Ability, };

export type Named = { name: string, };

/** What a region is named for. */
export type Naming = "score" | { "leave": { own: number, opposing: number, any: number, } } | "scatter";

export type NewPassword = { old?: string, new: string, };

export type NewWebhook = { url: string, };

/** What a viewer is told of one ply. */
export type Notice = { ply: number, at: number, player?: Player, 
/** The ply whose position the game went back to. */
undo?: number, events: Array<Event>, };

/** A face-up action card of this round. */
export type Offer = { 
/** The card. */
card: Card, 
/** The player who took it, if any. */
by: Player | null, };

export type Origin = "anywhere" | "one-region";

/** How much time there is. */
export type Pace = { "kind": "free" } | { "kind": "live", 
/** What everybody begins with. */
bank: number, 
/** What is added whenever one has answered. */
increment: number, } | { "kind": "turns", 
/** How many. */
hours: number, };

/** How far a table has come. */
export type Phase = "open" | "playing" | "over" | "closed";

/** One player's place. Equal scores share a place, and the places after it are left out (FIN-1). */
export type Place = { 
/** Whose. */
player: Player, 
/** From 1. */
place: number, 
/** The points it is for. */
score: number, };

/** What a player played in phase 2: a power card, perhaps with a modifier. */
export type Played = { 
/** The power card. */
power: number, 
/** The modifier played with it. */
modifier: Modifier | null, };

export type Player = "red" | "blue" | "green" | "orange" | "purple" | "dummy";

export type Plays = { plain: number[] } & { [modifier in Modifier]?: number[] };

/** A power card or a modifier. */
export type PowerCard = { "power": number } | { "modifier": Modifier };

/** Which of the two kinds of cards came back: the backs differ, so this is public. */
export type PowerCardKind = "power" | "modifier";

export type PowerFacts = { value: number, 
/** How many it brings to court. */
caballeros: number, };

/** Something only its owner may see. */
export type Private<T> = T | null;

/** A player, as everybody may see one. */
export type Profile = { rating: Rated | null, people: Counted, bots: Counted, latest: Array<Result>, id: string, name: string, guest: boolean, created: number, };

/** A wish to go back beyond the last checkpoint. */
export type Proposal = { 
/** The ply at which it was made; any other ply ends it. */
ply: number, 
/** The ply to go back to. */
to: number, 
/** The users who agree. */
agreed: Array<string>, };

/** The decision's own fields, and how many answers there are. */
export type Question = { options: number, } & ({ "kind": "pass", modifiers: Modifier[], } | { "kind": "play" } & Plays | { "kind": "take", most: number, cause: Cause, } | { "kind": "fetch", regions: Region[], left: number, cause: Cause, } | { "kind": "choose", cards: Card[], } | { "kind": "use", special: boolean, sites: Site[], left: number, } | { "kind": "place", sites: Site[], left: number, from: Supply, } | { "kind": "veto", card: Card, by: Player, } | { "kind": "branch", branches: number, } | { "kind": "move", 
/** Owners and regions. */
sources: Partial<Record<Player, (Region | "court")[]>>, 
/** Where they may go. */
targets: Site[], 
/** How many more of the own. */
own: number, 
/** How many more of opponents. */
opposing: number, 
/** How many more of any colour. */
any: number, 
/** Must one be moved (ENT-1)? */
must: boolean, } | { "kind": "name", regions: Region[], purpose: Naming, } | { "kind": "king", places: King[], } | { "kind": "tile", low: Site[], high: Site[], } | { "kind": "grande", regions: Region[], } | { "kind": "recall", powers: number[], modifiers: Modifier[], } | { "kind": "disc", regions: Region[], } | { "kind": "return", sources: Partial<Record<Player, (Region | "court")[]>>, left: number, } | { "kind": "swap", players: Player[], });

export type Rated = { value: number, uncertainty: number, games: number, };

export type Ready = { ready: boolean, };

export type Region = "galicia" | "navarra" | "aragon" | "cataluna" | "castilla" | "toledo" | "valencia" | "sevilla" | "granada";

export type RegionFacts = { id: Region, bar: [number, number, number], neighbours: Region[], borders: Array<Abroad>, };

export type Result = { table: string, ended: number, seats: number, place: number, points: number, left: boolean, rating: number | null, };

export type Returned = { "how": "own-choice", count: number | "all", } | { "how": "from-court", count: number | "all", } | { "how": "one-of-each" };

/** The fields of the round marker (SHT-1), and those after which a general scoring is held. */
export type Rounds = { all: Array<number>, last: number, scorings: Array<number>, };

export type Say = { text: string, };

/** Both values of a range belong to it. */
export type Scored = { "what": "chosen" } | { "what": "first-value", least: number, most: number, } | { "what": "castillo" } | { "what": "sole-first" } | { "what": "most" } | { "what": "fewest" };

export type Seat = { seat: Player, kind: "open" | "person" | "bot" | "stand-in", user: string | null, name: string | null, level: Level | null, ready: boolean, present: boolean, 
/** How many milliseconds are left, where time is set. */
left: number | null, };

export type Seated = { seat?: string, };

export type SetSeat = { seat: string, 
/** `me`, `open` or a bot's level. */
holder: string, };

export type SignIn = { name: string, password: string, };

export type Site = "galicia" | "navarra" | "aragon" | "cataluna" | "castilla" | "toledo" | "valencia" | "sevilla" | "granada" | "castillo";

export type Standing = { final: boolean, places: Place[] };

/** Where placed caballeros come from. */
export type Supply = "court" | "province";

/** A table, for one caller. */
export type Table = { id: string, phase: Phase, owner: string, terms: Terms, edition: string, origin: string | null, next: string | null, created: number, ended: number | null, version: number, ply: number, asked: Player[], seats: Array<Seat>, 
/** The seats of the caller. */
yours: Array<Player>, 
/** Told to those at the table. */
invitation?: string, proposal: Proposal | null, 
/** Told to everybody once the game is over. */
seed?: string, };

/** The terms of a table, as they are stored and sent. */
export type Terms = { 
/** How many play. */
players: number, 
/** The words of the variants, memory aid included. */
variants: Array<string>, 
/** How much time there is. */
pace: Pace, 
/** How far one may go back. */
undo: UndoTerms, 
/** Who may come. */
access: Access, 
/** May one ask what a strong bot would do, where only bots play against one? */
hints: boolean, };

export type Tile = "low" | "high";

export type TileFacts = { id: Tile, bar: [number, number, number], };

export type Tiles = { low: Lying, high: Lying, };

export type Token = { id: string, label: string, created: number, token?: string, };

/** Actions that are not played yet; there may be none. */
export type Try = { ply: number, seat?: string, actions: Array<string>, };

export type Undo = { ply: number, 
/** The ply to go back to; the last checkpoint if none is named. */
to?: number, };

/** How far one may go back. */
export type UndoTerms = "consent" | "checkpoint" | "never";

/** The variants in play. */
export type Variants = { short: boolean, regency: boolean, power_shift: boolean, merged: boolean, memory_aid: boolean, alternatives: Array<Card>, };

/** Whether announced special actions are cancelled. */
export type VetoAhead = "ask" | "never" | { "on": Array<string> };

/** The whole view. Maps by colour have a key for every colour they are about. */
export type View = { edition: string, variants: Variants, players: Player[], round: number, rounds: Rounds, king: King, regions: Record<Region, Crowd>, castillo: Castillo, tiles: Tiles, courts: Record<Player, number>, provinces: Record<Player, number>, scores: Record<Player, number>, start: Player, played: Record<Player, Played | null>, turn: Player | null, waiting: Array<Player>, offers: Array<Offer>, chosen: Card | null, infiltrating: boolean, vetoes: Array<LaidVeto>, discard: Array<Card>, stacks: Array<number>, region_cards: Array<Region>, hands: Record<Player, number>, modifiers: Record<Player, number>, asked: Player[], standing: Standing, own: Hand | null, decision: Question | null, };

export type Webhook = { url: string, created: number, secret?: string, };

/** A table and its game, for one caller. */
export type Whole = { table: Table, game: Game | null, };

export type Wrong = { code: Code, message: string, rule?: string, because?: Explained, };

export type Level = "random" | "squire" | "caballero" | "grande" | "master";

/** Whatever is refused; the game as it is now stands beside it where that helps. */
export type Refusal = { error: Wrong, game?: Game };

/** `GET /api`. */
export type About = { name: string, version: string, rules: number, levels: Level[], variants: string[] };

/** `GET /api/tables`. */
export type Tables = { tables: Table[] };

/** `POST /api/tables`: what is left out is as usual. */
export type NewTable = Partial<Create>;

/** `GET /api/tables/{id}/chat`. */
export type Lines = { lines: Line[] };

/** `GET /api/players/{id}/against/{other}`. */
export type Against = {
  player: { id: string, name: string }, other: { id: string, name: string },
  games: number, ahead: number, level: number, behind: number,
};

/** `GET /api/lessons`. */
export type Lessons = { lessons: { name: string, rules: string[], tasks: number }[] };

/** `POST /api/me/webhook/test`. */
export type WebhookTest = { taken: boolean, reason: string | null };

/** The events of `/api/tables/{id}/stream`, by name. */
export type TableEvents = { table: Whole, chat: Line, presence: { present: Player[] } };

/** The events of `/api/me/stream`, by name. */
export type PersonalEvents = { awaited: { tables: string[] } };
