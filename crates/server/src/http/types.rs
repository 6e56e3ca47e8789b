//! What TypeScript knows of everything the page sends and receives. For `cargo xtask types` only.

use std::any::TypeId;
use std::collections::BTreeMap;

use bots::Level;
use engine::edition::Facts as Edition;
use ts_rs::{Config, TS, TypeVisitor};

use super::{account, facts, history, lessons, lobby, play, players, talk, tokens, webhook};
use crate::tables::presets::Ahead;
use crate::tables::ply_index::Mark;
use crate::refusal;
use crate::store::Line;

const HEAD: &str = "// Written by `cargo xtask types` from the Rust sources; not by hand.\n";

/// What is put together in place, and what has no type of its own.
const REST: &str = "
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
";

/// The text of `web/types/wire.d.ts`.
pub fn declarations() -> String {
    let mut all = Declared { config: Config::new().with_large_int("number"), types: BTreeMap::new() };
    all.visit::<facts::Whole<'static>>();
    all.visit::<Edition<'static>>();
    all.visit::<crate::tables::draft::Draft>();
    all.visit::<crate::tables::hint::Hint>();
    all.visit::<lessons::Taught>();
    all.visit::<Mark>();
    all.visit::<Line>();
    all.visit::<Ahead>();
    all.visit::<refusal::Wrong<'static>>();
    all.visit::<play::Asked>();
    all.visit::<players::Profile>();
    all.visit::<tokens::Token>();
    all.visit::<webhook::Shown>();
    all.visit_requests();
    let levels = Level::ALL.map(|level| format!("{:?}", level.word())).join(" | ");
    let types: Vec<String> = all.types.into_values().map(|(_, text)| text).collect();
    let text = format!("{HEAD}\n{}\nexport type Level = {levels};\n{REST}", types.join("\n"));
    text.replace("/**\n * ", "/** ").replace("\n */", " */")
}

/// Types by name.
struct Declared {
    config: Config,
    types: BTreeMap<String, (TypeId, String)>,
}

impl Declared {
    fn visit_requests(&mut self) {
        self.visit::<account::Named>();
        self.visit::<account::SignIn>();
        self.visit::<account::NewPassword>();
        self.visit::<account::Farewell>();
        self.visit::<tokens::Labelled>();
        self.visit::<webhook::Wanted>();
        self.visit::<lobby::Create>();
        self.visit::<lobby::Join>();
        self.visit::<lobby::Ready>();
        self.visit::<lobby::SetSeat>();
        self.visit::<play::Act>();
        self.visit::<play::Try>();
        self.visit::<lessons::Learned>();
        self.visit::<play::Undo>();
        self.visit::<play::Seated>();
        self.visit::<talk::Say>();
        self.visit::<history::Branch>();
    }
}

impl TypeVisitor for Declared {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            return;
        }
        let (name, id) = (T::ident(&self.config), TypeId::of::<T::WithoutGenerics>());
        if let Some((known, _)) = self.types.get(&name) {
            assert_eq!(*known, id, "two types are called {name}");
            return;
        }
        let docs = T::docs().unwrap_or_default();
        self.types.insert(name, (id, format!("{docs}export {}\n", T::decl(&self.config))));
        T::visit_dependencies(self);
    }
}
