//! Slates for the admin: who has applied for a role, as its company is going to see them.

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use db::Conn;
use db::audit::Object;
use hiring::board::Veil;
use hiring::roles;
use hiring::slates::{self, Candidate, Counts, HiddenTotals, Note, Part, Similar, Slate};
use kernel::uuid::Uuid;
use kernel::{ApplicationId, RoleId};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Id, Paging, paging_of, query};
use crate::wire::candidate::{CandidateView, CardView, Known};
use crate::wire::{
    ExclusionCode, PageBody, RoleState, SlateLikeness, SlateLook, SlatePart, StepView, Time, Word,
    history,
};

/// How many applications are in which part of a slate.
#[derive(Serialize, ToSchema)]
#[schema(as = SlateCounts)]
struct CountsView {
    waiting: i64,
    excluded: i64,
    released: i64,
}

impl From<Counts> for CountsView {
    fn from(counts: Counts) -> Self {
        let Counts { waiting, excluded, released } = counts;
        Self { waiting, excluded, released }
    }
}

/// A role that has been published, and its slate.
#[derive(Serialize, ToSchema)]
#[schema(as = Slate)]
pub(crate) struct SlateView {
    /// Of the role.
    id: Uuid,
    /// What a release names.
    version: i32,
    title: String,
    company: String,
    state: RoleState,
    published_at: Time,
    /// Whether the company has been shown applicants.
    released: bool,
    counts: CountsView,
}

impl From<Slate> for SlateView {
    fn from(slate: Slate) -> Self {
        Self {
            id: slate.role.0,
            version: slate.version,
            title: slate.title,
            company: slate.company_name,
            state: Word(slate.state),
            published_at: slate.published_at.into(),
            released: slate.released,
            counts: slate.counts.into(),
        }
    }
}

/// The roles that have been published and are not archived, the last published first.
#[utoipa::path(get, path = "/api/admin/slates", tag = "admin", security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<SlateView>), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_slates(
    state: Data<State>,
    paging: Paging,
) -> Result<Json<PageBody<SlateView>>, ApiError> {
    let place = paging.into();
    let page = state.db.read(move |conn| slates::list(conn, place)).await?;
    Ok(Json(PageBody::of(page, SlateView::from)))
}

/// What the company is not shown before the shortlist, added up over those who wait.
#[derive(Serialize, ToSchema)]
#[schema(as = HiddenOfSlate)]
struct HiddenView {
    names: usize,
    emails: usize,
    educations: usize,
    resumes: usize,
    /// Of what they wrote.
    words: usize,
}

impl From<HiddenTotals> for HiddenView {
    fn from(hidden: HiddenTotals) -> Self {
        let HiddenTotals { names, emails, educations, resumes, words } = hidden;
        Self { names, emails, educations, resumes, words }
    }
}

/// What is to be so before a slate is released.
#[derive(Serialize, ToSchema)]
#[schema(as = SlateChecks)]
struct ChecksView {
    /// How many of those who wait were not put there by an act of their own.
    not_sent: i64,
    /// Whether nothing that hires can read what candidates say of themselves for statistics.
    self_id_apart: bool,
}

/// A slate, and what the company is not shown of it.
#[derive(Serialize, ToSchema)]
#[schema(as = SlateDetail)]
pub(crate) struct DetailView {
    #[serde(flatten)]
    slate: SlateView,
    hidden: HiddenView,
    checks: ChecksView,
    /// What was done with the role, oldest first; the first release is one of the steps.
    history: Vec<StepView>,
}

pub(super) fn detail(conn: &mut Conn, id: RoleId) -> Result<DetailView, ApiError> {
    let slate = slates::find(conn, id)?;
    let hidden = slates::hidden(conn, id)?;
    let history = history(conn, Object::of(roles::KIND, id))?;
    let not_sent = slates::not_sent(conn, id)?;
    let checks = ChecksView { not_sent, self_id_apart: selfid::apart::is_apart(conn)? };
    Ok(DetailView { slate: slate.into(), hidden: hidden.into(), checks, history })
}

