//! Figures worked by hand and by another formula, and counting on the database.

use chrono::TimeDelta;
use db::audit::Actor;
use diesel::connection::SimpleConnection;
use kernel::uuid::Uuid;
use kernel::{ProblemId, UserId};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use testkit::store;

use super::*;
use crate::attempts::{self, Starter};
use crate::definitions::tests::Firm;
use crate::grading;

/// A task of weight 100 whose groups brought this, person by person.
fn task(groups: &[(i64, &[i64])]) -> Vec<TaskScores> {
    let groups = groups.iter().enumerate().map(|(at, (worth, got))| GroupScores {
        name: format!("g{at}"),
        worth: *worth,
        got: got.to_vec(),
    });
    vec![TaskScores { position: 1, groups: groups.collect() }]
}

#[test]
fn six_people_by_hand() {
    // Four groups of 2500 each, passed by 5, 3, 3 and 1 of the six.
    let groups: [&[i64]; 4] = [
        &[2500, 2500, 2500, 2500, 2500, 0],
        &[2500, 2500, 2500, 0, 0, 0],
        &[2500, 2500, 0, 2500, 0, 0],
        &[2500, 0, 0, 0, 0, 0],
    ];
    let tasks = task(&groups.map(|got| (2500, got)));
    let found = Statistics::of(&tasks, 6);
    assert_eq!((found.people, found.alpha_thousandths, found.standard_error), (6, None, None));
    let facilities: Vec<i32> =
        found.tasks[0].groups.iter().map(|group| group.item.facility_thousandths).collect();
    assert_eq!(facilities, [833, 500, 500, 167]);
    let mut infits = found.tasks[0].groups.iter().map(|group| group.infit_thousandths);
    assert!(infits.all(|infit| infit.is_none()), "of fewer than fifty people");
    assert_eq!(found.tasks[0].item.facility_thousandths, 500);
    // 1, 1, 1, 1, 1, 0 beside 3, 2, 1, 1, 0, 0: (6·7 − 5·7) / √((30 − 25)(90 − 49)).
    assert_eq!(found.tasks[0].groups[0].item.discrimination_thousandths, Some(489));
    // There is nothing else.
    assert_eq!(found.tasks[0].item.discrimination_thousandths, None);
    assert_eq!(Statistics::of(&tasks, 4).tasks, []);
}

#[test]
fn fifty_people_who_pass_all_or_nothing_are_measured_without_error() {
    let all: Vec<i64> = (0..50).map(|n| if n % 2 == 0 { 5000 } else { 0 }).collect();
    let found = Statistics::of(&task(&[(5000, &all), (5000, &all)]), 50);
    assert_eq!((found.alpha_thousandths, found.standard_error), (Some(1000), Some(0)));
    // Nobody but those who passed all or nothing: the model says nothing.
    assert_eq!(found.tasks[0].groups[0].infit_thousandths, None);
    let fewer = Statistics::of(&task(&[(5000, &all[1..]), (5000, &all[1..])]), 49);
    assert_eq!((fewer.alpha_thousandths, fewer.standard_error), (None, None));
}

#[test]
fn fifty_people_who_pass_one_of_two_groups_each_do_as_the_model_expects() {
    let first: Vec<i64> = (0..50).map(|n| if n % 2 == 0 { 5000 } else { 0 }).collect();
    let second: Vec<i64> = first.iter().map(|got| 5000 - got).collect();
    let found = Statistics::of(&task(&[(5000, &first), (5000, &second)]), 50);
    let infits = [0, 1].map(|at| found.tasks[0].groups[at].infit_thousandths);
    assert_eq!(infits, [Some(1000); 2]);
}

#[test]
fn groups_that_have_nothing_to_do_with_each_other_measure_nothing() {
    let (mut one, mut other) = (Vec::new(), Vec::new());
    for n in 0..100 {
        one.push(if n % 2 == 0 { 5000 } else { 0 });
        other.push(if n % 4 < 2 { 5000 } else { 0 });
    }
    let found = Statistics::of(&task(&[(5000, &one), (5000, &other)]), 100);
    // The error is as large as the scores' own deviation: 0, 500, 500 and 1000 in equal shares.
    let deviation = (125_000.0_f64 * 100.0 / 99.0).sqrt().round() as i32;
    assert_eq!((found.alpha_thousandths, found.standard_error), (Some(0), Some(deviation)));
    let same = vec![5000; 50];
    let found = Statistics::of(&task(&[(5000, &same), (5000, &same)]), 50);
    assert_eq!((found.alpha_thousandths, found.standard_error), (None, None));
}

