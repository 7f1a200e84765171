//! A company's own pages.

use actix_web::web::{Data, Json};
use assessments::overview::{self, Closing, Happening, Overview};
use kernel::uuid::Uuid;
use serde::Serialize;
use utoipa::ToSchema;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::results::reports::RowView;
use crate::web::Member;
use crate::wire::HappeningKind;
use crate::wire::Time;

#[derive(Serialize, ToSchema)]
#[schema(as = CompanyName)]
pub(super) struct NameView {
    pub(super) id: Uuid,
    pub(super) name: String,
}

/// An assessment whose invitations end soon.
#[derive(Serialize, ToSchema)]
#[schema(as = Closing)]
struct ClosingView {
    assessment_id: Uuid,
    title: String,
    invited: i64,
    not_started: i64,
    expires_at: Time,
}

impl From<Closing> for ClosingView {
    fn from(closing: Closing) -> Self {
        Self {
            assessment_id: closing.assessment.0,
            title: closing.title,
            invited: closing.invited,
            not_started: closing.not_started,
            expires_at: closing.expires_at.into(),
        }
    }
}

/// Something that happened lately.
#[derive(Serialize, ToSchema)]
#[schema(as = Happening)]
struct HappeningView {
    kind: HappeningKind,
    who: String,
    title: String,
    at: Time,
}

impl From<Happening> for HappeningView {
    fn from(happening: Happening) -> Self {
        let (kind, at) = (happening.kind.into(), happening.at.into());
        Self { kind, who: happening.who, title: happening.title, at }
    }
}

/// The numbers of a company's home page.
#[derive(Serialize, ToSchema)]
#[schema(as = CompanyOverview)]
pub(crate) struct OverviewView {
    company: NameView,
    assessments: i64,
    invitations_sent: i64,
    attempts_started: i64,
    reports_ready: i64,
    /// The newest graded attempts; none for members who read no results.
    waiting: Vec<RowView>,
    closing: Vec<ClosingView>,
    latest: Vec<HappeningView>,
}

/// What the caller's company has made, sent and received.
#[utoipa::path(get, path = "/api/companies/me/overview", tag = "companies",
    security(("bearer" = [])),
    responses((status = 200, body = OverviewView), (status = 403, body = ProblemBody)))]
pub(crate) async fn show_overview(
    state: Data<State>,
    member: Member,
) -> Result<Json<OverviewView>, ApiError> {
    let reads = member.membership.role.reads();
    let company = member.membership.company;
    let id = company.id;
    let found: Overview = state.db.read(move |conn| overview::overview(conn, id)).await?;
    Ok(Json(OverviewView {
        company: NameView { id: company.id.0, name: company.name },
        assessments: found.assessments,
        invitations_sent: found.invitations_sent,
        attempts_started: found.attempts_started,
        reports_ready: found.reports_ready,
        waiting: found.waiting.into_iter().filter(|_| reads).map(RowView::from).collect(),
        closing: found.closing.into_iter().map(ClosingView::from).collect(),
        latest: found.latest.into_iter().filter(|_| reads).map(HappeningView::from).collect(),
    }))
}
