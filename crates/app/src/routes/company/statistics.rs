//! How well a company's assessment measures.

use actix_web::web::{Data, Json};
use assessments::definitions;
use assessments::statistics::{
    self, ERROR_FROM, GroupFacts, SHOWN_FROM, STEP, Spread, Statistics, TaskFacts, VariantFacts,
};
use kernel::uuid::Uuid;
use kernel::{AssessmentId, Instant};
use serde::Serialize;
use utoipa::ToSchema;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Id, Member};
use crate::wire::{ItemView, Time};

/// What is known of a group of tests.
#[derive(Serialize, ToSchema)]
#[schema(as = GroupStatistics)]
struct GroupView {
    name: String,
    item: ItemView,
}

impl GroupView {
    fn of(facts: GroupFacts, people: i64) -> Self {
        let item = ItemView::of(facts.item, people, facts.infit_thousandths);
        Self { name: facts.name, item }
    }
}

/// What is known of a problem that some of the people were given.
#[derive(Serialize, ToSchema)]
#[schema(as = VariantStatistics)]
struct VariantView {
    problem_id: Uuid,
    /// How many people had it.
    people: i64,
    /// The mean share of its points that they got, in thousandths; null while it is not estimated.
    facility_thousandths: Option<i32>,
    /// The standard error of that share, in thousandths; null as the share is.
    error_thousandths: Option<i32>,
}

impl From<VariantFacts> for VariantView {
    fn from(of: VariantFacts) -> Self {
        let VariantFacts { problem, people, facility_thousandths, error_thousandths } = of;
        Self { problem_id: problem.0, people, facility_thousandths, error_thousandths }
    }
}

/// What is known of a task.
#[derive(Serialize, ToSchema)]
#[schema(as = TaskStatistics)]
struct TaskView {
    position: i32,
    item: ItemView,
    /// None where its problem is drawn.
    groups: Vec<GroupView>,
    /// The problem of the task and its variants, in order; none where it has no variants.
    variants: Vec<VariantView>,
}

impl TaskView {
    fn of(facts: TaskFacts, people: i64) -> Self {
        Self {
            position: facts.position,
            item: ItemView::of(facts.item, people, None),
            groups: facts.groups.into_iter().map(|group| GroupView::of(group, people)).collect(),
            variants: facts.variants.into_iter().map(VariantView::from).collect(),
        }
    }
}

/// How well an assessment measures, as it was counted in the last night after a grade.
#[derive(Serialize, ToSchema)]
#[schema(as = AssessmentStatistics)]
pub(crate) struct StatisticsView {
    /// How many people have a grade; only the first attempt of each counts.
    people: i64,
    /// From how many people on a standard error is estimated.
    error_from: usize,
    /// From how many people on anything is shown of a task.
    shown_from: usize,
    /// Cronbach's α over the groups, in thousandths; null while it is not estimated.
    alpha_thousandths: Option<i32>,
    /// The standard error of measurement, in points of fineness; null as α is.
    sem: Option<i32>,
    /// Null before the first grade was counted.
    counted_at: Option<Time>,
    /// In order; none while too few people have a grade.
    tasks: Vec<TaskView>,
}

impl StatisticsView {
    fn of(counted: Option<(Statistics, Instant)>) -> Self {
        let (found, at) = counted.unzip();
        let found = found.unwrap_or_default();
        let people = found.people;
        Self {
            people,
            error_from: ERROR_FROM,
            shown_from: SHOWN_FROM,
            alpha_thousandths: found.alpha_thousandths,
            sem: found.standard_error,
            counted_at: at.map(Time::from),
            tasks: found.tasks.into_iter().map(|task| TaskView::of(task, people)).collect(),
        }
    }
}

/// How well one of the company's assessments measures.
#[utoipa::path(get, path = "/api/assessments/{id}/statistics", tag = "assessments",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = StatisticsView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_statistics(
    state: Data<State>,
    member: Member,
    id: Id<AssessmentId>,
) -> Result<Json<StatisticsView>, ApiError> {
    let company = member.membership.company.id;
    let found = state.db.read(move |conn| {
        definitions::detail(conn, company, id.0)?.ok_or_else(ApiError::not_found)?;
        Ok::<_, ApiError>(statistics::of_assessment(conn, id.0)?)
    });
    Ok(Json(StatisticsView::of(found.await?)))
}

/// How many people have a score between two others.
#[derive(Serialize, ToSchema)]
#[schema(as = ScoreBucket)]
struct BucketView {
    /// The least score of it.
    from: i32,
    /// The score that is the least of the next one; of the last one, 1000 is in it.
    to: i32,
    people: usize,
}

/// How the scores of an assessment are spread now.
#[derive(Serialize, ToSchema)]
#[schema(as = ScoreSpread)]
pub(crate) struct SpreadView {
    /// How many people have a score; only the first attempt of each counts.
    people: usize,
    /// From how many people on anything is shown.
    shown_from: usize,
    /// In order; none while too few people have a score.
    buckets: Vec<BucketView>,
    /// Null while too few people have a score.
    median: Option<i32>,
    /// The standard error of a score as it was counted last; null while it is not estimated.
    sem: Option<i32>,
}

impl SpreadView {
    fn of(found: Spread, sem: Option<i32>) -> Self {
        let Spread { people, buckets, median } = found;
        let bucket = |(people, number): (usize, i32)| {
            let from = number * STEP;
            BucketView { from, to: from + STEP, people }
        };
        let buckets = buckets.into_iter().zip(0..).map(bucket).collect();
        Self { people, shown_from: SHOWN_FROM, buckets, median, sem }
    }
}

/// How the scores of one of the company's assessments are spread.
#[utoipa::path(get, path = "/api/assessments/{id}/scores", tag = "assessments",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = SpreadView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_scores(
    state: Data<State>,
    member: Member,
    id: Id<AssessmentId>,
) -> Result<Json<SpreadView>, ApiError> {
    let company = member.membership.company.id;
    let found = state.db.read(move |conn| {
        definitions::detail(conn, company, id.0)?.ok_or_else(ApiError::not_found)?;
        let sem = statistics::of_assessments(conn, &[id.0])?.remove(&id.0);
        Ok::<_, ApiError>(SpreadView::of(statistics::spread(conn, id.0)?, sem))
    });
    Ok(Json(found.await?))
}
