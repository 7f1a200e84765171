//! What stands between a draft and being published, by table.

use kernel::{Instant, ProblemCheckId, ProblemDraftId};

use super::*;
use crate::checks::{Check, Kind, Line, State, Times};

fn good() -> Facts {
    let group =
        |name: &str, weight| GroupFact { name: name.into(), weight: Some(weight), tests: 5 };
    Facts {
        is_own: false,
        title: Some("Sums".into()),
        faults: Vec::new(),
        has_statement: true,
        samples: 2,
        inputs: 12,
        unanswered: 0,
        groups: vec![group("core", 60), group("edge", 40)],
        accepted: 1,
        wrong: 1,
        validators: 1,
        licence: Some("cc by".into()),
    }
}

fn check(state: State, finds_slow: bool) -> Check {
    let times =
        Times { limit_ms: 1000, slowest_accepted_ms: 10, fastest_slow_ms: Some(2000), finds_slow };
    Check {
        id: ProblemCheckId::new(),
        draft: ProblemDraftId::new(),
        digest: vec![0; 32],
        fills: None,
        publish_by: None,
        state,
        changes: 1,
        times: Some(times),
        created_at: Instant::default(),
        finished_at: None,
    }
}

fn line(kind: Kind, subject: &str) -> Line {
    let (subject, text) = (subject.to_owned(), "This is wrong.".to_owned());
    Line { kind, subject, is_good: false, text, groups: Vec::new() }
}

fn missing(facts: &Facts, verified: Option<Verified<'_>>) -> Vec<Item> {
    let looks = checklist(facts, verified);
    assert_eq!(looks.len(), 11);
    looks.into_iter().filter(|look| !look.is_met).map(|look| look.item).collect()
}

#[track_caller]
fn lacks(change: impl FnOnce(&mut Facts), item: Item) {
    let (mut facts, check) = (good(), check(State::Passed, true));
    change(&mut facts);
    let verified = Verified { check: &check, lines: &[], is_current: true };
    assert_eq!(missing(&facts, Some(verified)), [item]);
}

#[test]
fn a_whole_problem_lacks_nothing_and_each_missing_part_is_named() {
    let check = check(State::Passed, true);
    let verified = Verified { check: &check, lines: &[], is_current: true };
    assert_eq!(missing(&good(), Some(verified)), []);
    lacks(|f| f.has_statement = false, Item::Statement);
    lacks(|f| f.samples = 1, Item::Samples);
    lacks(|f| f.unanswered = 1, Item::Answers);
    lacks(|f| f.inputs = 0, Item::Answers);
    lacks(|f| f.accepted = 0, Item::Solutions);
    lacks(|f| f.wrong = 0, Item::Solutions);
    lacks(|f| f.groups[0].weight = Some(59), Item::Weights);
    lacks(|f| f.groups[0].weight = None, Item::Weights);
    lacks(|f| (f.groups[0].weight, f.groups[1].weight) = (Some(100), None), Item::Weights);
    lacks(|f| f.licence = None, Item::Licence);
    lacks(|f| f.validators = 0, Item::Inputs);
    let fault = Fault { path: "attachments".into(), text: "No starter.".into(), task: None };
    lacks(|f| f.faults = vec![fault], Item::Package);
}

/// A company's own problem: a statement, two samples and a solution.
fn own() -> Facts {
    Facts {
        is_own: true,
        inputs: 2,
        groups: Vec::new(),
        wrong: 0,
        validators: 0,
        licence: None,
        ..good()
    }
}

