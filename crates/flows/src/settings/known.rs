//! Every setting: its default and what it may be. Pure.

use kernel::words;
use settings::versions::Value;

use crate::numbers::{self, Number, Unit};
use crate::{limits, retention};

words! {
    /// What a setting is about.
    pub enum Group as "SettingGroup" {
        /// How often something may be done, how many may be open at once, and how long a link counts.
        Limits = "limits",
        /// How long rows are kept.
        Retention = "retention",
        /// What moderation looks for.
        Moderation = "moderation",
    }
}

/// What a setting may be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Bounds {
    /// A whole number from one to the other.
    Number {
        /// What counts where nothing is set.
        default: i64,
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
    /// Words, in lower case.
    Words {
        /// What counts where nothing is set.
        default: Vec<String>,
    },
}

/// The most words that a list has.
pub const MOST_WORDS: usize = 200;
/// The most characters of one of them.
pub const WORD_LENGTH: usize = 60;

/// The list of words that are found in roles.
pub(super) const ROLE_WORDS: &str = "moderation.role_words";

/// What is wrong with a value.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It is no number, or not one of these.
    #[error("Enter a whole number from {least} to {most}.")]
    Number {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
    /// It is no list, or one of its words is too long, or they are too many.
    #[error("Enter 1 to {MOST_WORDS} words of at most {WORD_LENGTH} characters, one a line.")]
    Words,
}

/// A setting that the code knows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Known {
    /// Names it, also in the database.
    pub key: String,
    /// What it is about.
    pub group: Group,
    /// What it is called.
    pub name: String,
    /// What its number counts.
    pub unit: Unit,
    /// What it may be.
    pub bounds: Bounds,
}

impl Known {
    /// What counts where nothing is set.
    pub fn default(&self) -> Value {
        match &self.bounds {
            Bounds::Number { default, .. } => Value::Number(*default),
            Bounds::Words { default } => Value::Words(default.clone()),
        }
    }

    /// The value as it counts: words are trimmed, in lower case, in order and each there once.
    pub(super) fn check(&self, value: Value) -> Result<Value, Fault> {
        match (&self.bounds, value) {
            (Bounds::Number { least, most, .. }, Value::Number(number))
                if (*least..=*most).contains(&number) =>
            {
                Ok(Value::Number(number))
            }
            (Bounds::Number { least, most, .. }, _) => {
                Err(Fault::Number { least: *least, most: *most })
            }
            (Bounds::Words { .. }, Value::Words(words)) => words_of(&words).ok_or(Fault::Words),
            (Bounds::Words { .. }, _) => Err(Fault::Words),
        }
    }
}

fn words_of(given: &[String]) -> Option<Value> {
    let mut words: Vec<String> = given
        .iter()
        .map(|word| kernel::text::trimmed(word).to_lowercase())
        .filter(|word| !word.is_empty())
        .collect();
    words.sort_unstable();
    words.dedup();
    let plain =
        |word: &String| word.chars().count() <= WORD_LENGTH && !word.chars().any(char::is_control);
    let fits = (1..=MOST_WORDS).contains(&words.len()) && words.iter().all(plain);
    fits.then_some(Value::Words(words))
}

/// Every setting, group by group, in the order of the tables they stand for.
pub fn all() -> Vec<Known> {
    let mut all: Vec<Known> = limits::settable().map(limit).collect();
    all.extend(numbers::ALL.iter().map(number));
    all.extend(retention::settable().map(period));
    let mut words: Vec<String> = hiring::review::TERMS.map(str::to_owned).into();
    words.sort_unstable();
    all.push(Known {
        key: ROLE_WORDS.to_owned(),
        group: Group::Moderation,
        name: "Words to look at in roles".to_owned(),
        unit: Unit::Words,
        bounds: Bounds::Words { default: words },
    });
    all
}

/// The setting with this key.
pub fn find(key: &str) -> Option<Known> {
    all().into_iter().find(|known| known.key == key)
}

