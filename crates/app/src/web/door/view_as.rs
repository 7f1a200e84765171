//! The admin looks at a dashboard as its owner sees it. Source: product.md §22, §24a; ADR 41.
//!
//! Such a request shows a permission in a header of its own, beside the admin's token. Everything is
//! refused that is not in [`READS`]: all that writes, and every read that no dashboard needs, has an
//! effect, or shows what is nobody else's to see, whatever route is added later.

use std::rc::Rc;

use actix_web::HttpMessage;
use actix_web::dev::ServiceRequest;
use actix_web::http::header::HeaderMap;
use auth::users;
use auth::view_as::{self, Area};
use kernel::Instant;

use super::access::{Access, RouteInfo};
use super::viewer::Viewer;
use super::{admit_member, enter, load, refuse_disabled};
use crate::State;
use crate::error::ApiError;

/// The header that shows a permission. No cookie, so that no other site can have it sent.
const HEADER: &str = "assay-view-as";

/// Whose dashboard reads what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reader {
    /// Either's; the same for everybody.
    All,
    /// Either's, as the account that is looked as.
    Both,
    /// That of the company.
    Company,
    /// That of the partner.
    Partner,
}

impl Reader {
    fn includes(self, area: Area) -> bool {
        match self {
            Self::All | Self::Both => true,
            Self::Company => area == Area::Company,
            Self::Partner => area == Area::Partner,
        }
    }
}

/// What a dashboard reads. Not here, on purpose: notifications and support chat, invitations with their
/// codes, keys and webhooks of programs, requests for extra time, selection rates, notes and scorecards
/// of colleagues, messages of introductions, prospects with what was noted of them, integrity cases, reports and recordings, résumés, every file, and everything of the
/// account's own person.
const READS: &[(&str, Reader)] = &[
    ("/api/config", Reader::All),
    ("/api/languages", Reader::All),
    ("/api/auth/user", Reader::Both),
    ("/api/auth/inquiry", Reader::Company),
    ("/api/companies/me/details", Reader::Company),
    ("/api/companies/me/team", Reader::Company),
    ("/api/companies/me/overview", Reader::Company),
    ("/api/companies/me/needs", Reader::Company),
    ("/api/companies/me/activity", Reader::Company),
    ("/api/companies/me/invoices", Reader::Company),
    ("/api/companies/me/invoices/{id}", Reader::Company),
    ("/api/companies/me/payment", Reader::Company),
    ("/api/companies/{id}", Reader::Company),
    ("/api/companies/{id}/dashboard", Reader::Company),
    ("/api/companies/{id}/dashboard/roles", Reader::Company),
    ("/api/companies/{id}/dashboard/reviews", Reader::Company),
    ("/api/companies/{id}/interviews", Reader::Company),
    ("/api/problems", Reader::Company),
    ("/api/problems/{id}", Reader::Company),
    ("/api/problems/{id}/report", Reader::Company),
    ("/api/assessments", Reader::Company),
    ("/api/assessments/{id}", Reader::Company),
    ("/api/assessments/{id}/statistics", Reader::Company),
    ("/api/roles", Reader::Company),
    ("/api/roles/{id}", Reader::Company),
    ("/api/roles/{id}/board", Reader::Company),
    ("/api/roles/{id}/applications", Reader::Company),
    ("/api/roles/{id}/applications/counts", Reader::Company),
    ("/api/selection", Reader::Company),
    ("/api/applications/{id}", Reader::Company),
    ("/api/applications/{id}/offers", Reader::Company),
    ("/api/applications/{id}/meetings", Reader::Company),
    ("/api/internships", Reader::Company),
    ("/api/internships/{id}", Reader::Company),
    ("/api/talent-pool", Reader::Company),
    ("/api/talent-pool/cards", Reader::Company),
    ("/api/talent-searches", Reader::Company),
    ("/api/introductions", Reader::Company),
    ("/api/recruit-talent", Reader::Company),
    ("/api/partners/me", Reader::Partner),
    ("/api/partners/me/students", Reader::Partner),
    ("/api/partners/me/invitations", Reader::Partner),
    ("/api/partners/me/cohorts", Reader::Partner),
    ("/api/partners/me/cohorts/{id}", Reader::Partner),
    ("/api/partners/me/cohorts/{id}/results", Reader::Partner),
    ("/api/partners/me/companies", Reader::Partner),
    ("/api/partners/me/commissions", Reader::Partner),
    ("/api/partners/me/statements", Reader::Partner),
    ("/api/partners/me/statements/{id}", Reader::Partner),
];

