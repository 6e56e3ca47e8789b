//! PostgreSQL over TLS: a cluster that refuses everything else.

use rand_pcg::Pcg32;
use server::store::{OpenErrorKind, Store};

use crate::common::postgres::Cluster;
use crate::common::serve;

/// Why a database cannot be opened.
async fn refused(url: &str) -> (OpenErrorKind, String) {
    let error = Store::open(url).await.err().unwrap_or_else(|| panic!("{url} opens"));
    (OpenErrorKind::of(&error), error.to_string())
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_played_on_a_database_that_requires_tls() {
    let cluster = Cluster::start_with_tls("tls");
    let authority = cluster.file("ca.pem");
    for mode in
        ["sslmode=require".to_owned(), format!("sslmode=verify-full&sslrootcert={}", authority.display())]
    {
        let server = serve(&format!("{}?{mode}", cluster.url())).await;
        let anna = server.guest("Anna").await;
        let table = anna.table(&["me", "me"], &[]).await;
        assert!(anna.play_once(&table, &mut Pcg32::new(1, 1)).await, "{mode}");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_untrusted_connection_to_the_database_is_refused_with_its_reason() {
    let cluster = Cluster::start_with_tls("tls-refused");
    let (kind, reason) = refused(&format!("{}?sslmode=disable", cluster.url())).await;
    assert!(kind == OpenErrorKind::Other && reason.contains("no encryption"), "{kind:?} {reason}");
    let verify = |name: &str| format!("sslmode=verify-full&sslrootcert={}", cluster.file(name).display());
    let (kind, reason) = refused(&format!("{}?{}", cluster.url(), verify("other.pem"))).await;
    assert!(kind == OpenErrorKind::Tls && reason.contains("UnknownIssuer"), "{kind:?} {reason}");
    let elsewhere = cluster.url().replace("127.0.0.1", "localhost");
    let (kind, reason) = refused(&format!("{elsewhere}?{}", verify("ca.pem"))).await;
    assert!(kind == OpenErrorKind::Tls && reason.contains("not valid for name"), "{kind:?} {reason}");
}
