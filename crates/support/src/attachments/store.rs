//! Files in the database. Every function is one statement.

use db::Conn;
use db::schema::{
    support_attachments as attachments, support_conversations as conversations, users,
};
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Integer};
use kernel::{Instant, SupportAttachmentId, SupportConversationId, UserId};

use super::rules::{Attachment, File, Kind};

/// Makes other files of this person wait until the transaction ends.
pub(super) fn lock_uploader(conn: &mut Conn, uploader: UserId) -> QueryResult<UserId> {
    users::table.find(uploader).select(users::id).for_no_key_update().first(conn)
}

/// How much somebody has stored since then.
pub(super) fn bytes_since(conn: &mut Conn, uploader: UserId, since: Instant) -> QueryResult<i64> {
    let stored = attachments::table
        .filter(attachments::uploader_id.eq(uploader))
        .filter(attachments::created_at.gt(since));
    stored.select(sql::<BigInt>("coalesce(sum(octet_length(content)), 0)::bigint")).first(conn)
}

pub(super) fn insert(
    conn: &mut Conn,
    id: SupportAttachmentId,
    uploader: UserId,
    (file, now): (&File, Instant),
) -> QueryResult<usize> {
    diesel::insert_into(attachments::table)
        .values((
            attachments::id.eq(id),
            attachments::uploader_id.eq(uploader),
            attachments::kind.eq(file.kind),
            attachments::name.eq(&file.name),
            attachments::content.eq(&file.content),
            attachments::created_at.eq(now),
        ))
        .execute(conn)
}

pub(super) fn attach(
    conn: &mut Conn,
    uploader: UserId,
    files: &[SupportAttachmentId],
    (conversation, number): (SupportConversationId, i32),
) -> QueryResult<usize> {
    let unsent = attachments::table
        .filter(attachments::id.eq_any(files))
        .filter(attachments::uploader_id.eq(uploader))
        .filter(attachments::conversation_id.is_null());
    diesel::update(unsent)
        .set((attachments::conversation_id.eq(conversation), attachments::number.eq(number)))
        .execute(conn)
}

pub(super) fn of_conversation(
    conn: &mut Conn,
    id: SupportConversationId,
) -> QueryResult<Vec<(i32, Attachment)>> {
    let bytes = sql::<Integer>("octet_length(content)");
    let rows: Vec<(i32, SupportAttachmentId, Kind, String, i32)> = attachments::table
        .filter(attachments::conversation_id.eq(id))
        .order((attachments::number, attachments::id))
        .select((
            attachments::number.assume_not_null(),
            attachments::id,
            attachments::kind,
            attachments::name,
            bytes,
        ))
        .load(conn)?;
    let file = |(number, id, kind, name, bytes)| (number, Attachment { id, kind, name, bytes });
    Ok(rows.into_iter().map(file).collect())
}

pub(super) fn read(
    conn: &mut Conn,
    reader: Option<UserId>,
    id: SupportAttachmentId,
) -> QueryResult<Option<File>> {
    let mut query = attachments::table.filter(attachments::id.eq(id)).into_boxed();
    if let Some(reader) = reader {
        let own = conversations::table
            .filter(conversations::user_id.eq(reader))
            .select(conversations::id.nullable());
        let sent = attachments::conversation_id.eq_any(own).assume_not_null();
        query = query.filter(attachments::uploader_id.eq(reader).or(sent));
    }
    let columns = (attachments::kind, attachments::name, attachments::content);
    let found: Option<(Kind, String, Vec<u8>)> = query.select(columns).first(conn).optional()?;
    Ok(found.map(|(kind, name, content)| File { kind, name, content }))
}

pub(super) fn remove_unsent(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    let unsent = attachments::table
        .filter(attachments::conversation_id.is_null())
        .filter(attachments::created_at.lt(before));
    diesel::delete(unsent).execute(conn)
}
