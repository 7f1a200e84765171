//! The selection rates of a role, by what its applicants say of themselves.

use actix_web::web::{Data, Json};
use flows::fairness::{self, Standing};
use kernel::RoleId;
use selfid::impact::{Compared, Fraction, Measure, Rated, Report};
use serde::Serialize;
use utoipa::ToSchema;

use super::reader;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Id, Member, Viewer};
use crate::wire::{SelectionRatesState, SelfIdGroup, SelfIdQuestion, Time, Word, words};

/// An exact fraction in its lowest terms.
#[derive(Serialize, ToSchema)]
#[schema(as = Fraction)]
pub(crate) struct FractionView {
    over: i64,
    under: i64,
}

impl From<Fraction> for FractionView {
    fn from(Fraction { over, under }: Fraction) -> Self {
        Self { over, under }
    }
}

/// One group of at least five people.
#[derive(Serialize, ToSchema)]
#[schema(as = SelectionGroup)]
struct GroupView {
    group: SelfIdGroup,
    /// How many people it has.
    of: i64,
    /// How many of them were selected, or scored above the median.
    passed: i64,
    rate: Option<FractionView>,
    /// The rate as a share of the best group's; null for those who did not say, and where nobody
    /// passed.
    ratio: Option<FractionView>,
    /// Whether the ratio is below four fifths.
    flagged: bool,
}

impl From<Rated> for GroupView {
    fn from(rated: Rated) -> Self {
        Self {
            group: Word(rated.line.group),
            of: rated.line.of,
            passed: rated.line.passed,
            rate: rated.rate.map(FractionView::from),
            ratio: rated.ratio.map(FractionView::from),
            flagged: rated.flagged,
        }
    }
}

/// How groups fared in one respect.
#[derive(Serialize, ToSchema)]
#[schema(as = SelectionMeasure)]
pub(crate) struct MeasureView {
    groups: Vec<GroupView>,
    /// Groups that are not shown: some have fewer than five people, others would give those away.
    hidden: Vec<SelfIdGroup>,
}

impl From<Measure> for MeasureView {
    fn from(measure: Measure) -> Self {
        Self {
            groups: measure.rated().into_iter().map(GroupView::from).collect(),
            hidden: measure.hidden.into_iter().map(Word).collect(),
        }
    }
}

/// The groups that the answers to one question make.
#[derive(Serialize, ToSchema)]
#[schema(as = SelectionComparison)]
struct ComparisonView {
    question: SelfIdQuestion,
    /// Who was selected of those who applied; null where no two groups can be shown.
    selection: Option<MeasureView>,
    /// Who scored above the median of those with a score; likewise.
    scoring: Option<MeasureView>,
}

impl From<Compared> for ComparisonView {
    fn from(compared: Compared) -> Self {
        Self {
            question: Word(compared.question),
            selection: compared.selection.map(MeasureView::from),
            scoring: compared.scoring.map(MeasureView::from),
        }
    }
}

/// The selection rates of a role.
#[derive(Serialize, ToSchema)]
#[schema(as = SelectionRates)]
pub(crate) struct RatesBody {
    state: SelectionRatesState,
    /// After which moment they are counted, once every application is decided; null while the role is
    /// not closed, and once they are counted.
    counts_from: Option<Time>,
    counted_at: Option<Time>,
    /// How many people applied and did not withdraw; 0 until it is counted.
    applicants: i64,
    /// How many of them have a score.
    scored: i64,
    /// Empty until it is counted.
    questions: Vec<ComparisonView>,
}

impl From<Standing> for RatesBody {
    fn from(standing: Standing) -> Self {
        let waits = |state, counts_from| Self {
            state: Word(state),
            counts_from,
            counted_at: None,
            applicants: 0,
            scored: 0,
            questions: Vec::new(),
        };
        match standing {
            Standing::Open => waits(words::Counting::Open, None),
            Standing::Waiting(from) => waits(words::Counting::Waiting, Some(from.into())),
            Standing::Counted(Report { applicants, scored, questions }, at) => Self {
                state: Word(words::Counting::Counted),
                counts_from: None,
                counted_at: Some(at.into()),
                applicants,
                scored,
                questions: questions.into_iter().map(ComparisonView::from).collect(),
            },
        }
    }
}

/// The selection rates of a role, counted once: thirty days after it was closed, when every application
/// is decided.
#[utoipa::path(get, path = "/api/roles/{id}/selection-rates", tag = "hiring",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = RatesBody), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn show_selection_rates(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<RoleId>,
) -> Result<Json<RatesBody>, ApiError> {
    let by = reader(&viewer, &member)?;
    let found = state.db.read(move |conn| fairness::rates(conn, by.company, id)).await?;
    Ok(Json(found.into()))
}
