//! Whether there is a place for a socket.

use std::net::IpAddr;

use actix_web::HttpRequest;
use actix_web::http::StatusCode;

use crate::State;
use crate::error::ApiError;
use crate::live::Place;
use crate::web::Peer;
use flows::limits::subscriber;

/// The place of a socket until it has signed in; `None` for addresses that are not counted.
pub(super) fn wait(state: &State, peer: Peer) -> Result<Option<Place<IpAddr>>, ApiError> {
    let Some(address) = peer.0.and_then(subscriber) else { return Ok(None) };
    let text = "Too many sockets of this address have not signed in yet.";
    let place = state.hub.wait(address).ok_or_else(|| ApiError::too_many(text, 1))?;
    Ok(Some(place))
}

/// A page of another site must not open sockets here, no matter who is signed in there.
pub(super) fn refuse_foreign_page(req: &HttpRequest, state: &State) -> Result<(), ApiError> {
    let Some(origin) = req.headers().get("origin") else { return Ok(()) };
    let origin = origin.to_str().unwrap_or_default();
    let host = req.headers().get("host").and_then(|host| host.to_str().ok()).unwrap_or_default();
    let own =
        [format!("http://{host}"), format!("https://{host}"), state.config.public_url.clone()];
    if own.iter().any(|own| own == origin) {
        return Ok(());
    }
    Err(ApiError::forbidden("foreign_origin", "Sockets are opened from our own pages only."))
}

/// The account has as many sockets as it may.
pub(super) fn too_many_lines() -> ApiError {
    let text = "This account has too many sockets open.";
    ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_many_lines", text)
}
