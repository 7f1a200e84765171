//! Free trials in the database. Every function is one statement; time is the database's.

use db::Conn;
use db::clock::NOW;
use db::schema::free_trials as trials;
use diesel::dsl::{exists, select};
use diesel::prelude::*;
use kernel::{CompanyId, Instant, UserId};

use super::rules::FreeTrial;

/// A trial that begins.
pub(super) struct New {
    pub(super) company: CompanyId,
    pub(super) mail_domain: String,
    pub(super) by: UserId,
    pub(super) invitations: i32,
    pub(super) begun_at: Instant,
    pub(super) ends_at: Instant,
}

type Row = (CompanyId, i32, Instant, Instant);

pub(super) fn of_each(
    conn: &mut Conn,
    companies: &[CompanyId],
) -> QueryResult<Vec<(CompanyId, FreeTrial)>> {
    let rows: Vec<Row> = trials::table
        .filter(trials::company_id.eq_any(companies))
        .filter(trials::ended_at.is_null())
        .filter(trials::ends_at.gt(NOW))
        .select((trials::company_id, trials::invitations, trials::begun_at, trials::ends_at))
        .load(conn)?;
    let trial = |(company, invitations, begun_at, ends_at): Row| {
        (company, FreeTrial { invitations, begun_at, ends_at })
    };
    Ok(rows.into_iter().map(trial).collect())
}

/// When a trial of the company ran out, unless it was ended.
pub(super) fn ran_out(conn: &mut Conn, company: CompanyId) -> QueryResult<Option<Instant>> {
    let over = trials::table
        .find(company)
        .filter(trials::ended_at.is_null())
        .filter(trials::ends_at.le(NOW));
    over.select(trials::ends_at).first(conn).optional()
}

/// Whether the company or the domain has had a trial.
pub(super) fn is_used(conn: &mut Conn, company: CompanyId, domain: &str) -> QueryResult<bool> {
    let had = trials::company_id.eq(company).or(trials::mail_domain.eq(domain));
    select(exists(trials::table.filter(had))).get_result(conn)
}

/// How many trials began: none if the company or the domain has had one.
pub(super) fn insert(conn: &mut Conn, new: &New) -> QueryResult<usize> {
    diesel::insert_into(trials::table)
        .values((
            trials::company_id.eq(new.company),
            trials::mail_domain.eq(&new.mail_domain),
            trials::begun_by.eq(new.by),
            trials::invitations.eq(new.invitations),
            trials::begun_at.eq(new.begun_at),
            trials::ends_at.eq(new.ends_at),
        ))
        .on_conflict_do_nothing()
        .execute(conn)
}

pub(super) fn end(conn: &mut Conn, company: CompanyId) -> QueryResult<usize> {
    let running = trials::table
        .filter(trials::company_id.eq(company))
        .filter(trials::ended_at.is_null())
        .filter(trials::ends_at.gt(NOW));
    diesel::update(running).set(trials::ended_at.eq(NOW)).execute(conn)
}
