//! What the session may, in the database.

use db::Conn;
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::Bool;

pub(super) fn can_read(conn: &mut Conn) -> QueryResult<bool> {
    let may = sql::<Bool>("has_any_column_privilege('selfid.answers', 'select')");
    diesel::select(may).get_result(conn)
}
