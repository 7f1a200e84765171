//! The draw by table, and what follows from it on the database.

use std::collections::{BTreeMap, BTreeSet};

use db::audit::Actor;
use diesel::connection::SimpleConnection;
use kernel::uuid::Uuid;
use kernel::{Language, Seen};
use testkit::{TestDb, store};

use super::rules::{Choice, counted, draw};
use super::*;
use crate::attempts::{self, NewDraft, Starter};
use crate::definitions::tests::Firm;
use crate::definitions::{self, NewAssessment};
use crate::{drafts, grading, performance, reports, trials};

fn choices(many: usize) -> Vec<Choice> {
    let choice =
        |_| Choice { problem: ProblemId::new(), family: Uuid::now_v7(), is_withdrawn: false };
    (0..many).map(choice).collect()
}

/// How often each of the choices is drawn by the attempts 0 to 9999.
fn counts(choices: &[Choice], position: i32) -> Vec<usize> {
    let mut counts = vec![0; choices.len()];
    for n in 0..10_000 {
        let attempt = AttemptId(Uuid::from_u128(n));
        let drawn = draw((attempt, position), choices, &BTreeMap::new()).unwrap();
        counts[choices.iter().position(|choice| choice.problem == drawn).unwrap()] += 1;
    }
    counts
}

#[test]
fn ten_thousand_attempts_draw_each_problem_about_as_often() {
    // With one to four degrees of freedom, chi-square exceeds this once in a thousand times.
    for (many, most) in [(2, 10.83), (3, 13.82), (4, 16.27), (5, 18.47)] {
        for position in [1, 2, 8] {
            let expected = 10_000.0 / many as f64;
            let squares = counts(&choices(many), position)
                .into_iter()
                .map(|count| (count as f64 - expected).powi(2) / expected);
            let chi_square: f64 = squares.sum();
            assert!(chi_square < most, "{many} problems at {position}: {chi_square}");
        }
    }
}

#[test]
fn the_same_attempt_draws_the_same_and_tasks_draw_for_themselves() {
    let three = choices(3);
    // Computed apart from this code: SHA-256 of `assay-variant/1`, the attempt and the place.
    let known = [1, 2, 2, 2, 2, 1, 1, 1, 0, 2];
    for (n, place) in (0..).zip(known) {
        let attempt = AttemptId(Uuid::from_u128(n));
        let drawn = draw((attempt, 1), &three, &BTreeMap::new());
        assert_eq!(drawn, Some(three[place].problem), "{n}");
    }
    let differs = |n| {
        let attempt = AttemptId(Uuid::from_u128(n));
        draw((attempt, 1), &three, &BTreeMap::new()) != draw((attempt, 2), &three, &BTreeMap::new())
    };
    assert!((0..10).any(differs));
}

#[test]
fn what_was_had_least_often_is_drawn_and_nothing_that_was_withdrawn() {
    let mut three = choices(3);
    let attempts = || (0..50).map(|n| AttemptId(Uuid::from_u128(n)));
    let drawn = |three: &[Choice], had: &[usize]| -> BTreeSet<ProblemId> {
        let had = counted(had.iter().map(|place| three[*place].family).collect());
        attempts().filter_map(|attempt| draw((attempt, 1), three, &had)).collect()
    };
    let problems = |three: &[Choice], places: &[usize]| -> BTreeSet<ProblemId> {
        places.iter().map(|place| three[*place].problem).collect()
    };
    assert_eq!(drawn(&three, &[]), problems(&three, &[0, 1, 2]));
    assert_eq!(drawn(&three, &[0]), problems(&three, &[1, 2]));
    assert_eq!(drawn(&three, &[0, 2]), problems(&three, &[1]));
    assert_eq!(drawn(&three, &[0, 1, 2]), problems(&three, &[0, 1, 2]), "nothing new is left");
    assert_eq!(drawn(&three, &[0, 1, 2, 0]), problems(&three, &[1, 2]));
    three[1].is_withdrawn = true;
    assert_eq!(drawn(&three, &[0]), problems(&three, &[2]));
    assert_eq!(drawn(&three, &[2, 0, 0]), problems(&three, &[2]));
    three[0].is_withdrawn = true;
    three[2].is_withdrawn = true;
    assert_eq!(drawn(&three, &[]), BTreeSet::new());
}

