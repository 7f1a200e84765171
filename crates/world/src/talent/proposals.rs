//! Roles that the admin, or their own company, proposes to people.

use anyhow::Result;
use assessments::reports;
use flows::proposals as acts;
use hiring::open_roles::{self, Listed, Search};
use hiring::proposals::{New, Proposal};
use hiring::roles::Member;
use kernel::{AttemptId, Limit, Paging, Seen, UserId};
use rand::Rng;
use rand::seq::IndexedRandom;

use super::asking::{Fate, fate, recruiter};
use super::words::{LETTERS, nth};
use super::{SEEKER, live_role, unless_refused};
use crate::stage::World;
use crate::stage::times::{at_work, awake, days_ago, evenly, in_days};

/// How many roles a market's admin proposes, and how many its companies do.
const PROPOSALS: usize = 26;
const OPEN_PROPOSALS: usize = 4;
const ASKS: usize = 10;
/// From which fineness on a company asks somebody about another role.
const GOOD: i32 = 550;

pub(super) fn plan(world: &mut World) {
    let (made, open) = (world.size.of(PROPOSALS), world.size.of(OPEN_PROPOSALS));
    for turn in 0..made + open {
        let (day, fate) = match turn.checked_sub(made) {
            None => (evenly(world, (turn, made), (340, 9)), fate(turn)),
            Some(late) => (evenly(world, (late, open), (6, 1)), Fate::Unanswered),
        };
        let at = at_work(world, day);
        world.at(at, "propose a role", move |world| {
            let chosen = world.people.choose(&mut world.chance).map(|person| person.user);
            chosen.map_or(Ok(()), |user| propose(world, user, (turn, fate)))
        });
    }
    let at = at_work(world, days_ago(world, 4));
    world.at(at, "propose a role to a star", |world| {
        let star = world.stars.get("applicant").and_then(|star| star.user);
        star.map_or(Ok(()), |user| propose(world, user, (2, Fate::Unanswered)))
    });
    let asked = world.size.of(ASKS);
    for turn in 0..asked {
        let at = at_work(world, evenly(world, (turn, asked), (250, 2)));
        world.at(at, "ask about a role", move |world| ask(world, turn));
    }
}

/// One of all roles that take applications.
fn open_role(world: &mut World) -> Result<Option<Listed>> {
    let (first, today) = (Paging::first(Limit::most()), world.now().date_naive());
    let mut open =
        world.act(|conn| open_roles::list(conn, &Search::default(), today, first))?.items;
    let key = |role: &Listed| (role.company_name.clone(), role.title.clone());
    open.sort_by_key(key);
    Ok(open.choose(&mut world.chance).cloned())
}

fn propose(world: &mut World, candidate: UserId, (turn, fate): (usize, Fate)) -> Result<()> {
    let Some(role) = open_role(world)? else { return Ok(()) };
    let Some(note) = nth(&LETTERS.proposals, turn) else { return Ok(()) };
    let by = world.reviewer();
    let new = New { role: role.id, candidate, note: note.clone(), by_company: false };
    let made = world.act(|conn| acts::propose(conn, &by, &new));
    if let Some(made) = unless_refused(made, is_no_use)? {
        follow(world, made, (turn, fate));
    }
    Ok(())
}

/// Why a role cannot be proposed: they have applied, have been asked, or want nothing of this company.
fn is_no_use(e: &flows::Error) -> bool {
    use hiring::Error::{HasApplied, ProposedAlready, RoleClosed};
    matches!(
        e,
        flows::Error::BlocksCompany
            | flows::Error::CannotAnswer
            | flows::Error::CannotBeAsked
            | flows::Error::Hiring(HasApplied | ProposedAlready | RoleClosed)
    )
}

/// Asks somebody about a role who has done well in an assessment of the company.
fn ask(world: &mut World, turn: usize) -> Result<()> {
    let firm = world.firm(SEEKER)?;
    let Some(role) = live_role(world, firm.company)? else { return Ok(()) };
    let users: Vec<UserId> = world.people.iter().map(|person| person.user).collect();
    let reached = world.act(|conn| reports::graded_of(conn, &users, 3))?;
    // In the order in which people have come: ids say nothing.
    let own = users.iter().filter_map(|user| {
        reached.get(user)?.iter().find(|row| {
            row.company_name == firm.name && row.fineness.is_some_and(|fineness| fineness >= GOOD)
        })
    });
    let good: Vec<AttemptId> = own.map(|row| row.id).collect();
    let Some(attempt) = good.choose(&mut world.chance).copied() else { return Ok(()) };
    let Some(note) = nth(&LETTERS.asks, turn) else { return Ok(()) };
    let by = Member { company: firm.company, user: recruiter(world, &firm).user };
    let (sender, what) = (world.sender(), (role.id, note.clone()));
    let made = world.act(|conn| acts::ask(conn, &sender, by, attempt, what));
    if let Some(made) = unless_refused(made, is_no_use)? {
        follow(world, made, (turn, fate(turn + 1)));
    }
    Ok(())
}

/// Plans the answer to a proposal.
fn follow(world: &mut World, made: Proposal, (turn, fate): (usize, Fate)) {
    let days = world.chance.random_range(1..6);
    let at = awake(world, in_days(world, days));
    match fate {
        Fate::Unanswered => {}
        Fate::Cancelled if made.by_company => {}
        _ => world.at(at, "answer a proposal", move |world| answer(world, &made, (fate, turn))),
    }
}

fn answer(world: &mut World, made: &Proposal, (fate, turn): (Fate, usize)) -> Result<()> {
    let (sender, by, user) = (world.sender(), world.reviewer(), made.candidate);
    let seen = Seen::at(made.id, made.version);
    let reason =
        nth(&LETTERS.unwanted, turn).filter(|_| turn.is_multiple_of(2)).map(String::as_str);
    let done = match fate {
        Fate::Accepted => world.act(|conn| acts::accept(conn, &sender, user, seen)),
        Fate::Declined => world.act(|conn| acts::decline(conn, &sender, user, seen, reason)),
        Fate::Cancelled => world.act(|conn| acts::withdraw(conn, &by, seen)),
        Fate::Unanswered => return Ok(()),
    };
    unless_refused(done, |e| {
        use hiring::Error::{AlreadyApplied, Refused, RoleClosed, StaleVersion};
        let flows::Error::Hiring(e) = e else { return false };
        matches!(e, AlreadyApplied | Refused(_) | RoleClosed | StaleVersion)
    })
    .map(|_| ())
}
