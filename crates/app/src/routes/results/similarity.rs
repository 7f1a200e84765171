//! What came of comparing an attempt's programs, for the company that invited.

use ::similarity::findings::{Finding, Other};
use ::similarity::overlap::Fragment;
use ::similarity::rule;
use actix_web::web::{Data, Json};
use assessments::reports::{Mode, Report};
use flows::similarity::{self, ComparedTask, ShownProgram};
use kernel::uuid::Uuid;
use kernel::{AttemptId, MatchId};
use serde::Serialize;
use utoipa::ToSchema;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::results::readable::readable_whole;
use crate::web::{Id, Ids, Viewer};
use crate::wire::words::Counterpart;
use crate::wire::{
    LanguageId, SimilarityCounterpart, SimilarityOrder, SimilarityOutcome, Time, Word,
};

/// A match of a program. Shares are in thousandths.
#[derive(Serialize, ToSchema)]
#[schema(as = SimilarityFinding)]
struct FindingView {
    id: Uuid,
    /// `(covL + covR) / (nL + nR)` in thousandths, rounded down.
    permille: i32,
    /// From which similarity on it was a match.
    threshold_permille: i32,
    fingerprints: i32,
    other_fingerprints: i32,
    /// The longest run of fingerprints that is in both.
    longest: i32,
    other: SimilarityCounterpart,
    /// The other attempt's report; null unless it is the same company's.
    other_report: Option<Uuid>,
    /// Its candidate; null unless it is the same company's.
    other_candidate: Option<String>,
    /// When the other program was sent; null unless it is the same company's.
    other_sent_at: Option<Time>,
    /// Which was sent first; null where the other is a published solution.
    order: Option<SimilarityOrder>,
    /// How many matches hang together with this one; null below three.
    cluster: Option<i64>,
    sent_at: Time,
    found_at: Time,
}

impl From<Finding> for FindingView {
    fn from(of: Finding) -> Self {
        let (other, here) = match of.other {
            Other::Here { attempt, candidate_name, sent_at } => {
                (Counterpart::SameCompany, Some((attempt.0, candidate_name, sent_at)))
            }
            Other::Elsewhere => (Counterpart::OtherCompany, None),
            Other::Published => (Counterpart::Published, None),
        };
        let (other_report, other_candidate, other_sent_at) = match here {
            Some((report, name, at)) => (Some(report), Some(name), Some(at.into())),
            None => (None, None, None),
        };
        Self {
            id: of.id.0,
            permille: of.permille,
            threshold_permille: of.threshold_permille,
            fingerprints: of.fingerprints,
            other_fingerprints: of.other_fingerprints,
            longest: of.longest,
            other: other.into(),
            other_report,
            other_candidate,
            other_sent_at,
            order: of.order.map(Word),
            cluster: of.cluster.map(|cluster| cluster.matches),
            sent_at: of.sent_at.into(),
            found_at: of.found_at.into(),
        }
    }
}

/// How the program that counts for a task was compared.
#[derive(Serialize, ToSchema)]
#[schema(as = ComparedProgram)]
struct ComparedView {
    language: LanguageId,
    outcome: SimilarityOutcome,
    /// How many fingerprints of it counted.
    fingerprints: i32,
    /// With how many programs of other people it was compared.
    others: i64,
    /// With how many published solutions.
    solutions: i32,
    compared_at: Time,
    findings: Vec<FindingView>,
}

impl From<ComparedTask> for ComparedView {
    fn from(of: ComparedTask) -> Self {
        Self {
            language: of.language.into(),
            outcome: of.outcome.into(),
            fingerprints: of.fingerprints,
            others: of.others,
            solutions: of.solutions,
            compared_at: of.compared_at.into(),
            findings: of.findings.into_iter().map(FindingView::from).collect(),
        }
    }
}

/// One task of the report.
#[derive(Serialize, ToSchema)]
#[schema(as = SimilarityTask)]
struct TaskView {
    position: i32,
    title: String,
    /// Null where nothing was submitted, or it has not been compared yet.
    compared: Option<ComparedView>,
}

/// The numbers of the rule by which two programs are a match.
#[derive(Serialize, ToSchema)]
#[schema(as = SimilarityRule)]
pub(crate) struct RuleView {
    least_fingerprints: usize,
    least_permille: i32,
    least_run: usize,
    common_percent: i64,
    common_from: i64,
    quantile_permille: i64,
    quantile_from: i64,
    cluster_from: i64,
}

