//! The list "Ready to publish" of a grid puzzle. Pure.

use super::rules::{Fault, Item, Look, Tab, Verified, licence, look, package, through};
use crate::checks::State;

/// The fewest demonstrations: one shows a picture, and only a second one a rule.
const DEMONSTRATIONS: usize = 2;

/// What a puzzle says of itself, as far as it can be read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct GridFacts {
    /// Whether a company draws it for itself: no licence is asked for then.
    pub is_own: bool,
    /// Its name.
    pub title: Option<String>,
    /// Everything that keeps it from being published.
    pub faults: Vec<Fault>,
    /// How many demonstrations there are.
    pub demonstrations: usize,
    /// How many test inputs there are.
    pub tests: usize,
    /// How many of them have an output.
    pub answered: usize,
    /// Its licence; absent where it says none.
    pub licence: Option<String>,
}

/// The list, in the order in which it is read.
pub fn grid_checklist(facts: &GridFacts, verified: Option<Verified<'_>>) -> Vec<Look> {
    let GridFacts { demonstrations, tests, answered, .. } = *facts;
    let mut list = vec![
        look(
            Item::Demonstrations,
            demonstrations >= DEMONSTRATIONS,
            Tab::Pairs,
            format!("{demonstrations} of at least {DEMONSTRATIONS} demonstrations."),
        ),
        look(
            Item::Outputs,
            tests >= 1 && answered == tests,
            Tab::Pairs,
            format!("{answered} of {tests} test inputs have their output; at least one is needed."),
        ),
    ];
    if !facts.is_own {
        list.push(licence(facts.licence.as_deref()));
    }
    list.extend([package(&facts.faults, Tab::Pairs, facts.is_own), of_check(verified)]);
    list
}

fn of_check(verified: Option<Verified<'_>>) -> Look {
    match through(verified) {
        Err(text) => look(Item::Inputs, false, Tab::Verify, text),
        Ok((check, _)) if check.state == State::Passed => {
            look(Item::Inputs, true, Tab::Verify, "Every pair can be drawn and compared.")
        }
        Ok((_, lines)) => {
            let bad = lines.iter().find(|line| !line.is_good);
            let text = bad.map_or("The verification failed.", |line| line.text.as_str());
            look(Item::Inputs, false, Tab::Verify, text)
        }
    }
}
