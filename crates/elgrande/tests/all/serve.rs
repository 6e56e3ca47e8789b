//! `serve` through the binary: it prints its address, reads its settings, and stops on a signal.

use crate::common::test_server::{serve, serve_in};
use crate::common::{TempFolder, elgrande};
use expect_test::{Expect, expect};

#[test]
fn the_default_command_serves_the_page_until_it_is_stopped() {
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
    let wrong = crate::common::TempFile::new("wrong.toml", "colour = 1\n");
    let refused = elgrande(&format!("serve --config {}", wrong.0), "").refused();
    assert!(refused.contains("unknown field `colour`"), "{refused}");
    let refused =
        elgrande("serve --listen 127.0.0.1:0 --database sqlite:///nowhere/at/all.db --log off", "").refused();
    expect!["error: can’t open the database: its file can’t be opened or created"].assert_eq(&refused);
    let check = |database: &str, expected: Expect| {
        let refused = elgrande(&format!("serve --listen 127.0.0.1:0 --database {database}"), "").refused();
        expected.assert_eq(&refused);
    };
    check(&wrong.0, expect!["error: can’t open the database: the file is not an SQLite database"]);
    check(
        "mysql://me@localhost/games",
        expect!["error: can’t open the database: expected sqlite://FILE or postgres://USER@HOST/NAME"],
    );
    check(
        "postgres://me@127.0.0.1:1/games",
        expect!["error: can’t open the database: no response from its address"],
    );
}

#[test]
fn the_edition_comes_from_an_option_the_environment_and_a_file() {
    let folder = TempFolder::new("edition");
    let write = |name: &str, text: &str| std::fs::write(format!("{}/{name}", folder.0), text).unwrap();
    for name in ["typed", "set", "filed"] {
        let named =
            include_str!("../../../../editions/2023.toml").replacen("\"2023\"", &format!("{name:?}"), 1);
        write(&format!("{name}.toml"), &named);
    }
    write("my.toml", "edition = \"filed.toml\"\n");
    let check = |words: &[&str], environment: &[(&str, &str)], name: &str| {
        let server = serve_in(&folder, words, environment);
        let told = server.ask("GET /api/editions/default HTTP/1.1");
        assert!(told.contains(&format!("\"name\":{name:?}")), "{name}: {told}");
        server.stop();
    };
    let set = [("ELGRANDE_EDITION", "set.toml")];
    check(&["serve"], &[], "2023");
    check(&["serve", "--config", "my.toml"], &[], "filed");
    check(&["serve", "--config", "my.toml"], &set, "set");
    check(&[], &set, "set");
    check(&["serve", "--config", "my.toml", "--edition", "typed.toml"], &set, "typed");
    check(&["--edition", "typed.toml"], &set, "typed");
    let (wrong, nowhere) = (format!("{}/wrong.toml", folder.0), format!("{}/nowhere.toml", folder.0));
    write("wrong.toml", &format!("edition = {nowhere:?}\n"));
    let refused = elgrande(&format!("serve --config {wrong}"), "").refused();
    assert!(refused.contains("nowhere.toml"), "{refused}");
    let refused = elgrande(&format!("serve --edition {wrong}"), "").refused();
    assert!(refused.contains("unknown field `edition`"), "{refused}");
}
