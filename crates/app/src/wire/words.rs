//! Closed lists that only the wire knows.

use kernel::words;

words! {
    /// What a company does after its link.
    pub(crate) enum Next as "ActivationNext" {
        SignIn = "sign_in", CompleteProfile = "complete_profile", SetPassword = "set_password",
    }
}

words! {
    /// What the admin can do with an inquiry.
    pub(crate) enum Act as "InquiryAct" {
        Approve = "approve", Reject = "reject", RequestInfo = "request_info",
        Suspend = "suspend", Restore = "restore", ResendActivation = "resend_activation",
        RevokeActivation = "revoke_activation",
    }
}

words! {
    /// What stands behind an address below /codebrainv2.
    pub(crate) enum Meaning as "ResolutionKind" {
        Attempt = "attempt", ProblemPreview = "problem_preview", NotFound = "not_found",
    }
}

words! {
    /// Who looks at an invitation.
    pub(crate) enum Looker as "InviteViewer" {
        Anonymous = "anonymous", Invited = "invited", OtherAccount = "other_account",
        Unverified = "unverified", AnyAddress = "any_address", Taken = "taken",
    }
}

words! {
    /// Who words the questions.
    pub(crate) enum Mode as "GuideMode" {
        /// The fixed script.
        Guided = "guided",
        /// A language model, in the script's order.
        Model = "model",
    }
}

words! {
    /// Who took a step with an application, as its company reads it.
    pub(crate) enum StepBy as "CandidateStepBy" {
        Member = "member", Candidate = "candidate", Assay = "assay",
    }
}

words! {
    /// How far the selection rates of a role have come.
    pub(crate) enum Counting as "SelectionRatesState" {
        /// The role is not closed.
        Open = "open",
        /// They are counted later.
        Waiting = "waiting",
        Counted = "counted",
    }
}

words! {
    /// Whether an earlier result can be shared.
    pub(crate) enum Usable as "EarlierResultState" {
        Ready = "ready",
        /// A question about it is open.
        Asked = "asked",
        /// Something of it is being judged again.
        JudgedAgain = "judged_again",
        /// A decided breach stands against it.
        NotVerified = "not_verified",
    }
}

words! {
    /// How the admin looks at a slate.
    pub(crate) enum SlateLook {
        /// As the company sees it before the shortlist.
        Blind = "blind",
        /// By name.
        Named = "named",
    }
}

words! {
    /// What becomes of one person of those who are invited together.
    pub(crate) enum SendOutcome as "SendOutcomeWord" {
        Invited = "invited", AlreadyInvited = "already_invited", CoolingDown = "cooling_down",
        OptedOut = "opted_out", Undeliverable = "undeliverable", Repeated = "repeated",
        OverQuota = "over_quota", Invalid = "invalid",
    }
}

words! {
    /// What a company answers somebody who asks for extra time.
    pub(crate) enum Answered as "AccommodationAnswer" {
        Grant = "grant", Decline = "decline",
    }
}

words! {
    /// What is done to several invitations at once.
    pub(crate) enum Changed as "InvitationChange" {
        Cancel = "cancel", Resend = "resend", Extend = "extend",
    }
}

words! {
    /// What one step of a playback shows.
    pub(crate) enum Shown as "PlaybackStepKind" {
        Edit = "edit", Text = "text", Mark = "mark", Gap = "gap", Sent = "sent",
    }
}

words! {
    /// Whose attempts a report about a problem counts.
    pub(crate) enum Whom as "PerformanceScope" {
        /// The asker's, each by itself.
        Own = "own",
        /// Those of the company's candidates.
        Company = "company",
        /// All of this installation.
        Everybody = "everybody",
    }
}

words! {
    /// Whose the other program of a match is.
    pub(crate) enum Counterpart as "SimilarityCounterpart" {
        /// Another candidate's of the same company.
        SameCompany = "same_company",
        /// A candidate's of another company, of which nothing is shown.
        OtherCompany = "other_company",
        /// The problem's author's.
        Published = "published",
    }
}
