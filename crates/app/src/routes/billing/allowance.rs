//! How many candidates a company can still invite.

use ::billing::allowance::Allowance;
use actix_web::web::{Data, Json};
use flows::assessments::quota;
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
    /// The day on which the next month of the plan begins.
    renews_on: NaiveDate,
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
