//! Who decides on what others have sent.

use db::audit::Actor;

use crate::post::Sender;

/// Who decides, when, and where links lead.
#[derive(Debug, Clone)]
pub struct Reviewer {
    /// Who decides, in the audit.
    pub actor: Actor,
    /// Who sends the mail about it.
    pub sender: Sender,
}
