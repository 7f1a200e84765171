//! Who is online, for the admin.

use std::borrow::Cow;
use std::time::Duration;

use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use kernel::chrono::TimeDelta;
use kernel::uuid::Uuid;
use kernel::{Instant, Words};
use presence::hours::{self, Hour};
use presence::online::{self, AreaCount, Count, Present, Wanted};
use presence::working::{self, Working};
use queue::jobs::{self, Kind};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Paging, paging_of, query, spreadsheet};
use crate::wire::{
    PageBody, PresenceArea, PresenceDevice, PresenceRole, PresenceState, Time, Word, csv,
};

/// Somebody who is or was online.
#[derive(Serialize, ToSchema)]
#[schema(as = PresentPerson)]
pub(crate) struct PersonView {
    id: Uuid,
    /// May be empty.
    name: String,
    email: String,
    role: PresenceRole,
    area: PresenceArea,
    device: PresenceDevice,
    state: PresenceState,
    /// Since when they are online; where they are not, since when they were.
    since: Time,
    /// When they were last heard of.
    seen_at: Time,
    /// Whether an attempt of theirs is in progress.
    in_assessment: bool,
}

impl PersonView {
    fn of(one: Present, now: Instant) -> Self {
        Self {
            id: one.user.0,
            name: one.name,
            email: one.email,
            role: Word(one.role),
            area: Word(one.seen.area),
            device: Word(one.seen.device),
            state: Word(online::state(&one.seen, now)),
            since: one.seen.since.into(),
            seen_at: one.seen.beat_at.into(),
            in_assessment: one.in_assessment,
        }
    }
}

/// Who is asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Asked {
    /// The beginnings of words of name, username or address, at most 100 characters.
    search: Option<String>,
    /// Only those who are this.
    #[param(value_type = Option<PresenceRole>)]
    role: Option<String>,
    /// Only those who are in this part of Assay.
    #[param(value_type = Option<PresenceArea>)]
    area: Option<String>,
    /// Only those in this state; without it, everybody who is online.
    #[param(value_type = Option<PresenceState>)]
    state: Option<String>,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

const HELP: &str = "Ask for `search`, `role`, `area`, `state`, `cursor` and `limit`, each once.";

/// The word that is asked for.
fn word<T: Words>(given: Option<&str>) -> Result<Option<T>, ApiError> {
    let known = |text| T::parse(text).ok_or_else(|| ApiError::bad_request("bad_query", HELP));
    given.map(known).transpose()
}

