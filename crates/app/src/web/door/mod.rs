//! The door: who may call a route. Every line of the route table wraps its handler in its own one.

mod access;
mod ats;
mod codes;
mod key;
mod recent;
mod team;
mod unlock;
mod view_as;
mod viewer;

use std::cell::Cell;
use std::net::IpAddr;
use std::rc::Rc;
use std::sync::Arc;

use actix_web::body::{EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{AUTHORIZATION, HeaderMap};
use actix_web::middleware::Next;
use actix_web::{Error, HttpMessage, HttpRequest, web::Data};
use auth::tokens::Claims;
use auth::users::{self, Kind, User};
use aws_lc_rs::constant_time::verify_slices_are_equal;

pub(crate) use self::ats::Ats;
pub use access::{Access, RouteInfo};
pub(crate) use recent::{Recent, require_recent};
use unlock::{
    unlock_assessments, unlock_github_reports, unlock_recruiting, unlock_results, unlock_roles,
};
pub use view_as::dashboard_reads;
pub(crate) use viewer::{Caller, Client, Guest, Member, Viewer};

use crate::State;
use crate::error::ApiError;
use crate::web::request::{Peer, is_archive_for, refuse_other_media};
use config::{Config, Environment};

/// The pattern of the route that answers a request; the frame makes it, whatever answers sets it.
///
/// An answer under which nothing was noted comes from a handler that stands outside the table.
#[derive(Clone, Default)]
pub(crate) struct Matched(Rc<Cell<Option<&'static str>>>);

impl Matched {
    /// Says which route answers.
    pub(crate) fn note(req: &impl HttpMessage, pattern: &'static str) {
        if let Some(matched) = req.extensions().get::<Self>() {
            matched.0.set(Some(pattern));
        }
    }

    /// The pattern; `None` while nothing has answered.
    pub(crate) fn pattern(&self) -> Option<&'static str> {
        self.0.get()
    }
}

/// Lets in whom the line's [`Access`] allows, and leaves behind who asks.
///
/// # Errors
/// Only those of the handler behind it.
pub(crate) async fn door<B: MessageBody + 'static>(
    line: RouteInfo,
    req: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    Matched::note(&req, line.path);
    match admit(&req, line).await {
        Err(e) => {
            let refused = match line.access {
                Access::Ats(system) => ats::shaped(req.into_parts().0, system, &e),
                _ => req.error_response(e),
            };
            Ok(refused.map_into_right_body())
        }
        Ok(()) => {
            let answer = next.call(req).await?;
            let Access::Ats(system) = line.access else {
                return Ok(count_codes(line, answer).await);
            };
            Ok(ats::settle(answer, system).await.map_into_right_body())
        }
    }
}

/// The answer, or 429 in its place where it is one too many for a code that is none.
async fn count_codes<B: MessageBody>(
    line: RouteInfo,
    answer: ServiceResponse<B>,
) -> ServiceResponse<EitherBody<B>> {
    let Some(state) = answer.request().app_data::<Data<State>>().cloned() else {
        return answer.map_into_left_body();
    };
    let asked = (line, answer.status());
    match codes::count_unknown(answer.request(), &state, asked).await {
        Ok(()) => answer.map_into_left_body(),
        Err(e) => answer.error_response(e).map_into_right_body(),
    }
}

async fn admit(req: &ServiceRequest, line: RouteInfo) -> Result<(), ApiError> {
    let state = req.app_data::<Data<State>>().ok_or_else(|| ApiError::internal("no state"))?;
    // Whether the server is alive and ready is answered however busy it is.
    if line.path.starts_with("/api/") {
        take_place(req.request(), state)?;
    }
    if let Some(secret) = view_as::shown(req.headers()) {
        return view_as::admit(req, state, line, secret).await;
    }
    // A refusal of the media type would show a stranger that the route is there.
    if line.access.is_hidden() {
        admit_few(req, state, line.access).await?;
    }
    let is_open = matches!(line.access, Access::Public | Access::Signed);
    let is_archive = is_archive_for(line.path, req.headers());
    if !is_open && !req.method().is_safe() && !is_archive {
        refuse_other_media(req.headers())?;
    }
    match line.access {
        Access::Public => {
            if let Ok(claims) = identify(req, state).await {
                count(req, state, &claims)?;
                if let Ok(viewer) = load(state, &claims).await {
                    req.extensions_mut().insert(Rc::new(viewer));
                }
            }
            Ok(())
        }
        Access::Development if state.config.environment == Environment::Development => Ok(()),
        Access::Development => Err(ApiError::not_found()),
        Access::Signed => Ok(()),
        Access::Metrics => admit_metrics(req, state),
        Access::Token => {
            let claims = enter(req, state).await?;
            req.extensions_mut().insert(claims);
            Ok(())
        }
        Access::Account => {
            let claims = enter(req, state).await?;
            let viewer = load(state, &claims).await?;
            req.extensions_mut().insert(Rc::new(viewer));
            Ok(())
        }
        Access::Ats(system) => {
            let caller = ats::enter(req, state, system).await?;
            req.extensions_mut().insert(Rc::new(caller));
            Ok(())
        }
        Access::Key(scope) => {
            let client = key::enter(req, state, scope).await?;
            req.extensions_mut().insert(Rc::new(client));
            Ok(())
        }
        Access::Admin | Access::Staff => Ok(()),
        Access::Company
        | Access::Assessments
        | Access::Results
        | Access::Roles
        | Access::Recruiting
        | Access::Paying => {
            let claims = enter(req, state).await?;
            let viewer = load(state, &claims).await?;
            admit_member(req, state, line, viewer).await
        }
    }
}

