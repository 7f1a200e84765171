//! Which needs come first, who did something, and which acts are shown.

use std::collections::{BTreeMap, BTreeSet};

use db::audit::Deed;
use kernel::Instant;
use kernel::chrono::DateTime;
use kernel::uuid::Uuid;

use super::kinds::{self, Activity, NeedKind, Whose};
use super::rules::{by, first};
use super::{Figures, Invitations, Invoices, Need, Whom};
use crate::selection::Who;

fn at(second: i64) -> Instant {
    DateTime::from_timestamp(second, 0).unwrap()
}

fn need(second: i64) -> Need {
    Need {
        kind: NeedKind::Review,
        place: Uuid::nil(),
        role: None,
        title: String::new(),
        whom: None,
        since: at(second),
        until: None,
        due_on: None,
    }
}

#[test]
fn the_longest_come_first_no_more_than_ten_and_the_rest_is_counted() {
    let of = |total| BTreeMap::from([(NeedKind::Review, total)]);
    let mut all: Vec<Need> = [12, 3, 7, 1, 9, 2, 11, 4, 8, 5, 10, 6].map(need).into();
    all.push(Need { kind: NeedKind::CheckIn, ..need(13) });
    let totals = BTreeMap::from([(NeedKind::Review, 40), (NeedKind::CheckIn, 1)]);
    let needs = first(all, totals);
    let order: Vec<i64> = needs.items.iter().map(|one| one.since.timestamp()).collect();
    assert_eq!(order, (1..=10).collect::<Vec<_>>());
    assert_eq!(needs.more, [(NeedKind::Review, 30), (NeedKind::CheckIn, 1)]);
    let few = first([2, 1].map(need).into(), of(2));
    assert_eq!((few.items.len(), few.more), (2, vec![]));
    assert_eq!(first(Vec::new(), BTreeMap::new()).items, []);
}

fn deed(name: Option<&str>) -> Deed {
    Deed {
        number: 1,
        at: at(0),
        object_kind: "role".to_owned(),
        action: "close".to_owned(),
        actor_name: name.map(str::to_owned),
        is_member: false,
        is_colleague: false,
        is_subject: false,
        title: "Fitter".to_owned(),
        name: None,
        place: None,
        parent: None,
    }
}

#[test]
fn somebody_is_called_by_code_and_name_as_on_the_board_and_nobody_by_no_name() {
    let (code, name) = ("K7F2".to_owned(), Some("Ben".to_owned()));
    let named = hiring::board::Named { code: code.clone(), name: name.clone() };
    assert_eq!(Whom::from(named), Whom { code: Some(code), name: name.clone() });
    assert_eq!(Whom::named("Ben".to_owned()), Whom { code: None, name });
    assert_eq!(Whom::named(String::new()), Whom::default());
}

#[test]
fn who_did_something_is_a_member_by_name_the_candidate_or_assay() {
    use Whose::{Assay, Candidate, Company, Either};
    let ruth = || Who::Member(Some("Ruth".to_owned()));
    let member = Deed { is_member: true, is_colleague: true, ..deed(Some("Ruth")) };
    let left = Deed { is_colleague: true, ..deed(Some("Ruth")) };
    let erased = deed(Some(""));
    let subject = Deed { is_subject: true, ..deed(Some("Ben")) };
    let (admin, software) = (deed(Some("Ann")), deed(None));
    for (whose, of, want) in [
        (Company, &member, ruth()),
        (Company, &left, Who::Member(None)),
        (Company, &erased, Who::Member(None)),
        (Company, &software, Who::Assay),
        (Candidate, &subject, Who::Candidate),
        (Candidate, &erased, Who::Candidate),
        (Assay, &admin, Who::Assay),
        (Assay, &software, Who::Assay),
        (Either, &member, ruth()),
        (Either, &left, Who::Member(None)),
        (Either, &subject, Who::Candidate),
        (Either, &admin, Who::Assay),
        (Either, &software, Who::Assay),
    ] {
        assert_eq!(by(whose, of), want, "{whose:?} {of:?}");
    }
}

#[test]
fn every_act_stands_once_in_the_table_and_every_kind_is_of_some_act() {
    let wanted = kinds::wanted();
    assert_eq!(wanted.iter().collect::<BTreeSet<_>>().len(), wanted.len());
    for kind in Activity::ALL {
        assert!(kinds::LINES.iter().any(|line| line.2 == kind), "{kind:?}");
    }
    assert_eq!(kinds::of("role", "publish"), Some((Activity::RolePublished, Whose::Assay)));
}

#[test]
fn what_colleagues_say_of_somebody_and_cases_are_no_activity() {
    for (object, action) in [
        ("scorecard", "submit"),
        ("report_review", "submit"),
        ("application_note", "add"),
        ("introduction_message", "write"),
        ("integrity_case", "open"),
        ("accommodation_request", "ask"),
        ("slate_entry", "exclude"),
        ("application", "apply"),
    ] {
        assert_eq!(kinds::of(object, action), None, "{object} {action}");
    }
}

#[test]
fn a_company_is_empty_until_it_has_anything_that_can_be_counted() {
    let none = Figures { open_roles: Some(0), applicants: Some(0), ..Figures::default() };
    assert!(none.are_empty() && Figures::default().are_empty());
    let invitations = |out, finished| Some(Invitations { out, finished });
    let invoices = |due| Some(Invoices { due, overdue: 0 });
    assert!(Figures { invitations: invitations(0, 0), invoices: invoices(0), ..none }.are_empty());
    for some in [
        Figures { has_roles: true, ..none },
        Figures { invitations: invitations(0, 1), ..none },
        Figures { interns: Some(0), ..none },
        Figures { invoices: invoices(1), ..none },
    ] {
        assert!(!some.are_empty(), "{some:?}");
    }
}
