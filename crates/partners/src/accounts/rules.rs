//! Who a partner is. Pure.

use kernel::{Instant, UserId};

use super::machine::State;
use crate::applications::Kind;

/// A partner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Partner {
    /// Their account.
    pub user: UserId,
    /// What kind of partner they are.
    pub kind: Kind,
    /// For whom they speak.
    pub organisation: String,
    /// Whether they earn.
    pub state: State,
    /// Grows with every change.
    pub version: i32,
    /// Since when they are a partner.
    pub since: Instant,
}

/// A partner as the admin sees them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// Who.
    pub partner: Partner,
    /// The account's address.
    pub email: String,
    /// What the account calls itself.
    pub display_name: String,
    /// Their code, once they have one.
    pub code: Option<String>,
    /// Who named their code since the day that was asked for.
    pub signed_up: i64,
    /// Those of them who have completed their profile.
    pub activated: i64,
}

/// Which partners are looked for.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only of this kind.
    pub kind: Option<Kind>,
    /// Only in this state.
    pub state: Option<State>,
    /// A part of the organisation, the address or the code.
    pub search: Option<String>,
}
