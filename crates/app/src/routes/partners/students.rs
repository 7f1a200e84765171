//! The students whom a partner referred: a searchable list, and a CSV export.

use std::borrow::Cow;
use std::collections::HashMap;

use ::partners::accounts;
use ::partners::attributions::{self, Listed, Of, Search};
use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use db::Conn;
use kernel::chrono::NaiveDate;
use kernel::{Instant, Page, UserId};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Viewer, every, paging_of, query, spreadsheet};
use crate::wire::{PageBody, ReferralStage, Time, csv};

/// A student who signed up with the caller's code.
#[derive(Serialize, ToSchema)]
#[schema(as = BroughtStudent)]
pub(crate) struct StudentView {
    /// Identifies the student to the partner while their name is hidden, as in “Student 3”.
    number: i32,
    /// Null unless the student lets the partner see it.
    name: Option<String>,
    stage: ReferralStage,
    brought_at: Time,
    /// The day on which they last ran or submitted a program; null if they never have, and of somebody who hides their
    /// name.
    last_active_on: Option<NaiveDate>,
}

/// The search and the page of a list of students.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct StudentFilter {
    /// A number, or a part of a name that is shown; at most 100 characters.
    search: Option<String>,
    /// The `next_cursor` of the previous page.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

const HELP: &str = "Ask for `search`, `cursor` and `limit`, each once.";

impl StudentFilter {
    fn search(&self) -> Result<Option<Search>, ApiError> {
        let typed = self.search.as_deref().unwrap_or_default();
        if typed.chars().count() > 100 {
            let text = "A search has at most 100 characters.";
            return Err(ApiError::bad_request("bad_query", text));
        }
        Ok(Search::typed(typed))
    }
}

type Active = HashMap<UserId, Instant>;

fn page(
    conn: &mut Conn,
    user: UserId,
    search: Option<&Search>,
    paging: kernel::Paging,
) -> Result<(Page<Listed>, Active), ApiError> {
    let page = attributions::search(conn, user, (Of::Students, search), paging)?;
    // What somebody who hides does on which day would tell who they are.
    let shown: Vec<UserId> =
        page.items.iter().filter(|one| one.of.shows_name).map(|one| one.of.user).collect();
    let active = attributions::last_active(conn, &shown)?;
    Ok((page, active))
}

fn view(one: Listed, active: &Active) -> StudentView {
    let Listed { of, name, stage, .. } = one;
    StudentView {
        number: of.number,
        name: of.shows_name.then_some(name),
        stage: stage.into(),
        brought_at: of.brought_at.into(),
        last_active_on: active.get(&of.user).map(|at| at.date_naive()),
    }
}

/// The people who signed up with the caller's code, the newest first.
#[utoipa::path(get, path = "/api/partners/me/students", tag = "partners",
    security(("bearer" = [])), params(StudentFilter),
    responses((status = 200, body = PageBody<StudentView>), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_brought_students(
    state: Data<State>,
    viewer: Viewer,
    req: HttpRequest,
) -> Result<Json<PageBody<StudentView>>, ApiError> {
    let user = viewer.user.id;
    let filter: StudentFilter = query(&req, HELP)?;
    let paging = paging_of(filter.cursor.as_deref(), filter.limit.as_deref())?;
    let search = filter.search()?;
    let found = state.db.read(move |conn| {
        accounts::find(conn, user)?;
        page(conn, user, search.as_ref(), paging.into())
    });
    let (page, active) = found.await?;
    Ok(Json(PageBody::of(page, |one| view(one, &active))))
}

const HEADINGS: [&str; 4] = ["Student", "Stage", "Signed up", "Last active"];

fn row((one, active): &(Listed, Option<Instant>)) -> Vec<Cow<'_, str>> {
    let day = |at: &Instant| at.date_naive().to_string();
    let name = one.of.shows_name.then(|| one.name.as_str().into());
    vec![
        name.unwrap_or_else(|| format!("Student {}", one.of.number).into()),
        one.stage.as_str().into(),
        day(&one.of.brought_at).into(),
        active.as_ref().map(day).unwrap_or_default().into(),
    ]
}

/// The same list as CSV, at most 10 000 rows.
#[utoipa::path(get, path = "/api/partners/me/students/export", tag = "partners",
    security(("bearer" = [])), params(StudentFilter),
    responses((status = 200, body = String, content_type = "text/csv"),
        (status = 400, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn export_brought_students(
    state: Data<State>,
    viewer: Viewer,
    req: HttpRequest,
) -> Result<HttpResponse, ApiError> {
    let user = viewer.user.id;
    let search = query::<StudentFilter>(&req, HELP)?.search()?;
    let all = state.db.read(move |conn| {
        accounts::find(conn, user)?;
        every(|place| {
            let (page, active) = page(conn, user, search.as_ref(), place)?;
            Ok::<_, ApiError>(page.map(|one| {
                let at = active.get(&one.of.user).copied();
                (one, at)
            }))
        })
    });
    let all = all.await?;
    spreadsheet("students", csv(&HEADINGS, all.iter().map(row)))
}
