//! Interview experiences, as everybody reads them.

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use interviews::directory;
use interviews::replies;
use interviews::stories::{self, Asked, Filter, Place, Sort};
use interviews::{Level, Outcome, Source, company_slug, position_slug};
use kernel::StoryId;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Id, paging_of, query};
use crate::wire::ListBody;
use crate::wire::StorySort;
use crate::wire::story::{CardView, CompanyView, KnownView, ReplyView, StatsView, StoryView};

const LIMIT: usize = 20;
const MAX_LIMIT: usize = 50;
const MAX_WORDS: usize = 200;
/// How many values one filter takes.
const MAX_VALUES: usize = 20;

/// Which stories are asked for. A filter takes several values with commas between them.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// Words to search for, at most 200 characters; `"a phrase"`, `or` and `-not` are understood.
    q: Option<String>,
    /// Names or slugs.
    company: Option<String>,
    /// Names or slugs.
    position: Option<String>,
    year: Option<String>,
    level: Option<String>,
    outcome: Option<String>,
    /// 1 to 5.
    difficulty: Option<String>,
    source: Option<String>,
    language: Option<String>,
    /// `true`: only those that our own records prove.
    verified: Option<String>,
    #[param(value_type = Option<StorySort>)]
    sort: Option<String>,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 50; 20 where this is absent.
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

fn number(text: &str, least: i32, most: i32) -> Option<i32> {
    text.parse().ok().filter(|number| (least..=most).contains(number))
}

fn language(text: &str) -> Option<String> {
    let ok = text.len() == 2 && text.bytes().all(|b| b.is_ascii_lowercase());
    ok.then(|| text.to_owned())
}

impl Wanted {
    fn filter(&self) -> Result<Filter, ApiError> {
        let named = |text: &str, slug: fn(&str) -> String| {
            (text.chars().count() <= 120).then(|| slug(text))
        };
        let verified = match self.verified.as_deref() {
            None | Some("" | "false") => false,
            Some("true") => true,
            Some(_) => {
                return Err(ApiError::invalid_field(
                    "verified",
                    "format",
                    "Say `true` or nothing.",
                ));
            }
        };
        Ok(Filter {
            companies: values("company", self.company.as_deref(), |t| named(t, company_slug))?,
            positions: values("position", self.position.as_deref(), |t| named(t, position_slug))?,
            years: values("year", self.year.as_deref(), |t| number(t, 2000, 2200))?,
            levels: values("level", self.level.as_deref(), Level::parse)?,
            outcomes: values("outcome", self.outcome.as_deref(), Outcome::parse)?,
            difficulties: values("difficulty", self.difficulty.as_deref(), |t| number(t, 1, 5))?,
            sources: values("source", self.source.as_deref(), Source::parse)?,
            languages: values("language", self.language.as_deref(), language)?,
            verified,
        })
    }

    fn asked(&self) -> Result<Asked, ApiError> {
        let words = self.q.as_deref().map(str::trim).filter(|words| !words.is_empty());
        if words.is_some_and(|words| words.chars().count() > MAX_WORDS) {
            let text = "Search for at most 200 characters.";
            return Err(ApiError::invalid_field("q", "length", text));
        }
        let usual = if words.is_some() { Sort::Relevance } else { Sort::Recent };
        let sort = match self.sort.as_deref() {
            None | Some("") => usual,
            Some(text) => Sort::parse(text).ok_or_else(|| {
                let help = "Sort by recent, helpful or relevance.";
                ApiError::invalid_field("sort", "not_offered", help)
            })?,
        };
        // Without words nothing is more relevant than what is new.
        let sort = if words.is_none() && sort == Sort::Relevance { Sort::Recent } else { sort };
        let after = self.cursor.as_deref().map(str::parse).transpose();
        let after = after.map_err(|_| ApiError::from(interviews::Error::BadCursor))?;
        let limit = match self.limit.as_deref() {
            None => Some(LIMIT),
            Some(text) => text.parse().ok().filter(|limit| (1..=MAX_LIMIT).contains(limit)),
        };
        let help = "A page holds 1 to 50 rows.";
        let limit = limit.ok_or_else(|| ApiError::bad_request("bad_limit", help))?;
        let (words, filter) = (words.map(str::to_owned), self.filter()?);
        Ok(Asked { words, filter, sort, after, limit })
    }
}

/// Where in a list of stories the caller is, and how much of it they want.
pub(crate) fn place_of(req: &HttpRequest) -> Result<kernel::Paging<Place>, ApiError> {
    let asked: Paged = query(req, "Ask for `cursor` and `limit`, each once.")?;
    let place = asked.cursor.as_deref().map(str::parse).transpose();
    let after = place.map_err(|_| ApiError::from(interviews::Error::BadCursor))?;
    let limit = paging_of(None, asked.limit.as_deref())?.limit;
    Ok(kernel::Paging { after, limit })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Paged {
    cursor: Option<String>,
    limit: Option<String>,
}

/// A page of stories.
#[derive(Serialize, ToSchema)]
#[schema(as = StoryPage)]
pub(crate) struct StoriesBody {
    items: Vec<CardView>,
    /// Where the next page starts; null on the last.
    next_cursor: Option<String>,
}

/// Stories by filter, search and order.
#[utoipa::path(get, path = "/api/interviews", tag = "interviews", params(Wanted),
    responses((status = 200, body = StoriesBody), (status = 400, body = ProblemBody)))]
