//! The way of a problem's version from a draft to the bank and out of it. Pure.

use kernel::{machine, words};

words! {
    /// How far a version has come. Source: states.md §7.
    pub enum State as "ProblemDraftState" {
        /// It is being written.
        Draft = "draft",
        /// The judge runs everything in it.
        Verifying = "verifying",
        /// Everything did what its author said.
        Verified = "verified",
        /// Something did not.
        VerifyFailed = "verify_failed",
        /// A reviewer is to decide.
        InReview = "in_review",
        /// It is in use, and never changes.
        Published = "published",
        /// A later version took its place.
        Deprecated = "deprecated",
        /// It may have become known: no new use.
        Quarantined = "quarantined",
        /// It is used no more.
        Retired = "retired",
    }
}

words! {
    /// A step.
    pub enum Event as "ProblemDraftEvent" {
        /// A file changes.
        Edit = "edit",
        /// The judge is asked.
        Verify = "verify",
        /// The judge found nothing.
        Pass = "pass",
        /// The judge found something.
        Fail = "fail",
        /// It goes to the reviewer.
        Submit = "submit",
        /// Its author takes it back from there.
        Withdraw = "withdraw",
        /// The reviewer asks for changes.
        Return = "return",
        /// The reviewer publishes it, or its author where it is for one company alone.
        Publish = "publish",
        /// It leaves the catalogue.
        Deprecate = "deprecate",
        /// It may have become known.
        Quarantine = "quarantine",
        /// It had not: it is in use again.
        Release = "release",
        /// It is used no more.
        Retire = "retire",
    }
}

words! {
    /// Who takes a step.
    pub enum By as "ProblemDraftActor" {
        /// Who may write it.
        Author = "author",
        /// The admin.
        Reviewer = "reviewer",
        /// The judge, or the version after.
        System = "system",
    }
}

words! {
    /// What a reviewer does with what was published.
    pub enum Withholding as "ProblemWithholding" {
        /// It leaves the catalogue.
        Deprecate = "deprecate",
        /// It may have become known: no new use.
        Quarantine = "quarantine",
        /// It had not become known: it is in use again, unless a later version took its place.
        Release = "release",
        /// It is used no more.
        Retire = "retire",
    }
}

impl From<Withholding> for Event {
    fn from(act: Withholding) -> Self {
        match act {
            Withholding::Deprecate => Self::Deprecate,
            Withholding::Quarantine => Self::Quarantine,
            Withholding::Release => Self::Release,
            Withholding::Retire => Self::Retire,
        }
    }
}

machine! {
    /// Every step there is and whose it is. The trigger `problem_drafts_transition` holds the same edges.
    pub const STEPS: State, Event, By {
        Draft, Edit, Author => Draft,
        Verifying, Edit, Author => Draft,
        Verified, Edit, Author => Draft,
        VerifyFailed, Edit, Author => Draft,
        Draft, Verify, Author => Verifying,
        Verified, Verify, Author => Verifying,
        VerifyFailed, Verify, Author => Verifying,
        Verifying, Pass, System => Verified,
        Verifying, Fail, System => VerifyFailed,
        Verified, Submit, Author => InReview,
        Verified, Publish, Author => Published,
        InReview, Withdraw, Author => Verified,
        InReview, Return, Reviewer => Draft,
        InReview, Publish, Reviewer => Published,
        Published, Deprecate, Reviewer => Deprecated,
        Published, Deprecate, System => Deprecated,
        Published, Quarantine, Reviewer => Quarantined,
        Deprecated, Quarantine, Reviewer => Quarantined,
        Quarantined, Release, Reviewer => Published,
        Quarantined, Deprecate, Reviewer => Deprecated,
        Deprecated, Retire, Reviewer => Retired,
    }
}

impl State {
    /// Whether it was published once: then its files never change.
    pub fn was_published(self) -> bool {
        matches!(self, Self::Published | Self::Deprecated | Self::Quarantined | Self::Retired)
    }
}
