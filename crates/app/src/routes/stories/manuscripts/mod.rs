//! One's own stories of interviews: written, checked, sent, taken back.

#[cfg(test)]
mod tests;

use flows::limits::Who;
use flows::numbers;
use flows::stories::moderate;
use std::collections::HashMap;
use std::slice;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use auth::users::Kind;
use db::Conn;
use interviews::checks::Warning;
use interviews::form::Form;
use interviews::machine::State as Step;
use interviews::manuscripts::{self, Manuscript};
use interviews::stories::{self, Card};
use kernel::uuid::Uuid;
use kernel::{Seen, StoryId, UserId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::Viewer;
use crate::web::{Body, Id, IdempotencyKey, Once, Paging, Peer, input};
use crate::wire::story::form::FormBody;
use crate::wire::{OwnAction, StoryState, StoryWay, WarningCode, Word};
use crate::wire::{PageBody, Time};

/// Something that a moderator would look at.
#[derive(Serialize, ToSchema)]
#[schema(as = StoryWarning)]
pub(crate) struct WarningView {
    code: WarningCode,
    /// Where, such as `rounds[0].description`.
    field: String,
    text: String,
    /// In UTF-16 units from the field's beginning.
    start: usize,
    end: usize,
}

impl From<Warning> for WarningView {
    fn from(w: Warning) -> Self {
        Self { code: w.code.into(), field: w.field, text: w.text, start: w.start, end: w.end }
    }
}

/// The story as readers would see it; what is not written yet is null.
#[derive(Serialize, ToSchema)]
#[schema(as = StoryPreview)]
struct PreviewView {
    /// Its author, as far as anybody may know.
    told_by: String,
    #[serde(flatten)]
    form: FormBody,
}

/// One's own story.
#[derive(Serialize, ToSchema)]
#[schema(as = OwnStory)]
pub(crate) struct OwnView {
    id: Uuid,
    /// To be sent back when changing it.
    version: i32,
    state: StoryState,
    /// How far a changed text has come beside the one that is shown.
    edit_state: Option<StoryState>,
    pending_edit: bool,
    form: FormBody,
    warnings: Vec<WarningView>,
    machine_filled: Vec<String>,
    confirmed: Vec<String>,
    /// What a moderator said last.
    note: Option<String>,
    likes_count: i32,
    preview: PreviewView,
    /// Its address, while it is shown.
    path: Option<String>,
    submitted_at: Option<Time>,
    published_at: Option<Time>,
    created_at: Time,
    changed_at: Time,
    /// What can be done now.
    actions: Vec<OwnAction>,
}

fn told_by(form: &Form) -> String {
    let position = Some(form.position.trim()).filter(|text| !text.is_empty());
    let position = position.unwrap_or("Somebody").to_owned();
    let level = form.level.and_then(|level| level.shown()).map(str::to_owned);
    let level = level.filter(|word| !position.to_lowercase().contains(word.as_str()));
    let parts = [Some(position), level, form.year.map(|year| year.to_string())];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// What readers see of these stories now, by story; one statement, or none where none can be shown.
fn shown(conn: &mut Conn, drafts: &[Manuscript]) -> Result<HashMap<StoryId, Card>, ApiError> {
    let can_be = |draft: &&Manuscript| matches!(draft.state, Step::Published | Step::Flagged);
    let ids: Vec<StoryId> = drafts.iter().filter(can_be).map(|draft| draft.id).collect();
    let cards = if ids.is_empty() { Vec::new() } else { stories::cards(conn, &ids)? };
    Ok(cards.into_iter().map(|card| (card.id, card)).collect())
}

impl OwnView {
    pub(crate) fn load(conn: &mut Conn, draft: Manuscript) -> Result<Self, ApiError> {
        let cards = shown(conn, slice::from_ref(&draft))?;
        Ok(Self::of(draft, &cards))
    }

    /// A page of them, in this order.
    fn load_all(conn: &mut Conn, drafts: Vec<Manuscript>) -> Result<Vec<Self>, ApiError> {
        let cards = shown(conn, &drafts)?;
        Ok(drafts.into_iter().map(|draft| Self::of(draft, &cards)).collect())
    }

    fn of(draft: Manuscript, cards: &HashMap<StoryId, Card>) -> Self {
        let card = cards.get(&draft.id);
        let actions = draft.actions().into_iter().map(Word).collect();
        let preview = PreviewView {
            told_by: told_by(&draft.form),
            form: FormBody::without_pay(draft.form.clone()),
        };
        Self {
            id: draft.id.0,
            version: draft.version,
            state: draft.state.into(),
            edit_state: draft.edit.map(Word),
            pending_edit: draft.edit.is_some(),
            form: FormBody::of(draft.form),
            warnings: draft.warnings.into_iter().map(WarningView::from).collect(),
            machine_filled: draft.machine_filled,
            confirmed: draft.confirmed,
            note: draft.note,
            likes_count: card.map_or(0, |card| card.likes_count),
            preview,
            path: card.map(Card::path),
            submitted_at: draft.submitted_at.map(Time::from),
            published_at: draft.published_at.map(Time::from),
            created_at: draft.created_at.into(),
            changed_at: draft.changed_at.into(),
            actions,
        }
    }
}

/// One's own story, or nothing where it is gone.
#[derive(Serialize, ToSchema)]
#[schema(as = OwnStoryBody)]
pub(crate) struct OwnBody {
    /// Null where a draft was taken back: it is gone.
    interview: Option<OwnView>,
}

impl OwnBody {
    fn load(conn: &mut Conn, draft: Manuscript) -> Result<Self, ApiError> {
        Ok(Self { interview: Some(OwnView::load(conn, draft)?) })
    }
}

/// Only candidates share stories.
pub(crate) fn teller(viewer: &Viewer) -> Result<UserId, ApiError> {
    if viewer.user.kind == Kind::Candidate {
        return Ok(viewer.user.id);
    }
    Err(ApiError::forbidden("role", "Only candidates can share interviews."))
}

/// A story to be begun.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewStory {
    form: FormBody,
    way: StoryWay,
}

/// A story to be saved.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SaveStory {
    /// The version that was read.
    version: i32,
    form: FormBody,
    /// Machine-filled fields that the author has looked at.
    #[validate(length(max = 300, message = "Name each field once."))]
    #[serde(default)]
    confirmed: Vec<String>,
}

