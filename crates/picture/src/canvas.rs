//! Draws shapes and numbers on pixels. It knows no board.

use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Mask, Paint, Path, PathBuilder, Pixmap, PixmapPaint, Rect, Stroke,
    StrokeDash, Transform,
};

use crate::digits;
use crate::shapes::{Colour, SHAPES, Shape, TextSlot};

/// The height of a digit as a part of the size of its text.
const DIGIT_HEIGHT: f32 = 0.66;

/// Pixels that are drawn on.
#[derive(Clone)]
pub(crate) struct Canvas(Pixmap);

impl Canvas {
    /// A canvas of one colour.
    pub(crate) fn new(width: u32, height: u32, colour: Colour) -> Canvas {
        let mut pixels = Pixmap::new(width, height).expect("the sizes are constants above zero");
        let [red, green, blue, alpha] = colour;
        pixels.fill(Color::from_rgba8(red, green, blue, alpha));
        Canvas(pixels)
    }

    pub(crate) fn into_pixels(self) -> Pixmap {
        self.0
    }

    /// Copies another canvas to the upper left corner.
    pub(crate) fn copy(&mut self, other: &Canvas) {
        self.0.draw_pixmap(0, 0, other.0.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
    }

    /// Draws shapes in their order.
    pub(crate) fn draw(&mut self, shapes: &[Shape], transform: Transform) {
        shapes.iter().for_each(|shape| self.draw_shape(shape, transform));
    }

    fn draw_shape(&mut self, shape: &Shape, transform: Transform) {
        let path = SHAPES.path(shape);
        let mask = shape.clip.as_ref().map(|region| self.mask(SHAPES.outline(region), transform));
        if let Some(fill) = shape.fill {
            self.0.fill_path(path, &paint(fill), FillRule::Winding, transform, mask.as_ref());
        }
        if let Some(colour) = shape.stroke {
            self.0.stroke_path(path, &paint(colour), &stroke(shape), transform, mask.as_ref());
        }
    }

    /// Everything but the inside of a path is hidden.
    fn mask(&self, inside: &Path, transform: Transform) -> Mask {
        let mut mask = Mask::new(self.0.width(), self.0.height()).expect("as large as the canvas");
        mask.fill_path(inside, FillRule::Winding, true, transform);
        mask
    }

    /// Writes a number, or a dash for `None`, with its middle at the place.
    pub(crate) fn number(&mut self, number: Option<u16>, slot: TextSlot, transform: Transform) {
        let (scale, glyphs) = (slot.size * DIGIT_HEIGHT / digits::HEIGHT, digits::of(number));
        let width = digits::STEP * (glyphs.len() - 1) as f32 + digits::WIDTH;
        let (left, top) = (slot.at.0 - width * scale / 2.0, slot.at.1 - digits::HEIGHT * scale);
        let line = Stroke {
            width: digits::LINE,
            line_cap: LineCap::Round,
            line_join: LineJoin::Round,
            ..Stroke::default()
        };
        for (place, glyph) in glyphs.into_iter().enumerate() {
            let x = left + digits::STEP * place as f32 * scale;
            let at = transform.pre_translate(x, top).pre_scale(scale, scale);
            self.0.stroke_path(glyph, &paint(slot.fill), &line, at, None);
        }
    }

    /// A rectangle with round ends.
    pub(crate) fn bar(&mut self, x: f32, y: f32, width: f32, height: f32, colour: Colour) {
        let radius = height / 2.0;
        let length = (width - height).max(0.0);
        self.circle(x + radius, y + radius, radius, colour);
        self.circle(x + radius + length, y + radius, radius, colour);
        if let Some(middle) = Rect::from_xywh(x + radius, y, length, height) {
            self.0.fill_rect(middle, &paint(colour), Transform::identity(), None);
        }
    }

    pub(crate) fn circle(&mut self, x: f32, y: f32, radius: f32, colour: Colour) {
        if let Some(circle) = PathBuilder::from_circle(x, y, radius) {
            self.0.fill_path(&circle, &paint(colour), FillRule::Winding, Transform::identity(), None);
        }
    }
}

fn paint([red, green, blue, alpha]: Colour) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color_rgba8(red, green, blue, alpha);
    paint
}

fn stroke(shape: &Shape) -> Stroke {
    Stroke {
        width: shape.width,
        line_cap: if shape.cap { LineCap::Round } else { LineCap::Butt },
        line_join: if shape.join { LineJoin::Round } else { LineJoin::Miter },
        dash: shape.dash.clone().and_then(|dash| StrokeDash::new(dash, 0.0)),
        ..Stroke::default()
    }
}
