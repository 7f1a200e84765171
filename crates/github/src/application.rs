//! Which application asks, and where.

use std::fmt;

/// An OAuth application that the operator registered at GitHub.
#[derive(Clone, PartialEq, Eq)]
pub struct Application {
    id: String,
    secret: String,
    web: String,
    api: String,
}

impl fmt::Debug for Application {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Application").field("web", &self.web).finish_non_exhaustive()
    }
}

impl Application {
    /// `web` is where people consent, `api` what stands before `/graphql` and `/repos`.
    pub fn new(id: &str, secret: &str, web: &str, api: &str) -> Self {
        let plain = |url: &str| url.trim_end_matches('/').to_owned();
        Self { id: id.to_owned(), secret: secret.to_owned(), web: plain(web), api: plain(api) }
    }

    /// Where people see what is counted, without a slash at the end.
    pub fn web(&self) -> &str {
        &self.web
    }

    /// What about id and secret cannot be GitHub's, without asking there.
    pub fn faults(&self) -> Vec<&'static str> {
        let id = self.id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'.');
        let secret = self.secret.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
        let mut faults = Vec::new();
        if !id || !(16..=40).contains(&self.id.len()) {
            faults.push(
                "ASSAY_GITHUB_CLIENT_ID is no client id of GitHub's: one has 20 letters and digits",
            );
        }
        if !secret || self.secret.len() != 40 {
            faults.push(
                "ASSAY_GITHUB_CLIENT_SECRET is no client secret of GitHub's: one has 40 digits of base 16",
            );
        }
        faults
    }

    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    pub(crate) fn secret(&self) -> &str {
        &self.secret
    }

    pub(crate) fn api(&self) -> &str {
        &self.api
    }
}
