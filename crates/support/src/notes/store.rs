//! Notes in the database. Every function is one statement.

use db::Conn;
use db::schema::support_notes as notes;
use diesel::prelude::*;
use kernel::{Instant, SupportConversationId, SupportNoteId, UserId};

use super::Note;

pub(super) fn insert(
    conn: &mut Conn,
    author: Option<UserId>,
    of: SupportConversationId,
    note: &Note,
) -> QueryResult<usize> {
    diesel::insert_into(notes::table)
        .values((
            notes::id.eq(note.id),
            notes::conversation_id.eq(of),
            notes::author_id.eq(author),
            notes::after_number.eq(note.after),
            notes::text.eq(&note.text),
            notes::created_at.eq(note.created_at),
        ))
        .execute(conn)
}

/// The newest first.
pub(super) fn list(
    conn: &mut Conn,
    of: SupportConversationId,
    limit: i64,
) -> QueryResult<Vec<Note>> {
    let rows: Vec<(SupportNoteId, i32, String, Instant)> = notes::table
        .filter(notes::conversation_id.eq(of))
        .order(notes::id.desc())
        .limit(limit)
        .select((notes::id, notes::after_number, notes::text, notes::created_at))
        .load(conn)?;
    let note = |(id, after, text, created_at)| Note { id, after, text, created_at };
    Ok(rows.into_iter().map(note).collect())
}
