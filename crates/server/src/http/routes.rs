//! The table of all routes. Each line also describes its operation in docs/openapi.json: what the handler reads comes
//! from its arguments, its response is named here. A route without a description does not compile.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;

#[cfg(feature = "types")]
use super::describe::{Document, Route, accepted, array_of, created, no_content, ok, text};
use super::{
    about, accounts, admin, assets, blocks, chat, client_errors, editions, examples, export, history,
    leaderboard, lessons, lobby, metrics, notifications,
};
use super::{openapi, pictures, play, players, recovery, rematch, sessions, stream, tokens, webhooks};
use crate::host::Host;

/// The size limit of a body, in bytes.
const MAX_BODY: usize = 64 * 1024;
/// The size limit of a body with a record or an edition.
const MAX_RECORD_BODY: usize = 2 * engine::record::LONGEST;

/// A router, and for the OpenAPI document the description of its routes. The path that follows `under` is where the
/// router is nested.
macro_rules! routes {
    (under $base:literal; $($tag:literal { $(
        $(#[doc = $doc:literal])+
        $method:ident $path:literal $module:ident :: $handler:ident $(limit $limit:expr)? => $response:expr;
    )+ })+) => {
        pub(in crate::http) fn router() -> Router<Arc<Host>> {
            use axum::routing::*;
            Router::new()
                $($(.route($path, $method($module::$handler)$(.layer(DefaultBodyLimit::max($limit)))?))+)+
                .layer(DefaultBodyLimit::max(MAX_BODY))
        }

        #[cfg(feature = "types")]
        pub(in crate::http) fn describe(document: &mut Document) {
            $($(document.add(
                Route {
                    tag: $tag,
                    doc: &[$($doc),+],
                    method: stringify!($method),
                    path: concat!($base, $path),
                    id: concat!(stringify!($module), "_", stringify!($handler)),
                },
                $module::$handler,
                $response,
            );)+)+
        }
    };
}

/// The page, for browsers.
pub(super) mod page {
    use super::*;

    routes! {
        under "";
        "Page" {
            /// Get the document of a page, in the reader's language; every page URL requested as text/html has one
            get "/" assets::index => text("text/html").or_not_modified();
            /// Get the icon of the site, for browsers that look for it at the default URL
            get "/favicon.ico" assets::favicon => text("image/x-icon").or_not_modified();
            /// Get the service worker, which saves the page for use without a connection and receives push messages
            get "/sw.js" assets::service_worker => text("text/javascript").or_not_modified();
            /// Get the web app manifest: name, icons, shortcuts
            get "/manifest.webmanifest" assets::manifest => text("application/manifest+json").or_not_modified();
            /// Get a file of the page
            get "/page/{*file}" assets::file => text("*/*").or_not_modified();
            /// Get the messages of the page: LANGUAGE.js is an ES module
            get "/words/{file}" assets::sentences => text("*/*").or_not_modified();
            /// Get more messages of the page
            ///
            /// LANGUAGE/book.js is for the rulebook and lessons, LANGUAGE/account.js for accounts, LANGUAGE/device.js for
            /// games on the device, LANGUAGE/review.js for reviews, LANGUAGE/reasons.js for errors in submitted texts.
            get "/words/{language}/{file}" assets::sentence_part => text("*/*").or_not_modified();
        }
    }
}

/// Health checks and metrics.
pub(super) mod operation {
    use super::*;

    routes! {
        under "";
        "For operators" {
            /// Liveness check: the process responds
            get "/livez" about::live => ok::<about::Health>();
            /// Readiness check: a small write was committed and read back
            get "/readyz" about::ready => ok::<about::Health>();
            /// Older name of /readyz
            get "/healthz" about::ready => ok::<about::Health>();
            /// Metrics in the OpenMetrics text format, which Prometheus reads
            ///
            /// Requires the metrics token, if one is set.
            get "/metrics" metrics::show => text("application/openmetrics-text");
        }
    }
}

/// Everything under `/api`.
pub(super) mod api {
    use super::*;
    #[cfg(feature = "types")]
    use crate::live::table_view::TableResponse;
    #[cfg(feature = "types")]
    use crate::store::ChatMessage;
    #[cfg(feature = "types")]
    use crate::tables::{Draft, GameView, Hint, Presets, ply_index::PlySummary};
    #[cfg(feature = "types")]
    use crate::teaching::{examples::PlayedExample, lessons::LessonView};

    routes! {
        under "/api";
        "Accounts and sessions" {
            /// Get your account and results
            get "/me" players::me => ok::<players::Profile>();
            /// Create a guest account, or a registered one with a password; sets a cookie
            post "/me" accounts::create => created::<accounts::Registered>();
            /// Change your name
            patch "/me" accounts::rename => ok::<accounts::AccountView>();
            /// Delete your account; bots take over your seats
            delete "/me" accounts::delete => no_content();
            /// Set a password; ends all other sessions and tokens
            put "/me/password" accounts::set_password => ok::<accounts::Registered>();
            /// Get how you can recover your account
            get "/me/recovery" recovery::show => ok::<recovery::RecoveryView>();
            /// Create a new recovery code; the old one is void
            post "/me/recovery" recovery::create_code => ok::<accounts::Registered>();
            /// Send a code to an email address, to confirm it
            put "/me/email" recovery::set_email => accepted();
            /// Confirm your email address with the code sent to it
            post "/me/email/confirm" recovery::confirm_email => ok::<recovery::ConfirmedEmail>();
            /// Remove your email address
            delete "/me/email" recovery::delete_email => no_content();
            /// Download everything that is stored about you
            get "/me/export" export::download => text("application/json");
            /// Set a new password with a recovery code or a mailed code; sets a cookie
            post "/recovery" recovery::recover => ok::<accounts::Registered>();
            /// Send a code to the email address of an account, if it has one
            post "/recovery/mail" recovery::send_code => accepted();
            /// List the players whom you have muted or blocked
            get "/me/blocks" blocks::list => ok::<blocks::Blocks>();
            /// Mute or block a player
            put "/me/blocks/{player}" blocks::set => no_content();
            /// End a mute or a block
            delete "/me/blocks/{player}" blocks::remove => no_content();
            /// Report a player to the admins, with or without a chat message
            post "/reports" blocks::report => created::<blocks::NewReportId>();
            /// Get your webhook
            get "/me/webhook" webhooks::show => ok::<webhooks::WebhookView>();
            /// Set your webhook; the operator must allow its origin
            put "/me/webhook" webhooks::set => ok::<webhooks::WebhookView>();
            /// Delete your webhook
            delete "/me/webhook" webhooks::delete => no_content();
            /// Send a test alert now
            post "/me/webhook/test" webhooks::test => ok::<webhooks::WebhookTest>();
            /// Get your notification settings and devices
            get "/me/notifications" notifications::show => ok::<notifications::NotificationsView>();
            /// Set your notification settings
            put "/me/notifications" notifications::set => ok::<notifications::NotificationsView>();
            /// Send a test to your devices and by email
            post "/me/notifications/test" notifications::test => ok::<notifications::NotificationTest>();
            /// Subscribe this browser to push messages
            post "/me/push" notifications::subscribe => ok::<notifications::NewDeviceId>();
            /// Remove a device
            delete "/me/push/{device}" notifications::unsubscribe => no_content();
            /// Sign in; sets a cookie
            post "/session" accounts::sign_in => ok::<accounts::AccountView>();
            /// Sign out of this session
            delete "/session" accounts::sign_out => no_content();
            /// List your sessions
            get "/sessions" sessions::list => array_of::<sessions::Session>();
            /// End one of your sessions
            delete "/sessions/{session}" sessions::revoke => no_content();
            /// End all sessions and tokens
            delete "/sessions" accounts::sign_out_everywhere => no_content();
            /// List your API tokens
            get "/tokens" tokens::list => array_of::<tokens::Token>();
            /// Create an API token; it is returned only once
            post "/tokens" tokens::create => created::<tokens::Token>();
            /// Revoke an API token
            delete "/tokens/{token}" tokens::revoke => no_content();
        }
        "Results and ratings" {
            /// Get a player's rating and results
            get "/players/{player}" players::show => ok::<players::Profile>();
            /// Get the results of two players against each other
            get "/players/{player}/against/{other}" players::against => ok::<players::MeetingsView>();
            /// List the best players, at most fifty in a response
            get "/leaderboard" leaderboard::list => ok::<leaderboard::LeaderboardView>();
        }
        "Tables" {
            /// List tables; a response has at most fifty
            get "/tables" lobby::list => ok::<lobby::TableListView<'static>>();
            /// Create a table
            post "/tables" lobby::create limit MAX_RECORD_BODY => created::<TableResponse<'static>>();
            /// Get a table and its game
            get "/tables/{table}" lobby::show => ok::<TableResponse<'static>>();
            /// Take a free seat
            post "/tables/{table}/join" lobby::join => ok::<TableResponse<'static>>();
            /// Leave your seats before the game
            post "/tables/{table}/leave" lobby::leave => ok::<TableResponse<'static>>();
            /// Say whether you are ready to start
            post "/tables/{table}/ready" lobby::ready => ok::<TableResponse<'static>>();
            /// Set a seat to me, open or a bot level (owner only)
            post "/tables/{table}/seats" lobby::set_seat => ok::<TableResponse<'static>>();
            /// Start the game (owner only)
            post "/tables/{table}/start" lobby::start => ok::<TableResponse<'static>>();
            /// Get whether you have muted a table
            get "/tables/{table}/mute" notifications::show_mute => ok::<notifications::Mute>();
            /// Mute a table: you get no notifications about it
            put "/tables/{table}/mute" notifications::mute => no_content();
            /// End the mute of a table
            delete "/tables/{table}/mute" notifications::unmute => no_content();
            /// Start a rematch
            post "/tables/{table}/rematch" rematch::rematch => ok::<TableResponse<'static>>();
            /// Get the values of an edition: regions, tiles, power cards, modifiers, action cards with their effects
            get "/editions/{edition}" editions::show => ok::<engine::edition::Facts<'static>>().or_not_modified();
            /// Get the text of an edition, for use on another server
            get "/editions/{edition}/text" editions::text => text("text/plain").or_not_modified();
            /// Get the compact form of an edition, for the WebAssembly module
            get "/editions/{edition}/compact" editions::compact => text("text/plain").or_not_modified();
        }
        "Playing" {
            /// Play all actions or none
            post "/tables/{table}/actions" play::act => ok::<GameView>();
            /// Try actions without playing them
            post "/tables/{table}/try" play::draft => ok::<Draft>();
            /// Get a hint: what the strongest bot would do after these actions; only in games against bots
            post "/tables/{table}/hint" play::hint => ok::<Hint>();
            /// Get the decision of your seat, with every legal action
            get "/tables/{table}/decision" play::decision => ok::<play::DecisionResponse>();
            /// Undo, propose an undo, or agree to one
            post "/tables/{table}/undo" play::undo => ok::<TableResponse<'static>>();
            /// Refuse an undo
            delete "/tables/{table}/undo" play::refuse_undo => ok::<TableResponse<'static>>();
            /// Resign: a bot plays for you (D-20)
            post "/tables/{table}/resign" play::resign => ok::<TableResponse<'static>>();
            /// Take your seat back from a bot
            post "/tables/{table}/return" play::take_back_seat => ok::<TableResponse<'static>>();
            /// Get your preset answers
            get "/tables/{table}/ahead" play::presets => ok::<Presets>();
            /// Set preset answers to out-of-turn questions
            put "/tables/{table}/ahead" play::set_presets => no_content();
        }
        "Live updates" {
            /// Get chat messages
            get "/tables/{table}/chat" chat::read => ok::<chat::ChatMessages>();
            /// Send a chat message
            post "/tables/{table}/chat" chat::post => created::<ChatMessage>();
            /// Stream views, notices, chat and presence
            ///
            /// Server-sent events. With Last-Event-ID no notice is lost or repeated.
            get "/tables/{table}/stream" stream::table => text("text/event-stream");
            /// Stream the tables where it is your turn
            get "/me/stream" stream::personal => text("text/event-stream");
        }
        "History" {
            /// Get the game after a ply
            get "/tables/{table}/view" history::view => ok::<GameView>();
            /// Get a picture of the board after a ply, as a spectator sees it
            get "/tables/{table}/picture" pictures::show => text("image/png").or_not_modified();
            /// Get a picture of a made-up position
            get "/picture" pictures::sample => text("image/png").or_not_modified();
            /// Get an index of the game: round, start of turns, and changed scores of every ply
            get "/tables/{table}/plies" history::plies => array_of::<PlySummary>();
            /// Get the record of a finished game
            get "/tables/{table}/record" history::record => text("text/plain");
            /// Create a table that continues from a ply, for me and bots
            post "/tables/{table}/branch" history::branch => created::<TableResponse<'static>>();
        }
        "Worked examples" {
            /// List the worked examples of the rulebook
            get "/examples" examples::list => ok::<examples::ExampleList>();
            /// Get a worked example, played by the engine
            get "/examples/{name}" examples::show => ok::<PlayedExample>();
        }
        "Lessons" {
            /// List the lessons, in order
            get "/lessons" lessons::list => ok::<lessons::LessonList>();
            /// Get the state of a lesson after these actions
            post "/lessons/{name}/look" lessons::look => ok::<LessonView>();
            /// Try actions in a lesson; a draft ends with its task
            post "/lessons/{name}/try" lessons::draft => ok::<Draft>();
            /// Play all actions or none, then the other players; the response has the new notices
            post "/lessons/{name}/play" lessons::act => ok::<LessonView>();
        }
        "For operators" {
            /// Get the version, bot levels and variants
            get "/" about::about => ok::<about::About>();
            /// Do something as an admin: look up, ban, mute, delete, prune
            ///
            /// docs/operating.md lists the actions and their arguments.
            post "/admin" admin::administer => ok::<admin::AdminAnswer>();
            /// Get this document
            get "/openapi.json" openapi::document => text("application/json");
            /// Get this document as HTML
            get "/docs" openapi::docs => text("text/html");
            /// The page reports an error of its own; the server logs it
            post "/client-errors" client_errors::report limit client_errors::MAX_REPORT => no_content();
        }
    }
}
