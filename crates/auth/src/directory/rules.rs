//! Which candidates are wanted. Pure.

use kernel::{Instant, UserId, search_words, words};

use crate::users::Access;

/// The most words of a search that count.
const MAX_WORDS: usize = 10;

words! {
    /// What the account of a candidate lacks.
    pub enum Standing as "CandidateStanding" {
        /// Everybody, whatever is lacking.
        All = "all",
        /// Their address is not verified.
        Unverified = "unverified",
        /// Their profile is not complete.
        Incomplete = "incomplete",
        /// Nobody can sign in to it.
        Locked = "locked",
    }
}

words! {
    /// What two accounts have in common.
    pub enum Likeness as "AccountLikeness" {
        /// The name, without regard to case and spaces.
        Name = "name",
        /// The mailbox: the addresses differ in what the provider ignores.
        Mailbox = "mailbox",
    }
}

/// Which candidates.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Those to whom this applies; `None` is [`Standing::All`].
    pub standing: Option<Standing>,
    /// The beginnings of words that each of them has in name, username or address.
    words: Vec<String>,
}

impl Wanted {
    /// Those with this standing in whom what was typed is found.
    pub fn new(standing: Option<Standing>, typed: &str) -> Self {
        Self { standing, words: search_words(typed, MAX_WORDS) }
    }

    /// Each word behind a space, as `users.words` holds every word. A word holds letters and digits only, so nothing in
    /// it has a meaning of its own in a pattern.
    pub(super) fn parts(&self) -> Vec<String> {
        self.words.iter().map(|word| format!(" {word}")).collect()
    }

    /// A pattern for each word.
    pub(super) fn patterns(&self) -> Vec<String> {
        self.parts().into_iter().map(|part| format!("%{part}%")).collect()
    }
}

/// A candidate's account as the admin sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// The account.
    pub id: UserId,
    /// Their address.
    pub email: String,
    /// Whether it is theirs.
    pub email_verified: bool,
    /// How they are called; may be empty.
    pub display_name: String,
    /// `None` until they have chosen one.
    pub username: Option<String>,
    /// Whether they have said enough of themselves.
    pub profile_completed: bool,
    /// Whether they can sign in.
    pub access: Access,
    /// The account of the same person that it was merged into.
    pub merged_into: Option<UserId>,
    /// When they signed up.
    pub joined_at: Instant,
}

/// A candidate who may be the same person as another one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Alike {
    /// Their account.
    pub person: Person,
    /// What both have in common; at least one.
    pub by: Vec<Likeness>,
}

impl Alike {
    pub(super) fn new(person: Person, name: bool, mailbox: bool) -> Self {
        let both = [(name, Likeness::Name), (mailbox, Likeness::Mailbox)];
        let by = both.into_iter().filter(|(is, _)| *is).map(|(_, likeness)| likeness).collect();
        Self { person, by }
    }
}
