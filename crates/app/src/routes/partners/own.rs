//! What a partner sees: their links, those they brought, what that earns, and their statements. For
//! everybody else there is nothing here.

use std::borrow::Cow;

use ::partners::accounts;
use ::partners::attributions::{self, Of};
use ::partners::commissions::{self, Commission};
use ::partners::statements::{self, Statement};
use ::partners::terms;
use actix_web::HttpResponse;
use actix_web::web::{Data, Json};
use db::Conn;
use kernel::chrono::{NaiveDate, TimeDelta};
use kernel::money::Currency;
use kernel::{Instant, PartnerStatementId, UserId};
use referral::codes;
use serde::Serialize;
use utoipa::ToSchema;

use super::views::{CommissionView, FunnelView, StatementView, SumsView, TermsView, users};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::billing::company::AmountView;
use crate::web::{Id, Paging, Viewer, spreadsheet};
use crate::wire::{PageBody, PartnerState, ReferralStage, Time, csv};

/// The periods of the funnel, in days.
const PERIODS: [i64; 2] = [30, 90];

/// A partner's own overview.
#[derive(Serialize, ToSchema)]
#[schema(as = OwnPartnership)]
pub(crate) struct OwnBody {
    organisation: String,
    state: PartnerState,
    /// Null until the partner has chosen a username, which the code is made from.
    code: Option<String>,
    /// Of the last 30 and 90 days, and of all.
    funnels: Vec<FunnelView>,
    sums: Vec<SumsView>,
    /// What is agreed for today; null where nothing is.
    terms: Option<TermsView>,
    next_statement_on: NaiveDate,
}

fn own(conn: &mut Conn, user: UserId, now: Instant) -> Result<OwnBody, ApiError> {
    let (partner, today) = (accounts::find(conn, user)?, now.date_naive());
    let mut funnels = Vec::new();
    for days in PERIODS.map(Some).into_iter().chain([None]) {
        let since = days.map(|days| now - TimeDelta::days(days));
        let counted = codes::clicks(conn, user, since.map(|at| at.date_naive()))?;
        let funnel = attributions::funnel(conn, user, since)?;
        funnels.push(FunnelView::of(days, counted, funnel));
    }
    let sums = commissions::sums(conn, &[user])?.remove(&user).unwrap_or_default();
    Ok(OwnBody {
        organisation: partner.organisation,
        state: partner.state.into(),
        code: codes::of(conn, user)?,
        funnels,
        sums: sums.into_iter().map(SumsView::from).collect(),
        terms: terms::on(conn, user, today)?.map(TermsView::from),
        next_statement_on: statements::next_on(today),
    })
}

/// The caller's links, whom they brought, and what that earns.
#[utoipa::path(get, path = "/api/partners/me", tag = "partners", security(("bearer" = [])),
    responses((status = 200, body = OwnBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_own_partnership(
    state: Data<State>,
    viewer: Viewer,
) -> Result<Json<OwnBody>, ApiError> {
    let (user, now) = (viewer.user.id, state.clock.now());
    Ok(Json(state.db.read(move |conn| own(conn, user, now)).await?))
}

/// A company that signed up with the caller's code.
#[derive(Serialize, ToSchema)]
#[schema(as = BroughtCompany)]
pub(crate) struct CompanyView {
    number: i32,
    company: Option<String>,
    stage: ReferralStage,
    brought_at: Time,
    first_paid_at: Option<Time>,
    /// Until when its payments earn something; null where they never do.
    credit_until: Option<Time>,
    earned: Vec<AmountView>,
}

/// The companies that signed up with the caller's code, the newest first.
#[utoipa::path(get, path = "/api/partners/me/companies", tag = "partners",
    security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<CompanyView>), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_brought_companies(
    state: Data<State>,
    viewer: Viewer,
    paging: Paging,
) -> Result<Json<PageBody<CompanyView>>, ApiError> {
    let user = viewer.user.id;
    let found = state.db.read(move |conn| {
        accounts::find(conn, user)?;
        let page = attributions::list(conn, user, Of::Companies, paging.into())?;
        let earned = commissions::earned_by(conn, &users(&page.items))?;
        Ok::<_, ApiError>((page, earned))
    });
    let (page, mut earned) = found.await?;
    Ok(Json(PageBody::of(page, |one| CompanyView {
        number: one.of.number,
        company: one.company,
        stage: one.stage.into(),
        brought_at: one.of.brought_at.into(),
        first_paid_at: one.first_paid_at.map(Time::from),
        credit_until: one.of.credit_until.map(Time::from),
        earned: amounts(earned.remove(&one.of.user)),
    })))
}

fn amounts(of: Option<Vec<(Currency, i64)>>) -> Vec<AmountView> {
    of.unwrap_or_default().into_iter().map(AmountView::from).collect()
}

/// What the caller has earned, the newest first.
#[utoipa::path(get, path = "/api/partners/me/commissions", tag = "partners",
    security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<CommissionView>),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_own_commissions(
    state: Data<State>,
    viewer: Viewer,
    paging: Paging,
) -> Result<Json<PageBody<CommissionView>>, ApiError> {
    let user = viewer.user.id;
    let found = state.db.read(move |conn| {
        accounts::find(conn, user)?;
        let page = commissions::list(conn, user, paging.into())?;
        CommissionView::page(conn, page)
    });
    Ok(Json(found.await?))
}

