//! The server as people start it: it prints its address, keeps what was said, and stops when told to.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::serving::serve;
use common::{TempFolder, elgrande};
use expect_test::{Expect, expect};

#[test]
fn the_bare_command_serves_a_page_until_it_is_told_to_stop() {
    let folder = TempFolder::new("bare");
    let server = serve(&folder, &[]);
    assert!(server.ask("GET / HTTP/1.1").contains("<title>El Grande</title>"));
    assert!(server.ask("GET /healthz HTTP/1.1").ends_with(r#"{"ok":true}"#));
    server.stop();
    assert!(std::path::Path::new(&folder.0).join("elgrande.db").exists());
}

#[test]
fn settings_come_from_options_the_environment_and_a_file() {
    let folder = TempFolder::new("settings");
    std::fs::write(format!("{}/my.toml", folder.0), "database = \"sqlite://mine.db\"\nlog = \"off\"\n")
        .unwrap();
    serve(&folder, &["serve", "--config", "my.toml", "--log", "warn"]).stop();
    assert!(std::path::Path::new(&folder.0).join("mine.db").exists());
    let wrong = common::TempFile::new("wrong.toml", "colour = 1\n");
    let refused = elgrande(&format!("serve --config {}", wrong.0), "").refused();
    assert!(refused.contains("unknown field `colour`"), "{refused}");
    let refused =
        elgrande("serve --listen 127.0.0.1:0 --database sqlite:///nowhere/at/all.db --log off", "").refused();
    expect!["error: the database does not open: its file cannot be opened or made"].assert_eq(&refused);
    let check = |database: &str, expected: Expect| {
        let refused = elgrande(&format!("serve --listen 127.0.0.1:0 --database {database}"), "").refused();
        expected.assert_eq(&refused);
    };
    check(&wrong.0, expect!["error: the database does not open: that file is no SQLite database"]);
    check(
        "mysql://me@localhost/games",
        expect![
            "error: the database does not open: its address must be sqlite://FILE or postgres://USER@HOST/NAME"
        ],
    );
    check(
        "postgres://me@127.0.0.1:1/games",
        expect!["error: the database does not open: nobody answers at its address"],
    );
}
