//! People who signed up with somebody's code. Pure.

use mail::Letter;
use notices::settings::Kind;
use serde::{Deserialize, Serialize};

use super::About;
use crate::notify::kinds::REFERRAL_CREDITED;

/// What happens to somebody's referral code.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "params")]
pub enum ReferralEvent {
    /// People have signed up with it today. Nobody of them is named.
    #[serde(rename = "referral_joined")]
    Joined {},
}

impl About for ReferralEvent {
    fn switch(&self) -> Kind {
        REFERRAL_CREDITED
    }

    fn letter(&self, url: &str) -> Letter {
        match self {
            Self::Joined {} => mail::referral_joined(url),
        }
    }
}
