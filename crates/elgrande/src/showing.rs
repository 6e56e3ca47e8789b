//! A view, for people: the table as one of them sees it, in plain text.

use std::fmt::{self, Display, Formatter};

use engine::board::Tile;
use engine::{Player, Site, Standing, View};

use crate::telling::{Name, Title};

/// The table, a few lines.
pub struct Shown<'a>(pub &'a View);

impl Display for Shown<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let view = self.0;
        show_head(f, view)?;
        Site::ALL.into_iter().try_for_each(|site| show_site(f, view, site))?;
        writeln!(f)?;
        view.board().colours().iter().try_for_each(|player| show_player(f, view, player))?;
        show_cards(f, view)?;
        show_own(f, view)?;
        show_question(f, view)
    }
}

fn show_head(f: &mut Formatter<'_>, view: &View) -> fmt::Result {
    let board = view.board();
    write!(f, "Round {}. The king: {}. ", board.round(), Title(board.king().word()))?;
    writeln!(f, "The start marker: {}.", Name(board.start()))?;
    write!(f, "{:10} {:8}", "", "values")?;
    board.colours().iter().try_for_each(|player| write!(f, "{player:>7}"))?;
    writeln!(f)
}

fn show_site(f: &mut Formatter<'_>, view: &View, site: Site) -> fmt::Result {
    let [first, second, third] = view.bar(site);
    write!(f, "{:10} {:8}", Title(site.word()).to_string(), format!("{first}/{second}/{third}"))?;
    let counts = view.board().colours().iter().map(|player| format!("{:>7}", count(view, site, player)));
    let line = format!("{}  {}", counts.collect::<String>(), besides(view, site).join(", "));
    writeln!(f, "{}", line.trim_end())
}

/// How many of a colour stand there; in the castillo only the memory aid tells.
fn count(view: &View, site: Site, player: Player) -> String {
    match site.region() {
        Some(region) => shown(view.board().caballeros(region, player)),
        None => view.castillo().map_or("?".to_owned(), |inside| shown(inside[player])),
    }
}

fn shown(count: u8) -> String {
    if count == 0 { ".".to_owned() } else { count.to_string() }
}

fn besides(view: &View, site: Site) -> Vec<String> {
    let board = view.board();
    let king = (board.king() == site).then(|| "king".to_owned());
    let grandes = board.seats().iter().filter(|player| board.grande(*player) == Some(site));
    let grandes = grandes.map(|player| format!("grande of {}", Name(player)));
    let tiles = Tile::ALL.into_iter().filter(|tile| board.tile(*tile) == Some(site));
    king.into_iter().chain(grandes).chain(tiles.map(|tile| format!("{tile} tile"))).collect()
}

fn show_player(f: &mut Formatter<'_>, view: &View, player: Player) -> fmt::Result {
    let board = view.board();
    write!(f, "{:10} province {:>2}", Name(player).to_string(), board.province(player))?;
    if board.seats().has(player) {
        write!(f, ", court {:>2}, score {:>3}", board.court(player), board.score(player))?;
        write!(f, ", {:>2} power cards", view.powers_in_hand(player))?;
    }
    if board.variants().has_power_shift() && board.seats().has(player) {
        write!(f, ", {} modifiers", view.modifiers_in_hand(player))?;
    }
    board.played(player).map_or(Ok(()), |played| write!(f, ", played {played}"))?;
    writeln!(f)
}

fn show_cards(f: &mut Formatter<'_>, view: &View) -> fmt::Result {
    let board = view.board();
    let offers = board.offers().map(|offer| match offer.by {
        None => Title(offer.card.id()).to_string(),
        Some(by) => format!("{} ({by})", Title(offer.card.id())),
    });
    let offers: Vec<_> = offers.collect();
    if !offers.is_empty() {
        writeln!(f, "Face up: {}", offers.join(", "))?;
    }
    board.vetoes().try_for_each(|veto| writeln!(f, "A veto lies before {}.", Name(veto.holder)))
}

fn show_own(f: &mut Formatter<'_>, view: &View) -> fmt::Result {
    let Some(own) = view.own() else { return Ok(()) };
    let powers = own.hand.iter().map(|power| power.to_string());
    let cards = powers.chain(own.modifiers.iter().map(|modifier| modifier.to_string()));
    writeln!(f, "{} holds: {}", Name(own.player), cards.collect::<Vec<_>>().join(" "))?;
    own.disc.map_or(Ok(()), |region| writeln!(f, "{} has set {}.", Name(own.player), Title(region.word())))
}

fn show_question(f: &mut Formatter<'_>, view: &View) -> fmt::Result {
    match view.decision() {
        Some(decision) => writeln!(f, "You must decide: {decision}"),
        None if view.to_act().is_empty() => write!(f, "{}", Places(view.standing())),
        None => writeln!(f, "To decide: {}", view.to_act()),
    }
}

/// Everybody by score, a line each.
pub struct Places(pub Standing);

impl Display for Places {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|place| {
            writeln!(f, "{}. {:8} {:>3} points", place.place, Name(place.player).to_string(), place.score)
        })
    }
}
