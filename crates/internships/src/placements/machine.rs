//! The states of an internship and who takes which step. Pure. Source: states.md §3.

use kernel::{machine, words};

words! {
    /// How far an internship has come.
    pub enum State as "InternshipState" {
        /// The checklist is not done.
        PendingDocuments = "pending_documents",
        /// Everything is there; the first day has not come.
        Ready = "ready",
        /// It runs.
        Active = "active",
        /// Both sides have agreed on a later last day; it goes on at once.
        Extended = "extended",
        /// It has ended as planned.
        Completed = "completed",
        /// The company employs the intern.
        Converted = "converted",
        /// One side ended it before its last day.
        EndedEarly = "ended_early",
        /// It never began.
        Cancelled = "cancelled",
    }
}

words! {
    /// A step.
    pub enum Event as "InternshipEvent" {
        /// The admin finds the checklist done.
        MakeReady = "make_ready",
        /// The first day has come.
        Start = "start",
        /// Both sides agree on a later last day.
        Extend = "extend",
        /// It goes on after that.
        Resume = "resume",
        /// The company confirms that it has ended as planned.
        Complete = "complete",
        /// The company employs the intern.
        Convert = "convert",
        /// One side ends it before its last day.
        EndEarly = "end_early",
        /// It does not begin.
        Cancel = "cancel",
    }
}

words! {
    /// Who takes a step.
    pub enum By as "InternshipActor" {
        Company = "company", Candidate = "candidate", Admin = "admin", System = "system",
    }
}

machine! {
    /// The machine: every step there is and whose it is. The trigger `internships_transition` holds the
    /// same edges.
    pub(super) const STEPS: State, Event, By {
        PendingDocuments, MakeReady, Admin => Ready,
        Ready, Start, System => Active,
        Active, Extend, Company => Extended,
        Active, Extend, Candidate => Extended,
        Extended, Resume, System => Active,
        Active, Complete, Company => Completed,
        Completed, Convert, Company => Converted,
        Active, EndEarly, Company => EndedEarly,
        Active, EndEarly, Candidate => EndedEarly,
        PendingDocuments, Cancel, Company => Cancelled,
        PendingDocuments, Cancel, Candidate => Cancelled,
        PendingDocuments, Cancel, Admin => Cancelled,
        Ready, Cancel, Company => Cancelled,
        Ready, Cancel, Candidate => Cancelled,
        Ready, Cancel, Admin => Cancelled,
    }
}

impl State {
    /// Whether the internship is still to begin.
    pub fn is_ahead(self) -> bool {
        matches!(self, Self::PendingDocuments | Self::Ready)
    }

    /// Whether it can still change but by [`Event::Convert`].
    pub fn is_open(self) -> bool {
        self.is_ahead() || matches!(self, Self::Active | Self::Extended)
    }
}
