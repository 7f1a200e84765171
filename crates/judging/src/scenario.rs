//! Scenarios that are being written: what their files say, what the judge finds of them, and how the bank takes them.

use std::borrow::Cow;
use std::path::Path;

use anyhow::{Context, bail, ensure};
use authoring::checklist::{Fault, ScenarioFacts, TaskFacts};
use authoring::checks::{Kind, Line};
use authoring::drafts::{Files, INTRODUCTION, Name, SCENARIO};
use challenges::problems::{self, NewVersion, ProblemType, Published, ScenarioTask, Slug};
use kpp::{Outline, OutlineTask, Problem, Scenario};

use crate::own;
use crate::problem::{NotRun, Ready, Stopped};
use crate::verify::Verifying;
use crate::workbench::{self, with_folder};
use crate::{new_scenario, new_version};

/// Where starter code lies in a package.
const STARTERS: &str = "attachments/starter.";
/// Where solutions lie that are to be accepted.
const ACCEPTED: &str = "accepted/";

/// The files of a task's folder, by their paths in it.
fn files_of(task: &str, files: &Files) -> Files {
    let own = |(path, content): (&String, &Vec<u8>)| {
        let path = path.strip_prefix(task)?.strip_prefix('/')?;
        Some((path.to_owned(), content.clone()))
    };
    files.iter().filter_map(own).collect()
}

fn text<'a>(files: &'a Files, path: &str) -> &'a str {
    files.get(path).and_then(|bytes| std::str::from_utf8(bytes).ok()).unwrap_or_default()
}

/// What a scenario says of itself, however broken it is; `is_own` where a company writes it for itself.
///
/// # Errors
/// The files cannot be written to a folder.
pub fn facts(name: &str, files: &Files, is_own: bool) -> anyhow::Result<ScenarioFacts> {
    let statement = text(files, INTRODUCTION);
    let has_statement =
        statement.lines().any(|line| !line.starts_with('#') && !line.trim().is_empty());
    let outline = match Outline::parse(text(files, SCENARIO)) {
        Ok(outline) => outline,
        Err(finding) => {
            let faults = vec![workbench::fault(finding)];
            let nothing = ScenarioFacts::default();
            return Ok(ScenarioFacts { is_own, faults, has_statement, ..nothing });
        }
    };
    let own = [SCENARIO, INTRODUCTION].into_iter().filter_map(|path| {
        Scenario::check_text(path, files.get(path).map_or(&[][..], Vec::as_slice))
    });
    let lacks = if is_own { Vec::new() } else { outline.lacks };
    let found = own.chain(outline.findings).chain(lacks);
    let mut faults: Vec<Fault> = found.map(workbench::fault).collect();
    let mut tasks = Vec::new();
    for OutlineTask { problem, weight, regression: _ } in outline.tasks {
        match task(&problem, weight, (files, is_own))? {
            Some(task) => tasks.push(task),
            None => {
                let text = format!("There is no folder {problem:?} here.");
                faults.push(Fault { path: SCENARIO.to_owned(), text, task: None });
            }
        }
    }
    let backward = outline.regressions.into_iter().map(|finding| finding.text).next();
    let (title, licence) = (Some(outline.name), outline.license);
    let facts = ScenarioFacts { is_own, title, faults, has_statement, licence, backward, tasks };
    Ok(if is_clean(&facts) { tried(name, files, facts) } else { facts })
}

/// Whether nothing is known yet that keeps it out of the bank.
fn is_clean(facts: &ScenarioFacts) -> bool {
    let in_tasks = facts.tasks.iter().flat_map(|task| &task.facts.faults).next();
    facts.has_statement && facts.backward.is_none() && facts.faults.is_empty() && in_tasks.is_none()
}

