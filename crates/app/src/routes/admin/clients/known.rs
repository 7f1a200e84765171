//! Every company, for the admin: what is open to it, and what is granted, suspended or waited for.

use ::billing::coverage::{self, Coverage};
use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use companies::grants::{self, Flag, Flags, Grant, NewGrant};
use companies::profiles::{self, Company, State as Standing};
use companies::roster::{self, Asked, Listed};
use db::Conn;
use db::audit::Object;
use flows::Reviewer;
use flows::companies::standing as acts;
use flows::onboarding::opening;
use kernel::chrono::{NaiveDate, NaiveTime};
use kernel::uuid::Uuid;
use kernel::{CompanyId, Instant, Limit};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Viewer, every, input, paging_of, query, spreadsheet, text};
use crate::wire::{CompanyFlag, CompanyState, PageBody, StepView, Time, Word, csv, history};

/// A company as the admin sees it in the list.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminCompany)]
pub(crate) struct RowView {
    id: Uuid,
    name: String,
    domain: Option<String>,
    state: CompanyState,
    /// What is open to it, however that came.
    flags: Vec<CompanyFlag>,
    members: i64,
    /// How many of its roles people can apply for.
    live_roles: i64,
    /// The last day, UTC, on which one of its members had a page open; null before the first.
    last_visit: Option<NaiveDate>,
    created_at: Time,
}

fn open(flags: &Flags) -> Vec<CompanyFlag> {
    let is_open = |flag: &Flag| match flag {
        Flag::Payment => flags.payment,
        Flag::SuperStarAccess => flags.super_star_access,
        Flag::AssessmentAccess => flags.assessment_access,
        Flag::ProfileCompleted => flags.profile_completed,
        Flag::MarketingCompleted => flags.marketing_completed,
        Flag::DirectRelease => flags.direct_release,
    };
    Flag::ALL.iter().copied().filter(is_open).map(Word).collect()
}

impl From<Listed> for RowView {
    fn from(one: Listed) -> Self {
        Self {
            id: one.company.id.0,
            state: one.company.state.into(),
            flags: open(&one.flags),
            name: one.company.name,
            domain: one.domain,
            members: one.members,
            live_roles: one.roles,
            last_visit: one.last_visit,
            created_at: one.created_at.into(),
        }
    }
}

/// Which companies are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// A part of the name or of the domain, at most 100 characters; one or two letters find what begins with them.
    search: Option<String>,
    /// Only those in this state.
    #[param(value_type = Option<CompanyState>)]
    state: Option<String>,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

const HELP: &str = "Ask for `search`, `state`, `cursor` and `limit`, each once.";

impl Wanted {
    fn asked(&self, paging: kernel::Paging) -> Result<Asked, ApiError> {
        let bad = || ApiError::bad_request("bad_query", HELP);
        let known = |text: &str| Standing::parse(text).ok_or_else(bad);
        let state = self.state.as_deref().map(known).transpose()?;
        let search = self.search.clone().unwrap_or_default();
        if search.chars().count() > 100 {
            return Err(bad());
        }
        Ok(Asked { search, state, paying: false, paging })
    }
}

