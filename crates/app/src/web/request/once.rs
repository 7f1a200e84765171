//! Creating something once, however often the request arrives.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use db::Conn;
use db::idempotency::{self, Request, Seen};
use kernel::UserId;
use serde::Serialize;
use serde_json::Value;

use super::IdempotencyKey;
use crate::State;
use crate::error::ApiError;

/// A creating request, before anything was done.
pub(crate) struct Once {
    pub(crate) user: UserId,
    pub(crate) key: IdempotencyKey,
    /// Method and pattern.
    pub(crate) route: &'static str,
    /// SHA-256 of address and body.
    pub(crate) digest: Vec<u8>,
}

impl Once {
    fn request(self) -> Option<Request> {
        let (user, route, digest) = (self.user, self.route.to_owned(), self.digest);
        self.key.0.map(|key| Request { user, key, route, digest })
    }

    /// Runs `act` in one transaction that also keeps its answer under the key; a repeat gets that
    /// answer and `act` does not run.
    pub(crate) async fn run<T, F>(self, state: &State, act: F) -> Result<HttpResponse, ApiError>
    where
        T: Serialize,
        F: FnOnce(&mut Conn) -> Result<(StatusCode, T), ApiError> + Send + 'static,
    {
        let request = self.request();
        let answered = state.db.write(move |conn| perform(conn, request, act));
        let (status, body) = answered.await?;
        Ok(HttpResponse::build(status).json(body))
    }
}

/// What something that is created says once: it is in the first answer, and null in a repeat.
#[derive(Serialize)]
pub(crate) struct Answered<T> {
    #[serde(flatten)]
    pub(crate) made: T,
    /// Never kept.
    pub(crate) secret: Option<String>,
}

impl Once {
    /// The same for what has a secret: that is in no answer that is kept.
    pub(crate) async fn run_telling<T, F>(
        self,
        state: &State,
        act: F,
    ) -> Result<HttpResponse, ApiError>
    where
        T: Serialize,
        F: FnOnce(&mut Conn) -> Result<(StatusCode, T, String), ApiError> + Send + 'static,
    {
        let request = self.request();
        let answered = state.db.write(move |conn| {
            let mut shown = None;
            let (status, mut body) = perform(conn, request, |conn| {
                let (status, made, secret) = act(conn)?;
                shown = Some(secret);
                Ok((status, Answered { made, secret: None }))
            })?;
            if let (Some(secret), Some(body)) = (shown, body.as_object_mut()) {
                body.insert("secret".to_owned(), secret.into());
            }
            Ok::<_, ApiError>((status, body))
        });
        let (status, body) = answered.await?;
        Ok(HttpResponse::build(status).json(body))
    }
}

fn perform<T: Serialize>(
    conn: &mut Conn,
    request: Option<Request>,
    act: impl FnOnce(&mut Conn) -> Result<(StatusCode, T), ApiError>,
) -> Result<(StatusCode, Value), ApiError> {
    let Some(request) = request else {
        let (status, body) = act(conn)?;
        return Ok((status, serde_json::to_value(body).map_err(ApiError::internal)?));
    };
    match idempotency::claim(conn, &request)? {
        Seen::Answered { status, body } => {
            Ok((StatusCode::from_u16(status).map_err(ApiError::internal)?, body))
        }
        Seen::Reused => {
            let text = "This idempotency key was used for another request.";
            Err(ApiError::conflict("idempotency_key_reused", text))
        }
        Seen::First => {
            let (status, body) = act(conn)?;
            let body = serde_json::to_value(body).map_err(ApiError::internal)?;
            idempotency::keep(conn, &request, status.as_u16(), &body)?;
            Ok((status, body))
        }
    }
}