/// The slate of one role.
#[utoipa::path(get, path = "/api/admin/slates/{id}", tag = "admin", security(("bearer" = [])),
    params(("id" = Uuid, Path)),
    responses((status = 200, body = DetailView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_slate(
    state: Data<State>,
    Id(id): Id<RoleId>,
) -> Result<Json<DetailView>, ApiError> {
    Ok(Json(state.db.read(move |conn| detail(conn, id)).await?))
}

/// Why an application is kept off a slate.
#[derive(Serialize, ToSchema)]
#[schema(as = Exclusion)]
struct ExclusionView {
    code: ExclusionCode,
    reason: String,
    at: Time,
    /// The application that goes on in its place; null but for a duplicate.
    duplicate_of: Option<Uuid>,
}

/// Why an application stands elsewhere than where it was sent.
#[derive(Serialize, ToSchema)]
#[schema(as = SlatePlacement)]
struct PlacedView {
    reason: String,
    at: Time,
}

/// What the admin holds of an application.
#[derive(Serialize, ToSchema)]
#[schema(as = SlateNote)]
struct NoteView {
    /// Null where it is not kept off.
    excluded: Option<ExclusionView>,
    /// Null where it stands where it was sent.
    placed: Option<PlacedView>,
    /// For the admin's own eyes.
    text: Option<String>,
    /// What a change of it names.
    version: i32,
}

impl From<Note> for NoteView {
    fn from(note: Note) -> Self {
        let excluded = note.excluded.map(|why| ExclusionView {
            code: Word(why.code),
            reason: why.reason,
            at: why.at.into(),
            duplicate_of: why.duplicate_of.map(|id| id.0),
        });
        let placed =
            note.placed.map(|placed| PlacedView { reason: placed.why, at: placed.on.into() });
        Self { excluded, placed, text: note.text, version: note.version }
    }
}

/// Somebody on a slate.
#[derive(Serialize, ToSchema)]
#[schema(as = SlateCandidate)]
pub(crate) struct RowView {
    #[serde(flatten)]
    card: CardView,
    slate_note: NoteView,
}

/// Which applications are asked for, and how they are shown.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct WantedOfSlate {
    /// Those who wait, where it is left out.
    #[param(value_type = Option<SlatePart>)]
    part: Option<String>,
    /// As the company sees them, where it is left out.
    #[param(value_type = Option<SlateLook>)]
    view: Option<String>,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

fn veil_of(view: Option<&str>) -> Result<Veil, ApiError> {
    use crate::wire::words::SlateLook as Look;
    let help = "There is no such view.";
    let known = |text: &str| {
        Look::parse(text).ok_or_else(|| ApiError::invalid_field("view", "not_offered", help))
    };
    Ok(match view.map(known).transpose()?.unwrap_or(Look::Blind) {
        Look::Blind => Veil::UntilShortlist,
        Look::Named => Veil::Off,
    })
}

/// Those who have applied for a role, in the order in which they did but for those that were put elsewhere: as
/// the company sees them, or by name.
#[utoipa::path(get, path = "/api/admin/slates/{id}/applications", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path), WantedOfSlate),
    responses((status = 200, body = PageBody<RowView>), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_slate_applications(
    state: Data<State>,
    Id(id): Id<RoleId>,
    req: HttpRequest,
) -> Result<Json<PageBody<RowView>>, ApiError> {
    let help = "Ask for `part`, `view`, `cursor` and `limit`, each once.";
    let wanted: WantedOfSlate = query(&req, help)?;
    let place = paging_of(wanted.cursor.as_deref(), wanted.limit.as_deref())?.into();
    let known = |text: &str| {
        let help = "There is no such part.";
        Part::parse(text).ok_or_else(|| ApiError::invalid_field("part", "not_offered", help))
    };
    let part = wanted.part.as_deref().map(known).transpose()?.unwrap_or(Part::Waiting);
    let veil = veil_of(wanted.view.as_deref())?;
    let page = state.db.read(move |conn| {
        slates::find(conn, id)?;
        let page = slates::candidates(conn, id, part, place)?;
        let ids: Vec<_> = page.items.iter().map(|row| row.application.id).collect();
        Ok::<_, ApiError>((page, Known::of(conn, id, &ids)?.under(veil)))
    });
    let (page, known) = page.await?;
    let row = |Candidate { application, note }| RowView {
        card: CardView::of(&application, &known),
        slate_note: note.into(),
    };
    Ok(Json(PageBody::of(page, row)))
}

/// One application as its company sees it, and what the admin holds of it.
#[derive(Serialize, ToSchema)]
#[schema(as = SlateCandidateDetail)]
pub(crate) struct OneView {
    #[serde(flatten)]
    candidate: CandidateView,
    slate_note: NoteView,
    /// Other applications for the same role that may be of the same person.
    similar: Vec<SimilarView>,
    /// What the admin did with it before its release, oldest first.
    slate_history: Vec<StepView>,
}

/// An application that may be of the same person.
#[derive(Serialize, ToSchema)]
#[schema(as = SimilarApplication)]
struct SimilarView {
    id: Uuid,
    /// The code in place of the name.
    code: String,
    applied_at: Time,
    because: Vec<SlateLikeness>,
}

impl From<Similar> for SimilarView {
    fn from(Similar { application, because }: Similar) -> Self {
        Self {
            id: application.id.0,
            code: application.code,
            applied_at: application.applied_at.into(),
            because: because.into_iter().map(Word).collect(),
        }
    }
}

pub(super) fn one(conn: &mut Conn, id: ApplicationId, veil: Veil) -> Result<OneView, ApiError> {
    let (listed, note) = slates::candidate(conn, id)?;
    let similar = slates::similar(conn, listed.application.role, id)?;
    let candidate = CandidateView::of(conn, listed, veil)?;
    let similar = similar.into_iter().map(SimilarView::from).collect();
    let slate_history = history(conn, Object::of(slates::KIND, id))?;
    Ok(OneView { candidate, slate_note: note.into(), similar, slate_history })
}

/// How an application is shown.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct WantedView {
    /// As the company sees it, where it is left out.
    #[param(value_type = Option<SlateLook>)]
    view: Option<String>,
}

/// One application, as the company is going to see it or by name.
#[utoipa::path(get, path = "/api/admin/applications/{id}", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path), WantedView),
    responses((status = 200, body = OneView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn show_slate_application(
    state: Data<State>,
    Id(id): Id<ApplicationId>,
    req: HttpRequest,
) -> Result<Json<OneView>, ApiError> {
    let wanted: WantedView = query(&req, "Ask for `view`, once.")?;
    let veil = veil_of(wanted.view.as_deref())?;
    Ok(Json(state.db.read(move |conn| one(conn, id, veil)).await?))
}
