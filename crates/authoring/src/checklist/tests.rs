//! What stands between a draft and being published, by table.

use kernel::{Instant, ProblemCheckId, ProblemDraftId};

use super::*;
use crate::checks::{Check, Kind, Line, State, Times};

fn good() -> Facts {
    let group =
        |name: &str, weight| GroupFact { name: name.into(), weight: Some(weight), tests: 5 };
    Facts {
        title: Some("Sums".into()),
        faults: Vec::new(),
        has_statement: true,
        samples: 2,
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
    assert_eq!(looks.len(), 10);
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
    lacks(|f| f.accepted = 0, Item::Solutions);
    lacks(|f| f.wrong = 0, Item::Solutions);
    lacks(|f| f.groups[0].weight = Some(59), Item::Weights);
    lacks(|f| f.groups[0].weight = None, Item::Weights);
    lacks(|f| (f.groups[0].weight, f.groups[1].weight) = (Some(100), None), Item::Weights);
    lacks(|f| f.licence = None, Item::Licence);
    lacks(|f| f.validators = 0, Item::Inputs);
    let fault = Fault { path: "attachments".into(), text: "No starter.".into() };
    lacks(|f| f.faults = vec![fault], Item::Package);
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
    let fault = Fault { path: "puzzle.json".into(), text: "train is missing".into() };
    lacks(&|f| f.faults = vec![fault.clone()], Item::Package);
    assert_eq!(missing(&good, None), [Item::Inputs]);
    let stale = Verified { is_current: false, ..verified };
    assert_eq!(missing(&good, Some(stale)), [Item::Inputs]);
    let (failed, lines) = (check(State::Failed, false), [line(Kind::Input, "test[0]")]);
    let found = Verified { check: &failed, lines: &lines, is_current: true };
    assert_eq!(missing(&good, Some(found)), [Item::Inputs]);
}
