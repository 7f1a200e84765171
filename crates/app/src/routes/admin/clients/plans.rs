//! Plans, for the admin.

use ::billing::plans::{self, Form, Plan};
use actix_web::web::{Data, Json};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::billing::views::rate_of;
use crate::web::{Body, Viewer, input, text};
use crate::wire::{InvoiceCurrency, PlanPeriod, Time, Word};

/// What a plan says.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(from = "GivenPlan")]
pub(crate) struct PlanForm {
    /// 1 to 80 characters, as invoices say it.
    name: String,
    currency: InvoiceCurrency,
    /// For a period, before tax, in whole minor units.
    price: i64,
    /// The tax on it in thousandths of a per cent.
    tax_milli: i32,
    every: PlanPeriod,
    /// How many candidates can be invited in a month.
    invitations: i32,
    /// How many people the team can have, with those who are invited to it.
    seats: i32,
    /// How many roles in review or live a company can have at a time.
    live_roles: i32,
    /// How many problems of its own a company can have.
    own_problems: i32,
    /// Whether companies can be subscribed to it.
    offered: bool,
}

/// The same from a page that may be of the release before, which said the rate in hundredths of a per cent.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GivenPlan {
    #[serde(deserialize_with = "text::trimmed")]
    name: String,
    currency: InvoiceCurrency,
    price: i64,
    tax_milli: Option<i32>,
    tax_bp: Option<i32>,
    every: PlanPeriod,
    invitations: i32,
    seats: i32,
    live_roles: i32,
    own_problems: i32,
    offered: bool,
}

impl From<GivenPlan> for PlanForm {
    fn from(given: GivenPlan) -> Self {
        Self {
            name: given.name,
            currency: given.currency,
            price: given.price,
            tax_milli: rate_of(given.tax_milli, given.tax_bp),
            every: given.every,
            invitations: given.invitations,
            seats: given.seats,
            live_roles: given.live_roles,
            own_problems: given.own_problems,
            offered: given.offered,
        }
    }
}

impl From<Form> for PlanForm {
    fn from(form: Form) -> Self {
        let Form { name, price, tax_milli, invitations, seats, live_roles, own_problems, .. } =
            form;
        let (currency, every, offered) = (Word(form.currency), Word(form.every), form.offered);
        Self {
            name,
            currency,
            price,
            tax_milli,
            every,
            invitations,
            seats,
            live_roles,
            own_problems,
            offered,
        }
    }
}

impl From<PlanForm> for Form {
    fn from(form: PlanForm) -> Self {
        let PlanForm {
            name, price, tax_milli, invitations, seats, live_roles, own_problems, ..
        } = form;
        let (currency, every, offered) = (form.currency.0, form.every.0, form.offered);
        Self {
            name,
            currency,
            price,
            tax_milli,
            every,
            invitations,
            seats,
            live_roles,
            own_problems,
            offered,
        }
    }
}

/// The newest version of a plan.
#[derive(Serialize, ToSchema)]
#[schema(as = Plan)]
pub(crate) struct PlanView {
    slug: String,
    version: i32,
    form: PlanForm,
    made_at: Time,
}

impl From<Plan> for PlanView {
    fn from(plan: Plan) -> Self {
        let Plan { slug, version, form, made_at, .. } = plan;
        Self { slug, version, form: form.into(), made_at: made_at.into() }
    }
}

/// All plans.
#[derive(Serialize, ToSchema)]
pub(crate) struct PlansBody {
    /// By slug.
    plans: Vec<PlanView>,
}

/// A plan to be added, or its next version.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SavePlan {
    #[serde(deserialize_with = "text::trimmed")]
    slug: String,
    /// The version that was read; 0 for a plan that is new.
    version: i32,
    form: PlanForm,
}

input!(SavePlan);

/// The newest version of every plan.
#[utoipa::path(get, path = "/api/admin/plans", tag = "admin", security(("bearer" = [])),
    responses((status = 200, body = PlansBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_plans(state: Data<State>) -> Result<Json<PlansBody>, ApiError> {
    let plans = state.db.read(plans::list).await?;
    Ok(Json(PlansBody { plans: plans.into_iter().map(PlanView::from).collect() }))
}

/// Adds a plan, or its next version. Running periods keep the version they began with.
#[utoipa::path(put, path = "/api/admin/plans", tag = "admin", security(("bearer" = [])),
    request_body = SavePlan,
    responses((status = 200, body = PlanView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn save_plan(
    state: Data<State>,
    viewer: Viewer,
    body: Body<SavePlan>,
) -> Result<Json<PlanView>, ApiError> {
    let by = state.reviewer(&viewer);
    let SavePlan { slug, version, form } = body.value;
    let form = Form::from(form);
    let saved = state
        .db
        .write(move |conn| plans::save(conn, by.actor, (&slug, version), &form, by.sender.now));
    Ok(Json(saved.await?.into()))
}
