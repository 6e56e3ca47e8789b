//! Compresses files as HTTP content encodings.

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;

/// The best quality, and a window larger than every file of the page.
const BROTLI_QUALITY: i32 = 11;
const BROTLI_WINDOW: i32 = 22;

/// `Content-Encoding: br`.
pub fn brotli(data: &[u8]) -> Vec<u8> {
    let params = brotli::enc::BrotliEncoderParams {
        quality: BROTLI_QUALITY,
        lgwin: BROTLI_WINDOW,
        size_hint: data.len(),
        ..Default::default()
    };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut &*data, &mut compressed, &params).expect("memory does not fail");
    compressed
}

/// `Content-Encoding: gzip`.
pub fn gzip(data: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(data).expect("memory does not fail");
    encoder.finish().expect("memory does not fail")
}