/// An assessment of one task, which has the firm's second and third problems as variants.
fn varied(firm: &Firm) -> NewAssessment {
    let mut new = firm.draw(&[100]);
    new.tasks[0].variants = firm.problems[1..].to_vec();
    new
}

fn make(conn: &mut Conn, firm: &Firm) -> AssessmentId {
    let id = definitions::create(conn, &varied(firm)).unwrap();
    definitions::mark_tried(conn, id, Actor::Operator).unwrap();
    id
}

fn person(conn: &mut Conn, email: &str) -> Starter {
    let user = testkit::user(conn, email, "P");
    Starter { user, email: email.parse().unwrap(), email_verified: true, edition: None }
}

/// Invites somebody, who begins; and the task with the problem that they got.
fn begin(
    conn: &mut Conn,
    (firm, assessment): (&Firm, AssessmentId),
    who: &Starter,
) -> (AttemptId, TaskId, ProblemId) {
    let code = firm.invite(conn, assessment, who.email.as_str()).unwrap().code.parse().unwrap();
    let attempt = attempts::start(conn, &code, who).unwrap().attempt;
    let task = attempts::workspace(conn, attempt, who.user).unwrap().unwrap().tasks.remove(0);
    (attempt, task.id, task.problem)
}

#[test]
fn everything_about_an_attempt_has_the_problem_that_was_drawn() {
    let db = TestDb::create();
    let conn = &mut db.conn();
    let firm = Firm::set(conn);
    let assessment = make(conn, &firm);
    let mut seen = BTreeMap::new();
    // All the same once in a thousand million times.
    for n in 0..20 {
        let who = person(conn, &format!("p{n}@example.com"));
        let (attempt, task, problem) = begin(conn, (&firm, assessment), &who);
        assert!(firm.problems.contains(&problem));
        seen.insert(problem, (who, attempt, task));
    }
    assert!(seen.len() > 1, "all of twenty people got the same");
    for (problem, (who, attempt, task)) in seen {
        let open = attempts::check_open(conn, attempt, who.user, (task, None)).unwrap();
        assert_eq!(open.problem, problem);
        let (language, source, revision, lease) = (Language::Python, "x".to_owned(), 0, None);
        let draft = NewDraft { task, language, source, revision, lease, edited_ms_ago: 0 };
        drafts::tests::save(conn, attempt, who.user, &draft).unwrap();
        attempts::tests::ends_in(conn, -6);
        let closed = attempts::finish(conn, attempt, who.user).unwrap();
        assert_eq!(closed.drafts[0].problem, problem);
        attempts::tests::ends_in(conn, 60);
        let graded = grading::grade(conn, attempt).unwrap();
        let skill = firm.problems.iter().position(|one| *one == problem).unwrap() + 1;
        let names = graded.grade().score.skills.iter().map(|skill| skill.name.clone());
        assert!(names.collect::<Vec<_>>().contains(&format!("skill {skill}")));
        let report = reports::report(conn, attempt, firm.owner).unwrap().unwrap();
        let shown = &report.tasks[0];
        assert_eq!((shown.problem, shown.drawn_from), (problem, 3));
        assert_eq!(shown.title, format!("Problem {skill}"));
        let slug: String = slug_of(conn, problem);
        let asked = |version| performance::ProblemFilter { problem: &slug, version };
        let own = performance::own(conn, asked(None), who.user).unwrap();
        assert_eq!(own[0].attempt, attempt);
        let other = firm.problems.iter().find(|one| **one != problem).copied();
        for (version, count) in [(Some(problem), 1), (other, 0)] {
            let own = performance::own(conn, asked(version), who.user).unwrap();
            assert_eq!(own.len(), count, "of a version");
        }
        let since = report.started_at;
        let scope = performance::Scope::Company(firm.company);
        let given = performance::first_attempts(conn, asked(None), scope, since).unwrap();
        assert_eq!(given.iter().map(|one| one.attempt).collect::<Vec<_>>(), [attempt]);
    }
}

fn slug_of(conn: &mut Conn, problem: ProblemId) -> String {
    use db::schema::{problem_versions as versions, problems};
    use diesel::prelude::*;
    let found = versions::table.inner_join(problems::table).filter(versions::id.eq(problem));
    found.select(problems::slug).first(conn).unwrap()
}

