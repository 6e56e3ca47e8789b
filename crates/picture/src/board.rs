//! The board with everything on it, at the left of the picture. It knows what a view says, and no rules.

use std::sync::LazyLock;

use engine::board::Tile;
use engine::{ByPlayer, Player, Region, Site, View};
use tiny_skia::Transform;

use crate::HEIGHT;
use crate::canvas::Canvas;
use crate::shapes::{SHAPES, Spot, TextSlot};

/// The width of the board in pixels.
pub(crate) static WIDTH: LazyLock<u32> = LazyLock::new(|| (SHAPES.size.0 * scale()) as u32);

/// Land and sea, drawn once.
static GROUND: LazyLock<Canvas> = LazyLock::new(|| {
    let mut ground = Canvas::new(*WIDTH, HEIGHT, SHAPES.colour("paper"));
    ground.draw(&SHAPES.ground, on_board());
    ground
});

pub(crate) fn draw(canvas: &mut Canvas, view: &View) {
    canvas.copy(&GROUND);
    if let Some(region) = view.board().king().region() {
        canvas.draw(&SHAPES.taboo[region.word()], on_board());
    }
    if view.castillo().is_none() {
        canvas.draw(&SHAPES.gate, on_board());
    }
    draw_bars(canvas, view);
    Region::ALL.into_iter().for_each(|region| draw_crowd(canvas, view, region));
    if let Some(tally) = view.castillo() {
        draw_groups(canvas, &SHAPES.places.crowd["castillo"], view, &tally);
    }
    draw_tiles(canvas, view);
    Site::ALL.into_iter().for_each(|site| draw_figures(canvas, view, site));
    let king = view.board().king();
    if king.region().is_none() {
        canvas.draw(&SHAPES.king, at(SHAPES.places.king[king.word()]));
    }
}

/// From units of the board to pixels.
fn scale() -> f32 {
    HEIGHT as f32 / SHAPES.size.1
}

fn on_board() -> Transform {
    Transform::from_scale(scale(), scale())
}

fn at((x, y, size): Spot) -> Transform {
    on_board().pre_translate(x, y).pre_scale(size, size)
}

/// How many values of a bar are shown: the third is left out where it is nothing everywhere.
fn places(view: &View) -> usize {
    let printed = Site::ALL.into_iter().filter(|site| tile_at(view, *site).is_none());
    if printed.map(|site| view.bar(site)).any(|[.., third]| third > 0) { 3 } else { 2 }
}

fn tile_at(view: &View, site: Site) -> Option<Tile> {
    Tile::ALL.into_iter().find(|tile| view.board().tile(*tile) == Some(site))
}

fn draw_bars(canvas: &mut Canvas, view: &View) {
    let places = places(view);
    for site in Site::ALL.into_iter().filter(|site| tile_at(view, *site).is_none()) {
        draw_bar(canvas, "bar", &view.bar(site)[..places], SHAPES.places.bars[site.word()]);
    }
}

fn draw_tiles(canvas: &mut Canvas, view: &View) {
    let places = places(view);
    for tile in Tile::ALL {
        let spot = match view.board().tile(tile) {
            Some(site) => SHAPES.places.bars[site.word()],
            None => SHAPES.places.tiles[tile.word()],
        };
        draw_bar(canvas, "tile", &view.edition().tiles()[tile.index()][..places], spot);
    }
}

fn draw_bar(canvas: &mut Canvas, kind: &str, values: &[u8], (x, y): (f32, f32)) {
    let bars = &SHAPES.bars[kind];
    let sprite = if values.len() == 2 { &bars.two } else { &bars.three };
    let transform = at((x, y, 1.0));
    canvas.draw(&sprite.shapes, transform);
    for (value, slot) in values.iter().zip(&sprite.texts) {
        match value {
            0 => canvas.number(None, TextSlot { fill: bars.nothing, ..*slot }, transform),
            value => canvas.number(Some((*value).into()), *slot, transform),
        }
    }
}

fn draw_crowd(canvas: &mut Canvas, view: &View, region: Region) {
    let site = Site::from(region);
    let has_figures = view.board().king().region() == Some(region) || grandes(view, site).next().is_some();
    let places = if has_figures { &SHAPES.places.tight } else { &SHAPES.places.crowd };
    draw_groups(canvas, &places[region.word()], view, view.board().counts(region));
}

/// One group for each colour that is there.
fn draw_groups(canvas: &mut Canvas, places: &[Vec<Spot>], view: &View, counts: &ByPlayer<u8>) {
    let present: Vec<Player> = view.board().colours().iter().filter(|player| counts[*player] > 0).collect();
    let Some(spots) = present.len().checked_sub(1).and_then(|index| places.get(index)) else { return };
    let most = present.iter().map(|player| counts[*player]).max().unwrap_or_default();
    let leaders = present.iter().filter(|player| counts[**player] == most).count();
    for (player, spot) in present.iter().zip(spots) {
        let count = counts[*player];
        draw_group(canvas, *player, count, at(*spot));
        if count == most {
            let kind = if leaders == 1 { "alone" } else { "tied" };
            canvas.draw(&SHAPES.leads[kind], at(*spot));
        }
    }
}

fn draw_group(canvas: &mut Canvas, player: Player, count: u8, transform: Transform) {
    let sprites = &SHAPES.caballeros[player.word()];
    let Some((_, sprite)) = sprites.range(..=count).next_back() else { return };
    canvas.draw(&sprite.shapes, transform);
    sprite.texts.iter().for_each(|slot| canvas.number(Some(count.into()), *slot, transform));
}

fn grandes(view: &View, site: Site) -> impl Iterator<Item = Player> {
    view.board().colours().iter().filter(move |player| view.board().grande(*player) == Some(site))
}

/// The grandes of a site, and the king if it is his region.
fn draw_figures(canvas: &mut Canvas, view: &View, site: Site) {
    let grandes: Vec<Player> = grandes(view, site).collect();
    let has_king = site.region().is_some() && view.board().king().region() == site.region();
    let places = if has_king { &SHAPES.places.grandes_with_king } else { &SHAPES.places.grandes };
    let spots = &places[site.word()][grandes.len()];
    for (player, spot) in grandes.iter().zip(spots) {
        canvas.draw(&SHAPES.grandes[player.word()], at(*spot));
    }
    if let Some(spot) = spots.last().filter(|_| has_king) {
        canvas.draw(&SHAPES.king, at(*spot));
    }
}
