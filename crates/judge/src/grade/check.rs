//! One test: run, and found right or wrong by the comparison or validator of its problem.

use std::sync::Arc;

use super::{
    converse::{Talk, talk},
    validate::{Case, Validating, Word},
};
use crate::{
    Fault,
    build::keep,
    compare::{Comparer, Rows},
    run::{EXCERPT_BYTES, Ran, Runner, Sink},
    suite::Comparison,
    verdict::{Control, Score},
};

/// A run and what is wrong with its output.
pub(crate) struct Checked {
    pub(crate) ran: Ran,
    /// In words that give an answer away; absent where the output is right.
    pub(crate) difference: Option<String>,
    /// The beginning of the output.
    pub(crate) excerpt: Vec<u8>,
    /// What the validator says the test is worth.
    pub(crate) score: Option<Score>,
}

/// Compares output as it comes and keeps its beginning.
struct Checker<'a> {
    rules: Comparison,
    answer: &'a [u8],
    way: Way<'a>,
    excerpt: Vec<u8>,
}

/// What is done with output.
enum Way<'a> {
    Words(Comparer<'a>),
    Rows(Rows<'a>),
    Kept(Vec<u8>),
}

impl<'a> Checker<'a> {
    fn new(rules: Comparison, answer: &'a [u8], way: Way<'a>) -> Self {
        Self { rules, answer, way, excerpt: Vec::new() }
    }
}

impl Sink for Checker<'_> {
    fn take(&mut self, piece: &[u8]) {
        keep(&mut self.excerpt, piece, EXCERPT_BYTES);
        match &mut self.way {
            Way::Words(comparer) => comparer.push(piece),
            Way::Rows(rows) => rows.push(piece),
            Way::Kept(output) => output.extend(piece),
        }
    }

    fn restart(&mut self) {
        self.excerpt.clear();
        self.way = match self.way {
            Way::Words(_) => Way::Words(Comparer::new(self.rules, self.answer)),
            Way::Rows(_) => Way::Rows(Rows::new(self.rules, self.answer)),
            Way::Kept(_) => Way::Kept(Vec::new()),
        };
    }
}

/// Runs a test, pass by pass where it has several. The largest figures of a pass count, because
/// each has the limits to itself.
pub(crate) fn check(
    runner: &mut Runner<'_>,
    rules: (Comparison, Option<&Validating<'_>>),
    case: &Case,
    tick: &mut dyn FnMut() -> Control,
) -> Result<Checked, Fault> {
    let (comparison, validating) = rules;
    let passes = validating.map_or(1, |validating| validating.passes);
    let mut examiner = validating.map(|own| Examiner::new(own, case)).transpose()?;
    let (mut checked, mut next) = check_pass(runner, (comparison, &mut examiner), case, tick)?;
    let mut pass = 1;
    while let Some(input) = next {
        if pass >= passes {
            return Err(case.too_many_passes(passes));
        }
        pass += 1;
        let case = Case { input, ..case.clone() };
        if let Some(Examiner { validating, runner }) = &mut examiner {
            validating.begin(runner, &case, true);
        }
        let (later, after) = check_pass(runner, (comparison, &mut examiner), &case, tick)?;
        let earlier = std::mem::replace(&mut checked, later).ran.outcome;
        let outcome = &mut checked.ran.outcome;
        outcome.cpu_us = outcome.cpu_us.max(earlier.cpu_us);
        outcome.wall_us = outcome.wall_us.max(earlier.wall_us);
        outcome.memory_kib = outcome.memory_kib.max(earlier.memory_kib);
        next = after;
    }
    Ok(checked)
}

/// A validator and its box, which all passes over a test share.
struct Examiner<'a, 'b> {
    validating: &'b Validating<'a>,
    runner: Runner<'a>,
}

impl<'a, 'b> Examiner<'a, 'b> {
    fn new(validating: &'b Validating<'a>, case: &Case) -> Result<Self, Fault> {
        let mut runner = validating.runner(case)?;
        validating.begin(&mut runner, case, false);
        Ok(Self { validating, runner })
    }
}

/// One pass, and the input of the next where there is one.
type Pass = (Checked, Option<Arc<[u8]>>);

/// Runs one pass of a test, and says what the next one's input is, where there is one.
fn check_pass(
    runner: &mut Runner<'_>,
    (rules, examiner): (Comparison, &mut Option<Examiner<'_, '_>>),
    case: &Case,
    tick: &mut dyn FnMut() -> Control,
) -> Result<Pass, Fault> {
    if let Some(own) = examiner.as_mut().filter(|own| own.validating.interactive) {
        let Talk { ran, word, excerpt } =
            talk(runner, (own.validating, &mut own.runner), case, tick)?;
        return Ok(heard(ran, word, excerpt, "the interactor rejects it"));
    }
    let answer = Arc::clone(&case.answer);
    let way = match examiner {
        Some(_) => Way::Kept(Vec::new()),
        None if runner.gives_rows() => Way::Rows(Rows::new(rules, &answer)),
        None => Way::Words(Comparer::new(rules, &answer)),
    };
    let mut checker = Checker::new(rules, &answer, way);
    let ran = runner.run(&case.input, &mut checker, tick)?;
    let Checker { way, excerpt, .. } = checker;
    let difference = match (way, examiner) {
        (Way::Words(comparer), _) => comparer.finish(),
        (Way::Rows(rows), _) => rows.finish(),
        (Way::Kept(output), Some(own)) if ran.failure.is_none() => {
            let word = own.validating.read(&mut own.runner, case, &output, tick)?;
            return Ok(heard(ran, Some(word), excerpt, "the validator rejects the output"));
        }
        (Way::Kept(_), _) => None,
    };
    Ok((Checked { ran, difference, excerpt, score: None }, None))
}

/// A run, and what was said of it where it ended well.
fn heard(ran: Ran, word: Option<Word>, excerpt: Vec<u8>, rejection: &str) -> Pass {
    let Word { accepted, next, score } =
        word.unwrap_or(Word { accepted: true, next: None, score: None });
    let difference = (!accepted).then(|| rejection.to_owned());
    (Checked { ran, difference, excerpt, score }, next)
}
