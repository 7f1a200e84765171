//! The catalogue of practice problems, as everybody sees it.

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use challenges::practice::{self, Asked, Filter, Listed, MAX_SEARCH, Sort, Standing, Status};
use challenges::problems::{Difficulty as Hardness, ProblemType as Type};
use challenges::statistics::{SHOWN_FROM, Statistics};
use kernel::Language;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Guest, paging_of, query};
use crate::wire::{
    Difficulty, LanguageId, ListBody, PageBody, PracticeSort, PracticeStatus, ProblemType, Time,
    Word,
};

/// How many values one filter takes.
const MAX_VALUES: usize = 20;
/// The longest name of a skill area, in characters.
const MAX_TAG: usize = 100;

/// How a problem went for those who practised it. Attempts are not in it.
#[derive(Serialize, ToSchema)]
#[schema(as = PracticeStatistics)]
pub(crate) struct StatisticsView {
    /// People who submitted something.
    tried: i64,
    /// People with an accepted submit.
    solved: i64,
    /// How many of a hundred who tried have solved it.
    acceptance_percent: Option<i32>,
    /// From the first draft or run to the first accepted submit: the median, in seconds. Null below five people who
    /// solved it.
    median_seconds: Option<i64>,
}

impl StatisticsView {
    /// `None` below five people who tried: what is shown of fewer could be one person's.
    pub(crate) fn of(counted: Option<Statistics>) -> Option<Self> {
        let shown = counted.filter(|counted| counted.tried >= SHOWN_FROM)?;
        let Statistics { tried, solved, acceptance_percent, median_seconds } = shown;
        Some(Self { tried, solved, acceptance_percent, median_seconds })
    }
}

/// A problem in the catalogue.
#[derive(Serialize, ToSchema)]
#[schema(as = PracticeRow)]
pub(crate) struct RowView {
    /// Its name in addresses.
    slug: String,
    title: String,
    difficulty: Difficulty,
    r#type: ProblemType,
    /// Skill areas.
    keywords: Vec<String>,
    languages: Vec<LanguageId>,
    added_at: Time,
    /// Null below five people who tried it.
    statistics: Option<StatisticsView>,
    /// Null where nobody is signed in.
    status: Option<PracticeStatus>,
    /// 0 to 100; null before a submit was judged.
    best_points: Option<i32>,
}

impl RowView {
    pub(super) fn of(row: Listed, is_known: bool) -> Self {
        let status = Standing::status(row.standing.as_ref());
        Self {
            slug: row.slug,
            title: row.title,
            difficulty: row.difficulty.into(),
            r#type: row.problem_type.into(),
            keywords: row.keywords,
            languages: row.languages.into_iter().map(Word).collect(),
            added_at: row.created_at.into(),
            statistics: StatisticsView::of(row.statistics),
            status: is_known.then_some(Word(status)),
            best_points: row.standing.and_then(|standing| standing.best_points),
        }
    }
}

/// Which problems are asked for. A filter takes several values with commas between them, of which any will do.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// Words of title, name and skill areas, at most 100 characters.
    q: Option<String>,
    difficulty: Option<String>,
    /// `code`, `debugging` or `multi_task`.
    r#type: Option<String>,
    /// Skill areas.
    tag: Option<String>,
    language: Option<String>,
    /// `todo`, `tried` or `solved`; only where somebody is signed in.
    status: Option<String>,
    /// `easiest` unless another is named.
    #[param(value_type = Option<PracticeSort>)]
    sort: Option<String>,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

fn values<T>(
    field: &str,
    text: Option<&str>,
    parse: impl Fn(&str) -> Option<T>,
) -> Result<Vec<T>, ApiError> {
    let parts = text.unwrap_or_default().split(',').map(str::trim).filter(|part| !part.is_empty());
    let read: Option<Vec<T>> = parts.map(parse).collect();
    read.filter(|values| values.len() <= MAX_VALUES).ok_or_else(|| {
        ApiError::invalid_field(field, "not_offered", format!("There is no such {field}."))
    })
}

impl Wanted {
    fn asked(self, is_known: bool) -> Result<Asked, ApiError> {
        let search = self.q.unwrap_or_default();
        if search.chars().count() > MAX_SEARCH {
            let text = format!("A search has at most {MAX_SEARCH} characters.");
            return Err(ApiError::invalid_field("q", "length", text));
        }
        let tag = |text: &str| (text.chars().count() <= MAX_TAG).then(|| text.to_owned());
        let statuses = values("status", self.status.as_deref(), Status::parse)?;
        if !statuses.is_empty() && !is_known {
            let text = "Sign in to filter by what you have solved.";
            return Err(ApiError::invalid_field("status", "signed_out", text));
        }
        let sort = match self.sort.as_deref() {
            None | Some("") => Sort::Easiest,
            Some(text) => Sort::parse(text).ok_or_else(|| {
                let help = "Sort by easiest, newest, acceptance or most_solved.";
                ApiError::invalid_field("sort", "not_offered", help)
            })?,
        };
        let paging = paging_of(self.cursor.as_deref(), self.limit.as_deref())?;
        let filter = Filter {
            difficulties: values("difficulty", self.difficulty.as_deref(), Hardness::parse)?,
            types: values("type", self.r#type.as_deref(), Type::parse)?,
            tags: values("tag", self.tag.as_deref(), tag)?,
            languages: values("language", self.language.as_deref(), Language::parse)?,
            statuses,
            search,
        };
        Ok(Asked { filter, sort, after: paging.cursor, limit: paging.limit })
    }
}

/// The problems that can be practised.
#[utoipa::path(get, path = "/api/practice/problems", tag = "practice", params(Wanted),
    responses((status = 200, body = PageBody<RowView>), (status = 400, body = ProblemBody)))]
pub(crate) async fn list_practice_problems(
    state: Data<State>,
    guest: Guest,
    req: HttpRequest,
) -> Result<Json<PageBody<RowView>>, ApiError> {
    let user = guest.0.map(|viewer| viewer.user.id);
    let help = "Ask for each filter once, several values with commas between them.";
    let asked = query::<Wanted>(&req, help)?.asked(user.is_some())?;
    let page = state.db.read(move |conn| practice::catalogue(conn, &asked, user)).await?;
    Ok(Json(PageBody::of(page, |row| RowView::of(row, user.is_some()))))
}

/// A skill area.
#[derive(Serialize, ToSchema)]
#[schema(as = PracticeTag)]
pub(crate) struct TagView {
    tag: String,
    /// How many problems of the catalogue need it.
    problems: usize,
}

/// The skill areas of the problems that can be practised, by name.
#[utoipa::path(get, path = "/api/practice/tags", tag = "practice",
    responses((status = 200, body = ListBody<TagView>)))]
pub(crate) async fn list_practice_tags(
    state: Data<State>,
) -> Result<Json<ListBody<TagView>>, ApiError> {
    let tags = state.db.read(practice::tags).await?;
    let items = tags.into_iter().map(|(tag, problems)| TagView { tag, problems }).collect();
    Ok(Json(ListBody { items }))
}
