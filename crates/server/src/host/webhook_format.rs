//! The formats of webhooks: signed JSON for programs, and messages for Discord, Slack, ntfy and Matrix.

use reqwest::{Method, Url};
use serde_json::{Value, json};

use super::alert_text::AlertText;
use super::webhook_message::{WebhookMessage, signature};
use crate::reason::WebhookReason;
use crate::store::Webhook;

/// What the receiver of a webhook understands.
#[cfg_attr(feature = "types", derive(ts_rs::TS, utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WebhookFormat {
    /// JSON with a signature, for programs.
    #[default]
    Json,
    /// A webhook of a Discord channel.
    Discord,
    /// An incoming webhook of Slack.
    Slack,
    /// A topic of ntfy: `https://ntfy.sh/TOPIC`.
    Ntfy,
    /// A room of Matrix: `https://HOMESERVER/!ROOM:SERVER`, with an access token.
    Matrix,
}

/// A request to a webhook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebhookRequest {
    /// The method.
    pub method: Method,
    /// The URL.
    pub url: Url,
    /// Its headers, without the content type, which is JSON.
    pub headers: Vec<(&'static str, String)>,
    /// The body.
    pub body: Vec<u8>,
}

impl WebhookFormat {
    const ALL: [WebhookFormat; 5] = [
        WebhookFormat::Json,
        WebhookFormat::Discord,
        WebhookFormat::Slack,
        WebhookFormat::Ntfy,
        WebhookFormat::Matrix,
    ];

    /// Its name in the store and on the wire.
    pub fn word(self) -> &'static str {
        match self {
            WebhookFormat::Json => "json",
            WebhookFormat::Discord => "discord",
            WebhookFormat::Slack => "slack",
            WebhookFormat::Ntfy => "ntfy",
            WebhookFormat::Matrix => "matrix",
        }
    }

    /// The format of that name.
    pub fn of(word: &str) -> Option<WebhookFormat> {
        WebhookFormat::ALL.into_iter().find(|format| format.word() == word)
    }

    /// Whether a person reads the messages. A program gets them in quiet hours, too.
    pub fn is_for_people(self) -> bool {
        self != WebhookFormat::Json
    }

    /// Refused unless messages can be sent to this URL.
    pub fn require_url(self, url: &str) -> Result<(), WebhookReason> {
        let url = Url::parse(url).map_err(|_| WebhookReason::NotAllowed)?;
        match self {
            WebhookFormat::Json | WebhookFormat::Discord | WebhookFormat::Slack => Ok(()),
            WebhookFormat::Ntfy => ntfy_topic(&url).map(|_| ()).ok_or(WebhookReason::NoTopic),
            WebhookFormat::Matrix => matrix_room(&url).map(|_| ()).ok_or(WebhookReason::NoRoom),
        }
    }

    /// The request for a message. `link` leads to its page, if the URL of this server is known.
    pub fn request(
        self,
        webhook: &Webhook,
        message: &WebhookMessage,
        text: &AlertText,
        link: Option<&str>,
    ) -> Result<WebhookRequest, WebhookReason> {
        let url = Url::parse(&webhook.url).map_err(|_| WebhookReason::NotAllowed)?;
        let post = |url, body: Value| WebhookRequest {
            method: Method::POST,
            url,
            headers: Vec::new(),
            body: body.to_string().into_bytes(),
        };
        match self {
            WebhookFormat::Json => {
                let body = serde_json::to_vec(message).expect("a message is valid JSON");
                let headers = vec![("x-elgrande-signature", signature(&webhook.secret, &body))];
                Ok(WebhookRequest { method: Method::POST, url, headers, body })
            }
            WebhookFormat::Discord => Ok(post(url, discord(text, link))),
            WebhookFormat::Slack => Ok(post(url, slack(text, link))),
            WebhookFormat::Ntfy => {
                let topic = ntfy_topic(&url).ok_or(WebhookReason::NoTopic)?;
                let mut server = url;
                server.set_path("/");
                Ok(post(server, ntfy(&topic, text, link)))
            }
            WebhookFormat::Matrix => {
                let mut url = matrix_room(&url).ok_or(WebhookReason::NoRoom)?;
                // The same transaction for every attempt: the room shows the message once.
                url.path_segments_mut().map_err(|()| WebhookReason::NoRoom)?.push(message.id());
                let headers = vec![("authorization", format!("Bearer {}", webhook.secret))];
                let request = post(url, matrix(text, link));
                Ok(WebhookRequest { method: Method::PUT, headers, ..request })
            }
        }
    }
}

/// Names of players mention nobody and are not formatted.
fn discord(text: &AlertText, link: Option<&str>) -> Value {
    let mut embed = json!({ "title": markdown(&text.title), "description": markdown(&text.body) });
    if let Some(link) = link {
        embed["url"] = link.into();
    }
    json!({ "embeds": [embed], "allowed_mentions": { "parse": [] } })
}

fn slack(text: &AlertText, link: Option<&str>) -> Value {
    let escape = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let title = link.map_or_else(
        || escape(&text.title),
        |link| format!("<{link}|{}>", escape(&text.title).replace('|', "¦")),
    );
    json!({ "text": format!("{title}\n{}", escape(&text.body)) })
}

fn ntfy(topic: &str, text: &AlertText, link: Option<&str>) -> Value {
    let mut body = json!({ "topic": topic, "title": text.title, "message": text.body });
    if let Some(link) = link {
        body["click"] = link.into();
    }
    body
}

