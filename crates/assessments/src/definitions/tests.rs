//! What an assessment may be, by table, and assessments on the database.

use diesel::connection::SimpleConnection;
use kernel::uuid::Uuid;
use kernel::{Language, Limit, ProblemId, UserId};
use testkit::store;

use super::rules::Offer;
use super::*;
use crate::attempts::{self, Starter};
use crate::invitations::Terms;
use crate::invitations::{self, Code, Invitation, NewInvitation};

/// A company with an owner and three problems of core 40, edge 25, perf 20 and perf 15.
pub(crate) struct Firm {
    pub(crate) company: CompanyId,
    pub(crate) owner: UserId,
    pub(crate) problems: [ProblemId; 3],
}

impl Firm {
    pub(crate) fn set(conn: &mut Conn) -> Self {
        let company = testkit::company(conn, "Engines");
        let owner = testkit::user(conn, &format!("{company}@firm.example"), "Grace");
        testkit::owner(conn, company, owner);
        Self { company, owner, problems: [1, 2, 3].map(|n| problem(conn, n)) }
    }

    pub(crate) fn draw(&self, weights: &[i32]) -> NewAssessment {
        let tasks = self.problems.iter().zip(weights);
        NewAssessment {
            company: self.company,
            created_by: self.owner,
            title: "Backend".into(),
            duration_minutes: 60,
            languages: vec![Language::Python],
            tasks: tasks.map(|(&problem, &weight)| task(problem, weight)).collect(),
            settings: Settings::default(),
        }
    }

    pub(crate) fn assessment(&self, conn: &mut Conn) -> AssessmentId {
        let id = create(conn, &self.draw(&[20, 30, 50])).unwrap();
        mark_tried(conn, id, Actor::Operator).unwrap();
        id
    }

    pub(crate) fn invite(
        &self,
        conn: &mut Conn,
        assessment: AssessmentId,
        email: &str,
    ) -> Result<Invitation, Error> {
        let new = NewInvitation {
            company: self.company,
            assessment,
            email: email.parse().unwrap(),
            name: Some("Ada".into()),
            by: self.owner,
            terms: Terms::default(),
        };
        invitations::invite(conn, &new, invitations::MAX_A_DAY)
    }

    /// Somebody invited to a new assessment, and the code.
    pub(crate) fn candidate(&self, conn: &mut Conn, email: &str) -> (Starter, Code) {
        let assessment = self.assessment(conn);
        let invitation = self.invite(conn, assessment, email).unwrap();
        let user = testkit::user(conn, email, "Ada Lovelace");
        let starter =
            Starter { user, email: email.parse().unwrap(), email_verified: true, edition: None };
        (starter, invitation.code.parse().unwrap())
    }

    /// Somebody at work on a new assessment, and its tasks.
    pub(crate) fn at_work(
        &self,
        conn: &mut Conn,
        email: &str,
    ) -> (Starter, kernel::AttemptId, Vec<TaskId>) {
        let (starter, code) = self.candidate(conn, email);
        let attempt = attempts::start(conn, &code, &starter).unwrap().attempt;
        let workspace = attempts::workspace(conn, attempt, starter.user).unwrap().unwrap();
        (starter, attempt, workspace.tasks.iter().map(|task| task.id).collect())
    }
}

fn task(problem: ProblemId, weight: i32) -> NewTask {
    NewTask { problem, weight, variants: Vec::new() }
}

fn problem(conn: &mut Conn, n: u8) -> ProblemId {
    let (id, family) = (ProblemId::new(), Uuid::now_v7());
    conn.batch_execute(&format!(
        "insert into problems (id, slug) values ('{family}', 'p{family}');
         insert into problem_versions (id, problem_id, number, package_sha256, title, difficulty,
           keywords, statement, time_limit_ms, memory_mib, output_mib, source_kib, comparison,
           languages, templates)
           values ('{id}', '{family}', 1, decode(repeat('0{n}', 32), 'hex'), 'Problem {n}', 'easy',
             '{{all,skill {n}}}', 'Do it.', 1000, 256, 8, 128, '{{}}', '{{python,c}}', '{{}}');
         insert into problem_groups (problem_version_id, position, name, tag, weight) values
           ('{id}', 0, 'sample', 'sample', 0), ('{id}', 1, 'core', 'core', 40),
           ('{id}', 2, 'edge', 'edge', 25), ('{id}', 3, 'perf1', 'perf', 20),
           ('{id}', 4, 'perf2', 'perf', 15)"
    ))
    .unwrap();
    id
}

