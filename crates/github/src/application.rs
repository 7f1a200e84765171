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