fn limit(of: limits::Settable) -> Known {
    let whose = match of.row.per {
        "account" => "by one account",
        "company" => "by one company",
        "key" => "with one key",
        "address" => "from one address",
        _ => "by everybody",
    };
    let unit = match of.row.window_s {
        60 => Unit::PerMinute,
        600 => Unit::PerTenMinutes,
        3600 => Unit::PerHour,
        _ => Unit::PerDay,
    };
    Known {
        name: format!("{}, {whose}", act(of.row.action)),
        key: of.key,
        group: Group::Limits,
        unit,
        bounds: Bounds::Number { default: of.row.hits.into(), least: 1, most: of.most.into() },
    }
}

fn number(of: &Number) -> Known {
    Known {
        key: of.key.to_owned(),
        group: Group::Limits,
        name: of.name.to_owned(),
        unit: of.unit,
        bounds: Bounds::Number { default: of.default, least: of.least, most: of.most },
    }
}

fn period(rule: &'static retention::Rule) -> Known {
    let mut name = rule.what.to_owned();
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    let days = rule.hours / retention::DAY;
    Known {
        key: retention::key(rule),
        group: Group::Retention,
        name,
        unit: Unit::Days,
        bounds: Bounds::Number { default: days, least: 1, most: days },
    }
}

/// What is counted, in words.
fn act(action: &str) -> String {
    let known = [
        ("register", "New accounts"),
        ("choose_username", "Usernames chosen or changed"),
        ("ask_username", "Usernames looked up"),
        ("name_referral_code", "Referral codes named"),
        ("count_click", "Openings of referral links counted"),
        ("inquire", "Inquiries sent"),
        ("send_code", "Codes mailed"),
        ("verify_otp", "Mailed codes tried"),
        ("send_verification", "Verification mails"),
        ("count_page", "Page views counted"),
        ("report_error", "Errors of browsers counted"),
        ("try_link", "Unknown links tried"),
        ("try_code", "Codes of invitations looked up"),
        ("run_as_guest", "Runs without an account"),
        ("share_report", "Report links created"),
        ("mail_report", "Report links e-mailed"),
        ("try_passcode", "Passcodes tried"),
        ("ask_extra_time", "Requests for extra time"),
        ("take_trial", "Trials of assessments"),
        ("stop_invitations", "Invitations stopped or let through"),
        ("report_invitation", "Reports of an invitation"),
        ("check_recipients", "Lists of people checked"),
        ("send_test_mail", "Test mails to oneself"),
        ("apply_as_partner", "Partner applications"),
        ("make_cohort", "Assessments of partners"),
        ("mail_cohort", "Mailing links of partners’ assessments"),
        ("invite_students", "Lists of students invited, or reminded"),
        ("invite_colleague", "Colleagues invited"),
        ("make_key", "API keys created"),
        ("add_webhook", "Webhooks added"),
        ("send_webhook", "Events sent to webhooks by hand"),
        ("call_api", "API calls"),
        ("read_calendar", "Calendars read"),
        ("send_logo", "Logos sent"),
        ("write_support", "Messages to support"),
        ("attach_file", "Files sent to support"),
        ("begin_problem", "Problems begun"),
        ("verify_problem", "Problems verified"),
        ("send_tests", "Archives of tests sent"),
        ("apply", "Applications sent"),
        ("send_resume", "Résumés sent"),
        ("request_introduction", "Introductions requested"),
        ("write_introduction_message", "Messages in introductions"),
        ("ask_about_role", "Candidates of results asked about roles"),
        ("make_offer", "Offers made"),
        ("write_note", "Notes written"),
        ("propose_extension", "Extensions proposed"),
        ("try_puzzle", "Puzzles tried"),
        ("begin_story", "Stories begun"),
        ("report_story", "Stories reported"),
        ("answer_question", "Questions of the guided way answered"),
        ("ask_model", "Questions to the language model"),
        ("ask_assistant", "Questions to the assistant"),
        ("read_calendar", "Calendars read"),
    ];
    let found = known.iter().find(|(name, _)| *name == action);
    found.map_or_else(|| action.replace('_', " "), |(_, words)| (*words).to_owned())
}
