//! Where the model is.

use std::fmt;

/// Address, key and name of a model.
#[derive(Clone, PartialEq, Eq)]
pub struct Endpoint {
    url: String,
    key: Option<String>,
    model: String,
}

impl fmt::Debug for Endpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Endpoint").field("model", &self.model).finish_non_exhaustive()
    }
}

impl Endpoint {
    /// `url` is what stands before `/chat/completions`, such as `https://models.example/v1`. A server
    /// on one's own machine often wants no key.
    pub fn new(url: &str, key: Option<String>, model: &str) -> Self {
        let url = url.trim_end_matches('/').to_owned();
        Self { url, key, model: model.to_owned() }
    }

    /// The model's name.
    pub fn model(&self) -> &str {
        &self.model
    }

    pub(crate) fn completions(&self) -> String {
        format!("{}/chat/completions", self.url)
    }

    /// Where such servers list their models; asking costs nothing.
    pub(crate) fn models(&self) -> String {
        format!("{}/models", self.url)
    }

    pub(crate) fn key(&self) -> Option<&str> {
        self.key.as_deref()
    }
}
