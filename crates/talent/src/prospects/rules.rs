//! A card that a company keeps for one of its roles. Pure.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Instant, TalentProfileId, TalentProspectId, UserId, text};

use crate::Error;
use crate::cards::{Facts, Named, Sight};
use crate::deck::TOGETHER;

/// How many prospects a role has at a time.
pub const MAX_PROSPECTS: usize = 50;

/// A prospect as the company sees them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prospect {
    /// Its id.
    pub id: TalentProspectId,
    /// The account, which nothing shows with it.
    pub user: UserId,
    /// What the card was called when it was added, such as `K7F2`.
    pub label: String,
    /// What the card says.
    pub facts: Facts,
    /// `None` for somebody anonymous.
    pub named: Option<Named>,
    /// What the company has noted, 1 to 500 characters.
    pub note: Option<String>,
    /// When the card was added.
    pub added_at: Instant,
}

/// A prospect as it is kept.
#[derive(Debug, Clone)]
pub(super) struct Kept {
    pub(super) id: TalentProspectId,
    pub(super) profile: TalentProfileId,
    pub(super) label: String,
    pub(super) is_named: bool,
    /// What the card of somebody anonymous said.
    pub(super) facts: Vec<String>,
    pub(super) note: Option<String>,
    pub(super) added_at: Instant,
    /// Who has said the same since, themselves included; of somebody anonymous only.
    pub(super) crowd: Vec<TalentProfileId>,
}

impl Kept {
    /// Whether a card is shown as the one that was added: by its name, or with the same facts.
    fn is_like(&self, sight: &Sight) -> bool {
        if self.is_named || sight.named.is_some() {
            return self.is_named && sight.named.is_some();
        }
        let (then, since): (BTreeSet<_>, BTreeSet<_>) =
            (self.facts.iter().collect(), sight.says.iter().collect());
        then == since
    }

    /// As the company sees it among the cards that it sees now. `None` where the card is gone or says something
    /// else, and where fewer than [`TOGETHER`] have said the same ever since: it would be known which of them it is.
    pub(super) fn shown(self, seen: &BTreeMap<TalentProfileId, Sight>) -> Option<Prospect> {
        let sight = seen.get(&self.profile).filter(|sight| self.is_like(sight))?;
        let alike = |who: &&TalentProfileId| seen.get(*who).is_some_and(|one| self.is_like(one));
        if !self.is_named && self.crowd.iter().filter(alike).count() < TOGETHER {
            return None;
        }
        Some(Prospect {
            user: sight.user,
            facts: sight.facts(),
            named: sight.named.clone(),
            id: self.id,
            label: self.label,
            note: self.note,
            added_at: self.added_at,
        })
    }
}

/// The note as it is kept; `None` where nothing is noted.
///
/// # Errors
/// [`Error::Field`].
pub(super) fn check_note(note: Option<&str>) -> Result<Option<&str>, Error> {
    let Some(note) = note.map(text::trimmed).filter(|note| !note.is_empty()) else {
        return Ok(None);
    };
    let wrong = |code, detail| Err(Error::Field { field: "note", code, detail });
    if note.chars().count() > 500 {
        return wrong("length", "A note has at most 500 characters.");
    }
    if !text::is_prose(note) {
        return wrong("format", "Write this without characters that cannot be seen.");
    }
    Ok(Some(note))
}
