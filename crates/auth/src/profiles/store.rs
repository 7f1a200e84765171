//! Profiles in the database. Every function is one statement.

use db::Conn;
use db::clock::NOW;
use db::schema::{profiles, users};
use diesel::prelude::*;
use kernel::UserId;
use kernel::chrono::NaiveDate;

use super::rules::{Edit, Profile};
use crate::users::Kind;

type Account = (String, Kind, String, Option<String>, bool);
type Said = (Option<String>, Option<String>, Vec<String>, Option<NaiveDate>, i32);

pub(super) fn get(conn: &mut Conn, user: UserId) -> QueryResult<Option<Profile>> {
    let row: Option<(Account, Option<Said>)> = users::table
        .left_join(profiles::table)
        .filter(users::id.eq(user))
        .select((
            (
                users::email,
                users::kind,
                users::display_name,
                users::phone,
                users::profile_completed,
            ),
            (
                profiles::headline,
                profiles::education,
                profiles::skills,
                profiles::available_from,
                profiles::version,
            )
                .nullable(),
        ))
        .first(conn)
        .optional()?;
    Ok(row.map(|((email, kind, display_name, phone, completed), said)| {
        let (headline, education, skills, available_from, version) = said.unwrap_or_default();
        Profile {
            edit: Edit { display_name, phone, headline, education, skills, available_from },
            email,
            kind,
            completed,
            version,
        }
    }))
}

/// Locks the account until the transaction ends, so that two who save take turns.
pub(super) fn lock(conn: &mut Conn, user: UserId) -> QueryResult<Option<UserId>> {
    let row = users::table.find(user).select(users::id).for_no_key_update();
    row.first(conn).optional()
}

pub(super) fn save_account(
    conn: &mut Conn,
    user: UserId,
    edit: &Edit,
    complete: bool,
) -> QueryResult<usize> {
    diesel::update(users::table.find(user))
        .set((
            users::display_name.eq(&edit.display_name),
            users::phone.eq(&edit.phone),
            users::profile_completed.eq(complete),
            users::updated_at.eq(NOW),
        ))
        .execute(conn)
}

pub(super) fn save(conn: &mut Conn, user: UserId, edit: &Edit, version: i32) -> QueryResult<usize> {
    let said = (
        profiles::headline.eq(&edit.headline),
        profiles::education.eq(&edit.education),
        profiles::skills.eq(&edit.skills),
        profiles::available_from.eq(edit.available_from),
        profiles::version.eq(version),
        profiles::updated_at.eq(NOW),
    );
    diesel::insert_into(profiles::table)
        .values((profiles::user_id.eq(user), said))
        .on_conflict(profiles::user_id)
        .do_update()
        .set(said)
        .execute(conn)
}