/// An act on the story as it was read.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StoryAct {
    /// The version that was read.
    version: i32,
}

input!(form: NewStory, SaveStory);
input!(StoryAct);

/// Begins a story.
#[utoipa::path(post, path = "/api/users/interviews", tag = "interviews",
    security(("bearer" = [])), request_body = NewStory,
    responses((status = 201, body = OwnBody), (status = 400, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn create_manuscript(
    state: Data<State>,
    viewer: Viewer,
    peer: Peer,
    key: IdempotencyKey,
    body: Body<NewStory>,
) -> Result<HttpResponse, ApiError> {
    let user = teller(&viewer)?;
    let once = Once { user, key, route: "POST /api/users/interviews", digest: body.digest };
    let NewStory { form, way: Word(way) } = body.value;
    let form = form.form();
    let create = move |conn: &mut Conn| {
        let draft = flows::stories::begin(conn, user, &form, way, Who::new(user, peer.0))?;
        Ok((StatusCode::CREATED, OwnBody::load(conn, draft)?))
    };
    once.run(&state, create).await
}

/// The caller's stories, newest first.
#[utoipa::path(get, path = "/api/users/interviews", tag = "interviews",
    security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<OwnView>), (status = 400, body = ProblemBody)))]
pub(crate) async fn list_manuscripts(
    state: Data<State>,
    viewer: Viewer,
    paging: Paging,
) -> Result<Json<PageBody<OwnView>>, ApiError> {
    let user = teller(&viewer)?;
    let place = paging.into();
    let found = state.db.read(move |conn| {
        let page = manuscripts::list(conn, user, place)?;
        let items = OwnView::load_all(conn, page.items)?;
        Ok::<_, ApiError>(kernel::Page { items, next: page.next })
    });
    Ok(Json(PageBody::of(found.await?, |own| own)))
}

