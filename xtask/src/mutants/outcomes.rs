//! What came of the mutants, and whether that is enough.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use serde::Deserialize;

use super::accepted::LIST;
use crate::machine::output::line;

/// How many of a hundred mutants that compile must be caught.
const ENOUGH: usize = 90;

/// A change in one place.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Mutant {
    /// `crates/a/src/rules.rs:3:5: replace < with <= in fits`
    name: String,
    file: String,
    span: Span,
}

#[derive(Clone, Debug, Deserialize)]
struct Span {
    start: Start,
}

#[derive(Clone, Debug, Deserialize)]
struct Start {
    line: usize,
}

impl Mutant {
    /// The name without line and column, which other changes of the file would move.
    fn key(&self) -> String {
        let what = self.name.split_once(": ").map_or(&*self.name, |(_, what)| what);
        format!("{}: {what}", self.file)
    }
}

/// Whether a test has failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
enum Summary {
    #[serde(rename = "CaughtMutant")]
    Caught,
    #[serde(rename = "MissedMutant")]
    Survived,
    /// The tests did not end: either they cannot any more, or the machine was busy.
    Timeout,
    /// It does not compile.
    Unviable,
    /// The tests of what is not changed.
    Success,
    Failure,
}

/// A mutant, and what came of it.
pub(super) struct Tested {
    mutant: Mutant,
    summary: Summary,
}

#[derive(Deserialize)]
struct Outcomes {
    outcomes: Vec<Outcome>,
}

#[derive(Deserialize)]
struct Outcome {
    scenario: Scenario,
    summary: Summary,
}

#[derive(Deserialize)]
enum Scenario {
    Baseline,
    Mutant(Mutant),
}

/// Reads what cargo-mutants has written. A sample may hold no mutant of a crate; then there is
/// nothing to read.
pub(super) fn read(file: &Path) -> Result<Vec<Tested>> {
    if !file.is_file() {
        return Ok(Vec::new());
    }
    parse(&std::fs::read_to_string(file)?).with_context(|| file.display().to_string())
}

fn parse(text: &str) -> Result<Vec<Tested>> {
    let Outcomes { outcomes } = serde_json::from_str(text)?;
    let tested = outcomes.into_iter().filter_map(|Outcome { scenario, summary }| match scenario {
        Scenario::Baseline => None,
        Scenario::Mutant(mutant) => Some(Tested { mutant, summary }),
    });
    Ok(tested.collect())
}

/// Prints a line a file, then what is wrong.
///
/// # Errors
/// When anything is.
pub(super) fn judge(tested: &[Tested], listed: &[String], all: &[Mutant]) -> Result<()> {
    let mut files = BTreeMap::<&str, Row>::new();
    let (mut whole, mut left) = (Row::default(), listed.to_vec());
    let mut survivors = Vec::new();
    for Tested { mutant, summary } in tested {
        let mut row = Row::of(*summary);
        if matches!(summary, Summary::Survived | Summary::Timeout) {
            let key = mutant.key();
            match left.iter().position(|name| *name == key) {
                Some(at) => {
                    left.remove(at);
                    row.listed = 1;
                }
                None => survivors.push((mutant, summary)),
            }
        }
        files.entry(&mutant.file).or_default().add(row);
        whole.add(row);
    }
    line("\nmutants  viable  caught  timeout  survived  listed  share");
    files.iter().for_each(|(file, row)| line(&row.line(file)));
    line(&whole.line("together"));
    survivors.sort_by_key(|(mutant, _)| (&mutant.file, mutant.span.start.line));
    for (mutant, summary) in &survivors {
        let what = if **summary == Summary::Timeout { "took too long" } else { "survived" };
        line(&format!("{what}: {}", mutant.name));
    }
    let stale = stale(listed, &left, tested, all);
    stale.iter().for_each(|says| line(&format!("{LIST}: {says}")));
    if !survivors.is_empty() || !stale.is_empty() {
        let (survivors, stale) = (survivors.len(), stale.len());
        bail!("{survivors} survivors are not listed, {stale} lines of {LIST} are stale");
    }
    if whole.is_enough() {
        return Ok(());
    }
    bail!("fewer than {ENOUGH} % of the mutants are caught")
}

/// Lines of the list that name no mutant, or one that was caught in every place it was made.
fn stale(listed: &[String], left: &[String], tested: &[Tested], all: &[Mutant]) -> Vec<String> {
    let made = |name: &String| all.iter().filter(|mutant| mutant.key() == *name).count();
    let tried = |name: &String| tested.iter().filter(|one| one.mutant.key() == *name).count();
    let (mut gone, mut caught) = (Vec::new(), Vec::new());
    for name in listed {
        if made(name) < listed.iter().filter(|other| *other == name).count() {
            gone.push(format!("{name}: there is no such mutant"));
        }
    }
    for name in left {
        if made(name) > 0 && tried(name) == made(name) {
            caught.push(format!("{name}: is caught now"));
        }
    }
    gone.append(&mut caught);
    gone
}

