//! Rates by golden vectors and against slower computations; what is hidden against somebody who takes
//! what is shown from the total.

use std::collections::{BTreeMap, BTreeSet};

use diesel::connection::SimpleConnection;
use testkit::store;

use super::rules::{Tallied, Tally};
use super::*;
use crate::answers::{Disability, Gender, Race, Veteran};

const GENDERS: [Group; 4] = [Group::Woman, Group::Man, Group::Nonbinary, Group::Unsaid];

/// What the database tells of so many people of each gender, of whom so many were selected.
fn tally(groups: [(i64, i64); 4]) -> Tally {
    let tallied = |(answer, (of, passed)): (Group, (i64, i64))| Tallied {
        question: Question::Gender,
        answer,
        applicants: (of >= FEWEST).then_some(of),
        selected: (of >= FEWEST).then_some(passed),
        scored: None,
        above: None,
    };
    let some = GENDERS.into_iter().zip(groups).filter(|(_, (of, _))| *of > 0);
    let applicants = groups.iter().map(|(of, _)| of).sum();
    Tally { applicants, scored: 0, groups: some.map(tallied).collect() }
}

fn selection(groups: [(i64, i64); 4]) -> Option<Measure> {
    Report::of(&tally(groups)).questions.remove(0).selection
}

fn fraction(over: i64, under: i64) -> Option<Fraction> {
    Fraction::of(over, under)
}

#[test]
fn the_golden_vectors_of_the_four_fifths_rule() {
    for (men, women, ratio, flagged) in [
        ((48, 80), (21, 50), (7, 10), true),
        ((48, 80), (24, 50), (4, 5), false),
        ((48, 80), (0, 50), (0, 1), true),
        ((1, 100_000), (1, 100_000), (1, 1), false),
    ] {
        let measure = selection([(women.1, women.0), (men.1, men.0), (0, 0), (0, 0)]).unwrap();
        let rated = measure.rated();
        let tallied: Vec<_> =
            rated.iter().map(|row| (row.line.group, row.rate, row.ratio, row.flagged)).collect();
        let want = [
            (Group::Woman, fraction(women.0, women.1), fraction(ratio.0, ratio.1), flagged),
            (Group::Man, fraction(men.0, men.1), fraction(1, 1), false),
        ];
        assert_eq!(tallied, want);
    }
}

#[test]
fn where_nobody_is_selected_nothing_is_compared() {
    let rated = selection([(10, 0), (10, 0), (0, 0), (0, 0)]).unwrap().rated();
    assert!(rated.iter().all(|row| row.ratio.is_none() && !row.flagged));
}

#[test]
fn those_who_did_not_say_have_a_rate_and_no_ratio() {
    let rated = selection([(10, 5), (10, 4), (0, 0), (10, 10)]).unwrap().rated();
    let unsaid = rated.iter().find(|row| row.line.group == Group::Unsaid).unwrap();
    assert_eq!((unsaid.rate, unsaid.ratio, unsaid.flagged), (fraction(1, 1), None, false));
    assert_eq!(rated[0].ratio, fraction(1, 1), "the best is the best of the groups");
    assert_eq!(rated[1].ratio, fraction(4, 5));
}

/// The rule without fractions: some other group does so much better that five of ours are fewer than
/// four of theirs.
fn is_flagged(own: (i64, i64), others: &[(i64, i64)]) -> bool {
    others.iter().any(|other| other.1 > 0 && own.1 * other.0 * 5 < other.1 * own.0 * 4)
}

#[test]
fn a_flag_is_what_multiplying_without_fractions_says() {
    let mut tried = 0;
    for a in 5..12 {
        for b in 5..12 {
            for (x, y) in (0..=a).flat_map(|x| (0..=b).map(move |y| (x, y))) {
                let groups = [(a, x), (b, y), (7, 3)];
                let rated = selection([(a, x), (b, y), (7, 3), (0, 0)]).unwrap().rated();
                for (row, own) in rated.iter().zip(groups) {
                    assert_eq!(row.flagged, is_flagged(own, &groups), "{groups:?}");
                    tried += 1;
                }
            }
        }
    }
    assert!(tried > 10_000, "{tried}");
}

