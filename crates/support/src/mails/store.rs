//! Mails in the database. Every function is one statement. Own pieces and folded ones take turns there, an own one
//! first, which may be empty.

use db::Conn;
use db::schema::support_mails as mails;
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::Bool;
use kernel::{Instant, SupportConversationId};

use super::{Mail, Piece};

pub(super) fn insert(
    conn: &mut Conn,
    (id, number): (SupportConversationId, i32),
    mail: &Mail,
    now: Instant,
) -> QueryResult<usize> {
    diesel::insert_into(mails::table)
        .values((
            mails::conversation_id.eq(id),
            mails::number.eq(number),
            mails::parts.eq(by_turns(&mail.pieces)),
            mails::is_cut.eq(mail.is_cut),
            mails::created_at.eq(now),
        ))
        .execute(conn)
}

pub(super) fn find(
    conn: &mut Conn,
    id: SupportConversationId,
    number: i32,
) -> QueryResult<Option<Mail>> {
    let one = mails::table.find((id, number)).select((mails::parts, mails::is_cut));
    let found: Option<(Vec<String>, bool)> = one.first(conn).optional()?;
    Ok(found.map(|(parts, is_cut)| {
        let pieces = parts.into_iter().enumerate().map(|(at, text)| (at % 2 == 1, text));
        let pieces = pieces.filter(|(_, text)| !text.is_empty());
        Mail { pieces: pieces.map(|(is_folded, text)| Piece { text, is_folded }).collect(), is_cut }
    }))
}

/// Where something is folded away there is a second part.
pub(super) fn folded(conn: &mut Conn, id: SupportConversationId) -> QueryResult<Vec<i32>> {
    mails::table
        .filter(mails::conversation_id.eq(id))
        .filter(sql::<Bool>("cardinality(parts) > 1"))
        .select(mails::number)
        .load(conn)
}

pub(super) fn remove(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    diesel::delete(mails::table.filter(mails::created_at.lt(before))).execute(conn)
}

fn by_turns(pieces: &[Piece]) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    for piece in pieces {
        let is_own_turn = parts.len().is_multiple_of(2);
        match parts.last_mut() {
            Some(last) if is_own_turn == piece.is_folded => {
                last.push_str("\n\n");
                last.push_str(&piece.text);
            }
            None if piece.is_folded => parts.extend([String::new(), piece.text.clone()]),
            _ => parts.push(piece.text.clone()),
        }
    }
    parts
}
