//! What the caller drew for puzzles. The answer says right or wrong, and never what was expected.

use std::collections::BTreeMap;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use db::Conn;
use flows::limits::{self, Action, Who};
use flows::puzzles as acts;
use kernel::uuid::Uuid;
use kernel::{PuzzleId, PuzzleTryId};
use puzzles::grids::Grid;
use puzzles::tries::{self, Event, InputStanding, NewTry, Standing, Try};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::bank::rows;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Once, Peer, Viewer, input};
use crate::wire::{GridTool, Time, Word};

/// One step of the editor.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = GridEvent)]
pub(crate) struct EventBody {
    /// Since the editor was opened.
    t_ms: u32,
    tool: GridTool,
    /// Row and column where it begins, from 0.
    cell: [u8; 2],
    /// Row and column where it ends; for `resize`, how many there are then.
    to: [u8; 2],
    /// 0 to 9.
    symbol: u8,
}

impl From<EventBody> for Event {
    fn from(body: EventBody) -> Self {
        let EventBody { t_ms, tool: Word(tool), cell, to, symbol } = body;
        Self { t_ms, tool, cell, to, symbol }
    }
}

impl From<Event> for EventBody {
    fn from(event: Event) -> Self {
        let Event { t_ms, tool, cell, to, symbol } = event;
        Self { t_ms, tool: Word(tool), cell, to, symbol }
    }
}

/// A drawing for one test input.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = TryPuzzle)]
pub(crate) struct TryBody {
    /// Which test input, from 0.
    input: usize,
    /// Rows of symbols from 0 to 9, at most 30 × 30.
    grid: Vec<Vec<u8>>,
    /// How it was drawn, at most 1000 steps.
    events: Vec<EventBody>,
}

input!(source: TryBody);

/// One try, without its drawing.
#[derive(Serialize, ToSchema)]
#[schema(as = PuzzleTryRow)]
pub(crate) struct TryRow {
    id: Uuid,
    is_right: bool,
    tried_at: Time,
}

/// The caller's tries for one test input.
#[derive(Serialize, ToSchema)]
#[schema(as = PuzzleInputStanding)]
pub(crate) struct InputView {
    is_solved: bool,
    tries_left: usize,
    /// The first first.
    tries: Vec<TryRow>,
}

impl From<InputStanding> for InputView {
    fn from(standing: InputStanding) -> Self {
        let (is_solved, tries_left) = (standing.is_solved(), standing.left());
        let row = |(id, is_right, at): (PuzzleTryId, bool, _)| TryRow {
            id: id.0,
            is_right,
            tried_at: Time::from(at),
        };
        Self { is_solved, tries_left, tries: standing.tries.into_iter().map(row).collect() }
    }
}

/// The caller's progress in a puzzle.
#[derive(Serialize, ToSchema)]
#[schema(as = PuzzleStanding)]
pub(crate) struct StandingView {
    /// How many inputs are solved.
    solved: usize,
    /// What counts of the number of inputs: those that are solved; of a puzzle that is all or nothing all of them, or none.
    score: usize,
    /// Whether anything was tried.
    is_begun: bool,
    /// Whether nothing is left to try.
    is_over: bool,
    inputs: Vec<InputView>,
}

impl From<Standing> for StandingView {
    fn from(standing: Standing) -> Self {
        Self {
            solved: standing.solved(),
            score: standing.score(),
            is_begun: standing.is_begun(),
            is_over: standing.is_over(),
            inputs: standing.inputs.into_iter().map(InputView::from).collect(),
        }
    }
}

/// What became of a try.
#[derive(Serialize, ToSchema)]
#[schema(as = PuzzleOutcome)]
pub(crate) struct OutcomeView {
    id: Uuid,
    /// Whether rows, columns and every cell are as expected.
    is_right: bool,
    standing: StandingView,
}

/// One of one's own tries.
#[derive(Serialize, ToSchema)]
#[schema(as = PuzzleTry)]
pub(crate) struct TryView {
    id: Uuid,
    puzzle_id: Uuid,
    /// Which test input, from 0.
    input: usize,
    /// Which try, from 1.
    number: usize,
    is_right: bool,
    /// What was drawn, as rows of symbols.
    grid: Vec<Vec<u8>>,
    /// How it was drawn.
    events: Vec<EventBody>,
    tried_at: Time,
}