/// The caller's statements, the newest first.
#[utoipa::path(get, path = "/api/partners/me/statements", tag = "partners",
    security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<StatementView>),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_own_statements(
    state: Data<State>,
    viewer: Viewer,
    paging: Paging,
) -> Result<Json<PageBody<StatementView>>, ApiError> {
    let user = viewer.user.id;
    let found = state.db.read(move |conn| {
        accounts::find(conn, user)?;
        Ok::<_, ApiError>(statements::list(conn, Some(user), None, paging.into())?)
    });
    Ok(Json(PageBody::of(found.await?, |one| one.statement.into())))
}

/// One statement with its lines.
#[derive(Serialize, ToSchema)]
#[schema(as = OwnPartnerStatement)]
pub(crate) struct StatementBody {
    organisation: String,
    statement: StatementView,
    /// The first earned first.
    lines: Vec<CommissionView>,
}

/// A statement of this partner and its lines.
fn of_partner(
    conn: &mut Conn,
    user: UserId,
    id: PartnerStatementId,
) -> Result<(Statement, Vec<Commission>), ApiError> {
    accounts::find(conn, user)?;
    let statement = statements::find(conn, id)?;
    if statement.partner != user {
        return Err(ApiError::not_found());
    }
    Ok((statement, statements::lines(conn, id)?))
}

/// One of the caller's statements.
#[utoipa::path(get, path = "/api/partners/me/statements/{id}", tag = "partners",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = StatementBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_own_statement(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<PartnerStatementId>,
) -> Result<Json<StatementBody>, ApiError> {
    let user = viewer.user.id;
    let found = state.db.read(move |conn| {
        let (statement, lines) = of_partner(conn, user, id)?;
        let organisation = accounts::find(conn, user)?.organisation;
        let (lines, statement) = (CommissionView::all(conn, lines)?, statement.into());
        Ok::<_, ApiError>(StatementBody { organisation, statement, lines })
    });
    Ok(Json(found.await?))
}

fn table(statement: &Statement, lines: &[Commission]) -> Result<Vec<u8>, ::csv::Error> {
    let cells = lines.iter().map(|line| {
        vec![
            Cow::from(line.earned_at.date_naive().to_string()),
            line.kind.as_str().into(),
            line.currency.as_str().into(),
            line.currency.plain(line.amount).into(),
            line.reason.as_deref().unwrap_or_default().into(),
            statement.period.to_string().into(),
        ]
    });
    csv(&["Earned", "Kind", "Currency", "Amount", "Reason", "Statement"], cells)
}

/// The lines of one of the caller's statements as a table for a spreadsheet.
#[utoipa::path(get, path = "/api/partners/me/statements/{id}/export", tag = "partners",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = String, content_type = "text/csv"),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn export_own_statement(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<PartnerStatementId>,
) -> Result<HttpResponse, ApiError> {
    let user = viewer.user.id;
    let (statement, lines) = state.db.read(move |conn| of_partner(conn, user, id)).await?;
    spreadsheet("statement", table(&statement, &lines))
}
