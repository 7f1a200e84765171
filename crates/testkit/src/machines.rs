//! What every state machine is tested for.

use std::collections::BTreeSet;

use kernel::{Machine, Refused, Words};

/// Takes every event from every state as every actor, and compares where it leads with `want`,
/// which says a second time whose the steps are and where they lead. A refusal has to be for the
/// actor where another one may take the step, and for the state where nobody may, with the events
/// that the actor may cause instead. Answers how many steps were taken.
///
/// # Panics
/// A step is another than `want` says.
#[track_caller]
pub fn walk<S: Words, E: Words, B: Words>(
    step: impl Fn(S, E, B) -> Result<S, Refused>,
    want: impl Fn(S, E, B) -> Option<S>,
) -> usize {
    let mut taken = 0;
    for (from, event, by) in cases::<S, E, B>() {
        let (got, wanted) = (step(from, event, by), want(from, event, by));
        let is_open = B::ALL.iter().any(|other| want(from, event, *other).is_some());
        let (state, word) = (from.as_str(), event.as_str());
        let right = match wanted {
            Some(to) => Ok(to),
            None if is_open => Err(Refused::NotYours { event: word }),
            None => {
                let leads = |other: &&E| want(from, **other, by).is_some();
                let allowed = E::ALL.iter().filter(leads).map(|other| other.as_str()).collect();
                Err(Refused::NotNow { from: state, event: word, allowed })
            }
        };
        assert_eq!(got, right, "{from:?} {event:?} {by:?}");
        taken += usize::from(wanted.is_some());
    }
    taken
}

/// The same against the table itself, in which no row may stand twice.
///
/// # Panics
/// A step is no row of the table, or a row is no step.
#[track_caller]
pub fn follows<S: Words, E: Words, B: Words>(
    table: &Machine<S, E, B>,
    step: impl Fn(S, E, B) -> Result<S, Refused>,
) {
    let rows = table.lines();
    let want = |from, event, by| {
        rows.iter().find(|row| (row.0, row.1, row.2) == (from, event, by)).map(|row| row.3)
    };
    assert_eq!(walk(step, want), rows.len(), "a row stands twice");
}

fn cases<S: Words, E: Words, B: Words>() -> impl Iterator<Item = (S, E, B)> {
    let with = |from: S| {
        E::ALL.iter().flat_map(move |event| B::ALL.iter().map(move |by| (from, *event, *by)))
    };
    S::ALL.iter().flat_map(move |from| with(*from))
}

/// The edges of a machine between two states, as [`held`] says them.
pub fn edges<S: Words, E: Words, B: Copy + Eq>(machine: &Machine<S, E, B>) -> BTreeSet<String> {
    let moves = machine.lines().iter().filter(|(from, .., to)| from != to);
    moves.map(|(from, .., to)| edge(*from, *to)).collect()
}

/// One edge.
pub fn edge<S: Words>(from: S, to: S) -> String {
    format!("{}>{}", from.as_str(), to.as_str())
}

/// The edges that a trigger of a migration lets pass.
///
/// # Panics
/// The migration has no such trigger.
#[track_caller]
pub fn held(migration: &str, trigger: &str) -> BTreeSet<String> {
    let text = migration.split(&format!("create trigger {trigger} ")).nth(1);
    let list = text.and_then(|text| text.split("check_transition(").nth(1));
    let list = list.and_then(|text| text.split(");").next()).expect("the migration makes it");
    list.split('\'').filter(|part| part.contains('>')).map(str::to_owned).collect()
}