fn matrix(text: &AlertText, link: Option<&str>) -> Value {
    let lines = [Some(text.title.as_str()), Some(&text.body), link];
    let body = lines.into_iter().flatten().collect::<Vec<_>>().join("\n");
    json!({ "msgtype": "m.text", "body": body })
}

/// The text with every character of Markdown escaped.
fn markdown(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        if "\\*_~`|>#[]()-+.!<:@".contains(letter) {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}

/// The topic of `https://ntfy.sh/TOPIC`.
fn ntfy_topic(url: &Url) -> Option<String> {
    let mut parts = url.path_segments()?;
    let topic = parts.next().filter(|topic| !topic.is_empty())?.to_owned();
    let is_topic = topic.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
    (is_topic && parts.next().is_none()).then_some(topic)
}

/// Where the messages of `https://HOMESERVER/!ROOM:SERVER` are sent, without the transaction.
fn matrix_room(url: &Url) -> Option<Url> {
    let room = url.path().strip_prefix('/')?;
    let is_room = room.starts_with('!') && room.len() > 1 && !room.contains(['/', '%']);
    if !is_room {
        return None;
    }
    let mut target = url.clone();
    target.set_path("/_matrix/client/v3/rooms");
    target.path_segments_mut().ok()?.extend([room, "send", "m.room.message"]);
    Some(target)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(format: WebhookFormat, url: &str, link: Option<&str>) -> (String, String, Value) {
        let webhook =
            Webhook { url: url.into(), format: format.word().into(), secret: "token".into(), created: 0 };
        let text = AlertText {
            title: "It’s your turn <now>".into(),
            body: "@everyone · *Bert* & <Carla>".into(),
            path: "/table/x".into(),
        };
        let request = format.request(&webhook, &WebhookMessage::of_test("user", 7), &text, link).unwrap();
        let body = serde_json::from_slice(&request.body).unwrap();
        (request.method.to_string(), request.url.to_string(), body)
    }

    const LINK: Option<&str> = Some("https://play.example.org/table/x");

    #[test]
    fn discord_gets_an_embed_that_mentions_nobody() {
        let (method, url, body) =
            request(WebhookFormat::Discord, "https://discord.com/api/webhooks/1/a", LINK);
        assert_eq!((&*method, &*url), ("POST", "https://discord.com/api/webhooks/1/a"));
        assert_eq!(
            body,
            json!({
                "embeds": [{
                    "title": "It’s your turn \\<now\\>",
                    "description": "\\@everyone · \\*Bert\\* & \\<Carla\\>",
                    "url": "https://play.example.org/table/x",
                }],
                "allowed_mentions": { "parse": [] },
            })
        );
    }

    #[test]
    fn slack_gets_escaped_text_with_a_link() {
        let url = "https://hooks.slack.com/services/a/b";
        let (_, _, body) = request(WebhookFormat::Slack, url, LINK);
        let text = "<https://play.example.org/table/x|It’s your turn &lt;now&gt;>\n@everyone · *Bert* &amp; &lt;Carla&gt;";
        assert_eq!(body, json!({ "text": text }));
        let (_, _, body) = request(WebhookFormat::Slack, url, None);
        assert_eq!(
            body,
            json!({ "text": "It’s your turn &lt;now&gt;\n@everyone · *Bert* &amp; &lt;Carla&gt;" })
        );
    }

    #[test]
    fn ntfy_gets_the_topic_in_the_body() {
        let (method, url, body) = request(WebhookFormat::Ntfy, "https://ntfy.sh/my-topic?auth=x", LINK);
        assert_eq!((&*method, &*url), ("POST", "https://ntfy.sh/?auth=x"));
        let message = "@everyone · *Bert* & <Carla>";
        let click = "https://play.example.org/table/x";
        let title = "It’s your turn <now>";
        assert_eq!(body, json!({ "topic": "my-topic", "title": title, "message": message, "click": click }));
    }

    #[test]
    fn a_matrix_room_gets_one_transaction_for_each_message() {
        let url = "https://matrix.example.org/!room:example.org";
        let (method, url, body) = request(WebhookFormat::Matrix, url, None);
        let room = "https://matrix.example.org/_matrix/client/v3/rooms/!room:example.org/send/m.room.message";
        assert_eq!((&*method, url), ("PUT", format!("{room}/test-7")));
        let text = "It’s your turn <now>\n@everyone · *Bert* & <Carla>";
        assert_eq!(body, json!({ "msgtype": "m.text", "body": text }));
    }

    #[test]
    fn an_address_must_fit_its_format() {
        let refused = |format: WebhookFormat, url| format.require_url(url).is_err();
        assert!(refused(WebhookFormat::Json, "nonsense"));
        for url in ["https://ntfy.sh/", "https://ntfy.sh/a/b", "https://ntfy.sh/a%20b"] {
            assert!(refused(WebhookFormat::Ntfy, url), "{url}");
        }
        for url in [
            "https://m.example/",
            "https://m.example/room",
            "https://m.example/!a:b/../c",
            "https://m.example/!a%2F:b",
        ] {
            assert!(refused(WebhookFormat::Matrix, url), "{url}");
        }
        assert!(!refused(WebhookFormat::Ntfy, "https://ntfy.sh/my_topic"));
        assert!(!refused(WebhookFormat::Matrix, "https://m.example/!a:b"));
        assert!(
            WebhookFormat::ALL.into_iter().all(|format| WebhookFormat::of(format.word()) == Some(format))
        );
    }
}
