//! The links to a report, for its candidate and for the company that makes some.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use assessments::links::{self, Kind, Link, NewMail, NewShare, View};
use flows::sharing;
use kernel::uuid::Uuid;
use kernel::{AttemptId, Email, Instant, ReportLinkId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Once, Paging, Viewer, input, text};
use crate::wire::{Nothing, PageBody, ReportLinkKind, ReportLinkState, ReportSection, Time, Word};

/// A link, without what opens anything.
#[derive(Serialize, ToSchema)]
#[schema(as = ReportLink)]
pub(crate) struct LinkView {
    id: Uuid,
    kind: ReportLinkKind,
    state: ReportLinkState,
    /// What it shows beside the score.
    sections: Vec<ReportSection>,
    has_passcode: bool,
    /// How often it can be opened; null for any number.
    max_views: Option<i32>,
    /// How often it was opened.
    views: i32,
    /// Where it was mailed.
    email: Option<String>,
    created_at: Time,
    expires_at: Time,
    used_at: Option<Time>,
    /// Whether the company that invited the candidate made it.
    by_company: bool,
}

impl LinkView {
    fn of(link: Link, now: Instant) -> Self {
        Self {
            id: link.id.0,
            kind: link.kind.into(),
            state: link.state(now).into(),
            sections: link.sections.into_iter().map(Word).collect(),
            has_passcode: link.has_passcode,
            max_views: link.max_views,
            views: link.views,
            email: link.email,
            created_at: link.created_at.into(),
            expires_at: link.expires_at.into(),
            used_at: link.used_at.map(Time::from),
            by_company: link.by_company,
        }
    }
}

/// A link that was just made.
#[derive(Serialize, ToSchema)]
#[schema(as = MadeReportLink)]
pub(crate) struct MadeView {
    #[serde(flatten)]
    link: LinkView,
    /// What the link's address carries behind the `#`. It is not stored: this is the only answer that
    /// has it. Null where the request is a repeat.
    secret: Option<String>,
}

/// One opening of a link.
#[derive(Serialize, ToSchema)]
#[schema(as = ReportOpening)]
pub(crate) struct OpeningView {
    id: Uuid,
    link: Uuid,
    kind: ReportLinkKind,
    /// Whether the company that invited the candidate made the link.
    by_company: bool,
    email: Option<String>,
    at: Time,
    /// Browser and system, such as `Firefox on Linux`.
    agent: String,
}

impl From<View> for OpeningView {
    fn from(view: View) -> Self {
        Self {
            id: view.id.0,
            link: view.link.0,
            kind: view.kind.into(),
            by_company: view.by_company,
            email: view.email,
            at: view.at.into(),
            agent: view.agent,
        }
    }
}

/// A link to be made.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShareReport {
    /// What it shows beside the score.
    sections: Vec<ReportSection>,
    /// For how many days it works, 1 to 90.
    days: u16,
    /// 6 to 64 characters that its readers must type.
    passcode: Option<String>,
    /// How often it can be opened, 1 to 1000; null for any number.
    max_views: Option<i32>,
}

/// A link to be mailed.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MailReport {
    #[serde(deserialize_with = "text::trimmed")]
    email: String,
    /// What it shows beside the score.
    sections: Vec<ReportSection>,
}

input!(ShareReport, MailReport);

/// The links to one's own report, or those of one's company to a report, the newest first.
#[utoipa::path(get, path = "/api/reports/{id}/links", tag = "reports", security(("bearer" = [])),
    params(("id" = Uuid, Path), ("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<LinkView>), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_report_links(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<AttemptId>,
    paging: Paging,
) -> Result<Json<PageBody<LinkView>>, ApiError> {
    let (user, now) = (viewer.user.id, state.clock.now());
    let page = state.db.read(move |conn| sharing::list(conn, id, user, paging.into())).await?;
    Ok(Json(PageBody::of(page, |link| LinkView::of(link, now))))
}

/// Makes a link to one's own report, or for the company to one whose candidate allows that. Its secret is in the first
/// answer only.
#[utoipa::path(post, path = "/api/reports/{id}/links", tag = "reports", security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = ShareReport,
    responses((status = 201, body = MadeView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn share_report(
    state: Data<State>,
    viewer: Viewer,
    Id(attempt): Id<AttemptId>,
    key: IdempotencyKey,
    body: Body<ShareReport>,
) -> Result<HttpResponse, ApiError> {
    let ShareReport { sections, days, passcode, max_views } = body.value;
    let (by, sender) = (viewer.user.id, state.sender());
    sharing::count(&state.db, Kind::Share, by).await?;
    let passcode = sharing::passcode(&state.computing.hashes, passcode).await?;
    let sections = sections.into_iter().map(|section| section.0).collect();
    let new = NewShare { attempt, by, sections, days, passcode, max_views };
    let route = "POST /api/reports/{id}/links";
    let once = Once { user: by, key, route, digest: body.digest };
    once.run_telling(&state, move |conn| {
        let (link, secret) = sharing::share(conn, &sender, &new)?;
        Ok((StatusCode::CREATED, LinkView::of(link, sender.now), secret.reveal()))
    })
    .await
}

/// Mails a link to one's own report, which works once.
#[utoipa::path(post, path = "/api/reports/{id}/mails", tag = "reports", security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = MailReport,
    responses((status = 201, body = LinkView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn mail_report(
    state: Data<State>,
    viewer: Viewer,
    Id(attempt): Id<AttemptId>,
    key: IdempotencyKey,
    body: Body<MailReport>,
) -> Result<HttpResponse, ApiError> {
    viewer.require_verified()?;
    let MailReport { email, sections } = body.value;
    let Ok(email) = email.parse::<Email>() else {
        return Err(ApiError::invalid_field("email", "format", "This is not an e-mail address."));
    };
    let (by, sender) = (viewer.user.id, state.sender());
    sharing::count(&state.db, Kind::Mail, by).await?;
    let sections = sections.into_iter().map(|section| section.0).collect();
    let new = NewMail { attempt, by, sections, email };
    let route = "POST /api/reports/{id}/mails";
    let once = Once { user: by, key, route, digest: body.digest };
    once.run(&state, move |conn| {
        let link = sharing::mail(conn, &sender, &new)?;
        Ok((StatusCode::CREATED, LinkView::of(link, sender.now)))
    })
    .await
}

/// Takes a link back, one's own or one's company's: from then on it opens nothing.
#[utoipa::path(post, path = "/api/report-links/{id}/revoke", tag = "reports",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = Nothing), (status = 404, body = ProblemBody)))]
pub(crate) async fn revoke_report_link(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<ReportLinkId>,
) -> Result<Json<Nothing>, ApiError> {
    let (user, now) = (viewer.user.id, state.clock.now());
    state.db.write(move |conn| sharing::revoke(conn, id, user, now)).await?;
    Ok(Json(Nothing {}))
}

/// When the links to one's own report were opened, the latest first.
#[utoipa::path(get, path = "/api/reports/{id}/openings", tag = "reports",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<OpeningView>), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_report_openings(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<AttemptId>,
    paging: Paging,
) -> Result<Json<PageBody<OpeningView>>, ApiError> {
    let user = viewer.user.id;
    let page = state.db.read(move |conn| links::views(conn, id, user, paging.into())).await?;
    Ok(Json(PageBody::of(page, OpeningView::from)))
}
