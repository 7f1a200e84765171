//! How many candidates a company can still invite, and how many roles and problems it can have.

use ::billing::allowance::Allowance;
use ::billing::room::{Of, Room};
use actix_web::web::{Data, Json};
use db::Conn;
use flows::assessments::quota;
use flows::companies::room::room;
use kernel::CompanyId;
use kernel::chrono::NaiveDate;
use serde::Serialize;
use utoipa::ToSchema;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::Member;
use crate::wire::{AllowanceLevel, Word};

/// How many candidates a company can still invite.
#[derive(Serialize, ToSchema)]
#[schema(as = Allowance)]
pub(crate) struct AllowanceView {
    /// The name of the plan that says so.
    plan: String,
    /// How many invitations it has a month.
    quota: i64,
    /// How many of them were sent in this month.
    used: i64,
    /// How many are left of those that were granted beyond the plan.
    extra: i64,
    /// How many can be sent now.
    left: i64,
    level: AllowanceLevel,
    /// The day on which the next month of the plan begins; of a free trial, the day after its last.
    renews_on: NaiveDate,
    /// Whether it is a free trial, which does not renew.
    is_trial: bool,
}

impl From<&Allowance> for AllowanceView {
    fn from(of: &Allowance) -> Self {
        Self {
            plan: of.plan.form.name.clone(),
            quota: of.quota(),
            used: of.used,
            extra: of.extra,
            left: of.left(),
            level: Word(of.level()),
            renews_on: of.window.renews_on,
            is_trial: of.is_trial,
        }
    }
}

/// How many candidates the company can still invite, and by which plan.
#[utoipa::path(get, path = "/api/companies/me/allowance", tag = "billing",
    security(("bearer" = [])),
    responses((status = 200, body = AllowanceView), (status = 403, body = ProblemBody)))]
pub(crate) async fn show_allowance(
    state: Data<State>,
    member: Member,
) -> Result<Json<AllowanceView>, ApiError> {
    let (company, today) = (member.membership.company.id, state.clock.now().date_naive());
    let found = state.db.read(move |conn| quota::of(conn, company, today)).await?;
    Ok(Json(AllowanceView::from(&found)))
}

/// How much of something a company has, and can have at a time.
#[derive(Serialize, ToSchema)]
#[schema(as = PlanRoom)]
pub(crate) struct RoomView {
    quota: i64,
    /// More than the quota where a smaller plan began.
    used: i64,
    level: AllowanceLevel,
}

impl From<&Room> for RoomView {
    fn from(of: &Room) -> Self {
        Self { quota: of.quota, used: of.used, level: Word(of.level()) }
    }
}

/// What the plan of a company limits at any time.
#[derive(Serialize, ToSchema)]
#[schema(as = PlanQuotas)]
pub(crate) struct QuotasBody {
    /// The name of the plan.
    plan: String,
    /// Roles in review or live.
    roles: RoomView,
    /// Problems of the company's own.
    problems: RoomView,
}

impl QuotasBody {
    pub(crate) fn of(conn: &mut Conn, company: CompanyId) -> Result<Self, ApiError> {
        let (roles, problems) =
            (room(conn, company, Of::Roles)?, room(conn, company, Of::Problems)?);
        let (of_roles, of_problems) = (RoomView::from(&roles), RoomView::from(&problems));
        Ok(Self { plan: roles.plan, roles: of_roles, problems: of_problems })
    }
}

/// How many roles and problems of its own the company has, and how many its plan lets it have.
#[utoipa::path(get, path = "/api/companies/me/quotas", tag = "billing",
    security(("bearer" = [])),
    responses((status = 200, body = QuotasBody), (status = 403, body = ProblemBody)))]
pub(crate) async fn show_quotas(
    state: Data<State>,
    member: Member,
) -> Result<Json<QuotasBody>, ApiError> {
    let company = member.membership.company.id;
    Ok(Json(state.db.read(move |conn| QuotasBody::of(conn, company)).await?))
}
