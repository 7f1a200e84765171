//! The signals and their words. Pure.

use kernel::words;
use serde::{Deserialize, Serialize};

words! {
    /// Something that a recording can show. Source: scoring.md §3.
    pub enum Signal as "IntegritySignal" {
        /// Text from outside the editor was pasted.
        ExternalPaste = "external_paste",
        /// Text of the statement was copied.
        StatementCopied = "statement_copied",
        /// The page was out of focus.
        FocusLost = "focus_lost",
        /// Another tab or device went on while one was connected.
        SecondSession = "second_session",
        /// The connection moved to another network.
        NetworkChanged = "network_changed",
        /// The connection moved to another country.
        CountryChanged = "country_changed",
        /// A tab in another country took over while one was connected.
        CountriesAtOnce = "countries_at_once",
        /// Text came faster than anybody types.
        Burst = "burst",
        /// Code was written from top to bottom.
        TypedLinearly = "typed_linearly",
        /// The task was solved before its statement could be read.
        SolvedEarly = "solved_early",
        /// Another submission is alike.
        Similarity = "similarity",
    }
}

impl Signal {
    /// Whether it exists only where the operator has a table of countries.
    pub fn needs_countries(self) -> bool {
        matches!(self, Self::CountryChanged | Self::CountriesAtOnce)
    }

    /// Its name for people.
    pub const fn title(self) -> &'static str {
        match self {
            Self::ExternalPaste => "Pasted from outside the editor",
            Self::StatementCopied => "Statement copied",
            Self::FocusLost => "Page out of focus",
            Self::SecondSession => "Second session",
            Self::NetworkChanged => "Another network",
            Self::CountryChanged => "Another country",
            Self::CountriesAtOnce => "Two countries at once",
            Self::Burst => "Faster than typing",
            Self::TypedLinearly => "Written from top to bottom",
            Self::SolvedEarly => "Solved before reading",
            Self::Similarity => "Similar submission",
        }
    }

    /// What exactly is looked for.
    pub const fn measured(self) -> &'static str {
        match self {
            Self::ExternalPaste => {
                "Pasted text of 30 characters or more that was neither in this editor before nor in the \
                 statement or an answer of the assistant, and how much of it is in the final code."
            }
            Self::StatementCopied => "Text of 30 characters or more copied from the statement.",
            Self::FocusLost => "Periods of more than 5 seconds when the page was out of focus.",
            Self::SecondSession => {
                "The attempt was taken over by another tab or device while the one before was connected."
            }
            Self::NetworkChanged => {
                "The connection moved to another network: another /24 of IPv4 addresses, or another /64 of IPv6."
            }
            Self::CountryChanged => {
                "The connection moved to another country, by the table of the operator of this server."
            }
            Self::CountriesAtOnce => {
                "The attempt was taken over by a tab or device in another country while the one before was \
                 connected, by the same table."
            }
            Self::Burst => {
                "More than 200 characters typed within 8 seconds, faster than 25 characters per second, without \
                 a paste."
            }
            Self::TypedLinearly => {
                "60 lines or more of the final code typed with almost no correction: all that was typed and \
                 deleted is less than 1.05 times what remained."
            }
            Self::SolvedEarly => {
                "Every test passed before the statement was open for as long as reading it takes, at 25 \
                 characters per second and 20 seconds at least."
            }
            Self::Similarity => "The comparison of submissions found another one like it.",
        }
    }

    /// What it can be beside a breach of the rules.
    pub const fn benign(self) -> &'static str {
        match self {
            Self::ExternalPaste => {
                "Written in the candidate's own editor, pasted by a password or clipboard manager, or taken \
                 from their own notes where the rules allow it."
            }
            Self::StatementCopied => {
                "Copied to translate it, to have it read aloud, to keep notes, or to try an example."
            }
            Self::FocusLost => {
                "A message, a doorbell, a second screen, documentation, a screen reader or a dialog of the \
                 system."
            }
            Self::SecondSession => {
                "Moved to another computer, opened a second tab by accident, or lost the network or a VPN."
            }
            Self::NetworkChanged => {
                "Switched from Wi-Fi to mobile data, a router that was given another address, a VPN that was \
                 switched on or off, or a train."
            }
            Self::CountryChanged => {
                "A VPN, a mobile connection that leaves through another country, life near a border, or a table \
                 that is out of date."
            }
            Self::CountriesAtOnce => {
                "A VPN in one of two browsers, or moved from a phone abroad to a computer with a VPN."
            }
            Self::Burst => {
                "Dictation, a snippet or completion of the editor, an input method, or a hardware macro."
            }
            Self::TypedLinearly => {
                "Thought out on paper first, practised the task before, or writes this way."
            }
            Self::SolvedEarly => {
                "Knew the task, read quickly, or had the statement open in another tab."
            }
            Self::Similarity => {
                "Short tasks have few natural solutions, and common templates look alike."
            }
        }
    }
}

