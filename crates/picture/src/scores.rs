//! Rounds and points, beside the board.

use engine::standing::Place;
use engine::{Variants, View};
use tiny_skia::Transform;

use crate::board;
use crate::canvas::Canvas;
use crate::shapes::{SHAPES, TextSlot};

const MARGIN: f32 = 44.0;
/// The middle of the row of rounds.
const ROUNDS_Y: f32 = 74.0;
/// The radius of a round, and of one that ends with a scoring.
const ROUND: [f32; 2] = [11.0, 17.0];
/// Where the points begin and end.
const ROWS: (f32, f32) = (130.0, 600.0);
const MAX_ROW: f32 = 104.0;
/// The height of a bar of points, and the length of the shortest.
const BAR: f32 = 26.0;
/// The diameter of a crest in units of its drawing.
const CREST: f32 = 32.0;
/// Room for the number of points.
const NUMBER: f32 = 112.0;

pub(crate) fn draw(canvas: &mut Canvas, view: &View) {
    let area = (*board::WIDTH as f32 + MARGIN, crate::WIDTH as f32 - MARGIN);
    draw_rounds(canvas, view, area);
    let standing: Vec<Place> = view.standing().iter().collect();
    let most = standing.iter().map(|place| place.score).max().unwrap_or_default().max(1);
    let height = ((ROWS.1 - ROWS.0) / standing.len() as f32).min(MAX_ROW);
    for (row, place) in standing.into_iter().enumerate() {
        let y = ROWS.0 + height * (row as f32 + 0.5);
        let has_won = view.standing().is_final() && place.place == 1;
        draw_points(canvas, place, f32::from(place.score) / f32::from(most), area, y);
        if has_won {
            canvas.draw(&SHAPES.leads["alone"], Transform::from_translate(area.0 + 46.0, y - 2.0));
        }
    }
}

/// A circle for each round; those that have begun are filled.
fn draw_rounds(canvas: &mut Canvas, view: &View, (left, right): (f32, f32)) {
    let rounds: Vec<u8> = view.board().variants().rounds().collect();
    let step = (right - left - 2.0 * ROUND[1]) / (rounds.len().max(2) - 1) as f32;
    let [begun, ahead] = ["accent", "line"].map(|name| SHAPES.colour(name));
    let middle = |place: usize| left + ROUND[1] + step * place as f32;
    canvas.bar(middle(0), ROUNDS_Y - 2.0, middle(rounds.len() - 1) - middle(0), 4.0, ahead);
    for (place, round) in rounds.into_iter().enumerate() {
        let radius = ROUND[usize::from(Variants::is_scored(round))];
        let colour = if round <= view.board().round() { begun } else { ahead };
        canvas.circle(middle(place), ROUNDS_Y, radius, colour);
        if round == view.board().round() && !view.board().is_over() {
            canvas.circle(middle(place), ROUNDS_Y, radius - 5.0, SHAPES.colour("paper"));
        }
    }
}

/// The crest of a player, a bar in proportion to the highest score, and the points.
fn draw_points(canvas: &mut Canvas, place: Place, part: f32, (left, right): (f32, f32), y: f32) {
    let (player, size) = (place.player.word(), 56.0);
    let crest = Transform::from_translate(left, y - size / 2.0).pre_scale(size / CREST, size / CREST);
    canvas.draw(&SHAPES.crests[player], crest);
    let start = left + size + 18.0;
    let length = BAR.max((right - NUMBER - start) * part);
    canvas.bar(start, y - BAR / 2.0, length, BAR, SHAPES.colour(player));
    let slot = TextSlot { at: (right - NUMBER / 2.0, y + 17.0), size: 52.0, fill: SHAPES.colour("ink") };
    canvas.number(Some(place.score), slot, Transform::identity());
}
