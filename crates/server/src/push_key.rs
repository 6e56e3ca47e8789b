//! The key that push services know this server by, and the signed header of a request (RFC 8292).

use std::fmt;
use std::sync::Arc;

use base64::Engine;
use base64::prelude::{BASE64_STANDARD, BASE64_URL_SAFE_NO_PAD};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

/// A private key on the curve P-256.
#[derive(Clone)]
pub struct PushKey(Arc<EcdsaKeyPair>);

/// The text is not such a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPushKey;

impl fmt::Display for NotAPushKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the key for push services is not a private key on the curve P-256")
    }
}

impl std::error::Error for NotAPushKey {}

/// Without the key.
impl fmt::Debug for PushKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("PushKey").field(&self.public()).finish()
    }
}

impl PushKey {
    /// A new key as it is stored: PKCS #8 in base64.
    pub fn generate() -> String {
        let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        BASE64_STANDARD.encode(key.expect("the system provides random bytes"))
    }

    /// A stored key.
    pub fn read(stored: &str) -> Result<PushKey, NotAPushKey> {
        let bytes = BASE64_STANDARD.decode(stored).map_err(|_| NotAPushKey)?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &SystemRandom::new());
        pair.map(|pair| PushKey(Arc::new(pair))).map_err(|_| NotAPushKey)
    }

    /// A key from a PEM file with `BEGIN PRIVATE KEY` (PKCS #8).
    pub fn of_pem(text: &str) -> Result<PushKey, NotAPushKey> {
        let (_, rest) = text.split_once("-----BEGIN PRIVATE KEY-----").ok_or(NotAPushKey)?;
        let (body, _) = rest.split_once("-----END PRIVATE KEY-----").ok_or(NotAPushKey)?;
        PushKey::read(&body.split_whitespace().collect::<String>())
    }

    /// The public key in base64url, as browsers need it to subscribe.
    pub fn public(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(self.0.public_key())
    }

    /// The header `Authorization` of a request to a push service: to which origin, until when in seconds since 1970, and whom
    /// the operator of the push service may contact.
    pub fn authorization(&self, audience: &str, expires: i64, subject: Option<&str>) -> String {
        let signed = signed_part(audience, expires, subject);
        let signature = self.0.sign(&SystemRandom::new(), signed.as_bytes());
        let signature = BASE64_URL_SAFE_NO_PAD.encode(signature.expect("the system provides random bytes"));
        format!("vapid t={signed}.{signature}, k={}", self.public())
    }
}

/// Header and claims of the token.
fn signed_part(audience: &str, expires: i64, subject: Option<&str>) -> String {
    let mut claims = json!({ "aud": audience, "exp": expires });
    if let Some(subject) = subject {
        claims["sub"] = subject.into();
    }
    let header = r#"{"typ":"JWT","alg":"ES256"}"#;
    let encode = |text: &str| BASE64_URL_SAFE_NO_PAD.encode(text);
    format!("{}.{}", encode(header), encode(&claims.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    /// The example of RFC 8292, section 2.4.
    const TOKEN: &str = "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA";
    const KEY: &str =
        "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs";

    fn verifies(token: &str, key: &str) -> bool {
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let decode = |text| BASE64_URL_SAFE_NO_PAD.decode(text).unwrap();
        let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decode(key));
        key.verify(signed.as_bytes(), &decode(signature)).is_ok()
    }

    #[test]
    fn the_signed_part_is_that_of_rfc_8292_and_its_signature_verifies() {
        let signed = signed_part("https://push.example.net", 1_453_523_768, Some("mailto:push@example.com"));
        assert_eq!(signed, TOKEN.rsplit_once('.').unwrap().0);
        assert!(verifies(TOKEN, KEY));
    }

    #[test]
    fn our_header_verifies_with_the_key_in_it_and_with_no_other() {
        let (key, other) = (PushKey::generate(), PushKey::generate());
        let key = PushKey::read(&key).unwrap();
        let header = key.authorization("https://push.example.net", 1_453_523_768, None);
        let (token, public) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(public, key.public());
        assert!(verifies(token, public));
        assert!(!verifies(token, &PushKey::read(&other).unwrap().public()));
        assert!(!verifies(&token.replacen("eyJhdWQi", "eyJhdWQj", 1), public));
    }

    #[test]
    fn a_key_is_read_from_a_pem_file_and_is_not_shown() {
        let stored = PushKey::generate();
        let pem = format!(
            "-----BEGIN PRIVATE KEY-----\n{}\n{}\n-----END PRIVATE KEY-----\n",
            &stored[..64],
            &stored[64..]
        );
        let key = PushKey::of_pem(&pem).unwrap();
        assert_eq!(key.public(), PushKey::read(&stored).unwrap().public());
        assert!(!format!("{key:?}").contains(&stored[60..80]));
        for text in [
            "",
            "-----BEGIN PRIVATE KEY-----",
            "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----",
        ] {
            assert_eq!(PushKey::of_pem(text).err(), Some(NotAPushKey), "{text}");
        }
    }
}
