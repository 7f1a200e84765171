//! What is read of the audit log about invitations and attempts.

use kernel::chrono::TimeDelta;
use testkit::store;

use super::*;
use crate::attempts;
use crate::definitions::tests::Firm;

fn read(conn: &mut Conn, of: &Firm) -> Vec<Deed> {
    let wanted: Vec<String> =
        ["assessment:create", "invitation:create", "attempt:start", "attempt:finish"]
            .map(str::to_owned)
            .into();
    let since = db::clock::now(conn).unwrap() - TimeDelta::days(30);
    let asked = Lately { company: of.company, since, before: None, most: 10, wanted: &wanted };
    of_company(conn, asked).unwrap()
}

#[test]
fn what_became_of_an_invitation_is_read_with_who_it_was_and_by_whom() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (ada, attempt, _) = firm.at_work(conn, "ada@example.com");
        attempts::finish(conn, attempt, ada.user).unwrap();
        let found = read(conn, &firm);
        let rows: Vec<_> = found
            .iter()
            .map(|deed| (deed.object_kind.as_str(), deed.action.as_str(), deed.name.as_deref()))
            .collect();
        let lovelace = Some("Ada Lovelace");
        assert_eq!(
            rows,
            [
                ("attempt", "finish", lovelace),
                ("attempt", "start", lovelace),
                ("invitation", "create", Some("Ada")),
                ("assessment", "create", None),
            ]
        );
        assert!(found[0].is_subject && !found[0].is_member);
        assert!(found[2].is_member && !found[2].is_subject);
        assert_eq!(found[2].actor_name.as_deref(), Some("Grace"));
        let other = Firm::set(conn);
        assert_eq!(read(conn, &other), []);
    });
}
