//! Who can read the table.

use diesel::connection::SimpleConnection;
use testkit::store;

use super::*;

#[test]
fn the_program_cannot_read_answers_and_their_owner_can() {
    store(|conn| {
        conn.batch_execute("set local role assay_app").unwrap();
        assert!(is_apart(conn).unwrap());
        conn.batch_execute("set local role assay_selfid").unwrap();
        assert!(!is_apart(conn).unwrap());
    });
}
