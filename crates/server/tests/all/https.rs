//! HTTP/2 without and with TLS.

use reqwest::{Client, Version};
use server::Settings;
use server::settings::TlsFiles;

use crate::common::{File, serve, serve_with};

#[tokio::test]
async fn a_proxy_may_speak_http_2_without_tls() {
    let file = File::new();
    let server = serve(&file.url()).await;
    let proxy = Client::builder().http2_prior_knowledge().build().unwrap();
    let response = proxy.get(format!("{}/livez", server.base)).send().await.unwrap();
    assert_eq!((response.status().as_u16(), response.version()), (200, Version::HTTP_2));
    let origin = server.base.clone();
    let guest = proxy.post(format!("{}/api/me", server.base)).header("origin", origin);
    let guest = guest.header("content-type", "application/json").body(r#"{"name":"Anna"}"#);
    assert_eq!(guest.send().await.unwrap().status(), 201, "its own origin is the one of the request");
    server.stop().await;
}

#[tokio::test]
async fn with_a_certificate_the_server_speaks_https_with_http_2_and_http_1() {
    let file = File::new();
    let certificate = TlsFiles {
        certificate: "tests/certificates/first.pem".into(),
        key: "tests/certificates/first.key".into(),
    };
    let listen = ([127, 0, 0, 1], 0).into();
    let settings = Settings { listen, database: file.url(), tls: Some(certificate), ..Settings::default() };
    let server = serve_with(settings).await;
    let url = &server.base;
    assert!(url.starts_with("https://"));
    let client = || Client::builder().tls_danger_accept_invalid_certs(true);
    for (client, version) in [(client(), Version::HTTP_2), (client().http1_only(), Version::HTTP_11)] {
        let response = client.build().unwrap().get(format!("{url}/livez")).send().await.unwrap();
        assert_eq!((response.status().as_u16(), response.version()), (200, version));
    }
    let plain = Client::new().get(format!("{}/livez", url.replace("https", "http"))).send().await;
    assert!(plain.is_err(), "plain HTTP is refused");
    server.stop().await;
}
