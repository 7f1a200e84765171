//! Partners as the admin sees them.

use std::borrow::Cow;
use std::collections::BTreeMap;

use ::partners::accounts::{self, Filter, Listed, Partner};
use ::partners::attributions::{self, Listed as Brought, Of};
use ::partners::commissions::{self, Sums};
use ::partners::{statements, terms};
use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use db::Conn;
use db::audit::Object;
use kernel::chrono::TimeDelta;
use kernel::uuid::Uuid;
use kernel::{Instant, Page, UserId, Words};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::views::{CommissionView, StatementView, SumsView, TermsView};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Id, Paging, every, paging_of, query, spreadsheet};
use crate::wire::{
    PageBody, PartnerKind, PartnerState, ReferralFlag, ReferralStage, StepView, Time, csv, history,
};

/// What "lately" means in the list.
const LATELY: TimeDelta = TimeDelta::days(30);

/// A partner as the admin's list has them.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminPartner)]
pub(crate) struct PartnerView {
    /// The partner's account.
    id: Uuid,
    /// What a decision names.
    version: i32,
    organisation: String,
    kind: PartnerKind,
    state: PartnerState,
    email: String,
    display_name: String,
    code: Option<String>,
    since: Time,
    /// The number of people who named the code in the last 30 days.
    signed_up: i64,
    /// Those of them whose profile is complete.
    activated: i64,
    sums: Vec<SumsView>,
}

impl PartnerView {
    fn of(listed: Listed, sums: Vec<Sums>) -> Self {
        let Partner { user, kind, organisation, state, version, since } = listed.partner;
        Self {
            id: user.0,
            version,
            organisation,
            kind: kind.into(),
            state: state.into(),
            email: listed.email,
            display_name: listed.display_name,
            code: listed.code,
            since: since.into(),
            signed_up: listed.signed_up,
            activated: listed.activated,
            sums: sums.into_iter().map(SumsView::from).collect(),
        }
    }
}

/// Which partners are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// Only of this kind.
    #[param(value_type = Option<PartnerKind>)]
    kind: Option<String>,
    /// Only in this state.
    #[param(value_type = Option<PartnerState>)]
    state: Option<String>,
    /// A part of the organisation, the address or the code; at most 100 characters.
    search: Option<String>,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

const HELP: &str = "Ask for `kind`, `state`, `search`, `cursor` and `limit`, each once.";

impl Wanted {
    fn filter(&self) -> Result<Filter, ApiError> {
        fn word<T: Words>(text: Option<&str>) -> Result<Option<T>, ApiError> {
            let known =
                |text| T::parse(text).ok_or_else(|| ApiError::bad_request("bad_query", HELP));
            text.filter(|text| !text.is_empty()).map(known).transpose()
        }
        if self.search.as_ref().is_some_and(|text| text.chars().count() > 100) {
            let text = "A search has at most 100 characters.";
            return Err(ApiError::bad_request("bad_query", text));
        }
        Ok(Filter {
            kind: word(self.kind.as_deref())?,
            state: word(self.state.as_deref())?,
            search: self.search.clone().filter(|text| !text.trim().is_empty()),
        })
    }
}

type Weighed = (Page<Listed>, BTreeMap<UserId, Vec<Sums>>);

fn page(
    conn: &mut Conn,
    filter: &Filter,
    now: Instant,
    paging: kernel::Paging,
) -> Result<Weighed, ApiError> {
    let page = accounts::list(conn, filter, now - LATELY, paging)?;
    let of: Vec<UserId> = page.items.iter().map(|one| one.partner.user).collect();
    let sums = commissions::sums(conn, &of)?;
    Ok((page, sums))
}

/// The partners, the newest first.
#[utoipa::path(get, path = "/api/admin/partners", tag = "admin", security(("bearer" = [])),
    params(Wanted),
    responses((status = 200, body = PageBody<PartnerView>), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_partners(
    state: Data<State>,
    req: HttpRequest,
) -> Result<Json<PageBody<PartnerView>>, ApiError> {
    let wanted: Wanted = query(&req, HELP)?;
    let paging = paging_of(wanted.cursor.as_deref(), wanted.limit.as_deref())?;
    let (filter, now) = (wanted.filter()?, state.clock.now());
    let found = state.db.read(move |conn| page(conn, &filter, now, paging.into()));
    let (page, mut sums) = found.await?;
    Ok(Json(PageBody::of(page, |one| {
        let sums = sums.remove(&one.partner.user).unwrap_or_default();
        PartnerView::of(one, sums)
    })))
}

fn row<'a>(one: &'a Listed, sums: &[Sums]) -> Vec<Cow<'a, str>> {
    let due: Vec<String> = sums.iter().map(|sum| sum.currency.write(sum.due)).collect();
    vec![
        one.partner.organisation.as_str().into(),
        one.email.as_str().into(),
        one.partner.kind.as_str().into(),
        one.partner.state.as_str().into(),
        one.code.as_deref().unwrap_or_default().into(),
        one.partner.since.date_naive().to_string().into(),
        one.signed_up.to_string().into(),
        one.activated.to_string().into(),
        due.join(", ").into(),
    ]
}

const HEADINGS: [&str; 9] = [
    "Organisation",
    "Address",
    "Kind",
    "State",
    "Code",
    "Since",
    "Sign-ups in 30 days",
    "Activated of those",
    "Due",
];

