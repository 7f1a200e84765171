//! The tasks of an assessment, as they are sent and shown.

use assessments::definitions::{NewTask, Task};
use assessments::variants::Variant;
use kernel::ProblemId;
use kernel::uuid::Uuid;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::web::input;
use crate::wire::Difficulty;

/// A task; the weights of all tasks sum to 100.
#[derive(Serialize, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTaskBody {
    #[schema(value_type = Uuid)]
    problem_id: ProblemId,
    #[validate(range(min = 1, max = 100, message = "A weight is 1 to 100."))]
    weight: i32,
    /// Problems like it, one of which may be drawn in its place; none unless they are named.
    #[serde(default)]
    #[schema(value_type = Vec<Uuid>)]
    #[validate(length(max = 4, message = "A task has at most 4 variants."))]
    variants: Vec<ProblemId>,
}

input!(NewTaskBody);

impl From<NewTaskBody> for NewTask {
    fn from(body: NewTaskBody) -> Self {
        let NewTaskBody { problem_id: problem, weight, variants } = body;
        Self { problem, weight, variants }
    }
}

#[derive(Serialize, ToSchema)]
#[schema(as = TaskProblem)]
struct TaskProblemView {
    id: Uuid,
    slug: String,
    title: String,
    #[schema(value_type = Difficulty)]
    difficulty: String,
}

/// A problem that stands in for the problem of a task, and is like it.
#[derive(Serialize, ToSchema)]
#[schema(as = TaskVariant)]
struct VariantView {
    id: Uuid,
    slug: String,
    title: String,
}

impl From<Variant> for VariantView {
    fn from(of: Variant) -> Self {
        let Variant { problem, slug, title } = of;
        Self { id: problem.0, slug, title }
    }
}

#[derive(Serialize, ToSchema)]
#[schema(as = Task)]
pub(crate) struct TaskView {
    id: Uuid,
    position: i32,
    problem: TaskProblemView,
    weight: i32,
    /// One of the problem and these is drawn for each attempt.
    variants: Vec<VariantView>,
}

impl From<Task> for TaskView {
    fn from(task: Task) -> Self {
        let Task { id, position, problem, slug, title, difficulty, weight, variants, .. } = task;
        let problem = TaskProblemView { id: problem.0, slug, title, difficulty };
        let variants = variants.into_iter().map(VariantView::from).collect();
        Self { id: id.0, position, problem, weight, variants }
    }
}
