//! What can be seen in how an answer was written. Pure: a recording in, findings out. None of it proves
//! anything, and each has explanations that are no fault.

mod kinds;
mod observed;
mod pace;
mod presence;
#[cfg(test)]
mod tests;
mod written;

pub use kinds::{Finding, Signal, Span};
pub use observed::{Observed, Step, What};

/// How many spans of a finding are kept: enough to look at, whatever a browser sent.
const MOST_SPANS: usize = 50;

/// Everything that is found in one task.
pub fn of_task(of: &Observed<'_>) -> Vec<Finding> {
    let walk = written::walk(of);
    let mut found = Vec::new();
    found.extend(written::external_paste(of, &walk));
    found.extend(presence::statement_copied(of));
    found.extend(presence::focus_lost(of));
    found.extend(pace::burst(of, &walk));
    found.extend(pace::typed_linearly(of, &walk));
    found.extend(presence::solved_early(of));
    for finding in &mut found {
        finding.spans.truncate(MOST_SPANS);
    }
    found
}

/// What is found in the attempt as a whole: so many times another tab or device went on while the one before
/// was still connected.
pub fn second_session(overlaps: u32) -> Option<Finding> {
    (overlaps > 0).then(|| Finding::of(Signal::SecondSession, None, overlaps))
}

/// How often the connection of an attempt moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moved {
    /// To another network.
    pub networks: u32,
    /// To another country.
    pub countries: u32,
    /// To another country by a tab that took over while another one was connected.
    pub countries_at_once: u32,
}

impl Moved {
    /// What is found in that.
    pub fn findings(self) -> impl Iterator<Item = Finding> {
        let each = [
            (Signal::NetworkChanged, self.networks),
            (Signal::CountryChanged, self.countries),
            (Signal::CountriesAtOnce, self.countries_at_once),
        ];
        let found = |(signal, count)| (count > 0).then(|| Finding::of(signal, None, count));
        each.into_iter().filter_map(found)
    }
}

/// That another submission is like this one, which is looked into elsewhere.
pub fn similarity() -> Finding {
    Finding::of(Signal::Similarity, None, 1)
}
