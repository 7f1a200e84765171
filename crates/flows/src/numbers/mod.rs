//! Numbers that settings stand in for beside the lines of the table of limits: what is counted from rows of the
//! domain itself, and how long a link counts.
//!
//! A domain is given its number by the flow that calls it. Each is read once for a request, in the transaction
//! that counts (ADR 83).

use std::collections::HashMap;

use challenges::submissions::Rates;
use db::Conn;
use kernel::words;
use settings::versions::{self, Value};

use crate::Result;

words! {
    /// What the number of a setting counts.
    pub enum Unit as "SettingUnit" {
        /// Acts per minute.
        PerMinute = "per_minute",
        /// Acts per ten minutes.
        PerTenMinutes = "per_ten_minutes",
        /// Acts per hour.
        PerHour = "per_hour",
        /// Acts per day.
        PerDay = "per_day",
        /// So many open at the same time.
        AtOnce = "at_once",
        /// So many times.
        Times = "times",
        /// Hours.
        Hours = "hours",
        /// Days.
        Days = "days",
        /// A list of words.
        Words = "words",
    }
}

/// A number of the code that a setting stands in for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Number {
    /// Names the setting.
    pub key: &'static str,
    /// What it is called.
    pub name: &'static str,
    /// What it counts.
    pub unit: Unit,
    /// What counts where nothing is set.
    pub default: i64,
    /// The least that it can be set to.
    pub least: i64,
    /// The most.
    pub most: i64,
}

/// Runs of one person for one problem.
pub const RUNS_A_MINUTE: Number = Number {
    key: "limits.run.problem.per_minute",
    name: "Runs of one problem, by one account",
    unit: Unit::PerMinute,
    default: Rates::DEFAULT.runs_a_minute,
    least: 1,
    most: 60,
};

/// Submits of one person for one problem, within a minute.
pub const SUBMITS_A_MINUTE: Number = Number {
    key: "limits.submit.problem.per_minute",
    name: "Submissions to one problem, by one account",
    unit: Unit::PerMinute,
    default: Rates::DEFAULT.submits_a_minute,
    least: 1,
    most: 30,
};

/// The same within an hour.
pub const SUBMITS_AN_HOUR: Number = Number {
    key: "limits.submit.problem.per_hour",
    name: SUBMITS_A_MINUTE.name,
    unit: Unit::PerHour,
    default: Rates::DEFAULT.submits_an_hour,
    least: 1,
    most: 300,
};

/// The same within a day.
pub const SUBMITS_A_DAY: Number = Number {
    key: "limits.submit.problem.per_day",
    name: SUBMITS_A_MINUTE.name,
    unit: Unit::PerDay,
    default: Rates::DEFAULT.submits_a_day,
    least: 1,
    most: 1000,
};

/// Invitations that a company makes.
pub const INVITATIONS_A_DAY: Number = Number {
    key: "limits.invitations.company.per_day",
    name: "Invitations to assessments, by one company",
    unit: Unit::PerDay,
    default: assessments::invitations::MAX_A_DAY,
    least: 1,
    most: 10 * assessments::invitations::MAX_A_DAY,
};

/// How often the mail of an invitation goes once more. It reaches people who did not ask for it, so it is only
/// lowered; the database keeps the most.
pub const RESENDS: Number = Number {
    key: "limits.invitation.resends",
    name: "Further mails of one invitation, to one address",
    unit: Unit::Times,
    default: assessments::invitations::MAX_RESENDS as i64,
    least: 1,
    most: assessments::invitations::MAX_RESENDS as i64,
};

/// Introductions of a company that nobody has answered yet.
pub const OPEN_INTRODUCTIONS: Number = Number {
    key: "limits.introductions.company.open",
    name: "Introductions without an answer, by one company",
    unit: Unit::AtOnce,
    default: talent::introductions::MAX_OPEN,
    least: 1,
    most: 10 * talent::introductions::MAX_OPEN,
};

/// Stories of interviews that an author sends in.
pub const STORIES_A_DAY: Number = Number {
    key: "limits.stories.account.per_day",
    name: "Stories sent to be published, by one account",
    unit: Unit::PerDay,
    default: interviews::manuscripts::PER_DAY,
    least: 1,
    most: 10 * interviews::manuscripts::PER_DAY,
};

/// How long a link counts that activates a company's account. It opens an account, and mail that was given up
/// keeps its text for as long, so it is only shortened. Who
/// reads mail once a morning still gets in: half a day is the least. Ours.
pub const ACTIVATION_HOURS: Number = Number {
    key: "limits.activation_link.hours",
    name: "A link that activates an account, from its mail on",
    unit: Unit::Hours,
    default: companies::activations::LIFE_HOURS as i64,
    least: 12,
    most: companies::activations::LIFE_HOURS as i64,
};

