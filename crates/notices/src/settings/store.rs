//! Notification settings in the database. Every function is one statement.

use chrono_tz::Tz;
use db::Conn;
use db::clock::NOW;
use db::schema::notification_settings as settings;
use diesel::prelude::*;
use kernel::UserId;
use kernel::uuid::Uuid;

use super::rules::{Settings, zone_of};

type Row = (bool, Option<String>, Vec<String>, Vec<String>);

pub(super) fn get(conn: &mut Conn, user: UserId) -> QueryResult<Option<Settings>> {
    let columns =
        (settings::digest, settings::time_zone, settings::email_off, settings::in_app_off);
    let row: Option<Row> = settings::table.find(user).select(columns).first(conn).optional()?;
    Ok(row.map(|(digest, zone, email_off, in_app_off)| Settings {
        digest,
        time_zone: zone_of(zone.as_deref()),
        email_off,
        in_app_off,
    }))
}

pub(super) fn stop_token(conn: &mut Conn, user: UserId) -> QueryResult<Option<Uuid>> {
    settings::table.find(user).select(settings::stop_token).first(conn).optional()
}

/// Leaves a row that is there as it is.
pub(super) fn insert_default(conn: &mut Conn, user: UserId) -> QueryResult<usize> {
    let none: &[String] = &[];
    diesel::insert_into(settings::table)
        .values((
            settings::user_id.eq(user),
            settings::digest.eq(false),
            settings::email_off.eq(none),
            settings::in_app_off.eq(none),
        ))
        .on_conflict_do_nothing()
        .execute(conn)
}

pub(super) fn of_stop_token(conn: &mut Conn, token: Uuid) -> QueryResult<Option<UserId>> {
    let row = settings::table.filter(settings::stop_token.eq(token));
    row.select(settings::user_id).first(conn).optional()
}

pub(super) fn save(conn: &mut Conn, user: UserId, new: &Settings) -> QueryResult<usize> {
    let values = (
        settings::digest.eq(new.digest),
        settings::time_zone.eq(new.time_zone.map(Tz::name)),
        settings::email_off.eq(&new.email_off),
        settings::in_app_off.eq(&new.in_app_off),
        settings::updated_at.eq(NOW),
    );
    diesel::insert_into(settings::table)
        .values((settings::user_id.eq(user), values))
        .on_conflict(settings::user_id)
        .do_update()
        .set(values)
        .execute(conn)
}
