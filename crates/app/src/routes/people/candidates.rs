//! The admin's list of candidates, what is known of one, and locking an account.

use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use assessments::reports;
use assessments::voiding::{self, Running};
use auth::directory::{self, Person, Standing, Wanted};
use auth::users::Access;
use auth::{erasure, extra_time};
use db::Conn;
use db::audit::Object;
use flows::accounts;
use hiring::applications;
use internships::placements;
use kernel::chrono::NaiveDate;
use kernel::uuid::Uuid;
use kernel::{Limit, Paging, UserId};
use partners::{accounts as partner_accounts, attributions};
use serde::{Deserialize, Serialize};
use talent::profiles;
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use super::rows::RowView;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Viewer, every, input, paging_of, query, spreadsheet, text};
use crate::wire::{
    ApplicationState, AttemptState, CandidateStanding, InternshipState, PageBody, StepView,
    TalentVisibility, Time, csv, history,
};

/// A candidate's account.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminCandidate)]
pub(crate) struct PersonView {
    id: Uuid,
    email: String,
    email_verified: bool,
    /// Empty until they have said.
    display_name: String,
    username: Option<String>,
    profile_completed: bool,
    /// Whether nobody can sign in to it.
    locked: bool,
    /// The account of the same person that it was merged into; then it is locked for good.
    merged_into: Option<Uuid>,
    joined_at: Time,
}

impl From<Person> for PersonView {
    fn from(person: Person) -> Self {
        Self {
            id: person.id.0,
            email: person.email,
            email_verified: person.email_verified,
            display_name: person.display_name,
            username: person.username,
            profile_completed: person.profile_completed,
            locked: person.access == Access::Locked,
            merged_into: person.merged_into.map(|into| into.0),
            joined_at: person.joined_at.into(),
        }
    }
}

/// Which candidates are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Asked {
    /// Only those with this standing.
    #[param(value_type = Option<CandidateStanding>)]
    standing: Option<String>,
    /// Beginnings of words in name, username or address; at most 100 characters.
    search: Option<String>,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

impl Asked {
    fn wanted(&self) -> Result<Wanted, ApiError> {
        let bad = |help| ApiError::bad_request("bad_query", help);
        let known = |text| Standing::parse(text).ok_or_else(|| bad("There is no such standing."));
        let standing = self.standing.as_deref().map(known).transpose()?;
        let typed = self.search.as_deref().unwrap_or_default();
        if typed.chars().count() > 100 {
            return Err(bad("A search has at most 100 characters."));
        }
        Ok(Wanted::new(standing, typed))
    }
}

const HELP: &str = "Ask for `standing`, `search`, `cursor` and `limit`, each once.";

