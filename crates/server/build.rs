//! A release build embeds the page: bundled, hashed and compressed. A debug build reads its files from disk, unless the
//! variable `ELGRANDE_EMBED` is set.

use std::collections::BTreeMap;
use std::collections::hash_map::DefaultHasher;
use std::error::Error;
use std::fmt::Write;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs, process, thread};

use bundler::{Bundle, Entry, bundle, join_styles};

const PAGE: &str = "../../web/page";
/// Modules that are imported dynamically and are not named here get their own files.
const ENTRIES: [Entry; 3] = [
    Entry {
        name: "main",
        // Small modules that several pages share are here, so that those pages need no other bundle.
        modules: &[
            "main.js",
            "pages/home.js",
            "board/board.js",
            "api/stream.js",
            "components/confirm-dialog.js",
            "components/copy-button.js",
            "components/language-select.js",
            "components/page-title.js",
            "components/rule-link.js",
            "lib/stylesheet.js",
            "table/notifications.js",
        ],
    },
    Entry { name: "table", modules: &["pages/table.js"] },
    Entry {
        name: "table-more",
        modules: &["animation/show.js", "table/dialogs.js", "table/hint-list.js", "pages/waiting-room.js"],
    },
];
/// Modules that a worker loads as they are.
const UNBUNDLED: [&str; 2] = ["engine/worker.js", "engine/module.js"];
/// Files of these types are compressed if they are larger than `MIN_COMPRESSED`.
const COMPRESSED: [&str; 7] = ["js", "css", "json", "svg", "html", "wasm", "webmanifest"];
const MIN_COMPRESSED: usize = 1024;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rustc-check-cfg=cfg(embedded)");
    println!("cargo:rerun-if-env-changed=ELGRANDE_EMBED");
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if is_release || env::var_os("ELGRANDE_EMBED").is_some() {
        println!("cargo:rustc-cfg=embedded");
        println!("cargo:rerun-if-changed={PAGE}");
        if let Err(error) = embed() {
            eprintln!("{error}");
            process::exit(1);
        }
    }
}

/// The files that the server sends, by their paths below `/assets/<hash>/`.
type Files = BTreeMap<String, Vec<u8>>;

fn embed() -> Result<(), Box<dyn Error>> {
    let mut page = Files::new();
    read_folder(Path::new(PAGE), "", &mut page)?;
    let document = text(&page, "index.html")?;
    let bundles = bundle(&modules(&page)?, &ENTRIES)?;
    let routes = routes(&text(&page, "router.js")?, &bundles)?;
    let styles = styles(&document, &page)?;
    let mut files: Files = page.into_iter().map(|(path, data)| (format!("page/{path}"), data)).collect();
    // Beside the style sheets that it joins, so that their relative addresses stay right.
    files.insert("page/css/bundle.css".to_owned(), styles.into_bytes());
    for bundle in bundles {
        files.insert(format!("page/{}", file_name(&bundle.name)), bundle.code.into_bytes());
    }
    add_messages(&mut files);
    let hash = hash(&files);
    let document = hashed_document(&document, &hash);
    files.insert("document.html".to_owned(), document.clone().into_bytes());
    write(&files, &hash, &document, &routes)
}

fn read_folder(folder: &Path, prefix: &str, files: &mut Files) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            read_folder(&entry.path(), &format!("{path}/"), files)?;
        } else {
            files.insert(path, fs::read(entry.path())?);
        }
    }
    Ok(())
}

fn text(files: &Files, path: &str) -> Result<String, Box<dyn Error>> {
    let data = files.get(path).ok_or_else(|| format!("web/page/{path} is missing"))?;
    Ok(String::from_utf8(data.clone())?)
}

fn modules(page: &Files) -> Result<BTreeMap<String, String>, Box<dyn Error>> {
    let paths = page.keys().filter(|path| path.ends_with(".js"));
    paths.map(|path| Ok((path.clone(), text(page, path)?))).collect()
}

fn file_name(bundle: &str) -> String {
    format!("{bundle}{}", bundler::EXTENSION)
}

/// The style sheets of the document, in their order.
fn joined_styles(document: &str) -> Vec<String> {
    let sheet = |line: &str| {
        line.strip_prefix("<link rel=\"stylesheet\" href=\"/page/")?.strip_suffix("\">").map(str::to_owned)
    };
    document.lines().filter_map(sheet).collect()
}

fn styles(document: &str, page: &Files) -> Result<String, Box<dyn Error>> {
    let sheets: Result<Vec<String>, _> =
        joined_styles(document).iter().map(|path| text(page, path)).collect();
    Ok(join_styles(sheets?.iter().map(String::as_str)))
}

/// The document with the bundles instead of the plain files.
fn hashed_document(document: &str, hash: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    let sheet = format!("<link rel=\"stylesheet\" href=\"/assets/{hash}/page/css/bundle.css\">");
    for line in document.lines() {
        let line = if line.starts_with("<link rel=\"stylesheet\"") {
            sheet.clone()
        } else {
            line.replace("\"/page/main.js\"", &format!("\"/page/{}\"", file_name("main")))
                .replace("\"/page/", &format!("\"/assets/{hash}/page/"))
        };
        if lines.last() != Some(&line) {
            lines.push(line);
        }
    }
    lines.join("\n") + "\n"
}

