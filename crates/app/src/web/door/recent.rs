//! A fresh sign-in, for acts that change or end an identity or show all of it.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::web::Data;
use actix_web::{FromRequest, HttpRequest};
use kernel::Instant;
use kernel::chrono::TimeDelta;

use crate::State;
use crate::error::ApiError;
use crate::web::Viewer;

/// How old a sign-in may be. Source: specification §9.
const RECENT: TimeDelta = TimeDelta::seconds(300);

/// The signed-in account, whose sign-in is fresh.
pub(crate) struct Recent(pub(crate) Viewer);

impl FromRequest for Recent {
    type Error = ApiError;
    type Future = Ready<Result<Self, ApiError>>;

    fn from_request(req: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let state = req.app_data::<Data<State>>().ok_or_else(|| ApiError::internal("no state"));
        let recent = Viewer::from_request(req, payload).into_inner().and_then(|viewer| {
            require_recent(&viewer, state?.clock.now())?;
            Ok(Self(viewer))
        });
        ready(recent)
    }
}

/// Asks for a fresh sign-in where the last is over five minutes old.
pub(crate) fn require_recent(viewer: &Viewer, now: Instant) -> Result<(), ApiError> {
    if now - viewer.auth_time <= RECENT {
        return Ok(());
    }
    let text = "Please sign in again to do this.";
    Err(ApiError::forbidden("recent_sign_in_required", text))
}
