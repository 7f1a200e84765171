//! An assessment, an attempt or a result. Pure.

use mail::{Added, Letter};
use notices::settings::Kind;
use serde::{Deserialize, Serialize};

use super::About;
use crate::notify::kinds::{
    APPLICATION_CLOSED, APPLICATION_MOVED, DEADLINE, EXTRA_TIME, INVITATION, PARTNER_ASSESSMENT,
    REPORT_SHARED, RESULT_CHANGED, RESULT_READY,
};

/// An assessment, an attempt or a result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "params")]
pub enum AssessmentEvent {
    /// A company invites to an assessment.
    #[serde(rename = "invitation")]
    Invited {
        /// Who invites.
        company: String,
        /// The assessment's title.
        title: String,
        /// The title of the role, where that is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        role: Option<String>,
        /// How long it takes.
        minutes: i32,
        /// How many tasks it has; unknown of what was sent before this was said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tasks: Option<i64>,
        /// The code in two groups; likewise.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        code: Option<String>,
        /// Until when it may be begun, in words with the time zone.
        until: String,
        /// From when, where that is later than the invitation.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        opens: Option<String>,
        /// What the company says itself.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        message: Option<String>,
        /// Whether another verified address may take it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        any_address: bool,
        /// Whether Assay has not verified the company.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unverified: bool,
    },
    /// Assay turned the company away, so that its invitation is no longer valid.
    #[serde(rename = "invitation_withdrawn")]
    Withdrawn {
        /// Who invited.
        company: String,
        /// The assessment's title.
        title: String,
    },
    /// A partner runs an assessment for the students they brought.
    #[serde(rename = "partner_assessment")]
    Cohort {
        /// Who runs it.
        partner: String,
        /// The assessment's title.
        title: String,
        /// How long it takes.
        minutes: i32,
        /// Until when it may be begun, in words with the time zone.
        until: String,
    },
    /// An invitation closes soon.
    #[serde(rename = "deadline")]
    Deadline {
        /// Who invites.
        company: String,
        /// The assessment's title.
        title: String,
        /// How many hours ahead, 48 or 4.
        hours: i64,
        /// Until when it may be begun, in words with the time zone.
        until: String,
    },
    /// An invitation has another closing date.
    #[serde(rename = "invitation_extended")]
    Extended {
        /// Who invites.
        company: String,
        /// The assessment's title.
        title: String,
        /// Until when it may be begun, in words with the time zone.
        until: String,
    },
    /// An attempt that is under way has more time.
    #[serde(rename = "more_time")]
    MoreTime {
        /// Who invited.
        company: String,
        /// The assessment's title.
        title: String,
        /// How many more minutes.
        minutes: i32,
        /// When it ends now, in words with the time zone.
        until: String,
    },
    /// An attempt that is under way got time back for an outage.
    #[serde(rename = "outage")]
    Outage {
        /// The assessment's title.
        title: String,
        /// How much.
        seconds: i32,
        /// When it ends now, in words with the time zone.
        until: String,
    },
    /// Somebody who is invited asks for extra time.
    #[serde(rename = "extra_time_asked")]
    TimeAsked {
        /// The assessment's title.
        title: String,
    },
    /// A company has answered a request for extra time.
    #[serde(rename = "extra_time_answered")]
    TimeAnswered {
        /// Who invites.
        company: String,
        /// The assessment's title.
        title: String,
        /// Whether it is granted. Absent from notices that are older than it.
        #[serde(default)]
        granted: Option<bool>,
    },
    /// A finished attempt has its score.
    #[serde(rename = "result_ready")]
    ResultReady {
        /// Who invited.
        company: String,
        /// The assessment's title.
        title: String,
    },
    /// The first result of a day of somebody whom a company has invited.
    #[serde(rename = "result_to_decide")]
    ResultToDecide {
        /// The assessment's title.
        title: String,
    },
    /// A company goes on with somebody whom it had invited.
    #[serde(rename = "result_advanced")]
    ResultAdvanced {
        /// Who decided.
        company: String,
        /// The assessment's title.
        title: String,
    },
    /// A company does not go on with somebody whom it had invited.
    #[serde(rename = "result_declined")]
    ResultDeclined {
        /// Who decided.
        company: String,
        /// The assessment's title.
        title: String,
        /// Why.
        why: String,
        /// What the company says to it; may be empty.
        note: String,
    },
    /// The company that invited the candidate has made a link to their report.
    #[serde(rename = "report_shared")]
    SharedByCompany {
        /// Who made it.
        company: String,
        /// The assessment's title.
        title: String,
        /// Until when it counts, in words with the time zone.
        until: String,
    },
    /// An attempt was voided, and can be taken again.
    #[serde(rename = "attempt_voided")]
    Voided {
        /// Who invited.
        company: String,
        /// The assessment's title.
        title: String,
        /// What went wrong.
        reason: String,
        /// Until when it may be begun, in words with the time zone.
        until: String,
    },
    /// A candidate shares an earlier result instead of taking an assessment again.
    #[serde(rename = "earlier_result")]
    EarlierResult {
        /// Who, as the invitation names them.
        name: String,
        /// The title of the assessment that they were invited to.
        title: String,
    },
    /// A result was judged again and has another score.
    #[serde(rename = "result_changed")]
    ResultChanged {
        /// Who invited.
        company: String,
        /// The assessment's title.
        title: String,
        /// The fineness until now.
        before: i32,
        /// The fineness from now on.
        now: i32,
    },
}

