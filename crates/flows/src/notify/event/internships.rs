//! Internships, to interns, to those who look after them, and to the admin. Pure.

use mail::{Internship, Letter};
use notices::settings::Kind;
use serde::{Deserialize, Serialize};

use super::About;
use crate::notify::kinds::{DOCUMENT_DUE, INTERNSHIP};

/// What a notice about an internship says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct News {
    /// The other side.
    pub with: String,
    /// What the role is called.
    pub title: String,
    /// The item, the week or the number of days that it is about; empty where it is about the whole.
    #[serde(default)]
    pub what: String,
    /// A day in words; empty where there is none.
    #[serde(default)]
    pub day: String,
    /// What somebody says to it; may be empty.
    #[serde(default)]
    pub note: String,
}

/// What happened to an internship.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "params")]
pub enum InternshipEvent {
    /// An accepted offer has led to it.
    #[serde(rename = "internship_began")]
    Began(News),
    /// Its checklist is done.
    #[serde(rename = "internship_ready")]
    Ready(News),
    /// Its first day has come.
    #[serde(rename = "internship_started")]
    Started(News),
    /// The company has confirmed that it has ended as planned.
    #[serde(rename = "internship_completed")]
    Completed(News),
    /// The company employs the intern.
    #[serde(rename = "internship_converted")]
    Converted(News),
    /// The other side ended it before its last day.
    #[serde(rename = "internship_ended")]
    Ended(News),
    /// It does not begin.
    #[serde(rename = "internship_cancelled")]
    Cancelled(News),
    /// The admin has approved an item.
    #[serde(rename = "internship_item_approved")]
    ItemApproved(News),
    /// The admin has rejected an item.
    #[serde(rename = "internship_item_rejected")]
    ItemRejected(News),
    /// The other side has checked in.
    #[serde(rename = "internship_check_in")]
    CheckedIn(News),
    /// The company has rated the intern.
    #[serde(rename = "internship_rating")]
    Rated(News),
    /// The other side proposes a later last day.
    #[serde(rename = "extension_proposed")]
    ExtensionProposed(News),
    /// The other side agrees to it.
    #[serde(rename = "extension_agreed")]
    ExtensionAgreed(News),
    /// The other side does not.
    #[serde(rename = "extension_declined")]
    ExtensionDeclined(News),
    /// The other side has taken its proposal back.
    #[serde(rename = "extension_withdrawn")]
    ExtensionWithdrawn(News),
    /// An item is due.
    #[serde(rename = "internship_item_due")]
    ItemDue(News),
    /// A check-in is due.
    #[serde(rename = "internship_check_in_due")]
    CheckInDue(News),
    /// A rating is due.
    #[serde(rename = "internship_rating_due")]
    RatingDue(News),
    /// The last day is to be confirmed.
    #[serde(rename = "internship_end_due")]
    EndDue(News),
}

impl About for InternshipEvent {
    fn switch(&self) -> Kind {
        match self {
            Self::ItemDue(_) | Self::CheckInDue(_) | Self::RatingDue(_) | Self::EndDue(_) => {
                DOCUMENT_DUE
            }
            _ => INTERNSHIP,
        }
    }

    fn letter(&self, url: &str) -> Letter {
        let (write, news): (fn(Internship<'_>) -> Letter, &News) = match self {
            Self::Began(news) => (mail::internship_began, news),
            Self::Ready(news) => (mail::internship_ready, news),
            Self::Started(news) => (mail::internship_started, news),
            Self::Completed(news) => (mail::internship_completed, news),
            Self::Converted(news) => (mail::internship_converted, news),
            Self::Ended(news) => (mail::internship_ended, news),
            Self::Cancelled(news) => (mail::internship_cancelled, news),
            Self::ItemApproved(news) => (mail::item_approved, news),
            Self::ItemRejected(news) => (mail::item_rejected, news),
            Self::CheckedIn(news) => (mail::check_in_written, news),
            Self::Rated(news) => (mail::rating_given, news),
            Self::ExtensionProposed(news) => (mail::extension_proposed, news),
            Self::ExtensionAgreed(news) => (mail::extension_agreed, news),
            Self::ExtensionDeclined(news) => (mail::extension_declined, news),
            Self::ExtensionWithdrawn(news) => (mail::extension_withdrawn, news),
            Self::ItemDue(news) => (mail::item_due, news),
            Self::CheckInDue(news) => (mail::check_in_due, news),
            Self::RatingDue(news) => (mail::rating_due, news),
            Self::EndDue(news) => (mail::internship_end_due, news),
        };
        let News { with, title, what, day, note } = news;
        write(Internship { with, title, what, day, note, url })
    }
}
