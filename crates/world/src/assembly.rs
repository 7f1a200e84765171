//! The first people, who can sign in before the world is complete: the admin, staff, and those who own a company.

use anyhow::Result;
use auth::users;
use companies::profiles;
use kernel::chrono::TimeDelta;

use crate::firms::{self, MATURE, NEWCOMER};
use crate::stage::World;
use crate::stage::cast::{Firm, Person};

/// Makes the first people, each in their time; those who are there already stay as they are.
pub(crate) fn assemble(world: &mut World) -> Result<()> {
    world.move_to(world.day(424, (8, 0)))?;
    for role in ["admin", "staff"] {
        world.register_star(role, false)?;
    }
    world.move_to(world.day(MATURE.since, (9, 10)))?;
    if !is_known(world, MATURE.key, "owner")? {
        firms::found(world, &MATURE)?;
        world.move_to(world.day(MATURE.since - 1, (12, 30)))?;
        firms::admit(world, &MATURE)?;
    }
    // The newest company comes an hour before the present.
    world.move_to(world.today() - TimeDelta::minutes(70))?;
    if !is_known(world, NEWCOMER.key, "newcomer")? {
        firms::found(world, &NEWCOMER)?;
    }
    Ok(())
}

/// Whether somebody has a company already, which the world then knows by its name.
fn is_known(world: &mut World, key: &'static str, role: &str) -> Result<bool> {
    let Some(star) = world.stars.get(role).cloned() else { return Ok(false) };
    let found = world.act(|conn| users::by_email(conn, &star.email))?;
    let Some(user) = found else { return Ok(false) };
    let Some(of) = world.act(|conn| profiles::of_member(conn, user.id))? else { return Ok(false) };
    let owner = Person { user: user.id, name: star.name, email: star.email };
    let (company, name) = (of.company.id, of.company.name);
    let firm = Firm { company, name, owner, recruiters: Vec::new(), reviewers: Vec::new() };
    world.firms.insert(key, firm);
    Ok(true)
}
