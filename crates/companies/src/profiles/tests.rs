//! Names, the state machine by table, and companies on the database.

use db::schema::users;
use diesel::prelude::*;
use kernel::Refused;
use kernel::uuid::Uuid;
use testkit::store;

use super::*;

pub(crate) fn owner(conn: &mut Conn, email: &str) -> UserId {
    let id = UserId::new();
    diesel::insert_into(users::table)
        .values((
            users::id.eq(id),
            users::firebase_uid.eq(Uuid::now_v7().to_string()),
            users::email.eq(email),
            users::email_verified.eq(true),
            users::display_name.eq("Ada"),
            users::kind.eq("company"),
        ))
        .execute(conn)
        .unwrap();
    id
}

/// Somebody who hires, and their company.
pub(crate) fn founded(conn: &mut Conn, email: &str) -> (UserId, CompanyId) {
    let owner = owner(conn, email);
    let name = Name::parse("Analytical Engines").unwrap();
    (owner, found(conn, owner, &name).unwrap().id)
}

pub(crate) fn company(conn: &mut Conn, email: &str) -> Company {
    let owner = owner(conn, email);
    found(conn, owner, &Name::parse("Analytical Engines").unwrap()).unwrap()
}

#[test]
fn several_companies_are_found_together_each_as_it_is_found_alone_and_no_other() {
    store(|conn| {
        let [first, second, other] =
            ["ada@example.com", "ruth@example.com", "eve@example.com"].map(|of| company(conn, of));
        let mut found = find_all(conn, &[second.id, CompanyId::new(), first.id]).unwrap();
        found.sort_by_key(|one| one.id);
        let mut alone = [first, second].map(|one| find(conn, one.id).unwrap().unwrap());
        alone.sort_by_key(|one| one.id);
        assert_eq!(found, alone);
        assert!(found.iter().all(|one| one.id != other.id));
        assert_eq!(find(conn, CompanyId::new()).unwrap(), None);
    });
}

#[track_caller]
fn check_name(text: &str, want: Option<&str>) {
    let got = Name::parse(text).ok();
    assert_eq!(got.as_ref().map(Name::as_str), want, "{text:?}");
}

#[test]
fn a_name_is_one_line_of_up_to_120_characters() {
    check_name("  Acme  ", Some("Acme"));
    check_name(&"é".repeat(120), Some(&"é".repeat(120)));
    check_name(&"é".repeat(121), None);
    check_name(" ", None);
    check_name("A\nB", None);
    check_name("A\0B", None);
}

#[test]
fn owners_and_recruiters_invite() {
    let may: Vec<Role> = Role::ALL.into_iter().filter(|role| role.invites()).collect();
    assert_eq!(may, [Role::Owner, Role::Recruiter]);
}

#[test]
fn everybody_but_billing_reads_results_and_owners_and_reviewers_decide_cases() {
    let may = |does: fn(Role) -> bool| -> Vec<Role> {
        Role::ALL.into_iter().filter(|role| does(*role)).collect()
    };
    assert_eq!(may(Role::reads), [Role::Owner, Role::Recruiter, Role::Reviewer]);
    assert_eq!(may(Role::decides), [Role::Owner, Role::Reviewer]);
}

#[test]
fn only_an_approved_company_may_act() {
    for state in State::ALL {
        let company = Company { id: CompanyId::new(), name: "Engines".to_owned(), state };
        assert_eq!(company.may_act(), state == State::Approved, "{state:?}");
    }
}

#[test]
fn the_founder_owns_the_company_and_can_be_found_by_address() {
    store(|conn| {
        let ada = owner(conn, "ada@example.com");
        assert_eq!(of_member(conn, ada).unwrap(), None);
        let company = found(conn, ada, &Name::parse("Engines").unwrap()).unwrap();
        let membership = of_member(conn, ada).unwrap().unwrap();
        assert_eq!(membership, Membership { company: company.clone(), role: Role::Owner });
        let email = "Ada@Example.com".parse().unwrap();
        assert_eq!(of_owner(conn, &email).unwrap(), Some(company));
        assert_eq!(of_owner(conn, &"eve@example.com".parse().unwrap()).unwrap(), None);
    });
}

