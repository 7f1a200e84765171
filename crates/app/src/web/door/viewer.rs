//! Who asks, as the door left it.

use std::future::{Ready, ready};
use std::rc::Rc;
use std::sync::Arc;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpMessage, HttpRequest};
use auth::tokens::Claims;
use auth::users::User;
use companies::grants::Flags;
use companies::profiles::{Company, Membership};
use kernel::Instant;

use super::ats::Ats;
use crate::error::ApiError;

/// The signed-in account.
#[derive(Debug, Clone)]
pub(crate) struct Viewer {
    pub(crate) user: User,
    /// When they last proved who they are.
    pub(crate) auth_time: Instant,
}

impl Viewer {
    /// Whether it is the admin who looks as this account: their sign-in is none of the account's.
    pub(crate) fn is_looked_as(&self) -> bool {
        self.auth_time == Instant::UNIX_EPOCH
    }

    /// Refuses an account that has not shown its address to be its own: anybody can make those.
    pub(crate) fn require_verified(&self) -> Result<(), ApiError> {
        if self.user.email_verified {
            return Ok(());
        }
        let text = "Please confirm your e-mail address first.";
        Err(ApiError::forbidden("email_unverified", text))
    }
}

/// The company the signed-in account acts for.
#[derive(Debug, Clone)]
pub(crate) struct Member {
    pub(crate) membership: Membership,
    pub(crate) flags: Flags,
}

impl Member {
    /// Refuses members who do not look after roles, assessments and candidates.
    pub(crate) fn require_recruiter(&self) -> Result<(), ApiError> {
        if self.membership.role.invites() {
            return Ok(());
        }
        Err(ApiError::forbidden("role", "This is for owners and recruiters."))
    }

    /// Refuses members who do not decide cases about attempts.
    pub(crate) fn require_decider(&self) -> Result<(), ApiError> {
        if self.membership.role.decides() {
            return Ok(());
        }
        Err(ApiError::forbidden("role", "This is for owners and reviewers."))
    }

    /// Refuses members who read nothing of candidates.
    pub(crate) fn require_reader(&self) -> Result<(), ApiError> {
        if self.membership.role.reads() {
            return Ok(());
        }
        Err(ApiError::forbidden("role", "This is for team members who manage candidates."))
    }
}

/// A company's own program, with a key.
#[derive(Debug, Clone)]
pub(crate) struct Client {
    /// Whose program it is.
    pub(crate) company: Company,
}

/// A good token, with or without an account.
pub(crate) struct Caller(pub(crate) Arc<Claims>);

/// The signed-in account, if there is one.
pub(crate) struct Guest(pub(crate) Option<Rc<Viewer>>);

/// What the door left; absent only when a route's access does not fit its handler.
fn left<T: Clone + 'static>(req: &HttpRequest) -> Result<T, ApiError> {
    let found = req.extensions().get::<T>().cloned();
    found.ok_or_else(|| ApiError::internal("the route's access does not fit its handler"))
}

macro_rules! from_door {
    ($($name:ty),+) => {$(
        impl FromRequest for $name {
            type Error = ApiError;
            type Future = Ready<Result<Self, ApiError>>;
            fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
                ready(left::<Rc<Self>>(req).map(|found| Self::clone(&found)))
            }
        }
    )+};
}

from_door!(Viewer, Member, Client, Ats);

impl FromRequest for Caller {
    type Error = ApiError;
    type Future = Ready<Result<Self, ApiError>>;
    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(left(req).map(Self))
    }
}

impl FromRequest for Guest {
    type Error = ApiError;
    type Future = Ready<Result<Self, ApiError>>;
    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(Self(req.extensions().get::<Rc<Viewer>>().cloned())))
    }
}