/// The companies, the newest first.
#[utoipa::path(get, path = "/api/admin/companies", tag = "admin", security(("bearer" = [])),
    params(Wanted), responses((status = 200, body = PageBody<RowView>),
        (status = 400, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_companies(
    state: Data<State>,
    req: HttpRequest,
) -> Result<Json<PageBody<RowView>>, ApiError> {
    let wanted: Wanted = query(&req, HELP)?;
    let paging = paging_of(wanted.cursor.as_deref(), wanted.limit.as_deref())?;
    let asked = wanted.asked(paging.into())?;
    let page = state.db.read(move |conn| roster::list(conn, &asked)).await?;
    Ok(Json(PageBody::of(page, RowView::from)))
}

const HEADINGS: [&str; 8] =
    ["Company", "Domain", "State", "Open to it", "Members", "Live roles", "Last visit", "Since"];

/// The same as a table for a spreadsheet, at most 10 000 rows; `cursor` and `limit` are ignored.
#[utoipa::path(get, path = "/api/admin/companies/export", tag = "admin",
    security(("bearer" = [])), params(Wanted),
    responses((status = 200, body = String, content_type = "text/csv"),
        (status = 400, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn export_companies(
    state: Data<State>,
    req: HttpRequest,
) -> Result<HttpResponse, ApiError> {
    let wanted: Wanted = query(&req, HELP)?;
    let first = wanted.asked(kernel::Paging::first(Limit::default()))?;
    let found = state
        .db
        .read(move |conn| every(|paging| roster::list(conn, &Asked { paging, ..first.clone() })));
    let rows = found.await?.into_iter().map(|one| {
        let opened: Vec<&str> = open(&one.flags).iter().map(|flag| flag.0.as_str()).collect();
        vec![
            one.company.name.into(),
            one.domain.unwrap_or_default().into(),
            one.company.state.as_str().into(),
            opened.join("; ").into(),
            one.members.to_string().into(),
            one.roles.to_string().into(),
            one.last_visit.map(|day| day.to_string()).unwrap_or_default().into(),
            one.created_at.to_rfc3339().into(),
        ]
    });
    spreadsheet("companies", csv(&HEADINGS, rows))
}

/// A flag that the admin granted.
#[derive(Serialize, ToSchema)]
#[schema(as = CompanyGrant)]
struct GrantView {
    flag: CompanyFlag,
    /// Null until it is revoked.
    expires_at: Option<Time>,
    reason: String,
    granted_by: String,
    granted_at: Time,
}

impl From<Grant> for GrantView {
    fn from(one: Grant) -> Self {
        Self {
            flag: Word(one.flag),
            expires_at: one.expires_at.map(Time::from),
            reason: one.reason,
            granted_by: one.granted_by,
            granted_at: one.granted_at.into(),
        }
    }
}

/// The company that another one was merged into.
#[derive(Serialize, ToSchema)]
struct MergedInto {
    id: Uuid,
    name: String,
}

/// Everything about a company that the admin decides on.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminCompanyDetail)]
pub(crate) struct DetailBody {
    company: RowView,
    /// The company that it was merged into.
    merged_into: Option<MergedInto>,
    /// Those in force.
    grants: Vec<GrantView>,
    /// The last day that is paid for.
    paid_until: Option<NaiveDate>,
    /// The last day on which a payment, or longer grace, opens something.
    open_until: Option<NaiveDate>,
    /// Oldest first.
    history: Vec<StepView>,
}

fn detail(conn: &mut Conn, id: CompanyId, now: Instant) -> Result<DetailBody, ApiError> {
    let company = roster::find(conn, id)?.into();
    let into = profiles::merged_into(conn, id)?;
    let merged_into = into.map(|Company { id, name, .. }| MergedInto { id: id.0, name });
    let grants = grants::of(conn, id)?.into_iter().map(GrantView::from).collect();
    let Coverage { until, open_until, .. } = coverage::of(conn, id, now.date_naive())?;
    let history = history(conn, Object::of("company", id))?;
    Ok(DetailBody { company, merged_into, grants, paid_until: until, open_until, history })
}

/// One company with what is granted to it and its history.
#[utoipa::path(get, path = "/api/admin/companies/{id}", tag = "admin", security(("bearer" = [])),
    params(("id" = Uuid, Path)),
    responses((status = 200, body = DetailBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_company(
    state: Data<State>,
    Id(id): Id<CompanyId>,
) -> Result<Json<DetailBody>, ApiError> {
    let now = state.clock.now();
    Ok(Json(state.db.read(move |conn| detail(conn, id, now)).await?))
}

/// A flag to be granted.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct GrantFlag {
    flag: CompanyFlag,
    /// The last day it counts; null until it is revoked.
    until: Option<NaiveDate>,
    /// 1 to 2000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    reason: String,
}

/// A flag to be taken back.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RevokeFlag {
    flag: CompanyFlag,
    /// 1 to 2000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    reason: String,
}

/// A company to be suspended, or restored.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct JudgeCompany {
    /// What its owners read where it is suspended, 1 to 2000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 2000, message = "A reason has 1 to 2000 characters."),
        custom(function = text::prose))]
    reason: String,
}

/// A longer grace.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExtendGrace {
    /// Its last day, at most 14 ahead.
    until: NaiveDate,
    /// 1 to 2000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    reason: String,
}

