//! Who a user is: names, passwords and the credentials of a request. It knows no table.

pub mod names; // display names
pub mod passwords; // hashing and verification
pub mod guesses; // delays after wrong passwords
pub mod credential; // cookies and API tokens
pub mod stream_auth; // authorization of a long-lived stream
pub mod text; // characters that are invisible or reorder text

pub use credential::Credential;
pub use stream_auth::StreamAuth;
