//! The subscription of a company and the invitations that are granted to it, for the admin.

use ::billing::allowance::{self, Credit};
use ::billing::subscriptions::{self, Subscription};
use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use companies::profiles;
use db::Conn;
use flows::assessments::quota;
use flows::{Reviewer, billing as acts};
use kernel::CompanyId;
use kernel::chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::billing::allowance::{AllowanceView, QuotasBody};
use crate::web::{Body, Id, IdempotencyKey, Once, Viewer, input, text};
use crate::wire::{InvoiceCurrency, PlanPeriod, StepView, Word, history_of_all};

/// A subscription that goes on.
#[derive(Serialize, ToSchema)]
#[schema(as = Subscription)]
struct SubscriptionView {
    /// What every act on it names.
    version: i32,
    since: NaiveDate,
    /// What the plan is known by.
    plan: String,
    plan_name: String,
    /// For a period, before tax, in whole minor units.
    price: i64,
    currency: InvoiceCurrency,
    every: PlanPeriod,
    /// The first day of the running period.
    period_from: NaiveDate,
    /// The last one.
    period_to: NaiveDate,
    /// The plan from the next period on, where it is another.
    next_plan: Option<String>,
    /// Whether it ends with the period.
    ends_with_period: bool,
}

impl From<Subscription> for SubscriptionView {
    fn from(of: Subscription) -> Self {
        let form = of.plan.form;
        Self {
            version: of.version,
            since: of.since,
            plan: of.plan.slug,
            plan_name: form.name,
            price: form.price,
            currency: Word(form.currency),
            every: Word(form.every),
            period_from: of.period.from,
            period_to: of.period.to,
            next_plan: of.next_plan,
            ends_with_period: of.ends_with_period,
        }
    }
}

/// Invitations that were granted beyond the plan.
#[derive(Serialize, ToSchema)]
#[schema(as = InvitationCredit)]
struct CreditView {
    amount: i32,
    used: i64,
    /// The last day on which they can be used.
    expires_on: NaiveDate,
    reason: String,
}

impl From<Credit> for CreditView {
    fn from(credit: Credit) -> Self {
        let Credit { amount, used, expires_on, reason, .. } = credit;
        Self { amount, used, expires_on, reason }
    }
}

/// What a company pays for regularly, and what it has left.
#[derive(Serialize, ToSchema)]
#[schema(as = CompanySubscription)]
pub(crate) struct SubscriptionBody {
    /// Null where there is none.
    subscription: Option<SubscriptionView>,
    allowance: AllowanceView,
    quotas: QuotasBody,
    /// The part that expires first at the top.
    credits: Vec<CreditView>,
    /// What was done with the subscriptions that it has and has had, oldest first.
    history: Vec<StepView>,
}

fn read(conn: &mut Conn, id: CompanyId, today: NaiveDate) -> Result<SubscriptionBody, ApiError> {
    profiles::find(conn, id)?.ok_or_else(ApiError::not_found)?;
    let subscription = subscriptions::of(conn, id)?.map(SubscriptionView::from);
    let allowance = AllowanceView::from(&quota::of(conn, id, today)?);
    let credits = allowance::credits(conn, id)?.into_iter().map(CreditView::from).collect();
    let quotas = QuotasBody::of(conn, id)?;
    let had: Vec<_> = subscriptions::ids(conn, id)?.into_iter().map(|one| one.0).collect();
    let history = history_of_all(conn, subscriptions::KIND, &had)?;
    Ok(SubscriptionBody { subscription, allowance, quotas, credits, history })
}

/// The subscription of a company, what it has left of it, and what was granted beyond it.
#[utoipa::path(get, path = "/api/admin/companies/{id}/subscription", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = SubscriptionBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_subscription(
    state: Data<State>,
    Id(id): Id<CompanyId>,
) -> Result<Json<SubscriptionBody>, ApiError> {
    let today = state.clock.now().date_naive();
    Ok(Json(state.db.read(move |conn| read(conn, id, today)).await?))
}

/// A company to be subscribed.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Subscribe {
    /// What the plan is known by.
    plan: String,
}

/// Another plan from the next period on.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChooseNextPlan {
    /// Of the subscription, as it was read.
    version: i32,
    /// What the plan is known by; that of the running period for no change.
    plan: String,
}

/// A subscription to be ended with its period, or to go on after all.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct EndWithPeriod {
    /// Of the subscription, as it was read.
    version: i32,
    ends: bool,
    /// 1 to 2000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    reason: String,
}

/// A company that has left.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MarkChurned {
    /// Of the subscription, as it was read.
    version: i32,
    /// 1 to 2000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    reason: String,
}

/// Invitations to be granted.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct GrantInvitations {
    /// 1 to 100,000.
    amount: i32,
    /// The last day on which they can be used, within a year.
    expires_on: NaiveDate,
    /// 1 to 2000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    reason: String,
}

