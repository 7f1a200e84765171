//! The pool as a company may see it. Every function is one statement.

use chrono::TimeDelta;
use db::Conn;
use db::schema::{
    introductions, talent_blocks as blocks, talent_key, talent_profiles as profiles, users,
};
use diesel::dsl::{exists, not};
use diesel::prelude::*;
use kernel::{CompanyId, Instant, TalentProfileId, UserId};

use super::rules::Facts;
use super::{AGAIN_AFTER_DAYS, Named};
use crate::profiles::{Availability, Place, Skill, Visibility};

/// Somebody whom a company may see.
pub(super) struct Seen {
    pub(super) id: TalentProfileId,
    pub(super) user: UserId,
    pub(super) version: i32,
    pub(super) changed_at: Instant,
    /// All that they say.
    pub(super) facts: Facts,
    /// `None` for somebody anonymous.
    pub(super) named: Option<Named>,
}

#[derive(Queryable)]
struct Row {
    id: TalentProfileId,
    user: UserId,
    version: i32,
    changed_at: Instant,
    visibility: Visibility,
    headline: String,
    skills: Vec<Skill>,
    availability: Availability,
    places: Vec<Place>,
    name: String,
}

impl From<Row> for Seen {
    fn from(row: Row) -> Self {
        let (name, headline) = (row.name, row.headline);
        let is_named = row.visibility == Visibility::Named;
        Self {
            id: row.id,
            user: row.user,
            version: row.version,
            changed_at: row.changed_at,
            facts: Facts {
                availability: Some(row.availability),
                skills: row.skills.into_iter().collect(),
                places: row.places.into_iter().collect(),
            },
            named: is_named.then_some(Named { name, headline }),
        }
    }
}

/// Everybody who is visible, does not block the company and was not asked by it of late.
pub(super) fn seen_by(conn: &mut Conn, company: CompanyId, now: Instant) -> QueryResult<Vec<Seen>> {
    let blocked = blocks::table
        .filter(blocks::profile_id.eq(profiles::id))
        .filter(blocks::company_id.eq(company));
    let asked = introductions::table
        .filter(introductions::candidate_id.eq(profiles::user_id))
        .filter(introductions::company_id.eq(company))
        .filter(introductions::requested_at.gt(now - TimeDelta::days(AGAIN_AFTER_DAYS)));
    let rows: Vec<Row> = profiles::table
        .inner_join(users::table)
        .filter(profiles::visibility.ne(Visibility::Hidden))
        .filter(users::disabled_at.is_null())
        .filter(not(exists(blocked)))
        .filter(not(exists(asked)))
        .order(profiles::id)
        .select((
            profiles::id,
            profiles::user_id,
            profiles::version,
            profiles::changed_at,
            profiles::visibility,
            profiles::headline,
            profiles::skills,
            profiles::availability,
            profiles::places,
            users::display_name,
        ))
        .load(conn)?;
    Ok(rows.into_iter().map(Seen::from).collect())
}

/// What handles are sealed with.
pub(super) fn key(conn: &mut Conn) -> QueryResult<Vec<u8>> {
    talent_key::table.select(talent_key::key).first(conn)
}
