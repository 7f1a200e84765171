//! Grading: which tests are run, in which order, and what their results make of the groups.

mod check;
mod converse;
mod session;
#[cfg(test)]
mod tests;
mod validate;

use std::collections::{HashMap, HashSet};

use check::{Checked, check as check_test};
use validate::Case;

use crate::{
    Fault,
    limits::Limits,
    run::{Ran, Runner},
    sandbox::End,
    suite::{Comparison, Data, Group, Suite, Tag, Test},
    verdict::{CompileReport, Control, GroupResult, Judged, Progress, Score, TestResult, Verdict},
};

pub use session::{Checker, How, Session};
pub(crate) use validate::Validating;

type Watch<'a> = dyn FnMut(Progress<'_>) -> Control + 'a;

/// Is the suite one that can be graded: distinct group names, and requirements that name an
/// earlier group?
pub(crate) fn check(suite: &Suite) -> Result<(), Fault> {
    let mut earlier = HashSet::new();
    for group in &suite.groups {
        if let Some(name) = group.requires.iter().find(|name| !earlier.contains(name.as_str())) {
            let reason = format!("group {} requires {name}, which is not before it", group.name);
            return Err(Fault::Suite(reason));
        }
        if !earlier.insert(group.name.as_str()) {
            return Err(Fault::Suite(format!("two groups are named {}", group.name)));
        }
    }
    Ok(())
}

/// Runs every test that is not done and whose result still matters.
pub(crate) fn grade(
    (runner, validating): (&mut Runner<'_>, Option<&Validating<'_>>),
    suite: &Suite,
    done: &[TestResult],
    watch: &mut Watch<'_>,
) -> Result<(Vec<TestResult>, Vec<GroupResult>), Fault> {
    let done: HashMap<u32, &TestResult> = done.iter().map(|test| (test.number, test)).collect();
    let (mut tests, mut groups) = (Vec::new(), Vec::<GroupResult>::new());
    let mut number = 0;
    for group in &suite.groups {
        let failed =
            |name: &String| groups.iter().any(|other| !other.passed && other.name == *name);
        let mut skip = group
            .requires
            .iter()
            .find(|name| failed(name))
            .map(|name| format!("not run, because group {name} did not pass"));
        let mut passed = skip.is_none();
        for test in &group.tests {
            number += 1;
            let result = match (done.get(&number), &skip) {
                (Some(earlier), _) => (*earlier).clone(),
                (None, Some(reason)) => announce(skipped(number, group, reason), watch)?,
                (None, None) => {
                    proceed(watch, Progress::TestStarted { number, total: suite.test_count() })?;
                    let scored = scores(validating, group);
                    let own = validating.map(|own| Validating { scoring: scored, ..own.clone() });
                    let rules = (suite.comparison, own.as_ref());
                    let (result, score) = run_test(runner, rules, (group, test, number), watch)?;
                    let share_permille = score.filter(|_| scored).map(permille);
                    announce(TestResult { share_permille, ..result }, watch)?
                }
            };
            passed &= result.verdict == Verdict::Accepted;
            if skip.is_none() && ends_group(result.verdict) {
                skip = Some(format!("not run, because test {number} hit a limit"));
            }
            tests.push(result);
        }
        let own = tests.get(tests.len().saturating_sub(group.tests.len())..).unwrap_or_default();
        let points = if scores(validating, group) {
            sum(group.weight, own)
        } else if passed {
            group.weight
        } else {
            0
        };
        groups.push(GroupResult { name: group.name.clone(), tag: group.tag, passed, points });
    }
    Ok((tests, groups))
}

/// Does the validator say what the tests of this group are worth?
fn scores(validating: Option<&Validating<'_>>, group: &Group) -> bool {
    validating.is_some_and(|own| own.scores.contains(&group.name))
}

/// In thousandths of what a test can give; points mean nothing here, so that such a test counts in full.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "is between 0 and 1000"
)]
fn permille(score: Score) -> u16 {
    match score {
        Score::Share(share) => (share * 1000.0).round().clamp(0.0, 1000.0) as u16,
        Score::Points(_) => 1000,
    }
}

/// The points of a group whose tests have shares; a test that was not accepted brings none.
fn sum(weight: u32, tests: &[TestResult]) -> u32 {
    let accepted = tests.iter().filter(|test| test.verdict == Verdict::Accepted);
    let shares: u64 = accepted.map(|test| u64::from(test.share_permille.unwrap_or(1000))).sum();
    let most = 1000 * u64::try_from(tests.len().max(1)).unwrap_or(u64::MAX);
    u32::try_from(u64::from(weight) * shares / most).unwrap_or(weight)
}

