//! Details in the database. Every function is one statement.

use std::collections::HashMap;

use db::Conn;
use db::schema::{companies, company_details as details, company_members as members, users};
use diesel::dsl::{InnerJoinQuerySource, count_star, min};
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::sql_types::Bool;
use kernel::{CompanyId, Cursor, Instant, Paging};

use super::rules::{Details, Form, Ruled, domain_of};
use super::vocabulary::{Industry, Ruling, Size, Standing};
use crate::profiles::Role;

/// A company's details without its name.
#[derive(Queryable, Selectable)]
#[diesel(table_name = details, check_for_backend(diesel::pg::Pg))]
pub(crate) struct Row {
    website: Option<String>,
    industry: Option<Industry>,
    size: Option<Size>,
    city: Option<String>,
    country: Option<String>,
    about: Option<String>,
    founded_year: Option<i32>,
    ruling: Option<Ruling>,
    ruled_name: Option<String>,
    ruled_domain: Option<String>,
    ruling_note: Option<String>,
    version: i32,
    changed_at: Instant,
}

impl Row {
    /// What a company of this name says of itself, where it has said anything.
    pub(crate) fn form(row: Option<Self>, name: String) -> Form {
        let Some(row) = row else { return Form { name, ..Form::default() } };
        Form {
            name,
            website: row.website.unwrap_or_default(),
            industry: row.industry,
            size: row.size,
            city: row.city.unwrap_or_default(),
            country: row.country.unwrap_or_default(),
            about: row.about.unwrap_or_default(),
            founded_year: row.founded_year,
        }
    }

    fn ruled(&self) -> Option<Ruled> {
        let ruled = self.ruling.zip(self.ruled_name.clone()).zip(self.ruled_domain.clone());
        let note = self.ruling_note.clone();
        ruled.map(|((ruling, name), domain)| Ruled { ruling, name, domain, note })
    }
}

fn details_of(company: CompanyId, name: String, row: Option<Row>) -> Details {
    let ruled = row.as_ref().and_then(Row::ruled);
    let version = row.as_ref().map_or(0, |row| row.version);
    let changed_at = row.as_ref().map(|row| row.changed_at);
    Details { company, form: Row::form(row, name), ruled, version, changed_at }
}

/// How far the details of a company of this name are.
pub(crate) fn standing_of(company: CompanyId, name: String, row: Option<Row>) -> Standing {
    details_of(company, name, row).standing()
}

pub(super) fn find(conn: &mut Conn, company: CompanyId) -> QueryResult<Option<Details>> {
    let found: Option<(String, Option<Row>)> = companies::table
        .left_join(details::table)
        .filter(companies::id.eq(company))
        .select((companies::name, Option::<Row>::as_select()))
        .first(conn)
        .optional()?;
    Ok(found.map(|(name, row)| details_of(company, name, row)))
}

pub(super) fn find_each(conn: &mut Conn, of: &[CompanyId]) -> QueryResult<Vec<Details>> {
    let found: Vec<(CompanyId, String, Option<Row>)> = companies::table
        .left_join(details::table)
        .filter(companies::id.eq_any(of))
        .select((companies::id, companies::name, Option::<Row>::as_select()))
        .load(conn)?;
    Ok(found.into_iter().map(|(company, name, row)| details_of(company, name, row)).collect())
}

#[derive(Insertable, AsChangeset)]
#[diesel(table_name = details, treat_none_as_null = true)]
struct Saved<'a> {
    website: Option<&'a str>,
    domain: Option<String>,
    industry: Option<Industry>,
    size: Option<Size>,
    city: Option<&'a str>,
    country: Option<&'a str>,
    about: Option<&'a str>,
    founded_year: Option<i32>,
    changed_at: Instant,
}

fn said(text: &str) -> Option<&str> {
    Some(text).filter(|text| !text.is_empty())
}

