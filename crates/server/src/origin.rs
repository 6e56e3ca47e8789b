//! Origins that webhooks and push messages may be sent to.

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
        let has_no_star = !text.contains('*');
        let has_no_path = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
        let is_http = matches!(url.scheme(), "http" | "https") && url.username().is_empty();
        if has_no_path && has_no_star && is_http {
            Ok(Origin(url.origin().ascii_serialization()))
        } else {
            Err(NotAnOrigin)
        }
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

/// An allowed origin, or all subdomains of a domain with https: `https://*.example.org`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OriginPattern {
    /// One origin.
    Exact(Origin),
    /// `.example.org`.
    Subdomains(String),
}

impl FromStr for OriginPattern {
    type Err = NotAnOrigin;
    fn from_str(text: &str) -> Result<OriginPattern, NotAnOrigin> {
        let Some(domain) = text.trim().strip_prefix("https://*.") else {
            return text.parse().map(OriginPattern::Exact);
        };
        // A whole domain, not all of `.org`.
        let Origin(origin) = format!("https://{domain}").parse()?;
        let domain = origin.strip_prefix("https://").filter(|domain| domain.contains('.'));
        let domain = domain.filter(|domain| !domain.contains([':', '*']));
        domain.map(|domain| OriginPattern::Subdomains(format!(".{domain}"))).ok_or(NotAnOrigin)
    }
}

impl OriginPattern {
    /// Whether this URL has an origin of the pattern.
    pub fn contains(&self, url: &str) -> bool {
        match self {
            OriginPattern::Exact(origin) => origin.contains(url),
            OriginPattern::Subdomains(domain) => Url::parse(url).is_ok_and(|parsed| {
                let host = parsed.host_str().filter(|host| host.ends_with(domain));
                let origin = host.map(|host| Origin(format!("https://{host}")));
                origin.is_some_and(|origin| origin.contains(url))
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_may_be_all_subdomains_with_https_and_the_default_port() {
        let pattern: OriginPattern = "https://*.notify.windows.com".parse().unwrap();
        assert!(pattern.contains("https://wns2-par02p.notify.windows.com/w/?token=x"));
        for url in [
            "https://notify.windows.com/",
            "http://a.notify.windows.com/",
            "https://a.notify.windows.com:8443/",
            "https://notify.windows.com.evil.example/",
            "https://evilnotify.windows.com/",
            "https://evil.example/.notify.windows.com",
            "https://me@a.notify.windows.com/",
            "nonsense",
        ] {
            assert!(!pattern.contains(url), "{url}");
        }
        let exact: OriginPattern = "https://fcm.googleapis.com".parse().unwrap();
        assert!(exact.contains("https://fcm.googleapis.com/fcm/send/x"));
        for text in [
            "https://*.org",
            "http://*.example.org",
            "https://*.a.example:8443",
            "https://*.*.example",
            "*",
            "https://*.",
        ] {
            assert!(text.parse::<OriginPattern>().is_err(), "{text}");
        }
    }

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