#[track_caller]
fn check(change: impl FnOnce(&mut NewAssessment), want: Option<Error>) {
    let problems = [ProblemId::new(), ProblemId::new(), ProblemId::new()];
    let firm = Firm { company: CompanyId::new(), owner: UserId::new(), problems };
    let mut new = firm.draw(&[20, 30, 50]);
    change(&mut new);
    let got = new.check().err().map(|e| e.to_string());
    assert_eq!(got, want.map(|e| e.to_string()));
}

#[test]
fn an_assessment_that_cannot_be_scored_is_refused() {
    check(|_| (), None);
    check(|new| new.title = "x".repeat(120), None);
    check(|new| new.title = "x".repeat(121), Some(Error::BadTitle));
    check(|new| new.title = " x".into(), Some(Error::BadTitle));
    check(|new| new.title = "a\nb".into(), Some(Error::BadTitle));
    check(|new| new.duration_minutes = 15, None);
    check(|new| new.duration_minutes = 240, None);
    check(|new| new.duration_minutes = 14, Some(Error::BadDuration));
    check(|new| new.duration_minutes = 241, Some(Error::BadDuration));
    check(|new| new.languages.clear(), Some(Error::BadLanguages));
    check(|new| new.languages.push(Language::Python), Some(Error::BadLanguages));
    check(|new| new.tasks.clear(), Some(Error::BadTasks));
    check(|new| new.tasks[1].problem = new.tasks[0].problem, Some(Error::BadTasks));
    let more = (0..6).map(|_| task(ProblemId::new(), 1));
    check(|new| new.tasks.extend(more), Some(Error::BadTasks));
    check(|new| new.tasks[0].weight = 21, Some(Error::BadWeights));
    check(|new| new.tasks[0].weight = i32::MAX, Some(Error::BadWeights));
    check(|new| (new.tasks[0].weight, new.tasks[1].weight) = (0, 50), Some(Error::BadWeights));
    check(|new| (new.tasks[0].weight, new.tasks[1].weight) = (-10, 60), Some(Error::BadWeights));
}

fn offer(problem: ProblemId, languages: &[Language]) -> Offer {
    let (difficulty, kind) = ("easy".to_owned(), "code".to_owned());
    Offer { problem, languages: languages.to_vec(), difficulty, kind }
}

#[test]
fn a_copy_is_named_after_what_it_is_of_and_its_title_fits() {
    for (title, copy) in [
        ("Backend".to_owned(), "Copy of Backend".to_owned()),
        ("é".repeat(112), format!("Copy of {}", "é".repeat(112))),
        ("é".repeat(120), format!("Copy of {}", "é".repeat(112))),
        // No blank is left where it is cut.
        (format!("{} more", "é".repeat(111)), format!("Copy of {}", "é".repeat(111))),
    ] {
        assert_eq!(rules::copied_title(&title), copy, "{title}");
    }
}

#[test]
fn a_task_has_at_most_four_variants_and_no_problem_comes_twice() {
    let some = |many: usize| (0..many).map(|_| ProblemId::new()).collect::<Vec<_>>();
    check(|new| new.tasks[2].variants = some(4), None);
    check(|new| new.tasks[2].variants = some(5), Some(Error::BadVariants));
    let own = |new: &mut NewAssessment| new.tasks[0].variants = vec![new.tasks[0].problem];
    check(own, Some(Error::BadVariants));
    let others = |new: &mut NewAssessment| new.tasks[0].variants = vec![new.tasks[1].problem];
    check(others, Some(Error::BadVariants));
    let both = |new: &mut NewAssessment| {
        new.tasks[0].variants = some(1);
        new.tasks[1].variants = new.tasks[0].variants.clone();
    };
    check(both, Some(Error::BadVariants));
}