/// A time within an attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Span {
    /// From when on, in milliseconds since the attempt began.
    pub from_ms: u32,
    /// Until when.
    pub to_ms: u32,
    /// How many characters it is about; 0 where it is about none.
    pub length: u32,
}

/// One signal with its evidence: counts and times, never code.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    /// Which.
    pub signal: Signal,
    /// The place of the task, from 1; `None` where it is about the attempt as a whole.
    pub task: Option<i32>,
    /// How many times, or how many lines.
    pub count: u32,
    /// Of pastes and of what was typed: characters; of time: seconds.
    pub part: u32,
    /// What the part is to be compared with; 0 where there is no such thing.
    pub whole: u32,
    /// When.
    pub spans: Vec<Span>,
}

impl Finding {
    /// With a count and nothing more.
    pub(super) fn of(signal: Signal, task: Option<i32>, count: u32) -> Self {
        Self { signal, task, count, part: 0, whole: 0, spans: Vec::new() }
    }

    /// Whether the part is at least so many hundredths of the whole.
    pub(crate) fn reaches_percent(&self, percent: u32) -> bool {
        let (part, whole) = (u64::from(self.part), u64::from(self.whole));
        whole > 0 && part * 100 >= whole * u64::from(percent)
    }

    /// What was seen, as a sentence.
    pub fn sentence(&self) -> String {
        let Self { count, part, whole, .. } = self;
        let times = if *count == 1 { "once".to_owned() } else { format!("{count} times") };
        match self.signal {
            Signal::ExternalPaste => format!(
                "Text from outside the editor was pasted {times}; {part} of the {whole} characters of the final \
                 code came from it."
            ),
            Signal::StatementCopied => {
                format!("Text of the statement was copied {times}, {part} characters in all.")
            }
            Signal::FocusLost => format!(
                "The page was out of focus {times} for more than 5 seconds, {part} seconds in all."
            ),
            Signal::SecondSession => format!(
                "Another tab or device took the attempt over {times} while the one before was connected."
            ),
            Signal::NetworkChanged => format!("The connection moved to another network {times}."),
            Signal::CountryChanged => format!("The connection moved to another country {times}."),
            Signal::CountriesAtOnce => format!(
                "A tab or device in another country took the attempt over {times} while the one before was \
                 connected."
            ),
            Signal::Burst => format!(
                "Text appeared faster than 25 characters per second {times} without a paste, {part} characters \
                 in all."
            ),
            Signal::TypedLinearly => format!(
                "{count} lines were typed with almost no correction: {part} characters typed and deleted for \
                 {whole} that remained."
            ),
            Signal::SolvedEarly => format!(
                "Every test passed {part} seconds after the statement was opened; reading it takes about {whole}."
            ),
            Signal::Similarity => {
                "The comparison of submissions found another one like it.".to_owned()
            }
        }
    }
}
