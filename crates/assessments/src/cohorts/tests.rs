//! Whose scores are counted, by table, and a partner's assessments on the database.

use std::collections::BTreeSet;

use db::Conn;
use diesel::connection::SimpleConnection;
use kernel::chrono::TimeDelta;
use kernel::{Email, Language, Limit, Paging};
use testkit::store;

use super::*;
use crate::attempts::{self, Starter};
use crate::definitions::Offer;
use crate::definitions::tests::Firm;
use crate::{reports, retakes, reuse, statistics};

#[test]
fn scores_are_shown_from_five_people_on_and_five_at_a_time() {
    let people = |scores: &[i32]| rules::spread(scores).map(|spread| (spread.people, spread.bars));
    assert_eq!(people(&[]), None);
    assert_eq!(people(&[1, 2, 3, 4]), None);
    let five = Some((5, [2, 1, 0, 0, 0, 0, 0, 0, 0, 2]));
    assert_eq!(people(&[0, 99, 100, 900, 1000]), five);
    for more in 1..5 {
        let scores = [vec![0, 99, 100, 900, 1000], vec![500; more]].concat();
        assert_eq!(people(&scores), five, "{more} more change nothing");
    }
    let ten = [vec![0, 99, 100, 900, 1000], vec![500; 5]].concat();
    assert_eq!(people(&ten), Some((10, [2, 1, 0, 0, 0, 5, 0, 0, 0, 2])));
}

#[test]
fn a_cohort_is_open_from_its_first_moment_until_its_last() {
    let at = |seconds: i64| kernel::Instant::from_timestamp(1_800_000_000 + seconds, 0).unwrap();
    let cohort = Cohort {
        id: AssessmentId::new(),
        partner: UserId::new(),
        title: "Week 3".to_owned(),
        duration_minutes: 60,
        languages: vec![Language::Python],
        code: String::new(),
        opens_at: at(10),
        closes_at: at(20),
        created_at: at(0),
        version: 1,
        counts: Counts { joined: 0, started: 0, finished: 0 },
    };
    for (seconds, want) in [
        (9, Phase::Upcoming),
        (10, Phase::Open),
        (19, Phase::Open),
        (20, Phase::Closed),
        (21, Phase::Closed),
    ] {
        assert_eq!(cohort.phase(at(seconds)), want, "{seconds}");
    }
}

/// A partner, and the names of three problems that are open for practice.
fn partner(conn: &mut Conn) -> (Firm, UserId, Vec<String>) {
    let firm = Firm::set(conn);
    let partner = testkit::user(conn, &format!("{}@leeds.example", firm.company), "Leeds");
    conn.batch_execute(&format!(
        "insert into partners (user_id, kind, organisation, since, changed_at)
           values ('{partner}', 'university', 'Leeds', now(), now());
         update problems set practice = true where id in
           (select problem_id from problem_versions where id in ('{}', '{}', '{}'))",
        firm.problems[0], firm.problems[1], firm.problems[2]
    ))
    .unwrap();
    let slugs = firm.problems.map(|id| slug(conn, id));
    (firm, partner, slugs.to_vec())
}

fn slug(conn: &mut Conn, of: kernel::ProblemId) -> String {
    use db::schema::{problem_versions as versions, problems};
    use diesel::prelude::*;
    let row = versions::table.inner_join(problems::table).filter(versions::id.eq(of));
    row.select(problems::slug).first(conn).unwrap()
}

fn draw(conn: &mut Conn, partner: UserId, slugs: &[String]) -> NewCohort {
    let closes_at = clock::now(conn).unwrap() + TimeDelta::days(7);
    let tasks = slugs.iter().zip([20, 30, 50]).map(|(slug, weight)| chosen(slug, weight)).collect();
    let title = "Week 3".to_owned();
    NewCohort { partner, title, duration_minutes: 60, tasks, opens_at: None, closes_at }
}

fn chosen(slug: &str, weight: i32) -> Chosen {
    Chosen { slug: slug.to_owned(), weight, variants: Vec::new() }
}

/// An assessment of one task, which is drawn from all of the problems.
fn varied(conn: &mut Conn, partner: UserId, slugs: &[String]) -> NewCohort {
    let variants = slugs[1..].to_vec();
    let tasks = vec![Chosen { variants, ..chosen(&slugs[0], 100) }];
    NewCohort { tasks, ..draw(conn, partner, slugs) }
}