#[test]
fn a_variant_is_like_the_problem_that_it_stands_in_for() {
    use Language::{C, Cpp, Python};

    let problems = [ProblemId::new(), ProblemId::new(), ProblemId::new()];
    let firm = Firm { company: CompanyId::new(), owner: UserId::new(), problems };
    let said = |variant: Offer| {
        let mut new = firm.draw(&[40, 60]);
        new.languages = vec![C, Python];
        new.tasks[1].variants = vec![problems[2]];
        let offers = [offer(problems[0], &[Python]), offer(problems[1], &[C, Cpp]), variant];
        new.check_offers(&offers).err().map(|e| e.to_string())
    };
    let variant = || offer(problems[2], &[C]);
    assert_eq!(said(variant()), None, "C++ is not allowed, so both can be solved in C only");
    let differs = |what| {
        let said =
            format!("Variant 1 of task 2 differs from the problem of the task in its {what}.");
        Some(said)
    };
    let hard = Offer { difficulty: "hard".to_owned(), ..variant() };
    assert_eq!(said(hard), differs("difficulty"));
    let debugging = Offer { kind: "debugging".to_owned(), ..variant() };
    assert_eq!(said(debugging), differs("type"));
    assert_eq!(said(offer(problems[2], &[C, Python])), differs("languages"));
    assert_eq!(said(offer(problems[2], &[Cpp])), differs("languages"));
    let elsewhere = said(offer(ProblemId::new(), &[C]));
    let unlisted = Error::UnlistedVariant { position: 2, number: 1 }.to_string();
    assert_eq!(elsewhere, Some(unlisted));
}

#[test]
fn every_task_can_be_solved_and_every_language_is_good_for_something() {
    use Language::{C, Cpp, Python, Sql};

    let problems = [ProblemId::new(), ProblemId::new(), ProblemId::new()];
    let firm = Firm { company: CompanyId::new(), owner: UserId::new(), problems };
    let offer = |n: usize, languages: &[Language]| offer(problems[n], languages);
    let said = |languages: &[Language], offers: &[Offer]| {
        let mut new = firm.draw(&[50, 50]);
        new.languages = languages.to_vec();
        new.check_offers(offers).err().map(|e| e.to_string())
    };
    let both = [offer(0, &[Python, C]), offer(1, &[C])];
    assert_eq!(said(&[C], &both), None);
    assert_eq!(said(&[C, Python], &both), None);
    let unsolvable = "Task 2 needs C. Add C or remove the task.".to_owned();
    assert_eq!(said(&[Python], &both), Some(unsolvable));
    let queries = [offer(0, &[Python]), offer(1, &[Sql])];
    let unsolvable = "Task 2 needs SQL. Add SQL or remove the task.".to_owned();
    assert_eq!(said(&[Python], &queries), Some(unsolvable));
    let programs = [offer(0, &[Sql]), offer(1, &[Python, C, Cpp])];
    let unsolvable =
        "Task 2 needs Python 3, C or C++. Add one of them or remove the task.".to_owned();
    assert_eq!(said(&[Sql], &programs), Some(unsolvable));
    let useless = Error::UselessLanguage { language: Cpp }.to_string();
    assert_eq!(said(&[C, Cpp], &both), Some(useless));
    let unknown = Error::UnknownProblem { position: 2 }.to_string();
    assert_eq!(said(&[C], &both[..1]), Some(unknown));
}

#[test]
fn an_assessment_with_a_task_in_no_language_is_not_sent() {
    store(|conn| {
        let firm = Firm::set(conn);
        let id = firm.assessment(conn);
        conn.batch_execute(&format!(
            "alter table problem_versions disable trigger all;
             update problem_versions set languages = '{{sql}}' where id = '{}'",
            firm.problems[1]
        ))
        .unwrap();
        let refused = firm.invite(conn, id, "ada@example.com").unwrap_err();
        assert_eq!(refused.to_string(), "Task 2 needs SQL. Add SQL or remove the task.");
    });
}

