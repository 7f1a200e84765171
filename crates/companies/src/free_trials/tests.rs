//! Who gets a free trial, by table, and trials on the database.

use diesel::connection::SimpleConnection;
use testkit::store;

use super::*;
use crate::grants;
use crate::profiles::tests::founded;

const TERMS: Terms = Terms { days: 14, invitations: 10 };

#[test]
fn a_domain_counts_as_its_registry_sells_it_and_free_mail_counts_for_nothing() {
    for (address, want) in [
        ("ruth@kestrel.example", Some("kestrel.example")),
        ("ruth@mail.eu.Kestrel.example", Some("kestrel.example")),
        ("ruth@hr.kestrel.co.uk", Some("kestrel.co.uk")),
        ("ruth@gmail.com", None),
        ("ruth@team.gmail.com", None),
        ("ruth@example.com", None),
        ("ruth@co.uk", None),
        ("ruth", None),
    ] {
        assert_eq!(rules::domain_of(address).as_deref(), want, "{address}");
    }
}

#[test]
fn one_trial_begins_for_a_company_and_a_domain_and_ends_by_itself() {
    store(|conn| {
        let (owner, first) = founded(conn, "ruth@kestrel.example");
        let offered = |conn: &mut Conn, company, address| {
            is_offered(conn, (company, address), TERMS).unwrap()
        };
        assert!(offered(conn, first, "ruth@kestrel.example"));
        assert!(begin(conn, (owner, "ruth@kestrel.example"), TERMS).unwrap());
        assert!(!offered(conn, first, "ruth@osprey.example"));
        assert!(!offered(conn, CompanyId::new(), "max@eu.kestrel.example"));
        assert!(!offered(conn, CompanyId::new(), "max@gmail.com"));
        let trial = of(conn, first).unwrap().unwrap();
        assert_eq!((trial.invitations, trial.ends_at - trial.begun_at), (10, TimeDelta::days(14)));
        let flags = grants::flags(conn, first).unwrap();
        assert!(flags.on_trial && !flags.payment && !flags.assessment_access);
        assert!(!begin(conn, (owner, "ruth@kestrel-two.example"), TERMS).unwrap());
        let (other, second) = founded(conn, "max@hr.kestrel.example");
        assert!(!begin(conn, (other, "max@hr.kestrel.example"), TERMS).unwrap());
        assert_eq!(of(conn, second).unwrap(), None);

        conn.batch_execute(
            "update free_trials set begun_at = begun_at - interval '15 days',
               ends_at = ends_at - interval '15 days'",
        )
        .unwrap();
        assert_eq!(of(conn, first).unwrap(), None);
        assert!(!grants::flags(conn, first).unwrap().on_trial);
    });
}

#[test]
fn a_trial_that_is_ended_or_not_offered_opens_nothing() {
    store(|conn| {
        let (owner, id) = founded(conn, "ruth@kestrel.example");
        let none = Terms { invitations: 0, ..TERMS };
        assert!(!begin(conn, (owner, "ruth@kestrel.example"), none).unwrap());
        assert!(begin(conn, (owner, "ruth@kestrel.example"), TERMS).unwrap());
        assert!(end(conn, Actor::Operator, id).unwrap());
        assert_eq!(of(conn, id).unwrap(), None);
        assert!(!end(conn, Actor::Operator, id).unwrap());
    });
}
