//! What is read of the audit log about introductions.

use db::audit::{Actor, Entry};
use diesel::connection::SimpleConnection;
use kernel::chrono::TimeDelta;
use kernel::{CompanyId, IntroductionId, RoleId, UserId};
use testkit::store;

use super::*;
use crate::introductions::KIND;

/// A request about a role, in this state.
fn asked(conn: &mut Conn, company: CompanyId, ben: UserId, state: &str) -> IntroductionId {
    let (role, id) = (RoleId::new(), IntroductionId::new());
    let ended = if state == "requested" { "null" } else { "now()" };
    conn.batch_execute(&format!(
        "insert into roles (id, company_id, title, form)
           values ('{role}', '{company}', 'Fitter', '{{}}');
         insert into introductions (id, company_id, candidate_id, role_id, card, message, pay_min,
             pay_max, pay_currency, pay_period, state, requested_at, ended_at)
           values ('{id}', '{company}', '{ben}', '{role}', '{{}}', '{message}', 1, 2, 'EUR', 'hour',
             '{state}', now(), {ended})",
        message = "m".repeat(80),
    ))
    .unwrap();
    Entry::of(KIND, id).by(Actor::User(ben), "accept").record(conn).unwrap();
    id
}

#[test]
fn who_was_asked_has_a_name_only_once_they_have_accepted() {
    store(|conn| {
        let company = testkit::company(conn, "Pellworth");
        let ben = testkit::user(conn, "ben@example.com", "Ben");
        let cas = testkit::user(conn, "cas@example.com", "Cas");
        let unknown = asked(conn, company, ben, "requested");
        let known = asked(conn, company, cas, "accepted");
        let wanted = ["introduction:accept".to_owned()];
        let since = db::clock::now(conn).unwrap() - TimeDelta::days(30);
        let asked = Lately { company, since, before: None, most: 10, wanted: &wanted };
        let found = of_company(conn, asked).unwrap();
        let named: Vec<_> = found.iter().map(|deed| (deed.place, deed.name.as_deref())).collect();
        assert_eq!(named, [(Some(known.0), Some("Cas")), (Some(unknown.0), None)]);
        assert_eq!(found[0].title, "Fitter");
        let other = Lately { company: testkit::company(conn, "Ternworth"), ..asked };
        assert_eq!(of_company(conn, other).unwrap(), []);
    });
}