/// The same as a table for a spreadsheet, at most 10 000 rows.
#[utoipa::path(get, path = "/api/admin/partners/export", tag = "admin",
    security(("bearer" = [])), params(Wanted),
    responses((status = 200, body = String, content_type = "text/csv"),
        (status = 400, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn export_partners(
    state: Data<State>,
    req: HttpRequest,
) -> Result<HttpResponse, ApiError> {
    let wanted: Wanted = query(&req, HELP)?;
    let (filter, now) = (wanted.filter()?, state.clock.now());
    let all = state.db.read(move |conn| {
        every(|place| {
            let (page, sums) = page(conn, &filter, now, place)?;
            let with = |one: Listed| {
                let own = sums.get(&one.partner.user).cloned().unwrap_or_default();
                (one, own)
            };
            Ok::<_, ApiError>(page.map(with))
        })
    });
    let all = all.await?;
    spreadsheet("partners", csv(&HEADINGS, all.iter().map(|(one, sums)| row(one, sums))))
}

/// Everything about a partner.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminPartnerDetail)]
pub(crate) struct DetailBody {
    partner: PartnerView,
    /// What is agreed, those that count last first.
    terms: Vec<TermsView>,
    /// Oldest first.
    history: Vec<StepView>,
}

impl DetailBody {
    pub(super) fn read(conn: &mut Conn, id: UserId, now: Instant) -> Result<Self, ApiError> {
        let listed = accounts::show(conn, id, now - LATELY)?;
        let sums = commissions::sums(conn, &[id])?.remove(&id).unwrap_or_default();
        Ok(Self {
            partner: PartnerView::of(listed, sums),
            terms: terms::all(conn, id)?.into_iter().map(TermsView::from).collect(),
            history: history(conn, Object::of(accounts::KIND, id))?,
        })
    }
}

/// One partner with what is agreed and what was done.
#[utoipa::path(get, path = "/api/admin/partners/{id}", tag = "admin", security(("bearer" = [])),
    params(("id" = Uuid, Path)),
    responses((status = 200, body = DetailBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_partner(
    state: Data<State>,
    Id(id): Id<UserId>,
) -> Result<Json<DetailBody>, ApiError> {
    let now = state.clock.now();
    Ok(Json(state.db.read(move |conn| DetailBody::read(conn, id, now)).await?))
}

/// Somebody whom a partner brought, as the admin sees them.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminReferral)]
pub(crate) struct ReferralView {
    /// The account that was brought.
    id: Uuid,
    /// What a decision names.
    version: i32,
    number: i32,
    name: String,
    company: Option<String>,
    /// The code as it was entered.
    code: String,
    stage: ReferralStage,
    flag: ReferralFlag,
    brought_at: Time,
    /// Until when it earns something; null where it never does.
    credit_until: Option<Time>,
    /// Whether the partner sees the name.
    shows_name: bool,
}

impl From<Brought> for ReferralView {
    fn from(one: Brought) -> Self {
        Self {
            id: one.of.user.0,
            version: one.of.version,
            number: one.of.number,
            name: one.name,
            company: one.company,
            code: one.of.code,
            stage: one.stage.into(),
            flag: one.of.flag.into(),
            brought_at: one.of.brought_at.into(),
            credit_until: one.of.credit_until.map(Time::from),
            shows_name: one.of.shows_name,
        }
    }
}

/// Those whom a partner brought, the newest first.
#[utoipa::path(get, path = "/api/admin/partners/{id}/referrals", tag = "admin",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("cursor" = Option<String>, Query),
        ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<ReferralView>), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_partner_referrals(
    state: Data<State>,
    Id(id): Id<UserId>,
    paging: Paging,
) -> Result<Json<PageBody<ReferralView>>, ApiError> {
    let found = state.db.read(move |conn| {
        accounts::find(conn, id)?;
        Ok::<_, ApiError>(attributions::list(conn, id, Of::Everybody, paging.into())?)
    });
    Ok(Json(PageBody::of(found.await?, ReferralView::from)))
}

/// What a partner has earned, the newest first.
#[utoipa::path(get, path = "/api/admin/partners/{id}/commissions", tag = "admin",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("cursor" = Option<String>, Query),
        ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<CommissionView>), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_partner_commissions(
    state: Data<State>,
    Id(id): Id<UserId>,
    paging: Paging,
) -> Result<Json<PageBody<CommissionView>>, ApiError> {
    let found = state.db.read(move |conn| {
        accounts::find(conn, id)?;
        let page = commissions::list(conn, id, paging.into())?;
        CommissionView::page(conn, page)
    });
    Ok(Json(found.await?))
}

/// A partner's statements, the newest first.
#[utoipa::path(get, path = "/api/admin/partners/{id}/statements", tag = "admin",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("cursor" = Option<String>, Query),
        ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<StatementView>), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_partner_statements(
    state: Data<State>,
    Id(id): Id<UserId>,
    paging: Paging,
) -> Result<Json<PageBody<StatementView>>, ApiError> {
    let found = state.db.read(move |conn| {
        accounts::find(conn, id)?;
        Ok::<_, ApiError>(statements::list(conn, Some(id), None, paging.into())?)
    });
    Ok(Json(PageBody::of(found.await?, |one| one.statement.into())))
}
