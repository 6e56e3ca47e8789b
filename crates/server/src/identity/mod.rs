//! Who a user is: names, passwords and the credentials of a request. It knows no table.

pub mod names; // display names
pub mod passwords; // rules, hashing and verification
mod common_passwords; // passwords that are guessed first
pub mod guesses; // delays after wrong passwords
pub mod credential; // cookies and API tokens
mod device; // the browser of a session
pub mod stream_auth; // authorization of a long-lived stream
pub mod text; // characters that are invisible or reorder text
pub mod network; // addresses and address ranges
pub mod address_bans; // banned ranges in memory

pub use credential::Credential;
pub use stream_auth::StreamAuth;
