//! A page built in is built in anew when its folder changes; a debug build reads it from disk and need not know.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo:rerun-if-changed=../../web/page");
    }
}
