//! What a hiring team notes about a candidate, with colleagues mentioned.

use std::collections::BTreeMap;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use flows::notes as acts;
use hiring::applications;
use hiring::notes::{self, Content, Note};
use kernel::uuid::Uuid;
use kernel::{ApplicationId, Instant, NoteId, Seen, UserId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::reader;
use super::scorecards::names;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Member, Once, Paging, Viewer, input, text};
use crate::wire::{Nothing, PageBody, Time};

/// A colleague who is mentioned.
#[derive(Serialize, ToSchema)]
#[schema(as = Mention)]
pub(crate) struct MentionView {
    id: Uuid,
    /// Null once they have left the company.
    name: Option<String>,
}

/// A note.
#[derive(Serialize, ToSchema)]
#[schema(as = ApplicationNote)]
pub(crate) struct NoteView {
    id: Uuid,
    version: i32,
    /// Null once they have left the company.
    author: Option<String>,
    text: String,
    mentions: Vec<MentionView>,
    created_at: Time,
    edited_at: Option<Time>,
    /// Until when the caller can change it; null where they cannot.
    open_until: Option<Time>,
}

impl NoteView {
    fn of(note: Note, names: &BTreeMap<UserId, String>, (by, now): (UserId, Instant)) -> Self {
        let until = note.open_until();
        let mention = |user: UserId| MentionView { id: user.0, name: names.get(&user).cloned() };
        Self {
            id: note.id.0,
            version: note.version,
            author: names.get(&note.author).cloned(),
            text: note.content.text,
            mentions: note.content.mentions.into_iter().map(mention).collect(),
            created_at: note.created_at.into(),
            edited_at: note.edited_at.map(Time::from),
            open_until: (note.author == by && now < until).then(|| until.into()),
        }
    }
}

/// A note to be written.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WriteNote {
    /// 1 to 4000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    text: String,
    /// At most ten members of the team, who are notified.
    #[serde(default)]
    #[schema(value_type = Vec<Uuid>)]
    mentions: Vec<UserId>,
}

/// A note to be changed.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct EditNote {
    /// As it was read.
    version: i32,
    /// 1 to 4000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    text: String,
    /// At most ten members of the team; those who were not mentioned before are notified.
    #[serde(default)]
    #[schema(value_type = Vec<Uuid>)]
    mentions: Vec<UserId>,
}

/// A note to be deleted.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeleteNote {
    /// As it was read.
    version: i32,
}

input!(WriteNote, EditNote, DeleteNote);

/// The notes about one candidate, the newest first.
#[utoipa::path(get, path = "/api/applications/{id}/notes", tag = "hiring",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<NoteView>), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_notes(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<ApplicationId>,
    paging: Paging,
) -> Result<Json<PageBody<NoteView>>, ApiError> {
    let (by, now) = (reader(&viewer, &member)?, state.clock.now());
    let read = state.db.read(move |conn| {
        applications::find_shown(conn, by.company, id)?;
        let page = notes::list(conn, id, paging.into())?;
        Ok::<_, ApiError>((page, names(conn, by.company)?))
    });
    let (page, names) = read.await?;
    Ok(Json(PageBody::of(page, |note| NoteView::of(note, &names, (by.user, now)))))
}

/// Writes a note.
#[utoipa::path(post, path = "/api/applications/{id}/notes", tag = "hiring",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = WriteNote,
    responses((status = 201, body = NoteView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn write_note(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    key: IdempotencyKey,
    (id, body): (Id<ApplicationId>, Body<WriteNote>),
) -> Result<HttpResponse, ApiError> {
    let (by, sender) = (reader(&viewer, &member)?, state.sender());
    let WriteNote { text, mentions } = body.value;
    let content = Content { text, mentions: mentions.into_iter().collect() };
    let author = by.user;
    state.db.write(move |conn| acts::ask(conn, author)).await?;
    let route = "POST /api/applications/{id}/notes";
    let once = Once { user: by.user, key, route, digest: body.digest };
    once.run(&state, move |conn| {
        let made = acts::add(conn, &sender, by, id.0, &content)?;
        let names = names(conn, by.company)?;
        Ok((StatusCode::CREATED, NoteView::of(made, &names, (by.user, sender.now))))
    })
    .await
}

/// Changes one's own note within a quarter of an hour.
#[utoipa::path(put, path = "/api/notes/{id}", tag = "hiring", security(("bearer" = [])),
    params(("id" = Uuid, Path)), request_body = EditNote,
    responses((status = 200, body = NoteView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn edit_note(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<NoteId>,
    body: Body<EditNote>,
) -> Result<Json<NoteView>, ApiError> {
    let (by, sender) = (reader(&viewer, &member)?, state.sender());
    let EditNote { version, text, mentions } = body.value;
    let (seen, mentions) = (Seen::at(id, version), mentions.into_iter().collect());
    let done = state.db.write(move |conn| {
        let content = Content { text, mentions };
        let note = acts::edit(conn, &sender, by, seen, &content)?;
        let names = names(conn, by.company)?;
        Ok::<_, ApiError>(NoteView::of(note, &names, (by.user, sender.now)))
    });
    Ok(Json(done.await?))
}

/// Deletes one's own note within a quarter of an hour.
#[utoipa::path(post, path = "/api/notes/{id}/delete", tag = "hiring", security(("bearer" = [])),
    params(("id" = Uuid, Path)), request_body = DeleteNote,
    responses((status = 200, body = Nothing), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn delete_note(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<NoteId>,
    body: Body<DeleteNote>,
) -> Result<Json<Nothing>, ApiError> {
    let (by, now) = (reader(&viewer, &member)?, state.clock.now());
    let seen = Seen::at(id, body.value.version);
    state.db.write(move |conn| notes::delete(conn, by, seen, now)).await?;
    Ok(Json(Nothing {}))
}
