//! Candidates whom the admin recommends to a company, and what the company writes to them.

use std::rc::Rc;

use anyhow::Result;
use flows::talent as acts;
use kernel::TalentPickId;
use rand::Rng;
use talent::picks;

use super::asking::{Asked, Fate, acting, fate, follow, recruiter, target};
use super::pool::{Member, Shared};
use super::words::{LETTERS, filled, given_name, nth};
use super::{SEEKER, unless_refused};
use crate::stage::World;
use crate::stage::times::{at_work, evenly, in_days};

/// How many candidates a market's admin recommends.
const PICKS: usize = 44;
/// No company is recommended more, however large the market is.
const MOST: usize = 90;

pub(super) fn plan(world: &mut World, pool: &Shared) {
    let picks = world.size.of(PICKS).min(MOST);
    for turn in 0..picks {
        let day = evenly(world, (turn, picks), (380, 2));
        let (at, pool) = (at_work(world, day), Rc::clone(pool));
        world.at(at, "recommend a candidate", move |world| pick(world, &pool, turn));
    }
}

fn pick(world: &mut World, pool: &Shared, turn: usize) -> Result<()> {
    let firm = world.firm(SEEKER)?;
    let fits = |one: &Member| one.is_named() && one.showing.curated;
    let Some(who) = target(world, pool, fits) else { return Ok(()) };
    let Some(note) = nth(&LETTERS.picks, turn) else { return Ok(()) };
    let (by, now) = (world.reviewer().actor, world.now());
    let email = who.person.email.as_str().to_owned();
    let added = world.act(|conn| {
        // The admin finds somebody by a part of the address.
        let found = picks::members(conn, &email)?.into_iter().find(|one| one.email == email);
        let member = found.ok_or(talent::Error::NotCurated)?.id;
        Ok::<_, flows::Error>(picks::add(conn, by, (firm.company, member), note, now)?)
    });
    let Some(added) = unless_refused(added, is_no_more)? else { return Ok(()) };
    let (id, pool, wait) = (added.id, Rc::clone(pool), world.chance.random_range(1..9));
    let at = at_work(world, in_days(world, wait));
    match turn % 8 {
        3 => world.at(at, "take a candidate off the list", move |world| {
            let by = world.reviewer().actor;
            let removed = world.act(|conn| picks::remove(conn, by, id).map_err(flows::Error::from));
            unless_refused(removed, is_no_more).map(|_| ())
        }),
        1 | 5 | 6 => {}
        _ => world.at(at, "write to a recommended candidate", move |world| {
            write(world, &pool, who, (id, turn))
        }),
    }
    Ok(())
}

/// Why nothing comes of it: the candidate has changed their mind, was asked before, or the month is used up.
fn is_no_more(e: &flows::Error) -> bool {
    use talent::Error::{AskedAlready, NoPick, NotCurated, PickedAlready, TooManyMessages};
    let flows::Error::Talent(e) = e else { return false };
    matches!(e, AskedAlready | NoPick | NotCurated | PickedAlready | TooManyMessages)
}

fn write(
    world: &mut World,
    pool: &Shared,
    to: Member,
    (pick, turn): (TalentPickId, usize),
) -> Result<()> {
    let firm = world.firm(SEEKER)?;
    let sent = pool.borrow_mut().direct();
    let Some(text) = nth(&LETTERS.direct, sent) else { return Ok(()) };
    let text = filled(text, &[("name", given_name(&to.person.name))]);
    let (person, sender) = (recruiter(world, &firm), world.sender());
    let by = acting(world, &firm, &person)?;
    let made = world.act(|conn| acts::message(conn, &sender, by, pick, &text));
    let Some(made) = unless_refused(made, is_no_more)? else { return Ok(()) };
    // Nobody takes a direct message back.
    let answer = Some(fate(turn / 2)).filter(|fate| *fate != Fate::Cancelled);
    let fate = answer.unwrap_or(Fate::Unanswered);
    follow(world, pool, &Asked { made, to, person, firm }, fate);
    Ok(())
}