input!(GrantFlag, RevokeFlag, JudgeCompany, ExtendGrace);

/// One act in one transaction, and the company as it is then.
pub(super) async fn act(
    state: &State,
    viewer: &Viewer,
    id: CompanyId,
    act: impl FnOnce(&mut Conn, &Reviewer) -> Result<(), ApiError> + Send + 'static,
) -> Result<Json<DetailBody>, ApiError> {
    let by = state.reviewer(viewer);
    let now = state.clock.now();
    let done = state.db.write(move |conn| {
        act(conn, &by)?;
        detail(conn, id, now)
    });
    Ok(Json(done.await?))
}

/// The last moment of a day.
pub(in crate::routes::admin) fn end_of(day: NaiveDate) -> Instant {
    let end = NaiveTime::from_hms_opt(23, 59, 59).unwrap_or_default();
    day.and_time(end).and_utc()
}

/// Grants a flag, in place of an earlier grant of the same one. The owners are notified of a tab that opens by it;
/// `direct_release` opens none: applicants of an approved company are then released to it at once, those who wait too.
#[utoipa::path(post, path = "/api/admin/companies/{id}/grants", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = GrantFlag,
    responses((status = 200, body = DetailBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn grant_flag(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<CompanyId>,
    body: Body<GrantFlag>,
) -> Result<Json<DetailBody>, ApiError> {
    let GrantFlag { flag, until, reason } = body.value;
    let expires_at = until.map(end_of);
    let granted_by = viewer.user.email.clone();
    let new = NewGrant { company: id, flag: flag.0, expires_at, reason, granted_by };
    act(&state, &viewer, id, move |conn, by| Ok(opening::grant(conn, by, &new)?)).await
}

/// Takes a grant back. What follows from the company's own rows stays open.
#[utoipa::path(post, path = "/api/admin/companies/{id}/grants/revoke", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = RevokeFlag,
    responses((status = 200, body = DetailBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn revoke_flag(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<CompanyId>,
    body: Body<RevokeFlag>,
) -> Result<Json<DetailBody>, ApiError> {
    let RevokeFlag { flag, reason } = body.value;
    let done = move |conn: &mut Conn, by: &Reviewer| {
        Ok(grants::revoke(conn, by.actor, id, flag.0, &reason)?)
    };
    act(&state, &viewer, id, done).await
}

/// Suspends a company: its roles are hidden and nobody is invited; attempts go on.
#[utoipa::path(post, path = "/api/admin/companies/{id}/suspend", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = JudgeCompany,
    responses((status = 200, body = DetailBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn suspend_known_company(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<CompanyId>,
    body: Body<JudgeCompany>,
) -> Result<Json<DetailBody>, ApiError> {
    let reason = body.value.reason;
    let done = move |conn: &mut Conn, by: &Reviewer| {
        acts::suspend(conn, by, id, &reason)?;
        Ok(())
    };
    act(&state, &viewer, id, done).await
}

/// Lets a suspended company go on.
#[utoipa::path(post, path = "/api/admin/companies/{id}/restore", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = JudgeCompany,
    responses((status = 200, body = DetailBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn restore_known_company(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<CompanyId>,
    body: Body<JudgeCompany>,
) -> Result<Json<DetailBody>, ApiError> {
    let reason = body.value.reason;
    let done = move |conn: &mut Conn, by: &Reviewer| {
        acts::restore(conn, by, id, &reason)?;
        Ok(())
    };
    act(&state, &viewer, id, done).await
}

/// Waits longer for a company that has paid before.
#[utoipa::path(post, path = "/api/admin/companies/{id}/grace", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = ExtendGrace,
    responses((status = 200, body = DetailBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn extend_grace(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<CompanyId>,
    body: Body<ExtendGrace>,
) -> Result<Json<DetailBody>, ApiError> {
    let ExtendGrace { until, reason } = body.value;
    let done = move |conn: &mut Conn, by: &Reviewer| {
        profiles::hold(conn, id)?;
        coverage::extend(conn, by.actor, (id, until), &reason, by.sender.now)?;
        Ok(())
    };
    act(&state, &viewer, id, done).await
}
