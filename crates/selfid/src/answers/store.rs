//! The functions of the schema `selfid`, which are all that the program can reach of it.

use db::Conn;
use diesel::prelude::*;
use diesel::sql_types::{Integer, Jsonb, Timestamptz, Uuid};
use kernel::{Instant, UserId};
use serde_json::Value;

#[diesel::declare_sql_function]
extern "SQL" {
    /// What one person has said.
    #[sql_name = "selfid.own"]
    fn selfid_own(of_user: Uuid) -> Nullable<Jsonb>;
    /// Stores it and answers its version.
    #[sql_name = "selfid.save"]
    fn selfid_save(of_user: Uuid, seen: Integer, said: Jsonb, at: Timestamptz)
    -> Nullable<Integer>;
    /// Deletes it and says whether it was there.
    #[sql_name = "selfid.forget"]
    fn selfid_forget(of_user: Uuid) -> Bool;
    /// Gives it to another account of the person, and says what became of it.
    #[sql_name = "selfid.merge"]
    fn selfid_merge(of_user: Uuid, into_user: Uuid) -> Nullable<Text>;
}

pub(super) fn own(conn: &mut Conn, user: UserId) -> QueryResult<Option<Value>> {
    diesel::select(selfid_own(user)).get_result(conn)
}

pub(super) fn save(
    conn: &mut Conn,
    user: UserId,
    said: Value,
    (seen, now): (i32, Instant),
) -> QueryResult<Option<i32>> {
    diesel::select(selfid_save(user, seen, said, now)).get_result(conn)
}

pub(super) fn forget(conn: &mut Conn, user: UserId) -> QueryResult<bool> {
    diesel::select(selfid_forget(user)).get_result(conn)
}

pub(super) fn merge(conn: &mut Conn, from: UserId, into: UserId) -> QueryResult<Option<String>> {
    diesel::select(selfid_merge(from, into)).get_result(conn)
}