/// What the company reads of the numbers of people, and of nothing else.
type Seen = (Vec<(Group, i64)>, Vec<Group>);

#[test]
fn no_hidden_group_follows_from_the_total_and_what_is_shown() {
    let mut compared = 0;
    for total in 5..27 {
        let mut looks_like: BTreeMap<Seen, Vec<[i64; 4]>> = BTreeMap::new();
        for a in 0..=total {
            for b in 0..=total - a {
                for c in 0..=total - a - b {
                    let people = [a, b, c, total - a - b - c];
                    let Some(measure) = selection(people.map(|of| (of, 0))) else { continue };
                    let shown = measure.shown.iter().map(|line| (line.group, line.of)).collect();
                    assert!(measure.shown.iter().all(|line| line.of >= FEWEST));
                    looks_like.entry((shown, measure.hidden)).or_default().push(people);
                }
            }
        }
        for ((shown, hidden), all) in looks_like {
            for group in &hidden {
                let at = GENDERS.iter().position(|one| one == group).unwrap();
                let sizes: BTreeSet<i64> = all.iter().map(|people| people[at]).collect();
                assert!(sizes.len() > 1, "{total} people, {shown:?}: {group:?} are {sizes:?}");
                compared += 1;
            }
        }
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn a_small_group_takes_those_who_did_not_say_with_it_or_else_the_smallest() {
    let hidden = |groups: [i64; 4]| selection(groups.map(|of| (of, 0))).map(|seen| seen.hidden);
    assert_eq!(hidden([20, 30, 0, 9]), Some(vec![]));
    assert_eq!(hidden([20, 30, 2, 9]), Some(vec![Group::Nonbinary, Group::Unsaid]));
    assert_eq!(hidden([20, 30, 2, 0]), None, "one group is left, so nothing is compared");
    assert_eq!(hidden([20, 30, 2, 4]), Some(vec![Group::Nonbinary, Group::Unsaid]));
    assert_eq!(hidden([20, 30, 2, 1]), None);
    assert_eq!(hidden([3, 30, 0, 0]), None);
}

#[test]
fn a_group_hidden_among_the_applicants_is_hidden_among_the_scored() {
    let tallied = |answer, of, scored| Tallied {
        question: Question::Gender,
        answer,
        applicants: Some(of).filter(|of| *of >= FEWEST),
        selected: Some(1).filter(|_| of >= FEWEST),
        scored: Some(scored).filter(|_| of >= FEWEST),
        above: Some(1).filter(|_| of >= FEWEST),
    };
    let groups = vec![
        tallied(Group::Woman, 20, 20),
        tallied(Group::Man, 30, 30),
        tallied(Group::Nonbinary, 2, 2),
        tallied(Group::Unsaid, 9, 9),
    ];
    let seen = Report::of(&Tally { applicants: 61, scored: 61, groups }).questions.remove(0);
    let hidden = vec![Group::Nonbinary, Group::Unsaid];
    assert_eq!(seen.selection.unwrap().hidden, hidden);
    assert_eq!(seen.scoring.unwrap().hidden, hidden);
}

#[test]
fn every_answer_but_the_undisclosed_is_a_group() {
    let mut words: Vec<&str> = Vec::new();
    words.extend(Gender::ALL.map(Gender::as_str));
    words.extend(Race::ALL.map(Race::as_str));
    words.extend(Disability::ALL.map(Disability::as_str));
    words.extend(Veteran::ALL.map(Veteran::as_str));
    words.retain(|word| *word != "undisclosed");
    words.push("unsaid");
    assert_eq!(words, Group::ALL.map(Group::as_str));
}

/// A role that was closed so many days ago.
fn closed(conn: &mut Conn, days: i64) -> RoleId {
    let (role, company) = (RoleId::new(), testkit::company(conn, "Pellworth"));
    let sql = format!(
        "insert into roles (id, company_id, state, live_state, title, form, published_at, closed_at) \
         values ('{role}', '{company}', 'closed', 'published', 'Fitter', '{{}}', now(), \
                 now() - interval '{days} days')"
    );
    conn.batch_execute(&sql).unwrap();
    role
}

/// People who said this of their gender, of whom the first few were selected.
fn applied(conn: &mut Conn, role: RoleId, gender: &str, (of, selected): (u32, u32)) {
    for n in 0..of {
        let user = testkit::user(conn, &format!("{gender}{n}-{role}@example.com"), "Ada");
        let state = if n < selected { "accepted" } else { "role_closed" };
        let id = kernel::ApplicationId::new();
        let sql = format!(
            "insert into applications (id, role_id, candidate_id, state, profile) \
               values ('{id}', '{role}', '{user}', '{state}', '{{}}'); \
             select selfid.save('{user}', 0, '{{\"gender\": \"{gender}\"}}', now())"
        );
        conn.batch_execute(&sql).unwrap();
    }
}

fn now() -> Instant {
    kernel::Clock::now(&kernel::SystemClock)
}

#[test]
fn the_database_itself_tells_no_number_of_fewer_than_five() {
    store(|conn| {
        let role = closed(conn, 31);
        applied(conn, role, "woman", (6, 1));
        applied(conn, role, "man", (8, 4));
        applied(conn, role, "nonbinary", (4, 4));
        let tallied: Tally =
            serde_json::from_value(super::store::tally(conn, role).unwrap().unwrap()).unwrap();
        let of = |group| {
            let found = tallied.groups.iter().find(|tallied| tallied.answer == group).unwrap();
            (found.applicants, found.selected)
        };
        assert_eq!(tallied.applicants, 18);
        assert_eq!(of(Group::Woman), (Some(6), Some(1)));
        assert_eq!(of(Group::Man), (Some(8), Some(4)));
        assert_eq!(of(Group::Nonbinary), (None, None));
    });
}

#[test]
fn a_role_is_counted_once_when_its_time_has_come_and_everybody_is_decided_about() {
    store(|conn| {
        let (early, late) = (closed(conn, 29), closed(conn, 31));
        applied(conn, late, "woman", (6, 1));
        applied(conn, late, "man", (6, 3));
        assert_eq!(due(conn, now(), 9).unwrap(), [late]);
        let waits = |state: &str, news: &str| {
            format!(
                "update applications set state = '{state}', news_by = {news}, \
                   declined_by = (select id from users limit 1), decline_code = 'other', \
                   declined_from = 'released' \
                 where id = (select id from applications order by id limit 1)"
            )
        };
        conn.batch_execute("alter table applications disable trigger user").unwrap();
        for state in UNDECIDED {
            conn.batch_execute(&waits(state, "now()")).unwrap();
            assert_eq!(due(conn, now(), 9).unwrap(), []);
            assert!(!count(conn, late, now()).unwrap(), "{state}");
        }
        conn.batch_execute(&waits("declined_by_company", "now()")).unwrap();
        assert_eq!(due(conn, now(), 9).unwrap(), [], "it can be reconsidered");
        conn.batch_execute(&waits("declined_by_company", "null")).unwrap();
        assert_eq!(due(conn, now(), 9).unwrap(), [late]);
        assert!(count(conn, late, now()).unwrap());
        let (first, at) = of_role(conn, late).unwrap().unwrap();
        applied(conn, late, "nonbinary", (6, 6));
        assert!(!count(conn, late, now()).unwrap());
        assert_eq!(of_role(conn, late).unwrap(), Some((first, at)), "nobody counts again");
        assert_eq!((due(conn, now(), 9).unwrap(), of_role(conn, early).unwrap()), (vec![], None));
    });
}

#[test]
fn scores_above_the_median_are_counted_and_who_withdrew_is_not() {
    store(|conn| {
        let role = closed(conn, 31);
        applied(conn, role, "woman", (6, 0));
        applied(conn, role, "man", (6, 6));
        graded(conn, role);
        assert!(count(conn, role, now()).unwrap());
        let report = of_role(conn, role).unwrap().unwrap().0;
        assert_eq!((report.applicants, report.scored), (12, 12));
        let scoring = report.questions[0].scoring.clone().unwrap();
        let tallied: Vec<_> = scoring.shown.iter().map(|l| (l.group, l.of, l.passed)).collect();
        // Women score 1 to 6, men 7 to 12: the median is 6½.
        assert_eq!(tallied, [(Group::Woman, 6, 0), (Group::Man, 6, 6)]);
    });
    store(|conn| {
        let role = closed(conn, 31);
        applied(conn, role, "woman", (6, 0));
        conn.batch_execute("alter table applications disable trigger user").unwrap();
        conn.batch_execute("update applications set state = 'withdrawn'").unwrap();
        assert!(count(conn, role, now()).unwrap());
        assert_eq!(of_role(conn, role).unwrap().unwrap().0.applicants, 0);
    });
}

/// Gives every applicant a graded attempt, each with a better score than the one before.
fn graded(conn: &mut Conn, role: RoleId) {
    let sql = format!(
        "insert into assessments (id, company_id, created_by, title, duration_minutes, languages) \
           select gen_random_uuid(), r.company_id, (select id from users limit 1), 'First', 60, \
                  '{{python}}' from roles r where r.id = '{role}'; \
         update roles set assessment_id = (select id from assessments limit 1) where id = '{role}'; \
         insert into invitations (id, assessment_id, code, email, state, user_id, created_by, expires_at) \
           select gen_random_uuid(), (select id from assessments limit 1), \
                  translate(upper(substr(md5(a.id::text), 1, 10)), '01', 'GH'), u.email, 'completed', u.id, u.id, \
                  now() + interval '1 day' \
             from applications a join users u on u.id = a.candidate_id where a.role_id = '{role}'; \
         insert into attempts (id, invitation_id, assessment_id, user_id, state, consent_at, \
             consent_text_version, started_at, ends_at, submitted_at, submitted_by, graded_at, receipt_id) \
           select gen_random_uuid(), i.id, i.assessment_id, i.user_id, 'graded', now(), '1', now(), \
                  now() + interval '1 hour', now(), 'candidate', now(), translate(upper(substr(md5(i.id::text), 1, 12)), '01', 'GH') \
             from invitations i; \
         insert into grades (attempt_id, generation, formula, fineness, skills, tasks) \
           select t.id, 1, 'assay-score/1', row_number() over (order by u.email desc), '[]', '[]' \
             from attempts t join users u on u.id = t.user_id"
    );
    conn.batch_execute(&sql).unwrap();
}

#[test]
fn a_group_of_fewer_than_five_is_hidden_though_its_number_is_known() {
    let groups = vec![
        (Group::Woman, Some((10, 5))),
        (Group::Man, Some((20, 4))),
        (Group::Nonbinary, Some((3, 1))),
        (Group::Unsaid, Some((4, 0))),
        // Nobody is nobody to hide.
        (Group::Black, Some((0, 0))),
    ];
    let measure = Measure::of(37, groups).unwrap();
    assert_eq!(measure.shown.iter().map(|line| line.of).collect::<Vec<_>>(), [10, 20]);
    assert_eq!(measure.hidden, [Group::Nonbinary, Group::Unsaid]);
}

#[test]
fn as_many_hidden_people_as_hidden_groups_would_be_one_in_each() {
    let hidden = [
        Group::Black,
        Group::Asian,
        Group::NativeAmerican,
        Group::PacificIslander,
        Group::TwoOrMore,
    ];
    let measure = |total| {
        let mut groups: Vec<_> = hidden.into_iter().map(|group| (group, None)).collect();
        groups.extend([(Group::White, Some((20, 2))), (Group::HispanicOrLatino, Some((10, 1)))]);
        Measure::of(total, groups)
    };
    assert_eq!(measure(35), None, "another group is hidden, and one is left to be compared");
    assert_eq!(measure(36).unwrap().hidden, hidden);
}