/// The candidates, those who came last first.
#[utoipa::path(get, path = "/api/admin/candidates", tag = "admin", security(("bearer" = [])),
    params(Asked),
    responses((status = 200, body = PageBody<RowView>), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_candidates(
    state: Data<State>,
    req: HttpRequest,
) -> Result<Json<PageBody<RowView>>, ApiError> {
    let asked: Asked = query(&req, HELP)?;
    let paging = paging_of(asked.cursor.as_deref(), asked.limit.as_deref())?;
    let (wanted, place) = (asked.wanted()?, paging.into());
    let read = state.db.read(move |conn| {
        let page = directory::list(conn, &wanted, place)?;
        RowView::page(conn, page)
    });
    Ok(Json(read.await?))
}

const HEADINGS: [&str; 7] =
    ["Name", "E-mail", "Verified", "Username", "Profile complete", "Locked", "Joined"];

/// The same as a table for a spreadsheet, at most 10 000 rows; `cursor` and `limit` are ignored.
#[utoipa::path(get, path = "/api/admin/candidate-list", tag = "admin", security(("bearer" = [])),
    params(Asked),
    responses((status = 200, body = String, content_type = "text/csv"),
        (status = 400, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn export_candidate_list(
    state: Data<State>,
    req: HttpRequest,
) -> Result<HttpResponse, ApiError> {
    let asked: Asked = query(&req, HELP)?;
    let wanted = asked.wanted()?;
    let people =
        state.db.read(move |conn| every(|place| directory::list(conn, &wanted, place))).await?;
    let word = |is: bool| if is { "yes" } else { "no" };
    let rows = people.into_iter().map(|one| {
        vec![
            one.display_name.into(),
            one.email.into(),
            word(one.email_verified).into(),
            one.username.unwrap_or_default().into(),
            word(one.profile_completed).into(),
            word(one.access == Access::Locked).into(),
            one.joined_at.to_rfc3339().into(),
        ]
    });
    spreadsheet("candidates", csv(&HEADINGS, rows))
}

/// A result of a candidate's.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminCandidateResult)]
struct ResultView {
    /// Of the report.
    id: Uuid,
    title: String,
    company: String,
    state: AttemptState,
    /// Null until graded, and once voided.
    fineness: Option<i32>,
    submitted_at: Time,
}

/// An attempt at which a candidate is at work.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminCandidateAttempt)]
struct RunningView {
    id: Uuid,
    title: String,
    company: String,
    started_at: Time,
    ends_at: Time,
}

impl From<Running> for RunningView {
    fn from(one: Running) -> Self {
        Self {
            id: one.attempt.0,
            title: one.title,
            company: one.company_name,
            started_at: one.started_at.into(),
            ends_at: one.ends_at.into(),
        }
    }
}

/// An application of a candidate's.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminCandidateApplication)]
struct AppliedView {
    id: Uuid,
    role_id: Uuid,
    role: String,
    company: String,
    state: ApplicationState,
    applied_at: Time,
}

/// An internship of a candidate's.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminCandidateInternship)]
struct InternshipBriefView {
    id: Uuid,
    role: String,
    company: String,
    state: InternshipState,
    #[schema(format = Date, value_type = String)]
    starts_on: NaiveDate,
    #[schema(format = Date, value_type = String)]
    ends_on: NaiveDate,
}

/// The partner whose code a candidate named.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminCandidatePartner)]
pub(crate) struct BroughtByView {
    /// The partner's account.
    id: Uuid,
    organisation: String,
    at: Time,
}

fn brought_by(conn: &mut Conn, id: UserId) -> Result<Option<BroughtByView>, ApiError> {
    let Some(of) = attributions::of(conn, id)? else { return Ok(None) };
    let organisation = partner_accounts::find(conn, of.partner)?.organisation;
    Ok(Some(BroughtByView { id: of.partner.0, organisation, at: of.brought_at.into() }))
}

/// Everything the admin reads of a candidate. Of the three lists the latest 25.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminCandidateDetail)]
pub(crate) struct DetailView {
    #[serde(flatten)]
    person: PersonView,
    headline: Option<String>,
    education: Option<String>,
    skills: Vec<String>,
    /// The partner who brought them; null where none did.
    brought_by: Option<BroughtByView>,
    /// When the account is erased, where that was asked for.
    erasure_at: Option<Time>,
    /// How they stand in the talent pool; null where they are not in it.
    pool: Option<TalentVisibility>,
    /// Extra time that is proposed to them, in hundredths of the duration; null where none is.
    extra_time_percent: Option<i32>,
    /// Their attempts in progress, the newest first.
    running: Vec<RunningView>,
    results: Vec<ResultView>,
    applications: Vec<AppliedView>,
    internships: Vec<InternshipBriefView>,
    /// What was done to the account, oldest first.
    history: Vec<StepView>,
}

pub(super) fn detail(conn: &mut Conn, id: UserId) -> Result<DetailView, ApiError> {
    let person = directory::find(conn, id)?;
    let profile = auth::profiles::get(conn, id)?.edit;
    let pool = profiles::of_user(conn, id)?.map(|profile| profile.form.visibility.into());
    let erasing = erasure::scheduled(conn, id)?;
    let running = voiding::running(conn, id)?;
    let results =
        reports::list(conn, reports::Whose::Candidate(id), Paging::first(Limit::default()))?;
    let applied = applications::of_candidate(conn, id, Paging::first(Limit::default()))?;
    let whose = placements::Whose::Candidate(id);
    let placed = placements::list(conn, whose, None, Paging::first(Limit::default()))?;
    Ok(DetailView {
        person: person.into(),
        headline: profile.headline,
        education: profile.education,
        skills: profile.skills,
        brought_by: brought_by(conn, id)?,
        erasure_at: erasing.map(|erasing| erasing.due_at.into()),
        pool,
        extra_time_percent: extra_time::of(conn, id)?,
        running: running.into_iter().map(RunningView::from).collect(),
        results: results.items.into_iter().map(ResultView::from).collect(),
        applications: applied.items.into_iter().map(AppliedView::from).collect(),
        internships: placed.items.into_iter().map(InternshipBriefView::from).collect(),
        history: history(conn, Object::of("user", id))?,
    })
}

impl From<reports::Row> for ResultView {
    fn from(row: reports::Row) -> Self {
        Self {
            id: row.id.0,
            title: row.assessment_title,
            company: row.company_name,
            state: row.state.into(),
            fineness: row.fineness,
            submitted_at: row.submitted_at.into(),
        }
    }
}

impl From<applications::Listed> for AppliedView {
    fn from(listed: applications::Listed) -> Self {
        Self {
            id: listed.application.id.0,
            role_id: listed.application.role.0,
            role: listed.title,
            company: listed.company_name,
            state: listed.application.state.into(),
            applied_at: listed.application.applied_at.into(),
        }
    }
}

impl From<placements::Internship> for InternshipBriefView {
    fn from(one: placements::Internship) -> Self {
        Self {
            id: one.id.0,
            role: one.role_title,
            company: one.company_name,
            state: one.state.into(),
            starts_on: one.starts_on,
            ends_on: one.ends_on,
        }
    }
}

/// A candidate with what they have done here.
#[utoipa::path(get, path = "/api/admin/candidates/{id}", tag = "admin", security(("bearer" = [])),
    params(("id" = Uuid, Path)),
    responses((status = 200, body = DetailView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_candidate(
    state: Data<State>,
    Id(id): Id<UserId>,
) -> Result<Json<DetailView>, ApiError> {
    Ok(Json(state.db.read(move |conn| detail(conn, id)).await?))
}

/// Why an account is locked or opened again.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetAccess {
    /// For the audit log.
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 2000, message = "A reason has 1 to 2000 characters."),
        custom(function = text::prose))]
    reason: String,
}

input!(SetAccess);

async fn set_access(
    state: &State,
    viewer: &Viewer,
    id: UserId,
    (access, reason): (Access, String),
) -> Result<Json<DetailView>, ApiError> {
    if id == viewer.user.id {
        let text = "You cannot lock your own account. Ask another admin, or use the command line.";
        return Err(ApiError::conflict("own_account", text));
    }
    let by = state.reviewer(viewer);
    let changed = state.db.write(move |conn| {
        directory::find(conn, id)?;
        accounts::set_access(conn, &by, id, access, &reason)?;
        detail(conn, id)
    });
    Ok(Json(changed.await?))
}

/// Locks the account: everybody who is signed in to it is refused from now on. Locking what is locked
/// changes nothing.
#[utoipa::path(post, path = "/api/admin/candidates/{id}/lock", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = SetAccess,
    responses((status = 200, body = DetailView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn lock_candidate(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<UserId>,
    body: Body<SetAccess>,
) -> Result<Json<DetailView>, ApiError> {
    set_access(&state, &viewer, id, (Access::Locked, body.value.reason)).await
}

/// Opens a locked account again.
#[utoipa::path(post, path = "/api/admin/candidates/{id}/unlock", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = SetAccess,
    responses((status = 200, body = DetailView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn unlock_candidate(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<UserId>,
    body: Body<SetAccess>,
) -> Result<Json<DetailView>, ApiError> {
    set_access(&state, &viewer, id, (Access::Open, body.value.reason)).await
}
