//! The steps of an interview and who takes them. Pure.

use kernel::{machine, words};

words! {
    /// How far an interview has come.
    pub enum State as "MeetingState" {
        /// The candidate has times to choose from.
        Proposed = "proposed",
        /// None of them fits the candidate.
        Unfit = "unfit",
        /// Both sides know when it is.
        Set = "set",
        /// The company proposes other times; the one that is set stands until one is picked.
        Moving = "moving",
        /// The company called it off, or the application has ended.
        Cancelled = "cancelled",
    }
}

words! {
    /// A step.
    pub enum Event as "MeetingEvent" {
        /// The company proposes new times.
        Repropose = "repropose",
        /// The candidate picks one of the times.
        Pick = "pick",
        /// The candidate says that none fits.
        Refuse = "refuse",
        /// The company calls it off.
        Cancel = "cancel",
        /// The application ends.
        Lapse = "lapse",
    }
}

words! {
    /// Who takes a step.
    pub enum By as "MeetingActor" {
        Candidate = "candidate", Company = "company", System = "system",
    }
}

machine! {
    /// The machine: every step there is and whose it is. The trigger `meetings_transition` holds the same
    /// edges.
    pub(super) const STEPS: State, Event, By {
        Proposed, Repropose, Company => Proposed,
        Unfit, Repropose, Company => Proposed,
        Set, Repropose, Company => Moving,
        Moving, Repropose, Company => Moving,

        Proposed, Pick, Candidate => Set,
        Moving, Pick, Candidate => Set,
        Proposed, Refuse, Candidate => Unfit,
        Moving, Refuse, Candidate => Set,

        Proposed, Cancel, Company => Cancelled,
        Unfit, Cancel, Company => Cancelled,
        Set, Cancel, Company => Cancelled,
        Moving, Cancel, Company => Cancelled,

        Proposed, Lapse, System => Cancelled,
        Unfit, Lapse, System => Cancelled,
        Set, Lapse, System => Cancelled,
        Moving, Lapse, System => Cancelled,
    }
}