#[test]
fn an_assessment_is_shown_to_its_company_only() {
    store(|conn| {
        let (firm, other) = (Firm::set(conn), Firm::set(conn));
        let id = firm.assessment(conn);
        let shown = detail(conn, firm.company, id).unwrap().unwrap();
        let tasks: Vec<_> = shown.tasks.iter().map(|t| (t.position, t.problem, t.weight)).collect();
        let [one, two, three] = firm.problems;
        assert_eq!(tasks, [(1, one, 20), (2, two, 30), (3, three, 50)]);
        assert_eq!(shown.assessment.task_count, 3);
        assert_eq!(detail(conn, other.company, id).unwrap(), None);
        assert_eq!(
            list(conn, other.company, false, Paging::first(Limit::default())).unwrap().items,
            []
        );
    });
}

#[test]
fn a_withdrawn_problem_is_not_offered_for_new_assessments() {
    store(|conn| {
        let firm = Firm::set(conn);
        let sql = "update problem_versions set state = 'deprecated' where title = 'Problem 2'";
        conn.batch_execute(sql).unwrap();
        let refused = create(conn, &firm.draw(&[50, 50]));
        assert!(matches!(refused, Err(Error::UnknownProblem { position: 2 })), "{refused:?}");
    });
}

#[test]
fn the_list_counts_who_was_invited_who_began_and_who_ended() {
    store(|conn| {
        let firm = Firm::set(conn);
        let (starter, code) = firm.candidate(conn, "ada@example.com");
        let counts = |conn: &mut Conn| {
            let page = list(conn, firm.company, false, Paging::first(Limit::default())).unwrap();
            let counts = page.items[0].counts;
            (counts.invited, counts.started, counts.finished)
        };
        assert_eq!(counts(conn), (1, 0, 0));
        let attempt = attempts::start(conn, &code, &starter).unwrap().attempt;
        assert_eq!(counts(conn), (1, 1, 0));
        attempts::finish(conn, attempt, starter.user).unwrap();
        assert_eq!(counts(conn), (1, 1, 1));
    });
}

#[test]
fn assessments_are_listed_newest_first_in_pages() {
    store(|conn| {
        let firm = Firm::set(conn);
        let mut ids: Vec<AssessmentId> = (0..3).map(|_| firm.assessment(conn)).collect();
        ids.reverse();
        let limit = Limit::new(2).unwrap();
        let first = list(conn, firm.company, false, Paging::first(limit)).unwrap();
        let second = list(conn, firm.company, false, Paging { after: first.next, limit }).unwrap();
        let seen: Vec<_> = first.items.iter().chain(&second.items).map(|a| a.id).collect();
        assert_eq!((seen, second.next), (ids, None));
    });
}

#[test]
fn an_assessment_covers_the_skills_of_its_tasks_by_their_weights() {
    store(|conn| {
        let firm = Firm::set(conn);
        let id = firm.assessment(conn);
        let found = covers(&tasks(conn, id).unwrap());
        let found: Vec<_> = found.iter().map(|one| (one.name.as_str(), one.percent)).collect();
        assert_eq!(found, [("all", 100), ("skill 3", 50), ("skill 2", 30), ("skill 1", 20)]);
    });
    assert!(covers(&[]).is_empty());
}

#[test]
fn the_terms_of_an_assessment_keep_within_their_ranges() {
    let check = |change: fn(&mut Settings)| {
        let mut settings = Settings::default();
        change(&mut settings);
        settings.check()
    };
    let fits: [fn(&mut Settings); 4] = [
        |of| (of.window_days, of.retake_attempts, of.retake_days) = (1, 1, 0),
        |of| (of.window_days, of.retake_attempts, of.retake_days) = (60, 10, 730),
        |of| of.accommodation_percent = 0,
        |of| of.accommodation_percent = 300,
    ];
    assert!(fits.into_iter().all(|change| check(change).is_ok()));
    assert!(matches!(check(|of| of.window_days = 0), Err(Error::BadWindow)));
    assert!(matches!(check(|of| of.window_days = 61), Err(Error::BadWindow)));
    assert!(matches!(check(|of| of.retake_attempts = 0), Err(Error::BadRetakes)));
    assert!(matches!(check(|of| of.retake_attempts = 11), Err(Error::BadRetakes)));
    assert!(matches!(check(|of| of.retake_days = 731), Err(Error::BadRetakes)));
    assert!(matches!(check(|of| of.accommodation_percent = 9), Err(Error::BadAccommodation)));
    assert!(matches!(check(|of| of.accommodation_percent = 301), Err(Error::BadAccommodation)));
}
