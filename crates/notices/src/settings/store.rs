//! Notification settings in the database. Every function is one statement.

use db::Conn;
use db::schema::notification_settings as settings;
use diesel::dsl::now as db_now;
use diesel::prelude::*;
use kernel::UserId;

use super::rules::Settings;

pub(super) fn get(conn: &mut Conn, user: UserId) -> QueryResult<Option<Settings>> {
    let row: Option<(bool, Vec<String>, Vec<String>)> = settings::table
        .find(user)
        .select((settings::digest, settings::email_off, settings::in_app_off))
        .first(conn)
        .optional()?;
    Ok(row.map(|(digest, email_off, in_app_off)| Settings { digest, email_off, in_app_off }))
}

pub(super) fn save(conn: &mut Conn, user: UserId, new: &Settings) -> QueryResult<usize> {
    let values = (
        settings::digest.eq(new.digest),
        settings::email_off.eq(&new.email_off),
        settings::in_app_off.eq(&new.in_app_off),
        settings::updated_at.eq(db_now),
    );
    diesel::insert_into(settings::table)
        .values((settings::user_id.eq(user), values))
        .on_conflict(settings::user_id)
        .do_update()
        .set(values)
        .execute(conn)
}