impl About for AssessmentEvent {
    fn switch(&self) -> Kind {
        match self {
            Self::Invited { .. }
            | Self::Withdrawn { .. }
            | Self::Extended { .. }
            | Self::MoreTime { .. }
            | Self::Voided { .. }
            | Self::Outage { .. } => INVITATION,
            Self::Cohort { .. } => PARTNER_ASSESSMENT,
            Self::Deadline { .. } => DEADLINE,
            Self::TimeAsked { .. } | Self::TimeAnswered { .. } => EXTRA_TIME,
            Self::ResultChanged { .. } => RESULT_CHANGED,
            Self::SharedByCompany { .. } => REPORT_SHARED,
            Self::ResultReady { .. } | Self::ResultToDecide { .. } | Self::EarlierResult { .. } => {
                RESULT_READY
            }
            Self::ResultAdvanced { .. } => APPLICATION_MOVED,
            Self::ResultDeclined { .. } => APPLICATION_CLOSED,
        }
    }

    fn letter(&self, url: &str) -> Letter {
        match self {
            Self::Invited {
                company,
                title,
                role,
                minutes,
                tasks,
                code,
                until,
                opens,
                message,
                any_address,
                unverified,
            } => {
                let added = Added {
                    role: role.as_deref(),
                    tasks: *tasks,
                    code: code.as_deref(),
                    opens: opens.as_deref(),
                    message: message.as_deref(),
                    any_address: *any_address,
                    unverified: *unverified,
                };
                mail::invitation(company, title, *minutes, (url, until), added)
            }
            Self::Cohort { partner, title, minutes, until } => {
                mail::partner_assessment(partner, title, *minutes, url, until)
            }
            Self::Withdrawn { company, title } => mail::withdrawn(company, title, url),
            Self::Deadline { company, title, hours, until } => {
                mail::deadline(company, title, *hours, url, until)
            }
            Self::Extended { company, title, until } => mail::extended(company, title, url, until),
            Self::MoreTime { company, title, minutes, until } => {
                mail::more_time(company, title, *minutes, url, until)
            }
            Self::Outage { title, seconds, until } => mail::outage(title, *seconds, url, until),
            Self::TimeAsked { title } => mail::extra_time_asked(title, url),
            Self::TimeAnswered { company, title, granted } => {
                mail::extra_time_answered((company, title), *granted, url)
            }
            Self::ResultReady { company, title } => mail::result_ready(company, title, url),
            Self::ResultToDecide { title } => mail::result_to_decide(title, url),
            Self::ResultAdvanced { company, title } => mail::result_advanced(company, title, url),
            Self::ResultDeclined { company, title, why, note } => {
                mail::result_declined(company, title, (why, note), url)
            }
            Self::SharedByCompany { company, title, until } => {
                mail::report_shared(company, title, url, until)
            }
            Self::EarlierResult { name, title } => mail::earlier_result(name, title, url),
            Self::Voided { company, title, reason, until } => {
                mail::attempt_voided(company, title, reason, url, until)
            }
            Self::ResultChanged { company, title, before, now } => {
                mail::result_changed(company, title, (*before, *now), url)
            }
        }
    }
}
