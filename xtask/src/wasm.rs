//! Builds the WebAssembly module of the page, and checks that the one in the repository matches the sources.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use sha2::{Digest, Sha256};

use crate::command::{cargo, printed, run};

const MODULE: &str = "web/page/engine/elgrande.wasm";
/// What the module was built from, the module itself, and the compiler.
const DIGESTS: &str = "crates/wasm/module.txt";
const TARGET: &str = "wasm32-unknown-unknown";
const CRATES: [&str; 5] = ["engine", "bots", "play", "review", "wasm"];
/// Debian's packages rustc-web, cargo-web and rust-web-src.
const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_SOURCES: &str = "/usr/lib/rustlib/src/rust/library/std";

/// Builds the module and writes it with its digests.
pub(crate) fn build() -> Result<(), String> {
    let sources = sources()?;
    let mut compiler = compiler()?;
    run(&mut compiler)?;
    let version = printed(rustc(&compiler).arg("--version"))?;
    let built = format!("target/wasm/{TARGET}/wasm/wasm.wasm");
    fs::copy(&built, MODULE).map_err(|error| format!("{built}: {error}"))?;
    write(DIGESTS, &format!("{}compiler {}\n", digests(&sources)?, version.trim()))
}

/// Fails unless the module was built from these sources.
pub(crate) fn check() -> Result<(), String> {
    let recorded = fs::read_to_string(DIGESTS).map_err(|error| format!("{DIGESTS}: {error}"))?;
    if recorded.starts_with(&digests(&sources()?)?) {
        return Ok(());
    }
    Err(format!("{MODULE} is older than its sources; `cargo xtask wasm` builds it"))
}

/// With Debian's packages the module is the same on every machine. Otherwise the installed toolchain builds it.
fn compiler() -> Result<Command, String> {
    let flags = "-C target-feature=+simd128";
    let arguments =
        format!("--locked --profile wasm -p elgrande-wasm --lib --crate-type cdylib --target {TARGET}");
    let mut command = if Path::new(DEBIAN_SOURCES).exists() {
        let mut command = Command::new(DEBIAN_CARGO);
        let flags = format!(
            "{flags} -C linker=lld-22 -C linker-flavor=wasm-ld -Zlocation-detail=none \
                             -Zunstable-options -Cpanic=immediate-abort"
        );
        // Debian has no compiled standard library for this target; building it is an unstable option.
        command.env("RUSTC_BOOTSTRAP", "1").env("RUSTC", DEBIAN_RUSTC).env("RUSTFLAGS", flags);
        command.args(["rustc", "-Zbuild-std=std,panic_abort"]);
        command
    } else if has_target()? {
        let mut command = cargo("rustc");
        command.env("RUSTFLAGS", flags);
        command
    } else {
        return Err("install Debian's packages rustc-web, cargo-web, rust-web-src and lld-22, \
                    or run `rustup target add wasm32-unknown-unknown`"
            .to_owned());
    };
    command.args(arguments.split_whitespace()).env("CARGO_TARGET_DIR", "target/wasm");
    Ok(command)
}

/// The compiler that this command of cargo uses.
fn rustc(command: &Command) -> Command {
    let chosen = command.get_envs().find(|(name, _)| *name == "RUSTC").and_then(|(_, value)| value);
    Command::new(chosen.unwrap_or("rustc".as_ref()))
}

fn has_target() -> Result<bool, String> {
    let folder = printed(Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]))?;
    Ok(Path::new(folder.trim()).exists())
}

fn digests(sources: &str) -> Result<String, String> {
    let module = fs::read(MODULE).map_err(|error| format!("{MODULE}: {error}"))?;
    Ok(format!("sources {sources}\nmodule {}\n", hex(&Sha256::digest(module))))
}

/// The digest of everything that is compiled in: our sources without tests, and the versions of the dependencies.
fn sources() -> Result<String, String> {
    let mut files = Vec::new();
    for name in CRATES {
        add_files(&Path::new("crates").join(name).join("src"), &mut files)?;
    }
    files.sort();
    let mut digest = Sha256::new();
    for file in files {
        let bytes = fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        digest.update(file.to_string_lossy().as_bytes());
        digest.update(compiled(&bytes));
    }
    digest.update(dependencies()?);
    Ok(hex(&digest.finalize()))
}

fn add_files(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    let failed = |error| format!("{}: {error}", folder.display());
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.is_dir() {
            add_files(&path, files)?;
        } else if path.file_name().is_some_and(|name| name != "tests.rs") {
            files.push(path);
        }
    }
    Ok(())
}

/// A source without the tests at its end.
fn compiled(bytes: &[u8]) -> &[u8] {
    const TESTS: &str = "\n#[cfg(test)]\nmod tests";
    std::str::from_utf8(bytes)
        .ok()
        .and_then(|text| text.split_once(TESTS))
        .map_or(bytes, |(code, _)| code.as_bytes())
}

/// Name, version and features of each dependency, one per line.
fn dependencies() -> Result<String, String> {
    let tree = format!(
        "tree --locked --package elgrande-wasm --edges normal --target {TARGET} --prefix none --no-dedupe"
    );
    let tree = printed(cargo(&tree).args(["--format", "{p} {f}"]))?;
    let mut lines: Vec<_> = tree.lines().filter(|line| !line.contains("(/")).map(str::trim_end).collect();
    lines.sort_unstable();
    lines.dedup();
    Ok(lines.join("\n"))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn write(path: &str, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("{path}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_are_not_compiled_into_the_module() {
        let code = "fn f() {}\n";
        let with_tests = format!("{code}\n#[cfg(test)]\nmod tests {{\n}}\n");
        assert_eq!(compiled(with_tests.as_bytes()), code.as_bytes());
        assert_eq!(compiled(code.as_bytes()), code.as_bytes());
    }
}
