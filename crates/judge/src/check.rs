//! One test: run, and found right or wrong by whoever decides that.

use std::sync::Arc;

use crate::{
    Fault,
    build::keep,
    compare::{Comparer, Rows},
    converse::{Talk, talk},
    run::{EXCERPT_BYTES, Ran, Runner, Sink},
    suite::Comparison,
    validate::{Case, Validating},
    verdict::Control,
};

/// A run and what is wrong with its output.
pub(crate) struct Checked {
    pub(crate) ran: Ran,
    /// In words that give an answer away; absent where the output is right.
    pub(crate) difference: Option<String>,
    /// The beginning of the output.
    pub(crate) excerpt: Vec<u8>,
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

/// Runs a test once.
pub(crate) fn check(
    runner: &mut Runner<'_>,
    (rules, validating): (Comparison, Option<&Validating<'_>>),
    case: &Case,
    tick: &mut dyn FnMut() -> Control,
) -> Result<Checked, Fault> {
    if let Some(validating) = validating.filter(|validating| validating.interactive) {
        let Talk { ran, rejected, excerpt } = talk(runner, validating, case, tick)?;
        let difference = rejected.then(|| "the interactor rejects it".to_owned());
        return Ok(Checked { ran, difference, excerpt });
    }
    let answer = Arc::clone(&case.answer);
    let way = match validating {
        Some(_) => Way::Kept(Vec::new()),
        None if runner.gives_rows() => Way::Rows(Rows::new(rules, &answer)),
        None => Way::Words(Comparer::new(rules, &answer)),
    };
    let mut checker = Checker::new(rules, &answer, way);
    let ran = runner.run(&case.input, &mut checker, tick)?;
    let Checker { way, excerpt, .. } = checker;
    let difference = match (way, validating) {
        (Way::Words(comparer), _) => comparer.finish(),
        (Way::Rows(rows), _) => rows.finish(),
        (Way::Kept(output), Some(validating)) if ran.failure.is_none() => {
            let accepted = validating.accepts(case, &output, tick)?;
            (!accepted).then(|| "the validator rejects the output".to_owned())
        }
        (Way::Kept(_), _) => None,
    };
    Ok(Checked { ran, difference, excerpt })
}