impl RuleView {
    pub(crate) fn new() -> Self {
        Self {
            least_fingerprints: rule::LEAST_FINGERPRINTS,
            least_permille: rule::LEAST_PERMILLE,
            least_run: rule::LEAST_RUN,
            common_percent: rule::COMMON_PERCENT,
            common_from: rule::COMMON_FROM,
            quantile_permille: rule::QUANTILE_PERMILLE,
            quantile_from: rule::QUANTILE_FROM,
            cluster_from: rule::CLUSTER_FROM,
        }
    }
}

/// The matches of an attempt's programs with those of others.
#[derive(Serialize, ToSchema)]
#[schema(as = Similarity)]
pub(crate) struct SimilarityView {
    /// Whether the candidate agreed before the start that programs are compared: otherwise they are not.
    agreed: bool,
    tasks: Vec<TaskView>,
    rule: RuleView,
}

/// One of two programs.
#[derive(Serialize, ToSchema)]
#[schema(as = SimilarityProgram)]
struct ProgramView {
    source: String,
    /// Null of a published solution.
    sent_at: Option<Time>,
}

impl From<ShownProgram> for ProgramView {
    fn from(of: ShownProgram) -> Self {
        Self { source: of.source, sent_at: of.sent_at.map(Time::from) }
    }
}

/// The same piece in both programs, in lines from 1. The other's lines are 0 where it is not shown.
#[derive(Serialize, ToSchema)]
#[schema(as = SimilarityFragment)]
struct FragmentView {
    from: u32,
    to: u32,
    other_from: u32,
    other_to: u32,
}

impl From<Fragment> for FragmentView {
    fn from(of: Fragment) -> Self {
        Self {
            from: of.left_from,
            to: of.left_to,
            other_from: of.right_from,
            other_to: of.right_to,
        }
    }
}

/// Two programs beside each other.
#[derive(Serialize, ToSchema)]
#[schema(as = SimilarityBeside)]
pub(crate) struct BesideView {
    position: i32,
    title: String,
    language: LanguageId,
    candidate: String,
    finding: FindingView,
    own: ProgramView,
    /// Null where it belongs to another company's attempt.
    other: Option<ProgramView>,
    fragments: Vec<FragmentView>,
}

/// The report, where the caller belongs to the company that invited or runs this installation. To everybody else,
/// the candidate included, there is nothing here.
async fn theirs(state: &State, viewer: &Viewer, id: AttemptId) -> Result<Report, ApiError> {
    let report = readable_whole(state, viewer, id).await?;
    match report.mode {
        Mode::Company | Mode::Operator => Ok(report),
        Mode::Candidate | Mode::Shared => Err(ApiError::not_found()),
    }
}

/// The matches of an attempt's programs with those of others, for the company that invited.
#[utoipa::path(get, path = "/api/reports/{id}/similarity", tag = "reports",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = SimilarityView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_similarity(
    state: Data<State>,
    viewer: Viewer,
    id: Id<AttemptId>,
) -> Result<Json<SimilarityView>, ApiError> {
    let report = theirs(&state, &viewer, id.0).await?;
    let found = state.db.read(move |conn| similarity::show(conn, &report)).await?;
    let tasks = found.tasks.into_iter().map(|(task, compared)| TaskView {
        position: task.position,
        title: task.title,
        compared: compared.map(ComparedView::from),
    });
    Ok(Json(SimilarityView { agreed: found.agreed, tasks: tasks.collect(), rule: RuleView::new() }))
}

/// A match with both programs, or the attempt's alone where the other belongs to another company's attempt.
#[utoipa::path(get, path = "/api/reports/{id}/similarity/{match}", tag = "reports",
    security(("bearer" = [])), params(("id" = Uuid, Path), ("match" = Uuid, Path)),
    responses((status = 200, body = BesideView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_match(
    state: Data<State>,
    viewer: Viewer,
    ids: Ids<AttemptId, MatchId>,
) -> Result<Json<BesideView>, ApiError> {
    let Ids(attempt, id) = ids;
    let report = theirs(&state, &viewer, attempt).await?;
    let (tasks, candidate) = (report.tasks.clone(), report.candidate_name.clone());
    let found = state.db.read(move |conn| similarity::beside(conn, &report, id)).await?;
    let found = found.ok_or_else(ApiError::not_found)?;
    let task = tasks.into_iter().find(|task| task.id == found.finding.task);
    let task = task.ok_or_else(ApiError::not_found)?;
    Ok(Json(BesideView {
        position: task.position,
        title: task.title,
        language: found.finding.language.into(),
        candidate,
        own: found.own.into(),
        other: found.other.map(ProgramView::from),
        fragments: found.fragments.into_iter().map(FragmentView::from).collect(),
        finding: found.finding.into(),
    }))
}
