//! Where browsers send their errors when that is not here.

use std::fmt;

/// The address of a project at Sentry or at what speaks like it: `https://key@host/project`. The
/// key is public; it only lets errors in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SentryDsn {
    key: String,
    host: String,
    project: String,
}

impl SentryDsn {
    pub(super) const FORM: &str = "https://key@host/project-number";

    /// Reads an address; `None` when it has another form.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let (key, rest) = text.strip_prefix("https://")?.split_once('@')?;
        let (host, project) = rest.split_once('/')?;
        let plain = |part: &str, more: &[u8]| {
            !part.is_empty() && part.bytes().all(|b| b.is_ascii_alphanumeric() || more.contains(&b))
        };
        let ok = plain(key, b"") && plain(host, b".-:") && project.parse::<u64>().is_ok();
        ok.then(|| Self { key: key.into(), host: host.into(), project: project.into() })
    }

    /// What the content security policy must allow.
    pub fn origin(&self) -> String {
        format!("https://{}", self.host)
    }
}

impl fmt::Display for SentryDsn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "https://{}@{}/{}", self.key, self.host, self.project)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_key_a_host_and_a_number_and_nothing_that_could_reach_a_header() {
        let whole = "https://abc123@o1.ingest.sentry.example/42";
        let dsn = SentryDsn::parse(whole).unwrap();
        assert_eq!(
            (dsn.to_string().as_str(), dsn.origin().as_str()),
            (whole, "https://o1.ingest.sentry.example")
        );
        for bad in [
            "http://abc@host/1",
            "https://host/1",
            "https://abc@host",
            "https://abc@host/x",
            "https://abc@ho st/1",
            "https://abc@host; script-src */1",
            "https://abc:def@host/1",
        ] {
            assert_eq!(SentryDsn::parse(bad), None, "{bad}");
        }
    }
}