/// α and the standard error by the textbook's formula, in floating point.
fn by_textbook(groups: &[Vec<i64>]) -> (f64, f64) {
    let people = groups[0].len() as f64;
    let variance = |values: &[f64]| {
        let mean = values.iter().sum::<f64>() / people;
        values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (people - 1.0)
    };
    let column = |group: &Vec<i64>| group.iter().map(|got| *got as f64 / 10.0).collect::<Vec<_>>();
    let totals: Vec<f64> = (0..groups[0].len())
        .map(|at| groups.iter().map(|group| group[at] as f64 / 10.0).sum())
        .collect();
    let parts: f64 = groups.iter().map(|group| variance(&column(group))).sum();
    let (count, whole) = (groups.len() as f64, variance(&totals));
    let alpha = count / (count - 1.0) * (1.0 - parts / whole);
    (alpha, whole.sqrt() * (1.0 - alpha).sqrt())
}

#[test]
fn a_thousand_random_assessments_agree_with_the_textbook() {
    let mut random = StdRng::seed_from_u64(7);
    for _ in 0..1000 {
        let (people, count) = (random.random_range(50..90), random.random_range(2..7));
        let worths: Vec<i64> = (0..count).map(|_| random.random_range(1..2000)).collect();
        let able: Vec<f64> = (0..people).map(|_| random.random_range(0.0..1.0)).collect();
        let groups: Vec<Vec<i64>> = worths
            .iter()
            .map(|worth| {
                let pass = |able: &f64| random.random_range(0.0..1.0) < *able;
                let passed: Vec<bool> = able.iter().map(pass).collect();
                passed.into_iter().map(|passed| if passed { *worth } else { 0 }).collect()
            })
            .collect();
        let pairs: Vec<(i64, &[i64])> =
            worths.iter().zip(&groups).map(|(worth, got)| (*worth, &got[..])).collect();
        let found = Statistics::of(&task(&pairs), people);
        let (alpha, error) = by_textbook(&groups);
        let near = |found: Option<i32>, wanted: f64| {
            let found = f64::from(found.unwrap());
            assert!((found - wanted).abs() <= 0.5 + 1e-6, "{found} {wanted}");
        };
        near(found.alpha_thousandths, 1000.0 * alpha);
        near(found.standard_error, error);
    }
}

#[test]
fn answers_that_follow_the_model_have_an_infit_near_one_and_noise_has_a_larger() {
    let mut random = StdRng::seed_from_u64(11);
    let able: Vec<f64> = (0..4000).map(|_| random.random_range(-2.0..2.0)).collect();
    let mut groups: Vec<Vec<i64>> = (0..9)
        .map(|n| {
            let hard = f64::from(n) / 3.0 - 4.0 / 3.0;
            let mut pass =
                |able: &f64| random.random_range(0.0..1.0) < 1.0 / (1.0 + (hard - able).exp());
            able.iter().map(|able| i64::from(pass(able))).collect()
        })
        .collect();
    groups.push(able.iter().map(|_| random.random_range(0..2)).collect());
    let pairs: Vec<(i64, &[i64])> = groups.iter().map(|got| (1, &got[..])).collect();
    let found = Statistics::of(&task(&pairs), able.len());
    let infits: Vec<i32> =
        found.tasks[0].groups.iter().map(|group| group.infit_thousandths.unwrap()).collect();
    assert!(infits[..9].iter().all(|infit| (850..1080).contains(infit)), "{infits:?}");
    assert!(infits[9] > 1200, "{infits:?}");
}

#[test]
fn a_percentile_counts_equals_half_and_needs_enough_people() {
    let scores: Vec<i32> = (0..100).collect();
    assert_eq!(percentile(0, &scores, 100), Some(0));
    assert_eq!(percentile(50, &scores, 100), Some(50));
    assert_eq!(percentile(99, &scores, 100), Some(100));
    assert_eq!(percentile(3, &[3; 100], 100), Some(50));
    assert_eq!(percentile(50, &scores, 101), None);
}

