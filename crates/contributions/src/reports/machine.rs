//! The steps of a report and who takes them. Pure.

use kernel::{machine, words};

words! {
    /// How far a report has come.
    pub enum State as "GithubReportState" {
        /// The candidate has not answered, or not yet consented to their own.
        Requested = "requested",
        /// The candidate has consented, and collecting waits for its turn.
        Consented = "consented",
        /// GitHub is being read.
        Collecting = "collecting",
        /// It can be read.
        Ready = "ready",
        /// It could not be collected.
        Failed = "failed",
        /// The candidate said no.
        Declined = "declined",
        /// Its time is over.
        Expired = "expired",
        /// The candidate took it back.
        Withdrawn = "withdrawn",
    }
}

words! {
    /// A step.
    pub enum Event as "GithubReportEvent" {
        /// The candidate lets GitHub be read, also once more.
        Consent = "consent",
        /// The candidate gives a report of their own.
        Share = "share",
        /// The candidate says no.
        Decline = "decline",
        /// Reading begins.
        Collect = "collect",
        /// Everything was read.
        Finish = "finish",
        /// It cannot be read.
        Fail = "fail",
        /// The time is over.
        Expire = "expire",
        /// The candidate takes it back.
        Withdraw = "withdraw",
    }
}

words! {
    /// Who takes a step.
    pub enum By as "GithubReportActor" {
        Candidate = "candidate", System = "system",
    }
}

machine! {
    /// The machine: every step there is and whose it is. The trigger `github_reports_transition` holds
    /// the same edges.
    pub(super) const STEPS: State, Event, By {
        Requested, Consent, Candidate => Consented,
        Requested, Share, Candidate => Ready,
        Requested, Decline, Candidate => Declined,
        Requested, Expire, System => Expired,
        Requested, Withdraw, Candidate => Withdrawn,
        Consented, Collect, System => Collecting,
        Consented, Expire, System => Expired,
        Consented, Withdraw, Candidate => Withdrawn,
        Collecting, Finish, System => Ready,
        Collecting, Fail, System => Failed,
        Collecting, Expire, System => Expired,
        Collecting, Withdraw, Candidate => Withdrawn,
        Ready, Consent, Candidate => Consented,
        Ready, Expire, System => Expired,
        Ready, Withdraw, Candidate => Withdrawn,
        Failed, Consent, Candidate => Consented,
        Failed, Expire, System => Expired,
        Failed, Withdraw, Candidate => Withdrawn,
    }
}
