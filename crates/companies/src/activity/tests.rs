//! What is read of the audit log about a company.

use db::audit::{Actor, Entry};
use kernel::chrono::TimeDelta;
use testkit::store;

use super::*;

#[test]
fn what_was_done_is_read_with_who_did_it_and_whether_they_belong_to_the_company() {
    store(|conn| {
        let company = testkit::company(conn, "Pellworth");
        let other = testkit::company(conn, "Ternworth");
        let (ruth, otto) = (
            testkit::user(conn, "ruth@example.com", "Ruth"),
            testkit::user(conn, "otto@example.com", "Otto"),
        );
        testkit::owner(conn, company, ruth);
        for (of, actor) in [
            (company, Actor::User(ruth)),
            (company, Actor::User(otto)),
            (company, Actor::System),
            (other, Actor::User(otto)),
        ] {
            Entry::of("company", of).by(actor, "describe").record(conn).unwrap();
        }
        Entry::of("company", company).by(Actor::User(ruth), "rename").record(conn).unwrap();
        let wanted = ["company:describe".to_owned()];
        let since = db::clock::now(conn).unwrap() - TimeDelta::days(30);
        let asked = Lately { company, since, before: None, most: 10, wanted: &wanted };
        let found = of_company(conn, asked).unwrap();
        let by: Vec<_> =
            found.iter().map(|deed| (deed.actor_name.as_deref(), deed.is_member)).collect();
        assert_eq!(by, [(None, false), (Some("Otto"), false), (Some("Ruth"), true)]);
        let later = Lately { since: since + TimeDelta::days(31), ..asked };
        assert_eq!(of_company(conn, later).unwrap(), [], "nothing is older than asked for");
        let part = Lately { before: Some(found[0].number), most: 1, ..asked };
        assert_eq!(of_company(conn, part).unwrap(), [found[1].clone()]);
    });
}
