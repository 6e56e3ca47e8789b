//! A view, for people: the table as one of them sees it, in plain text and in their language.

use engine::board::Tile;
use engine::standing::Place;
use engine::{Player, Site, Standing, View};

use crate::grid::{Column, Grid};
use crate::telling::Teller;

/// Shows a table, a few lines.
pub struct Shown<'a> {
    view: &'a View,
    teller: Teller<'a>,
}

impl<'a> Shown<'a> {
    /// That one, in the words of this teller.
    pub fn new(view: &'a View, teller: Teller<'a>) -> Shown<'a> {
        Shown { view, teller }
    }

    /// All of it.
    pub fn text(&self) -> String {
        let parts = [self.head(), self.sites(), self.players(), self.cards(), self.own()];
        let mut lines: Vec<_> = parts.into_iter().flatten().collect();
        lines.push(self.question());
        lines.join("\n").trim_end().to_owned() + "\n"
    }

    fn head(&self) -> Vec<String> {
        let (board, Teller(words)) = (self.view.board(), self.teller);
        let round = words.fill("log-round", [("round", board.round().into())]);
        let king = format!("{}: {}", words.say("king"), self.teller.name(board.king().word()));
        let start = format!("{}: {}", words.say("start-marker"), self.teller.player(board.start()));
        vec![format!("{round} · {king} · {start}")]
    }

    /// A column for places and players.
    fn names(&self) -> Column {
        let sites = Site::ALL.into_iter().map(|site| self.teller.name(site.word()));
        let players = self.view.board().colours().iter().map(|player| self.teller.player(player));
        let longest = sites.chain(players).map(|name| name.chars().count()).max();
        Column::left(String::new(), longest.unwrap_or(0))
    }

    fn sites(&self) -> Vec<String> {
        let colours: Vec<_> = self.view.board().colours().iter().collect();
        let values = self.teller.0.say("command-shown-values");
        let mut columns = vec![self.names(), Column::left(values, 6)];
        columns.extend(colours.iter().map(|colour| Column::right(self.teller.player(*colour), 6)));
        columns.push(Column::left(String::new(), 0));
        let grid = Grid::new(columns);
        let row = |site: Site| {
            let [first, second, third] = self.view.bar(site);
            let named = [self.teller.name(site.word()), format!("{first}/{second}/{third}")];
            let counts = colours.iter().map(|colour| self.count(site, *colour));
            let cells: Vec<_> = named.into_iter().chain(counts).chain([self.besides(site)]).collect();
            grid.row(&cells)
        };
        let rows = Site::ALL.into_iter().map(row);
        [grid.head()].into_iter().chain(rows).chain([String::new()]).collect()
    }

    /// How many of a colour stand there; in the castillo only the memory aid tells.
    fn count(&self, site: Site, player: Player) -> String {
        match site.region() {
            Some(region) => shown(self.view.board().caballeros(region, player)),
            None => self.view.castillo().map_or("?".to_owned(), |inside| shown(inside[player])),
        }
    }

    fn besides(&self, site: Site) -> String {
        let (board, Teller(words)) = (self.view.board(), self.teller);
        let king = (board.king() == site).then(|| words.say("king"));
        let grandes = board.seats().iter().filter(|player| board.grande(*player) == Some(site));
        let grandes =
            grandes.map(|player| format!("{}: {}", words.say("grande"), self.teller.player(player)));
        let tiles = Tile::ALL.into_iter().filter(|tile| board.tile(*tile) == Some(site));
        let tiles = tiles.map(|_| words.say("scoring-tile"));
        king.into_iter().chain(grandes).chain(tiles).collect::<Vec<_>>().join(", ")
    }

    fn players(&self) -> Vec<String> {
        let keys =
            ["province", "court", "command-shown-points", "power-cards", "modifiers", "command-shown-played"];
        let has_modifiers = self.view.board().variants().has_power_shift();
        let keys = keys.into_iter().filter(|key| has_modifiers || *key != "modifiers");
        let mut columns = vec![self.names()];
        columns.extend(keys.map(|key| Column::right(self.teller.0.say(key), 4)));
        let grid = Grid::new(columns);
        let row = |player: Player| grid.row(&self.player(player, has_modifiers));
        [grid.head()].into_iter().chain(self.view.board().colours().iter().map(row)).collect()
    }

    fn player(&self, player: Player, has_modifiers: bool) -> Vec<String> {
        let (view, board) = (self.view, self.view.board());
        let mut cells = vec![self.teller.player(player), board.province(player).to_string()];
        if board.seats().has(player) {
            let figures = [board.court(player).to_string(), board.score(player).to_string()];
            cells.extend(figures.into_iter().chain([view.powers_in_hand(player).to_string()]));
            cells.extend(has_modifiers.then(|| view.modifiers_in_hand(player).to_string()));
        } else {
            cells.resize(if has_modifiers { 6 } else { 5 }, String::new());
        }
        cells.push(board.played(player).map_or(String::new(), |played| played.to_string()));
        cells
    }

    fn cards(&self) -> Vec<String> {
        let (board, Teller(words)) = (self.view.board(), self.teller);
        let offers = board.offers().map(|offer| match offer.by {
            None => self.teller.title(offer.card),
            Some(by) => format!("{} ({})", self.teller.title(offer.card), self.teller.player(by)),
        });
        let offers = offers.collect::<Vec<_>>().join(", ");
        let offered =
            (!offers.is_empty()).then(|| words.fill("command-shown-offers", [("cards", offers.into())]));
        let vetoes = board.vetoes();
        let vetoes =
            vetoes.map(|veto| format!("{}: {}", words.say("card-veto"), self.teller.player(veto.holder)));
        offered.into_iter().chain(vetoes).collect()
    }

    fn own(&self) -> Vec<String> {
        let Some(own) = self.view.own() else { return Vec::new() };
        let Teller(words) = self.teller;
        let powers = own.hand.iter().map(|power| power.to_string());
        let cards: Vec<_> = powers.chain(own.modifiers.iter().map(|modifier| modifier.to_string())).collect();
        let who = || self.teller.player(own.player).into();
        let hand = words.fill("command-shown-hand", [("who", who()), ("cards", cards.join(" ").into())]);
        let disc = own.disc.map(|region| {
            let region = self.teller.name(region.word()).into();
            words.fill("log-disc-set-own", [("who", who()), ("region", region)])
        });
        [hand].into_iter().chain(disc).collect()
    }

    fn question(&self) -> String {
        let Teller(words) = self.teller;
        let asked = self.view.to_act();
        match self.view.decision() {
            Some(decision) => {
                words.fill("command-shown-question", [("decision", decision.to_string().into())])
            }
            None if asked.is_empty() => places(self.view.standing(), self.teller),
            None => {
                let players: Vec<_> = asked.iter().map(|player| self.teller.player(player)).collect();
                words.fill("command-shown-asked", [("players", players.join(", ").into())])
            }
        }
    }
}

fn shown(count: u8) -> String {
    if count == 0 { ".".to_owned() } else { count.to_string() }
}

/// Everybody by score, a line each.
pub fn places(standing: Standing, teller: Teller<'_>) -> String {
    let names = standing.iter().map(|place| teller.player(place.player).chars().count());
    let width = names.max().unwrap_or(0);
    let line = |place: Place| {
        format!("{}. {:width$} {:>3}\n", place.place, teller.player(place.player), place.score)
    };
    standing.iter().map(line).collect()
}