/// With what the bank says of it as it would be published.
fn tried(name: &str, files: &Files, facts: ScenarioFacts) -> ScenarioFacts {
    let publish = || {
        let read = bank_versions(name, (files, facts.is_own), |name| Ok(name.parse()?))?;
        let ForBank { mut whole, tasks } = read;
        for task in tasks {
            task.version.check_contents()?;
            whole.tasks.push(task_in_bank(&task.named, problems::as_if_published())?);
        }
        whole.check_contents()?;
        anyhow::Ok(())
    };
    let faults = publish().err().map(workbench::refusal).into_iter().collect();
    ScenarioFacts { faults, ..facts }
}

/// What a task says of itself; `None` where there is no folder of this name.
fn task(
    name: &str,
    weight: u32,
    (files, is_own): (&Files, bool),
) -> anyhow::Result<Option<TaskFacts>> {
    // A name is a folder of one's own, and an address in the bank.
    let own = if name.parse::<Name>().is_ok() { files_of(name, files) } else { Files::new() };
    if own.is_empty() {
        return Ok(None);
    }
    let facts = workbench::facts(name, &own, is_own)?;
    let starters = own.keys().filter(|path| path.starts_with(STARTERS)).cloned().collect();
    Ok(Some(TaskFacts { name: name.to_owned(), weight, facts, starters }))
}

/// Verifies every task of the scenario at `dir` as a package of its own, and then runs the accepted solutions of the
/// last task on the tests of those before it. Answers whether everything was as it should be. The subject of a line
/// begins with the folder of its task.
///
/// # Errors
/// [`Stopped`]; the scenario's file or the sandbox cannot be used.
pub fn verify(of: &Verifying<'_>, dir: &Path, say: &mut dyn FnMut(Line)) -> anyhow::Result<bool> {
    let settings =
        std::fs::read_to_string(dir.join(SCENARIO)).context("scenario.yaml is missing")?;
    let outline = Outline::parse(&settings)?;
    ensure!(!outline.tasks.is_empty(), "There is no task to verify.");
    let mut is_good = true;
    let mut limits = Vec::new();
    for OutlineTask { problem, .. } in &outline.tasks {
        ensure!(problem.parse::<Name>().is_ok(), "There is no folder {problem:?} here.");
        let named = &mut |line: Line| say(within(problem, line));
        match of.run(&dir.join(problem), named) {
            Ok(report) => {
                is_good &= report.findings.is_empty();
                limits.push((problem.as_str(), report.limit_ms));
            }
            Err(error) if is_ours(&error) => return Err(error),
            Err(error) => {
                is_good = false;
                say(line(Kind::Package, problem, false, format!("{error:#}")));
            }
        }
    }
    let Some((last, earlier)) = outline.tasks.split_last() else { return Ok(is_good) };
    let known = earlier
        .iter()
        .filter_map(|task| limits.iter().find(|(name, _)| *name == task.problem.as_str()).copied());
    for (earlier, limit_ms) in known {
        is_good &= run_again(of, (dir, &last.problem), (earlier, limit_ms), say)?;
    }
    Ok(is_good)
}

/// Whether it is the judge's own failure, or somebody asked to stop; anything else is the package's.
fn is_ours(error: &anyhow::Error) -> bool {
    let of_box = |fault: &judge::Fault| matches!(fault, judge::Fault::Box(_));
    error.is::<Stopped>() || error.downcast_ref::<judge::Fault>().is_some_and(of_box)
}

fn line(kind: Kind, subject: &str, is_good: bool, text: String) -> Line {
    Line { kind, subject: subject.to_owned(), is_good, text, groups: Vec::new() }
}

fn within(task: &str, line: Line) -> Line {
    let subject = match line.subject.as_str() {
        "" => task.to_owned(),
        path => format!("{task}/{path}"),
    };
    Line { subject, ..line }
}

