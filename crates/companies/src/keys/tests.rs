//! What a key may be, by table, and keys on the database.

use db::audit::{self, Object};
use diesel::connection::SimpleConnection;
use kernel::{Limit, Paging};
use testkit::store;

use super::*;
use crate::profiles::Name;
use crate::profiles::tests::owner;

fn now() -> Instant {
    "2027-03-03T12:00:00Z".parse().unwrap()
}

fn new(company: CompanyId, by: UserId) -> New {
    New { company, by, name: "Board".to_owned(), scopes: vec![Scope::Roles], days: 30 }
}

/// A company that may act.
fn founded(conn: &mut Conn, email: &str) -> (CompanyId, UserId) {
    let by = owner(conn, email);
    let company = profiles::found(conn, by, &Name::parse("Engines").unwrap()).unwrap().id;
    let sql = format!("update companies set state = 'approved' where id = '{company}'");
    conn.batch_execute(&sql).unwrap();
    (company, by)
}

fn listed(conn: &mut Conn, company: CompanyId) -> Vec<Key> {
    list(conn, company, Paging::first(Limit::default())).unwrap().items
}

#[test]
fn a_key_has_a_name_a_scope_and_an_end_within_a_year() {
    let good = new(CompanyId::new(), UserId::new());
    let wrong = |change: fn(&mut New)| {
        let mut new = good.clone();
        change(&mut new);
        match new.checked() {
            Ok(_) => Vec::new(),
            Err(Error::Fields(problems)) => problems.into_iter().map(|one| one.field).collect(),
            Err(other) => panic!("{other:?}"),
        }
    };
    assert_eq!(wrong(|_| ()), [""; 0]);
    assert_eq!(wrong(|new| new.name = " ".to_owned()), ["name"]);
    assert_eq!(wrong(|new| new.name = "é".repeat(60)), [""; 0]);
    assert_eq!(wrong(|new| new.name = "é".repeat(61)), ["name"]);
    assert_eq!(wrong(|new| new.name = "two\nlines".to_owned()), ["name"]);
    assert_eq!(wrong(|new| new.scopes.clear()), ["scopes"]);
    assert_eq!(wrong(|new| new.days = 0), ["days"]);
    assert_eq!(wrong(|new| new.days = 1), [""; 0]);
    assert_eq!(wrong(|new| new.days = 365), [""; 0]);
    assert_eq!(wrong(|new| new.days = 366), ["days"]);
    let twice = New { scopes: vec![Scope::Results, Scope::Roles, Scope::Results], ..good };
    assert_eq!(twice.checked().unwrap().scopes, [Scope::Roles, Scope::Results]);
}

#[test]
fn a_secret_is_read_as_it_is_written_and_nothing_else_is() {
    let secret = Secret::random();
    let text = secret.reveal();
    assert_eq!((text.len(), Secret::parse(&text)), (51, Some(secret.clone())));
    assert_eq!(secret.prefix(), text[..14]);
    for wrong in ["", "assay_k_", &text[8..], &text[..50], &format!("{text}A"), "assay_k_é"] {
        assert_eq!(Secret::parse(wrong), None, "{wrong}");
    }
    assert_eq!(Secret::parse(&text.to_uppercase()), None);
    assert!(!format!("{secret:?}").contains(&text[8..]));
}

#[test]
fn a_key_counts_until_it_expires_or_is_revoked_and_while_its_company_may_act() {
    store(|conn| {
        let (company, by) = founded(conn, "ada@engines.example");
        let (key, secret) = make(conn, &new(company, by), now()).unwrap();
        let text = secret.reveal();
        let last = now() + TimeDelta::days(30) - TimeDelta::seconds(1);
        let opened = open(conn, &text, last).unwrap().unwrap();
        assert_eq!((opened.id, opened.company.id), (key.id, company));
        assert_eq!(opened.scopes, [Scope::Roles]);
        assert_eq!(open(conn, &text, key.expires_at).unwrap(), None, "its time is over");
        assert!(key.is_over(key.expires_at) && !key.is_over(last));
        conn.batch_execute("update companies set state = 'suspended'").unwrap();
        assert_eq!(open(conn, &text, last).unwrap(), None, "the company is stopped");
        conn.batch_execute("update companies set state = 'approved'").unwrap();
        assert_eq!(open(conn, &Secret::random().reveal(), last).unwrap(), None);
        let (other, _) = founded(conn, "otto@other.example");
        let foreign = revoke(conn, other, by, key.id, now());
        assert!(matches!(foreign, Err(Error::NoKey)), "{foreign:?}");
        revoke(conn, company, by, key.id, now()).unwrap();
        assert_eq!((open(conn, &text, last).unwrap(), listed(conn, company)), (None, vec![]));
        let again = revoke(conn, company, by, key.id, now());
        assert!(matches!(again, Err(Error::NoKey)), "{again:?}");
        let log = audit::history(conn, Object::of(KIND, key.id), 9).unwrap();
        let acts: Vec<&str> = log.iter().map(|done| done.action.as_str()).collect();
        assert_eq!(acts, ["make", "revoke"]);
    });
}

#[test]
fn a_company_has_ten_keys_that_count_and_sees_them_page_by_page() {
    store(|conn| {
        let (company, by) = founded(conn, "ada@engines.example");
        let mut made = Vec::new();
        for minute in 0..10 {
            let at = now() + TimeDelta::minutes(minute);
            made.push(make(conn, &new(company, by), at).unwrap().0.id);
        }
        let more = make(conn, &new(company, by), now());
        assert!(matches!(more, Err(Error::TooManyKeys)), "{more:?}");
        made.reverse();
        let nine = Limit::new(9).unwrap();
        let first = list(conn, company, Paging::first(nine)).unwrap();
        let rest = list(conn, company, Paging { after: first.next, limit: nine }).unwrap();
        let ids = |keys: &[Key]| keys.iter().map(|key| key.id).collect::<Vec<_>>();
        assert_eq!((ids(&first.items), ids(&rest.items)), (made[..9].to_vec(), made[9..].to_vec()));
        assert_eq!(rest.next, None);
        revoke(conn, company, by, made[0], now()).unwrap();
        make(conn, &new(company, by), now()).unwrap();
        let later = now() + TimeDelta::days(31);
        make(conn, &new(company, by), later).unwrap();
        assert_eq!(listed(conn, company).len(), 11, "those that have expired are shown");
    });
}

#[test]
fn the_day_of_the_last_use_never_goes_back() {
    store(|conn| {
        let (company, by) = founded(conn, "ada@engines.example");
        let (key, _) = make(conn, &new(company, by), now()).unwrap();
        assert_eq!(listed(conn, company)[0].last_used_on, None);
        let today = now().date_naive();
        for (day, want) in [(today, today), (today.pred_opt().unwrap(), today)] {
            note_use(conn, key.id, day).unwrap();
            assert_eq!(listed(conn, company)[0].last_used_on, Some(want));
        }
    });
}