/// One of the caller's stories.
#[utoipa::path(get, path = "/api/users/interviews/{id}", tag = "interviews",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = OwnBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_manuscript(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<StoryId>,
) -> Result<Json<OwnBody>, ApiError> {
    let user = teller(&viewer)?;
    let found = state.db.read(move |conn| {
        let draft = manuscripts::find(conn, user, id)?;
        OwnBody::load(conn, draft)
    });
    Ok(Json(found.await?))
}

/// Saves what is written so far; of a story that is shown, the text that is shown stays.
#[utoipa::path(put, path = "/api/users/interviews/{id}", tag = "interviews",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = SaveStory,
    responses((status = 200, body = OwnBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn save_manuscript(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<StoryId>,
    body: Body<SaveStory>,
) -> Result<Json<OwnBody>, ApiError> {
    let user = teller(&viewer)?;
    let SaveStory { version, form, confirmed } = body.value;
    let form = form.form();
    let saved = state.db.write(move |conn| {
        let draft = manuscripts::save(conn, user, Seen::at(id, version), &form, &confirmed)?;
        OwnBody::load(conn, draft)
    });
    Ok(Json(saved.await?))
}

/// Sends a story to be published.
#[utoipa::path(post, path = "/api/users/interviews/{id}/submit", tag = "interviews",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = StoryAct,
    responses((status = 200, body = OwnBody), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn submit_manuscript(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<StoryId>,
    body: Body<StoryAct>,
) -> Result<Json<OwnBody>, ApiError> {
    let user = teller(&viewer)?;
    viewer.require_verified()?;
    let sender = state.sender();
    let (version, now) = (body.value.version, sender.now);
    let sent = state.db.write(move |conn| {
        let a_day = numbers::STORIES_A_DAY.now(conn)?;
        let draft = manuscripts::submit(conn, user, Seen::at(id, version), a_day, now)?;
        if draft.state == Step::Published && draft.edit.is_none() {
            moderate::published(conn, &sender, &draft)?;
        }
        OwnBody::load(conn, draft)
    });
    Ok(Json(sent.await?))
}

/// What the checks find now.
#[derive(Serialize, ToSchema)]
#[schema(as = StoryWarnings)]
pub(crate) struct WarningsBody {
    warnings: Vec<WarningView>,
}

/// What a moderator would look at if the story were sent now.
#[utoipa::path(post, path = "/api/users/interviews/{id}/check", tag = "interviews",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = WarningsBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn check_manuscript(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<StoryId>,
) -> Result<Json<WarningsBody>, ApiError> {
    let user = teller(&viewer)?;
    let found = state.db.read(move |conn| manuscripts::look(conn, user, id)).await?;
    Ok(Json(WarningsBody { warnings: found.into_iter().map(WarningView::from).collect() }))
}

/// Takes a story back: a draft is gone, anything else is no longer shown.
#[utoipa::path(post, path = "/api/users/interviews/{id}/withdraw", tag = "interviews",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = StoryAct,
    responses((status = 200, body = OwnBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn withdraw_manuscript(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<StoryId>,
    body: Body<StoryAct>,
) -> Result<Json<OwnBody>, ApiError> {
    let (user, version) = (teller(&viewer)?, body.value.version);
    let done = state.db.write(move |conn| {
        let left = manuscripts::withdraw(conn, user, Seen::at(id, version))?;
        let interview = left.map(|draft| OwnView::load(conn, draft)).transpose()?;
        Ok::<_, ApiError>(OwnBody { interview })
    });
    Ok(Json(done.await?))
}
