//! What people can be notified of. Pure. Source: product.md §31.

use crate::Error;

/// One kind of notification.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kind {
    /// Its name on the wire.
    pub name: &'static str,
    /// Its name for a person.
    pub title: &'static str,
    /// Whether it cannot be switched off: somebody's rights or money hang on it.
    pub required: bool,
    /// Whether anything of it is told by now; what it is about may not be built yet.
    pub told: bool,
}

const fn kind(name: &'static str, title: &'static str) -> Kind {
    Kind { name, title, required: false, told: false }
}

const fn required(name: &'static str, title: &'static str) -> Kind {
    Kind { name, title, required: true, told: false }
}

const fn told(kind: Kind) -> Kind {
    Kind { told: true, ..kind }
}

/// Invitations to an assessment.
pub const INVITATION: Kind = told(required("invitation", "Invitations to an assessment"));
/// Reports that have a score.
pub const RESULT_READY: Kind = told(kind("result_ready", "A result is ready"));
/// Results that are not what they were.
pub const RESULT_CHANGED: Kind = told(required("result_changed", "A result was recalculated"));
/// What became of somebody's story, and stories about a company.
pub const MODERATION_RESULT: Kind =
    told(kind("moderation_result", "Decisions about what you have written"));

/// Every kind of notification.
pub const KINDS: &[Kind] = &[
    INVITATION,
    kind("deadline", "Deadlines two days and four hours ahead"),
    RESULT_READY,
    RESULT_CHANGED,
    required("integrity_question", "Questions about an attempt"),
    kind("application_moved", "An application has moved"),
    kind("introduction", "Requests for an introduction"),
    kind("document_due", "Documents that are due"),
    required("invoice", "Invoices and payments"),
    kind("support_reply", "Answers from support"),
    MODERATION_RESULT,
    kind("referral_credited", "Somebody you referred has joined"),
];

/// How somebody is notified of one kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Switch {
    /// The name of the kind.
    pub kind: String,
    /// By mail.
    pub email: bool,
    /// In the application.
    pub in_app: bool,
}

/// What somebody has switched off.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Settings {
    /// Whether mail is gathered into one message a day.
    pub digest: bool,
    pub(super) email_off: Vec<String>,
    pub(super) in_app_off: Vec<String>,
}

impl Settings {
    pub(super) fn of(switches: &[Switch], digest: bool) -> Result<Self, Error> {
        let complete = switches.len() == KINDS.len()
            && KINDS.iter().all(|kind| switches.iter().any(|switch| switch.kind == kind.name));
        let allowed = switches.iter().all(|switch| {
            let required = KINDS.iter().any(|kind| kind.name == switch.kind && kind.required);
            !required || (switch.email && switch.in_app)
        });
        if !complete || !allowed {
            return Err(Error::BadNotifications);
        }
        let off = |is_on: fn(&Switch) -> bool| {
            let off = switches.iter().filter(|switch| !is_on(switch));
            off.map(|switch| switch.kind.clone()).collect()
        };
        Ok(Self { digest, email_off: off(|s| s.email), in_app_off: off(|s| s.in_app) })
    }

    /// Whether a kind goes by mail.
    pub fn by_email(&self, kind: Kind) -> bool {
        kind.required || !self.email_off.iter().any(|off| off == kind.name)
    }

    /// Whether a kind is shown in the application.
    pub fn in_app(&self, kind: Kind) -> bool {
        kind.required || !self.in_app_off.iter().any(|off| off == kind.name)
    }
}
