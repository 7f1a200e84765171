//! Problems on the wire.

use std::collections::BTreeMap;

use challenges::problems::{Detail, Group, Problem, Sample, Scoring, Tag};
use kernel::Language;
use kernel::uuid::Uuid;
use serde::Serialize;
use utoipa::ToSchema;

use super::{Difficulty, LanguageId, ProblemType, TestTag, Word};

/// A group of hidden tests.
#[derive(Serialize, ToSchema)]
#[schema(as = Group)]
pub(crate) struct GroupView {
    name: String,
    tag: TestTag,
    /// Points, of 100, for passing every test of it.
    weight: i32,
    /// Whether each test gives its own share of the points instead.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    scored: bool,
    /// How many tests it has.
    tests: i64,
}

/// The hidden groups; samples are shown as what they are.
pub(crate) fn hidden_groups(groups: &[Group]) -> Vec<GroupView> {
    let hidden = groups.iter().filter(|group| group.tag != Tag::Sample);
    let view = |group: &Group| GroupView {
        name: group.name.clone(),
        tag: group.tag.into(),
        weight: group.weight,
        scored: group.scoring == Scoring::Sum,
        tests: group.tests,
    };
    hidden.map(view).collect()
}

/// A problem of the bank.
#[derive(Serialize, ToSchema)]
#[schema(as = Problem)]
pub(crate) struct ProblemView {
    id: Uuid,
    slug: String,
    title: String,
    difficulty: Difficulty,
    r#type: ProblemType,
    /// Whether anyone may practise it, and so may know it.
    practice: bool,
    /// Skill areas.
    keywords: Vec<String>,
    /// Those in which it can be solved.
    languages: Vec<LanguageId>,
    time_limit_ms: i32,
    memory_mib: i32,
    groups: Vec<GroupView>,
}

impl From<Problem> for ProblemView {
    fn from(problem: Problem) -> Self {
        Self {
            id: problem.id.0,
            groups: hidden_groups(&problem.groups),
            slug: problem.slug,
            title: problem.title,
            difficulty: problem.difficulty.into(),
            r#type: problem.problem_type.into(),
            practice: problem.practice,
            keywords: problem.keywords,
            languages: problem.languages.into_iter().map(Word).collect(),
            time_limit_ms: problem.limits.time_limit_ms,
            memory_mib: problem.limits.memory_mib,
        }
    }
}

/// A test that everybody may see.
#[derive(Serialize, ToSchema)]
#[schema(as = Sample)]
pub(crate) struct SampleView {
    name: String,
    input: String,
    answer: String,
}

impl From<Sample> for SampleView {
    fn from(sample: Sample) -> Self {
        Self { name: sample.name, input: sample.input, answer: sample.answer }
    }
}

/// What the editor starts with.
#[derive(Serialize, ToSchema)]
#[schema(as = Template)]
pub(crate) struct TemplateView {
    pub(crate) language: LanguageId,
    source: String,
}

impl TemplateView {
    pub(crate) fn all(templates: BTreeMap<Language, String>) -> Vec<Self> {
        let view =
            |(language, source): (Language, String)| Self { language: language.into(), source };
        templates.into_iter().map(view).collect()
    }
}

/// A problem with everything a candidate sees of it.
#[derive(Serialize, ToSchema)]
#[schema(as = ProblemDetail)]
pub(crate) struct ProblemDetailView {
    #[serde(flatten)]
    problem: ProblemView,
    /// Markdown.
    statement: String,
    samples: Vec<SampleView>,
    /// At most one for each of the languages.
    templates: Vec<TemplateView>,
}

impl From<Detail> for ProblemDetailView {
    fn from(detail: Detail) -> Self {
        Self {
            problem: detail.problem.into(),
            statement: detail.statement,
            samples: detail.samples.into_iter().map(SampleView::from).collect(),
            templates: TemplateView::all(detail.templates),
        }
    }
}
