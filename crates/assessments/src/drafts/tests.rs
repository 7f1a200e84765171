use db::Conn;
use diesel::Connection as _;
use kernel::{AttemptId, Language, TaskId, UserId};
use testkit::TestDb;

use super::*;
use crate::definitions::tests::Firm;

fn saving(attempt: AttemptId, user: UserId, task: TaskId, text: (&str, i32)) -> Saving {
    let (source, revision) = (text.0.to_owned(), text.1);
    let language = Language::Python;
    let (lease, edited_ms_ago) = (None, 0);
    let draft = NewDraft { task, language, source, revision, lease, edited_ms_ago };
    Saving { attempt, user, draft }
}

/// Saves one draft.
pub(crate) fn save(
    conn: &mut Conn,
    attempt: AttemptId,
    user: UserId,
    draft: &NewDraft,
) -> Result<Draft, Error> {
    let of = Saving { attempt, user, draft: draft.clone() };
    save_all(conn, &[of], Met::Wait)?.remove(0).unwrap()
}

/// What became of each, in words.
fn said(each: Each<Draft, Error>) -> Vec<String> {
    let say = |one: Option<Result<Draft, Error>>| match one {
        None => "left out".to_owned(),
        Some(Ok(draft)) => format!("{} is {}", draft.revision, draft.source),
        Some(Err(refused)) => format!("{refused:?}"),
    };
    each.into_iter().map(say).collect()
}

#[test]
fn each_of_several_is_saved_or_refused_for_itself() {
    testkit::store(|conn| {
        let firm = Firm::set(conn);
        let (ada, of_ada, tasks) = firm.at_work(conn, "ada@example.com");
        let (ben, of_ben, bens) = firm.at_work(conn, "ben@example.com");
        let (eve, of_eve, eves) = firm.at_work(conn, "eve@example.com");
        save(conn, of_ben, ben.user, &saving(of_ben, ben.user, bens[0], ("old", 0)).draft).unwrap();
        let all = [
            saving(of_ada, ada.user, tasks[0], ("first", 0)),
            saving(of_ben, ben.user, bens[0], ("late", 0)),
            saving(of_eve, ada.user, eves[0], ("of another", 0)),
            saving(AttemptId::new(), ada.user, tasks[0], ("nowhere", 0)),
        ];
        let want = ["1 is first", "StaleRevision { current: 1 }", "NoAttempt"];
        let left_out = save_all(conn, &all, Met::Skip).unwrap();
        assert_eq!(said(left_out)[..3], want);
        let again = [
            saving(of_ada, ada.user, tasks[0], ("first", 0)),
            saving(of_ben, ben.user, bens[0], ("new", 1)),
            saving(of_eve, eve.user, bens[0], ("x", 0)),
            saving(AttemptId::new(), ada.user, tasks[0], ("nowhere", 0)),
        ];
        let again = save_all(conn, &again, Met::Wait).unwrap();
        assert_eq!(said(again), ["1 is first", "2 is new", "NoTask", "NoAttempt"]);
    });
}

#[test]
fn an_attempt_that_somebody_else_holds_keeps_nobody_waiting() {
    let db = TestDb::create();
    let conn = &mut db.conn();
    let firm = Firm::set(conn);
    let (ada, of_ada, tasks) = firm.at_work(conn, "ada@example.com");
    let (ben, of_ben, bens) = firm.at_work(conn, "ben@example.com");
    let all = [
        saving(of_ada, ada.user, tasks[0], ("one", 0)),
        saving(of_ben, ben.user, bens[0], ("two", 0)),
    ];
    let mut other = db.conn();
    other
        .transaction(|other: &mut Conn| {
            store::lock(other, &[of_ada], Met::Wait)?;
            let each = conn
                .transaction(|conn| {
                    save_all(conn, &all, Met::Skip).map_err(|_| diesel::result::Error::NotFound)
                })
                .unwrap();
            assert_eq!(said(each), ["left out", "1 is two"]);
            diesel::QueryResult::Ok(())
        })
        .unwrap();
}
