//! Programs compared on the database. The hashes are small numbers, so that it can be seen what is shared.

use std::slice;

use db::Conn;
use db::schema::similarity_hashes;
use diesel::connection::SimpleConnection;
use diesel::dsl::{count_star, max};
use diesel::prelude::*;
use kernel::chrono::{DateTime, TimeDelta};
use kernel::uuid::Uuid;
use kernel::{Language, ProblemId, SubmissionId, TaskId, UserId};
use testkit::store;

use super::*;

/// The problem that everybody is given.
pub(crate) const PROBLEM: u128 = 1;

pub(crate) fn now() -> Instant {
    DateTime::from_timestamp(1_700_000_000, 0).unwrap()
}

/// A graded attempt at company `firm`, by the person of this number, with one submit for it; its program.
pub(crate) fn sent(conn: &mut Conn, firm: u8, person: u8, hashes: &[u64]) -> Program {
    let (attempt, submission, task) = (AttemptId::new(), SubmissionId::new(), TaskId::new());
    let id = |kind: u8, number: u8| Uuid::from_u128(u128::from(kind) << 64 | u128::from(number));
    let (company, user, assessment) = (id(1, firm), id(2, person), id(3, firm));
    let sql = format!(
        "set session_replication_role = replica;
         insert into problems (id, slug) values ('{problem}', 'twice') on conflict do nothing;
         insert into companies (id, name) values ('{company}', 'Firm') on conflict do nothing;
         insert into users (id, firebase_uid, email, email_verified, display_name, kind) values
           ('{user}', 'u{person}', 'p{person}@example.com', true, 'Person {person}', 'candidate')
           on conflict do nothing;
         insert into assessments (id, company_id, title, duration_minutes, languages, created_by)
           values ('{assessment}', '{company}', 'A', 60, '{{python}}', '{user}')
           on conflict do nothing;
         insert into attempts (id, invitation_id, assessment_id, user_id, state, consent_at,
             consent_text_version, started_at, ends_at, submitted_at, submitted_by, receipt_id)
           values ('{attempt}', gen_random_uuid(), '{assessment}', '{user}', 'submitted', now(), '1',
             now(), now() + interval '1 hour', now(), 'candidate',
             translate(upper(left(md5('{attempt}'), 12)), '01', 'YZ'));
         set session_replication_role = origin;
         alter table similarity_sources drop constraint if exists similarity_sources_submission,
           drop constraint if exists similarity_sources_task",
        problem = Uuid::from_u128(PROBLEM),
    );
    conn.batch_execute(&sql).unwrap();
    Program {
        submission,
        attempt,
        task,
        user: UserId(user),
        scope: Scope { problem: Uuid::from_u128(PROBLEM), language: Language::Python },
        sent_at: now() + TimeDelta::minutes(i64::from(person)),
        fingerprints: Some(hashes.to_vec()),
    }
}

/// A program of its own: so many hashes that nobody else has.
pub(crate) fn own(person: u8) -> Vec<u64> {
    (0..60).map(|at| 1_000 * u64::from(person) + at).collect()
}

fn nothing() -> Authored {
    Authored::default()
}

pub(crate) fn compare_with_all(conn: &mut Conn, program: &Program) -> Compared {
    compare(conn, program, &nothing(), now()).unwrap().unwrap()
}

fn compare_sent(conn: &mut Conn, (firm, person, hashes): (u8, u8, &[u64])) -> Compared {
    let program = sent(conn, firm, person, hashes);
    compare_with_all(conn, &program)
}

fn withs(found: &Compared) -> Vec<With> {
    found.matches.iter().map(|one| one.with).collect()
}

#[test]
fn what_is_read_of_a_program_are_the_hashes_of_its_statements_without_their_names() {
    let of = |source: &str| read(Language::Python, &source.repeat(40)).unwrap();
    let loops = of("while a:\n    b()\n");
    assert_eq!(loops, of("while c:\n    d()\n"));
    assert_ne!(loops, of("a = [1, 2, 3]\n"));
}

#[test]
fn what_an_author_gave_and_published_is_read_like_a_program_that_was_sent() {
    let body: String = (0..40).map(|at| format!("v{at} = f{at}({at}) + v0\n")).collect();
    let version = ProblemId::new();
    let solutions = [(version, body.clone())];
    let authored = Authored::read(Language::Python, slice::from_ref(&body), &solutions);
    let hashes = read(Language::Python, &body).unwrap();
    assert!(!hashes.is_empty() && hashes.iter().all(|hash| authored.given.contains(hash)));
    assert_eq!(authored.solutions, [(version, hashes)]);
}

#[test]
fn a_hash_is_stored_by_its_problem_and_language_and_read_back() {
    let problem = Uuid::from_u128(1 << 64 | 2);
    let scope = |at: usize| Scope { problem, language: Language::ALL[at] };
    assert_eq!(scope(0).mix(0x0f), 0x2_000d, "the first half is turned by 17 bits");
    assert_eq!(scope(1).mix(0x0f), 0x0100_0000_0002_000d);
    assert_eq!(scope(1).mix(0x0100_0000_0002_000d), 0x0f);
    assert_eq!(scope(1).mix(0x0100_0000_0000_000f), 0x2_000d);
}

