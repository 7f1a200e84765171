//! Whom each partner brought, by which code, and until when that earns something.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use chrono::TimeDelta;
use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{CompanyId, Cursor, Instant, Page, Paging, Seen, UserId};

pub use rules::{Attribution, Flag, Funnel, Listed, New, Of, Search, Stage};

use crate::Error;
use crate::accounts::{self, State};
use crate::terms;

/// What the audit log calls a referral.
pub const KIND: &str = "partner_referral";

/// Records who brought somebody, where that is a partner. What a suspended one brings earns nothing.
///
/// # Errors
/// [`Error::Db`].
pub fn record(conn: &mut Conn, new: New<'_>) -> Result<Option<Attribution>, Error> {
    let partner = match accounts::hold(conn, new.partner) {
        Err(Error::NoPartner) => return Ok(None),
        held => held?,
    };
    let window = match terms::on(conn, partner.user, new.at.date_naive())? {
        Some(terms) => terms.agreed.window_days,
        None => terms::WINDOW_DAYS,
    };
    let until = new.at + TimeDelta::days(window.into());
    let attribution = Attribution {
        user: new.user,
        partner: partner.user,
        number: accounts::take_number(conn, partner.user)?,
        code: new.code.to_owned(),
        brought_at: new.at,
        credit_until: (partner.state == State::Active).then_some(until),
        flag: if new.same_domain { Flag::SameDomain } else { Flag::None },
        shows_name: false,
        version: 1,
    };
    if store::insert(conn, &attribution)? == 0 {
        return Ok(None);
    }
    let entry = Entry::of(KIND, new.user).by(Actor::System, "record");
    entry.to(attribution.flag).record(conn)?;
    Ok(Some(attribution))
}

/// Takes in those who named somebody's code before they became a partner. They are shown and earn
/// nothing.
///
/// # Errors
/// [`Error::Db`].
pub fn adopt(conn: &mut Conn, partner: UserId, code: &str) -> Result<(), Error> {
    for (user, at) in store::earlier(conn, partner)? {
        let number = accounts::take_number(conn, partner)?;
        let attribution = Attribution {
            user,
            partner,
            number,
            code: code.to_owned(),
            brought_at: at,
            credit_until: None,
            flag: Flag::None,
            shows_name: false,
            version: 1,
        };
        store::insert(conn, &attribution)?;
    }
    Ok(())
}

/// Who brought somebody; `None` where that is no partner.
///
/// # Errors
/// [`Error::Db`].
pub fn of(conn: &mut Conn, user: UserId) -> Result<Option<Attribution>, Error> {
    Ok(store::find(conn, user)?)
}

/// Who brought a company: who brought the first of its owners.
///
/// # Errors
/// [`Error::Db`].
pub fn of_company(conn: &mut Conn, company: CompanyId) -> Result<Option<Attribution>, Error> {
    Ok(store::of_company(conn, company)?)
}

/// The number of each of those who were brought, and the company they belong to.
///
/// # Errors
/// [`Error::Db`].
pub fn names(
    conn: &mut Conn,
    of: &[UserId],
) -> Result<HashMap<UserId, (i32, Option<String>)>, Error> {
    let mut companies = store::companies(conn, of)?;
    let numbers = store::numbers(conn, of)?.into_iter();
    let named = |(user, number)| (user, (number, companies.remove(&user).map(|(_, name)| name)));
    Ok(numbers.map(named).collect())
}

/// Lets the partner who brought somebody see their name, or no longer.
///
/// # Errors
/// [`Error::NoReferral`] where no partner brought them; [`Error::StaleVersion`]; [`Error::Db`].
pub fn show_name(conn: &mut Conn, seen: Seen<UserId>, shows: bool) -> Result<Attribution, Error> {
    let before = lock(conn, seen)?;
    let action = if shows { "show_name" } else { "hide_name" };
    Entry::of(KIND, seen.id).by(Actor::User(seen.id), action).record(conn)?;
    Ok(store::change(conn, seen.id, (before.flag, shows))?)
}

/// Says that a referral was looked at and nothing was found: what it earned becomes due.
///
/// # Errors
/// [`Error::NoReferral`]; [`Error::StaleVersion`]; [`Error::Refused`]; [`Error::BadReason`];
/// [`Error::Db`].
pub fn clear(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<UserId>,
    why: &str,
) -> Result<Attribution, Error> {
    let why = accounts::reason(why)?;
    let before = lock(conn, seen)?;
    if before.flag != Flag::SameDomain {
        let from = before.flag.as_str();
        return Err(kernel::Refused::not_now(from, "clear").into());
    }
    let entry = Entry::of(KIND, seen.id).by(actor, "clear");
    entry.step(before.flag, Flag::Cleared).because(why).record(conn)?;
    Ok(store::change(conn, seen.id, (Flag::Cleared, before.shows_name))?)
}

fn lock(conn: &mut Conn, seen: Seen<UserId>) -> Result<Attribution, Error> {
    let before = store::lock(conn, seen.id)?.ok_or(Error::NoReferral)?;
    if seen.is_stale(before.version) { Err(Error::StaleVersion) } else { Ok(before) }
}

/// Those whom a partner brought, the newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    partner: UserId,
    of: Of,
    paging: Paging,
) -> Result<Page<Listed>, Error> {
    search(conn, partner, (of, None), paging)
}

/// Those of them who are looked for; all of them where nothing is.
///
/// # Errors
/// [`Error::Db`].
pub fn search(
    conn: &mut Conn,
    partner: UserId,
    wanted: (Of, Option<&Search>),
    paging: Paging,
) -> Result<Page<Listed>, Error> {
    let rows = store::list(conn, partner, wanted, paging)?;
    let attribution = |(row, name, activated, is_locked): store::Found| {
        let of = Attribution::from(row);
        // What somebody shows of themselves is closed while they are locked.
        (Attribution { shows_name: of.shows_name && !is_locked, ..of }, name, activated)
    };
    let rows: Vec<(Attribution, String, bool)> = rows.into_iter().map(attribution).collect();
    let users: Vec<UserId> = rows.iter().map(|(of, ..)| of.user).collect();
    let placed = store::placed(conn, &users)?;
    let companies = store::companies(conn, &users)?;
    let ids: Vec<CompanyId> = companies.values().map(|(id, _)| *id).collect();
    let first_paid = store::first_paid(conn, &ids)?;
    let listed = |(of, name, activated): (Attribution, String, bool)| {
        let company = companies.get(&of.user);
        let first_paid_at = company.and_then(|(id, _)| first_paid.get(id).copied());
        let stage = rules::stage(activated, placed.contains(&of.user), first_paid_at.is_some());
        Listed { name, company: company.map(|(_, name)| name.clone()), stage, first_paid_at, of }
    };
    let rows = rows.into_iter().map(listed).collect();
    let key = |row: &Listed| Cursor { at: row.of.brought_at, id: row.of.user.0 };
    Ok(Page::cut(rows, paging.limit, key))
}

/// When each of these last ran or submitted a program; those who never did are left out.
///
/// # Errors
/// [`Error::Db`].
pub fn last_active(conn: &mut Conn, users: &[UserId]) -> Result<HashMap<UserId, Instant>, Error> {
    Ok(store::last_active(conn, users)?)
}

/// How far those have come whom a partner brought since then; `None` is ever.
///
/// # Errors
/// [`Error::Db`].
pub fn funnel(conn: &mut Conn, partner: UserId, since: Option<Instant>) -> Result<Funnel, Error> {
    Ok(store::funnel(conn, partner, since)?)
}
