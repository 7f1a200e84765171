//! Lists of candidates in the database. Every function is one statement.

use std::collections::BTreeSet;

use db::Conn;
use db::schema::{companies, talent_blocks as blocks, talent_picks as picks};
use db::schema::{talent_profiles as profiles, users};
use db::text_search::{anywhere, fold_text};
use diesel::dsl::{exists, not};
use diesel::prelude::*;
use kernel::{
    CompanyId, Cursor, Instant, Paging, TalentPickId, TalentProfileId, UserId, fold_search,
};

use super::rules::{Member, Pick};
use super::{Eyes, Known};
use crate::cards::Facts;
use crate::profiles::{Authorisation, Availability, Employment, Place, Score, Skill, Visibility};

#[derive(Queryable, Selectable)]
#[diesel(table_name = picks)]
struct Row {
    id: TalentPickId,
    profile_id: TalentProfileId,
    note: String,
    picked_at: Instant,
    #[diesel(select_expression = profiles::visibility)]
    visibility: Visibility,
    #[diesel(select_expression = profiles::curated)]
    curated: bool,
    #[diesel(select_expression = profiles::shows_results)]
    shows_results: bool,
    #[diesel(select_expression = profiles::headline)]
    headline: String,
    #[diesel(select_expression = profiles::skills)]
    skills: Vec<Skill>,
    #[diesel(select_expression = profiles::availability)]
    availability: Availability,
    #[diesel(select_expression = profiles::places)]
    places: Vec<Place>,
    #[diesel(select_expression = profiles::employment)]
    employment: Vec<Employment>,
    #[diesel(select_expression = profiles::authorised)]
    authorised: Vec<Authorisation>,
    #[diesel(select_expression = profiles::score)]
    score: Option<Score>,
    #[diesel(select_expression = users::id)]
    user: UserId,
    #[diesel(select_expression = users::display_name)]
    name: String,
    #[diesel(select_expression = users::email)]
    email: String,
    #[diesel(select_expression = users::disabled_at)]
    disabled_at: Option<Instant>,
}

/// Somebody listed, before it is known whether they block the company.
pub(super) struct Found {
    pub(super) profile: TalentProfileId,
    pub(super) pick: Pick,
}

impl From<Row> for Found {
    fn from(row: Row) -> Self {
        let takes_part = row.visibility == Visibility::Named && row.curated;
        let facts = Facts {
            availability: Some(row.availability),
            skills: row.skills.into_iter().collect(),
            places: row.places.into_iter().collect(),
            employment: row.employment.into_iter().collect(),
            authorised: row.authorised.into_iter().collect(),
            score: row.score,
        };
        let pick = Pick {
            id: row.id,
            user: row.user,
            name: row.name,
            email: row.email,
            headline: row.headline,
            facts,
            shows_results: row.shows_results,
            note: row.note,
            picked_at: row.picked_at,
            is_shown: takes_part && row.disabled_at.is_none(),
        };
        Self { profile: row.profile_id, pick }
    }
}

/// A company's list, newest first; of `only` where it is named.
pub(super) fn list(
    conn: &mut Conn,
    company: CompanyId,
    (eyes, only): (Eyes, Option<TalentPickId>),
    paging: Paging,
) -> QueryResult<Vec<Found>> {
    let mut query = picks::table
        .inner_join(profiles::table.inner_join(users::table))
        .filter(picks::company_id.eq(company))
        .order((picks::picked_at.desc(), picks::id.desc()))
        .limit(paging.limit.fetch())
        .select(Row::as_select())
        .into_boxed();
    if eyes == Eyes::Company {
        let blocked = blocks::table
            .filter(blocks::profile_id.eq(profiles::id))
            .filter(blocks::company_id.eq(company));
        query = query
            .filter(profiles::visibility.eq(Visibility::Named))
            .filter(profiles::curated)
            .filter(users::disabled_at.is_null())
            .filter(not(exists(blocked)));
    }
    if let Some(id) = only {
        query = query.filter(picks::id.eq(id));
    }
    if let Some(Cursor { at, id }) = paging.after {
        let same = picks::picked_at.eq(at).and(picks::id.lt(TalentPickId(id)));
        query = query.filter(picks::picked_at.lt(at).or(same));
    }
    Ok(query.load(conn)?.into_iter().map(Found::from).collect())
}

/// Which of these block the company.
pub(super) fn blocking(
    conn: &mut Conn,
    company: CompanyId,
    of: &[TalentProfileId],
) -> QueryResult<BTreeSet<TalentProfileId>> {
    let rows = blocks::table
        .filter(blocks::company_id.eq(company))
        .filter(blocks::profile_id.eq_any(of))
        .select(blocks::profile_id);
    Ok(rows.load(conn)?.into_iter().collect())
}

/// Those who take part and whose name or address contains this, by name, at most ten.
pub(super) fn members(conn: &mut Conn, part: &str) -> QueryResult<Vec<Member>> {
    let like = anywhere(&fold_search(part));
    let rows: Vec<(TalentProfileId, String, String, String)> = profiles::table
        .inner_join(users::table)
        .filter(profiles::visibility.eq(Visibility::Named))
        .filter(profiles::curated)
        .filter(users::disabled_at.is_null())
        .filter(
            fold_text(users::display_name)
                .like(like.clone())
                .or(fold_text(users::email).like(like)),
        )
        .order((users::display_name, profiles::id))
        .limit(10)
        .select((profiles::id, users::display_name, users::email, profiles::headline))
        .load(conn)?;
    let member = |(id, name, email, headline)| Member { id, name, email, headline };
    Ok(rows.into_iter().map(member).collect())
}

/// Whether somebody takes part, locked until the transaction ends.
pub(super) fn takes_part(conn: &mut Conn, profile: TalentProfileId) -> QueryResult<bool> {
    let row: Option<(Visibility, bool)> = profiles::table
        .find(profile)
        .select((profiles::visibility, profiles::curated))
        .for_no_key_update()
        .first(conn)
        .optional()?;
    Ok(row.is_some_and(|(visibility, curated)| visibility == Visibility::Named && curated))
}

/// Locked until the transaction ends: nobody hides, opts out or blocks meanwhile.
pub(super) fn lock(conn: &mut Conn, profile: TalentProfileId) -> QueryResult<usize> {
    let row = profiles::table.find(profile).select(profiles::id).for_no_key_update();
    Ok(row.load::<TalentProfileId>(conn)?.len())
}

pub(super) fn company(conn: &mut Conn, id: CompanyId) -> QueryResult<Option<Known>> {
    companies::table
        .filter(companies::id.eq(id))
        .filter(companies::state.eq("approved"))
        .select((companies::id, companies::name))
        .first(conn)
        .optional()
        .map(|row| row.map(|(id, name)| Known { id, name }))
}

/// `None` where they are on this list already.
pub(super) fn insert(
    conn: &mut Conn,
    (company, profile): (CompanyId, TalentProfileId),
    note: &str,
    now: Instant,
) -> QueryResult<Option<TalentPickId>> {
    diesel::insert_into(picks::table)
        .values((
            picks::id.eq(TalentPickId::new()),
            picks::company_id.eq(company),
            picks::profile_id.eq(profile),
            picks::note.eq(note),
            picks::picked_at.eq(now),
        ))
        .on_conflict((picks::company_id, picks::profile_id))
        .do_nothing()
        .returning(picks::id)
        .get_result(conn)
        .optional()
}

pub(super) fn delete(conn: &mut Conn, id: TalentPickId) -> QueryResult<usize> {
    diesel::delete(picks::table.find(id)).execute(conn)
}