/// Runs the accepted solutions of the last task on the tests of an earlier one.
fn run_again(
    of: &Verifying<'_>,
    (dir, last): (&Path, &str),
    (earlier, limit_ms): (&str, u64),
    say: &mut dyn FnMut(Line),
) -> anyhow::Result<bool> {
    let opened = |name: &str| Problem::open(&dir.join(name)).ok();
    // What cannot be opened was complained about when it was verified.
    let (Some(solved), Some(problem)) = (opened(last), opened(earlier)) else { return Ok(false) };
    let ready = match Ready::new(of.judge, &problem) {
        Ok(ready) => ready.stopped_by(of.stop),
        Err(error) if is_ours(&error) => return Err(error),
        Err(_) => return Ok(false),
    };
    let limit_ms = u32::try_from(limit_ms)?;
    let mut is_good = true;
    for reference in solved.submissions.iter().filter(|one| one.name.starts_with(ACCEPTED)) {
        let (passes, text) = match ready.judge(reference, limit_ms, 1.0) {
            Ok(Ok(run)) => {
                let verdict = run.graded.verdict;
                let slowest = run.slowest_ms;
                let text =
                    format!("{} on the tests of {earlier}, slowest {slowest} ms", verdict.as_str());
                (verdict == kpp::Verdict::Ac, text)
            }
            // Said when the last task was verified.
            Ok(Err(NotRun::NoLanguage(_))) => continue,
            Ok(Err(NotRun::Refused(_))) => (false, format!("does not compile for {earlier}")),
            Err(error) if is_ours(&error) => return Err(error),
            Err(error) => (false, format!("not judged on the tests of {earlier}: {error:#}")),
        };
        is_good &= passes;
        let subject = format!("{last}/submissions/{}", reference.name);
        say(line(Kind::Regression, &subject, passes, text));
    }
    Ok(is_good)
}

/// A scenario on its way into the bank.
pub struct ForBank {
    /// The scenario; its tasks are added once they are in the bank.
    pub whole: NewVersion,
    /// Its tasks, in their order.
    pub tasks: Vec<ForBankTask>,
}

/// A task on its way into the bank.
pub struct ForBankTask {
    /// The problem.
    pub version: NewVersion,
    /// The task as the scenario names it.
    pub named: kpp::ScenarioTask,
}

/// The scenario as the bank takes it, under the names that `slug` gives it and its tasks there; `is_own` where it is one
/// company's.
///
/// # Errors
/// It breaks a rule.
pub fn bank_versions(
    name: &str,
    (files, is_own): (&Files, bool),
    slug: impl Fn(&str) -> anyhow::Result<Slug>,
) -> anyhow::Result<ForBank> {
    let whole = if is_own { own::completed(files) } else { Cow::Borrowed(files) };
    let rules = workbench::rules(is_own);
    with_folder(name, &whole, |dir| {
        let scenario = Scenario::open_by(dir, rules)
            .map_err(|found| anyhow::anyhow!("{}", workbench::lines(&found)))?;
        let mut tasks = Vec::new();
        for named in &scenario.tasks {
            let broken = named.package.check_by(rules);
            if !broken.is_empty() {
                bail!("{}: {}", named.package.slug, workbench::lines(&broken));
            }
            let slug = slug(&named.package.slug)?;
            let version = NewVersion { slug, ..new_version(&named.package)? };
            tasks.push(ForBankTask { version, named: named.clone() });
        }
        let whole = NewVersion {
            slug: slug(&scenario.slug)?,
            problem_type: ProblemType::MultiTask,
            ..new_scenario(&scenario, Vec::new())?
        };
        Ok(ForBank { whole, tasks })
    })
}

/// A task of a scenario as the bank keeps it, where this is its problem there.
///
/// # Errors
/// A number is too large.
pub fn task_in_bank(named: &kpp::ScenarioTask, problem: Published) -> anyhow::Result<ScenarioTask> {
    let place = |place: &u32| i32::try_from(*place);
    let regression = named.regression.as_ref().map(|all| all.iter().map(place).collect());
    Ok(ScenarioTask {
        version: problem.id,
        weight: i32::try_from(named.weight)?,
        regression: regression.transpose()?,
    })
}
