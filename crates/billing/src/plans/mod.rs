//! Plans: what a company gets, and what it pays for that. A plan is changed by a new version; what is running
//! keeps the version it began with until its next period.

mod rules;
mod store;
#[cfg(test)]
pub(crate) mod tests;

use std::collections::BTreeMap;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::Instant;

pub use rules::{DEFAULT, Every, Form, MAX_INVITATIONS, MAX_LIVE_ROLES, MAX_OWN_PROBLEMS, Plan};

use crate::{Error, Problem};

/// The newest version of every plan, by name; of the default plan what holds now, as [`default`] says.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn) -> Result<Vec<Plan>, Error> {
    let mut plans = store::list(conn)?;
    let all = plans.clone();
    for plan in plans.iter_mut().filter(|plan| plan.slug == DEFAULT) {
        plan.form = plan.form.clone().within(&all);
    }
    Ok(plans)
}

/// What holds for companies without a subscription: the default plan, with no more of anything than any plan that is
/// paid for.
///
/// # Errors
/// [`Error::NoPlan`]; [`Error::Db`].
pub fn default(conn: &mut Conn) -> Result<Plan, Error> {
    list(conn)?.into_iter().find(|plan| plan.slug == DEFAULT).ok_or(Error::NoPlan)
}

/// The newest version of a plan.
///
/// # Errors
/// [`Error::NoPlan`]; [`Error::Db`].
pub fn newest(conn: &mut Conn, slug: &str) -> Result<Plan, Error> {
    store::newest(conn, slug)?.ok_or(Error::NoPlan)
}

/// Versions of plans by slug and number, in one statement: each of these that there is, and perhaps others.
pub(crate) fn find_all(
    conn: &mut Conn,
    of: &[(String, i32)],
) -> Result<BTreeMap<(String, i32), Plan>, Error> {
    let slugs: Vec<&str> = of.iter().map(|(slug, _)| slug.as_str()).collect();
    let versions: Vec<i32> = of.iter().map(|(_, version)| *version).collect();
    let found = store::find_all(conn, &slugs, &versions)?;
    Ok(found.into_iter().map(|plan| ((plan.slug.clone(), plan.version), plan)).collect())
}

/// Adds a version of a plan: the first where `seen` is 0, else the one after it. Running periods keep theirs.
///
/// # Errors
/// [`Error::Fields`]; [`Error::StaleVersion`]; [`Error::Db`].
pub fn save(
    conn: &mut Conn,
    actor: Actor,
    (slug, seen): (&str, i32),
    form: &Form,
    now: Instant,
) -> Result<Plan, Error> {
    form.check(slug)?;
    if slug == DEFAULT && form.clone().within(&store::list(conn)?) != *form {
        let field = "invitations".to_owned();
        let detail = "A plan that costs nothing has no more than any plan that is paid for.";
        return Err(Error::Fields(vec![Problem { field, code: "range", detail }]));
    }
    let known = store::newest(conn, slug)?;
    if known.as_ref().map_or(0, |plan| plan.version) != seen {
        return Err(Error::StaleVersion);
    }
    let made = store::insert(conn, (slug, seen + 1), form, actor.user(), now)?;
    let made = made.ok_or(Error::StaleVersion)?;
    Entry::of("plan", made.id).by(actor, "save").because(slug).record(conn)?;
    Ok(made)
}
