//! The steps of an application and who takes them. Pure.

use kernel::{machine, words};

words! {
    /// How far an application has come.
    pub enum State as "PartnerApplicationState" {
        /// It waits for the admin.
        Applied = "applied",
        /// The person is a partner.
        Approved = "approved",
        /// The admin turned it down.
        Rejected = "rejected",
        /// The person took it back; they may apply again.
        Withdrawn = "withdrawn",
    }
}

words! {
    /// A step.
    pub enum Event as "PartnerApplicationEvent" {
        /// The person sends it.
        Apply = "apply",
        /// The person takes it back.
        Withdraw = "withdraw",
        /// The admin makes the person a partner.
        Approve = "approve",
        /// The admin turns it down.
        Reject = "reject",
    }
}

words! {
    /// Who takes a step.
    pub enum By as "PartnerApplicationActor" {
        /// The person who applied.
        Applicant = "applicant",
        /// The admin, in the browser or at the command line.
        Admin = "admin",
    }
}

machine! {
    /// The machine: every step there is and whose it is. The trigger
    /// `partner_applications_transition` holds the same edges.
    pub(super) const STEPS: State, Event, By {
        Applied, Withdraw, Applicant => Withdrawn,
        Applied, Approve, Admin => Approved,
        Applied, Reject, Admin => Rejected,
        Withdrawn, Apply, Applicant => Applied,
    }
}
