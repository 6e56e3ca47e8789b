//! Writes a file of the bundle.

use std::fmt::Write;

use crate::chunks::{Chunk, Chunks, EXTENSION};
use crate::graph::Graph;
use crate::module::{Binding, Module, Piece};
use crate::strip;
use crate::tokens::{Kind, Token};

/// The code of a file: imports of other files, one block for each module, exports.
pub(crate) fn chunk(graph: &Graph, chunks: &Chunks, chunk: &Chunk) -> String {
    let mut code = imports(chunks, chunk);
    for &path in &chunk.modules {
        block(&mut code, chunks, chunk, &graph.modules[path]);
    }
    let exported: Vec<String> =
        chunks.exported_modules(chunk).iter().map(|path| chunks.variable(path)).collect();
    write(&mut code, format_args!("export{{{}}};\n", exported.join(",")));
    code
}

fn imports(chunks: &Chunks, chunk: &Chunk) -> String {
    let mut code = String::new();
    let paths = chunks.imported_modules(chunk);
    for file in &chunks.all {
        let here = paths.iter().filter(|path| chunks.of(path).name == file.name);
        let variables: Vec<String> = here.map(|path| chunks.variable(path)).collect();
        if !variables.is_empty() {
            write(
                &mut code,
                format_args!("import{{{}}}from'./{}{EXTENSION}';\n", variables.join(","), file.name),
            );
        }
    }
    code
}

fn block(code: &mut String, chunks: &Chunks, chunk: &Chunk, module: &Module) {
    let variable = chunks.variable(module.path);
    write(code, format_args!("let {variable};{{"));
    for import in &module.imports {
        let names: Vec<String> = import.names.iter().map(|name| pair(&name.exported, &name.local)).collect();
        write(code, format_args!("const{{{}}}={};", names.join(","), chunks.variable(&import.path)));
    }
    body(code, chunks, chunk, module);
    let exported = |one: &Binding| pair(&one.exported, &one.local);
    let exports: Vec<String> = module.exports.iter().map(exported).collect();
    write(code, format_args!("\n{variable}={{{}}};}}\n", exports.join(",")));
}

fn pair(key: &str, value: &str) -> String {
    if key == value { key.to_owned() } else { format!("{key}:{value}") }
}

fn body(code: &mut String, chunks: &Chunks, chunk: &Chunk, module: &Module) {
    let mut last: Option<Token> = None;
    for piece in &module.body {
        match piece {
            Piece::Token(token) => {
                strip::append(code, last.as_ref(), token);
                last = Some(*token);
            }
            Piece::DynamicImport(token, path) => {
                let text = dynamic_import(chunks, chunk, path);
                last = Some(append_text(code, last.as_ref(), token, &text));
            }
            Piece::MetaUrl(token) => {
                let text = format!("new URL('./{}',import.meta.url).href", module.path);
                last = Some(append_text(code, last.as_ref(), token, &text));
            }
        }
    }
}

/// Appends `text` in the place of a token. What follows it is spaced as after a closing bracket or a name.
fn append_text<'a>(code: &mut String, last: Option<&Token>, token: &Token<'a>, text: &str) -> Token<'a> {
    strip::append(code, last, &Token { kind: Kind::Name, text, ..*token });
    *token
}

fn dynamic_import(chunks: &Chunks, chunk: &Chunk, path: &str) -> String {
    let (file, variable) = (&chunks.of(path).name, chunks.variable(path));
    if *file == chunk.name {
        format!("Promise.resolve().then(()=>{variable})")
    } else {
        format!("import('./{file}{EXTENSION}').then((file)=>file.{variable})")
    }
}

fn write(code: &mut String, text: std::fmt::Arguments) {
    code.write_fmt(text).expect("writing to a string cannot fail");
}