fn student(conn: &mut Conn, email: &str) -> Student {
    let user = testkit::user(conn, email, "Ada Lovelace");
    Student { user, email: email.parse().unwrap(), email_verified: true }
}

const AGREED: Consent<'_> = Consent { edition: consent::COHORT.version, shows_result: false };

#[test]
fn a_student_joins_once_and_takes_it_in_a_window_of_its_own() {
    store(|conn| {
        let (_, partner, slugs) = partner(conn);
        let new = draw(conn, partner, &slugs);
        let id = create(conn, &new).unwrap();
        let ada = student(conn, "ada@example.com");
        let unverified = Student { email_verified: false, ..ada.clone() };
        let refused = join(conn, id, &unverified, AGREED);
        assert!(matches!(refused, Err(Error::EmailUnverified)), "{refused:?}");
        let old = Consent { edition: "2026-11.4", ..AGREED };
        assert!(matches!(join(conn, id, &ada, old), Err(Error::StaleAssessment)));
        let first = join(conn, id, &ada, AGREED).unwrap();
        let shows = Consent { shows_result: true, ..AGREED };
        assert_eq!(join(conn, id, &ada, shows).unwrap(), first, "what was agreed to stands");

        let card = invitations::by_code(conn, &first.invitation.parse().unwrap()).unwrap().unwrap();
        assert_eq!((card.company_name.as_str(), card.by_partner), ("Leeds", true));
        assert_eq!(card.edition, consent::COHORT);
        let starter = Starter {
            user: ada.user,
            email: ada.email.clone(),
            email_verified: true,
            edition: Some("2026-11.4".to_owned()),
        };
        let attempt = attempts::start(conn, &first.invitation.parse().unwrap(), &starter).unwrap();
        let work = attempts::workspace(conn, attempt.attempt, ada.user).unwrap().unwrap();
        assert_eq!((work.company_name.as_str(), work.edition.compares), ("Leeds", false));
        assert_eq!(work.tasks.len(), 3);
        let counts = find(conn, partner, id).unwrap().counts;
        assert_eq!(counts, Counts { joined: 1, started: 1, finished: 0 });
        attempts::finish(conn, attempt.attempt, ada.user).unwrap();
        assert_eq!(find(conn, partner, id).unwrap().counts.finished, 1);
    });
}

#[test]
fn nothing_of_it_is_seen_by_a_company_nor_counted_for_one() {
    store(|conn| {
        let (firm, partner, slugs) = partner(conn);
        let new = draw(conn, partner, &slugs);
        let id = create(conn, &new).unwrap();
        let ada = student(conn, "ada@example.com");
        let member = join(conn, id, &ada, AGREED).unwrap();
        let email: Email = ada.email.clone();
        let starter = Starter {
            user: ada.user,
            email: email.clone(),
            email_verified: true,
            edition: Some(consent::COHORT.version.to_owned()),
        };
        let code = member.invitation.parse().unwrap();
        let attempt = attempts::start(conn, &code, &starter).unwrap().attempt;
        attempts::finish(conn, attempt, ada.user).unwrap();
        conn.batch_execute(&format!(
            "update attempts set state = 'graded', graded_at = now() where id = '{attempt}';
             insert into grades (attempt_id, generation, formula, fineness, correctness_tenths,
               performance_tenths, tasks, skills)
             select '{attempt}', 1, 'assay-score/1', 700, 700, null, '[]', '[]'"
        ))
        .unwrap();
        assert!(
            reports::report(conn, attempt, ada.user).unwrap().is_some(),
            "the student reads it"
        );
        assert!(reports::report(conn, attempt, firm.owner).unwrap().is_none());
        assert!(reports::report(conn, attempt, partner).unwrap().is_none(), "nor the partner");
        let elsewhere = reports::graded_of(conn, &[ada.user], 5).unwrap();
        assert!(elsewhere.is_empty(), "no company that finds the student reads it");
        assert!(definitions::detail(conn, firm.company, id).unwrap().is_none());
        let first = Paging::first(Limit::default());
        assert!(invitations::list(conn, firm.company, id, first).unwrap().is_none());
        let home = crate::overview::overview(conn, firm.company).unwrap();
        assert_eq!((home.assessments, home.invitations_sent, home.attempts_started), (0, 0, 0));
        let day = clock::now(conn).unwrap().date_naive();
        let days = (day, day + TimeDelta::days(1));
        assert_eq!(invitations::made_between(conn, firm.company, days).unwrap(), 0);
        // The same tasks at a company: no cool-down, and no earlier result to share.
        let own = firm.assessment(conn);
        let invited = firm.invite(conn, own, "ada@example.com").unwrap();
        let found = definitions::detail(conn, firm.company, own).unwrap().unwrap().assessment;
        let now = clock::now(conn).unwrap();
        let of = (firm.company, &found);
        assert!(retakes::with_own_result(conn, of, &[email.as_str()], now).unwrap().is_empty());
        let shared = reuse::ways(conn, invited.id, email.as_str());
        assert!(shared.is_ok_and(|ways| ways.offer.is_none()));
        let night = now + TimeDelta::days(1);
        assert!(!statistics::due(conn, night, 100).unwrap().contains(&id));
    });
}

