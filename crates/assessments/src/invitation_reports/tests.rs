//! Reports of invitations on the database.

use kernel::Limit;
use testkit::store;

use super::*;
use crate::definitions::tests::Firm;

#[test]
fn an_invitation_is_reported_once_and_waits_until_the_admin_closes_it() {
    store(|conn| {
        let firm = Firm::set(conn);
        let assessment = firm.assessment(conn);
        let invitation = firm.invite(conn, assessment, "ada@example.com").unwrap();
        assert_eq!(backlog(conn).unwrap(), (0, None));
        let unknown = report(conn, "NOSUCHCODE", Reason::Other, None);
        assert!(matches!(unknown, Err(Error::NoInvitation)));

        report(conn, &invitation.code, Reason::Pretends, Some("We are Engines.")).unwrap();
        report(conn, &invitation.code, Reason::Other, None).unwrap();
        let first = Paging::first(Limit::default());
        let listed = open(conn, first).unwrap().items;
        let [of] = listed.as_slice() else { panic!("{listed:?}") };
        assert_eq!((of.invitation, of.company), (invitation.id, firm.company));
        assert_eq!((of.reason, of.note.as_deref()), (Reason::Pretends, Some("We are Engines.")));
        assert_eq!(backlog(conn).unwrap(), (1, Some(of.at)));

        close(conn, Actor::Operator, invitation.id).unwrap();
        assert_eq!(backlog(conn).unwrap(), (0, None));
        assert!(open(conn, first).unwrap().items.is_empty());
        let again = close(conn, Actor::Operator, invitation.id);
        assert!(matches!(again, Err(Error::NoInvitation)));
    });
}
