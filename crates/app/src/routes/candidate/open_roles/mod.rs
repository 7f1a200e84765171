//! Roles that companies hire for, as everybody sees them.

pub(crate) mod alerts;

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use hiring::open_roles::{self, Listed, OpenRole, Search};
use kernel::chrono::NaiveDate;
use kernel::uuid::Uuid;
use kernel::{CompanyId, RoleId, Words};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Id, day, filter, paging_of, query};
use crate::wire::role::FormBody;
use crate::wire::{PageBody, RoleKind, RoleLevel, RoleWorkplace, Time, Word};

/// A company by its name.
#[derive(Serialize, ToSchema)]
#[schema(as = HiringCompany)]
pub(crate) struct CompanyView {
    pub(in crate::routes::candidate) id: Uuid,
    pub(in crate::routes::candidate) name: String,
}

/// A role that is or was open to everybody.
#[derive(Serialize, ToSchema)]
#[schema(as = OpenRole)]
pub(crate) struct OpenRoleView {
    id: Uuid,
    company: CompanyView,
    title: String,
    /// Whether somebody can apply today.
    open: bool,
    /// What the role says, without what is the company's own; null while nobody can apply.
    form: Option<FormBody>,
    /// Whether an assessment is part of applying.
    assessed: bool,
    published_at: Time,
}

impl OpenRoleView {
    fn of(role: OpenRole, today: NaiveDate) -> Self {
        let open = role.takes_applications(today);
        Self {
            id: role.id.0,
            company: CompanyView { id: role.company.0, name: role.company_name },
            title: role.form.title.clone(),
            open,
            form: open.then(|| role.form.into()),
            assessed: role.assessed,
            published_at: role.published_at.into(),
        }
    }
}

/// A row of a list of open roles.
#[derive(Serialize, ToSchema)]
#[schema(as = OpenRoleRow)]
pub(crate) struct OpenRoleRow {
    id: Uuid,
    company: CompanyView,
    title: String,
    kind: Option<RoleKind>,
    level: Option<RoleLevel>,
    workplace: Option<RoleWorkplace>,
    /// The place; empty where the work is done remotely.
    location: String,
    /// Two capital letters each.
    countries: Vec<String>,
    /// The last day on which somebody can apply, in UTC.
    deadline: Option<NaiveDate>,
    published_at: Time,
}

impl From<Listed> for OpenRoleRow {
    fn from(row: Listed) -> Self {
        Self {
            id: row.id.0,
            company: CompanyView { id: row.company.0, name: row.company_name },
            title: row.title,
            kind: row.kind.map(Word),
            level: row.level.map(Word),
            workplace: row.workplace.map(Word),
            location: row.location,
            countries: row.countries,
            deadline: row.deadline,
            published_at: row.published_at.into(),
        }
    }
}

/// Which open roles are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// Those of one company; of all where it is left out.
    #[param(value_type = Option<Uuid>)]
    company: Option<String>,
    /// Words of the title, the company, the place or the skills; at most 100 characters.
    search: Option<String>,
    /// The kind of employment.
    #[param(value_type = Option<RoleKind>)]
    kind: Option<String>,
    /// How much somebody has done before.
    #[param(value_type = Option<RoleLevel>)]
    level: Option<String>,
    /// Where the work is done.
    #[param(value_type = Option<RoleWorkplace>)]
    workplace: Option<String>,
    /// Two capital letters: a country that the role names.
    country: Option<String>,
    /// `true`: only those that say what they pay.
    #[param(value_type = Option<bool>)]
    pay: Option<String>,
    /// A day as `YYYY-MM-DD`: those that begin on it or earlier, or when it is agreed upon.
    starts_by: Option<String>,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

const HELP: &str = "Ask for `company`, `search`, `kind`, `level`, `workplace`, `country`, `pay`, `starts_by`, `cursor` \
                    and `limit`, each once.";

fn is_country(text: &str) -> bool {
    text.len() == 2 && text.bytes().all(|b| b.is_ascii_uppercase())
}

impl Wanted {
    fn search(&self) -> Result<Search, ApiError> {
        let company: Option<CompanyId> = match self.company.as_deref().map(str::parse) {
            None => None,
            Some(Ok(id)) => Some(id),
            Some(Err(_)) => {
                let help = "This is not the id of a company.";
                return Err(ApiError::invalid_field("company", "format", help));
            }
        };
        let short = |text: &str| (text.chars().count() <= 100).then(|| Search::words_of(text));
        Ok(Search {
            company,
            words: filter(self.search.as_deref(), HELP, short)?.unwrap_or_default(),
            kind: filter(self.kind.as_deref(), HELP, Words::parse)?,
            level: filter(self.level.as_deref(), HELP, Words::parse)?,
            workplace: filter(self.workplace.as_deref(), HELP, Words::parse)?,
            country: filter(self.country.as_deref(), HELP, |text| {
                is_country(text).then(|| text.to_owned())
            })?,
            says_pay: filter(self.pay.as_deref(), HELP, |text| text.parse().ok())?.unwrap_or(false),
            starts_by: filter(self.starts_by.as_deref(), HELP, day)?,
            published: None,
        })
    }
}

/// Roles that take applications, the last published first.
#[utoipa::path(get, path = "/api/open-roles", tag = "open roles", params(Wanted),
    responses((status = 200, body = PageBody<OpenRoleRow>), (status = 400, body = ProblemBody)))]
pub(crate) async fn list_open_roles(
    state: Data<State>,
    req: HttpRequest,
) -> Result<Json<PageBody<OpenRoleRow>>, ApiError> {
    let wanted: Wanted = query(&req, HELP)?;
    let place = paging_of(wanted.cursor.as_deref(), wanted.limit.as_deref())?.into();
    let search = wanted.search()?;
    let today = state.clock.now().date_naive();
    let page = state.db.read(move |conn| open_roles::list(conn, &search, today, place)).await?;
    Ok(Json(PageBody::of(page, OpenRoleRow::from)))
}

/// A role that is or was open.
#[utoipa::path(get, path = "/api/open-roles/{id}", tag = "open roles",
    params(("id" = Uuid, Path)),
    responses((status = 200, body = OpenRoleView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_open_role(
    state: Data<State>,
    Id(id): Id<RoleId>,
) -> Result<Json<OpenRoleView>, ApiError> {
    let role = state.db.read(move |conn| open_roles::find(conn, id)).await?;
    Ok(Json(OpenRoleView::of(role, state.clock.now().date_naive())))
}
