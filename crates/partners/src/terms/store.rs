//! Terms in the database. Every function is one statement.

use chrono::NaiveDate;
use db::Conn;
use db::schema::partner_terms as terms;
use diesel::pg::Pg;
use diesel::prelude::*;
use kernel::money::Currency;
use kernel::{Instant, PartnerTermsId, UserId};

use super::rules::{Basis, New, Rate, Terms};

#[derive(Queryable, Selectable)]
#[diesel(table_name = terms, check_for_backend(Pg))]
struct Row {
    id: PartnerTermsId,
    effective_from: NaiveDate,
    basis: Basis,
    currency: Currency,
    amount: Option<i64>,
    rate_bp: Option<i32>,
    cap: Option<i64>,
    window_days: i32,
    made_at: Instant,
}

impl From<Row> for Terms {
    fn from(row: Row) -> Self {
        let currency = row.currency;
        // `partner_terms_what` holds that the one of the basis is there.
        let rate = match row.basis {
            Basis::PerPlacement => {
                Rate::PerPlacement { amount: row.amount.unwrap_or_default(), currency }
            }
            Basis::ShareOfPayments => {
                let rate_bp = row.rate_bp.unwrap_or_default();
                Rate::ShareOfPayments { rate_bp, cap: row.cap, currency }
            }
        };
        let (effective_from, window_days) = (row.effective_from, row.window_days);
        Self { id: row.id, agreed: New { effective_from, rate, window_days }, made_at: row.made_at }
    }
}

pub(super) fn insert(
    conn: &mut Conn,
    partner: UserId,
    new: &New,
    (by, now): (Option<UserId>, Instant),
) -> QueryResult<Terms> {
    let (amount, rate_bp, cap) = match new.rate {
        Rate::PerPlacement { amount, .. } => (Some(amount), None, None),
        Rate::ShareOfPayments { rate_bp, cap, .. } => (None, Some(rate_bp), cap),
    };
    diesel::insert_into(terms::table)
        .values((
            terms::id.eq(PartnerTermsId::new()),
            terms::partner_id.eq(partner),
            terms::effective_from.eq(new.effective_from),
            terms::basis.eq(new.rate.basis()),
            terms::currency.eq(new.rate.currency()),
            terms::amount.eq(amount),
            terms::rate_bp.eq(rate_bp),
            terms::cap.eq(cap),
            terms::window_days.eq(new.window_days),
            terms::made_by.eq(by),
            terms::made_at.eq(now),
        ))
        .returning(Row::as_returning())
        .get_result(conn)
        .map(Terms::from)
}

/// The last that were made for the last day up to this one.
pub(super) fn on(conn: &mut Conn, partner: UserId, day: NaiveDate) -> QueryResult<Option<Terms>> {
    let row = terms::table
        .filter(terms::partner_id.eq(partner))
        .filter(terms::effective_from.le(day))
        .order((terms::effective_from.desc(), terms::made_at.desc(), terms::id.desc()))
        .select(Row::as_select());
    Ok(row.first(conn).optional()?.map(Terms::from))
}

pub(super) fn find(conn: &mut Conn, id: PartnerTermsId) -> QueryResult<Terms> {
    terms::table.find(id).select(Row::as_select()).first(conn).map(Terms::from)
}

pub(super) fn all(conn: &mut Conn, partner: UserId, most: i64) -> QueryResult<Vec<Terms>> {
    let rows: Vec<Row> = terms::table
        .filter(terms::partner_id.eq(partner))
        .order((terms::effective_from.desc(), terms::made_at.desc(), terms::id.desc()))
        .limit(most)
        .select(Row::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Terms::from).collect())
}
