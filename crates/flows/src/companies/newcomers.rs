//! The companies that have begun to pay, and what each has done since (ADR 69).

use std::collections::BTreeMap;

use assessments::overview::{self, Made};
use billing::customers::{self, Newcomer};
use companies::profiles::Company;
use companies::roster::{self, Listed};
use db::Conn;
use kernel::chrono::NaiveDate;
use kernel::{CompanyId, Page, Paging};

use crate::Result;

/// What a new customer has done. Source: ADR 69.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Steps {
    /// Its profile is complete, and its domain approved.
    pub profile: bool,
    /// Somebody else belongs to its team.
    pub team: bool,
    /// Assessments are open to it.
    pub access: bool,
    /// It has made an assessment.
    pub assessment: bool,
    /// It has invited somebody to one.
    pub invitation: bool,
    /// People can apply for a role of its, or it has been shown those who have.
    pub role: bool,
}

impl Steps {
    fn of(listed: &Listed, made: Made) -> Self {
        Self {
            profile: listed.flags.profile_completed,
            team: listed.members > 1,
            access: listed.flags.assessment_access,
            assessment: made.assessments > 0,
            invitation: made.invitations > 0,
            role: listed.roles > 0 || listed.flags.marketing_completed,
        }
    }
}

/// A company that has begun to pay.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewCustomer {
    /// Which; of one that was merged, the company that goes on.
    pub company: Company,
    /// The first day that it has paid for.
    pub since: NaiveDate,
    /// What it has done.
    pub steps: Steps,
}

/// The companies that began to pay at most [`customers::NEW_DAYS`] ago, the last first. Each domain is asked once for
/// the whole page.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn newcomers(conn: &mut Conn, today: NaiveDate, paging: Paging) -> Result<Page<NewCustomer>> {
    let Page { items, next } = customers::newcomers(conn, today, paging)?;
    let ids: Vec<CompanyId> = items.iter().map(|one| one.company).collect();
    let listed = roster::find_all(conn, &ids)?;
    let mut listed: BTreeMap<_, _> = listed.into_iter().map(|one| (one.company.id, one)).collect();
    let made = overview::made(conn, &ids)?;
    let with = |Newcomer { company, since }| {
        let listed = listed.remove(&company)?;
        let steps = Steps::of(&listed, made.get(&company).copied().unwrap_or_default());
        Some(NewCustomer { company: listed.company, since, steps })
    };
    Ok(Page { items: items.into_iter().filter_map(with).collect(), next })
}

#[cfg(test)]
mod tests {
    use companies::grants::Flags;
    use companies::profiles::State;
    use kernel::Instant;

    use super::*;

    fn listed() -> Listed {
        let company =
            Company { id: CompanyId::new(), name: "Engines".into(), state: State::Approved };
        Listed {
            company,
            domain: None,
            created_at: Instant::UNIX_EPOCH,
            flags: Flags::default(),
            members: 1,
            roles: 0,
            last_visit: None,
        }
    }

    fn flagged(change: fn(&mut Flags)) -> Listed {
        let mut one = listed();
        change(&mut one.flags);
        one
    }

    #[test]
    fn each_step_is_read_from_its_own_fact() {
        let none = Made::default();
        let undone = Steps::of(&listed(), none);
        let nothing = Steps {
            profile: false,
            team: false,
            access: false,
            assessment: false,
            invitation: false,
            role: false,
        };
        assert_eq!(undone, nothing, "its owner alone is no team");
        let (team, hires) = (Listed { members: 2, ..listed() }, Listed { roles: 1, ..listed() });
        let described = flagged(|flags| flags.profile_completed = true);
        let open = flagged(|flags| flags.assessment_access = true);
        let released = flagged(|flags| flags.marketing_completed = true);
        for (of, made, want) in [
            (described, none, Steps { profile: true, ..nothing }),
            (team, none, Steps { team: true, ..nothing }),
            (open, none, Steps { access: true, ..nothing }),
            (listed(), Made { assessments: 1, ..none }, Steps { assessment: true, ..nothing }),
            (listed(), Made { invitations: 1, ..none }, Steps { invitation: true, ..nothing }),
            (hires, none, Steps { role: true, ..nothing }),
            (released, none, Steps { role: true, ..nothing }),
        ] {
            assert_eq!(Steps::of(&of, made), want);
        }
    }
}
