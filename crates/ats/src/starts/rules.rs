//! What a system has started, and what is reported to it. Pure.

use kernel::{AtsConnectionId, AtsStartId, Instant, InvitationId, words};
use serde_json::{Value, json};

/// For how many days a system is sent updates of what it has started. Greenhouse looks for 56.
pub const WATCHED_DAYS: i64 = 60;
/// The longest name that a system has for what it starts, in characters.
pub const MAX_REFERENCE: usize = 600;

/// Something that a system has started.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Start {
    /// Its id, by which the system asks for it.
    pub id: AtsStartId,
    /// By which connection.
    pub connection: AtsConnectionId,
    /// The invitation that came of it.
    pub invitation: InvitationId,
    /// Where we say that something has changed, at Greenhouse.
    pub callback_url: Option<String>,
    /// What was reported to the system last.
    pub reported: Option<String>,
    /// When that was, in milliseconds since 1970; 0 where it was sent nothing.
    pub reported_ms: i64,
    /// When it was started.
    pub created_at: Instant,
}

words! {
    /// How far an assessment has come, as systems read it.
    pub enum Progress as "AtsProgress" {
        /// The candidate is invited.
        Sent = "sent",
        /// The candidate has looked at the invitation.
        Opened = "opened",
        /// The candidate has begun.
        Started = "started",
        /// The candidate is done, and it is being scored.
        Submitted = "submitted",
        /// There is a score.
        Scored = "scored",
        /// Nobody began in time.
        Expired = "expired",
        /// It was taken back.
        Cancelled = "cancelled",
        /// The address takes no mail.
        Undeliverable = "undeliverable",
        /// The candidate does not take part.
        Declined = "declined",
    }
}

impl Progress {
    /// As a recruiter reads it.
    pub fn label(self) -> &'static str {
        match self {
            Self::Sent => "Sent",
            Self::Opened => "Opened",
            Self::Started => "Started",
            Self::Submitted => "Submitted",
            Self::Scored => "Scored",
            Self::Expired => "Expired",
            Self::Cancelled => "Cancelled",
            Self::Undeliverable => "Undeliverable",
            Self::Declined => "Declined",
        }
    }

    /// Why nothing comes of it, where nothing does.
    pub fn end(self) -> Option<&'static str> {
        match self {
            Self::Expired => Some("The invitation expired before the candidate started."),
            Self::Cancelled => Some("The invitation was cancelled."),
            Self::Undeliverable => Some("The candidate's address does not accept e-mail."),
            Self::Declined => Some("The candidate declined the invitation."),
            Self::Sent | Self::Opened | Self::Started | Self::Submitted | Self::Scored => None,
        }
    }
}

/// How an assessment stands, as far as a system reads it: what the report says, and no more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// How far it has come.
    pub progress: Progress,
    /// The score, 0 to 1000, once there is one.
    pub fineness: Option<i32>,
    /// Its standard error, where that is estimated.
    pub standard_error: Option<i32>,
    /// Where the company's members read more.
    pub link: String,
}

impl Standing {
    /// What differs where a system needs another update.
    pub fn mark(&self) -> String {
        let number = |n: Option<i32>| n.map(|n| n.to_string()).unwrap_or_default();
        let (score, error) = (number(self.fineness), number(self.standard_error));
        match self.progress {
            Progress::Scored => format!("{}:{score}:{error}", self.progress.as_str()),
            progress => progress.as_str().to_owned(),
        }
    }

    /// The standard error as the report says it.
    pub fn error_words(&self) -> String {
        self.standard_error
            .map_or_else(|| "not yet estimated".to_owned(), |error| format!("\u{b1} {error}"))
    }

    /// The update that Ashby takes.
    pub fn for_ashby(&self, id: AtsStartId, at_ms: i64) -> String {
        let blob = |name: &str, label: &str, kind: &str, value: Value| json!({ "identifier": name, "label": label, "type": kind, "value": value });
        let mut update = json!({ "assessment_id": id, "timestamp": at_ms });
        let mut set = |name: &str, value: Value| {
            if let Some(fields) = update.as_object_mut() {
                fields.insert(name.to_owned(), value);
            }
        };
        let label = self.progress.label();
        set("assessment_status", blob("status", "Status", "string", label.into()));
        let link = blob("report", "Open in Assay", "url", self.link.as_str().into());
        set("assessment_profile_url", link);
        if let Some(why) = self.progress.end() {
            set("cancelled_reason", blob("ended", "Why it ended", "string", why.into()));
        }
        if let Some(score) = self.fineness {
            let said = "Fineness (0 to 1000)";
            set("assessment_result", blob("fineness", said, "numeric_score", score.into()));
            let words = self.error_words();
            let error = blob("standard_error", "Standard error", "string", words.into());
            set("metadata", json!([error]));
        }
        update.to_string()
    }
}
