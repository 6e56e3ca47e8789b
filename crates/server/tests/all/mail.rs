//! Recovery by email, with a mail server that runs in the test.

use std::time::Duration;

use crate::common::two::code;
use crate::common::{File, PASSWORD, Person, Running, serve_with};
use rand_pcg::Pcg32;
use reqwest::Method;
use serde_json::json;
use server::Settings;
use server::limits::Limits;
use server::mail_settings::MailSettings;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::timeout;

/// Longer than a delivery takes.
const SOON: Duration = Duration::from_secs(30);

/// Accepts email and passes on each message.
async fn mail_server() -> (String, mpsc::UnboundedReceiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (sender, receiver) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(receive(stream, sender.clone()));
        }
    });
    (format!("smtp://{address}"), receiver)
}

/// The few commands of SMTP that a client needs.
async fn receive(stream: TcpStream, sender: mpsc::UnboundedSender<String>) -> std::io::Result<()> {
    let (reader, mut writer) = stream.into_split();
    let mut lines = BufReader::new(reader).lines();
    writer.write_all(b"220 test\r\n").await?;
    while let Some(line) = lines.next_line().await? {
        let reply = match line.get(..4).unwrap_or_default() {
            "EHLO" => "250 test\r\n",
            "DATA" => {
                writer.write_all(b"354 go on\r\n").await?;
                let mut message = String::new();
                while let Some(line) = lines.next_line().await?.filter(|line| line != ".") {
                    message += &format!("{line}\n");
                }
                let _ = sender.send(message);
                "250 ok\r\n"
            }
            "QUIT" => "221 bye\r\n",
            _ => "250 ok\r\n",
        };
        writer.write_all(reply.as_bytes()).await?;
    }
    Ok(())
}

/// The code in a message: four groups of five characters.
fn code_in(message: &str) -> String {
    let is_code = |word: &&str| word.len() == 23 && word.split('-').count() == 4;
    message.split_whitespace().find(is_code).expect("a code is in the message").to_owned()
}

#[tokio::test]
async fn a_forgotten_password_is_replaced_with_a_code_from_an_email() {
    let (file, (smtp, mut mails)) = (File::new(), mail_server().await);
    let mail = Some(MailSettings::new(&smtp, "El Grande <games@example.org>").unwrap());
    let settings =
        Settings { listen: ([127, 0, 0, 1], 0).into(), database: file.url(), mail, ..Settings::default() };
    let server = serve_with(Settings { requests_per_second: 0, ..settings }).await;
    let anna = server.member("Anna").await.browser();
    let set = |email: &str| json!({ "email": email, "password": PASSWORD, "language": "de" });
    let set_email = async |email: &str| anna.call(Method::PUT, "/api/me/email", Some(set(email))).await;
    assert_eq!(code(&set_email("nobody").await.1), "bad-email");
    assert_eq!(set_email("anna@example.org").await.0, 202);
    let message = timeout(SOON, mails.recv()).await.unwrap().unwrap();
    assert!(message.contains("To: anna@example.org") && message.contains("Hallo Anna"), "{message}");
    assert_eq!(anna.seen("/api/me/recovery").await["email"], json!(null), "not confirmed yet");
    let confirm = async |code: &str| anna.post("/api/me/email/confirm", json!({ "code": code })).await;
    assert_eq!(code(&confirm("aaaaa").await.1), "wrong-code");
    assert_eq!(confirm(&code_in(&message)).await, (200, json!({ "email": "anna@example.org" })));
    let stranger = server.stranger();
    let send = async |name: &str| stranger.post("/api/recovery/mail", json!({ "name": name })).await.0;
    assert_eq!((send("Nobody").await, send("Anna").await), (202, 202), "the same for every name");
    let message = timeout(SOON, mails.recv()).await.unwrap().unwrap();
    assert_eq!(send("Anna").await, 202);
    let body = json!({ "name": "Anna", "code": code_in(&message), "password": "another horse" });
    assert_eq!(stranger.post("/api/recovery", body.clone()).await.0, 200);
    assert_eq!(code(&stranger.post("/api/recovery", body).await.1), "wrong-code", "it works once");
    assert_eq!(anna.get("/api/me").await.0, 401, "signed out everywhere");
    assert!(mails.try_recv().is_err(), "one email per minute");
    server.stop().await;
}

