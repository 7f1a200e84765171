//! The home of a company: numbers, what needs its members, and what has happened.

pub(crate) mod activity;
pub(crate) mod find;
pub(crate) mod needs;
pub(crate) mod overview;

use flows::home::{Looker, Whom};
use serde::Serialize;
use utoipa::ToSchema;

use crate::web::{Member, Viewer};

/// Whom a row is about, as the company may call them now. Both are null for somebody who is erased.
#[derive(Serialize, ToSchema)]
#[schema(as = HomePerson)]
pub(super) struct PersonView {
    /// The code in place of a hidden name.
    code: Option<String>,
    name: Option<String>,
}

impl From<Whom> for PersonView {
    fn from(Whom { code, name }: Whom) -> Self {
        Self { code, name }
    }
}

/// Who looks at their company's home.
fn looker(viewer: &Viewer, member: &Member) -> Looker {
    Looker::new(viewer.user.id, &member.membership, member.flags, viewer.is_looked_as())
}
