//! The companies that have begun to pay, and what each has done since, for the admin (ADR 0069).

use ::billing::customers::{self, Newcomer};
use actix_web::web::{Data, Json};
use assessments::overview::{self, Overview};
use companies::roster::{self, Listed};
use db::Conn;
use kernel::Page;
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

impl StepsView {
    fn of(listed: &Listed, made: &Overview) -> Self {
        Self {
            profile: listed.flags.profile_completed,
            team: listed.members > 1,
            access: listed.flags.assessment_access,
            assessment: made.assessments > 0,
            invitation: made.invitations_sent > 0,
            role: listed.roles > 0 || listed.flags.marketing_completed,
        }
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

fn page(
    conn: &mut Conn,
    paging: kernel::Paging,
    today: NaiveDate,
) -> Result<Page<NewCustomerView>, ApiError> {
    let Page { items, next } = customers::newcomers(conn, today, paging)?;
    let with = |Newcomer { company, since }| {
        let listed = roster::find(conn, company)?;
        let made = overview::overview(conn, company)?;
        Ok::<_, ApiError>(NewCustomerView {
            id: company.0,
            steps: StepsView::of(&listed, &made),
            name: listed.company.name,
            state: listed.company.state.into(),
            paying_since: since,
        })
    };
    Ok(Page { items: items.into_iter().map(with).collect::<Result<_, _>>()?, next })
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
    let found = state.db.read(move |conn| page(conn, paging.into(), today)).await?;
    Ok(Json(PageBody::of(found, |one| one)))
}