/// How many mutants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Row {
    mutants: usize,
    viable: usize,
    caught: usize,
    timeout: usize,
    survived: usize,
    /// Of those that survived or took too long.
    listed: usize,
}

impl Row {
    fn of(summary: Summary) -> Self {
        let is = |other| usize::from(summary == other);
        Self {
            mutants: 1,
            viable: 1 - is(Summary::Unviable),
            caught: is(Summary::Caught),
            timeout: is(Summary::Timeout),
            survived: is(Summary::Survived),
            listed: 0,
        }
    }

    fn add(&mut self, other: Self) {
        self.mutants += other.mutants;
        self.viable += other.viable;
        self.caught += other.caught;
        self.timeout += other.timeout;
        self.survived += other.survived;
        self.listed += other.listed;
    }

    fn is_enough(&self) -> bool {
        100 * self.caught >= ENOUGH * self.viable
    }

    fn line(&self, what: &str) -> String {
        let Self { mutants, viable, caught, timeout, survived, listed } = self;
        let share = (100 * caught).checked_div(*viable).unwrap_or(100);
        format!(
            "{mutants:7}  {viable:6}  {caught:6}  {timeout:7}  {survived:8}  {listed:6}  {share:3} %  {what}"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const F: &str = "replace < with <= in f";

    fn mutant(at: usize, what: &str) -> Mutant {
        let span = Span { start: Start { line: at } };
        Mutant { name: format!("a.rs:{at}:5: {what}"), file: "a.rs".to_owned(), span }
    }

    /// What is said of these mutants of `f`, nine caught ones of `g` and this list.
    fn judged(of_f: &[Summary], listed: &[&str]) -> Result<(), String> {
        let summaries = of_f.iter().map(|summary| (F, *summary));
        let others = std::iter::repeat_n(("delete ! in g", Summary::Caught), 9);
        let tested: Vec<Tested> = summaries
            .chain(others)
            .enumerate()
            .map(|(at, (what, summary))| Tested { mutant: mutant(at, what), summary })
            .collect();
        let all: Vec<Mutant> = tested.iter().map(|one| one.mutant.clone()).collect();
        let listed: Vec<String> = listed.iter().map(|&name| name.to_owned()).collect();
        judge(&tested, &listed, &all).map_err(|error| error.to_string())
    }

    #[test]
    fn a_survivor_fails_unless_it_is_listed_once_for_each() {
        use Summary::{Caught, Survived, Timeout, Unviable};
        const LISTED: &str = "a.rs: replace < with <= in f";
        assert_eq!(judged(&[Caught, Unviable], &[]), Ok(()));
        let unlisted = Err(format!("1 survivors are not listed, 0 lines of {LIST} are stale"));
        assert_eq!(judged(&[Survived], &[]), unlisted);
        assert_eq!(judged(&[Timeout], &[]), unlisted);
        assert_eq!(judged(&[Survived], &[LISTED]), Ok(()));
        assert_eq!(judged(&[Timeout], &[LISTED]), Ok(()));
        assert_eq!(judged(&[Survived, Survived], &[LISTED]), unlisted);
        let few = Err("fewer than 90 % of the mutants are caught".to_owned());
        assert_eq!(judged(&[Survived, Survived], &[LISTED, LISTED]), few);
    }

    #[test]
    fn a_line_for_a_mutant_that_is_caught_or_gone_is_stale() {
        let stale = Err(format!("0 survivors are not listed, 1 lines of {LIST} are stale"));
        assert_eq!(judged(&[Summary::Caught], &["a.rs: replace < with <= in f"]), stale);
        assert_eq!(judged(&[Summary::Caught], &["a.rs: delete ! in f"]), stale);
        // Outside the sample nothing is known of it.
        let (all, listed) = ([mutant(1, F)], ["a.rs: replace < with <= in f".to_owned()]);
        assert!(judge(&[], &listed, &all).is_ok());
    }

    #[test]
    fn outcomes_are_read_as_cargo_mutants_writes_them() {
        let text = r#"{"total_mutants":1,"outcomes":[{"scenario":"Baseline","summary":"Success"},
            {"scenario":{"Mutant":{"name":"a.rs:3:5: delete ! in f","package":"a","file":"a.rs",
            "span":{"start":{"line":3,"column":5},"end":{"line":3,"column":6}}}},
            "summary":"MissedMutant","log_path":"log/a.log"}]}"#;
        let tested = parse(text).unwrap();
        assert_eq!(tested.len(), 1);
        assert_eq!(
            (tested[0].summary, &*tested[0].mutant.key()),
            (Summary::Survived, "a.rs: delete ! in f")
        );
    }
}
