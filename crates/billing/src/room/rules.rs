//! How much room a plan has. Pure.

use crate::Error;
use crate::allowance::{Level, level};
use crate::plans::Plan;

/// What there is room for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Of {
    /// Roles in review or live.
    Roles,
    /// Problems of a company's own.
    Problems,
}

/// How much of something a company has, and can have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Room {
    /// The name of the plan that says so.
    pub plan: String,
    /// What it is about.
    pub of: Of,
    /// How much the plan has.
    pub quota: i64,
    /// How much there is; more than the quota where a smaller plan began.
    pub used: i64,
}

impl Room {
    /// By this plan, where so much is there.
    pub fn by(plan: &Plan, of: Of, used: i64) -> Self {
        let quota = match of {
            Of::Roles => plan.form.live_roles,
            Of::Problems => plan.form.own_problems,
        };
        Self { plan: plan.form.name.clone(), of, quota: quota.into(), used }
    }

    /// Whether little is left.
    pub fn level(&self) -> Level {
        level(self.used, self.quota)
    }

    /// Refuses what went beyond the quota.
    ///
    /// # Errors
    /// [`Error::RolesTaken`]; [`Error::ProblemsTaken`].
    pub fn check(self) -> Result<(), Error> {
        let Self { plan, of, quota, used } = self;
        match of {
            _ if used <= quota => Ok(()),
            Of::Roles => Err(Error::RolesTaken { plan, quota }),
            Of::Problems => Err(Error::ProblemsTaken { plan, quota }),
        }
    }
}
