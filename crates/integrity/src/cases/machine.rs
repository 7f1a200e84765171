//! The steps of a case, and who takes them. Source: states.md §17. Pure.

use kernel::{machine, words};

words! {
    /// How far a case has come.
    pub enum State as "IntegrityCaseState" {
        /// Something was found that people should look at.
        Open = "open",
        /// The candidate was notified and can answer.
        CandidateNotified = "candidate_notified",
        /// The candidate has answered.
        Answered = "answered",
        /// The time for an answer is over.
        NoAnswer = "no_answer",
        /// Decided: there is an explanation.
        Explained = "explained",
        /// Decided: it cannot be known.
        Unproven = "unproven",
        /// Decided: rules were broken.
        Breach = "breach",
        /// The candidate has appealed.
        Appealed = "appealed",
        /// The admin has decided on the appeal.
        Final = "final",
    }
}

words! {
    /// A step.
    pub(crate) enum Event as "IntegrityCaseEvent" {
        Notify = "notify",
        Answer = "answer",
        LetLapse = "let_lapse",
        FindExplained = "find_explained",
        FindUnproven = "find_unproven",
        FindBreach = "find_breach",
        Appeal = "appeal",
        Conclude = "conclude",
    }
}

words! {
    /// Who takes a step.
    pub(crate) enum By as "IntegrityCaseActor" {
        System = "system",
        Candidate = "candidate",
        /// A reviewer of the company who did not send the invitation.
        Reviewer = "reviewer",
        /// The one who did: no step is theirs.
        Sender = "sender",
        Admin = "admin",
    }
}

machine! {
    /// The machine: every step there is and whose it is. The trigger `integrity_cases_transition` holds the
    /// same edges.
    pub(crate) const STEPS: State, Event, By {
        Open, Notify, System => CandidateNotified,
        CandidateNotified, Answer, Candidate => Answered,
        CandidateNotified, LetLapse, System => NoAnswer,
        Answered, FindExplained, Reviewer => Explained,
        Answered, FindExplained, Admin => Explained,
        Answered, FindUnproven, Reviewer => Unproven,
        Answered, FindUnproven, Admin => Unproven,
        Answered, FindBreach, Reviewer => Breach,
        Answered, FindBreach, Admin => Breach,
        NoAnswer, FindExplained, Reviewer => Explained,
        NoAnswer, FindExplained, Admin => Explained,
        NoAnswer, FindUnproven, Reviewer => Unproven,
        NoAnswer, FindUnproven, Admin => Unproven,
        NoAnswer, FindBreach, Reviewer => Breach,
        NoAnswer, FindBreach, Admin => Breach,
        Unproven, Appeal, Candidate => Appealed,
        Breach, Appeal, Candidate => Appealed,
        Appealed, Conclude, Admin => Final,
    }
}
