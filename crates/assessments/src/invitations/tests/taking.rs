//! Which account takes an invitation, on the database.

use db::audit::{self, Object};
use diesel::connection::SimpleConnection;
use kernel::Limit;
use testkit::store;

use super::super::*;
use crate::attempts;
use crate::definitions::tests::Firm;

/// An account with this address.
fn starter(conn: &mut Conn, email: &str) -> attempts::Starter {
    let user = testkit::user(conn, email, "Eve");
    let email = email.parse().unwrap();
    attempts::Starter { user, email, email_verified: true, edition: None }
}

#[test]
fn an_invitation_for_any_address_counts_for_the_account_that_takes_it_and_its_history_says_so() {
    store(|conn| {
        let firm = Firm::set(conn);
        let mut form = firm.draw(&[20, 30, 50]);
        form.settings.any_address = true;
        form.settings.retake_attempts = 1;
        let assessment = definitions::create(conn, &form).unwrap();
        definitions::mark_tried(conn, assessment, Actor::Operator).unwrap();
        let made = firm.invite(conn, assessment, "ada@example.com").unwrap();
        let (code, eve) = (made.code.parse().unwrap(), starter(conn, "eve@example.com"));
        attempts::start(conn, &code, &eve).unwrap();

        let taken = find(conn, made.id).unwrap();
        assert_eq!(taken.taken_as.as_deref(), Some("e•••@example.com"));
        let history = audit::history(conn, Object::of(KIND, made.id), 50).unwrap();
        assert_eq!(history.iter().filter(|done| done.action == "take").count(), 1);
        let ada = starter(conn, "ada@example.com");
        let second = attempts::start(conn, &code, &ada);
        assert!(matches!(second, Err(Error::TakenByOther)), "{second:?}");

        let settings = retakes::settings(conn, assessment).unwrap();
        let both = ["ada@example.com", "eve@example.com"];
        let now = clock::now(conn).unwrap();
        let cools = retakes::cooling(conn, (assessment, &settings), &both, now).unwrap();
        assert_eq!(cools.keys().collect::<Vec<_>>(), ["eve@example.com"]);
        let mut mine_of = |of: &attempts::Starter| {
            let paging = Paging::first(Limit::default());
            mine(conn, (of.user, &of.email), paging).unwrap().items.len()
        };
        assert_eq!((mine_of(&ada), mine_of(&eve)), (0, 1));
    });
}

#[test]
fn an_invitation_with_terms_of_its_own_stays_with_its_address_and_one_who_hires_takes_none() {
    store(|conn| {
        let firm = Firm::set(conn);
        let mut form = firm.draw(&[20, 30, 50]);
        form.settings.any_address = true;
        let assessment = definitions::create(conn, &form).unwrap();
        definitions::mark_tried(conn, assessment, Actor::Operator).unwrap();
        let terms = Terms { only_address: true, ..Terms::default() };
        let (company, by, email) = (firm.company, firm.owner, "ada@example.com".parse().unwrap());
        let new = NewInvitation { company, assessment, email, name: None, by, terms };
        let bound = invite(conn, &new, MAX_A_DAY).unwrap();
        let eve = starter(conn, "eve@example.com");
        let other = attempts::start(conn, &bound.code.parse().unwrap(), &eve);
        assert!(matches!(other, Err(Error::NoInvitation)), "{other:?}");

        let open = firm.invite(conn, assessment, "bob@example.com").unwrap();
        conn.batch_execute("update users set kind = 'company' where email = 'eve@example.com'")
            .unwrap();
        let hires = attempts::start(conn, &open.code.parse().unwrap(), &eve);
        assert!(matches!(hires, Err(Error::NoInvitation)), "{hires:?}");
        assert_eq!(find(conn, open.id).unwrap().state, State::Created);
    });
}
