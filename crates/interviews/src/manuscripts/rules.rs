//! An author's copy of a story and what can be done with it now. Pure.

use kernel::{Instant, StoryId, UserId, words};

use crate::checks::Warning;
use crate::form::Form;
use crate::machine::State;

/// How many stories of one author go to review in a day, where the admin has set no other number. Source:
/// product.md §30.
pub const PER_DAY: i64 = 3;
/// How many stories one author may share about one company in a year.
pub const PER_COMPANY: i64 = 5;

words! {
    /// How a story is written.
    pub enum Way as "StoryWay" { Manual = "manual", Guided = "guided" }
}

words! {
    /// What an author can do.
    pub enum Act as "OwnAction" { Edit = "edit", Submit = "submit", Withdraw = "withdraw" }
}

words! {
    /// Which of our own records proves an interview.
    pub enum Proof as "StoryProof" {
        Application = "application", Assessment = "assessment", Placement = "placement",
    }
}

/// An author's own copy of a story, and how far it has come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Manuscript {
    /// Its id, and that of the story that readers see.
    pub id: StoryId,
    /// Who writes it; absent once that person is erased.
    pub author: Option<UserId>,
    /// How far the story has come.
    pub state: State,
    /// How far an edit beside the text that is shown has come.
    pub edit: Option<State>,
    /// Grows with every change.
    pub version: i32,
    /// How it is written.
    pub way: Way,
    /// What it says.
    pub form: Form,
    /// What the checks found when it was last sent.
    pub warnings: Vec<Warning>,
    /// Fields that a machine has filled in.
    pub machine_filled: Vec<String>,
    /// Those of them that the author has looked at.
    pub confirmed: Vec<String>,
    /// What a moderator said last.
    pub note: Option<String>,
    /// Whether it was published on trust and is to be looked at afterwards.
    pub sampled: bool,
    /// Which of our own records proves the interview.
    pub verified_by: Option<Proof>,
    /// When it was last sent.
    pub submitted_at: Option<Instant>,
    /// When it was first published.
    pub published_at: Option<Instant>,
    /// When it was begun.
    pub created_at: Instant,
    /// When it last changed.
    pub changed_at: Instant,
}

impl Manuscript {
    /// The state of the text that the author works on.
    pub fn text_state(&self) -> State {
        self.edit.unwrap_or(self.state)
    }

    /// Whether the author may change it now.
    pub fn is_editable(&self) -> bool {
        let open = matches!(self.text_state(), State::Draft | State::ChangesRequested);
        open || (self.edit.is_none() && self.state.is_live())
    }

    /// Machine-filled fields that the author has not looked at.
    pub fn unconfirmed(&self) -> Vec<&str> {
        let fields = self.machine_filled.iter().filter(|field| !self.confirmed.contains(field));
        fields.map(String::as_str).collect()
    }

    /// What the author can do now.
    pub fn actions(&self) -> Vec<Act> {
        let mut actions = Vec::new();
        if self.is_editable() {
            actions.push(Act::Edit);
        }
        if self.text_state() == State::Draft {
            actions.push(Act::Submit);
        }
        if !matches!(self.state, State::Removed | State::Withdrawn) {
            actions.push(Act::Withdraw);
        }
        actions
    }
}

/// Who wants a story that is shown to be looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum FlaggedBy {
    /// As many readers as it takes.
    Readers,
    /// The company that it is about; this member says so.
    Company(UserId),
}

/// What a moderator does with a story after it is published.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Afterwards {
    LookAtIt,
    LeaveIt,
}

/// Of the stories that were published on trust one in five is looked at, chosen by its id, so that
/// nobody chooses.
pub(super) fn afterwards(id: StoryId) -> Afterwards {
    match id.0.as_bytes().last() {
        Some(byte) if byte % 5 == 0 => Afterwards::LookAtIt,
        _ => Afterwards::LeaveIt,
    }
}
