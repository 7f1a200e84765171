//! Plans in the database. Every function is one statement.

use db::Conn;
use db::schema::plans;
use diesel::prelude::*;
use kernel::{Instant, PlanVersionId, UserId};

use super::rules::{Every, Form, Plan};
use crate::money::Currency;

#[derive(Queryable, Selectable)]
#[diesel(table_name = plans)]
struct Row {
    id: PlanVersionId,
    slug: String,
    version: i32,
    name: String,
    currency: Currency,
    price: i64,
    tax_milli: i32,
    every: Every,
    invitations: i32,
    seats: i32,
    offered: bool,
    made_at: Instant,
    live_roles: i32,
    own_problems: i32,
}

impl From<Row> for Plan {
    fn from(row: Row) -> Self {
        let Row { id, slug, version, name, currency, price, tax_milli, made_at, .. } = row;
        let Row { every, invitations, seats, live_roles, own_problems, offered, .. } = row;
        let form = Form {
            name,
            currency,
            price,
            tax_milli,
            every,
            invitations,
            seats,
            live_roles,
            own_problems,
            offered,
        };
        Self { id, slug, version, form, made_at }
    }
}

pub(super) fn list(conn: &mut Conn) -> QueryResult<Vec<Plan>> {
    let rows: Vec<Row> = plans::table
        .order((plans::slug, plans::version.desc()))
        .distinct_on(plans::slug)
        .select(Row::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Plan::from).collect())
}

pub(super) fn newest(conn: &mut Conn, slug: &str) -> QueryResult<Option<Plan>> {
    let row = plans::table
        .filter(plans::slug.eq(slug))
        .order(plans::version.desc())
        .select(Row::as_select());
    Ok(row.first(conn).optional()?.map(Plan::from))
}

/// Of these plans the versions with one of these numbers: also those that only another of the plans was asked for by.
pub(super) fn find_all(
    conn: &mut Conn,
    slugs: &[&str],
    versions: &[i32],
) -> QueryResult<Vec<Plan>> {
    let rows: Vec<Row> = plans::table
        .filter(plans::slug.eq_any(slugs))
        .filter(plans::version.eq_any(versions))
        .select(Row::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Plan::from).collect())
}

/// Nothing where somebody else has just written that version.
pub(super) fn insert(
    conn: &mut Conn,
    (slug, version): (&str, i32),
    form: &Form,
    by: Option<UserId>,
    now: Instant,
) -> QueryResult<Option<Plan>> {
    let row = diesel::insert_into(plans::table)
        .values((
            plans::id.eq(PlanVersionId::new()),
            plans::slug.eq(slug),
            plans::version.eq(version),
            plans::name.eq(&form.name),
            plans::currency.eq(form.currency),
            plans::price.eq(form.price),
            plans::tax_milli.eq(form.tax_milli),
            // What the release before reads.
            plans::tax_bp.eq(form.tax_milli / 10),
            plans::every.eq(form.every),
            plans::invitations.eq(form.invitations),
            plans::seats.eq(form.seats),
            plans::live_roles.eq(form.live_roles),
            plans::own_problems.eq(form.own_problems),
            plans::offered.eq(form.offered),
            plans::made_by.eq(by),
            plans::made_at.eq(now),
        ))
        .on_conflict_do_nothing()
        .returning(Row::as_returning());
    Ok(row.get_result(conn).optional()?.map(Plan::from))
}
