//! An account that an admin makes on a company's behalf.

use auth::provider::{NewAccount, Provider};
use auth::users::{self, NewUser};
use companies::inquiries::{self, Form, Inquiry};
use companies::profiles::{self, Name};
use db::{Conn, Db};
use kernel::uuid::Uuid;
use kernel::{Email, Instant, Seen};
use referral::codes;

use super::review::{self, Reviewer};
use crate::Result;

/// Who gets the account.
#[derive(Debug, Clone)]
pub struct Owner {
    /// Their company.
    pub company_name: String,
    /// Their address, on the admin's word.
    pub email: Email,
    /// Their first name.
    pub first_name: String,
    /// Their last name.
    pub last_name: String,
}

impl Owner {
    fn display_name(&self) -> String {
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

/// The account at the provider; `None` where the address has one here, so that a repeated request
/// still gets the answer of the first. Nothing is deleted when the rest fails: the next try takes
/// the account up again.
///
/// # Errors
/// Those of the provider.
pub async fn provide(
    db: &Db,
    provider: &Provider,
    owner: &Owner,
    now: Instant,
) -> Result<Option<String>> {
    let email = owner.email.clone();
    let known = db.read(move |conn| users::by_email(conn, &email)).await?;
    if known.is_some() {
        return Ok(None);
    }
    let uid = Uuid::new_v4().simple().to_string();
    let new = NewAccount { uid, email: owner.email.clone(), display_name: owner.display_name() };
    Ok(Some(provider.create(&new, now).await?))
}

/// Records the account that the provider knows as `uid`, its company, and the admin's yes to it;
/// mails the link that sets its first password.
///
/// # Errors
/// Those of the account and of the company's name.
pub fn create(conn: &mut Conn, reviewer: &Reviewer, uid: &str, owner: &Owner) -> Result<Inquiry> {
    let name = Name::parse(&owner.company_name)?;
    let display_name = owner.display_name();
    let new = NewUser { uid, email: &owner.email, display_name: &display_name };
    let user = users::make_company(conn, reviewer.actor, &new)?;
    codes::open(conn, user.id)?;
    let company = profiles::found_by(conn, reviewer.actor, user.id, &name)?;
    let form = owner.form();
    let inquiry = inquiries::bring_in(conn, reviewer.actor, user.id, company.id, &form)?;
    review::admit(conn, reviewer, &inquiry, "An administrator made the account.")?;
    review::send_link(conn, reviewer, Seen::any(inquiry.id))
}