pub(crate) async fn list_stories(
    state: Data<State>,
    req: HttpRequest,
) -> Result<Json<StoriesBody>, ApiError> {
    let help = "Ask for each filter once, several values with commas between them.";
    let asked = query::<Wanted>(&req, help)?.asked()?;
    let searched = asked.words.is_some();
    let found = state.db.read(move |conn| stories::list(conn, &asked)).await?;
    let next_cursor = found.next.map(|place| place.to_string());
    let items = found.items.into_iter().map(|card| CardView::of(card, searched)).collect();
    Ok(Json(StoriesBody { items, next_cursor }))
}

/// The numbers of the landing page.
#[derive(Serialize, ToSchema)]
#[schema(as = StorySummary)]
pub(crate) struct SummaryBody {
    stories: i64,
    new_this_week: i64,
    /// At most 12, those with most stories first.
    top_companies: Vec<KnownView>,
}

/// How many stories there are, and of whom.
#[utoipa::path(get, path = "/api/interviews/summary", tag = "interviews",
    responses((status = 200, body = SummaryBody)))]
pub(crate) async fn show_summary(state: Data<State>) -> Result<Json<SummaryBody>, ApiError> {
    let now = state.clock.now();
    let found = state.db.read(move |conn| directory::summary(conn, now)).await?;
    Ok(Json(SummaryBody {
        stories: found.stories,
        new_this_week: found.new_this_week,
        top_companies: found.top_companies.into_iter().map(KnownView::from).collect(),
    }))
}

/// A story.
#[derive(Serialize, ToSchema)]
#[schema(as = StoryBody)]
pub(crate) struct StoryBody {
    story: StoryView,
}

/// One story with everything that belongs to it.
#[utoipa::path(get, path = "/api/interviews/{id}", tag = "interviews",
    params(("id" = Uuid, Path)),
    responses((status = 200, body = StoryBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_story(
    state: Data<State>,
    Id(id): Id<StoryId>,
) -> Result<Json<StoryBody>, ApiError> {
    let found = state.db.read(move |conn| {
        let story = stories::find(conn, id)?;
        let related = stories::related(conn, &story.card)?;
        let stats = directory::stats(conn, &story.card.company.slug)?;
        let reply = replies::shown(conn, id)?.map(ReplyView::from);
        Ok::<_, ApiError>(StoryView::of(story, reply, related, stats))
    });
    Ok(Json(StoryBody { story: found.await? }))
}

/// What was typed of a company's name.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Typed {
    /// At most 120 characters.
    q: Option<String>,
}

/// Companies whose name begins so, at most ten.
#[utoipa::path(get, path = "/api/interviews/companies", tag = "interviews", params(Typed),
    responses((status = 200, body = ListBody<KnownView>), (status = 400, body = ProblemBody)))]
pub(crate) async fn list_companies(
    state: Data<State>,
    req: HttpRequest,
) -> Result<Json<ListBody<KnownView>>, ApiError> {
    let typed = query::<Typed>(&req, "Ask for `q`, once.")?.q.unwrap_or_default();
    if typed.chars().count() > 120 {
        let text = "A name has at most 120 characters.";
        return Err(ApiError::invalid_field("q", "length", text));
    }
    let found = state.db.read(move |conn| directory::typed_ahead(conn, &typed)).await?;
    Ok(Json(ListBody { items: found.into_iter().map(KnownView::from).collect() }))
}

/// A company's stories in numbers.
#[derive(Serialize, ToSchema)]
#[schema(as = StoryCompanyBody)]
pub(crate) struct CompanyBody {
    company: CompanyView,
    stories: i32,
    /// Null below five stories.
    stats: Option<StatsView>,
}

/// What a company's stories say together.
#[utoipa::path(get, path = "/api/interviews/companies/{id}", tag = "interviews",
    params(("id" = String, Path, description = "The company's slug.")),
    responses((status = 200, body = CompanyBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_company(
    state: Data<State>,
    Id(slug): Id<String>,
) -> Result<Json<CompanyBody>, ApiError> {
    let found = state.db.read(move |conn| {
        let known = directory::find(conn, &slug)?;
        let stats = directory::stats(conn, &slug)?;
        Ok::<_, ApiError>((known, stats))
    });
    let (known, stats) = found.await?;
    let (name, slug, company_id) = (known.name, known.slug, known.company.map(|id| id.0));
    let company = CompanyView { name, slug, company_id };
    Ok(Json(CompanyBody { company, stories: known.stories, stats: stats.map(StatsView::from) }))
}
