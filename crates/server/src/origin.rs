//! Origins that webhooks may be sent to.

use std::fmt;
use std::str::FromStr;

use reqwest::Url;

/// An allowed origin: `https://hooks.example.org`, with a port unless it is the default one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin(String);

/// The text is not an http or https origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnOrigin;

impl FromStr for Origin {
    type Err = NotAnOrigin;
    fn from_str(text: &str) -> Result<Origin, NotAnOrigin> {
        let url = Url::parse(text.trim()).map_err(|_| NotAnOrigin)?;
        let has_no_path = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
        let is_http = matches!(url.scheme(), "http" | "https") && url.username().is_empty();
        if has_no_path && is_http { Ok(Origin(url.origin().ascii_serialization())) } else { Err(NotAnOrigin) }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Origin {
    /// Whether this URL has the origin.
    pub fn contains(&self, url: &str) -> bool {
        let has_no_user = |url: &Url| url.username().is_empty() && url.password().is_none();
        let has_no_control = !url.contains(char::is_control);
        has_no_control
            && Url::parse(url)
                .is_ok_and(|url| has_no_user(&url) && url.origin().ascii_serialization() == self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_scheme_host_and_port_and_nothing_else() {
        let origin: Origin = "https://Hooks.example.org".parse().unwrap();
        assert!(
            origin.contains("https://hooks.example.org/a?b")
                && origin.contains("https://hooks.example.org:443/")
        );
        for url in [
            "http://hooks.example.org/",
            "https://hooks.example.org:8443/",
            "https://hooks.example.org.evil.example/",
            "https://hooks.example.org@evil.example/",
            "https://me:pass@hooks.example.org/",
            "https://evil.example/https://hooks.example.org",
            "nonsense",
        ] {
            assert!(!origin.contains(url), "{url}");
        }
        for text in
            ["hooks.example.org", "https://a.example/path", "ftp://a.example", "https://me@a.example", ""]
        {
            assert!(text.parse::<Origin>().is_err(), "{text}");
        }
    }
}
