//! Groups at cut-offs: by table, and what the database tells of people with scores, against somebody who moves
//! a cut-off by a point.

use diesel::connection::SimpleConnection;
use testkit::store;

use crate::impact::cut_offs::ScoreTally;
use crate::impact::*;

fn divided(of: &[i64], hidden: &[Group], stops: &[(i32, &[i64])]) -> Divided {
    let stop = |(at, passed): &(i32, &[i64])| Stop { at: *at, passed: passed.to_vec() };
    Divided {
        question: Question::Gender,
        shown: [Group::Woman, Group::Man].into_iter().take(of.len()).collect(),
        of: of.to_vec(),
        hidden: hidden.to_vec(),
        stops: stops.iter().map(stop).collect(),
    }
}

/// Which counted cut-off speaks for this one, or why none does.
#[track_caller]
fn check(people: i64, counted: &Divided, at: i32, want: Result<i32, Silence>) {
    let answered = at_cut_off(people, std::slice::from_ref(counted), at).remove(0);
    assert_eq!(answered.found.map(|(at, _)| at), want);
}

#[test]
fn the_nearest_counted_cut_off_speaks_and_none_that_is_far() {
    let both = divided(&[40, 60], &[], &[(300, &[30, 50]), (400, &[20, 25])]);
    check(100, &both, 300, Ok(300));
    check(100, &both, 350, Ok(300));
    check(100, &both, 351, Ok(400));
    check(100, &both, 450, Ok(400));
    check(100, &both, 451, Err(Silence::NoneNear));
    check(100, &both, 249, Err(Silence::NoneNear));
    check(100, &divided(&[40, 60], &[], &[]), 300, Err(Silence::NoneNear));
}

#[test]
fn groups_below_thirty_are_not_compared_and_nobody_finds_them_out() {
    let stops: &[(i32, &[i64])] = &[(300, &[20, 30])];
    check(100, &divided(&[29, 71], &[], stops), 300, Err(Silence::SmallGroups));
    check(100, &divided(&[100], &[], stops), 300, Err(Silence::SmallGroups));
    // One person of a third group would be known from the total, so one of the two hides with them.
    check(101, &divided(&[40, 60], &[Group::Nonbinary], stops), 300, Err(Silence::SmallGroups));
    let two = [Group::Nonbinary, Group::Unsaid];
    check(108, &divided(&[40, 60], &two, stops), 300, Ok(300));
}

#[test]
fn ratios_are_exact_at_the_cut_off() {
    let both = divided(&[50, 80], &[], &[(600, &[24, 48])]);
    let (_, measure) = at_cut_off(130, &[both], 610).remove(0).found.unwrap();
    let rated = measure.rated();
    assert_eq!((rated[0].ratio, rated[0].flagged), (Fraction::of(4, 5), false));
    assert_eq!((rated[1].rate, rated[1].ratio), (Fraction::of(3, 5), Fraction::of(1, 1)));
}

fn now() -> Instant {
    kernel::Clock::now(&kernel::SystemClock)
}

/// An assessment of a company.
fn assessment(conn: &mut Conn) -> AssessmentId {
    let (id, company) = (AssessmentId::new(), testkit::company(conn, "Pellworth"));
    let owner = testkit::user(conn, "grace@firm.example", "Grace");
    conn.batch_execute(&format!(
        "insert into assessments (id, company_id, created_by, title, duration_minutes, languages) \
           values ('{id}', '{company}', '{owner}', 'First', 60, '{{python}}')"
    ))
    .unwrap();
    id
}

