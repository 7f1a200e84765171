//! What a company looks through every few days.

use anyhow::Result;
use hiring::applications::State;
use hiring::roles::Member;
use kernel::RoleId;
use kernel::chrono::TimeDelta;

use super::journey;
use crate::stage::World;

/// For how many days an accepted introduction may wait.
const PATIENCE_DAYS: i64 = 4;

/// Considers those whom an introduction has put onto the shortlist some days ago.
pub(super) fn pick_up(world: &mut World, member: Member, role: RoleId) -> Result<()> {
    let since = world.now() - TimeDelta::days(PATIENCE_DAYS);
    let all = world.act(|conn| hiring::board::all(conn, role))?;
    let waiting = all.into_iter().filter(|one| {
        one.state == State::Shortlisted
            && one.answered_at.is_none()
            && one.released_at.is_some_and(|at| at < since)
    });
    for id in waiting.map(|one| one.id) {
        journey::consider(world, member, id)?;
    }
    Ok(())
}
