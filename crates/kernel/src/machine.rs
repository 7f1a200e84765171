//! State machines as tables: which event leads from where to where, and who may make it happen.

use crate::Words;

/// A line of a table: from a state, by an event that somebody causes, to a state.
pub type Line<S, E, B> = (S, E, B, S);

/// Every step of a machine; [`machine!`](crate::machine!) writes it.
#[derive(Debug)]
pub struct Machine<S: 'static, E: 'static, B: 'static>(&'static [Line<S, E, B>]);

/// The step is not to be taken.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The event leads nowhere from this state.
    #[error("This cannot be done in the current state: {}.{}", spoken(from), instead(allowed))]
    NotNow {
        /// The state.
        from: &'static str,
        /// The event.
        event: &'static str,
        /// What its actor may cause instead, in the order of the events; empty too where that
        /// depends on more than the state.
        allowed: Vec<&'static str>,
    },
    /// It leads somewhere, but somebody else is to cause it.
    #[error("You are not allowed to do this.")]
    NotYours {
        /// The event.
        event: &'static str,
    },
}

impl Refused {
    /// The event leads nowhere from this state, where it depends on more than the state what does.
    pub fn not_now(from: &'static str, event: &'static str) -> Self {
        Self::NotNow { from, event, allowed: Vec::new() }
    }

    /// The same, where these are allowed instead.
    #[must_use]
    pub fn allowing<E: Words>(self, is_allowed: impl Fn(E) -> bool) -> Self {
        match self {
            Self::NotNow { from, event, .. } => {
                let allowed = E::ALL.iter().filter(|event| is_allowed(**event));
                Self::NotNow { from, event, allowed: allowed.map(|event| event.as_str()).collect() }
            }
            other @ Self::NotYours { .. } => other,
        }
    }
}

fn spoken(word: &str) -> String {
    word.replace('_', " ")
}

/// A sentence that names these events; nothing where there is none.
fn instead(allowed: &[&str]) -> String {
    let events: Vec<String> = allowed.iter().map(|event| spoken(event)).collect();
    if events.is_empty() { String::new() } else { format!(" Allowed now: {}.", events.join(", ")) }
}

impl<S: Words, E: Words, B: Copy + Eq> Machine<S, E, B> {
    #[doc(hidden)]
    pub const fn new(lines: &'static [Line<S, E, B>]) -> Self {
        Self(lines)
    }

    /// Every line, in the order of the declaration.
    pub const fn lines(&self) -> &'static [Line<S, E, B>] {
        self.0
    }

    /// Where `event`, caused by `by`, leads from `from`.
    ///
    /// # Errors
    /// [`Refused`].
    pub fn step(&self, from: S, event: E, by: B) -> Result<S, Refused> {
        let lines = || self.0.iter().filter(|(f, e, ..)| (*f, *e) == (from, event));
        match lines().find(|(_, _, whose, _)| *whose == by) {
            Some((.., to)) => Ok(*to),
            None if lines().next().is_some() => Err(Refused::NotYours { event: event.as_str() }),
            None => {
                let leads =
                    |on: E| self.0.iter().any(|(f, e, b, _)| (*f, *e, *b) == (from, on, by));
                Err(Refused::not_now(from.as_str(), event.as_str()).allowing(leads))
            }
        }
    }
}

/// Declares a [`Machine`]: a line for each step, `from, event, by => to`. Where everybody may take
/// every step, `by` is left out.
///
/// ```
/// kernel::words! { pub enum State as "DoorState" { Open = "open", Shut = "shut" } }
/// kernel::words! { pub enum Event as "DoorEvent" { Push = "push", Pull = "pull" } }
/// kernel::machine! {
///     /// A door.
///     pub const STEPS: State, Event {
///         Open, Push => Shut,
///         Shut, Pull => Open,
///     }
/// }
/// assert_eq!(STEPS.step(State::Shut, Event::Pull, ()), Ok(State::Open));
/// ```
#[macro_export]
macro_rules! machine {
    (
        $(#[$attr:meta])*
        $vis:vis const $name:ident: $state:ident, $event:ident {
            $($from:ident, $on:ident => $to:ident),+ $(,)?
        }
    ) => {
        $(#[$attr])*
        $vis const $name: $crate::Machine<$state, $event, ()> =
            $crate::Machine::new(&[$(($state::$from, $event::$on, (), $state::$to)),+]);
    };
    (
        $(#[$attr:meta])*
        $vis:vis const $name:ident: $state:ident, $event:ident, $by:ident {
            $($from:ident, $on:ident, $whose:ident => $to:ident),+ $(,)?
        }
    ) => {
        $(#[$attr])*
        $vis const $name: $crate::Machine<$state, $event, $by> =
            $crate::Machine::new(&[$(($state::$from, $event::$on, $by::$whose, $state::$to)),+]);
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words;

    words! {
        enum Gate { Shut = "shut", Open = "open", Gone = "gone" }
    }
    words! {
        enum Act { Push = "push", Lock = "lock" }
    }
    words! {
        enum By { Guest = "guest", Guard = "guard" }
    }

    machine! {
        const STEPS: Gate, Act, By {
            Shut, Push, Guest => Open,
            Shut, Push, Guard => Gone,
            Open, Lock, Guard => Shut,
        }
    }

    #[test]
    fn a_step_is_a_line_of_the_table_or_refused_for_its_state_or_for_its_actor() {
        let not_yours = |event| Err(Refused::NotYours { event });
        let not_now = |from, event, allowed: &[_]| {
            Err(Refused::NotNow { from, event, allowed: allowed.into() })
        };
        for (from, event, by, want) in [
            (Gate::Shut, Act::Push, By::Guest, Ok(Gate::Open)),
            (Gate::Shut, Act::Push, By::Guard, Ok(Gate::Gone)),
            (Gate::Open, Act::Lock, By::Guard, Ok(Gate::Shut)),
            (Gate::Open, Act::Lock, By::Guest, not_yours("lock")),
            (Gate::Open, Act::Push, By::Guest, not_now("open", "push", &[])),
            (Gate::Gone, Act::Lock, By::Guard, not_now("gone", "lock", &[])),
            (Gate::Open, Act::Push, By::Guard, not_now("open", "push", &["lock"])),
        ] {
            assert_eq!(STEPS.step(from, event, by), want, "{from:?} {event:?} {by:?}");
        }
        assert_eq!(STEPS.lines().len(), 3);
    }

    #[test]
    fn a_refusal_for_the_state_says_what_is_allowed_instead() {
        let refused = |by| STEPS.step(Gate::Open, Act::Push, by).unwrap_err().to_string();
        let sentence = "This cannot be done in the current state: open.";
        assert_eq!(refused(By::Guard), format!("{sentence} Allowed now: lock."));
        assert_eq!(refused(By::Guest), sentence);
        let several = Refused::NotNow { from: "in_review", event: "x", allowed: vec!["a_b", "c"] };
        let sentence = "This cannot be done in the current state: in review. Allowed now: a b, c.";
        assert_eq!(several.to_string(), sentence);
    }
}
