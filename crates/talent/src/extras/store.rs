//! What goes with cards, in the database. Every function is one statement.

use db::Conn;
use db::schema::{introductions, talent_blocks as blocks, talent_profiles as profiles, users};
use diesel::dsl::{exists, not};
use diesel::prelude::*;
use kernel::{CompanyId, ResumeId, TalentProfileId, UserId};

use crate::introductions::State;
use crate::profiles::Visibility;

/// Those who do not hide, are not locked and do not block a company.
macro_rules! open_to {
    ($company:expr) => {{
        let blocked = blocks::table
            .filter(blocks::profile_id.eq(profiles::id))
            .filter(blocks::company_id.eq($company));
        profiles::table
            .inner_join(users::table)
            .filter(profiles::visibility.ne(Visibility::Hidden))
            .filter(users::disabled_at.is_null())
            .filter(not(exists(blocked)))
    }};
}

/// What stands in a profile.
#[derive(Queryable)]
pub(super) struct Found {
    pub(super) profile: TalentProfileId,
    pub(super) user: UserId,
    pub(super) headline: String,
    pub(super) github: Option<String>,
    pub(super) resume: Option<ResumeId>,
}

pub(super) fn of(conn: &mut Conn, company: CompanyId, users: &[UserId]) -> QueryResult<Vec<Found>> {
    open_to!(company)
        .filter(profiles::user_id.eq_any(users))
        .select((
            profiles::id,
            profiles::user_id,
            profiles::headline,
            profiles::github,
            profiles::resume_id,
        ))
        .load(conn)
}

/// With whether they show their name.
pub(super) fn holder(
    conn: &mut Conn,
    company: CompanyId,
    resume: ResumeId,
) -> QueryResult<Option<(UserId, bool)>> {
    open_to!(company)
        .filter(profiles::resume_id.eq(resume))
        .select((profiles::user_id, profiles::visibility.eq(Visibility::Named)))
        .first(conn)
        .optional()
}

pub(super) fn has_met(conn: &mut Conn, company: CompanyId, user: UserId) -> QueryResult<bool> {
    let accepted = introductions::table
        .filter(introductions::company_id.eq(company))
        .filter(introductions::candidate_id.eq(user))
        .filter(introductions::state.eq(State::Accepted));
    diesel::select(exists(accepted)).get_result(conn)
}