/// The people online, those who came last first; or those who were within the last day.
#[utoipa::path(get, path = "/api/admin/presence", tag = "presence", security(("bearer" = [])),
    params(Asked), responses((status = 200, body = PageBody<PersonView>),
        (status = 400, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_present(
    state: Data<State>,
    req: HttpRequest,
) -> Result<Json<PageBody<PersonView>>, ApiError> {
    let (asked, now): (Asked, _) = (query(&req, HELP)?, state.clock.now());
    let paging = paging_of(asked.cursor.as_deref(), asked.limit.as_deref())?.into();
    let (role, area) = (word(asked.role.as_deref())?, word(asked.area.as_deref())?);
    let wanted = Wanted::new(role, area, word(asked.state.as_deref())?);
    let search = asked.search.unwrap_or_default();
    if search.chars().count() > 100 {
        return Err(ApiError::bad_request("bad_query", HELP));
    }
    let wanted = wanted.searched(&search);
    let page = state.db.read(move |conn| online::list(conn, &wanted, paging, now)).await?;
    Ok(Json(PageBody::of(page, |one| PersonView::of(one, now))))
}

/// How many of a role are online.
#[derive(Serialize, ToSchema)]
#[schema(as = PresenceCount)]
struct CountView {
    role: PresenceRole,
    active: u32,
    idle: u32,
    away: u32,
}

/// How many of a role were online in an hour.
#[derive(Serialize, ToSchema)]
#[schema(as = PresenceHour)]
struct HourView {
    /// When it began.
    hour: Time,
    role: PresenceRole,
    people: i32,
}

/// What goes on, in numbers.
#[derive(Serialize, ToSchema)]
#[schema(as = PresenceCounts)]
pub(crate) struct CountsBody {
    /// Every role, those without anybody too.
    roles: Vec<CountView>,
    /// Attempts in progress.
    attempts: i64,
    /// Programs that wait for the judge.
    judge_queued: i64,
    /// Programs that are being judged.
    judge_running: i64,
    /// How long the oldest that is due has waited, in whole seconds.
    judge_waits_s: u64,
    /// The last 24 hours, the oldest first; an hour of a role without anybody is left out.
    hours: Vec<HourView>,
}

impl From<Count> for CountView {
    fn from(Count { role, active, idle, away }: Count) -> Self {
        Self { role: Word(role), active, idle, away }
    }
}

impl From<Hour> for HourView {
    fn from(Hour { hour, role, people }: Hour) -> Self {
        Self { hour: hour.into(), role: Word(role), people }
    }
}

/// How many are online, what is in progress, and how long the judge's queue is.
#[utoipa::path(get, path = "/api/admin/presence/counts", tag = "presence",
    security(("bearer" = [])),
    responses((status = 200, body = CountsBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn count_present(state: Data<State>) -> Result<Json<CountsBody>, ApiError> {
    let now = state.clock.now();
    let found = state.db.read(move |conn| {
        let roles = online::count(conn, now)?;
        let hours = hours::since(conn, now - TimeDelta::hours(24))?;
        let depth = jobs::depth(conn)?.into_iter().find(|depth| depth.kind == Kind::Judge);
        let wait = depth.map_or(0.0, |depth| depth.oldest_wait_seconds);
        Ok::<_, ApiError>(CountsBody {
            roles: roles.into_iter().map(CountView::from).collect(),
            attempts: working::count(conn, now)?,
            judge_queued: depth.map_or(0, |depth| depth.queued),
            judge_running: depth.map_or(0, |depth| depth.leased),
            judge_waits_s: Duration::try_from_secs_f64(wait).map_or(0, |wait| wait.as_secs()),
            hours: hours.into_iter().map(HourView::from).collect(),
        })
    });
    Ok(Json(found.await?))
}

/// How many are online, by role and by area, as a table for a spreadsheet. Nobody is named, and roles and areas
/// are not combined, so that it does not say where somebody is.
#[utoipa::path(get, path = "/api/admin/presence/export", tag = "presence",
    security(("bearer" = [])),
    responses((status = 200, body = String, content_type = "text/csv"),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn export_presence(state: Data<State>) -> Result<HttpResponse, ApiError> {
    let now = state.clock.now();
    let found = state.db.read(move |conn| {
        Ok::<_, ApiError>((online::count(conn, now)?, online::count_areas(conn, now)?))
    });
    let (roles, areas) = found.await?;
    let role = |of: Count| row("role", of.role.as_str(), [of.active, of.idle, of.away]);
    let area = |of: AreaCount| row("area", of.area.as_str(), [of.active, of.idle, of.away]);
    let rows = roles.into_iter().map(role).chain(areas.into_iter().map(area));
    let headings = ["Counted by", "Name", "Active", "Idle", "Away"];
    spreadsheet("presence", csv(&headings, rows))
}

fn row(by: &'static str, name: &'static str, counted: [u32; 3]) -> Vec<Cow<'static, str>> {
    let counts = counted.into_iter().map(|count| Cow::from(count.to_string()));
    [Cow::from(by), Cow::from(name)].into_iter().chain(counts).collect()
}

/// An attempt in progress.
#[derive(Serialize, ToSchema)]
#[schema(as = AttemptInProgress)]
pub(crate) struct WorkingView {
    id: Uuid,
    /// The candidate's name; may be empty.
    candidate: String,
    assessment: String,
    company: String,
    started_at: Time,
    ends_at: Time,
    /// How many seconds are left.
    left_s: i64,
}

impl WorkingView {
    fn of(one: Working, now: Instant) -> Self {
        Self {
            id: one.attempt.0,
            candidate: one.name,
            assessment: one.assessment,
            company: one.company,
            started_at: one.started_at.into(),
            ends_at: one.ends_at.into(),
            left_s: (one.ends_at - now).num_seconds(),
        }
    }
}

/// The attempts in progress, those that end first first.
#[utoipa::path(get, path = "/api/admin/presence/attempts", tag = "presence",
    security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<WorkingView>), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_working(
    state: Data<State>,
    paging: Paging,
) -> Result<Json<PageBody<WorkingView>>, ApiError> {
    let now = state.clock.now();
    let page = state.db.read(move |conn| working::list(conn, paging.into(), now)).await?;
    Ok(Json(PageBody::of(page, |one| WorkingView::of(one, now))))
}
