//! Statements that Diesel would have PostgreSQL parse and plan every time.

use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::query_builder::{AstPass, Query, QueryFragment, QueryId};

use crate::Conn;

/// A statement that each connection prepares once for each text, where Diesel cannot know how many texts there
/// are: one written by hand, or an insert of several rows. The caller sees to it that they are few.
#[derive(Debug, Clone, Copy)]
pub struct Prepared<Q>(pub Q);

impl<Q: QueryFragment<Pg>> QueryFragment<Pg> for Prepared<Q> {
    fn walk_ast<'b>(&'b self, out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        self.0.walk_ast(out)
    }

    fn is_safe_to_cache_prepared(&self, _: &Pg) -> QueryResult<bool> {
        Ok(true)
    }
}

impl<Q> QueryId for Prepared<Q> {
    type QueryId = ();
    // It is found by its text.
    const HAS_STATIC_QUERY_ID: bool = false;
}

impl<Q: Query> Query for Prepared<Q> {
    type SqlType = Q::SqlType;
}

impl<Q> RunQueryDsl<Conn> for Prepared<Q> {}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "what is prepared is written by hand")]
mod tests {
    use diesel::sql_types::{BigInt, Integer};
    use testkit::TestDb;

    use super::*;

    #[derive(QueryableByName)]
    struct Counted {
        #[diesel(sql_type = BigInt)]
        known: i64,
    }

    fn known(conn: &mut Conn) -> i64 {
        let of =
            "select count(*) as known from pg_prepared_statements where statement like '%planted%'";
        diesel::sql_query(of).get_result::<Counted>(conn).unwrap().known
    }

    #[test]
    fn a_text_is_prepared_once_whatever_is_put_into_it() {
        let database = TestDb::create();
        let conn = &mut database.conn();
        for number in [1, 2, 3] {
            let of = diesel::sql_query("select $1::bigint as known /* planted */");
            let echoed: Counted = Prepared(of.bind::<Integer, _>(number)).get_result(conn).unwrap();
            assert_eq!(echoed.known, i64::from(number));
        }
        assert_eq!(known(conn), 1);
        diesel::sql_query("select 1::bigint as known /* planted */").execute(conn).unwrap();
        assert_eq!(known(conn), 1, "what is not wrapped is not kept");
    }
}
