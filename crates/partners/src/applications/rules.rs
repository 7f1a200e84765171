//! What an application is. Pure.

use db::audit::Actor;
use kernel::{Instant, PartnerApplicationId, UserId, words};

use super::machine::{By, Event, State};
use crate::Error;

words! {
    /// What kind of partner somebody wants to be.
    pub enum Kind as "PartnerKind" {
        /// A university or a school.
        University = "university",
        /// A course that trains people for the trade.
        Bootcamp = "bootcamp",
        /// A person who recommends the product.
        Ambassador = "ambassador",
    }
}

/// What somebody says who applies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Form {
    /// What kind of partner they want to be.
    pub kind: Kind,
    /// For whom they speak, 1 to 120 characters.
    pub organisation: String,
    /// Where that can be looked up, 1 to 200 characters.
    pub website: Option<String>,
    /// Why they want to be a partner, 1 to 2000 characters.
    pub why: String,
}

/// An application.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Application {
    /// Its id.
    pub id: PartnerApplicationId,
    /// Who applies.
    pub user: UserId,
    /// What they say.
    pub form: Form,
    /// How far it has come.
    pub state: State,
    /// Why it was rejected.
    pub reason: Option<String>,
    /// Grows with every change.
    pub version: i32,
    /// When it was last sent.
    pub applied_at: Instant,
    /// When it last changed.
    pub changed_at: Instant,
}

/// An application as the admin sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// What was sent, and how far it has come.
    pub application: Application,
    /// The account's address.
    pub email: String,
    /// Whether the provider has seen somebody read mail there.
    pub email_verified: bool,
    /// What the account calls itself.
    pub display_name: String,
}

/// A step to be taken.
#[derive(Debug, Clone, Copy)]
pub struct Step<'a> {
    /// Which.
    pub event: Event,
    /// In which role.
    pub by: By,
    /// By whom, for the audit log.
    pub actor: Actor,
    /// Why, 1 to 2000 characters. The person reads the reason of a rejection; any other is for the
    /// audit log.
    pub reason: Option<&'a str>,
}

impl Step<'_> {
    /// A rejection says why.
    pub(super) fn check(&self) -> Result<(), Error> {
        let said = |reason: &str| {
            !reason.trim().is_empty() && reason.chars().count() <= 2000 && !reason.contains('\0')
        };
        match self.reason {
            Some(reason) if !said(reason) => Err(Error::BadReason),
            None if self.event == Event::Reject => Err(Error::BadReason),
            _ => Ok(()),
        }
    }
}