#[test]
fn a_name_and_a_score_are_read_only_of_those_who_show_them() {
    store(|conn| {
        let (_, partner, slugs) = partner(conn);
        let new = draw(conn, partner, &slugs);
        let id = create(conn, &new).unwrap();
        let (ada, ben) = (student(conn, "ada@example.com"), student(conn, "ben@example.com"));
        let seen = join(conn, id, &ada, AGREED).unwrap();
        join(conn, id, &ben, AGREED).unwrap();
        let first = Paging::first(Limit::default());
        assert_eq!(shown(conn, id, first).unwrap().items, []);
        let at = Seen::at(id, seen.version);
        assert!(show_result(conn, at, ada.user, true).unwrap().shows_result);
        assert!(matches!(show_result(conn, at, ada.user, true), Err(Error::StaleAssessment)));
        let listed = shown(conn, id, first).unwrap().items;
        let names: Vec<_> = listed.iter().map(|one| (one.user, one.name.as_str())).collect();
        assert_eq!(names, [(ada.user, "Ada Lovelace")]);
        let set = |conn: &mut Conn, at: &str| {
            let sql = format!("update users set disabled_at = {at} where id = '{}'", ada.user);
            conn.batch_execute(&sql).unwrap();
        };
        set(conn, "now()");
        assert_eq!(
            shown(conn, id, first).unwrap().items,
            [],
            "what she shows closes with her account"
        );
        set(conn, "null");
        assert_eq!(shown(conn, id, first).unwrap().items.len(), 1);
        show_result(conn, Seen::at(id, seen.version + 1), ada.user, false).unwrap();
        assert_eq!(shown(conn, id, first).unwrap().items, []);
        let stranger = student(conn, "eve@example.com");
        let refused = show_result(conn, Seen::at(id, 1), stranger.user, true);
        assert!(matches!(refused, Err(Error::NoAssessment)));
    });
}

#[test]
fn one_that_is_closed_lets_nobody_in_and_is_its_partners_alone_to_close() {
    store(|conn| {
        let (firm, partner, slugs) = partner(conn);
        let new = draw(conn, partner, &slugs);
        let id = create(conn, &new).unwrap();
        let ada = student(conn, "ada@example.com");
        let member = join(conn, id, &ada, AGREED).unwrap();
        let refused = close(conn, firm.owner, Seen::at(id, 1));
        assert!(matches!(refused, Err(Error::NoAssessment)));
        assert!(matches!(find(conn, firm.owner, id), Err(Error::NoAssessment)));
        assert!(matches!(close(conn, partner, Seen::at(id, 9)), Err(Error::StaleAssessment)));
        close(conn, partner, Seen::at(id, 1)).unwrap();
        let again = close(conn, partner, Seen::at(id, 2));
        assert!(matches!(again, Err(Error::InvitationClosed)));
        let ben = student(conn, "ben@example.com");
        assert!(matches!(join(conn, id, &ben, AGREED), Err(Error::InvitationClosed)));
        let email = ada.email.clone();
        let starter = Starter { user: ada.user, email, email_verified: true, edition: None };
        let begun = attempts::start(conn, &member.invitation.parse().unwrap(), &starter);
        assert!(matches!(begun, Err(Error::InvitationClosed)), "{begun:?}");
        let first = Paging::first(Limit::default());
        let listed = list(conn, partner, first).unwrap().items;
        assert_eq!(listed.iter().map(|one| one.id).collect::<Vec<_>>(), [id]);
    });
}

