//! Offers, interviews and notes, to candidates and to those who hire. Pure.

use mail::{Date, Letter};
use notices::settings::Kind;
use serde::{Deserialize, Serialize};

use super::About;
use crate::notify::kinds::{MEETING, MENTION, OFFER, ROLE_ALERT, ROLE_PROPOSED};

/// Offers, interviews and notes, to candidates and to those who hire.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "params")]
pub enum HiringEvent {
    /// The admin proposes a role to a candidate.
    #[serde(rename = "role_proposed")]
    RoleProposed {
        /// Who hires.
        company: String,
        /// What the role is called.
        title: String,
        /// Why it fits.
        note: String,
        /// Until when it can be answered, in words.
        until: String,
    },
    /// A company that has a result of a candidate asks them about its role.
    #[serde(rename = "role_asked")]
    RoleAsked {
        /// Who hires.
        company: String,
        /// What the role is called.
        title: String,
        /// Why it fits.
        note: String,
        /// Until when it can be answered, in words.
        until: String,
    },
    /// The time to answer a proposal is over soon.
    #[serde(rename = "role_reminder")]
    RoleReminder {
        /// Who hires.
        company: String,
        /// What the role is called.
        title: String,
        /// Until when it can be answered, in words.
        until: String,
    },
    /// Open roles are new for a candidate's alerts.
    #[serde(rename = "role_alert")]
    RoleAlert {
        /// What each role is called, and who hires; at least one.
        roles: Vec<(String, String)>,
        /// Whether there are more than these.
        more: bool,
    },
    /// A company makes an offer.
    #[serde(rename = "offer_made")]
    OfferMade {
        /// Who hires.
        company: String,
        /// What the role is called.
        title: String,
        /// Until when it can be answered, in words.
        until: String,
    },
    /// A company has taken its offer back.
    #[serde(rename = "offer_withdrawn")]
    OfferWithdrawn {
        /// Who hires.
        company: String,
        /// What the role is called.
        title: String,
        /// Why.
        note: String,
    },
    /// A candidate has accepted.
    #[serde(rename = "offer_accepted")]
    OfferAccepted {
        /// The candidate.
        name: String,
        /// What the role is called.
        title: String,
    },
    /// A candidate has declined.
    #[serde(rename = "offer_declined")]
    OfferDeclined {
        /// The candidate.
        name: String,
        /// What the role is called.
        title: String,
    },
    /// A candidate has not answered in time.
    #[serde(rename = "offer_expired")]
    OfferExpired {
        /// The candidate.
        name: String,
        /// What the role is called.
        title: String,
    },
    /// A company proposes times for an interview.
    #[serde(rename = "meeting_proposed")]
    MeetingProposed {
        /// Who hires.
        company: String,
        /// What the role is called.
        title: String,
        /// What the company says to it; may be empty.
        note: String,
    },
    /// None of the times fits the candidate.
    #[serde(rename = "meeting_unfit")]
    MeetingUnfit {
        /// The candidate.
        name: String,
        /// What the role is called.
        title: String,
        /// What the candidate says to it; may be empty.
        note: String,
    },
    /// An interview has its time.
    #[serde(rename = "meeting_set")]
    MeetingSet {
        /// The other side.
        with: String,
        /// What the role is called.
        title: String,
        /// When, in words.
        at: String,
        /// Where.
        place: String,
    },
    /// An interview has another time.
    #[serde(rename = "meeting_moved")]
    MeetingMoved {
        /// The other side.
        with: String,
        /// What the role is called.
        title: String,
        /// When, in words.
        at: String,
        /// Where.
        place: String,
    },
    /// An interview is off.
    #[serde(rename = "meeting_cancelled")]
    MeetingCancelled {
        /// The other side.
        with: String,
        /// What the role is called.
        title: String,
        /// Why; may be empty.
        note: String,
    },
    /// A colleague mentions somebody in a note.
    #[serde(rename = "note_mention")]
    NoteMention {
        /// Who wrote it.
        by: String,
        /// What the role is called.
        title: String,
    },
}

impl About for HiringEvent {
    fn switch(&self) -> Kind {
        match self {
            Self::RoleProposed { .. } | Self::RoleAsked { .. } | Self::RoleReminder { .. } => {
                ROLE_PROPOSED
            }
            Self::RoleAlert { .. } => ROLE_ALERT,
            Self::OfferMade { .. }
            | Self::OfferWithdrawn { .. }
            | Self::OfferAccepted { .. }
            | Self::OfferDeclined { .. }
            | Self::OfferExpired { .. } => OFFER,
            Self::MeetingProposed { .. }
            | Self::MeetingUnfit { .. }
            | Self::MeetingSet { .. }
            | Self::MeetingMoved { .. }
            | Self::MeetingCancelled { .. } => MEETING,
            Self::NoteMention { .. } => MENTION,
        }
    }

    fn letter(&self, url: &str) -> Letter {
        match self {
            Self::RoleProposed { company, title, note, until } => {
                mail::role_proposed((company.as_str(), title.as_str()), note, until, url)
            }
            Self::RoleAsked { company, title, note, until } => {
                mail::role_asked((company.as_str(), title.as_str()), note, until, url)
            }
            Self::RoleReminder { company, title, until } => {
                mail::role_reminder(company, title, until, url)
            }
            Self::RoleAlert { roles, more } => mail::role_alert(roles, *more, url),
            Self::OfferMade { company, title, until } => {
                mail::offer_made(company, title, until, url)
            }
            Self::OfferWithdrawn { company, title, note } => {
                mail::offer_withdrawn(company, title, note, url)
            }
            Self::OfferAccepted { name, title } => mail::offer_accepted(name, title, url),
            Self::OfferDeclined { name, title } => mail::offer_declined(name, title, url),
            Self::OfferExpired { name, title } => mail::offer_expired(name, title, url),
            Self::MeetingProposed { company, title, note } => {
                mail::meeting_proposed(company, title, note, url)
            }
            Self::MeetingUnfit { name, title, note } => mail::meeting_unfit(name, title, note, url),
            Self::MeetingSet { with, title, at, place } => {
                mail::meeting_set(Date { with, title, at, place }, url)
            }
            Self::MeetingMoved { with, title, at, place } => {
                mail::meeting_moved(Date { with, title, at, place }, url)
            }
            Self::MeetingCancelled { with, title, note } => {
                mail::meeting_cancelled(with, title, note, url)
            }
            Self::NoteMention { by, title } => mail::note_mention(by, title, url),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Event, Parts};
    use super::*;

    #[test]
    fn a_question_about_a_role_is_read_from_its_notice_as_it_was() {
        let [company, title, note, until] =
            ["Pellworth", "Fitter", "Come.", "4 May"].map(str::to_owned);
        let event: Event = HiringEvent::RoleAsked { company, title, note, until }.into();
        assert_eq!(event.switch(), ROLE_PROPOSED);
        let Parts { kind, params } = event.split().unwrap();
        assert_eq!(Event::join(&kind, params).unwrap(), event);
    }
}
