//! Those who have applied for a company's roles, for its members.

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use hiring::board::{self, Column, Counts, Selecting, Veil, Wanted};
use hiring::roles;
use kernel::uuid::Uuid;
use kernel::{ApplicationId, RoleId, Seen};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use super::candidate_filter::{Typed, offered};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Member, Paging, Viewer, input, paging_of, query};
use crate::wire::candidate::{CandidateView, CardView, LineView};
use crate::wire::{BoardColumn, Nothing, PageBody, RoleState, Time, Word};

/// How many applications a column holds.
#[derive(Serialize, ToSchema)]
#[schema(as = BoardCount)]
pub(super) struct CountView {
    column: BoardColumn,
    count: i64,
}

pub(super) fn counted(counts: &Counts) -> Vec<CountView> {
    let count = |column| CountView { column: Word(column), count: counts.in_column(column) };
    Column::ALL.into_iter().map(count).collect()
}

/// A role whose applicants the company sees.
#[derive(Serialize, ToSchema)]
#[schema(as = SelectingRole)]
pub(crate) struct SelectingView {
    id: Uuid,
    title: String,
    state: RoleState,
    published_at: Time,
    counts: Vec<CountView>,
    /// How many applicants something can still become of.
    open: i64,
    /// How many have been released.
    total: i64,
}

impl From<Selecting> for SelectingView {
    fn from(role: Selecting) -> Self {
        Self {
            id: role.id.0,
            title: role.title,
            state: Word(role.state),
            published_at: role.published_at.into(),
            counts: counted(&role.counts),
            open: role.counts.open(),
            total: role.counts.total(),
        }
    }
}

/// The roles whose applicants the company sees, the last published first.
#[utoipa::path(get, path = "/api/selection", tag = "selection", security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<SelectingView>), (status = 403, body = ProblemBody)))]
pub(crate) async fn list_selecting_roles(
    state: Data<State>,
    member: Member,
    paging: Paging,
) -> Result<Json<PageBody<SelectingView>>, ApiError> {
    member.require_reader()?;
    let (company, place) = (member.membership.company.id, paging.into());
    let page = state.db.read(move |conn| board::roles(conn, company, place)).await?;
    Ok(Json(PageBody::of(page, SelectingView::from)))
}

/// The board of a role: its columns, and what can be done there.
#[derive(Serialize, ToSchema)]
#[schema(as = Board)]
pub(crate) struct BoardView {
    role_id: Uuid,
    title: String,
    state: RoleState,
    /// In the order of the board.
    counts: Vec<CountView>,
    /// Every move between columns but the one that takes a decline back.
    moves: Vec<LineView>,
    /// Whether the caller may move, decline and set aside; others look.
    can_move: bool,
    /// Whether applicants are shown by name before the shortlist.
    named: bool,
    /// The assessment that the role names.
    assessment_id: Option<Uuid>,
    /// The cut-off that the role names, 0 to 1000. It declines nobody.
    cut_off: Option<i32>,
    /// The skills that the role names and its applicants can be looked for by.
    skills: Vec<String>,
}

