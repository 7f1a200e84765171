//! The door of programs: an API key instead of a person's token.

use actix_web::dev::ServiceRequest;
use companies::grants;
use companies::keys::{self, Scope};
use flows::companies::keys as acts;

use super::bearer;
use super::unlock::unlock_roles;
use super::viewer::Client;
use crate::State;
use crate::error::ApiError;

/// The company whose key the request carries. A key that is unknown, revoked or over, and one of a
/// company that may not act, get the answer of a forged token.
///
/// # Errors
/// 401; 403 where the key lacks the scope, or the company may not use what it opens; 429 when the key
/// is used too often.
pub(super) async fn enter(
    req: &ServiceRequest,
    state: &State,
    scope: Scope,
) -> Result<Client, ApiError> {
    let text = bearer(req.headers()).ok_or_else(|| ApiError::unauthorized("missing_token"))?;
    let (text, now) = (text.to_owned(), state.clock.now());
    let found = state.db.read(move |conn| {
        let Some(opened) = keys::open(conn, &text, now)? else { return Ok(None) };
        let flags = grants::flags(conn, opened.company.id)?;
        Ok::<_, ApiError>(Some((opened, flags)))
    });
    let (opened, flags) = found.await?.ok_or_else(|| ApiError::unauthorized("invalid_token"))?;
    let opened =
        state.db.write(move |conn| acts::count_call(conn, &opened, now).map(|()| opened)).await?;
    if !opened.scopes.contains(&scope) {
        let text = format!("This key does not have the scope {}.", scope.as_str());
        return Err(ApiError::forbidden("scope", text));
    }
    if scope != Scope::Results {
        unlock_roles(&opened.company, &flags)?;
    }
    Ok(Client { company: opened.company })
}