input!(Subscribe, ChooseNextPlan, EndWithPeriod, MarkChurned, GrantInvitations);

type Act = Box<dyn FnOnce(&mut Conn, &Reviewer) -> flows::Result<()> + Send>;

/// One act in one transaction, and the subscription as it is then.
async fn act(
    state: &State,
    viewer: &Viewer,
    id: CompanyId,
    act: Act,
) -> Result<Json<SubscriptionBody>, ApiError> {
    let (by, today) = (state.reviewer(viewer), state.clock.now().date_naive());
    let done = state.db.write(move |conn| {
        act(conn, &by)?;
        read(conn, id, today)
    });
    Ok(Json(done.await?))
}

/// The same for what creates something.
async fn create(
    state: &State,
    once: Once,
    by: Reviewer,
    id: CompanyId,
    act: Act,
) -> Result<HttpResponse, ApiError> {
    let today = state.clock.now().date_naive();
    once.run(state, move |conn| {
        act(conn, &by)?;
        Ok((StatusCode::CREATED, read(conn, id, today)?))
    })
    .await
}

/// Subscribes a company to a plan from today on, and issues its first invoice.
#[utoipa::path(post, path = "/api/admin/companies/{id}/subscription", tag = "admin",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = Subscribe,
    responses((status = 201, body = SubscriptionBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn subscribe_company(
    state: Data<State>,
    viewer: Viewer,
    key: IdempotencyKey,
    (id, body): (Id<CompanyId>, Body<Subscribe>),
) -> Result<HttpResponse, ApiError> {
    let route = "POST /api/admin/companies/{id}/subscription";
    let once = Once { user: viewer.user.id, key, route, digest: body.digest };
    let (id, Subscribe { plan }) = (id.0, body.value);
    let begin: Act = Box::new(move |conn, by| acts::subscribe(conn, by, id, &plan).map(drop));
    create(&state, once, state.reviewer(&viewer), id, begin).await
}

/// Chooses the plan of the next period. The running one stays as it is.
#[utoipa::path(post, path = "/api/admin/companies/{id}/subscription/plan", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = ChooseNextPlan,
    responses((status = 200, body = SubscriptionBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn choose_next_plan(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<CompanyId>,
    body: Body<ChooseNextPlan>,
) -> Result<Json<SubscriptionBody>, ApiError> {
    let ChooseNextPlan { version, plan } = body.value;
    let of = (id, version);
    let choose = Box::new(move |conn: &mut Conn, by: &Reviewer| {
        acts::choose_next(conn, by, of, &plan).map(drop)
    });
    act(&state, &viewer, id, choose).await
}

/// Has the subscription end with its period, or go on after all.
#[utoipa::path(post, path = "/api/admin/companies/{id}/subscription/end", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = EndWithPeriod,
    responses((status = 200, body = SubscriptionBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn end_subscription(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<CompanyId>,
    body: Body<EndWithPeriod>,
) -> Result<Json<SubscriptionBody>, ApiError> {
    let EndWithPeriod { version, ends, reason } = body.value;
    let of = (id, version);
    let end = Box::new(move |conn: &mut Conn, by: &Reviewer| {
        acts::end_with_period(conn, by, of, (ends, &reason)).map(drop)
    });
    act(&state, &viewer, id, end).await
}

/// Ends the subscription today: the company has left.
#[utoipa::path(post, path = "/api/admin/companies/{id}/subscription/churn", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = MarkChurned,
    responses((status = 200, body = SubscriptionBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn mark_churned(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<CompanyId>,
    body: Body<MarkChurned>,
) -> Result<Json<SubscriptionBody>, ApiError> {
    let MarkChurned { version, reason } = body.value;
    let of = (id, version);
    let end = Box::new(move |conn: &mut Conn, by: &Reviewer| acts::churn(conn, by, of, &reason));
    act(&state, &viewer, id, end).await
}

/// Grants a company invitations beyond its plan. They are used once the month's quota is.
#[utoipa::path(post, path = "/api/admin/companies/{id}/invitation-credits", tag = "admin",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = GrantInvitations,
    responses((status = 201, body = SubscriptionBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn grant_invitations(
    state: Data<State>,
    viewer: Viewer,
    key: IdempotencyKey,
    (id, body): (Id<CompanyId>, Body<GrantInvitations>),
) -> Result<HttpResponse, ApiError> {
    let route = "POST /api/admin/companies/{id}/invitation-credits";
    let once = Once { user: viewer.user.id, key, route, digest: body.digest };
    let (id, GrantInvitations { amount, expires_on, reason }) = (id.0, body.value);
    let what = (id, amount, expires_on);
    let grant: Act = Box::new(move |conn, by| acts::grant(conn, by, what, &reason));
    create(&state, once, state.reviewer(&viewer), id, grant).await
}
