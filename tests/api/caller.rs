//! Calls as they read in a test: `app.by(&ada).get("/api/auth/user").await`.

use serde_json::Value;

use crate::served::Answer;
use crate::support::{Persona, TestApp, request};

/// Somebody at the application, with a token or without one.
pub(crate) struct Caller<'a> {
    app: &'a TestApp,
    token: Option<String>,
}

impl TestApp {
    /// Calls as this person.
    pub(crate) fn by<'a>(&'a self, who: impl Into<Option<&'a Persona>>) -> Caller<'a> {
        Caller { app: self, token: who.into().map(Persona::token) }
    }

    /// Calls without a token.
    pub(crate) fn anon(&self) -> Caller<'_> {
        self.by(None)
    }
}

impl Caller<'_> {
    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        self.send("POST", path, Some(body)).await
    }

    pub(crate) async fn put(&self, path: &str, body: Value) -> Answer {
        self.send("PUT", path, Some(body)).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Answer {
        self.send("DELETE", path, None).await
    }

    /// Any other call; a body goes as JSON.
    pub(crate) async fn send(&self, method: &str, path: &str, body: Option<Value>) -> Answer {
        self.app.send(request(method, path, self.token.as_deref(), body)).await
    }
}
