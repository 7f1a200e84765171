//! Partners and what they are paid. Pure.

use mail::Letter;
use notices::settings::Kind;
use serde::{Deserialize, Serialize};

use super::About;
use crate::notify::kinds::PARTNER_PAYOUT;

/// What is said of a statement.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Payout {
    /// The month in which it was made.
    pub month: String,
    /// What it comes to, with its currency.
    pub amount: String,
    /// The last day on which the partner may object.
    pub review_until: String,
    /// When it is paid.
    pub pay_on: String,
    /// What the bank says to it, once it is paid.
    pub note: String,
}

/// Statements and adjustments of a partner.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "params")]
pub enum PartnerEvent {
    /// One was made.
    #[serde(rename = "partner_statement_issued")]
    StatementIssued(Payout),
    /// One was paid out.
    #[serde(rename = "partner_statement_paid")]
    StatementPaid(Payout),
    /// Something was added or taken off.
    #[serde(rename = "partner_adjusted")]
    Adjusted {
        /// How much, with its currency.
        amount: String,
        /// Why.
        note: String,
    },
}

impl About for PartnerEvent {
    fn switch(&self) -> Kind {
        PARTNER_PAYOUT
    }

    fn letter(&self, url: &str) -> Letter {
        match self {
            Self::StatementIssued(of) => {
                mail::partner_statement(&of.month, &of.amount, [&of.review_until, &of.pay_on], url)
            }
            Self::StatementPaid(of) => {
                mail::partner_statement_paid(&of.month, &of.amount, &of.note, url)
            }
            Self::Adjusted { amount, note } => mail::partner_adjusted(amount, note, url),
        }
    }
}