/// People who said this of their gender and took it, the first with score 0 and each next one with `step` more.
fn took(conn: &mut Conn, id: AssessmentId, gender: &str, people: i32, step: i32) {
    for n in 0..people {
        let user = testkit::user(
            conn,
            &format!("{gender}{n}-{}@example.com", kernel::UserId::new()),
            "Ada",
        );
        let (invitation, attempt) = (kernel::InvitationId::new(), kernel::AttemptId::new());
        let fineness = n * step;
        conn.batch_execute(&format!(
            "select selfid.save('{user}', 0, '{{\"gender\": \"{gender}\"}}', now()); \
             insert into invitations (id, assessment_id, code, email, state, user_id, created_by, expires_at) \
               values ('{invitation}', '{id}', translate(upper(substr(md5('{invitation}'), 1, 10)), '01', 'GH'), \
                 '{user}@example.com', 'completed', '{user}', '{user}', now() + interval '1 day'); \
             insert into attempts (id, invitation_id, assessment_id, user_id, state, consent_at, \
                 consent_text_version, started_at, ends_at, submitted_at, submitted_by, graded_at, receipt_id) \
               values ('{attempt}', '{invitation}', '{id}', '{user}', 'graded', now(), '1', now(), \
                 now() + interval '1 hour', now(), 'candidate', now(), \
                 translate(upper(substr(md5('{attempt}'), 1, 12)), '01', 'GH')); \
             insert into grades (attempt_id, generation, formula, fineness, skills, tasks, created_at) \
               values ('{attempt}', 1, 'assay-score/1', {fineness}, '[]', '[]', clock_timestamp())"
        ))
        .unwrap();
    }
}

#[test]
fn the_database_tells_nothing_before_a_hundred_people_and_counts_each_of_them_once() {
    store(|conn| {
        let id = assessment(conn);
        took(conn, id, "woman", 40, 20);
        took(conn, id, "man", 59, 15);
        assert!(!count_scores(conn, id, now()).unwrap(), "ninety-nine");
        assert_eq!(of_assessment(conn, id).unwrap(), None);
        took(conn, id, "undisclosed", 8, 100);
        took(conn, id, "nonbinary", 2, 100);
        assert!(count_scores(conn, id, now()).unwrap());
        let counted = of_assessment(conn, id).unwrap().unwrap();
        assert_eq!(counted.people, 109);
        let gender = &counted.questions[0];
        assert_eq!(gender.shown, [Group::Man, Group::Woman]);
        assert_eq!(
            (gender.of.clone(), gender.hidden.clone()),
            (vec![59, 40], vec![Group::Nonbinary, Group::Unsaid])
        );
        assert!(!count_scores(conn, id, now()).unwrap(), "nobody is counted again");
        took(conn, id, "woman", 50, 10);
        took(conn, id, "man", 49, 10);
        assert!(!count_scores(conn, id, now()).unwrap(), "ninety-nine more");
        assert_eq!(of_assessment(conn, id).unwrap().unwrap(), counted);
        took(conn, id, "man", 1, 10);
        assert!(count_scores(conn, id, now()).unwrap());
        let next = of_assessment(conn, id).unwrap().unwrap();
        assert_eq!((next.people, next.questions[0].of.clone()), (100, vec![50, 50]));
    });
}

#[test]
fn moving_a_cut_off_tells_of_no_fewer_than_five_people_of_a_group() {
    store(|conn| {
        let id = assessment(conn);
        took(conn, id, "woman", 45, 22);
        took(conn, id, "man", 60, 16);
        let found = crate::impact::store::tally_scores(conn, id).unwrap().unwrap();
        let found: ScoreTally = serde_json::from_value(found).unwrap();
        let gender = &found.questions[0];
        assert!(gender.stops.len() > 3, "{gender:?}");
        let mut before = gender.of.clone();
        for stop in &gender.stops {
            for (earlier, passed) in before.iter().zip(&stop.passed) {
                assert!(earlier - passed >= 5 && *passed >= 5, "{stop:?} after {before:?}");
            }
            before.clone_from(&stop.passed);
        }
        // Of what everybody left out there is one group, so nothing is compared.
        assert!(
            found.questions[1..]
                .iter()
                .all(|one| one.stops.iter().all(|stop| stop.passed.len() == 1))
        );
        let direct = conn
            .batch_execute("set local role assay_app; select * from selfid.scored_people(null)");
        assert!(direct.is_err(), "the people themselves are found to nobody");
    });
}
