//! Whether a graded attempt can be relied on, and who says so. Source: states.md §5 and §17. Pure.

use kernel::{machine, words};

words! {
    /// What stands beside the grade of an attempt. It is no part of the score.
    pub enum Standing as "AttemptVerification" {
        /// Nothing was looked for, or not yet.
        Unexamined = "unexamined",
        /// Something was found that people look at.
        UnderReview = "under_review",
        /// Nothing was found that people have to look at, or a person has cleared it.
        Verified = "verified",
        /// A person has decided that rules were broken.
        NotVerified = "not_verified",
        /// The candidate has appealed against that.
        Appealed = "appealed",
    }
}

words! {
    /// What happens to it.
    pub(crate) enum Event as "VerificationEvent" {
        /// It was examined, and no case was opened.
        Pass = "pass_examination",
        /// A case was opened.
        Review = "put_under_review",
        /// A decision found an explanation, or that it cannot be known.
        Clear = "clear",
        /// A decision found a breach.
        Refuse = "find_breach",
        Appeal = "appeal",
    }
}

words! {
    /// Who makes it happen.
    pub enum By as "VerificationActor" {
        System = "system",
        Candidate = "candidate",
        /// A reviewer of the company who did not send the invitation.
        Reviewer = "reviewer",
        Admin = "admin",
    }
}

machine! {
    /// The machine: every step there is and whose it is. The trigger `attempts_verification` holds the same edges.
    pub(crate) const STEPS: Standing, Event, By {
        Unexamined, Pass, System => Verified,
        Unexamined, Review, System => UnderReview,
        // Something else was found beside the recording, such as a similar program.
        Verified, Review, System => UnderReview,
        UnderReview, Clear, Reviewer => Verified,
        UnderReview, Clear, Admin => Verified,
        UnderReview, Refuse, Reviewer => NotVerified,
        UnderReview, Refuse, Admin => NotVerified,
        NotVerified, Appeal, Candidate => Appealed,
        Appealed, Clear, Admin => Verified,
        Appealed, Refuse, Admin => NotVerified,
        // The last word on an appeal against a decision that left it verified.
        Verified, Clear, Admin => Verified,
        Verified, Refuse, Admin => NotVerified,
    }
}

impl Standing {
    /// Whether a breach counts.
    pub(crate) fn is_breach(self) -> bool {
        matches!(self, Self::NotVerified | Self::Appealed)
    }

    /// What readers of a report are shown; nothing where nothing was looked for.
    pub fn shown(self) -> Option<Self> {
        (self != Self::Unexamined).then_some(self)
    }
}