/// The whole result.
pub(crate) fn sum_up(
    compile: CompileReport,
    tests: Vec<TestResult>,
    groups: Vec<GroupResult>,
) -> Judged {
    let failed = |test: &&TestResult| !matches!(test.verdict, Verdict::Accepted | Verdict::Skipped);
    let verdict = tests.iter().find(failed).map_or(Verdict::Accepted, |test| test.verdict);
    let points = groups.iter().map(|group| group.points).sum();
    Judged { verdict, compile, tests, groups, points }
}

/// The result of a submission that does not compile.
pub(crate) fn not_compiled(compile: CompileReport, suite: &Suite) -> Judged {
    let failed = |group: &Group| GroupResult {
        name: group.name.clone(),
        tag: group.tag,
        passed: false,
        points: 0,
    };
    Judged {
        verdict: Verdict::CompileError,
        compile,
        tests: Vec::new(),
        groups: suite.groups.iter().map(failed).collect(),
        points: 0,
    }
}

/// Tells the watcher, and stops where it says so.
pub(crate) fn proceed(watch: &mut Watch<'_>, progress: Progress<'_>) -> Result<(), Fault> {
    match watch(progress) {
        Control::Continue => Ok(()),
        Control::Stop => Err(Fault::Stopped),
    }
}

fn announce(result: TestResult, watch: &mut Watch<'_>) -> Result<TestResult, Fault> {
    proceed(watch, Progress::TestJudged(&result))?;
    Ok(result)
}

/// Did it end by itself, a little over its CPU limit?
fn is_near(ran: &Ran, limits: &Limits) -> bool {
    let late = ran.failure.as_ref().is_some_and(|(verdict, _)| *verdict == Verdict::TimeLimit);
    late && matches!(ran.outcome.end, End::Program(_))
        && ran.outcome.cpu_us <= u64::from(limits.near_cpu_ms()) * 1000
}

/// A result's reason where the test was run a second time.
fn run_again(reason: Option<&str>) -> String {
    const AGAIN: &str = "run again, as it was near the limit on a busy machine";
    reason.map_or_else(|| AGAIN.to_owned(), |reason| format!("{reason} ({AGAIN})"))
}

/// After a limit the group has failed and its other tests would cost as much again; a wrong
/// answer or a crash is cheap, and its neighbours tell the candidate something.
fn ends_group(verdict: Verdict) -> bool {
    matches!(verdict, Verdict::TimeLimit | Verdict::MemoryLimit | Verdict::OutputLimit)
}

fn skipped(number: u32, group: &Group, reason: &str) -> TestResult {
    TestResult {
        number,
        group: group.name.clone(),
        verdict: Verdict::Skipped,
        reason: Some(reason.to_owned()),
        cpu_us: 0,
        wall_us: 0,
        memory_kib: 0,
        output: None,
        stderr: None,
        share_permille: None,
    }
}

/// Runs one test, and says what a scoring validator holds it to be worth.
pub(crate) fn run_test(
    runner: &mut Runner<'_>,
    rules: (Comparison, Option<&Validating<'_>>),
    (group, test, number): (&Group, &Test, u32),
    watch: &mut Watch<'_>,
) -> Result<(TestResult, Option<Score>), Fault> {
    let load = |data: &Data| {
        data.load().map_err(|source| Fault::Data {
            number,
            path: match data {
                Data::File(path) => path.clone(),
                Data::Bytes(_) => std::path::PathBuf::new(),
            },
            source,
        })
    };
    let (input, answer) = (load(&test.input)?, load(&test.answer)?);
    let case = Case { number, input, answer };
    let tick = &mut || watch(Progress::Waiting);
    let mut checked = check_test(runner, rules, &case, tick)?;
    let again = is_near(&checked.ran, &runner.limits()) && runner.is_on_busy_machine();
    if again {
        checked = check_test(runner, rules, &case, tick)?;
    }
    let Checked { ran: Ran { failure, outcome, stderr }, difference, excerpt, score } = checked;
    let sample = group.tag == Tag::Sample;
    let (verdict, reason) = match (failure, difference) {
        (Some((verdict, reason)), _) => (verdict, Some(reason)),
        (None, None) => (Verdict::Accepted, None),
        // A hidden answer must not be shown.
        (None, Some(_)) if !sample => (Verdict::WrongAnswer, Some("the output differs".into())),
        (None, Some(difference)) => (Verdict::WrongAnswer, Some(difference)),
    };
    let reason = if again { Some(run_again(reason.as_deref())) } else { reason };
    let shown = |bytes: &[u8]| sample.then(|| String::from_utf8_lossy(bytes).into_owned());
    let result = TestResult {
        number,
        group: group.name.clone(),
        verdict,
        reason,
        cpu_us: outcome.cpu_us,
        wall_us: outcome.wall_us,
        memory_kib: outcome.memory_kib,
        output: shown(&excerpt),
        stderr: shown(&stderr),
        share_permille: None,
    };
    Ok((result, score))
}