#[test]
fn a_companys_own_problem_lacks_nothing_with_a_statement_two_samples_and_a_solution() {
    let passed = check(State::Passed, false);
    let verified = Verified { check: &passed, lines: &[], is_current: true };
    let missing = |facts: &Facts, verified: Option<Verified<'_>>| {
        let looks = checklist(facts, verified);
        looks.into_iter().filter(|look| !look.is_met).map(|look| look.item).collect::<Vec<_>>()
    };
    assert_eq!(missing(&own(), Some(verified)), []);
    assert_eq!(checklist(&own(), None).len(), 8);
    assert_eq!(missing(&own(), None), [Item::Verdicts, Item::TimeLimit]);
    let lacks = |change: fn(&mut Facts), item: Item| {
        let mut facts = own();
        change(&mut facts);
        assert_eq!(missing(&facts, Some(verified)), [item]);
    };
    lacks(|f| f.has_statement = false, Item::Statement);
    lacks(|f| f.samples = 1, Item::Samples);
    lacks(|f| f.accepted = 0, Item::Solutions);
    lacks(|f| f.unanswered = 2, Item::Answers);
    lacks(|f| f.faults = vec![Fault::default()], Item::Package);
    let heavy = |weight| vec![GroupFact { name: "core".into(), weight, tests: 1 }];
    assert_eq!(missing(&Facts { groups: heavy(Some(100)), ..own() }, Some(verified)), []);
    assert_eq!(
        missing(&Facts { groups: heavy(Some(60)), ..own() }, Some(verified)),
        [Item::Weights]
    );
    let refuses = [line(Kind::Input, "input_validators/a.py")];
    let found = Verified { lines: &refuses, ..verified };
    let validated = Facts { validators: 1, ..own() };
    assert_eq!(
        missing(&validated, Some(found)),
        [Item::Inputs],
        "a validator that is there counts"
    );
}

#[test]
fn what_the_judge_has_not_found_of_these_files_is_missing() {
    let judged = [Item::Inputs, Item::Verdicts, Item::TimeLimit, Item::SlowSolution];
    assert_eq!(missing(&good(), None), judged);
    for (state, is_current) in [
        (State::Queued, true),
        (State::Running, true),
        (State::Cancelled, true),
        (State::Passed, false),
        (State::Failed, false),
    ] {
        let check = check(state, true);
        let verified = Verified { check: &check, lines: &[], is_current };
        assert_eq!(missing(&good(), Some(verified)), judged, "{state:?} {is_current}");
    }
}

#[test]
fn a_check_that_says_nothing_says_why() {
    let (being, again) = ("Being verified.", "Verify again: the problem has changed.");
    for (state, is_current, why) in [
        (State::Queued, true, being),
        (State::Running, true, being),
        (State::Queued, false, again),
        (State::Running, false, again),
        (State::Passed, false, again),
        (State::Cancelled, true, again),
    ] {
        let check = check(state, true);
        let verified = Verified { check: &check, lines: &[], is_current };
        let looks = checklist(&good(), Some(verified));
        let inputs = looks.iter().find(|look| look.item == Item::Inputs).unwrap();
        assert_eq!(inputs.text, why, "{state:?} {is_current}");
    }
}

#[test]
fn what_is_to_be_fixed_is_counted_and_leads_to_the_first_of_it() {
    let fault = |text: &str| Fault { path: String::new(), text: text.to_owned(), task: None };
    let placed = Fault { path: "problem.yaml".to_owned(), ..fault("No title.") };
    for (faults, want, path) in [
        (vec![fault("No starter.")], "1 issue to fix.", None),
        (vec![placed, fault("No starter.")], "2 issues to fix.", Some("problem.yaml")),
    ] {
        let looks = checklist(&Facts { faults, ..good() }, None);
        let package = looks.iter().find(|look| look.item == Item::Package).unwrap();
        assert_eq!((package.text.as_str(), package.path.as_deref()), (want, path));
    }
}

#[test]
fn each_finding_of_the_judge_stands_in_the_way_of_its_own_item() {
    let found = |line: Line, finds_slow| {
        let check = check(State::Failed, finds_slow);
        let lines = [line];
        missing(&good(), Some(Verified { check: &check, lines: &lines, is_current: true }))
    };
    let fine = Line { is_good: true, ..line(Kind::Time, "") };
    assert_eq!(found(line(Kind::Input, "input_validators/a.py"), true), [Item::Inputs]);
    assert_eq!(found(line(Kind::Solution, "submissions/accepted/a.py"), true), [Item::Verdicts]);
    assert_eq!(found(line(Kind::Time, ""), true), [Item::TimeLimit]);
    assert_eq!(found(fine, false), [Item::SlowSolution]);
    assert_eq!(found(line(Kind::Package, ""), true).len(), 4);
}