#[test]
fn a_copy_is_found_among_others_whatever_their_company() {
    store(|conn| {
        let first = sent(conn, 1, 1, &own(1));
        assert_eq!(compare_with_all(conn, &first).matches, []);
        let other = sent(conn, 1, 2, &own(2));
        assert_eq!(compare_with_all(conn, &other).matches, []);
        let copy = sent(conn, 2, 3, &own(1));
        let found = compare_with_all(conn, &copy);
        assert_eq!(withs(&found), [With::Submission(first.submission)]);
        assert_eq!((found.matches[0].overlap.permille(), found.matches[0].threshold), (1_000, 800));
        let kept = of_attempt(conn, copy.attempt).unwrap();
        assert_eq!(
            (kept[0].outcome, kept[0].others, kept[0].fingerprints),
            (Outcome::Compared, 2, 60)
        );
    });
}

#[test]
fn comparing_once_more_changes_nothing_and_another_submit_takes_its_place() {
    store(|conn| {
        let first = sent(conn, 1, 1, &own(1));
        compare_with_all(conn, &first);
        assert_eq!(compare(conn, &first, &nothing(), now()).unwrap(), None);
        assert_eq!(store::lock(conn, first.scope).unwrap().sources, 1);
        let next = Program {
            submission: SubmissionId::new(),
            fingerprints: Some(own(9)),
            ..first.clone()
        };
        compare_with_all(conn, &next);
        assert_eq!(store::lock(conn, first.scope).unwrap().sources, 1);
        let copy = sent(conn, 1, 2, &own(1));
        assert_eq!(compare_with_all(conn, &copy).matches, [], "what it was copied from is gone");
    });
}

#[test]
fn nobody_is_compared_with_themselves() {
    store(|conn| {
        compare_sent(conn, (1, 1, &own(1)));
        let again = sent(conn, 2, 1, &own(1));
        let found = compare_with_all(conn, &again);
        assert_eq!((found.outcome, found.matches.len()), (Outcome::Compared, 0));
        assert_eq!(of_attempt(conn, again.attempt).unwrap()[0].others, 0);
    });
}

#[test]
fn too_little_that_is_ones_own_is_too_short_to_compare() {
    store(|conn| {
        let given = Authored { given: own(1)[..21].iter().copied().collect(), ..nothing() };
        let program = sent(conn, 1, 1, &own(1));
        let found = compare(conn, &program, &given, now()).unwrap().unwrap();
        assert_eq!(found.outcome, Outcome::TooShort);
        let unreadable = Program { fingerprints: None, ..sent(conn, 1, 2, &[]) };
        assert_eq!(compare_with_all(conn, &unreadable).outcome, Outcome::Unreadable);
    });
}

#[test]
fn what_a_fifth_has_counts_for_nothing_once_there_are_ten() {
    store(|conn| {
        let common: Vec<u64> = (0..50).collect();
        let usual = |person: u8| [own(person).as_slice(), &common].concat();
        for person in 1..=10 {
            compare_sent(conn, (1, person, &usual(person)));
        }
        // All of it but the common part is of its own.
        let found = compare_sent(conn, (1, 11, &usual(11)));
        assert_eq!((found.matches.len(), found.ignored.len()), (0, 50));
        let only = compare_sent(conn, (1, 12, &common));
        assert_eq!(only.outcome, Outcome::TooShort);
        // What one in twelve has is not common.
        let copy = compare_sent(conn, (1, 13, &usual(1)));
        assert_eq!((copy.matches.len(), copy.matches[0].overlap.left), (1, 60));
    });
}

#[test]
fn a_published_solution_is_found_too() {
    store(|conn| {
        let version = ProblemId::new();
        let authored = Authored { solutions: vec![(version, own(7))], ..nothing() };
        let program = sent(conn, 1, 1, &own(7));
        let found = compare(conn, &program, &authored, now()).unwrap().unwrap();
        assert_eq!(withs(&found), [With::Solution(version)]);
    });
}

#[test]
fn another_language_or_problem_is_not_compared() {
    store(|conn| {
        compare_sent(conn, (1, 1, &own(1)));
        let copy = sent(conn, 1, 2, &own(1));
        let scope = Scope { language: Language::C, ..copy.scope };
        assert_eq!(compare_with_all(conn, &Program { scope, ..copy }).matches, []);
    });
}

#[test]
fn the_counts_agree_with_what_is_left_when_somebody_is_erased() {
    // How many hashes there are, and how many programs have the commonest.
    let left = |conn: &mut Conn| -> (i64, i64) {
        let all = similarity_hashes::table;
        let (hashes, most): (i64, Option<i64>) =
            all.select((count_star(), max(similarity_hashes::sources))).first(conn).unwrap();
        (hashes, most.unwrap_or(0))
    };
    store(|conn| {
        let one = sent(conn, 1, 1, &own(1));
        compare_with_all(conn, &one);
        compare_sent(conn, (1, 2, &[&own(1)[..10], &own(2)[..]].concat()));
        assert_eq!(left(conn), (120, 2));
        let erase = format!("delete from similarity_sources where user_id = '{}'", one.user);
        conn.batch_execute(&erase).unwrap();
        assert_eq!(left(conn), (70, 1));
        let counts = store::lock(conn, one.scope).unwrap();
        assert_eq!((counts.sources, counts.comparable), (1, 1));
        assert_eq!(remove_before(conn, now() + TimeDelta::days(1)).unwrap(), 1);
        assert_eq!(left(conn), (0, 0));
    });
}

#[test]
fn pairs_are_counted_and_the_similar_ones_by_how_much() {
    store(|conn| {
        for person in 1..=4 {
            compare_sent(conn, (1, person, &own(person)));
        }
        let copy = sent(conn, 1, 5, &own(1));
        compare_with_all(conn, &copy);
        assert_eq!(store::lock(conn, copy.scope).unwrap().pairs, 10);
        assert_eq!(store::spread(conn, copy.scope).unwrap(), BTreeMap::from([(1_000, 1)]));
    });
}