pub(super) fn save(
    conn: &mut Conn,
    company: CompanyId,
    form: &Form,
    now: Instant,
) -> QueryResult<usize> {
    let saved = || Saved {
        website: said(&form.website),
        domain: domain_of(&form.website),
        industry: form.industry,
        size: form.size,
        city: said(&form.city),
        country: said(&form.country),
        about: said(&form.about),
        founded_year: form.founded_year,
        changed_at: now,
    };
    diesel::insert_into(details::table)
        .values((details::company_id.eq(company), saved()))
        .on_conflict(details::company_id)
        .do_update()
        .set((saved(), details::version.eq(details::version + 1)))
        .execute(conn)
}

type Source = InnerJoinQuerySource<details::table, companies::table>;
type Condition = Box<dyn BoxableExpression<Source, Pg, SqlType = Bool>>;

/// Whether they are complete and nothing is decided about their name and domain.
fn waits() -> Condition {
    let is_complete = details::website
        .is_not_null()
        .and(details::industry.is_not_null())
        .and(details::size.is_not_null())
        .and(details::city.is_not_null())
        .and(details::country.is_not_null())
        .and(details::about.is_not_null());
    let is_undecided = details::domain
        .is_distinct_from(details::ruled_domain)
        .or(details::ruled_name.is_distinct_from(companies::name.nullable()));
    Box::new(is_complete.and(is_undecided))
}

/// How many wait, and since when the first.
pub(super) fn backlog(conn: &mut Conn) -> QueryResult<(i64, Option<Instant>)> {
    let waiting = details::table.inner_join(companies::table).filter(waits());
    waiting.select((count_star(), min(details::changed_at))).first(conn)
}

/// Since when those of a company wait; `None` if nothing is to be decided.
pub(super) fn waits_since(conn: &mut Conn, company: CompanyId) -> QueryResult<Option<Instant>> {
    let waiting = details::table.inner_join(companies::table).filter(waits());
    let of = waiting.filter(details::company_id.eq(company)).select(details::changed_at);
    of.first(conn).optional()
}

/// Complete details about whose name and domain nothing is decided.
pub(super) fn waiting(conn: &mut Conn, paging: Paging) -> QueryResult<Vec<Details>> {
    let mut wanted = details::table.inner_join(companies::table).filter(waits()).into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = details::changed_at.eq(at).and(details::company_id.gt(id));
        wanted = wanted.filter(details::changed_at.gt(at).or(same));
    }
    let rows: Vec<(CompanyId, String, Row)> = wanted
        .order((details::changed_at, details::company_id))
        .limit(paging.limit.fetch())
        .select((details::company_id, companies::name, Row::as_select()))
        .load(conn)?;
    Ok(rows.into_iter().map(|(id, name, row)| details_of(id, name, Some(row))).collect())
}

/// The addresses of the owners of these companies.
pub(super) fn owners(
    conn: &mut Conn,
    of: &[CompanyId],
) -> QueryResult<HashMap<CompanyId, Vec<String>>> {
    let rows: Vec<(CompanyId, String)> = members::table
        .inner_join(users::table)
        .filter(members::company_id.eq_any(of))
        .filter(members::role.eq(Role::Owner))
        .order((members::joined_at, members::user_id))
        .select((members::company_id, users::email))
        .load(conn)?;
    let mut owners: HashMap<CompanyId, Vec<String>> = HashMap::new();
    for (company, email) in rows {
        owners.entry(company).or_default().push(email);
    }
    Ok(owners)
}

/// Rules about a name and domain that the company has not written yet.
pub(super) fn rule_ahead(conn: &mut Conn, company: CompanyId, ruled: &Ruled) -> QueryResult<usize> {
    let set = (
        details::ruling.eq(ruled.ruling),
        details::ruled_name.eq(&ruled.name),
        details::ruled_domain.eq(&ruled.domain),
    );
    diesel::insert_into(details::table)
        .values((details::company_id.eq(company), set))
        .on_conflict(details::company_id)
        .do_update()
        .set(set)
        .execute(conn)
}

pub(super) fn rule(conn: &mut Conn, company: CompanyId, ruled: &Ruled) -> QueryResult<usize> {
    diesel::update(details::table.find(company))
        .set((
            details::ruling.eq(ruled.ruling),
            details::ruled_name.eq(&ruled.name),
            details::ruled_domain.eq(&ruled.domain),
            details::ruling_note.eq(&ruled.note),
        ))
        .execute(conn)
}
