//! The numbers of a company's home.

use actix_web::web::{Data, Json};
use assessments::overview::{self, Closing};
use flows::home::{self, Figures, Invitations, Invoices};
use kernel::uuid::Uuid;
use serde::Serialize;
use utoipa::ToSchema;

use super::looker;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::results::reports::RowView;
use crate::web::{Member, Viewer};
use crate::wire::Time;

#[derive(Serialize, ToSchema)]
#[schema(as = CompanyName)]
pub(crate) struct NameView {
    pub(crate) id: Uuid,
    pub(crate) name: String,
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

/// How many invitations are out.
#[derive(Serialize, ToSchema)]
#[schema(as = InvitationFigures)]
struct InvitationsView {
    /// Those that can still lead to a result.
    out: i64,
    /// Those whose attempt has ended.
    finished: i64,
}

/// How many invoices are to be paid.
#[derive(Serialize, ToSchema)]
#[schema(as = InvoiceFigures)]
struct InvoicesView {
    due: i64,
    /// Those of them whose day is over.
    overdue: i64,
}

/// The numbers that the caller may see; what is not open to them is null.
#[derive(Serialize, ToSchema)]
#[schema(as = HomeFigures)]
struct FiguresView {
    /// Roles for which people can apply.
    open_roles: Option<i64>,
    /// Applicants who wait for the caller.
    applicants: Option<i64>,
    invitations: Option<InvitationsView>,
    /// Internships that are running; null before anybody has accepted an offer.
    interns: Option<i64>,
    invoices: Option<InvoicesView>,
}

impl From<Figures> for FiguresView {
    fn from(of: Figures) -> Self {
        let invitations = |Invitations { out, finished }| InvitationsView { out, finished };
        let invoices = |Invoices { due, overdue }| InvoicesView { due, overdue };
        Self {
            open_roles: of.open_roles,
            applicants: of.applicants,
            invitations: of.invitations.map(invitations),
            interns: of.interns,
            invoices: of.invoices.map(invoices),
        }
    }
}

/// The numbers of a company's home page.
#[derive(Serialize, ToSchema)]
#[schema(as = CompanyOverview)]
pub(crate) struct OverviewView {
    company: NameView,
    /// Whether there is nothing of the company's yet that could be counted.
    is_empty: bool,
    figures: FiguresView,
    assessments: i64,
    invitations_sent: i64,
    attempts_started: i64,
    reports_ready: i64,
    /// The newest graded attempts; none for members who read no results.
    newest: Vec<RowView>,
    closing: Vec<ClosingView>,
}

/// What the caller's company has made, sent and received.
#[utoipa::path(get, path = "/api/companies/me/overview", tag = "companies",
    security(("bearer" = [])),
    responses((status = 200, body = OverviewView), (status = 403, body = ProblemBody)))]
pub(crate) async fn show_overview(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
) -> Result<Json<OverviewView>, ApiError> {
    let (looker, now) = (looker(&viewer, &member), state.clock.now());
    let reads = member.membership.role.reads();
    let company = member.membership.company;
    let id = company.id;
    let found = state.db.read(move |conn| {
        let found = overview::overview(conn, id)?;
        Ok::<_, ApiError>((found, home::figures(conn, looker, now)?))
    });
    let (found, figures) = found.await?;
    Ok(Json(OverviewView {
        company: NameView { id: company.id.0, name: company.name },
        is_empty: figures.are_empty() && found.assessments == 0,
        figures: figures.into(),
        assessments: found.assessments,
        invitations_sent: found.invitations_sent,
        attempts_started: found.attempts_started,
        reports_ready: found.reports_ready,
        newest: found.newest.into_iter().filter(|_| reads).map(RowView::from).collect(),
        closing: found.closing.into_iter().map(ClosingView::from).collect(),
    }))
}
