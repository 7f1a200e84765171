//! The puzzles there are, for everybody. No answer of a puzzle is in any of these types.

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use kernel::PuzzleId;
use kernel::chrono::NaiveDate;
use kernel::uuid::Uuid;
use puzzles::bank::{self, Difficulty, Listed, Pair, Puzzle};
use puzzles::grids::Grid;
use puzzles::tries::TRIES;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Guest, Id, paging_of, query};
use crate::wire::{PageBody, PuzzleDifficulty, Word};

/// A row of the list of puzzles.
#[derive(Serialize, ToSchema)]
#[schema(as = ListedPuzzle)]
pub(crate) struct ListedView {
    id: Uuid,
    name: String,
    /// Null where nobody has said.
    difficulty: Option<PuzzleDifficulty>,
    /// The output of its first demonstration, as rows of symbols.
    picture: Vec<Vec<u8>>,
    /// How many inputs are to be solved.
    inputs: usize,
    /// Whether only the members of the asker's company find it.
    is_private: bool,
}

impl From<Listed> for ListedView {
    fn from(listed: Listed) -> Self {
        Self {
            id: listed.id.0,
            name: listed.name,
            difficulty: listed.difficulty.map(Word),
            picture: rows(&listed.picture),
            inputs: listed.inputs,
            is_private: listed.is_private,
        }
    }
}

/// The puzzle of a day.
#[derive(Serialize, ToSchema)]
#[schema(as = DailyPuzzle)]
pub(crate) struct DailyView {
    /// The day, in UTC.
    #[schema(value_type = String, format = Date)]
    day: NaiveDate,
    puzzle: ListedView,
}

/// One demonstration, as rows of symbols.
#[derive(Serialize, ToSchema)]
#[schema(as = PuzzlePair)]
pub(crate) struct PairView {
    input: Vec<Vec<u8>>,
    output: Vec<Vec<u8>>,
}

impl From<Pair> for PairView {
    fn from(pair: Pair) -> Self {
        Self { input: rows(&pair.input), output: rows(&pair.output) }
    }
}

/// A puzzle as its solver sees it.
#[derive(Serialize, ToSchema)]
#[schema(as = Puzzle)]
pub(crate) struct PuzzleView {
    id: Uuid,
    name: String,
    /// Null where nobody has said.
    difficulty: Option<PuzzleDifficulty>,
    /// Null where nobody has said.
    licence: Option<String>,
    /// Whether it counts only once all of its inputs are solved.
    all_or_nothing: bool,
    demonstrations: Vec<PairView>,
    /// The inputs that are to be solved, as rows of symbols.
    inputs: Vec<Vec<Vec<u8>>>,
    /// How often each of them may be tried.
    tries: usize,
}

impl From<Puzzle> for PuzzleView {
    fn from(puzzle: Puzzle) -> Self {
        Self {
            id: puzzle.id.0,
            name: puzzle.name,
            difficulty: puzzle.difficulty.map(Word),
            licence: puzzle.licence,
            all_or_nothing: puzzle.all_or_nothing,
            demonstrations: puzzle.demonstrations.into_iter().map(PairView::from).collect(),
            inputs: puzzle.inputs.iter().map(rows).collect(),
            tries: TRIES,
        }
    }
}

pub(super) fn rows(grid: &Grid) -> Vec<Vec<u8>> {
    grid.rows().to_vec()
}

/// Which puzzles are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    #[param(value_type = Option<PuzzleDifficulty>)]
    difficulty: Option<String>,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

/// The puzzles, those of the asker's company among them; the first that was there first.
#[utoipa::path(get, path = "/api/puzzles", tag = "puzzles", params(Wanted),
    responses((status = 200, body = PageBody<ListedView>), (status = 400, body = ProblemBody)))]
pub(crate) async fn list_puzzles(
    state: Data<State>,
    guest: Guest,
    req: HttpRequest,
) -> Result<Json<PageBody<ListedView>>, ApiError> {
    let help = "Ask for `difficulty`, `cursor` and `limit`, each once.";
    let wanted = query::<Wanted>(&req, help)?;
    let difficulty = wanted.difficulty.as_deref().map(|text| {
        let help = "There is no such difficulty.";
        let none = || ApiError::invalid_field("difficulty", "not_offered", help);
        Difficulty::parse(text).ok_or_else(none)
    });
    let difficulty = difficulty.transpose()?;
    let paging = paging_of(wanted.cursor.as_deref(), wanted.limit.as_deref())?.into();
    let user = guest.0.map(|viewer| viewer.user.id);
    let page = state.db.read(move |conn| {
        let reader = flows::puzzles::reader(conn, user)?;
        Ok::<_, ApiError>(bank::list(conn, reader, difficulty, paging)?)
    });
    let page = page.await?;
    Ok(Json(PageBody::of(page, ListedView::from)))
}

/// The puzzle of today, in UTC: the same for everybody.
#[utoipa::path(get, path = "/api/puzzles/daily", tag = "puzzles",
    responses((status = 200, body = DailyView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_daily_puzzle(state: Data<State>) -> Result<Json<DailyView>, ApiError> {
    let day = state.clock.now().date_naive();
    let puzzle = state.db.read(move |conn| bank::daily(conn, day)).await?;
    Ok(Json(DailyView { day, puzzle: puzzle.into() }))
}

/// A puzzle: its demonstrations and what is to be solved.
#[utoipa::path(get, path = "/api/puzzles/{id}", tag = "puzzles",
    params(("id" = Uuid, Path)),
    responses((status = 200, body = PuzzleView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_puzzle(
    state: Data<State>,
    guest: Guest,
    Id(id): Id<PuzzleId>,
) -> Result<Json<PuzzleView>, ApiError> {
    let user = guest.0.map(|viewer| viewer.user.id);
    let puzzle = state.db.read(move |conn| flows::puzzles::find(conn, user, id)).await?;
    Ok(Json(puzzle.into()))
}
