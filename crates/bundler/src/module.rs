//! The imports and exports of a module, and what is left of it.

use crate::Fault;
use crate::tokens::{Kind, Token, tokens};

/// A parsed module.
#[derive(Debug)]
pub(crate) struct Module<'a> {
    pub(crate) path: &'a str,
    pub(crate) imports: Vec<Import>,
    pub(crate) exports: Vec<Binding>,
    pub(crate) body: Vec<Piece<'a>>,
}

#[derive(Debug)]
pub(crate) struct Import {
    /// The path of the imported module, in the same form as the path of the module itself.
    pub(crate) path: String,
    pub(crate) names: Vec<Binding>,
    pub(crate) line: usize,
}

/// A name as others see it and as it is called in the module.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Binding {
    pub(crate) exported: String,
    pub(crate) local: String,
}

/// A part of the body. The token gives the place of what is replaced.
#[derive(Debug)]
pub(crate) enum Piece<'a> {
    Token(Token<'a>),
    /// `import('…')` of that path.
    DynamicImport(Token<'a>, String),
    /// `import.meta.url`.
    MetaUrl(Token<'a>),
}

impl<'a> Module<'a> {
    pub(crate) fn parse(path: &'a str, text: &'a str) -> Result<Module<'a>, Fault> {
        let fault = |line, reason: &str| Fault { file: path.to_owned(), line, reason: reason.to_owned() };
        let tokens = tokens(text).map_err(|(line, reason)| fault(line, reason))?;
        let module = Module { path, imports: Vec::new(), exports: Vec::new(), body: Vec::new() };
        let mut parser = Parser { tokens, at: 0, depth: 0, module };
        match parser.read_all() {
            Ok(()) => Ok(parser.module),
            Err(reason) => {
                let last = parser.tokens.len().saturating_sub(1);
                let line = parser.tokens.get(parser.at.min(last)).map_or(1, |token| token.line);
                Err(fault(line, reason))
            }
        }
    }

    /// The paths of the modules that it loads when they are needed.
    pub(crate) fn dynamic_imports(&self) -> impl Iterator<Item = &str> {
        self.body.iter().filter_map(|piece| match piece {
            Piece::DynamicImport(_, path) => Some(path.as_str()),
            Piece::Token(_) | Piece::MetaUrl(_) => None,
        })
    }
}

struct Parser<'a> {
    tokens: Vec<Token<'a>>,
    at: usize,
    depth: usize,
    module: Module<'a>,
}

/// Names that the bundle itself uses.
pub(crate) const RESERVED: &str = "$m";

