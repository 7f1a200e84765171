//! The companies that have begun to pay, and what each has done since, for the admin (ADR 0069).

use actix_web::web::{Data, Json};
use db::Conn;
use flows::companies::newcomers::{self, NewCustomer, Steps};
use kernel::chrono::NaiveDate;
use kernel::uuid::Uuid;
use serde::Serialize;
use utoipa::ToSchema;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::Paging;
use crate::wire::{CompanyState, PageBody};

/// What the rows of a company say that it has done.
#[derive(Serialize, ToSchema)]
#[schema(as = NewCustomerSteps)]
struct StepsView {
    /// Its profile is complete, and its domain approved.
    profile: bool,
    /// Somebody else belongs to its team.
    team: bool,
    /// Assessments are open to it.
    access: bool,
    /// It has made an assessment.
    assessment: bool,
    /// It has invited somebody to one.
    invitation: bool,
    /// People can apply for a role of its, or it has been shown those who have.
    role: bool,
}

impl From<Steps> for StepsView {
    fn from(steps: Steps) -> Self {
        let Steps { profile, team, access, assessment, invitation, role } = steps;
        Self { profile, team, access, assessment, invitation, role }
    }
}

/// A company that has begun to pay.
#[derive(Serialize, ToSchema)]
#[schema(as = NewCustomer)]
pub(crate) struct NewCustomerView {
    id: Uuid,
    name: String,
    state: CompanyState,
    /// The first day that it has paid for.
    paying_since: NaiveDate,
    steps: StepsView,
}

impl From<NewCustomer> for NewCustomerView {
    fn from(of: NewCustomer) -> Self {
        Self {
            id: of.company.id.0,
            name: of.company.name,
            state: of.company.state.into(),
            paying_since: of.since,
            steps: of.steps.into(),
        }
    }
}

/// The companies that began to pay in the last 60 days, the last first, and what each has done.
#[utoipa::path(get, path = "/api/admin/new-customers", tag = "admin", security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<NewCustomerView>), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_new_customers(
    state: Data<State>,
    paging: Paging,
) -> Result<Json<PageBody<NewCustomerView>>, ApiError> {
    let today = state.clock.now().date_naive();
    let read = move |conn: &mut Conn| newcomers::newcomers(conn, today, paging.into());
    Ok(Json(PageBody::of(state.db.read(read).await?, NewCustomerView::from)))
}
