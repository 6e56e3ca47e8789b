//! Compiles `locales/<language>/*.ftl` into a module for each language; reports faults as `file:line: reason`.

#[path = "src/compiler/mod.rs"]
mod compiler;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs, process};

use compiler::MessageMap;
use compiler::part::{PARTS, Parts};
use compiler::source::Source;

/// The language others are translated from.
const FIRST: &str = "en";

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    println!("cargo:rerun-if-changed={}", folder.display());
    println!("cargo:rerun-if-changed=src/compiler");
    let (sources, languages) = match languages(&folder) {
        Ok(found) => found,
        Err(faults) => {
            faults.iter().for_each(|fault| eprintln!("{fault}"));
            process::exit(1);
        }
    };
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    let parts = Parts::of(sources.get(FIRST).map_or(&[], Vec::as_slice));
    write(&out, &languages, &parts);
    write_sources(&out, &sources);
}

type Sources = BTreeMap<String, Vec<Source>>;

/// All files, and their messages.
fn languages(folder: &Path) -> Result<(Sources, BTreeMap<String, MessageMap>), Vec<String>> {
    let sources = sources(folder).map_err(|error| vec![format!("{}: {error}", folder.display())])?;
    let languages = read(&sources)?;
    Ok((sources, languages))
}

fn read(sources: &Sources) -> Result<BTreeMap<String, MessageMap>, Vec<String>> {
    let mut languages = BTreeMap::new();
    for (language, sources) in sources {
        languages.insert(language.clone(), compiler::read(sources).map_err(texts)?);
    }
    let first = languages.get(FIRST).cloned().unwrap_or_default();
    for (language, words) in &mut languages {
        compiler::complete(words, &first).map_err(|reason| vec![format!("locales/{language}: {reason}")])?;
    }
    Ok(languages)
}

fn texts(faults: Vec<compiler::source::Fault>) -> Vec<String> {
    faults.iter().map(ToString::to_string).collect()
}

/// The files of each language; a language is a folder.
fn sources(folder: &Path) -> std::io::Result<Sources> {
    let mut languages = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            let language = entry.file_name().to_string_lossy().into_owned();
            languages.insert(language.clone(), files(&entry.path(), &language)?);
        }
    }
    Ok(languages)
}

fn files(folder: &Path, language: &str) -> std::io::Result<Vec<Source>> {
    let mut sources = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "ftl") {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let path_shown = format!("locales/{language}/{name}");
            sources.push(Source { path: path_shown, text: fs::read_to_string(&path)? });
        }
    }
    sources.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(sources)
}

fn write(out: &Path, languages: &BTreeMap<String, MessageMap>, parts: &Parts) {
    let put = |name: &str, text: String| fs::write(out.join(name), text).expect("cargo lets us write there");
    let mut table = String::from("&[\n");
    for (language, words) in languages {
        for part in PARTS {
            let file = format!("{language}-{part}.js");
            put(&file, compiler::script::module(&parts.taken(words, part)));
            table += &format!(
                "(\"{language}\", \"{part}\", include_str!(concat!(env!(\"OUT_DIR\"), \"/{file}\"))),\n"
            );
        }
    }
    put("modules.rs", table + "]");
    let tags: Vec<String> = languages.keys().map(|language| format!("\"{language}\"")).collect();
    put("languages.rs", format!("&[{}]", tags.join(", ")));
    let first = languages.get(FIRST).cloned().unwrap_or_default();
    let declared = PARTS.iter().flat_map(|part| parts.taken(&first, part)).collect();
    put("words.d.ts", compiler::declare::words(&declared));
}

/// The contents of the files, for code that uses Fluent itself.
fn write_sources(out: &Path, sources: &Sources) {
    let file = |source: &Source| {
        format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/../../{}\")),", source.path)
    };
    let row = |(language, files): (&String, &Vec<Source>)| {
        format!("(\"{language}\", &[{}] as &[&str]),\n", files.iter().map(file).collect::<String>())
    };
    let table = format!("&[\n{}]", sources.iter().map(row).collect::<String>());
    fs::write(out.join("sources.rs"), table).expect("cargo lets us write there");
}
