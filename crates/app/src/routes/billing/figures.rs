//! What the billing dashboard begins with.

use ::billing::figures::{self, Ageing, Figures};
use ::billing::numbers::{self, Gap};
use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use companies::roster;
use kernel::uuid::Uuid;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::query;
use crate::wire::{CompanyState, InvoiceCurrency, ListBody, Word};

/// What is owed, by how late it is.
#[derive(Serialize, ToSchema)]
#[schema(as = InvoiceAgeing)]
struct AgeingView {
    /// Not due yet.
    current: i64,
    /// 1 to 30 days late.
    to_30: i64,
    /// 31 to 60 days late.
    to_60: i64,
    /// 61 to 90 days late.
    to_90: i64,
    /// Later.
    beyond: i64,
}

/// The figures of one currency.
#[derive(Serialize, ToSchema)]
#[schema(as = BillingFigures)]
struct FiguresView {
    currency: InvoiceCurrency,
    /// What the invoices that cover today come to a month, before tax.
    mrr: i64,
    /// What was issued this month, with tax.
    issued: i64,
    /// What was received this month.
    collected: i64,
    outstanding: i64,
    overdue: i64,
    ageing: AgeingView,
}

impl From<Figures> for FiguresView {
    fn from(of: Figures) -> Self {
        let Ageing { current, to_30, to_60, to_90, beyond } = of.ageing;
        Self {
            currency: Word(of.currency),
            mrr: of.mrr,
            issued: of.issued,
            collected: of.collected,
            outstanding: of.ageing.outstanding(),
            overdue: of.ageing.overdue(),
            ageing: AgeingView { current, to_30, to_60, to_90, beyond },
        }
    }
}

/// Numbers that are missing.
#[derive(Serialize, ToSchema)]
#[schema(as = NumberGap)]
struct GapView {
    from: String,
    to: String,
}

impl From<Gap> for GapView {
    fn from(gap: Gap) -> Self {
        Self { from: gap.from.to_string(), to: gap.to.to_string() }
    }
}

/// The figures of every currency.
#[derive(Serialize, ToSchema)]
#[schema(as = BillingFiguresBody)]
pub(crate) struct FiguresBody {
    figures: Vec<FiguresView>,
    /// While one is missing, nothing of that series is issued.
    gaps: Vec<GapView>,
}

/// What was issued, received and is owed, and which numbers are missing.
#[utoipa::path(get, path = "/api/billing/figures", tag = "billing", security(("bearer" = [])),
    responses((status = 200, body = FiguresBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_billing_figures(
    state: Data<State>,
) -> Result<Json<FiguresBody>, ApiError> {
    let today = state.clock.now().date_naive();
    let (counted, gaps) = state
        .db
        .read(move |conn| Ok::<_, ApiError>((figures::count(conn, today)?, numbers::gaps(conn)?)))
        .await?;
    let figures = counted.into_iter().map(FiguresView::from).collect();
    Ok(Json(FiguresBody { figures, gaps: gaps.into_iter().map(GapView::from).collect() }))
}

/// A company that an invoice can be to.
#[derive(Serialize, ToSchema)]
#[schema(as = BillingCompany)]
pub(crate) struct CompanyView {
    id: Uuid,
    name: String,
    state: CompanyState,
}

/// Which companies are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// A part of the name, at most 100 characters.
    #[serde(default)]
    name: String,
}

/// Companies whose name contains this, by name, at most ten; none that nobody has approved.
#[utoipa::path(get, path = "/api/billing/companies", tag = "billing", security(("bearer" = [])),
    params(Wanted), responses((status = 200, body = ListBody<CompanyView>),
        (status = 400, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_billing_companies(
    state: Data<State>,
    req: HttpRequest,
) -> Result<Json<ListBody<CompanyView>>, ApiError> {
    let Wanted { name } = query(&req, "Ask for `name`, once.")?;
    if name.chars().count() > 100 {
        return Err(ApiError::bad_request("bad_query", "A name has at most 100 characters."));
    }
    let found = state.db.read(move |conn| roster::known(conn, &name)).await?;
    let view = |one: companies::profiles::Company| CompanyView {
        id: one.id.0,
        name: one.name,
        state: Word(one.state),
    };
    Ok(Json(ListBody { items: found.into_iter().map(view).collect() }))
}
