//! Saved searches in the database. Every function is one statement.

use db::Conn;
use db::schema::{companies, talent_searches as searches};
use diesel::prelude::*;
use kernel::{CompanyId, Instant, TalentSearchId, UserId};

use super::Search;
use crate::cards::Filter;
use crate::profiles::{Authorisation, Availability, Employment, Place, Score, Skill};

#[derive(Queryable, Selectable)]
#[diesel(table_name = searches)]
struct Row {
    id: TalentSearchId,
    company_id: CompanyId,
    user_id: UserId,
    name: String,
    skills: Vec<Skill>,
    availability: Option<Availability>,
    place: Option<Place>,
    looked_at: Instant,
    employment: Option<Employment>,
    authorised: Option<Authorisation>,
    score: Option<Score>,
    words: Option<String>,
}

impl From<Row> for Search {
    fn from(row: Row) -> Self {
        let skills = row.skills.into_iter().collect();
        let filter = Filter {
            skills,
            availability: row.availability,
            place: row.place,
            employment: row.employment,
            authorised: row.authorised,
            score: row.score,
            text: row.words,
        };
        let (id, company, user, name) = (row.id, row.company_id, row.user_id, row.name);
        Self { id, company, user, name, filter, looked_at: row.looked_at }
    }
}

/// The lock's holder may count the company's searches and add one.
pub(super) fn lock_company(conn: &mut Conn, company: CompanyId) -> QueryResult<usize> {
    let row = companies::table.find(company).select(companies::id).for_no_key_update();
    Ok(row.load::<CompanyId>(conn)?.len())
}

pub(super) fn count(conn: &mut Conn, company: CompanyId) -> QueryResult<i64> {
    searches::table.filter(searches::company_id.eq(company)).count().get_result(conn)
}

pub(super) fn insert(
    conn: &mut Conn,
    (company, user): (CompanyId, UserId),
    name: &str,
    filter: &Filter,
    now: Instant,
) -> QueryResult<Search> {
    diesel::insert_into(searches::table)
        .values((
            searches::id.eq(TalentSearchId::new()),
            searches::company_id.eq(company),
            searches::user_id.eq(user),
            searches::name.eq(name),
            searches::skills.eq(filter.skills.iter().copied().collect::<Vec<_>>()),
            searches::availability.eq(filter.availability),
            searches::place.eq(filter.place),
            searches::employment.eq(filter.employment),
            searches::authorised.eq(filter.authorised),
            searches::score.eq(filter.score),
            searches::words.eq(filter.text.as_deref()),
            searches::looked_at.eq(now),
        ))
        .returning(Row::as_returning())
        .get_result(conn)
        .map(Search::from)
}

pub(super) fn list(conn: &mut Conn, company: CompanyId) -> QueryResult<Vec<Search>> {
    let rows: Vec<Row> = searches::table
        .filter(searches::company_id.eq(company))
        .order((searches::created_at.desc(), searches::id.desc()))
        .select(Row::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Search::from).collect())
}

pub(super) fn delete(
    conn: &mut Conn,
    company: CompanyId,
    id: TalentSearchId,
) -> QueryResult<usize> {
    let own = searches::table.find(id).filter(searches::company_id.eq(company));
    diesel::delete(own).execute(conn)
}

pub(super) fn due(
    conn: &mut Conn,
    before: Instant,
    limit: i64,
) -> QueryResult<Vec<TalentSearchId>> {
    searches::table
        .filter(searches::looked_at.le(before))
        .order(searches::looked_at)
        .limit(limit)
        .select(searches::id)
        .load(conn)
}

pub(super) fn lock_due(
    conn: &mut Conn,
    id: TalentSearchId,
    before: Instant,
) -> QueryResult<Option<Search>> {
    let row = searches::table
        .find(id)
        .filter(searches::looked_at.le(before))
        .select(Row::as_select())
        .for_no_key_update();
    Ok(row.first(conn).optional()?.map(Search::from))
}

pub(super) fn looked(conn: &mut Conn, id: TalentSearchId, now: Instant) -> QueryResult<usize> {
    diesel::update(searches::table.find(id)).set(searches::looked_at.eq(now)).execute(conn)
}