#[test]
fn a_retake_gets_a_problem_that_the_person_has_not_had_in_whatever_version() {
    store(|conn| {
        let firm = Firm::set(conn);
        let mut assessment = make(conn, &firm);
        let ada = person(conn, "ada@example.com");
        let mut had = BTreeSet::new();
        for time in 0..3 {
            if time == 2 {
                let mut next = varied(&firm);
                next.title = "The next version".to_owned();
                next.settings.retake_days = 0;
                let found = definitions::detail(conn, firm.company, assessment).unwrap().unwrap();
                let seen = Seen::at(assessment, found.assessment.revision);
                assessment = definitions::edit(conn, seen, &next).unwrap();
                definitions::mark_tried(conn, assessment, Actor::Operator).unwrap();
            }
            let (attempt, _, problem) = begin(conn, (&firm, assessment), &ada);
            attempts::finish(conn, attempt, ada.user).unwrap();
            assert!(had.insert(problem), "had before: {time}");
        }
        let (_, _, fourth) = begin(conn, (&firm, assessment), &ada);
        assert!(had.contains(&fourth), "nothing is left that is new");
    });
}

#[test]
fn a_member_who_takes_it_again_is_given_another_problem() {
    store(|conn| {
        let firm = Firm::set(conn);
        let assessment = make(conn, &firm);
        let email: kernel::Email = "grace@firm.example".parse().unwrap();
        let starter =
            Starter { user: firm.owner, email: email.clone(), email_verified: true, edition: None };
        let member = trials::Member { company: firm.company, user: firm.owner, email };
        let mut had = BTreeSet::new();
        for _ in 0..3 {
            let code = trials::begin(conn, &member, assessment).unwrap();
            let started = attempts::start(conn, &code.parse().unwrap(), &starter).unwrap();
            let shown = attempts::workspace(conn, started.attempt, firm.owner).unwrap().unwrap();
            had.insert(shown.tasks[0].problem);
            attempts::finish(conn, started.attempt, firm.owner).unwrap();
        }
        assert_eq!(had, firm.problems.into_iter().collect());
    });
}

#[test]
fn a_withdrawn_problem_is_not_drawn_and_nobody_begins_once_all_are_withdrawn() {
    store(|conn| {
        let firm = Firm::set(conn);
        let assessment = make(conn, &firm);
        let withdraw = |conn: &mut Conn, problem: ProblemId| {
            let sql =
                format!("update problem_versions set state = 'quarantined' where id = '{problem}'");
            conn.batch_execute(&sql).unwrap();
        };
        let [own, first, second] = firm.problems;
        withdraw(conn, own);
        withdraw(conn, second);
        for n in 0..5 {
            let who = person(conn, &format!("p{n}@example.com"));
            assert_eq!(begin(conn, (&firm, assessment), &who).2, first);
        }
        let late = person(conn, "late@example.com");
        let code = firm.invite(conn, assessment, "late@example.com").unwrap().code;
        withdraw(conn, first);
        let refused = attempts::start(conn, &code.parse().unwrap(), &late);
        assert!(matches!(refused, Err(Error::TaskWithdrawn)), "{refused:?}");
    });
}

#[test]
fn variants_are_kept_by_copies_and_a_change_of_them_is_another_test() {
    store(|conn| {
        let firm = Firm::set(conn);
        let assessment = make(conn, &firm);
        let detail =
            |conn: &mut Conn, id| definitions::detail(conn, firm.company, id).unwrap().unwrap();
        let named = |found: &definitions::Detail| -> Vec<ProblemId> {
            found.tasks[0].variants.iter().map(|variant| variant.problem).collect()
        };
        let found = detail(conn, assessment);
        assert_eq!(named(&found), firm.problems[1..]);
        let copy = definitions::duplicate(conn, firm.company, assessment, firm.owner).unwrap();
        assert_eq!(named(&detail(conn, copy)), firm.problems[1..]);
        let seen = Seen::at(assessment, found.assessment.revision);
        let mut fewer = varied(&firm);
        fewer.tasks[0].variants.pop();
        definitions::edit(conn, seen, &fewer).unwrap();
        let found = detail(conn, assessment);
        assert_eq!(named(&found), firm.problems[1..2]);
        assert!(!found.assessment.tried);
    });
}