/// Lets in the admin, or the staff who look after invoices. For everybody else there is nothing here,
/// in the very words that answer an address which no route has.
async fn admit_few(req: &ServiceRequest, state: &State, access: Access) -> Result<(), ApiError> {
    let claims = enter(req, state).await?;
    let viewer = load(state, &claims).await?;
    if !is_of_the_few(&viewer.user, &state.config, access) {
        return Err(ApiError::not_found());
    }
    req.extensions_mut().insert(Rc::new(viewer));
    Ok(())
}

fn is_of_the_few(user: &User, config: &Config, access: Access) -> bool {
    match access {
        Access::Admin => user.is_admin(config.admin_email.as_ref()),
        _ => is_staff(user, config),
    }
}

/// Lets in a member of a company that the line is open to.
async fn admit_member(
    req: &ServiceRequest,
    state: &State,
    line: RouteInfo,
    viewer: Viewer,
) -> Result<(), ApiError> {
    let member = member(state, &viewer).await?;
    match line.access {
        Access::Assessments => unlock_assessments(&member.membership.company, &member.flags)?,
        Access::Results => unlock_results(&member.membership.company, &member.flags)?,
        Access::Roles => unlock_roles(&member.membership.company, &member.flags)?,
        Access::Recruiting => unlock_recruiting(&member)?,
        Access::Paying => unlock_github_reports(&member)?,
        _ => {}
    }
    team::require_role(line, &member)?;
    req.extensions_mut().insert(Rc::new(viewer));
    req.extensions_mut().insert(Rc::new(member));
    Ok(())
}

/// Whether an account looks after invoices. Asked at every call: the list may have changed.
pub(crate) fn is_staff(user: &User, config: &Config) -> bool {
    user.email_verified && config.staff_emails.iter().any(|staff| staff.as_str() == user.email)
}

/// Whether an account writes problems for the bank. Asked at every call: the list may have changed.
pub(crate) fn is_author(user: &User, config: &Config) -> bool {
    user.email_verified && config.author_emails.iter().any(|author| author.as_str() == user.email)
}

/// Counts a request as its address's, and as one that is being answered, until it is dropped.
///
/// # Errors
/// 429 when the address asks too much, 503 when too much is being answered.
pub(crate) fn take_place(req: &HttpRequest, state: &State) -> Result<(), ApiError> {
    let place = state.throttle.begin(Peer::of(req).0)?;
    req.extensions_mut().insert(Rc::new(place));
    Ok(())
}

/// The token that a request carries. Of two, nobody could say which one a proxy has looked at.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let mut given = headers.get_all(AUTHORIZATION);
    let (first, second) = (given.next(), given.next());
    let header = first.filter(|_| second.is_none()).and_then(|value| value.to_str().ok());
    header.and_then(|text| text.strip_prefix("Bearer "))
}

async fn identify(req: &ServiceRequest, state: &State) -> Result<Arc<Claims>, ApiError> {
    let token = bearer(req.headers()).ok_or_else(|| ApiError::unauthorized("missing_token"))?;
    let verified = state.verifier.verify(token, state.clock.now()).await;
    verified.inspect_err(|e| tracing::info!(reason = %e, "token.refused")).map_err(ApiError::from)
}