#[test]
fn remarks_are_made_beyond_each_bound_and_from_fifty_people_on() {
    let remarks = |facility, discrimination, infit| {
        let facts = ItemFacts {
            facility_thousandths: facility,
            discrimination_thousandths: Some(discrimination),
        };
        assert_eq!(facts.remarks(49, Some(infit)), []);
        facts.remarks(50, Some(infit))
    };
    for fine in [(50, 200, 700), (950, 1000, 1300)] {
        assert_eq!(remarks(fine.0, fine.1, fine.2), []);
    }
    assert_eq!(remarks(951, 199, 1301), [Remark::TooEasy, Remark::TellsLittle, Remark::Unexpected]);
    assert_eq!(remarks(49, 200, 699), [Remark::TooHard, Remark::Unexpected]);
}

#[test]
fn a_variant_is_estimated_from_fifty_people_on_with_the_error_of_its_mean() {
    let problem = ProblemId::new();
    let of = |points: Vec<i32>| {
        let found = VariantFacts::of(problem, points.into_iter());
        (found.people, found.facility_thousandths, found.error_thousandths)
    };
    let halves = |people: usize| (0..people).map(|n| if n % 2 == 0 { 100 } else { 0 }).collect();
    assert_eq!(of(Vec::new()), (0, None, None));
    assert_eq!(of(halves(49)), (49, None, None));
    // The square root of .25 × 50 / 49 / 50 is .0714.
    assert_eq!(of(halves(50)), (50, Some(500), Some(71)));
    assert_eq!(of(vec![33; 50]), (50, Some(330), Some(0)));
    // Where 13 of 65 people got v points and the others none, the error is v / 2 thousandths: a half
    // goes to the even one.
    for (points, error) in [(1, 0), (3, 2), (4, 2), (5, 2), (7, 4), (99, 50)] {
        let fifth = (0..65).map(|n| if n < 13 { points } else { 0 }).collect();
        assert_eq!(of(fifth), (65, Some(2 * points), Some(error)), "{points}");
    }
}

#[test]
fn a_task_whose_problem_is_drawn_is_counted_as_a_whole_and_by_its_problems() {
    store(|conn| {
        let firm = Firm::set(conn);
        let mut new = firm.draw(&[40, 60]);
        new.tasks[0].variants = vec![firm.problems[2]];
        let assessment = definitions::create(conn, &new).unwrap();
        definitions::mark_tried(conn, assessment, Actor::Operator).unwrap();
        for n in 0..6 {
            let email = format!("p{n}@example.com");
            take(conn, &firm, (assessment, &email), [40, 10 * n]);
        }
        let now: Instant = "2100-01-01T12:00:00Z".parse().unwrap();
        count(conn, assessment, now).unwrap();
        let (found, _) = of_assessment(conn, assessment).unwrap().unwrap();
        let [drawn, whole] = &found.tasks[..] else { panic!("{found:?}") };
        assert_eq!((drawn.position, drawn.item.facility_thousandths), (1, 650));
        assert_eq!(drawn.groups, [], "its problems have different groups");
        let named: Vec<_> = drawn.variants.iter().map(|variant| variant.problem).collect();
        assert_eq!(named, [firm.problems[0], firm.problems[2]]);
        assert_eq!(drawn.variants.iter().map(|variant| variant.people).sum::<i64>(), 6);
        assert_eq!((whole.groups.len(), whole.variants.len()), (4, 0));
    });
}

/// Somebody takes the assessment and gets these points of its first task.
fn take(
    conn: &mut Conn,
    firm: &Firm,
    (assessment, email): (AssessmentId, &str),
    [core, edge]: [i32; 2],
) -> (AttemptId, UserId) {
    let code = firm.invite(conn, assessment, email).unwrap().code.parse().unwrap();
    let user = testkit::user(conn, email, "P");
    let starter =
        Starter { user, email: email.parse().unwrap(), email_verified: true, edition: None };
    let attempt = attempts::start(conn, &code, &starter).unwrap().attempt;
    let (id, worker, total) = (Uuid::now_v7(), Uuid::now_v7(), core + edge);
    conn.batch_execute(&format!(
        r#"insert into submissions (id, problem_version_id, user_id, attempt_id, task_id, kind,
             language, source, tests_total)
             select '{id}', t.problem_version_id, a.user_id, a.id, t.task_id, 'submit', 'python', 'x', 0
             from attempts a join attempt_tasks t on t.attempt_id = a.id
             where a.id = '{attempt}' and t.position = 1;
           insert into workers (id, lock_key, host, languages, isolation)
             values ('{worker}', hashtext('{worker}'), 'test', '[]', 'none');
           insert into verdicts (submission_id, generation, verdict, points, groups, judge_version,
             toolchain, worker_id)
             values ('{id}', 1, 'WA', {total},
               '[{{"name":"sample","tag":"sample","points":0}},
                 {{"name":"core","tag":"core","points":{core}}},
                 {{"name":"edge","tag":"edge","points":{edge}}}]', 'judge 1', 'Python', '{worker}');
           update submissions set state = 'running' where id = '{id}';
           update submissions set state = 'judged', verdict = 'WA', points = {total},
             judged_at = now() where id = '{id}'"#
    ))
    .unwrap();
    attempts::finish(conn, attempt, user).unwrap();
    grading::grade(conn, attempt).unwrap();
    (attempt, user)
}