#[test]
fn an_item_names_the_tab_and_the_file_to_go_to() {
    let check = check(State::Failed, true);
    let lines = [line(Kind::Solution, "submissions/accepted/a.py")];
    let verified = Verified { check: &check, lines: &lines, is_current: true };
    let looks = checklist(&good(), Some(verified));
    let verdicts = looks.iter().find(|look| look.item == Item::Verdicts).unwrap();
    assert_eq!(verdicts.tab, Tab::Solutions);
    assert_eq!(verdicts.path.as_deref(), Some("submissions/accepted/a.py"));
    for (path, tab) in [
        ("statement/problem.en.md", Tab::Statement),
        ("data/secret/core/1.in", Tab::Tests),
        ("submissions/submissions.yaml", Tab::Solutions),
        ("attachments/starter.py", Tab::Templates),
        ("input_validators/a.py", Tab::Validators),
        ("output_validator/a.py", Tab::Validators),
        ("problem.yaml", Tab::Skills),
        ("puzzle.json", Tab::Pairs),
        ("", Tab::Skills),
    ] {
        assert_eq!(tab_of(path), tab, "{path}");
    }
}

#[test]
fn a_whole_puzzle_lacks_nothing_and_each_missing_part_is_named() {
    let good = GridFacts {
        is_own: false,
        title: Some("Swap".into()),
        faults: Vec::new(),
        demonstrations: 2,
        tests: 1,
        answered: 1,
        licence: Some("cc0".into()),
    };
    let missing = |facts: &GridFacts, verified: Option<Verified<'_>>| {
        let looks = grid_checklist(facts, verified);
        assert_eq!(looks.len(), 5);
        looks.into_iter().filter(|look| !look.is_met).map(|look| look.item).collect::<Vec<_>>()
    };
    let passed = check(State::Passed, false);
    let verified = Verified { check: &passed, lines: &[], is_current: true };
    assert_eq!(missing(&good, Some(verified)), []);
    let lacks = |change: &dyn Fn(&mut GridFacts), item: Item| {
        let mut facts = good.clone();
        change(&mut facts);
        assert_eq!(missing(&facts, Some(verified)), [item]);
    };
    lacks(&|f| f.demonstrations = 1, Item::Demonstrations);
    lacks(&|f| f.answered = 0, Item::Outputs);
    lacks(&|f| (f.tests, f.answered) = (0, 0), Item::Outputs);
    lacks(&|f| f.licence = None, Item::Licence);
    let unlicensed = GridFacts { is_own: true, licence: None, ..good.clone() };
    let looks = grid_checklist(&unlicensed, Some(verified));
    assert!(looks.len() == 4 && looks.iter().all(|look| look.is_met), "{looks:?}");
    let fault = Fault { path: "puzzle.json".into(), text: "train is missing".into(), task: None };
    lacks(&|f| f.faults = vec![fault.clone()], Item::Package);
    assert_eq!(missing(&good, None), [Item::Inputs]);
    let stale = Verified { is_current: false, ..verified };
    assert_eq!(missing(&good, Some(stale)), [Item::Inputs]);
    let (failed, lines) = (check(State::Failed, false), [line(Kind::Input, "test[0]")]);
    let found = Verified { check: &failed, lines: &lines, is_current: true };
    assert_eq!(missing(&good, Some(found)), [Item::Inputs]);
}

/// A scenario of two tasks that lacks nothing but a check.
fn steps() -> ScenarioFacts {
    let task = |name: &str, weight| TaskFacts {
        name: name.to_owned(),
        weight,
        facts: good(),
        starters: ["attachments/starter.py".to_owned()].into(),
    };
    ScenarioFacts {
        is_own: false,
        title: Some("Steps".into()),
        faults: Vec::new(),
        has_statement: true,
        licence: Some("cc by".into()),
        backward: None,
        tasks: vec![task("first", 40), task("first-2", 60)],
    }
}

