//! An account that an admin makes on a company's behalf.

use auth::users::{self, NewUser};
use companies::inquiries::{self, Form, Inquiry};
use companies::profiles::{self, Name};
use db::Conn;
use kernel::Email;
use referral::codes;

use super::reviewing::{self, Case, Desk};
use crate::error::ApiError;

/// Who gets the account.
#[derive(Clone)]
pub(crate) struct Owner {
    pub(crate) company_name: String,
    pub(crate) email: Email,
    pub(crate) first_name: String,
    pub(crate) last_name: String,
}

impl Owner {
    pub(crate) fn display_name(&self) -> String {
        format!("{} {}", self.first_name, self.last_name).chars().take(120).collect()
    }

    fn form(&self) -> Form {
        Form {
            company_name: self.company_name.clone(),
            first_name: self.first_name.clone(),
            last_name: self.last_name.clone(),
            title: String::new(),
            company_type: String::new(),
            interests: Vec::new(),
            heard_about: String::new(),
            phone: String::new(),
        }
    }
}

/// Records the account that the provider knows as `uid`, its company, and the admin's yes to it;
/// mails the link that sets its first password.
pub(crate) fn make(
    conn: &mut Conn,
    desk: &Desk,
    uid: &str,
    owner: &Owner,
) -> Result<Inquiry, ApiError> {
    let name = Name::parse(&owner.company_name)?;
    let display_name = owner.display_name();
    let new = NewUser { uid, email: &owner.email, display_name: &display_name };
    let user = users::make_company(conn, desk.actor, &new)?;
    codes::open(conn, user.id)?;
    let company = profiles::found_by(conn, desk.actor, user.id, &name)?;
    let whose = (user.id, company.id);
    let inquiry = inquiries::bring_in(conn, desk.actor, whose, &owner.form())?;
    reviewing::admit(conn, desk, &inquiry, "An administrator made the account.")?;
    reviewing::send_link(conn, desk, Case { id: inquiry.id, version: None })
}
