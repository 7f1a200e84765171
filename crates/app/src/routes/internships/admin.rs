//! The admin's board of internships before their start, and what the admin decides.

use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use db::Conn;
use db::audit::{Actor, Object};
use flows::Reviewer;
use flows::internships as acts;
use internships::checklists::{self, Item, State as ItemState, Submission};
use internships::onboarding::{self, Card, Column, Wanted};
use internships::placements::{self, Act, Acting, By};
use kernel::chrono::NaiveDate;
use kernel::{Instant, InternshipId, InternshipItemId, Seen};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use super::requests::SubmitItem;
use super::views::{InternshipView, ItemView};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Viewer, every, input, paging_of, query, spreadsheet, text};
use crate::wire::{OnboardingColumn, PageBody, StepView, Word, csv, history};

/// How far a checklist is.
#[derive(Serialize, ToSchema)]
#[schema(as = ChecklistProgress)]
struct ProgressView {
    /// Of those that are required.
    approved: usize,
    required: usize,
    /// How many wait for the admin.
    submitted: usize,
    /// How many wait for an owner who is late.
    overdue: usize,
}

impl ProgressView {
    fn of(items: &[Item], today: NaiveDate) -> Self {
        let count = |fits: &dyn Fn(&Item) -> bool| items.iter().filter(|item| fits(item)).count();
        Self {
            approved: count(&|item| item.required && item.state == ItemState::Approved),
            required: count(&|item| item.required),
            submitted: count(&|item| item.state == ItemState::Submitted),
            overdue: count(&|item| item.is_overdue(today)),
        }
    }
}

/// An internship on the board.
#[derive(Serialize, ToSchema)]
#[schema(as = OnboardingCard)]
pub(crate) struct CardView {
    #[serde(flatten)]
    internship: InternshipView,
    progress: ProgressView,
}

/// Which part of the board is asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct WantedOnboarding {
    /// Those that wait for their owners, where it is left out.
    #[param(value_type = Option<OnboardingColumn>)]
    column: Option<String>,
    /// Only those with an item that is overdue: `true` or `false`.
    #[param(value_type = Option<bool>)]
    overdue: Option<bool>,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

const HELP: &str = "Ask for `column`, `overdue`, `cursor` and `limit`, each once.";

impl WantedOnboarding {
    fn wanted(&self) -> Result<Wanted, ApiError> {
        let known = |text| {
            let help = "There is no such column.";
            Column::parse(text).ok_or_else(|| ApiError::bad_request("bad_query", help))
        };
        let column = self.column.as_deref().map(known).transpose()?.unwrap_or(Column::Waiting);
        Ok(Wanted { column, overdue: self.overdue.unwrap_or(false) })
    }
}