impl<'a> Parser<'a> {
    fn read_all(&mut self) -> Result<(), &'static str> {
        while let Some(token) = self.peek(0) {
            let is_property = self.at.checked_sub(1).is_some_and(|before| self.tokens[before].is("."));
            if token.is("import") && !is_property {
                self.read_import(token)?;
            } else if token.is("export") && !is_property && self.depth == 0 {
                self.read_export(token)?;
            } else {
                self.read_other(token)?;
            }
        }
        Ok(())
    }

    fn read_other(&mut self, token: Token<'a>) -> Result<(), &'static str> {
        if token.kind == Kind::Name && token.text.starts_with(RESERVED) {
            return Err("names that start with $m are reserved");
        }
        self.depth -= usize::from(token.closes());
        self.depth += usize::from(token.opens());
        self.module.body.push(Piece::Token(token));
        self.at += 1;
        Ok(())
    }

    fn read_import(&mut self, token: Token<'a>) -> Result<(), &'static str> {
        match self.peek(1).map_or("", |next| next.text) {
            "(" => self.read_dynamic_import(token),
            "." => self.read_meta(token),
            _ if self.depth == 0 => self.read_static_import(token),
            _ => Err("import is only supported at the top of a module"),
        }
    }

    fn read_dynamic_import(&mut self, token: Token<'a>) -> Result<(), &'static str> {
        let argument = self.peek(2).ok_or("import() needs an argument")?;
        let is_single = self.peek(3).is_some_and(|next| next.is(")"));
        match argument.kind {
            Kind::Text if is_single => {
                let path = self.resolve(argument)?;
                self.module.body.push(Piece::DynamicImport(token, path));
                self.at += 4;
                Ok(())
            }
            Kind::Name if is_single => {
                self.module.body.push(Piece::Token(token));
                self.at += 1;
                Ok(())
            }
            Kind::Name | Kind::Text | Kind::Number | Kind::Template | Kind::Regex | Kind::Punctuator => {
                Err("import() needs a path in quotes, or a name for an absolute URL")
            }
        }
    }

    fn read_meta(&mut self, token: Token<'a>) -> Result<(), &'static str> {
        let is_url = ["meta", ".", "url"]
            .iter()
            .zip(2..)
            .all(|(text, at)| self.peek(at).is_some_and(|next| next.is(text)));
        if !is_url {
            return Err("only import.meta.url is supported");
        }
        self.module.body.push(Piece::MetaUrl(token));
        self.at += 5;
        Ok(())
    }

    fn read_static_import(&mut self, token: Token<'a>) -> Result<(), &'static str> {
        self.at += 1;
        let mut names = Vec::new();
        if self.peek(0).is_some_and(|next| next.kind == Kind::Name) {
            names.push(Binding { exported: "default".to_owned(), local: self.name()? });
            self.skip_optional(",");
        }
        if self.skip_optional("{") {
            self.read_imported_names(&mut names)?;
        }
        if names.is_empty() {
            return Err(IMPORT_FORM);
        }
        let path = self.read_source()?;
        self.module.imports.push(Import { path, names, line: token.line });
        Ok(())
    }

    fn read_imported_names(&mut self, names: &mut Vec<Binding>) -> Result<(), &'static str> {
        while !self.skip_optional("}") {
            let exported = self.name()?;
            let local = if self.skip_optional("as") { self.name()? } else { exported.clone() };
            names.push(Binding { exported, local });
            if !self.skip_optional(",") && !self.peek(0).is_some_and(|next| next.is("}")) {
                return Err(IMPORT_FORM);
            }
        }
        Ok(())
    }

    /// The declaration takes the place of `export`, on a new line.
    fn read_export(&mut self, export: Token<'a>) -> Result<(), &'static str> {
        self.at += 1;
        if self.skip_optional("{") {
            return self.read_reexport(export.line);
        }
        let is_default = self.skip_optional("default");
        self.tokens.get_mut(self.at).ok_or(EXPORT_FORM)?.gap = export.gap;
        let is_async = self.peek(0).is_some_and(|next| next.is("async"));
        let at = usize::from(is_async);
        let declaration = self.peek(at).ok_or(EXPORT_FORM)?;
        let is_const = declaration.is("const") && !is_default;
        if !(declaration.is("function") || is_const || declaration.is("class")) {
            return Err(EXPORT_FORM);
        }
        let star = usize::from(self.peek(at + 1).is_some_and(|next| next.is("*")));
        let name = self.peek(at + 1 + star).filter(|next| next.kind == Kind::Name).ok_or(EXPORT_FORM)?;
        if is_const {
            self.require_one_name()?;
        }
        let exported = if is_default { "default" } else { name.text };
        self.module.exports.push(Binding { exported: exported.to_owned(), local: name.text.to_owned() });
        Ok(())
    }

    /// `export { a, b as c } from './file.js'` binds no names in the module itself.
    fn read_reexport(&mut self, line: usize) -> Result<(), &'static str> {
        let mut names = Vec::new();
        self.read_imported_names(&mut names)?;
        let path = self.read_source()?;
        let local = |name: &Binding| format!("{RESERVED}_{}", name.local);
        let exports = names.iter().map(|name| Binding { exported: name.local.clone(), local: local(name) });
        self.module.exports.extend(exports);
        let imported =
            names.iter().map(|name| Binding { exported: name.exported.clone(), local: local(name) });
        self.module.imports.push(Import { path, names: imported.collect(), line });
        Ok(())
    }

    /// `from './file.js';`
    fn read_source(&mut self) -> Result<String, &'static str> {
        self.skip("from")?;
        let path = self.peek(0).filter(|next| next.kind == Kind::Text).ok_or(IMPORT_FORM)?;
        let path = self.resolve(path)?;
        self.at += 1;
        self.skip_optional(";");
        Ok(path)
    }

    /// `export const a = 1, b = 2` would export two names.
    fn require_one_name(&self) -> Result<(), &'static str> {
        let mut depth = 0_i32;
        for token in &self.tokens[self.at..] {
            depth -= i32::from(token.closes());
            if depth == 0 && token.is(";") {
                return Ok(());
            }
            if depth == 0 && token.is(",") {
                return Err("export each const on its own");
            }
            depth += i32::from(token.opens());
        }
        Err("an exported const ends with a semicolon")
    }

    /// The path of `token` relative to this module.
    fn resolve(&self, token: Token) -> Result<String, &'static str> {
        let written = &token.text[1..token.text.len() - 1];
        if !written.starts_with("./") && !written.starts_with("../") {
            return Err("import a module by a relative path: './file.js'");
        }
        let mut parts: Vec<&str> = self.module.path.split('/').collect();
        parts.pop();
        for part in written.split('/') {
            match part {
                "." => {}
                ".." => {
                    parts.pop().ok_or("the path leaves the folder of the page")?;
                }
                part => parts.push(part),
            }
        }
        Ok(parts.join("/"))
    }

    fn peek(&self, ahead: usize) -> Option<Token<'a>> {
        self.tokens.get(self.at + ahead).copied()
    }

    fn name(&mut self) -> Result<String, &'static str> {
        let token = self.peek(0).filter(|token| token.kind == Kind::Name).ok_or(IMPORT_FORM)?;
        self.at += 1;
        Ok(token.text.to_owned())
    }

    fn skip(&mut self, text: &str) -> Result<(), &'static str> {
        if self.skip_optional(text) { Ok(()) } else { Err(IMPORT_FORM) }
    }

    fn skip_optional(&mut self, text: &str) -> bool {
        let is_next = self.peek(0).is_some_and(|token| token.is(text));
        self.at += usize::from(is_next);
        is_next
    }
}