#[test]
fn its_tasks_are_problems_that_are_open_for_practice() {
    store(|conn| {
        let (_, partner, slugs) = partner(conn);
        let sql = format!("update problems set practice = false where slug = '{}'", slugs[1]);
        conn.batch_execute(&sql).unwrap();
        let new = draw(conn, partner, &slugs);
        let refused = create(conn, &new);
        assert!(matches!(refused, Err(Error::UnknownProblem { position: 2 })), "{refused:?}");
        let one = NewCohort { tasks: vec![chosen(&slugs[0], 90)], ..new.clone() };
        assert!(matches!(create(conn, &one), Err(Error::BadWeights)));
        let past = NewCohort {
            tasks: vec![chosen(&slugs[0], 100)],
            closes_at: clock::now(conn).unwrap(),
            ..new
        };
        assert!(matches!(create(conn, &past), Err(Error::BadOpening)));
    });
}

#[test]
fn each_student_is_given_one_of_a_problem_and_its_variants() {
    store(|conn| {
        let (firm, partner, slugs) = partner(conn);
        let new = varied(conn, partner, &slugs);
        let id = create(conn, &new).unwrap();
        let made = tasks(conn, id).unwrap();
        let names: Vec<_> = made[0].variants.iter().map(|variant| &variant.slug).collect();
        assert_eq!(names, [&slugs[1], &slugs[2]]);
        let mut drawn = BTreeSet::new();
        // All the same once in a thousand million times.
        for n in 0..20 {
            let who = student(conn, &format!("p{n}@example.com"));
            let code = join(conn, id, &who, AGREED).unwrap().invitation.parse().unwrap();
            let starter = Starter {
                user: who.user,
                email: who.email,
                email_verified: true,
                edition: Some(consent::COHORT.version.to_owned()),
            };
            let attempt = attempts::start(conn, &code, &starter).unwrap().attempt;
            let work = attempts::workspace(conn, attempt, starter.user).unwrap().unwrap();
            assert_eq!(work.tasks.len(), 1);
            drawn.insert(work.tasks[0].problem);
        }
        assert!(drawn.len() > 1, "all of twenty students got the same");
        assert!(drawn.iter().all(|problem| firm.problems.contains(problem)));
    });
}

#[test]
fn a_variant_is_open_for_practice_and_like_the_problem_of_its_task() {
    use Language::{C, Cpp, Python};

    let offer = |difficulty: &str, kind: &str, languages: &[Language]| Offer {
        problem: kernel::ProblemId::new(),
        languages: languages.to_vec(),
        difficulty: difficulty.to_owned(),
        kind: kind.to_owned(),
    };
    let named: rules::Offers = [
        ("own", offer("easy", "code", &[C, Python])),
        ("alike", offer("easy", "code", &[C, Cpp, Python])),
        ("hard", offer("hard", "code", &[C, Python])),
        ("debugging", offer("easy", "debugging", &[C, Python])),
        ("fewer", offer("easy", "code", &[Python])),
        ("other", offer("easy", "code", &[Cpp])),
    ]
    .map(|(slug, offer)| (slug.to_owned(), offer))
    .into();
    let resolved = |tasks: &[(&str, &[&str], i32)]| {
        let task = |(slug, variants, weight): &(&str, &[&str], i32)| Chosen {
            variants: variants.iter().map(|slug| (*slug).to_owned()).collect(),
            ..chosen(slug, *weight)
        };
        let new = NewCohort {
            partner: UserId::new(),
            title: "Week 3".to_owned(),
            duration_minutes: 60,
            tasks: tasks.iter().map(task).collect(),
            opens_at: None,
            closes_at: kernel::Instant::default(),
        };
        new.resolve(&named).map_err(|error| error.to_string())
    };
    let (tasks, languages) = resolved(&[("own", &["alike"], 100)]).unwrap();
    assert_eq!(tasks[0].variants, [named["alike"].problem]);
    assert_eq!(BTreeSet::from_iter(languages), BTreeSet::from([C, Python]), "those of the task");
    let refused = |variants: &[&str]| resolved(&[("own", variants, 100)]).unwrap_err();
    for (variant, what) in [("hard", "difficulty"), ("debugging", "type"), ("fewer", "languages")] {
        let said =
            format!("Variant 2 of task 1 differs from the problem of the task in its {what}.");
        assert_eq!(refused(&["alike", variant]), said);
    }
    let with_cpp = resolved(&[("own", &["alike"], 50), ("other", &[], 50)]);
    assert!(with_cpp.unwrap_err().contains("languages"), "C++ is one of the assessment's by now");
    assert_eq!(refused(&["closed"]), Error::UnlistedVariant { position: 1, number: 1 }.to_string());
    assert_eq!(refused(&["own"]), Error::BadVariants.to_string());
    assert_eq!(refused(&["alike", "alike"]), Error::BadVariants.to_string());
}