/// One column of the board, those that start first come first.
#[utoipa::path(get, path = "/api/admin/internships", tag = "admin", security(("bearer" = [])),
    params(WantedOnboarding),
    responses((status = 200, body = PageBody<CardView>), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_onboarding(
    state: Data<State>,
    req: HttpRequest,
) -> Result<Json<PageBody<CardView>>, ApiError> {
    let asked: WantedOnboarding = query(&req, HELP)?;
    let paging = paging_of(asked.cursor.as_deref(), asked.limit.as_deref())?;
    let wanted = asked.wanted()?;
    let (now, place) = (state.clock.now(), paging.into());
    let page = state.db.read(move |conn| onboarding::list(conn, wanted, place, now)).await?;
    let today = now.date_naive();
    Ok(Json(PageBody::of(page, |card: Card| CardView {
        progress: ProgressView::of(&card.items, today),
        internship: card.internship.into(),
    })))
}

const HEADINGS: [&str; 10] = [
    "Intern",
    "Role",
    "Company",
    "State",
    "First day",
    "Last day",
    "Approved",
    "Required",
    "To review",
    "Overdue",
];

/// The same as a table for a spreadsheet, at most 10 000 rows; `cursor` and `limit` are ignored. What was sent in
/// for the checklist is not in it.
#[utoipa::path(get, path = "/api/admin/internships/export", tag = "admin",
    security(("bearer" = [])), params(WantedOnboarding),
    responses((status = 200, body = String, content_type = "text/csv"),
        (status = 400, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn export_onboarding(
    state: Data<State>,
    req: HttpRequest,
) -> Result<HttpResponse, ApiError> {
    let asked: WantedOnboarding = query(&req, HELP)?;
    let (wanted, now) = (asked.wanted()?, state.clock.now());
    let found = state
        .db
        .read(move |conn| every(|place| onboarding::list(conn, wanted, place, now)))
        .await?;
    let today = now.date_naive();
    let rows = found.into_iter().map(|Card { internship: one, items }| {
        let progress = ProgressView::of(&items, today);
        vec![
            one.candidate_name.into(),
            one.role_title.into(),
            one.company_name.into(),
            one.state.as_str().into(),
            one.starts_on.to_string().into(),
            one.ends_on.to_string().into(),
            progress.approved.to_string().into(),
            progress.required.to_string().into(),
            progress.submitted.to_string().into(),
            progress.overdue.to_string().into(),
        ]
    });
    spreadsheet("onboarding", csv(&HEADINGS, rows))
}

/// How many internships are in each column.
#[derive(Serialize, ToSchema)]
#[schema(as = OnboardingCounts)]
struct CountsView {
    waiting: i64,
    to_review: i64,
    done: i64,
    ready: i64,
}

/// The counts of every column.
#[derive(Serialize, ToSchema)]
#[schema(as = OnboardingCountsBody)]
pub(crate) struct CountsBody {
    counts: CountsView,
}

/// How many internships are in each column.
#[utoipa::path(get, path = "/api/admin/internships/counts", tag = "admin",
    security(("bearer" = [])), responses((status = 200, body = CountsBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn count_onboarding(state: Data<State>) -> Result<Json<CountsBody>, ApiError> {
    let now = state.clock.now();
    let counted = state.db.read(move |conn| onboarding::counts(conn, false, now)).await?;
    let of = |column| counted.iter().find(|(of, _)| *of == column).map_or(0, |(_, count)| *count);
    let counts = CountsView {
        waiting: of(Column::Waiting),
        to_review: of(Column::ToReview),
        done: of(Column::Done),
        ready: of(Column::Ready),
    };
    Ok(Json(CountsBody { counts }))
}

/// An internship as the admin prepares it. What its sides say of each other is not here.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminInternship)]
pub(crate) struct AdminView {
    #[serde(flatten)]
    internship: InternshipView,
    /// Null once it has started or is cancelled.
    column: Option<OnboardingColumn>,
    progress: ProgressView,
    /// Whether it can be marked ready now.
    can_be_ready: bool,
    items: Vec<ItemView>,
    /// Oldest first.
    history: Vec<StepView>,
}

fn detail(conn: &mut Conn, id: InternshipId, now: Instant) -> Result<AdminView, ApiError> {
    let today = now.date_naive();
    let of = placements::find(conn, Acting::System, id)?;
    let items = checklists::of_internship(conn, id)?;
    let pending = of.state == placements::State::PendingDocuments;
    Ok(AdminView {
        column: Column::of(of.state, &items).map(Word),
        progress: ProgressView::of(&items, today),
        can_be_ready: pending && checklists::is_done(&items),
        items: items.into_iter().map(|item| ItemView::of(item, By::Admin, today)).collect(),
        history: history(conn, Object::of(placements::KIND, id))?,
        internship: of.into(),
    })
}

/// One internship with its checklist and its history.
#[utoipa::path(get, path = "/api/admin/internships/{id}", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = AdminView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_onboarding(
    state: Data<State>,
    Id(id): Id<InternshipId>,
) -> Result<Json<AdminView>, ApiError> {
    let now = state.clock.now();
    Ok(Json(state.db.read(move |conn| detail(conn, id, now)).await?))
}

/// The version of an internship that was looked at.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MarkReady {
    version: i32,
}

/// Cancels an internship before its start.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CancelInternship {
    /// The version that was looked at.
    version: i32,
    /// What both sides read, 1 to 2000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    reason: String,
}

/// A decision on an item.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DecideItem {
    /// The version that was looked at.
    version: i32,
    approve: bool,
    /// Why it is rejected, 1 to 2000 characters; its owner reads it.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    reason: Option<String>,
}

input!(MarkReady, CancelInternship, DecideItem);

/// Runs a change and answers the internship as it is then.
async fn change(
    state: &State,
    viewer: &Viewer,
    act: impl FnOnce(&mut Conn, &Reviewer) -> flows::Result<InternshipId> + Send + 'static,
) -> Result<Json<AdminView>, ApiError> {
    let by = Reviewer { actor: Actor::User(viewer.user.id), sender: state.sender() };
    let changed = state.db.write(move |conn| {
        let id = act(conn, &by)?;
        detail(conn, id, by.sender.now)
    });
    Ok(Json(changed.await?))
}

/// Marks an internship as ready, once every required item is approved.
#[utoipa::path(post, path = "/api/admin/internships/{id}/ready", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = MarkReady,
    responses((status = 200, body = AdminView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn mark_ready(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<InternshipId>,
    body: Body<MarkReady>,
) -> Result<Json<AdminView>, ApiError> {
    let seen = Seen::at(id, body.value.version);
    change(&state, &viewer, move |conn, by| Ok(acts::make_ready(conn, by, seen)?.id)).await
}

/// Cancels an internship before its start, and notifies both sides.
#[utoipa::path(post, path = "/api/admin/internships/{id}/cancel", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = CancelInternship,
    responses((status = 200, body = AdminView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn cancel_internship(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<InternshipId>,
    body: Body<CancelInternship>,
) -> Result<Json<AdminView>, ApiError> {
    let CancelInternship { version, reason } = body.value;
    let seen = Seen::at(id, version);
    change(&state, &viewer, move |conn, by| {
        let why = (Act::Cancel, Some(reason.as_str()));
        Ok(acts::step(conn, &by.sender, Acting::Admin(by.actor), seen, why)?.id)
    })
    .await
}

/// Submits an item that the admin owns.
#[utoipa::path(post, path = "/api/admin/internship-items/{id}/submit", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = SubmitItem,
    responses((status = 200, body = AdminView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn submit_admin_item(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<InternshipItemId>,
    body: Body<SubmitItem>,
) -> Result<Json<AdminView>, ApiError> {
    let seen = Seen::at(id, body.value.version);
    change(&state, &viewer, move |conn, by| {
        let what: Submission<'_> = body.value.submission();
        Ok(acts::submit(conn, &by.sender, Acting::Admin(by.actor), seen, what)?.internship.id)
    })
    .await
}

/// Approves or rejects what an owner has submitted.
#[utoipa::path(post, path = "/api/admin/internship-items/{id}/decision", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = DecideItem,
    responses((status = 200, body = AdminView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn decide_item(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<InternshipItemId>,
    body: Body<DecideItem>,
) -> Result<Json<AdminView>, ApiError> {
    let DecideItem { version, approve, reason } = body.value;
    let seen = Seen::at(id, version);
    let rejected = (!approve).then(|| reason.unwrap_or_default());
    change(&state, &viewer, move |conn, by| {
        Ok(acts::decide(conn, by, seen, rejected.as_deref())?.internship.id)
    })
    .await
}
