//! Notes in the database. Every function is one statement.

use db::Conn;
use db::schema::application_notes as notes;
use diesel::prelude::*;
use kernel::{ApplicationId, Cursor, Instant, NoteId, Paging, UserId};

use super::rules::{Content, Note};

#[derive(Queryable, Selectable)]
#[diesel(table_name = notes)]
struct Row {
    id: NoteId,
    application_id: ApplicationId,
    author_id: UserId,
    version: i32,
    text: String,
    mentions: Vec<UserId>,
    created_at: Instant,
    edited_at: Option<Instant>,
}

impl From<Row> for Note {
    fn from(row: Row) -> Self {
        let mentions = row.mentions.into_iter().collect();
        Self {
            id: row.id,
            application: row.application_id,
            author: row.author_id,
            version: row.version,
            content: Content { text: row.text, mentions },
            created_at: row.created_at,
            edited_at: row.edited_at,
        }
    }
}

fn mentions(content: &Content) -> Vec<UserId> {
    content.mentions.iter().copied().collect()
}

pub(super) fn insert(
    conn: &mut Conn,
    (application, author): (ApplicationId, UserId),
    content: &Content,
    now: Instant,
) -> QueryResult<Note> {
    let row = diesel::insert_into(notes::table).values((
        notes::id.eq(NoteId::new()),
        notes::application_id.eq(application),
        notes::author_id.eq(author),
        notes::text.eq(kernel::text::trimmed(&content.text)),
        notes::mentions.eq(mentions(content)),
        notes::created_at.eq(now),
    ));
    Ok(Note::from(row.returning(Row::as_returning()).get_result(conn)?))
}

/// The newest first.
pub(super) fn list(conn: &mut Conn, of: ApplicationId, paging: Paging) -> QueryResult<Vec<Note>> {
    let mut query = notes::table
        .filter(notes::application_id.eq(of))
        .order((notes::created_at.desc(), notes::id.desc()))
        .limit(paging.limit.fetch())
        .select(Row::as_select())
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = notes::created_at.eq(at).and(notes::id.lt(id));
        query = query.filter(notes::created_at.lt(at).or(same));
    }
    Ok(query.load(conn)?.into_iter().map(Note::from).collect())
}

/// Locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: NoteId) -> QueryResult<Option<Note>> {
    let row = notes::table.find(id).select(Row::as_select()).for_update();
    Ok(row.first(conn).optional()?.map(Note::from))
}

pub(super) fn update(
    conn: &mut Conn,
    id: NoteId,
    content: &Content,
    now: Instant,
) -> QueryResult<Note> {
    let row = diesel::update(notes::table.find(id)).set((
        notes::text.eq(kernel::text::trimmed(&content.text)),
        notes::mentions.eq(mentions(content)),
        notes::edited_at.eq(now),
        notes::version.eq(notes::version + 1),
    ));
    Ok(Note::from(row.returning(Row::as_returning()).get_result(conn)?))
}

pub(super) fn delete(conn: &mut Conn, id: NoteId) -> QueryResult<usize> {
    diesel::delete(notes::table.find(id)).execute(conn)
}