/// How long a company's free trial of assessments lasts from the confirmed address on (ADR 110).
pub const FREE_TRIAL_DAYS: Number = Number {
    key: "limits.free_trial.days",
    name: "Free trial of a new company",
    unit: Unit::Days,
    default: 14,
    least: 1,
    most: 90,
};

/// How many invitations it has; with none, no trial is offered any more.
pub const FREE_TRIAL_INVITATIONS: Number = Number {
    key: "limits.free_trial.invitations",
    name: "Invitations of a free trial, by one company (0: no trial)",
    unit: Unit::Times,
    default: 10,
    least: 0,
    most: 100,
};

/// Students whom a partner invites by mail. It reaches people who did not ask for it, so it is only lowered.
pub const PARTNER_INVITATIONS_A_DAY: Number = Number {
    key: "limits.partner_invitations.partner.per_day",
    name: "Students invited, by one partner",
    unit: Unit::PerDay,
    default: partners::invitations::A_DAY,
    least: 1,
    most: partners::invitations::A_DAY,
};

/// The same in all, of those invitations that are still kept.
pub const PARTNER_INVITATIONS: Number = Number {
    key: "limits.partner_invitations.partner.in_all",
    name: "Students invited within a year, by one partner",
    unit: Unit::Times,
    default: partners::invitations::IN_ALL,
    least: 1,
    most: 10 * partners::invitations::IN_ALL,
};

/// How long the link of a mail counts that opens somebody's report. Ours: two days at least, so that the mail speaks
/// of days.
pub const MAILED_REPORT_DAYS: Number = Number {
    key: "limits.report_mail.days",
    name: "A link to a report, from its mail on",
    unit: Unit::Days,
    default: assessments::links::MAIL_DAYS,
    least: 2,
    most: assessments::links::MAIL_DAYS,
};

/// Within how many hours the admin usually releases applicants to their company: it promises that on the role's page,
/// and nothing else depends on it (ADR 113).
pub const SLATE_HOURS: Number = Number {
    key: "limits.slate.hours",
    name: "Usual wait of applicants, for their release",
    unit: Unit::Hours,
    default: 24,
    least: 1,
    most: 336,
};

/// Every one of them.
pub const ALL: [Number; 15] = [
    RUNS_A_MINUTE,
    SUBMITS_A_MINUTE,
    SUBMITS_AN_HOUR,
    SUBMITS_A_DAY,
    INVITATIONS_A_DAY,
    RESENDS,
    OPEN_INTRODUCTIONS,
    STORIES_A_DAY,
    ACTIVATION_HOURS,
    MAILED_REPORT_DAYS,
    FREE_TRIAL_DAYS,
    FREE_TRIAL_INVITATIONS,
    SLATE_HOURS,
    PARTNER_INVITATIONS_A_DAY,
    PARTNER_INVITATIONS,
];

impl Number {
    /// What counts now.
    ///
    /// # Errors
    /// [`crate::Error::Db`].
    pub fn now(&self, conn: &mut Conn) -> Result<i64> {
        Ok(self.among(&versions::values(conn, &[self.key.to_owned()])?))
    }

    /// The number in what is set, or the default. The bounds of today also hold for what was set before them.
    fn among(&self, set: &HashMap<String, Value>) -> i64 {
        match set.get(self.key) {
            Some(Value::Number(number)) => (*number).clamp(self.least, self.most),
            _ => self.default,
        }
    }
}

/// How often one person may run and submit programs for one problem now: one statement for all four numbers.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn rates(conn: &mut Conn) -> Result<Rates> {
    let all = [RUNS_A_MINUTE, SUBMITS_A_MINUTE, SUBMITS_AN_HOUR, SUBMITS_A_DAY];
    let set = versions::values(conn, &all.map(|of| of.key.to_owned()))?;
    let [runs_a_minute, submits_a_minute, submits_an_hour, submits_a_day] =
        all.map(|of| of.among(&set));
    Ok(Rates { runs_a_minute, submits_a_minute, submits_an_hour, submits_a_day })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_default_is_within_its_bounds_and_what_reaches_others_is_only_lowered() {
        for of in ALL {
            assert!(0 <= of.least && of.least <= of.default && of.default <= of.most, "{of:?}");
        }
        for of in [RESENDS, ACTIVATION_HOURS, MAILED_REPORT_DAYS, PARTNER_INVITATIONS_A_DAY] {
            assert_eq!(of.default, of.most, "{of:?}");
        }
    }

    #[test]
    fn what_was_set_counts_within_the_bounds_and_else_the_default() {
        for (value, want) in [
            (None, 1000),
            (Some(Value::Number(7)), 7),
            (Some(Value::Number(0)), 1),
            (Some(Value::Number(1_000_000)), 10_000),
            (Some(Value::Words(vec!["a".to_owned()])), 1000),
        ] {
            let key = INVITATIONS_A_DAY.key.to_owned();
            let set = value.clone().map(|value| (key, value)).into_iter().collect();
            assert_eq!(INVITATIONS_A_DAY.among(&set), want, "{value:?}");
        }
    }
}