/// An address of the page and the bundles that it needs.
struct Route {
    prefix: String,
    is_exact: bool,
    bundles: Vec<String>,
}

/// The routes of `router.js`: `[/^\/table\/([\w-]+)$/, () => import('./pages/table.js')],`.
fn routes(router: &str, bundles: &[Bundle]) -> Result<Vec<Route>, String> {
    let lines =
        router.lines().filter_map(|line| line.trim().strip_prefix("[/^")?.split_once(", () => import('./"));
    let found: Option<Vec<Route>> = lines.map(|(pattern, module)| route(pattern, module, bundles)).collect();
    found
        .filter(|routes| !routes.is_empty())
        .ok_or_else(|| "web/page/router.js: cannot read the routes".to_owned())
}

fn route(pattern: &str, module: &str, bundles: &[Bundle]) -> Option<Route> {
    let module = module.split('\'').next()?;
    let bundle = bundles.iter().find(|bundle| bundle.modules.iter().any(|one| one == module))?;
    let pattern = pattern.replace("\\/", "/");
    let end = pattern.find(['(', '[', '$', '\\'])?;
    let names = bundle.imports.iter().chain([&bundle.name]);
    let bundles = names.map(|name| file_name(name)).collect();
    Some(Route { prefix: pattern[..end].to_owned(), is_exact: pattern[end..].starts_with('$'), bundles })
}

fn add_messages(files: &mut Files) {
    for (path, module) in locales::page_modules() {
        files.insert(format!("words/{path}"), module.into());
    }
}

/// Whether the page needs this file, so that the service worker saves it. The modules in bundles and the joined style sheets
/// are there for nothing but debugging.
fn is_saved(path: &str, joined: &[String]) -> bool {
    let Some(file) = path.strip_prefix("page/") else { return true };
    match file.rsplit_once('.').map(|(_, kind)| kind) {
        Some("js") => file.ends_with(bundler::EXTENSION) || UNBUNDLED.contains(&file),
        Some("css") => !joined.iter().any(|sheet| sheet == file),
        Some("html" | "txt") => false,
        Some(_) | None => true,
    }
}

/// Identifies the content of all files.
fn hash(files: &Files) -> String {
    let mut hasher = DefaultHasher::new();
    files.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// Identifies the content of a file.
fn digest(data: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    data.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// Writes the files, and the Rust expression that includes them.
fn write(files: &Files, hash: &str, document: &str, routes: &[Route]) -> Result<(), Box<dyn Error>> {
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo sets OUT_DIR")?);
    fs::write(out.join("index.html"), document)?;
    let all: Vec<(usize, (&String, &Vec<u8>))> = files.iter().enumerate().collect();
    let half = all.len().div_ceil(2);
    let joined = joined_styles(&String::from_utf8_lossy(&files["page/index.html"]));
    let rows: Result<Vec<String>, std::io::Error> = thread::scope(|scope| {
        let workers: Vec<_> =
            all.chunks(half).map(|part| scope.spawn(|| write_files(&out, part, &joined))).collect();
        workers.into_iter().map(|worker| worker.join().expect("compression does not panic")).collect()
    });
    let mut code =
        format!("Embedded {{ hash: {hash:?}, document: include_str!(\"index.html\"), routes: &[\n");
    for Route { prefix, is_exact, bundles } in routes {
        writeln!(code, "Route {{ prefix: {prefix:?}, is_exact: {is_exact}, bundles: &{bundles:?} }},")?;
    }
    writeln!(code, "], files: &[\n{}] }}", rows?.concat())?;
    fs::write(out.join("embedded.rs"), code)?;
    Ok(())
}

fn write_files(
    out: &Path,
    files: &[(usize, (&String, &Vec<u8>))],
    joined: &[String],
) -> std::io::Result<String> {
    let mut rows = String::new();
    for (number, (path, data)) in files {
        fs::write(out.join(format!("{number}")), data)?;
        let is_compressed =
            data.len() > MIN_COMPRESSED && COMPRESSED.iter().any(|kind| path.ends_with(&format!(".{kind}")));
        let compressed = if is_compressed {
            fs::write(out.join(format!("{number}.br")), bundler::brotli(data))?;
            fs::write(out.join(format!("{number}.gz")), bundler::gzip(data))?;
            format!(
                "brotli: Some(include_bytes!(\"{number}.br\")), gzip: Some(include_bytes!(\"{number}.gz\"))"
            )
        } else {
            "brotli: None, gzip: None".to_owned()
        };
        let digest = if is_saved(path, joined) { Some(digest(data)) } else { None };
        let row = format!(
            "EmbeddedFile {{ path: {path:?}, digest: {digest:?}, plain: include_bytes!(\"{number}\"), {compressed} }},\n"
        );
        rows.push_str(&row);
    }
    Ok(rows)
}
