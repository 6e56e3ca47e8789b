//! Builds the WebAssembly module, and checks that the one in the repository was built from the present sources. The check
//! needs no WebAssembly compiler.

use std::fmt::Write;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

use sha2::{Digest, Sha256};

use crate::command::{cargo, printed, run};

const MODULE: &str = "web/page/local/elgrande.wasm";
const NETWORK: &str = "web/page/local/network.bin";
const NETWORK_SOURCE: &str = "crates/bots/src/network/master.bin";
const DIGESTS: &str = "crates/wasm/digests.txt";
const TARGET: &str = "wasm32-unknown-unknown";
/// Everything of ours that the module is built from.
const SOURCES: [&str; 6] = [
    "crates/engine/src",
    "crates/bots/src",
    "crates/play/src",
    "crates/wasm/src",
    "editions/2023.toml",
    "crates/wasm/Cargo.toml",
];

/// Builds the module and writes it with its digests.
pub(crate) fn build() -> Result<(), String> {
    run(&mut compiler()?)?;
    let built = format!("target/wasm/{TARGET}/wasm/wasm.wasm");
    copy(&built, MODULE)?;
    copy(NETWORK_SOURCE, NETWORK)?;
    fs::write(DIGESTS, digests()?).map_err(|error| format!("{DIGESTS}: {error}"))
}

/// Fails if the module in the repository is not the one that was built from the present sources.
pub(crate) fn check() -> Result<(), String> {
    let recorded = fs::read_to_string(DIGESTS).map_err(|error| format!("{DIGESTS}: {error}"))?;
    if read(NETWORK)? != read(NETWORK_SOURCE)? || recorded != digests()? {
        return Err(format!("{MODULE} is out of date; run `cargo xtask wasm`"));
    }
    Ok(())
}

/// Cargo with the target's standard library: the installed one, else Debian's sources of it.
fn compiler() -> Result<Command, String> {
    let common =
        format!("rustc --package elgrande-wasm --profile wasm --target {TARGET} --target-dir target/wasm");
    let library = printed(Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]))?;
    let (mut command, linker) = if Path::new(library.trim()).exists() {
        (cargo(&common), "")
    } else {
        let mut command = Command::new(debian_program("cargo-web", "/bin/cargo")?);
        command.args(common.split_whitespace()).arg("-Zbuild-std=std,panic_abort");
        command.env("RUSTC", debian_program("rustc-web", "/bin/rustc")?).env("RUSTC_BOOTSTRAP", "1");
        (command, "-C linker=lld-22 -C linker-flavor=wasm-ld ")
    };
    command.args(["--crate-type", "cdylib"]);
    command.env("RUSTFLAGS", format!("{linker}-C target-feature=+simd128 {}", remapped_paths()?));
    Ok(command)
}

/// A path in a panic message would make the module depend on the machine that built it.
fn remapped_paths() -> Result<String, String> {
    let root = env::current_dir().map_err(|error| error.to_string())?;
    let home = env::var("CARGO_HOME").or_else(|_| env::var("HOME").map(|home| format!("{home}/.cargo")));
    let home = home.map_err(|error| format!("HOME: {error}"))?;
    Ok(format!("--remap-path-prefix={home}=cargo --remap-path-prefix={}=.", root.display()))
}

fn debian_program(package: &str, suffix: &str) -> Result<String, String> {
    let missing = format!(
        "no compiler for {TARGET}: run `rustup target add {TARGET}`, or on Debian \
         `apt-get install rustc-web cargo-web rust-web-src lld-22`"
    );
    let files = printed(Command::new("dpkg").args(["-L", package])).map_err(|_| missing.clone())?;
    files.lines().find(|path| path.ends_with(suffix)).map(str::to_owned).ok_or(missing)
}

fn digests() -> Result<String, String> {
    Ok(format!("sources {}\nmodule {}\n", sources_digest()?, hex(&Sha256::digest(read(MODULE)?))))
}

/// The digest of all source files, each with its path.
fn sources_digest() -> Result<String, String> {
    let mut paths = Vec::new();
    SOURCES.into_iter().try_for_each(|path| list(Path::new(path), &mut paths))?;
    paths.sort();
    let mut digest = Sha256::new();
    for path in paths {
        digest.update(&path);
        digest.update(Sha256::digest(read(&path)?));
    }
    Ok(hex(&digest.finalize()))
}

fn list(path: &Path, paths: &mut Vec<String>) -> Result<(), String> {
    if path.is_file() {
        paths.push(path.display().to_string());
        return Ok(());
    }
    let entries = fs::read_dir(path).map_err(|error| format!("{}: {error}", path.display()))?;
    entries.flatten().try_for_each(|entry| list(&entry.path(), paths))
}

fn read(path: &str) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("{path}: {error}"))
}

fn copy(from: &str, to: &str) -> Result<(), String> {
    let folder = Path::new(to).parent().expect("every target has a folder");
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    fs::write(to, read(from)?).map_err(|error| format!("{to}: {error}"))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes any text");
        text
    })
}