impl From<Try> for TryView {
    fn from(own: Try) -> Self {
        Self {
            id: own.id.0,
            puzzle_id: own.puzzle.0,
            input: own.input,
            number: own.number,
            is_right: own.is_right,
            grid: rows(&own.grid),
            events: own.events.into_iter().map(EventBody::from).collect(),
            tried_at: own.tried_at.into(),
        }
    }
}

/// The puzzles that are asked about.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = PuzzleStandingBatch)]
pub(crate) struct BatchBody {
    /// 1 to 100.
    #[validate(length(min = 1, max = 100, message = "Ask for 1 to 100 puzzles."))]
    puzzle_ids: Vec<String>,
}

input!(BatchBody);

/// The caller's progress in many puzzles, by id; an id of no puzzle is absent.
#[utoipa::path(post, path = "/api/puzzles/batch/standing", tag = "puzzles",
    security(("bearer" = [])), request_body = BatchBody,
    responses((status = 200, body = BTreeMap<String, StandingView>),
        (status = 400, body = ProblemBody)))]
pub(crate) async fn list_puzzle_standings(
    state: Data<State>,
    viewer: Viewer,
    body: Body<BatchBody>,
) -> Result<Json<BTreeMap<PuzzleId, StandingView>>, ApiError> {
    // An id that is none names no puzzle.
    let ids = body.value.puzzle_ids.iter().filter_map(|text| text.parse().ok());
    let (user, ids) = (viewer.user.id, ids.collect::<Vec<PuzzleId>>());
    let found = state.db.read(move |conn| acts::standings(conn, user, &ids)).await?;
    Ok(Json(found.into_iter().map(|(id, standing)| (id, standing.into())).collect()))
}

/// The caller's progress in a puzzle.
#[utoipa::path(get, path = "/api/puzzles/{id}/standing", tag = "puzzles",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = StandingView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_puzzle_standing(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<PuzzleId>,
) -> Result<Json<StandingView>, ApiError> {
    let user = viewer.user.id;
    let standing = state.db.read(move |conn| acts::standing(conn, user, id)).await?;
    Ok(Json(standing.into()))
}

/// Compares a drawing with the answer: two tries for each test input.
#[utoipa::path(post, path = "/api/puzzles/{id}/tries", tag = "puzzles",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = TryBody,
    responses((status = 201, body = OutcomeView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn try_puzzle(
    state: Data<State>,
    viewer: Viewer,
    (peer, key): (Peer, IdempotencyKey),
    Id(id): Id<PuzzleId>,
    body: Body<TryBody>,
) -> Result<HttpResponse, ApiError> {
    let user = viewer.user.id;
    let once = Once { user, key, route: "POST /api/puzzles/{id}/tries", digest: body.digest };
    let TryBody { input, grid, events } = body.value;
    let grid = Grid::of(grid).map_err(puzzles::Error::BadGrid)?;
    let new = NewTry { input, grid, events: events.into_iter().map(Event::from).collect() };
    let (who, now) = (Who::new(user, peer.0), state.clock.now());
    state.db.write(move |conn| limits::take(conn, Action::TryPuzzle, who)).await?;
    let act = move |conn: &mut Conn| {
        let done = acts::attempt(conn, user, id, &new, now)?;
        let (id, is_right) = (done.id.0, done.is_right);
        let view = OutcomeView { id, is_right, standing: done.standing.into() };
        Ok((StatusCode::CREATED, view))
    };
    once.run(&state, act).await
}

/// One of the caller's tries, for replay.
#[utoipa::path(get, path = "/api/puzzle-tries/{id}", tag = "puzzles",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = TryView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_puzzle_try(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<PuzzleTryId>,
) -> Result<Json<TryView>, ApiError> {
    let user = viewer.user.id;
    let own = state.db.read(move |conn| tries::find_own(conn, user, id)).await?;
    Ok(Json(own.into()))
}
