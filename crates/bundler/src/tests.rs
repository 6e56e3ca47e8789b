//! Whole bundles, of small modules and of the page.

use std::collections::BTreeMap;
use std::fs;

use expect_test::expect;

use crate::{Bundle, Entry, bundle};

/// Calls `visit` with each `.js` file below the folder.
pub(crate) fn each_file(folder: &str, visit: &mut dyn FnMut(&str, &str)) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.to_str().unwrap();
        if path.is_dir() {
            each_file(name, visit);
        } else if name.ends_with(".js") {
            visit(name, &fs::read_to_string(&path).unwrap());
        }
    }
}

/// Modules as `-- path` lines, each followed by its text.
fn sources(text: &str) -> BTreeMap<String, String> {
    let modules = text.split("-- ").skip(1).filter_map(|module| module.split_once('\n'));
    modules.map(|(path, text)| (path.trim().to_owned(), text.to_owned())).collect()
}

fn bundled(text: &str, entries: &[(&str, &[&str])]) -> Result<Vec<Bundle>, String> {
    let entries: Vec<Entry> = entries.iter().map(|&(name, modules)| Entry { name, modules }).collect();
    bundle(&sources(text), &entries).map_err(|fault| fault.to_string())
}

fn shown(bundles: &[Bundle]) -> String {
    bundles.iter().map(|bundle| format!("-- {} {:?}\n{}", bundle.name, bundle.imports, bundle.code)).collect()
}

#[test]
fn modules_become_blocks_in_the_order_in_which_they_run() {
    let bundles = bundled(
        "-- main.js
import { b as c } from './lib/b.js';
await c();
import('./pages/d.js').then(({ default: d }) => d());
-- lib/b.js
/** A comment. */
export const b = () => fetch(new URL('b.json', import.meta.url));
-- pages/d.js
import { b } from '../lib/b.js';
export default function d() { return import('./e.js'); }
-- pages/e.js
export class E {}
",
        &[("main", &["main.js"]), ("rest", &["pages/d.js", "pages/e.js"])],
    );
    expect![[r#"
        -- main []
        let $m0;{const b=()=>fetch(new URL('b.json',new URL('./lib/b.js',import.meta.url).href));
        $m0={b};}
        let $m1;{const{b:c}=$m0;await c();import('./rest.bundle.js').then((file)=>file.$m2).then(({default:d})=>d());
        $m1={};}
        export{$m0};
        -- rest ["main"]
        import{$m0}from'./main.bundle.js';
        let $m2;{const{b}=$m0;function d(){return Promise.resolve().then(()=>$m3);}
        $m2={default:d};}
        let $m3;{class E{}
        $m3={E};}
        export{$m2,$m3};
    "#]]
    .assert_eq(&shown(&bundles.unwrap()));
}

#[test]
fn a_module_that_no_entry_names_gets_its_own_file() {
    let text = "-- main.js\nimport('./pages/a.js');\n-- pages/a.js\nexport const a = 1;\n";
    let names: Vec<String> =
        bundled(text, &[("main", &["main.js"])]).unwrap().into_iter().map(|bundle| bundle.name).collect();
    assert_eq!(names, ["main", "pages-a"]);
}

#[test]
fn what_a_browser_would_refuse_is_refused() {
    let check = |text: &str, expected: &str| {
        assert_eq!(bundled(text, &[("main", &["main.js"])]).map(|_| ()), Err(expected.to_owned()));
    };
    check("-- main.js\n\nimport { a } from './a.js';\n", "main.js:2: there is no module a.js");
    check(
        "-- main.js\nimport { b } from './a.js';\n-- a.js\nexport const a = 1;\n",
        "main.js:1: a.js does not export b",
    );
}

/// A release build would fail otherwise.
#[test]
fn the_page_can_be_bundled() {
    let mut sources = BTreeMap::new();
    each_file("../../web/page", &mut |path, text| {
        sources.insert(path.trim_start_matches("../../web/page/").to_owned(), text.to_owned());
    });
    let bundles = bundle(&sources, &[Entry { name: "main", modules: &["main.js"] }])
        .unwrap_or_else(|fault| panic!("{fault}"));
    assert!(bundles.len() > 10, "{} bundles", bundles.len());
}

#[test]
fn a_cycle_is_refused() {
    let text = "-- main.js
import { a } from './a.js';
-- a.js
import { b } from './b.js';
export const a = b;
-- b.js

import { a } from './a.js';
export const b = a;
";
    let refused = bundled(text, &[("main", &["main.js"])]).map(|_| ());
    assert_eq!(refused, Err("b.js:2: a cycle of imports: main.js -> a.js -> b.js -> a.js".to_owned()));
}
