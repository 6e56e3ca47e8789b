//! TLS with a certificate that is loaded again when its files change. Knows no HTTP.

use std::fmt;
use std::path::PathBuf;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, SystemTime};

use rustls::crypto::ring;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::server::{ClientHello, ResolvesServerCert, ServerConfig};
use rustls::sign::CertifiedKey;
use tokio_rustls::TlsAcceptor;

use crate::settings::TlsFiles;

/// How often the files are checked.
const CHECK_INTERVAL: Duration = Duration::from_secs(30);

/// Why a certificate cannot be used.
#[derive(Debug)]
pub struct TlsError(String);

impl fmt::Display for TlsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for TlsError {}

/// The certificate in use.
#[derive(Debug)]
pub struct Certificate {
    files: TlsFiles,
    current: RwLock<Arc<CertifiedKey>>,
}

impl Certificate {
    /// Reads the files.
    pub fn load(files: TlsFiles) -> Result<Arc<Certificate>, TlsError> {
        let current = RwLock::new(Arc::new(certified_key(&files)?));
        Ok(Arc::new(Certificate { files, current }))
    }

    /// Accepts connections with this certificate. Clients choose between HTTP/2 and HTTP/1.1.
    pub(super) fn acceptor(self: Arc<Certificate>) -> TlsAcceptor {
        let builder = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()));
        let builder = builder.with_safe_default_protocol_versions().expect("ring has TLS 1.2 and 1.3");
        let mut config = builder.with_no_client_auth().with_cert_resolver(self);
        config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
        TlsAcceptor::from(Arc::new(config))
    }

    /// Loads the certificate again whenever its files have changed. While they do not match, the old one stays in use.
    pub async fn keep_current(self: Arc<Certificate>) {
        let mut loaded = self.modified();
        loop {
            tokio::time::sleep(CHECK_INTERVAL).await;
            let modified = self.modified();
            if modified != loaded && self.reload() {
                loaded = modified;
            }
        }
    }

    fn reload(&self) -> bool {
        match certified_key(&self.files) {
            Ok(key) => {
                *self.current.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(key);
                tracing::info!("the certificate was loaded again");
                true
            }
            Err(error) => {
                tracing::warn!(%error, "cannot load the changed certificate; the old one stays in use");
                false
            }
        }
    }

    fn modified(&self) -> [Option<SystemTime>; 2] {
        [&self.files.certificate, &self.files.key]
            .map(|path| path.metadata().and_then(|file| file.modified()).ok())
    }
}

impl ResolvesServerCert for Certificate {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(Arc::clone(&self.current.read().unwrap_or_else(PoisonError::into_inner)))
    }
}

fn certified_key(files: &TlsFiles) -> Result<CertifiedKey, TlsError> {
    let TlsFiles { certificate, key } = files;
    let unreadable = |path: &PathBuf, error: rustls::pki_types::pem::Error| {
        TlsError(format!("{}: {error}", path.display()))
    };
    let chain = CertificateDer::pem_file_iter(certificate).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let chain = chain.map_err(|error| unreadable(certificate, error))?;
    let private = PrivateKeyDer::from_pem_file(key).map_err(|error| unreadable(key, error))?;
    CertifiedKey::from_der(chain, private, &ring::default_provider())
        .map_err(|error| TlsError(format!("{} and {}: {error}", certificate.display(), key.display())))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    /// A certificate of the test folder.
    fn copy(name: &str, to: &TlsFiles) {
        let from = Path::new("tests/certificates");
        fs::copy(from.join(format!("{name}.pem")), &to.certificate).unwrap();
        fs::copy(from.join(format!("{name}.key")), &to.key).unwrap();
    }

    fn serial(certificate: &Certificate) -> Vec<u8> {
        certificate.current.read().unwrap().cert[0].to_vec()
    }

    #[test]
    fn a_changed_certificate_is_used_once_it_matches_its_key() {
        let folder = std::env::temp_dir().join(format!("elgrande-{}", crate::secret::id()));
        fs::create_dir(&folder).unwrap();
        let files = TlsFiles { certificate: folder.join("cert.pem"), key: folder.join("key.pem") };
        copy("first", &files);
        let certificate = Certificate::load(files.clone()).unwrap();
        let first = serial(&certificate);
        fs::copy("tests/certificates/second.pem", &files.certificate).unwrap();
        assert!(!certificate.reload(), "the key is still the first one");
        assert_eq!(serial(&certificate), first);
        copy("second", &files);
        assert!(certificate.reload());
        assert_ne!(serial(&certificate), first);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_missing_or_unreadable_file_is_named() {
        let load = |certificate: &str, key: &str| {
            let files = TlsFiles { certificate: certificate.into(), key: key.into() };
            Certificate::load(files).unwrap_err().to_string()
        };
        assert!(load("nowhere.pem", "tests/certificates/first.key").starts_with("nowhere.pem: "));
        assert!(load("tests/certificates/first.pem", "Cargo.toml").starts_with("Cargo.toml: "));
    }
}
