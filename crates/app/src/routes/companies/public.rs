//! Companies as everybody sees them.

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use companies::details::Industry;
use companies::directory::{self, Asked, Listed, MAX_SEARCH};
use companies::profiles;
use hiring::replies::{self, DAYS, INTRODUCED_HOURS, Rate};
use interviews::directory as reported;
use kernel::CompanyId;
use kernel::uuid::Uuid;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::details::FormBody;
use super::logos::logo_url;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Id, paging_of, query};
use crate::wire::story::StatsView;
use crate::wire::{CompanyIndustry, CompanySize, PageBody, Word};

/// A row of the list of companies.
#[derive(Serialize, ToSchema)]
#[schema(as = ListedCompany)]
pub(crate) struct ListedView {
    id: Uuid,
    name: String,
    industry: Option<CompanyIndustry>,
    size: Option<CompanySize>,
    city: Option<String>,
    /// Two capital letters.
    country: Option<String>,
    logo_url: Option<String>,
    /// How many roles somebody can apply for.
    open_roles: i64,
    /// How many stories there are of its interviews.
    stories: i64,
    /// How hard its interviews are on average, 1 to 5. Null below five stories.
    difficulty: Option<f64>,
}

impl From<Listed> for ListedView {
    fn from(listed: Listed) -> Self {
        let said = |text: String| Some(text).filter(|text| !text.is_empty());
        let form = listed.form;
        Self {
            id: listed.id.0,
            name: form.name,
            industry: form.industry.map(Word),
            size: form.size.map(Word),
            city: said(form.city),
            country: said(form.country),
            logo_url: listed.logo.map(|name| logo_url(&name)),
            open_roles: listed.open_roles,
            stories: listed.stories,
            difficulty: listed.difficulty,
        }
    }
}

/// What people report of a company's interviews.
#[derive(Serialize, ToSchema)]
#[schema(as = CompanyInterviews)]
pub(crate) struct InterviewsView {
    /// What the stories call the company, in their addresses.
    slug: String,
    stories: i32,
    /// Null below five stories.
    stats: Option<StatsView>,
}

/// How many of its candidates a company answered in time.
#[derive(Serialize, ToSchema)]
#[schema(as = ReplyRate)]
pub(crate) struct ReplyRateView {
    in_time: i64,
    counted: i64,
    /// In how many days an applicant is answered.
    days: i64,
    /// In how many hours somebody is answered who accepted an introduction.
    introduced_hours: i64,
}

impl From<Rate> for ReplyRateView {
    fn from(rate: Rate) -> Self {
        let Rate { in_time, counted } = rate;
        Self { in_time, counted, days: DAYS, introduced_hours: INTRODUCED_HOURS }
    }
}

/// A company as everybody sees it.
#[derive(Serialize, ToSchema)]
#[schema(as = PublicCompany)]
pub(crate) struct PublicView {
    id: Uuid,
    form: FormBody,
    logo_url: Option<String>,
    /// How many roles somebody can apply for.
    open_roles: i64,
    /// Null where there is no story.
    interviews: Option<InterviewsView>,
    /// Of the last 365 days. Null below five candidates.
    replies: Option<ReplyRateView>,
}

/// Which companies are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// How their names begin, in any case; at most 100 characters.
    search: Option<String>,
    #[param(value_type = Option<CompanyIndustry>)]
    industry: Option<String>,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

impl Wanted {
    fn asked(self) -> Result<Asked, ApiError> {
        let search = self.search.unwrap_or_default();
        if search.chars().count() > MAX_SEARCH {
            let text = format!("A search has at most {MAX_SEARCH} characters.");
            return Err(ApiError::invalid_field("search", "length", text));
        }
        let industry = self.industry.as_deref().map(|text| {
            let help = "There is no such industry.";
            let none = || ApiError::invalid_field("industry", "not_offered", help);
            Industry::parse(text).ok_or_else(none)
        });
        let paging = paging_of(self.cursor.as_deref(), self.limit.as_deref())?.into();
        Ok(Asked { search, industry: industry.transpose()?, paging })
    }
}

/// The companies that may act, by name.
#[utoipa::path(get, path = "/api/companies", tag = "companies", params(Wanted),
    responses((status = 200, body = PageBody<ListedView>), (status = 400, body = ProblemBody)))]
pub(crate) async fn list_companies(
    state: Data<State>,
    req: HttpRequest,
) -> Result<Json<PageBody<ListedView>>, ApiError> {
    let help = "Ask for `search`, `industry`, `cursor` and `limit`, each once.";
    let asked = query::<Wanted>(&req, help)?.asked()?;
    let now = state.clock.now();
    let page = state.db.read(move |conn| directory::list(conn, &asked, now)).await?;
    Ok(Json(PageBody::of(page, ListedView::from)))
}

/// A company that may act; of one that was merged, the company that it was merged into.
#[utoipa::path(get, path = "/api/companies/{id}", tag = "companies",
    params(("id" = Uuid, Path)),
    responses((status = 200, body = PublicView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_company(
    state: Data<State>,
    Id(id): Id<CompanyId>,
) -> Result<Json<PublicView>, ApiError> {
    let now = state.clock.now();
    let shown = state.db.read(move |conn| {
        let id = profiles::merged_into(conn, id)?.map_or(id, |into| into.id);
        let listed = directory::find(conn, id, now)?;
        let interviews = match reported::of_account(conn, id)? {
            None => None,
            Some(known) => {
                let stats = reported::stats(conn, &known.slug)?.map(StatsView::from);
                Some(InterviewsView { slug: known.slug, stories: known.stories, stats })
            }
        };
        Ok::<_, ApiError>(PublicView {
            id: listed.id.0,
            form: listed.form.into(),
            logo_url: listed.logo.map(|name| logo_url(&name)),
            open_roles: listed.open_roles,
            interviews,
            replies: replies::rate(conn, id, now)?.map(ReplyRateView::from),
        })
    });
    Ok(Json(shown.await?))
}