/// The board of a role of the company's.
#[utoipa::path(get, path = "/api/roles/{id}/board", tag = "selection", security(("bearer" = [])),
    params(("id" = Uuid, Path)),
    responses((status = 200, body = BoardView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn show_board(
    state: Data<State>,
    member: Member,
    Id(id): Id<RoleId>,
) -> Result<Json<BoardView>, ApiError> {
    member.require_reader()?;
    let company = member.membership.company.id;
    let found = state.db.read(move |conn| {
        let (role, counts) = board::role(conn, company, id)?;
        Ok::<_, ApiError>((role, counts, board::veil(conn, id)?))
    });
    let (role, counts, veil) = found.await?;
    Ok(Json(BoardView {
        role_id: role.id.0,
        skills: offered(&role.form),
        title: role.form.title,
        state: Word(role.state),
        counts: counted(&counts),
        moves: board::lines().into_iter().map(LineView::from).collect(),
        can_move: member.membership.role.invites(),
        named: veil == Veil::Off,
        assessment_id: role.form.assessment.map(|id| id.0),
        cut_off: role.form.cut_off,
    }))
}

/// Which applications are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct WantedCandidates {
    /// All of them where it is left out.
    #[param(value_type = Option<BoardColumn>)]
    column: Option<String>,
    /// What a code, a name, a headline or a skill holds, as far as the company reads it; at most 100
    /// characters.
    q: Option<String>,
    /// Words of `CandidateProgress`, with commas between them: any of them.
    progress: Option<String>,
    /// Words of `CandidateSource`, with commas between them: any of them.
    source: Option<String>,
    /// A day as `YYYY-MM-DD`: those who say that they could begin then or before.
    available_by: Option<String>,
    /// Skills that the board names, with commas between them: all of them.
    skills: Option<String>,
    /// `missing`: those of whom somebody's scorecard is not in yet; the reviewer's, where one is named.
    scorecards: Option<String>,
    /// The account of a colleague: those of whom they are to write a scorecard, or have.
    reviewer: Option<String>,
    /// 0 to 1000: those whose result is this fineness or more, and those who have none yet.
    fineness_from: Option<String>,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

impl WantedCandidates {
    fn typed(&self) -> Typed<'_> {
        Typed {
            progress: self.progress.as_deref(),
            source: self.source.as_deref(),
            available_by: self.available_by.as_deref(),
            skills: self.skills.as_deref(),
            scorecards: self.scorecards.as_deref(),
            reviewer: self.reviewer.as_deref(),
            fineness_from: self.fineness_from.as_deref(),
        }
    }
}

/// Those who have applied for a role, in the order in which they did.
#[utoipa::path(get, path = "/api/roles/{id}/applications", tag = "selection",
    security(("bearer" = [])), params(("id" = Uuid, Path), WantedCandidates),
    responses((status = 200, body = PageBody<CardView>), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_candidates(
    state: Data<State>,
    member: Member,
    Id(id): Id<RoleId>,
    req: HttpRequest,
) -> Result<Json<PageBody<CardView>>, ApiError> {
    member.require_reader()?;
    let help = "Ask for `column`, `q`, each filter, `cursor` and `limit` once.";
    let wanted: WantedCandidates = query(&req, help)?;
    let place = paging_of(wanted.cursor.as_deref(), wanted.limit.as_deref())?.into();
    let known = |text: &str| {
        let help = "There is no such column.";
        Column::parse(text).ok_or_else(|| ApiError::invalid_field("column", "not_offered", help))
    };
    let column = wanted.column.as_deref().map(known).transpose()?;
    let text = wanted.q.as_deref().filter(|text| !text.trim().is_empty());
    let long = || ApiError::invalid_field("q", "length", "Look for at most 100 characters.");
    let sought = text.map(|text| Wanted::of(text).ok_or_else(long)).transpose()?;
    let company = member.membership.company.id;
    let found = state.db.read(move |conn| {
        let (role, _) = board::role(conn, company, id)?;
        let filter = wanted.typed().filter(&role.form)?;
        let page = match &sought {
            None => board::list(conn, id, (column, &filter), place)?,
            Some(sought) => board::search(conn, id, (column, &filter, sought), place)?,
        };
        CardView::page(conn, id, page)
    });
    Ok(Json(found.await?))
}

/// What the company reads of one candidate, and what the caller may do.
#[derive(Serialize, ToSchema)]
#[schema(as = CandidateForCompany)]
pub(crate) struct OwnCandidateView {
    #[serde(flatten)]
    candidate: CandidateView,
    /// Every move between columns but the one that takes a decline back.
    moves: Vec<LineView>,
    /// Whether the caller may move, decline and set aside; others look.
    can_move: bool,
    /// The assessment that the role names.
    assessment_id: Option<Uuid>,
}

async fn shown(
    state: &State,
    member: &Member,
    id: ApplicationId,
) -> Result<Json<OwnCandidateView>, ApiError> {
    let company = member.membership.company.id;
    let found = state.db.read(move |conn| {
        let listed = board::find(conn, company, id)?;
        let role = listed.application.role;
        let assessment = roles::find(conn, company, role)?.form.assessment;
        let veil = board::veil(conn, role)?;
        Ok::<_, ApiError>((CandidateView::of(conn, listed, veil)?, assessment))
    });
    let (candidate, assessment) = found.await?;
    let moves = board::lines().into_iter().map(LineView::from).collect();
    let can_move = member.membership.role.invites();
    let assessment_id = assessment.map(|id| id.0);
    Ok(Json(OwnCandidateView { candidate, moves, can_move, assessment_id }))
}

/// One application that the company has been shown.
#[utoipa::path(get, path = "/api/applications/{id}", tag = "selection", security(("bearer" = [])),
    params(("id" = Uuid, Path)),
    responses((status = 200, body = OwnCandidateView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn show_candidate(
    state: Data<State>,
    member: Member,
    Id(id): Id<ApplicationId>,
) -> Result<Json<OwnCandidateView>, ApiError> {
    member.require_reader()?;
    shown(&state, &member, id).await
}

/// The version that was looked at.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WaiveRequirements {
    version: i32,
}

/// How a role's applicants are to be shown.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShowNames {
    /// Whether by name before the shortlist.
    named: bool,
    /// Why, 1 to 2000 characters. It is kept.
    reason: String,
}

input!(WaiveRequirements, ShowNames);

/// Who moves candidates for the company.
pub(super) fn mover(viewer: &Viewer, member: &Member) -> Result<roles::Member, ApiError> {
    if !member.membership.role.invites() {
        let text = "Only owners and recruiters of your company can do this.";
        return Err(ApiError::forbidden("role", text));
    }
    Ok(roles::Member { company: member.membership.company.id, user: viewer.user.id })
}

/// Sets aside that an application misses requirements of the role.
#[utoipa::path(post, path = "/api/applications/{id}/waive", tag = "selection",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = WaiveRequirements,
    responses((status = 200, body = OwnCandidateView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn waive_requirements(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<ApplicationId>,
    body: Body<WaiveRequirements>,
) -> Result<Json<OwnCandidateView>, ApiError> {
    let by = mover(&viewer, &member)?;
    let (seen, now) = (Seen::at(id, body.value.version), state.clock.now());
    state.db.write(move |conn| flows::selection::waive(conn, by, seen, now)).await?;
    shown(&state, &member, id).await
}

/// Shows a role's applicants by name before the shortlist, or no longer.
#[utoipa::path(post, path = "/api/roles/{id}/names", tag = "selection", security(("bearer" = [])),
    params(("id" = Uuid, Path)), request_body = ShowNames,
    responses((status = 200, body = Nothing), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn show_names(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<RoleId>,
    body: Body<ShowNames>,
) -> Result<Json<Nothing>, ApiError> {
    let by = mover(&viewer, &member)?;
    let ShowNames { named, reason } = body.value;
    let veil = if named { Veil::Off } else { Veil::UntilShortlist };
    let now = state.clock.now();
    state
        .db
        .write(move |conn| flows::selection::set_veil(conn, by, id, veil, (&reason, now)))
        .await?;
    Ok(Json(Nothing {}))
}
