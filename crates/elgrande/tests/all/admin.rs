//! `admin` through the binary: on a running server, and in the database of a stopped one.

use expect_test::expect;
use serde_json::Value;

use crate::common::test_server::serve_in;
use crate::common::{TempFolder, run};

const TOKEN: &str = "secret";

/// Runs `admin` with these words and options.
fn admin(words: &[&str], options: &[&str]) -> crate::common::Run {
    run(&[&["admin"], words, options].concat(), "")
}

fn printed(words: &[&str], options: &[&str]) -> Value {
    serde_json::from_str(&admin(words, options).printed()).unwrap()
}

#[test]
fn the_command_asks_a_running_server_and_opens_the_database_of_a_stopped_one() {
    let folder = TempFolder::new("admin");
    let database = format!("sqlite://{}/elgrande.db", folder.0);
    let server = serve_in(&folder, &[], &[("ELGRANDE_ADMIN_TOKEN", TOKEN)]);
    let url = format!("http://{}/", server.address);
    let at_server = ["--server", &url, "--admin-token", TOKEN];
    let in_database = ["--database", &database];
    let start = ["maintenance", "--notice", "soon", "--reason", "upgrade"];
    let in_use = "error: a server is using this database; give its address with --server and its token with --admin-token";
    assert_eq!(admin(&start, &in_database).refused(), in_use);
    assert_eq!(printed(&start, &at_server)["done"], true);
    assert_eq!(printed(&["status"], &at_server)["maintenance"], "soon");
    assert!(server.ask("GET /api HTTP/1.1").contains("\"maintenance\":\"soon\""));
    server.stop();
    let unreachable = admin(&["status"], &at_server).refused();
    assert!(
        unreachable.starts_with(&format!("error: can’t reach the admin API at {url}: ")),
        "{unreachable}"
    );
    assert_eq!(printed(&["maintenance", "--reason", "done"], &in_database)["done"], true);
    let log = printed(&["audit"], &in_database);
    let entry =
        |index: usize| ["action", "details", "reason"].map(|name| log["entries"][index][name].clone());
    assert_eq!(entry(0), ["maintenance", "", "done"]);
    assert_eq!(entry(1), ["maintenance", "notice soon", "upgrade"]);
}

#[test]
fn a_refusal_says_what_is_wrong() {
    let folder = TempFolder::new("admin-refused");
    let database = format!("sqlite://{}/elgrande.db", folder.0);
    let server = serve_in(&folder, &[], &[("ELGRANDE_ADMIN_TOKEN", TOKEN)]);
    let url = format!("http://{}", server.address);
    let wrong = admin(&["status"], &["--server", &url, "--admin-token", "guess"]).refused();
    expect!["error: unknown API token"].assert_eq(&wrong);
    let missing = admin(&["status"], &["--server", &url]).refused();
    expect!["error: --server needs --admin-token, the token the server was started with"].assert_eq(&missing);
    server.stop();
    let options = ["--database", database.as_str()];
    let nobody = admin(&["ban-user", "Anna", "--reason", "spam"], &options).refused();
    expect![[r#"error: there is no user with the id or name "Anna""#]].assert_eq(&nobody);
    let no_reason = admin(&["ban-network", "192.0.2.0/24"], &options).refused();
    expect![[r#"error: ban-network needs "reason""#]].assert_eq(&no_reason);
    let elsewhere = ["--database".to_owned(), format!("sqlite://{}/other.db", folder.0)];
    let no_file = admin(&["status"], &elsewhere.each_ref().map(String::as_str)).refused();
    expect!["error: can’t open the database: its file can’t be opened or created"].assert_eq(&no_file);
    let too_much = admin(&["status", "Anna"], &options).refused();
    expect![[r#"error: status does not take "target""#]].assert_eq(&too_much);
}
