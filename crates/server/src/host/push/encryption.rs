//! Encryption of push messages (RFC 8291): the push service cannot read them.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom, SystemRandom};

/// The size of a record; a message is one record.
const RECORD_SIZE: u32 = 4096;
/// The longest text: a record without its delimiter and the tag of the cipher.
const MAX_TEXT: usize = RECORD_SIZE as usize - 103;
const PUBLIC_KEY: usize = 65;
const SALT: usize = 16;
/// Marks the last record.
const DELIMITER: u8 = 2;

/// The keys of a subscription.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeviceKeys {
    public: [u8; PUBLIC_KEY],
    auth: [u8; 16],
}

impl DeviceKeys {
    /// The keys as a browser gives them, in base64url.
    pub fn read(p256dh: &str, auth: &str) -> Option<DeviceKeys> {
        let decode = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        Some(DeviceKeys { public: decode(p256dh)?.try_into().ok()?, auth: decode(auth)?.try_into().ok()? })
    }

    /// The encrypted text; an error if the public key is not on the curve or the text is too long.
    pub fn encrypt(&self, text: &[u8]) -> Result<Vec<u8>, Unspecified> {
        let random = SystemRandom::new();
        let mut salt = [0; SALT];
        random.fill(&mut salt)?;
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
        let own_public = own.compute_public_key()?;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, self.public);
        agree_ephemeral(own, &theirs, |shared| self.seal(shared, own_public.as_ref(), salt, text))?
    }

    fn seal(
        &self,
        shared: &[u8],
        own_public: &[u8],
        salt: [u8; SALT],
        text: &[u8],
    ) -> Result<Vec<u8>, Unspecified> {
        if text.len() > MAX_TEXT {
            return Err(Unspecified);
        }
        let info = [b"WebPush: info\0", &self.public[..], own_public].concat();
        let input: [u8; 32] = expand(&Salt::new(HKDF_SHA256, &self.auth).extract(shared), &info)?;
        let key = Salt::new(HKDF_SHA256, &salt).extract(&input);
        let cipher: [u8; 16] = expand(&key, b"Content-Encoding: aes128gcm\0")?;
        let nonce: [u8; 12] = expand(&key, b"Content-Encoding: nonce\0")?;
        let mut record = [text, &[DELIMITER]].concat();
        let cipher = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &cipher)?);
        cipher.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record)?;
        let length = u8::try_from(own_public.len()).map_err(|_| Unspecified)?;
        Ok([&salt[..], &RECORD_SIZE.to_be_bytes(), &[length], own_public, &record].concat())
    }
}

fn expand<const LENGTH: usize>(key: &Prk, info: &[u8]) -> Result<[u8; LENGTH], Unspecified> {
    struct Length(usize);
    impl KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut bytes = [0; LENGTH];
    key.expand(&[info], Length(LENGTH))?.fill(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decode(text: &str) -> Vec<u8> {
        BASE64_URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    /// RFC 8291, appendix A. Its private keys are not needed: it also gives the secret that both sides agree on.
    #[test]
    fn a_message_is_the_one_of_rfc_8291() {
        let keys = DeviceKeys::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        );
        let own =
            decode("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let shared = decode("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let salt = decode("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let text = b"When I grow up, I want to be a watermelon";
        let sealed = keys.unwrap().seal(&shared, &own, salt, text).unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64_URL_SAFE_NO_PAD.encode(sealed), expected);
    }

    #[test]
    fn the_longest_text_fits_into_4096_bytes_and_a_longer_one_is_refused() {
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = own.compute_public_key().unwrap().as_ref().try_into().unwrap();
        let keys = DeviceKeys { public, auth: [7; 16] };
        assert_eq!(keys.encrypt(&[b'x'; MAX_TEXT]).unwrap().len(), 4096);
        assert!(keys.encrypt(&[b'x'; MAX_TEXT + 1]).is_err());
        let first = keys.encrypt(b"text").unwrap();
        assert_ne!(first, keys.encrypt(b"text").unwrap(), "every message has its own key");
    }

    #[test]
    fn other_keys_are_refused() {
        assert_eq!(DeviceKeys::read("", ""), None);
        assert_eq!(DeviceKeys::read("BCVxsr7N", "BTBZMqHH6r4Tts7J_aSIgg"), None);
        let not_on_the_curve = DeviceKeys { public: [4; 65], auth: [0; 16] };
        assert!(not_on_the_curve.encrypt(b"text").is_err());
    }
}
