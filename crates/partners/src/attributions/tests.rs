//! Who is credited with whom, on the database.

use kernel::{Limit, Refused};
use testkit::store;

use super::*;
use crate::accounts::Event;
use crate::tests::{BY, at, brought, invoice, later, partner};

#[test]
fn the_first_partner_is_credited_for_the_window_of_the_terms() {
    store(|conn| {
        let [ada, ben] = ["ada", "ben"].map(|name| partner(conn, name));
        let cas = brought(conn, ada, "cas");
        assert_eq!((cas.number, cas.flag, cas.shows_name), (1, Flag::None, false));
        assert!(cas.earns(later(90)) && !cas.earns(later(91)));
        let new = New { user: cas.user, partner: ben, code: "ben", at: at(), same_domain: false };
        assert_eq!(record(conn, new).unwrap(), None, "the first one stays");
        let nobody = New { partner: cas.user, user: ben, ..new };
        assert_eq!(record(conn, nobody).unwrap(), None, "no partner");
        assert_eq!(of(conn, cas.user).unwrap().unwrap().partner, ada);
        assert_eq!(brought(conn, ada, "dan").number, 2);
    });
}

#[test]
fn whom_a_suspended_partner_brings_earns_nothing() {
    store(|conn| {
        let ada = partner(conn, "ada");
        accounts::step(conn, BY, Seen::any(ada), (Event::Suspend, "Spam"), at()).unwrap();
        let cas = brought(conn, ada, "cas");
        assert!(!cas.earns(at()));
    });
}

#[test]
fn a_flag_is_cleared_once_and_a_name_is_shown_while_its_person_wants_it() {
    store(|conn| {
        let ada = partner(conn, "ada");
        let user = testkit::user(conn, "cas@leeds.example", "Cas");
        let new = New { user, partner: ada, code: "ada", at: at(), same_domain: true };
        let cas = record(conn, new).unwrap().unwrap();
        assert_eq!(cas.flag, Flag::SameDomain);
        let cleared = clear(conn, BY, Seen::at(user, 1), "They study there").unwrap();
        assert_eq!((cleared.flag, cleared.version), (Flag::Cleared, 2));
        let twice = clear(conn, BY, Seen::any(user), "Again");
        assert!(matches!(twice, Err(Error::Refused(Refused::NotNow { .. }))), "{twice:?}");
        let stale = show_name(conn, Seen::at(user, 1), true);
        assert!(matches!(stale, Err(Error::StaleVersion)), "{stale:?}");
        assert!(show_name(conn, Seen::at(user, 2), true).unwrap().shows_name);
        assert!(!show_name(conn, Seen::at(user, 3), false).unwrap().shows_name);
        let other = show_name(conn, Seen::any(ada), true);
        assert!(matches!(other, Err(Error::NoReferral)), "{other:?}");
    });
}

#[test]
fn the_furthest_stage_counts_whether_or_not_those_before_it_were_reached() {
    for (activated, placed, paid, want) in [
        (false, false, false, Stage::SignedUp),
        (true, false, false, Stage::Activated),
        (true, true, false, Stage::Placed),
        (false, true, false, Stage::Placed),
        (true, true, true, Stage::Paid),
        (false, false, true, Stage::Paid),
    ] {
        assert_eq!(rules::stage(activated, placed, paid), want, "{activated} {placed} {paid}");
    }
}

