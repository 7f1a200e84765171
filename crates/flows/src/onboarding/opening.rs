//! What of the application is open to a company, and notifying its owners of what opens.

use companies::grants::{self, Flags, NewGrant};
use companies::profiles::{self, State};
use db::Conn;
use kernel::CompanyId;

use crate::notify::{self, CompanyEvent, Notification};
use crate::{Result, Reviewer, site};

/// A tab of a company's that is shut until something opens it. Source: specification, client dashboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tab {
    Assessment,
    Roles,
    Selection,
    Recruiting,
}

impl Tab {
    const ALL: [Self; 4] = [Self::Assessment, Self::Roles, Self::Selection, Self::Recruiting];

    /// Its word in a notice, and its page.
    fn named(self) -> (&'static str, &'static str) {
        match self {
            Self::Assessment => ("assessment", site::ASSESSMENTS),
            Self::Roles => ("roles", site::ROLES),
            Self::Selection => ("selection", site::TALENT_SELECTION),
            Self::Recruiting => ("recruiting", site::RECRUIT_TALENT),
        }
    }

    /// Whether a company in this state with these flags may use it.
    fn is_open(self, state: State, flags: &Flags) -> bool {
        let approved = state == State::Approved;
        match self {
            Self::Assessment => flags.may_assess(state),
            Self::Roles => approved && flags.profile_completed,
            Self::Selection => approved && flags.marketing_completed,
            Self::Recruiting => approved && flags.super_star_access,
        }
    }
}

/// The tabs that are open to a company now.
///
/// # Errors
/// Those of the company.
pub(crate) fn open_to(conn: &mut Conn, company: CompanyId) -> Result<Vec<Tab>> {
    let state = profiles::find(conn, company)?.ok_or(companies::Error::NoCompany)?.state;
    let flags = grants::flags(conn, company)?;
    Ok(Tab::ALL.into_iter().filter(|tab| tab.is_open(state, &flags)).collect())
}

/// How owners hear of a tab that opens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum By {
    /// By mail and in the application.
    Mail,
    /// In the application: another mail goes to them at the same time.
    List,
}

/// Notifies the owners of a company of the tabs that are open now and were not before.
///
/// # Errors
/// Those of the notices.
pub(crate) fn say_opened(
    conn: &mut Conn,
    reviewer: &Reviewer,
    company: CompanyId,
    (before, by): (&[Tab], By),
) -> Result<()> {
    let now = open_to(conn, company)?;
    let at = reviewer.sender.now.timestamp_micros();
    for tab in now.into_iter().filter(|tab| !before.contains(tab)) {
        let (word, link) = tab.named();
        let cause = format!("tab:{company}:{word}:{at}");
        for user in profiles::owners(conn, company)? {
            let event = CompanyEvent::TabOpened { tab: word.to_owned() }.into();
            let notification = Notification { user, cause: &cause, event, link };
            match by {
                By::Mail => notify::notify(conn, &reviewer.sender, &notification)?,
                By::List => notify::show_wanted(conn, reviewer.sender.now, &notification)?,
            }
        }
    }
    Ok(())
}

/// Grants a company a flag, and notifies its owners of what opens by it.
///
/// # Errors
/// Those of the grant.
pub fn grant(conn: &mut Conn, reviewer: &Reviewer, new: &NewGrant) -> Result<()> {
    let before = open_to(conn, new.company)?;
    grants::grant(conn, reviewer.actor, new)?;
    say_opened(conn, reviewer, new.company, (&before, By::Mail))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tab_is_open_by_its_own_flag_once_the_company_is_approved() {
        let open = |state, flags: &Flags| -> Vec<&str> {
            let tabs = Tab::ALL.into_iter().filter(|tab| tab.is_open(state, flags));
            tabs.map(|tab| tab.named().0).collect()
        };
        let none = Flags::default;
        let table: [(Flags, &[&str]); 7] = [
            (none(), &[]),
            (Flags { payment: true, ..none() }, &[]),
            (Flags { payment: true, assessment_access: true, ..none() }, &["assessment"]),
            (Flags { profile_completed: true, ..none() }, &["roles"]),
            (Flags { marketing_completed: true, ..none() }, &["selection"]),
            (Flags { super_star_access: true, ..none() }, &["recruiting"]),
            (Flags { direct_release: true, ..none() }, &[]),
        ];
        for (flags, want) in table {
            assert_eq!(open(State::Approved, &flags), want, "{flags:?}");
            assert_eq!(open(State::Suspended, &flags), [""; 0], "{flags:?}");
        }
        let tries = Flags { on_trial: true, ..none() };
        assert_eq!(open(State::Unverified, &tries), ["assessment"]);
    }
}
