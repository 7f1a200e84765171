//! Logos in the database. Every function is one statement.

use db::Conn;
use db::clock::NOW;
use db::schema::company_logos as logos;
use diesel::prelude::*;
use kernel::CompanyId;

use super::rules::Logo;

pub(super) fn of_company(conn: &mut Conn, company: CompanyId) -> QueryResult<Option<Vec<u8>>> {
    logos::table.find(company).select(logos::sha256).first(conn).optional()
}

pub(super) fn picture(conn: &mut Conn, name: &[u8]) -> QueryResult<Option<Vec<u8>>> {
    logos::table.filter(logos::sha256.eq(name)).select(logos::png).first(conn).optional()
}

pub(super) fn put(conn: &mut Conn, company: CompanyId, logo: &Logo) -> QueryResult<usize> {
    let picture = (logos::sha256.eq(&logo.sha256[..]), logos::png.eq(&logo.png));
    diesel::insert_into(logos::table)
        .values((logos::company_id.eq(company), picture))
        .on_conflict(logos::company_id)
        .do_update()
        .set((picture, logos::changed_at.eq(NOW)))
        .execute(conn)
}

pub(super) fn remove(conn: &mut Conn, company: CompanyId) -> QueryResult<usize> {
    diesel::delete(logos::table.find(company)).execute(conn)
}
