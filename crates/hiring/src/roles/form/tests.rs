//! What a role may and must say, by table.

use super::*;

pub(crate) fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

/// A role that says everything, to be sent on 2026-11-23.
pub(crate) fn form() -> Form {
    Form {
        title: "Software intern".to_owned(),
        kind: Some(Kind::Intern),
        openings: Some(2),
        level: Some(Level::Student),
        description: "You build the tools that our fitters use.".to_owned(),
        must_haves: vec!["You have written a program that somebody else used".to_owned()],
        nice_to_haves: vec!["Rust".to_owned()],
        skills: vec!["Rust".to_owned(), "SQL".to_owned()],
        assessment: None,
        cut_off: None,
        workplace: Some(Workplace::Hybrid),
        location: "Lisbon".to_owned(),
        countries: vec!["PT".to_owned()],
        starts_on: Some(day("2027-02-01")),
        duration_weeks: Some(12),
        hours_per_week: Some(40),
        pay_min: Some(1200),
        pay_max: Some(1500),
        currency: "EUR".to_owned(),
        pay_period: Some(PayPeriod::Month),
        deadline: Some(day("2026-12-31")),
        questions: Vec::new(),
    }
}

/// What is wrong with a role after a change, as `field code`.
#[track_caller]
fn check(change: impl FnOnce(&mut Form), want: &[&str]) {
    let mut form = form();
    change(&mut form);
    let found = form.missing(day("2026-11-23"));
    let found: Vec<String> = found.iter().map(|p| format!("{} {}", p.field, p.code)).collect();
    assert_eq!(found, want);
}

#[test]
fn a_role_that_says_everything_can_be_sent() {
    check(|_| (), &[]);
    check(|form| (form.starts_on, form.nice_to_haves) = (None, Vec::new()), &[]);
    check(|form| (form.kind, form.duration_weeks) = (Some(Kind::FullTime), None), &[]);
}

#[test]
fn an_empty_role_names_everything_that_it_needs_and_breaks_no_rule() {
    assert_eq!(Form::default().faults(), []);
    let missing = Form::default().missing(day("2026-11-23"));
    assert!(missing.iter().all(|problem| problem.code == "required"), "{missing:?}");
    let fields: Vec<&str> = missing.iter().map(|problem| problem.field.as_str()).collect();
    let want = [
        "title",
        "kind",
        "openings",
        "level",
        "description",
        "must_haves",
        "skills",
        "workplace",
        "countries",
        "hours_per_week",
        "pay_min",
        "pay_max",
        "currency",
        "pay_period",
        "deadline",
    ];
    assert_eq!(fields, want);
}

#[test]
fn texts_have_their_lengths_and_their_lines() {
    check(|form| form.title = "é".repeat(80), &[]);
    check(|form| form.title = "é".repeat(81), &["title length"]);
    check(|form| form.title = "A\nB".to_owned(), &["title format"]);
    check(|form| form.title = " \u{200b} ".to_owned(), &["title required"]);
    check(|form| form.description = "a".repeat(8000), &[]);
    check(|form| form.description = "a".repeat(8001), &["description length"]);
    check(|form| form.description = "a\u{202e}b".to_owned(), &["description format"]);
    check(|form| form.location = "a".repeat(121), &["location length"]);
}

#[test]
fn lists_have_their_lengths_and_no_blank_lines() {
    let times = |text: &str, count: usize| vec![text.to_owned(); count];
    check(|form| form.must_haves = times("a", 10), &[]);
    check(|form| form.must_haves = times("a", 11), &["must_haves count"]);
    check(|form| form.nice_to_haves = times("a", 11), &["nice_to_haves count"]);
    check(|form| form.must_haves = vec!["a".repeat(201)], &["must_haves[0] length"]);
    check(|form| form.skills = times("a", 15), &[]);
    check(|form| form.skills = times("a", 16), &["skills count"]);
    check(|form| form.skills = vec!["a".repeat(41)], &["skills[0] length"]);
    check(|form| form.skills = vec!["Rust".to_owned(), " ".to_owned()], &["skills[1] format"]);
}