#[test]
fn the_list_says_how_far_each_has_come_and_the_funnel_how_many() {
    use diesel::connection::SimpleConnection;
    store(|conn| {
        let ada = partner(conn, "ada");
        let cas = brought(conn, ada, "cas");
        let dan = brought(conn, ada, "dan");
        let bill = invoice(conn, dan.user);
        conn.batch_execute(&format!(
            "update users set kind = 'company', profile_completed = true where id = '{}';
             update invoices set paid = 100 where id = '{bill}';
             insert into payments (id, invoice_id, amount, received_on, method, recorded_at)
             values ('{bill}', '{bill}', 100, '2026-11-23', 'card', '2026-11-23T12:00:00Z')",
            dan.user
        ))
        .unwrap();
        let paging = Paging::first(Limit::default());
        let all = list(conn, ada, Of::Everybody, paging).unwrap().items;
        let known: Vec<_> = all.iter().map(|row| (row.of.user, row.stage)).collect();
        assert_eq!(known, [(dan.user, Stage::Paid), (cas.user, Stage::SignedUp)]);
        assert_eq!(all[0].company.as_deref(), Some("Pellworth"));
        assert_eq!(all[0].first_paid_at, Some(at()));
        let students = list(conn, ada, Of::Students, paging).unwrap().items;
        assert_eq!(students.iter().map(|row| row.of.number).collect::<Vec<_>>(), [1]);
        assert_eq!(list(conn, ada, Of::Companies, paging).unwrap().items.len(), 1);
        let want = Funnel { signed_up: 2, activated: 1, placed: 0, paid: 1 };
        assert_eq!(funnel(conn, ada, None).unwrap(), want);
        assert_eq!(funnel(conn, ada, Some(later(1))).unwrap(), Funnel::default());
        let company = all[0].of.user;
        assert_eq!(company, dan.user);
    });
}

#[test]
fn no_step_of_the_funnel_counts_more_than_the_one_before() {
    use diesel::connection::SimpleConnection;
    store(|conn| {
        let ada = partner(conn, "ada");
        let (cas, dan) = (brought(conn, ada, "cas"), brought(conn, ada, "dan"));
        // Neither has a complete profile: one pays, the other works.
        let bill = invoice(conn, dan.user);
        conn.batch_execute(&format!(
            "update users set kind = 'company' where id = '{dan}';
             update invoices set paid = 100 where id = '{bill}';
             set local session_replication_role = replica;
             insert into internships (id, application_id, candidate_id, company_id, contact_id,
                 role_title, state, starts_on, ends_on, looked_on)
               select id, id, '{cas}', company_id, '{dan}', 'Engineer', 'active', '2026-09-01',
                 '2026-12-01', '2026-11-28'
               from invoices where id = '{bill}'",
            cas = cas.user,
            dan = dan.user
        ))
        .unwrap();
        let all = funnel(conn, ada, None).unwrap();
        assert_eq!(all, Funnel { signed_up: 2, activated: 2, placed: 1, paid: 1 });
        assert_eq!([0, 1, 2, 7].map(|counted| all.clicks(counted)), [2, 2, 2, 7]);
    });
}

#[test]
fn a_student_is_found_by_number_and_by_a_name_that_they_show() {
    use diesel::connection::SimpleConnection;
    store(|conn| {
        let ada = partner(conn, "ada");
        let (cas, dan) = (brought(conn, ada, "cas"), brought(conn, ada, "dan"));
        let found = |conn: &mut Conn, typed: &str| -> Vec<UserId> {
            let search = Search::typed(typed);
            let wanted = (Of::Students, search.as_ref());
            let page = super::search(conn, ada, wanted, Paging::first(Limit::default())).unwrap();
            page.items.into_iter().map(|one| one.of.user).collect()
        };
        assert_eq!(found(conn, " "), [dan.user, cas.user]);
        assert_eq!(found(conn, "2"), [dan.user]);
        assert_eq!(found(conn, "Student 1"), [cas.user]);
        assert_eq!(found(conn, "CÁS"), [], "the name is not shown");
        show_name(conn, Seen::any(cas.user), true).unwrap();
        assert_eq!(found(conn, "CÁS"), [cas.user]);
        let lock = format!("update users set disabled_at = now() where id = '{}'", cas.user);
        conn.batch_execute(&lock).unwrap();
        assert_eq!(found(conn, "CÁS"), [], "a locked account shows nothing");
    });
}