#[test]
fn what_is_counted_is_everybodys_first_attempt() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (assessment, other) = (firm.assessment(conn), firm.assessment(conn));
        let now: Instant = "2100-01-01T12:00:00Z".parse().unwrap();
        assert_eq!(due(conn, now, 9).unwrap(), []);
        take(conn, &firm, (other, "x@example.com"), [40, 25]);
        let mut first = None;
        for (n, points) in [[40, 25], [40, 0], [40, 0], [0, 25], [0, 0]].into_iter().enumerate() {
            let email = format!("p{n}@example.com");
            let taken = take(conn, &firm, (assessment, &email), points);
            first.get_or_insert(taken);
        }
        let mut both = [assessment, other];
        both.sort_unstable();
        assert_eq!(due(conn, now, 9).unwrap(), both);
        for id in both {
            count(conn, id, now).unwrap();
        }
        assert_eq!(due(conn, now, 9).unwrap(), []);
        let (found, at) = of_assessment(conn, assessment).unwrap().unwrap();
        assert_eq!((found.people, found.standard_error, at), (5, None, now));
        let facility = |at: usize| found.tasks[0].groups[at].item.facility_thousandths;
        assert_eq!([facility(0), facility(1), facility(2)], [600, 400, 0]);
        assert_eq!(found.tasks[0].item.facility_thousandths, (3 * 40 + 2 * 25) * 2);
        assert_eq!(found.tasks.len(), 3);
        assert_eq!(of_assessment(conn, other).unwrap().unwrap().0.tasks, []);
        let (attempt, _) = first.unwrap();
        assert_eq!(standard_errors(conn, &[attempt]).unwrap(), BTreeMap::new());
        let estimated =
            "update assessment_statistics set alpha_thousandths = 900, standard_error = 31";
        conn.batch_execute(estimated).unwrap();
        assert_eq!(standard_errors(conn, &[attempt]).unwrap(), [(attempt, 31)].into());
    });
}

#[test]
fn an_assessment_is_counted_again_in_the_night_after_a_new_grade() {
    store(|conn| {
        let firm = Firm::set(conn);
        let assessment = firm.assessment(conn);
        let today = kernel::last_night(kernel::Clock::now(&kernel::SystemClock));
        let noon = |days| today + TimeDelta::hours(9) + TimeDelta::days(days);
        take(conn, &firm, (assessment, "p1@example.com"), [40, 25]);
        let (yesterday, tomorrow) = (noon(-1), noon(1));
        count(conn, assessment, yesterday).unwrap();
        // Graded after the count, and a night has begun since.
        assert_eq!(due(conn, yesterday + TimeDelta::hours(1), 9).unwrap(), []);
        assert_eq!(due(conn, tomorrow, 9).unwrap(), [assessment]);
        count(conn, assessment, tomorrow).unwrap();
        assert_eq!(due(conn, tomorrow + TimeDelta::days(2), 9).unwrap(), []);
    });
}

#[test]
fn scores_are_spread_over_ten_buckets_and_none_is_shown_below_five_people() {
    let few = Spread::of(vec![0, 100, 900, 1000]);
    assert_eq!(few, Spread { people: 4, buckets: vec![], median: None });
    let all = Spread::of(vec![1000, 0, 99, 100, 900, 999, 450]);
    assert_eq!(all.buckets, [2, 1, 0, 0, 1, 0, 0, 0, 0, 3]);
    assert_eq!((all.people, all.median), (7, Some(450)));
    assert_eq!(all.buckets.iter().sum::<usize>(), all.people);
    assert_eq!(Spread::of(vec![10, 20, 31, 40, 50, 60]).median, Some(35), "rounded down");
}