#[test]
fn numbers_have_their_ranges() {
    check(|form| form.openings = Some(50), &[]);
    check(|form| form.openings = Some(51), &["openings range"]);
    check(|form| form.openings = Some(0), &["openings range"]);
    check(|form| form.duration_weeks = Some(105), &["duration_weeks range"]);
    check(|form| form.hours_per_week = Some(61), &["hours_per_week range"]);
    check(|form| form.pay_min = Some(0), &["pay_min range"]);
    check(|form| form.pay_max = Some(100_000_001), &["pay_max range"]);
    check(|form| form.pay_max = Some(1199), &["pay_max range"]);
    check(|form| form.pay_max = Some(1200), &[]);
    for code in ["euro", "eur", "ABC", "XTS", "XAU", "DEM"] {
        check(|form| form.currency = code.to_owned(), &["currency format"]);
    }
}

#[test]
fn a_place_is_named_in_one_country_and_remote_work_in_some() {
    check(|form| form.location.clear(), &["location required"]);
    check(|form| form.countries.clear(), &["countries required"]);
    check(|form| form.countries = vec!["PT".to_owned(), "ES".to_owned()], &["countries range"]);
    check(|form| form.countries = vec!["pt".to_owned()], &["countries[0] format"]);
    let remote = |form: &mut Form| {
        (form.workplace, form.location) = (Some(Workplace::Remote), String::new());
        form.countries = vec!["PT".to_owned(), "ES".to_owned()];
    };
    check(remote, &[]);
    check(
        |form| {
            remote(form);
            form.countries.clear();
        },
        &["countries required"],
    );
}

#[test]
fn dates_lie_ahead_and_a_deadline_at_most_180_days() {
    check(|form| form.deadline = Some(day("2026-11-24")), &[]);
    check(|form| form.deadline = Some(day("2026-11-23")), &["deadline range"]);
    let open_until = |last| {
        move |form: &mut Form| {
            (form.deadline, form.starts_on) = (Some(day(last)), None);
        }
    };
    check(open_until("2027-05-22"), &[]);
    check(open_until("2027-05-23"), &["deadline range"]);
    check(|form| form.starts_on = Some(day("2026-11-23")), &["starts_on range"]);
}

#[test]
fn nobody_starts_before_the_last_day_to_apply_is_over() {
    let dates = |first, last| {
        move |form: &mut Form| {
            (form.starts_on, form.deadline) = (Some(day(first)), Some(day(last)));
        }
    };
    check(dates("2027-01-14", "2027-01-15"), &["starts_on range"]);
    check(dates("2027-01-15", "2027-01-15"), &["starts_on range"]);
    check(dates("2027-01-16", "2027-01-15"), &[]);
}

#[test]
fn an_internship_ends_and_a_cut_off_has_an_assessment() {
    check(|form| form.duration_weeks = None, &["duration_weeks required"]);
    check(|form| form.cut_off = Some(600), &["cut_off range"]);
    let assessed = |form: &mut Form| form.assessment = Some(AssessmentId::new());
    check(
        |form| {
            assessed(form);
            form.cut_off = Some(1000);
        },
        &[],
    );
    check(
        |form| {
            assessed(form);
            form.cut_off = Some(1001);
        },
        &["cut_off range"],
    );
}

#[test]
fn the_names_of_the_fields_are_those_that_are_kept() {
    let kept = serde_json::to_value(form()).unwrap();
    let mut names: Vec<&str> = kept.as_object().unwrap().keys().map(String::as_str).collect();
    // Kept in a column of its own.
    names.push("assessment_id");
    names.sort_unstable();
    let mut fields = Form::FIELDS;
    fields.sort_unstable();
    assert_eq!(names, fields);
}
