//! Writes opaque pixels as a PNG file.

use std::io::Write;

use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};
use tiny_skia::Pixmap;

const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";
/// Eight bits each of red, green and blue; no alpha, the standard compression and filters, no interlacing.
const FORMAT: [u8; 5] = [8, 2, 0, 0, 0];
/// Each byte is the difference to the one above, which compresses areas of one colour well.
const UP: u8 = 2;

pub(crate) fn encode(pixels: &Pixmap) -> Vec<u8> {
    let mut file = SIGNATURE.to_vec();
    let size = [pixels.width(), pixels.height()].map(u32::to_be_bytes).concat();
    chunk(&mut file, *b"IHDR", &[&size[..], &FORMAT].concat());
    chunk(&mut file, *b"IDAT", &compressed(&filtered(pixels)));
    chunk(&mut file, *b"IEND", &[]);
    file
}

/// The rows without their opacity, each after the number of its filter.
fn filtered(pixels: &Pixmap) -> Vec<u8> {
    let width = pixels.width() as usize;
    let mut rows = Vec::with_capacity((3 * width + 1) * pixels.height() as usize);
    let mut above = vec![0; 3 * width];
    for row in pixels.pixels().chunks(width) {
        let row: Vec<u8> = row.iter().flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect();
        rows.push(UP);
        rows.extend(row.iter().zip(&above).map(|(byte, above)| byte.wrapping_sub(*above)));
        above = row;
    }
    rows
}

fn compressed(data: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(data).expect("writing to memory cannot fail");
    encoder.finish().expect("writing to memory cannot fail")
}

/// Length, name, data, and a checksum of name and data.
fn chunk(file: &mut Vec<u8>, name: [u8; 4], data: &[u8]) {
    let length = u32::try_from(data.len()).expect("a picture is far smaller than 4 GiB");
    let mut checksum = Crc::new();
    checksum.update(&name);
    checksum.update(data);
    file.extend(length.to_be_bytes());
    file.extend(name);
    file.extend(data);
    file.extend(checksum.sum().to_be_bytes());
}
