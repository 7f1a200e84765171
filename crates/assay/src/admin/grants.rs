//! What a company is granted.

use anyhow::Context;
use companies::grants::{self, Flag, NewGrant};
use companies::profiles;
use db::audit::Actor;
use flows::Reviewer;
use flows::onboarding::opening;
use kernel::Email;
use kernel::chrono::NaiveDate;

use super::GrantArgs;
use crate::{Failure, open, say};

/// Gives a company a flag.
pub(super) fn grant(grant: &GrantArgs) -> Result<(), Failure> {
    let flag: Flag = grant.flag.parse()?;
    let owner: Email = grant.owner.parse()?;
    let end_of_day = |text: &str| {
        let day: NaiveDate = text.parse().with_context(|| format!("{text} is not YYYY-MM-DD"))?;
        day.and_hms_opt(23, 59, 59).map(|at| at.and_utc()).context("not a day")
    };
    let expires_at = grant.until.as_deref().map(end_of_day).transpose()?;
    open::with_database(|config, db| {
        let reviewer = Reviewer { actor: Actor::Operator, sender: open::sender(config) };
        db.write_now(|conn| {
            let company = profiles::of_owner(conn, &owner)?.ok_or(companies::Error::NoCompany)?;
            opening::grant(
                conn,
                &reviewer,
                &NewGrant {
                    company: company.id,
                    flag,
                    expires_at,
                    reason: grant.reason.clone(),
                    granted_by: grant.by.clone(),
                },
            )?;
            say(&format!("{} now has {}.", company.name, flag.as_str()));
            Ok::<_, flows::Error>(())
        })?;
        Ok(())
    })
}

/// Takes a flag back.
pub(super) fn revoke(grant: &GrantArgs) -> Result<(), Failure> {
    let flag: Flag = grant.flag.parse()?;
    let owner: Email = grant.owner.parse()?;
    open::with_database(|_, db| {
        db.write_now(|conn| {
            let company = profiles::of_owner(conn, &owner)?.ok_or(companies::Error::NoCompany)?;
            grants::revoke(conn, Actor::Operator, company.id, flag, &grant.reason)?;
            say(&format!("{} no longer has {}.", company.name, flag.as_str()));
            Ok::<_, companies::Error>(())
        })?;
        Ok(())
    })
}