#[test]
fn an_account_belongs_to_one_company_only() {
    store(|conn| {
        let ada = owner(conn, "ada@example.com");
        let name = Name::parse("Engines").unwrap();
        found(conn, ada, &name).unwrap();
        let second = found(conn, ada, &name);
        assert!(matches!(second, Err(Error::AlreadyMember)), "{second:?}");
    });
}

#[test]
fn an_approval_is_taken_once_and_written_down() {
    use db::schema::audit_log as log;
    store(|conn| {
        let id = company(conn, "ada@example.com").id;
        let approved = decide(conn, id, Event::Approve, Actor::Operator, "known").unwrap();
        assert_eq!(approved.state, State::Approved);
        let again = decide(conn, id, Event::Approve, Actor::Operator, "known");
        assert!(
            matches!(again, Err(Error::Refused(Refused::NotNow { from: "approved", .. }))),
            "{again:?}"
        );
        let nobody = decide(conn, CompanyId::new(), Event::Approve, Actor::Operator, "x");
        assert!(matches!(nobody, Err(Error::NoCompany)), "{nobody:?}");
        let rows: Vec<(String, Option<String>, Option<String>)> = log::table
            .filter(log::object_id.eq(id.0))
            .order(log::id)
            .select((log::action, log::from_state, log::to_state))
            .load(conn)
            .unwrap();
        let text = |s: &str| Some(s.to_owned());
        let want = [
            ("found".to_owned(), None, text("unverified")),
            ("approve".to_owned(), text("unverified"), text("approved")),
        ];
        assert_eq!(rows, want);
    });
}

#[test]
fn a_company_that_goes_on_is_what_it_was_when_it_was_stopped() {
    store(|conn| {
        let id = company(conn, "ada@example.com").id;
        let mut after = |event| decide(conn, id, event, Actor::Operator, "known").unwrap().state;
        for was in [State::Unverified, State::Approved] {
            assert_eq!(after(Event::Suspend), State::Suspended);
            assert_eq!(after(Event::Reinstate), was);
            if was == State::Unverified {
                after(Event::Approve);
            }
        }
    });
}

#[test]
fn a_merged_company_says_into_which_and_stays_so() {
    store(|conn| {
        let from = company(conn, "ada@example.com").id;
        let into = company(conn, "ruth@example.com").id;
        let (by, now) = (Actor::Operator, Instant::from_timestamp(1_764_000_000, 0).unwrap());
        let unsaid = merge(conn, (from, into), by, " ", now);
        assert!(matches!(unsaid, Err(Error::BadReason)), "{unsaid:?}");
        assert_eq!(merged_into(conn, from).unwrap(), None);
        merge(conn, (from, into), by, "registered twice", now).unwrap();
        assert_eq!(find(conn, from).unwrap().unwrap().state, State::Merged);
        assert_eq!(merged_into(conn, from).unwrap().map(|company| company.id), Some(into));
        assert_eq!(merged_since(conn, now).unwrap(), [(from, into)]);
        let later = now + chrono::TimeDelta::seconds(1);
        assert_eq!(merged_since(conn, later).unwrap(), []);
        for event in [Event::Approve, Event::Suspend, Event::Reinstate] {
            let refused = decide(conn, from, event, by, "known");
            assert!(matches!(refused, Err(Error::Refused(_))), "{event:?} {refused:?}");
        }
        let again = merge(conn, (from, into), by, "registered twice", now);
        assert!(matches!(again, Err(Error::Refused(_))), "{again:?}");
        let merged = find(conn, from).unwrap().unwrap();
        assert!(!was_approved(conn, &merged).unwrap(), "it gets no invoices");
    });
}