const IMPORT_FORM: &str = "write import { a, b as c } from './file.js'";
const EXPORT_FORM: &str = "export only a const, a function or a class, each with its name";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tokens::Gap;

    fn parse(text: &str) -> Result<Module<'_>, Fault> {
        Module::parse("pages/a.js", text)
    }

    fn check_imports(text: &str, expected: &str) {
        let module = parse(text).unwrap();
        let name = |one: &Binding| format!("{} as {}", one.exported, one.local);
        let all = module.imports.iter().map(|import| {
            format!("{}: {}", import.path, import.names.iter().map(name).collect::<Vec<_>>().join(", "))
        });
        assert_eq!(all.collect::<Vec<_>>().join("; "), expected);
        assert!(module.body.is_empty(), "{:?}", module.body);
    }

    fn check_exports(text: &str, exported: &str, local: &str) {
        let expected = Binding { exported: exported.to_owned(), local: local.to_owned() };
        assert_eq!(parse(text).unwrap().exports, [expected], "{text}");
    }

    fn refuse(text: &str, line: usize) {
        assert_eq!(parse(text).map(|_| ()).map_err(|fault| fault.line), Err(line), "{text}");
    }

    #[test]
    fn imports_name_modules_relative_to_the_importing_one() {
        check_imports("import { b, c as d } from '../lib/b.js';", "lib/b.js: b as b, c as d");
        check_imports("import e, { f, } from './f.js'", "pages/f.js: default as e, f as f");
    }

    #[test]
    fn exports_are_declarations() {
        check_exports("export const a = (b, c) => [b, c];", "a", "a");
        check_exports("export async function a() {}", "a", "a");
        check_exports("export function* a() {}", "a", "a");
        check_exports("export class A {}", "A", "A");
        check_exports("export default async function a() {}", "default", "a");
    }

    #[test]
    fn names_of_another_module_can_be_exported() {
        let module = parse("export { b, c as d } from './e.js';\nconst b = 1;").unwrap();
        let binding =
            |exported: &str, local: &str| Binding { exported: exported.into(), local: local.into() };
        assert_eq!(module.exports, [binding("b", "$m_b"), binding("d", "$m_d")]);
        assert_eq!(module.imports[0].names, [binding("b", "$m_b"), binding("c", "$m_d")]);
    }

    #[test]
    fn an_exported_declaration_stays_on_its_own_line() {
        let module = parse("a\nexport function b() {}").unwrap();
        assert!(
            matches!(module.body[1], Piece::Token(token) if token.is("function") && token.gap == Gap::Newline)
        );
    }

    #[test]
    fn dynamic_imports_and_the_url_of_the_module_are_found_at_any_depth() {
        let module =
            parse("const f = () => { import('./b.js'); g(import.meta.url); import(url); };").unwrap();
        assert_eq!(module.dynamic_imports().collect::<Vec<_>>(), ["pages/b.js"]);
        assert!(module.body.iter().any(|piece| matches!(piece, Piece::MetaUrl(_))));
    }

    #[test]
    fn properties_called_import_or_export_are_properties() {
        let module = parse("a.import('./b.js'); a.export = 1;").unwrap();
        assert_eq!(module.dynamic_imports().count() + module.exports.len(), 0);
    }

    #[test]
    fn what_is_not_supported_is_refused_with_its_line() {
        refuse("\nimport * as a from './a.js';", 2);
        refuse("import a from 'package';", 1);
        refuse("import { a } from '../../../a.js';", 1);
        refuse("export let a = 1;", 1);
        refuse("\n\nexport { a };", 3);
        refuse("import './a.js';", 1);
        refuse("export * from './a.js';", 1);
        refuse("export default 1;", 1);
        refuse("export default () => 1;", 1);
        refuse("export const { a } = b;", 1);
        refuse("export const a = f(1, 2), b = 2;", 1);
        refuse("import(`./${a}.js`);", 1);
        refuse("import('./a' + b);", 1);
        refuse("import.meta.env;", 1);
        refuse("let $m1;", 1);
        refuse("a(;", 1);
    }
}