/// What the judge says of such a scenario where everything is as it should be.
fn passed() -> Vec<Line> {
    let group = |name: &str, verdict: &str| crate::checks::GroupVerdict {
        name: name.to_owned(),
        verdict: Some(verdict.to_owned()),
    };
    let slow = |task: &str| Line {
        is_good: true,
        groups: vec![group("core", "AC"), group("perf", "TLE")],
        ..line(Kind::Solution, &format!("{task}/submissions/time_limit_exceeded/slow.py"))
    };
    let again = line(Kind::Regression, "first-2/submissions/accepted/a.py");
    vec![slow("first"), slow("first-2"), Line { is_good: true, ..again }]
}

/// What a scenario lacks, each with its task.
fn lacking(facts: &ScenarioFacts, lines: &[Line]) -> Vec<(Item, Option<String>)> {
    let check = Check { times: None, ..check(State::Failed, false) };
    let verified = Verified { check: &check, lines, is_current: true };
    let looks = scenario_checklist(facts, Some(verified));
    looks.into_iter().filter(|look| !look.is_met).map(|look| (look.item, look.task)).collect()
}

#[test]
fn a_whole_scenario_lacks_nothing_and_each_missing_part_is_named_with_its_task() {
    assert_eq!(lacking(&steps(), &passed()), []);
    let second = || Some("first-2".to_owned());
    let without = |change: fn(&mut ScenarioFacts)| {
        let mut facts = steps();
        change(&mut facts);
        lacking(&facts, &passed())
    };
    assert_eq!(without(|f| f.has_statement = false), [(Item::Statement, None)]);
    assert_eq!(without(|f| f.licence = None), [(Item::Licence, None)]);
    assert_eq!(without(|f| (f.is_own, f.licence) = (true, None)), []);
    assert_eq!(without(|f| f.tasks[0].weight = 41), [(Item::Weights, None)]);
    assert_eq!(without(|f| f.backward = Some("x".into())), [(Item::Regression, None)]);
    assert_eq!(without(|f| f.tasks[1].starters.clear()), [(Item::Languages, second())]);
    assert_eq!(without(|f| f.tasks[1].facts.samples = 1), [(Item::Samples, second())]);
    assert_eq!(without(|f| f.faults = vec![Fault::default()]), [(Item::Package, None)]);
    let weightless = |f: &mut ScenarioFacts| (f.tasks[0].weight, f.tasks[1].weight) = (0, 100);
    assert_eq!(without(weightless), [(Item::Weights, None)]);
    let alone = without(|f| {
        f.tasks.pop();
        f.tasks[0].weight = 100;
    });
    assert_eq!(alone[0], (Item::Tasks, None));
}

#[test]
fn what_the_judge_finds_of_a_task_stands_in_its_own_part_alone() {
    let found = |kind, subject: &str| {
        let lines: Vec<Line> = passed().into_iter().chain([line(kind, subject)]).collect();
        lacking(&steps(), &lines)
    };
    let (first, second) = (Some("first".to_owned()), Some("first-2".to_owned()));
    assert_eq!(
        found(Kind::Solution, "first/submissions/accepted/a.py"),
        [(Item::Verdicts, first.clone())]
    );
    assert_eq!(found(Kind::Input, "first-2"), [(Item::Inputs, second.clone())]);
    let last = found(Kind::Regression, "first-2/submissions/accepted/b.py");
    assert_eq!(last, [(Item::LastSolution, second)]);
    let broken = found(Kind::Package, "first");
    assert_eq!(broken.len(), 4);
    assert!(broken.iter().all(|(_, task)| *task == first), "{broken:?}");
}

#[test]
fn a_scenario_needs_a_slow_solution_of_each_task_and_one_program_for_all() {
    let without = |at: usize| {
        let mut lines = passed();
        lines.remove(at);
        lacking(&steps(), &lines)
    };
    assert_eq!(without(0), [(Item::SlowSolution, Some("first".to_owned()))]);
    assert_eq!(without(2), [(Item::LastSolution, None)]);
    let mut lines = passed();
    lines[0].groups[0].verdict = Some("TLE".to_owned());
    assert_eq!(lacking(&steps(), &lines), [(Item::SlowSolution, Some("first".to_owned()))]);
    lines[0].groups = vec![lines[0].groups[0].clone()];
    assert_eq!(lacking(&steps(), &lines), [], "without a perf group, late anywhere");
    assert!(scenario_checklist(&steps(), None).iter().any(|look| !look.is_met));
}
