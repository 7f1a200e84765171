//! Who is online.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::{Conn, Error};
use kernel::{Cursor, Instant, Page, Paging, UserId};

pub use rules::{
    Area, AreaCount, Beat, Change, Count, Device, Heard, Present, Seen, State, Wanted, state,
};

use crate::hours;
use crate::role::Role;

/// Takes a heartbeat, and answers what is new by it.
///
/// # Errors
/// [`Error::Query`].
pub fn beat(
    conn: &mut Conn,
    (user, role): (UserId, Role),
    beat: &Beat,
    now: Instant,
) -> Result<Heard, Error> {
    let before = store::lock(conn, user)?;
    let Some((seen, change)) = rules::after(before.as_ref(), beat, now) else {
        return Ok(Heard { change: Change::Nothing, is_first_of_day: false });
    };
    let today = now.date_naive();
    let is_first_of_day = before.as_ref().is_none_or(|seen| seen.beat_at.date_naive() < today);
    let counted = before.is_some_and(|seen| hours::of(seen.beat_at) == hours::of(now));
    if !counted && !beat.leaving {
        hours::count(conn, role, now)?;
    }
    let news = (change == Change::News).then_some(now);
    store::save(conn, (user, role), &seen, news)?;
    Ok(Heard { change, is_first_of_day })
}

/// A number that is another one after every change that those who watch want to know of.
///
/// # Errors
/// [`Error::Query`].
pub fn standing(conn: &mut Conn) -> Result<i64, Error> {
    Ok(store::changed(conn)?.map_or(0, |at| at.timestamp_micros()))
}

/// How many are online, by role.
///
/// # Errors
/// [`Error::Query`].
pub fn count(conn: &mut Conn, now: Instant) -> Result<Vec<Count>, Error> {
    let online = store::online(conn, rules::Bounds::at(now))?;
    Ok(rules::count(&online, now))
}

/// How many are online, by the part of Assay where they are.
///
/// # Errors
/// [`Error::Query`].
pub fn count_areas(conn: &mut Conn, now: Instant) -> Result<Vec<AreaCount>, Error> {
    let online = store::online(conn, rules::Bounds::at(now))?;
    Ok(rules::count_areas(&online, now))
}

/// Those who are asked for, who came last first.
///
/// # Errors
/// [`Error::Query`].
pub fn list(
    conn: &mut Conn,
    wanted: &Wanted,
    paging: Paging,
    now: Instant,
) -> Result<Page<Present>, Error> {
    let mut rows = store::list(conn, wanted, rules::Bounds::at(now), paging)?;
    let shown: Vec<UserId> = rows.iter().map(|row| row.user).collect();
    let at_work = store::at_work(conn, &shown, now)?;
    for row in &mut rows {
        row.in_assessment = at_work.contains(&row.user);
    }
    Ok(Page::cut(rows, paging.limit, |row| Cursor { at: row.seen.since, id: row.user.0 }))
}

/// Removes those who were last heard of before an instant, and answers how many.
///
/// # Errors
/// [`Error::Query`].
pub fn remove_before(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove_before(conn, before)?)
}
