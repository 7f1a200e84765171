//! Which cases wait for whom, on the database.

use db::clock;
use kernel::Seen;
use kernel::uuid::Uuid;

use super::*;
use crate::cases;
use crate::examinations::tests::{ATTEMPT, seed};

fn id(last: u128) -> Uuid {
    Uuid::from_u128(0x0000_0000_0000_7000_8000_0000_0000_0000 + last)
}

#[test]
fn a_case_waits_once_it_is_answered_for_those_who_have_not_sent_the_invitation() {
    testkit::store(|conn| {
        seed(conn);
        let (ada, company) = (UserId(id(1)), CompanyId(id(2)));
        let (sender, reviewer) = (UserId(id(8)), UserId(id(9)));
        let now = clock::now(conn).unwrap();
        let case = cases::open(conn, ATTEMPT, now).unwrap().unwrap();
        let found = |conn: &mut Conn, company, user| {
            let (needs, total) = of_reviewer(conn, company, user, 10).unwrap();
            assert_eq!(total, i64::try_from(needs.len()).unwrap());
            needs
        };
        assert_eq!(found(conn, company, reviewer), [], "the candidate is asked first");
        let seen = Seen::at(case.id, case.version);
        let case = cases::answer(conn, ada, seen, "I dictate.").unwrap();
        let waits = found(conn, company, reviewer);
        assert_eq!((waits.len(), waits[0].case, waits[0].name.as_str()), (1, case.id, "Ada"));
        assert_eq!(Some(waits[0].since), case.answered_at);
        assert_eq!(found(conn, company, sender), []);
        assert_eq!(found(conn, CompanyId::new(), reviewer), []);
    });
}
