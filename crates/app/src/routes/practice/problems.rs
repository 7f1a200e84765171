//! A practice problem, and what the person who asks has done with it.

use actix_web::web::{Data, Json};
use challenges::practice::{self, Draft, Opened, Standing, Work};
use challenges::problems::Slug;
use queue::workers;
use serde::Serialize;
use utoipa::ToSchema;

use super::catalogue::StatisticsView;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::site::languages::{self, LanguageView};
use crate::web::{Guest, Id, Paging, Viewer};
use crate::wire::program::DraftView;
use crate::wire::{
    Difficulty, GroupView, PageBody, PracticeStatus, ProblemType, SampleView, SummaryView,
    TemplateView, Time, Word, hidden_groups,
};

/// How it went for somebody who has solved a problem.
#[derive(Serialize, ToSchema)]
#[schema(as = PracticeSolved)]
struct SolvedView {
    /// Submits up to the first accepted one, that one too.
    submits: i64,
    /// From the first draft or run to that one.
    seconds: i64,
}

/// What the person who asks has done with a problem.
#[derive(Serialize, ToSchema)]
#[schema(as = PracticeWork)]
struct WorkView {
    status: PracticeStatus,
    /// 0 to 100; null before a submit was judged.
    best_points: Option<i32>,
    /// Null before it is solved.
    solved: Option<SolvedView>,
    /// The author's, once it is solved; none where the author keeps them.
    model_solutions: Vec<TemplateView>,
    /// At most one for each language.
    drafts: Vec<DraftView>,
}

pub(super) fn draft_view(draft: Draft) -> DraftView {
    DraftView {
        language: draft.language.into(),
        source: draft.source,
        revision: draft.revision,
        saved_at: draft.saved_at.into(),
        edited_at: draft.saved_at.into(),
    }
}

impl From<Work> for WorkView {
    fn from(work: Work) -> Self {
        Self {
            status: Word(Standing::status(work.standing.as_ref())),
            best_points: work.standing.and_then(|standing| standing.best_points),
            solved: work.solved.map(|of| SolvedView { submits: of.submits, seconds: of.seconds }),
            model_solutions: TemplateView::all(work.model_solutions),
            drafts: work.drafts.into_iter().map(draft_view).collect(),
        }
    }
}

/// A problem to be practised.
#[derive(Serialize, ToSchema)]
#[schema(as = PracticeProblem)]
pub(crate) struct PracticeView {
    /// Its name in addresses.
    slug: String,
    title: String,
    difficulty: Difficulty,
    r#type: ProblemType,
    /// Skill areas.
    keywords: Vec<String>,
    /// Markdown.
    statement: String,
    samples: Vec<SampleView>,
    time_limit_ms: i32,
    memory_mib: i32,
    groups: Vec<GroupView>,
    /// What it can be solved in, and whether that can be judged now.
    languages: Vec<LanguageView>,
    templates: Vec<TemplateView>,
    /// Null below five people who tried it.
    statistics: Option<StatisticsView>,
    /// Null where nobody is signed in.
    own: Option<WorkView>,
    /// The clock behind the times of drafts.
    server_now: Time,
}

/// A problem that can be practised, with the drafts of the person who asks.
#[utoipa::path(get, path = "/api/practice/problems/{id}", tag = "practice",
    params(("id" = String, Path, description = "The problem's name")),
    responses((status = 200, body = PracticeView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_practice_problem(
    state: Data<State>,
    guest: Guest,
    slug: Id<Slug>,
) -> Result<Json<PracticeView>, ApiError> {
    let user = guest.0.map(|viewer| viewer.user.id);
    let now = state.clock.now();
    let view = state.db.read(move |conn| {
        let opened = practice::open(conn, &slug.0, user)?.ok_or_else(ApiError::not_found)?;
        let Opened { detail, statistics, own } = opened;
        let mut known = languages::all(&workers::languages(conn)?);
        known.retain(|language| detail.languages.contains(&language.id.0));
        Ok::<_, ApiError>(PracticeView {
            groups: hidden_groups(&detail.problem.groups),
            slug: detail.problem.slug,
            title: detail.problem.title,
            difficulty: detail.problem.difficulty.into(),
            r#type: detail.problem.problem_type.into(),
            keywords: detail.problem.keywords,
            statement: detail.statement,
            samples: detail.samples.into_iter().map(SampleView::from).collect(),
            time_limit_ms: detail.problem.limits.time_limit_ms,
            memory_mib: detail.problem.limits.memory_mib,
            languages: known,
            templates: TemplateView::all(detail.templates),
            statistics: StatisticsView::of(statistics),
            own: own.map(WorkView::from),
            server_now: now.into(),
        })
    });
    Ok(Json(view.await?))
}

/// What the person who asks has sent for a problem, newest first.
#[utoipa::path(get, path = "/api/practice/problems/{id}/submissions", tag = "practice",
    security(("bearer" = [])),
    params(("id" = String, Path, description = "The problem's name"),
        ("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<SummaryView>), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_practice_submissions(
    state: Data<State>,
    viewer: Viewer,
    slug: Id<Slug>,
    paging: Paging,
) -> Result<Json<PageBody<SummaryView>>, ApiError> {
    let user = viewer.user.id;
    let page = state.db.read(move |conn| practice::history(conn, &slug.0, user, paging.into()));
    let page = page.await?.ok_or_else(ApiError::not_found)?;
    Ok(Json(PageBody::of(page, |summary| SummaryView::from(&summary))))
}