async fn enter(req: &ServiceRequest, state: &State) -> Result<Arc<Claims>, ApiError> {
    let claims = identify(req, state).await?;
    count(req, state, &claims)?;
    Ok(claims)
}

/// Counts the request as the account's for as long as it is being answered.
fn count(req: &ServiceRequest, state: &State, claims: &Claims) -> Result<(), ApiError> {
    req.extensions_mut().insert(state.throttle.enter(&claims.uid)?);
    Ok(())
}

/// The account of a good token. Source: docs/SECURITY.md; only `GET /api/auth/user` answers 404
/// where there is none.
pub(crate) async fn load(state: &State, claims: &Claims) -> Result<Viewer, ApiError> {
    let user = match users::find_by_token_batched(&state.lane, claims).await? {
        Some(user) => user,
        None => {
            let claims = claims.clone();
            state.db.read(move |conn| find(conn, &claims)).await?
        }
    };
    if let Some(into) = user.merged_into {
        let into = state.db.read(move |conn| users::get(conn, into)).await?;
        return Err(merged(&into));
    }
    refuse_disabled(&user)?;
    if !user.accepts_sign_in_at(claims.auth_time) {
        return Err(ApiError::unauthorized("signed_out"));
    }
    // Only a sign-in that counts may say anything of its account.
    let user = if users::is_stale(&user, claims) {
        let claims = claims.clone();
        state.db.write(move |conn| flows::accounts::follow_token(conn, user, &claims)).await?
    } else {
        user
    };
    Ok(Viewer { user, auth_time: claims.auth_time })
}

fn find(conn: &mut db::Conn, claims: &Claims) -> Result<User, ApiError> {
    if let Some(user) = users::find_by_token(conn, claims)? {
        return Ok(user);
    }
    refuse_erased(conn, claims)?;
    Err(ApiError::forbidden("not_registered", "This sign-in has no account here yet."))
}

/// A sign-in from before its account was erased is over: it would create the account again by itself.
pub(crate) fn refuse_erased(conn: &mut db::Conn, claims: &Claims) -> Result<(), ApiError> {
    if auth::erasure::ended_sign_in(conn, claims)? {
        return Err(ApiError::unauthorized("signed_out"));
    }
    Ok(())
}

/// A merged account's person signs in to the other one. They know their own address by a part of it.
pub(crate) fn merged(into: &User) -> ApiError {
    let email = users::masked(&into.email);
    let text = format!("This account was merged into another one of yours. Log in as {email}.");
    ApiError::forbidden("account_merged", text)
}

/// A locked account is refused with 403, never 401: the client would try to sign in again forever.
pub(crate) fn refuse_disabled(user: &User) -> Result<(), ApiError> {
    match user.disabled_at {
        None => Ok(()),
        Some(_) => {
            let text = "This account is locked. Please write to support.";
            Err(ApiError::forbidden("account_disabled", text))
        }
    }
}

async fn member(state: &State, viewer: &Viewer) -> Result<Member, ApiError> {
    if viewer.user.kind != Kind::Company {
        return Err(ApiError::forbidden("role", "This part of Assay is for companies."));
    }
    let user = viewer.user.id;
    let found = state.db.read(move |conn| companies::grants::of_member(conn, user));
    let (membership, flags) = found
        .await?
        .ok_or_else(|| ApiError::forbidden("role", "This account does not belong to a company."))?;
    Ok(Member { membership, flags })
}

/// What a proxy adds: a request with one of these does not come from this machine itself, but from
/// behind a program on it.
const FORWARDED: [&str; 5] =
    ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

fn admit_metrics(req: &ServiceRequest, state: &State) -> Result<(), ApiError> {
    let peer = req.peer_addr().map(|peer| peer.ip().to_canonical());
    // Where the operator has named a proxy on this machine, what comes from here may come from anywhere.
    let is_proxy = |ip: &IpAddr| state.config.trusted_proxies.iter().any(|net| net.contains(ip));
    let local = peer.is_some_and(|ip| ip.is_loopback() && !is_proxy(&ip));
    let here = local && !FORWARDED.iter().any(|name| req.headers().contains_key(*name));
    let given = req.headers().get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    let allowed = match &state.config.metrics_token {
        None => here,
        Some(token) => {
            let wanted = format!("Bearer {token}");
            // Takes no longer the more of it somebody has guessed.
            given.is_some_and(|given| {
                verify_slices_are_equal(given.as_bytes(), wanted.as_bytes()).is_ok()
            })
        }
    };
    if allowed { Ok(()) } else { Err(ApiError::not_found()) }
}
