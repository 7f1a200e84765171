//! The talent pool: who lets companies find them, what companies ask them, and the roles that are proposed to people.

mod asking;
mod pool;
mod profiles;
mod proposals;
mod recruiting;
#[cfg(test)]
mod tests;
mod threads;
mod words;

use anyhow::Result;
use db::Conn;
use hiring::roles::{self, Role, Stage};
use kernel::{CompanyId, Limit, Paging};
use rand::seq::IndexedRandom;

pub(crate) use profiles::fill_in;

use crate::stage::World;

/// The company that looks for people in the pool.
const SEEKER: &str = "mature";

/// Plans all that happens in the pool.
pub(crate) fn plan(world: &mut World) -> Result<()> {
    let pool = pool::Shared::default();
    pool::plan(world, &pool);
    asking::plan(world, &pool);
    recruiting::plan(world, &pool);
    proposals::plan(world);
    Ok(())
}

/// What was done; nothing where it was refused for one of these reasons, as happens to people.
fn unless_refused<T>(done: Result<T>, refused: fn(&flows::Error) -> bool) -> Result<Option<T>> {
    match done {
        Err(e) if e.downcast_ref::<flows::Error>().is_some_and(refused) => Ok(None),
        done => done.map(Some),
    }
}

/// One of the roles of a company for which people are sought now.
fn live_role(world: &mut World, company: CompanyId) -> Result<Option<Role>> {
    let (first, today) = (Paging::first(Limit::most()), world.now().date_naive());
    let live = |conn: &mut Conn| roles::list(conn, company, Some(Stage::Live), first);
    let mut live = world.act(live)?.items;
    live.retain(|role| role.takes_applications(today));
    live.sort_by(|one, other| one.form.title.cmp(&other.form.title));
    Ok(live.choose(&mut world.chance).cloned())
}