#[tokio::test]
async fn a_server_without_smtp_says_so() {
    let file = File::new();
    let server = crate::common::serve(&file.url()).await;
    let anna: Person = server.member("Anna").await.browser();
    assert_eq!(anna.seen("/api").await["mail"], false);
    let (status, answer) = server.stranger().post("/api/recovery/mail", json!({ "name": "Anna" })).await;
    assert_eq!((status, code(&answer)), (403, "no-mail"));
    server.stop().await;
}

/// A registered user with a confirmed address.
async fn with_email(server: &Running, mails: &mut mpsc::UnboundedReceiver<String>, name: &str) -> Person {
    let person = server.member(name).await.browser();
    let email = format!("{}@example.org", name.to_lowercase());
    let body = json!({ "email": email, "password": PASSWORD });
    assert_eq!(person.call(Method::PUT, "/api/me/email", Some(body)).await.0, 202);
    let message = timeout(SOON, mails.recv()).await.unwrap().unwrap();
    let confirmed = person.post("/api/me/email/confirm", json!({ "code": code_in(&message) })).await;
    assert_eq!(confirmed.0, 200);
    person
}

#[tokio::test(flavor = "multi_thread")]
async fn an_alert_is_mailed_to_a_confirmed_address_if_the_player_wants_it() {
    let (file, (smtp, mut mails)) = (File::new(), mail_server().await);
    let mail = Some(MailSettings::new(&smtp, "El Grande <games@example.org>").unwrap());
    let server = serve_with(Settings {
        listen: ([127, 0, 0, 1], 0).into(),
        database: file.url(),
        mail,
        requests_per_second: 0,
        limits: Limits::none(),
        mail_alert_after_millis: 500,
        alert_retry_millis: 20,
        public_url: Some("https://play.example.org".parse().unwrap()),
        ..Settings::default()
    })
    .await;
    let anna = with_email(&server, &mut mails, "Anna").await;
    let bert = with_email(&server, &mut mails, "Bert").await;
    // Carla has an address that she has not confirmed.
    let carla = server.member("Carla").await.browser();
    let body = json!({ "email": "carla@example.org", "password": PASSWORD });
    assert_eq!(carla.call(Method::PUT, "/api/me/email", Some(body)).await.0, 202);
    timeout(SOON, mails.recv()).await.unwrap().unwrap();
    for (person, email, language) in [(&anna, true, "de"), (&bert, false, "en"), (&carla, true, "en")] {
        let settings = json!({
            "turn": true, "invitation": true, "result": true, "email": email, "quiet": null, "language": language,
        });
        assert_eq!(person.call(Method::PUT, "/api/me/notifications", Some(settings)).await.0, 200);
    }
    assert_eq!(anna.seen("/api/me/notifications").await["address"], "anna@example.org");
    let table =
        anna.done("/api/tables", json!({ "seats": ["me", "open", "open"] })).await["table"]["id"].clone();
    let id = table.as_str().unwrap();
    for person in [&bert, &carla] {
        person.done(&format!("/api/tables/{id}/join"), json!({})).await;
        person.done(&format!("/api/tables/{id}/ready"), json!({ "ready": true })).await;
    }
    anna.done(&format!("/api/tables/{id}/start"), json!({})).await;
    let mut rng = Pcg32::new(1, 1);
    for _ in 0..3 {
        let is_annas = anna.seen(&format!("/api/tables/{id}/decision")).await["options"] != json!([]);
        if is_annas {
            let message = timeout(SOON, mails.recv()).await.unwrap().unwrap();
            assert!(message.contains("To: anna@example.org"), "{message}");
            for part in
                ["Subject: Du bist am Zug", "Hallo Anna", &format!("https://play.example.org/table/{id}")]
            {
                assert!(message.contains(part), "{part}: {message}");
            }
            break;
        }
        tokio::time::sleep(Duration::from_millis(1200)).await;
        assert!(bert.play_once(id, &mut rng).await || carla.play_once(id, &mut rng).await);
    }
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert!(mails.try_recv().is_err(), "one email for a turn, and none to the others");
    let sent = anna.done("/api/me/notifications/test", json!({})).await;
    assert_eq!(sent, json!({ "sent": 1, "failed": 0 }));
    assert!(timeout(SOON, mails.recv()).await.unwrap().unwrap().contains("El Grande"));
    server.stop().await;
}
