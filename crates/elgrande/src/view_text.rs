//! A view as localized text.

use engine::board::Tile;
use engine::standing::Place;
use engine::{Player, Site, Standing, View};

use crate::game_text::GameText;
use crate::text_table::{Column, TextTable};

/// Formats a view.
pub struct ViewText<'a> {
    view: &'a View,
    text: GameText<'a>,
}

impl<'a> ViewText<'a> {
    /// A formatter for this view.
    pub fn new(view: &'a View, text: GameText<'a>) -> ViewText<'a> {
        ViewText { view, text }
    }

    /// The whole view.
    pub fn text(&self) -> String {
        let parts = [self.head(), self.sites(), self.players(), self.cards(), self.own()];
        let mut lines: Vec<_> = parts.into_iter().flatten().collect();
        lines.push(self.question());
        lines.join("\n").trim_end().to_owned() + "\n"
    }

    fn head(&self) -> Vec<String> {
        let (board, GameText(messages)) = (self.view.board(), self.text);
        let round = messages.format("log-round", [("round", board.round().into())]);
        let king = format!("{}: {}", messages.get("king"), self.text.place(board.king().word()));
        let start = format!("{}: {}", messages.get("start-marker"), self.text.player(board.start()));
        vec![format!("{round} · {king} · {start}")]
    }

    /// The column with the names of places and players.
    fn names(&self) -> Column {
        let sites = Site::ALL.into_iter().map(|site| self.text.place(site.word()));
        let players = self.view.board().colours().iter().map(|player| self.text.player(player));
        let longest = sites.chain(players).map(|name| name.chars().count()).max();
        Column::left(String::new(), longest.unwrap_or(0))
    }

    fn sites(&self) -> Vec<String> {
        let colours: Vec<_> = self.view.board().colours().iter().collect();
        let values = self.text.0.get("command-shown-values");
        let mut columns = vec![self.names(), Column::left(values, 6)];
        columns.extend(colours.iter().map(|colour| Column::right(self.text.player(*colour), 6)));
        columns.push(Column::left(String::new(), 0));
        let table = TextTable::new(columns);
        let row = |site: Site| {
            let [first, second, third] = self.view.bar(site);
            let named = [self.text.place(site.word()), format!("{first}/{second}/{third}")];
            let counts = colours.iter().map(|colour| self.count(site, *colour));
            let cells: Vec<_> =
                named.into_iter().chain(counts).chain([self.king_grandes_and_tiles(site)]).collect();
            table.row(&cells)
        };
        let rows = Site::ALL.into_iter().map(row);
        [table.head()].into_iter().chain(rows).chain([String::new()]).collect()
    }

    /// The caballeros of a colour; in the castillo they are only known with the memory aid.
    fn count(&self, site: Site, player: Player) -> String {
        match site.region() {
            Some(region) => count_text(self.view.board().caballeros(region, player)),
            None => self.view.castillo().map_or("?".to_owned(), |inside| count_text(inside[player])),
        }
    }

    fn king_grandes_and_tiles(&self, site: Site) -> String {
        let (board, GameText(messages)) = (self.view.board(), self.text);
        let king = (board.king() == site).then(|| messages.get("king"));
        let grandes = board.seats().iter().filter(|player| board.grande(*player) == Some(site));
        let grandes =
            grandes.map(|player| format!("{}: {}", messages.get("grande"), self.text.player(player)));
        let tiles = Tile::ALL.into_iter().filter(|tile| board.tile(*tile) == Some(site));
        let tiles = tiles.map(|_| messages.get("scoring-tile"));
        king.into_iter().chain(grandes).chain(tiles).collect::<Vec<_>>().join(", ")
    }

    fn players(&self) -> Vec<String> {
        let keys =
            ["province", "court", "command-shown-points", "power-cards", "modifiers", "command-shown-played"];
        let has_modifiers = self.view.board().variants().has_power_shift();
        let keys = keys.into_iter().filter(|key| has_modifiers || *key != "modifiers");
        let mut columns = vec![self.names()];
        columns.extend(keys.map(|key| Column::right(self.text.0.get(key), 4)));
        let table = TextTable::new(columns);
        let row = |player: Player| table.row(&self.player(player, has_modifiers));
        [table.head()].into_iter().chain(self.view.board().colours().iter().map(row)).collect()
    }

    fn player(&self, player: Player, has_modifiers: bool) -> Vec<String> {
        let (view, board) = (self.view, self.view.board());
        let mut cells = vec![self.text.player(player), board.province(player).to_string()];
        if board.seats().has(player) {
            let numbers = [board.court(player).to_string(), board.score(player).to_string()];
            cells.extend(numbers.into_iter().chain([view.powers_in_hand(player).to_string()]));
            cells.extend(has_modifiers.then(|| view.modifiers_in_hand(player).to_string()));
        } else {
            cells.resize(if has_modifiers { 6 } else { 5 }, String::new());
        }
        cells.push(board.played(player).map_or(String::new(), |played| played.to_string()));
        cells
    }

    fn cards(&self) -> Vec<String> {
        let (board, GameText(messages)) = (self.view.board(), self.text);
        let offers = board.offers().map(|offer| match offer.by {
            None => self.text.card(offer.card),
            Some(by) => format!("{} ({})", self.text.card(offer.card), self.text.player(by)),
        });
        let offers = offers.collect::<Vec<_>>().join(", ");
        let offered =
            (!offers.is_empty()).then(|| messages.format("command-shown-offers", [("cards", offers.into())]));
        let vetoes = board.vetoes();
        let vetoes =
            vetoes.map(|veto| format!("{}: {}", messages.get("card-veto"), self.text.player(veto.holder)));
        offered.into_iter().chain(vetoes).collect()
    }

    fn own(&self) -> Vec<String> {
        let Some(own) = self.view.own() else { return Vec::new() };
        let GameText(messages) = self.text;
        let powers = own.hand.iter().map(|power| power.to_string());
        let cards: Vec<_> = powers.chain(own.modifiers.iter().map(|modifier| modifier.to_string())).collect();
        let who = || self.text.player(own.player).into();
        let hand = messages.format("command-shown-hand", [("who", who()), ("cards", cards.join(" ").into())]);
        let disc = own.disc.map(|region| {
            let region = self.text.place(region.word()).into();
            messages.format("log-disc-set-own", [("who", who()), ("region", region)])
        });
        [hand].into_iter().chain(disc).collect()
    }

    fn question(&self) -> String {
        let GameText(messages) = self.text;
        let players = self.view.to_act();
        match self.view.decision() {
            Some(decision) => {
                messages.format("command-shown-question", [("decision", decision.to_string().into())])
            }
            None if players.is_empty() => places(self.view.standing(), self.text),
            None => {
                let players: Vec<_> = players.iter().map(|player| self.text.player(player)).collect();
                messages.format("command-shown-asked", [("players", players.join(", ").into())])
            }
        }
    }
}

fn count_text(count: u8) -> String {
    if count == 0 { ".".to_owned() } else { count.to_string() }
}

/// The players by score, one per line.
pub fn places(standing: Standing, text: GameText<'_>) -> String {
    let names = standing.iter().map(|place| text.player(place.player).chars().count());
    let width = names.max().unwrap_or(0);
    let line =
        |place: Place| format!("{}. {:width$} {:>3}\n", place.place, text.player(place.player), place.score);
    standing.iter().map(line).collect()
}
