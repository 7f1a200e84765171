//! Notices arrive with the commit they belong to, and not without it.

use diesel::Connection;
use diesel::connection::SimpleConnection;
use diesel::result::Error::RollbackTransaction;
use kernel::uuid::Uuid;
use testkit::TestDb;

use crate::jobs::{self, Kind, NewJob, Priority};
use crate::live;

fn heard(listener: &mut db::Conn) -> Vec<(String, String)> {
    // A round trip, after which everything sent before it has arrived.
    listener.batch_execute("select 1").unwrap();
    listener.notifications_iter().map(Result::unwrap).map(|n| (n.channel, n.payload)).collect()
}

#[test]
fn a_notice_is_sent_when_the_transaction_commits_and_only_then() {
    let db = TestDb::create();
    let (mut listener, mut conn) = (db.conn(), db.conn());
    listener.batch_execute("listen assay_jobs; listen assay_live").unwrap();
    let act = |conn: &mut db::Conn| {
        let subject = Uuid::now_v7();
        let (kind, priority) = (Kind::Judge, Priority::RUN);
        let job = NewJob {
            kind,
            subject,
            generation: 1,
            priority,
            fair_key: None,
            fair_group: None,
            needs: None,
        };
        jobs::enqueue(conn, &job).unwrap();
        live::announce(conn, "submission:1").unwrap();
    };
    let _rolled_back: Result<(), _> = conn.transaction(|conn| {
        act(conn);
        Err(RollbackTransaction)
    });
    assert_eq!(heard(&mut listener), []);
    let kept: Result<(), diesel::result::Error> = conn.transaction(|conn| {
        act(conn);
        Ok(())
    });
    kept.unwrap();
    let notice = |channel: &str, payload: &str| (channel.to_owned(), payload.to_owned());
    let want = [notice(jobs::CHANNEL, "judge"), notice(live::CHANNEL, "submission:1")];
    assert_eq!(heard(&mut listener), want);
}