/// The path of everything that a dashboard reads, and whether it is the same for everybody. The tests of the
/// API compare it with the table.
pub fn dashboard_reads() -> impl Iterator<Item = (&'static str, bool)> {
    READS.iter().map(|(path, reader)| (*path, *reader == Reader::All))
}

/// The permission that a request shows; an empty one where it cannot be read, which opens nothing.
pub(super) fn shown(headers: &HeaderMap) -> Option<String> {
    let mut given = headers.get_all(HEADER);
    let first = given.next()?;
    let text = if given.next().is_some() { None } else { first.to_str().ok() };
    Some(text.unwrap_or_default().to_owned())
}

/// Lets the admin in as the account that they look as, to what its dashboard reads.
///
/// # Errors
/// 403 for everything that writes or is no part of the dashboard, and where the permission does not
/// count: it is another's, of another sign-in, or over. Those of the line. At a route of the admin or of
/// staff, 404 for everybody else: the header opens no way of finding out which there are.
pub(super) async fn admit(
    req: &ServiceRequest,
    state: &State,
    line: RouteInfo,
    secret: String,
) -> Result<(), ApiError> {
    if line.access.is_hidden() {
        let claims = enter(req, state).await?;
        refuse_strangers(state, &load(state, &claims).await?)?;
    }
    if line.method != "GET" {
        let text = "You are viewing as someone else, and can change nothing.";
        return Err(ApiError::forbidden("view_as_read_only", text));
    }
    let reader = READS.iter().find(|(path, _)| *path == line.path).map(|(_, reader)| *reader);
    let reader = reader.ok_or_else(refused)?;
    if reader == Reader::All && line.access == Access::Public {
        return Ok(());
    }
    let claims = enter(req, state).await?;
    let admin = load(state, &claims).await?;
    if !admin.user.is_admin(state.config.admin_email.as_ref()) {
        return Err(over());
    }
    let (by, now) = ((admin.user.id, admin.auth_time), state.clock.now());
    let found = state.db.read(move |conn| {
        let Some(grant) = view_as::open(conn, &secret, by, now)? else { return Ok(None) };
        let user = users::get(conn, grant.viewed)?;
        Ok::<_, ApiError>(Some((grant.area(), user)))
    });
    let (area, user) = found.await?.ok_or_else(over)?;
    if !reader.includes(area) {
        return Err(refused());
    }
    refuse_disabled(&user)?;
    // The admin's sign-in is none of this account's, so it is never fresh enough for anything.
    let viewer = Viewer { user, auth_time: Instant::UNIX_EPOCH };
    match line.access {
        Access::Token => {
            req.extensions_mut().insert(claims);
            req.extensions_mut().insert(Rc::new(viewer));
            Ok(())
        }
        Access::Public | Access::Account => {
            req.extensions_mut().insert(Rc::new(viewer));
            Ok(())
        }
        Access::Company
        | Access::Assessments
        | Access::Results
        | Access::Roles
        | Access::Recruiting
        | Access::Paying => admit_member(req, state, line, viewer).await,
        Access::Key(_)
        | Access::Ats(_)
        | Access::Signed
        | Access::Admin
        | Access::Staff
        | Access::Development
        | Access::Metrics => Err(refused()),
    }
}

fn refuse_strangers(state: &State, viewer: &Viewer) -> Result<(), ApiError> {
    let is_admin = viewer.user.is_admin(state.config.admin_email.as_ref());
    if is_admin { Ok(()) } else { Err(ApiError::not_found()) }
}

fn refused() -> ApiError {
    let text = "This is not shown while you are viewing as someone else.";
    ApiError::forbidden("view_as_refused", text)
}

fn over() -> ApiError {
    let text = "Viewing as someone else has ended.";
    ApiError::forbidden("view_as_ended", text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_permissions_are_none() {
        let mut headers = HeaderMap::new();
        assert_eq!(shown(&headers), None);
        let value = |text| actix_web::http::header::HeaderValue::from_static(text);
        let name = || actix_web::http::header::HeaderName::from_static(HEADER);
        headers.append(name(), value("one"));
        assert_eq!(shown(&headers).as_deref(), Some("one"));
        headers.append(name(), value("two"));
        assert_eq!(shown(&headers).as_deref(), Some(""));
    }
}
