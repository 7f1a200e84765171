//! What a company looks for in the pool, keeps for a role, and asks people for.

use std::rc::Rc;

use anyhow::Result;
use companies::grants;
use flows::talent::{self as acts, Recruiter};
use hiring::roles::Role;
use hiring::roles::form::PayPeriod as RolePay;
use kernel::chrono::TimeDelta;
use kernel::{Limit, Seen, TalentProspectId, UserId};
use rand::Rng;
use rand::seq::IndexedRandom;
use talent::cards::{self, Filter};
use talent::introductions::{Introduction, PayRange, Position, Request};
use talent::profiles::{Authorisation, Availability, Employment, PayPeriod, Place, Skill};
use talent::prospects;
use talent::searches;

use super::pool::{Member, Shared};
use super::words::{LETTERS, Search, filled, given_name, nth};
use super::{SEEKER, live_role, threads, unless_refused};
use crate::stage::World;
use crate::stage::cast::{Firm, Person};
use crate::stage::times::{at_work, awake, evenly, in_days};

/// How many searches are saved, requests made and cards kept in a market.
const SEARCHES: usize = 12;
const REQUESTS: usize = 44;
const OPEN_REQUESTS: usize = 8;
const PROSPECTS: usize = 44;
/// No company asks more, however large the market is.
const MOST: usize = 90;
/// How many cards without a name are looked at to find somebody's.
const MOST_LOOKED_AT: usize = 200;
/// For how many days a company does not ask somebody again.
const AGAIN_AFTER_DAYS: i64 = 91;

/// What becomes of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fate {
    Accepted,
    Declined,
    /// Nobody answers.
    Unanswered,
    /// The company takes it back.
    Cancelled,
}

const FATES: [Fate; 10] = [
    Fate::Accepted,
    Fate::Declined,
    Fate::Unanswered,
    Fate::Accepted,
    Fate::Cancelled,
    Fate::Accepted,
    Fate::Declined,
    Fate::Accepted,
    Fate::Unanswered,
    Fate::Declined,
];

pub(super) fn fate(turn: usize) -> Fate {
    nth(&FATES, turn).copied().unwrap_or(Fate::Unanswered)
}

pub(super) fn plan(world: &mut World, pool: &Shared) {
    let saved = world.size.of(SEARCHES);
    for (turn, search) in LETTERS.searches.iter().take(saved).enumerate() {
        let at = at_work(world, evenly(world, (turn, saved), (390, 20)));
        world.at(at, "save a talent search", move |world| save(world, turn, search));
    }
    let asked = world.size.of(REQUESTS).min(MOST);
    let open = world.size.of(OPEN_REQUESTS).min(OPEN_REQUESTS);
    for turn in 0..asked + open {
        let day = match turn.checked_sub(asked) {
            None => evenly(world, (turn, asked), (370, 9)),
            Some(turn) => evenly(world, (turn, open), (6, 1)),
        };
        let fate = if turn < asked { fate(turn) } else { Fate::Unanswered };
        let (at, pool) = (at_work(world, day), Rc::clone(pool));
        world.at(at, "ask for an introduction", move |world| ask(world, &pool, fate));
    }
    let kept = world.size.of(PROSPECTS).min(MOST);
    for turn in 0..kept {
        // Half of them are of the last weeks: what is kept goes with its role.
        let half = kept / 2;
        let day = match turn.checked_sub(half) {
            None => evenly(world, (turn, half), (330, 50)),
            Some(late) => evenly(world, (late, kept - half), (45, 2)),
        };
        let (at, pool) = (at_work(world, day), Rc::clone(pool));
        world.at(at, "keep a card for a role", move |world| keep(world, &pool, turn));
    }
}

/// One of those who recruit for a company.
pub(super) fn recruiter(world: &mut World, firm: &Firm) -> Person {
    let all: Vec<&Person> = firm.recruiters.iter().chain([&firm.owner]).collect();
    let chosen = all.choose(&mut world.chance);
    chosen.map_or_else(|| firm.owner.clone(), |person| (*person).clone())
}

pub(super) fn acting(world: &World, firm: &Firm, person: &Person) -> Result<Recruiter> {
    let pays = world.act(|conn| grants::flags(conn, firm.company))?.payment;
    Ok(Recruiter { company: firm.company, user: person.user, pays })
}

fn save(world: &mut World, turn: usize, search: &Search) -> Result<()> {
    let firm = world.firm(SEEKER)?;
    let (by, now, filter) = (recruiter(world, &firm), world.now(), filter_of(search));
    let own = (firm.company, by.user);
    let saved = world.act(|conn| searches::save(conn, own, &search.name, &filter, now))?;
    if turn % 6 == 5 {
        let at = at_work(world, in_days(world, 40));
        world.at(at, "delete a talent search", move |world| {
            world.act(|conn| searches::delete(conn, firm.company, saved.id))
        });
    }
    Ok(())
}

pub(super) fn filter_of(search: &Search) -> Filter {
    let text = Some(search.text.clone()).filter(|text| !text.is_empty());
    Filter {
        skills: search.skills.iter().filter_map(|word| Skill::parse(word)).collect(),
        availability: Availability::parse(&search.availability),
        place: Place::parse(&search.place),
        employment: Employment::parse(&search.employment),
        authorised: Authorisation::parse(&search.authorised),
        score: None,
        text,
    }
}

/// Somebody whom the company sees and has not asked lately.
pub(super) fn target(
    world: &mut World,
    pool: &Shared,
    fits: impl Fn(&Member) -> bool,
) -> Option<Member> {
    let since = world.now() - TimeDelta::days(AGAIN_AFTER_DAYS);
    let pool = pool.borrow();
    let fits =
        |one: &&Member| one.is_seen() && one.asked.is_none_or(|asked| asked < since) && fits(one);
    let free: Vec<&Member> = pool.members.iter().filter(fits).collect();
    free.choose(&mut world.chance).map(|one| (*one).clone())
}

/// What the company names to ask for somebody; nothing while their card is not shown.
fn handle_of(world: &World, firm: &Firm, member: &Member) -> Result<Option<String>> {
    let (user, now) = (member.person.user, world.now());
    world.act(|conn| {
        let (mut after, mut looked_at) = (None, 0);
        loop {
            let part = (Limit::most(), now);
            let page = cards::list(conn, firm.company, &Filter::default(), after.as_ref(), part)?;
            for card in page.items {
                let is_theirs = match card.named {
                    Some(named) => named.user == user,
                    None if member.is_named() => false,
                    None => {
                        looked_at += 1;
                        cards::choose(conn, firm.company, &card.handle, now)?.user == user
                    }
                };
                if is_theirs {
                    return Ok(Some(card.handle));
                }
            }
            if page.next.is_none() || looked_at > MOST_LOOKED_AT {
                return Ok::<_, talent::Error>(None);
            }
            after = page.next;
        }
    })
}

/// What a role pays, as a request says it.
fn pay_of(role: &Role) -> Option<PayRange> {
    let form = &role.form;
    let period = match form.pay_period? {
        RolePay::Hour => PayPeriod::Hour,
        RolePay::Month => PayPeriod::Month,
        RolePay::Year => PayPeriod::Year,
    };
    Some(PayRange {
        min: form.pay_min?,
        max: form.pay_max?,
        currency: form.currency.clone(),
        period,
    })
}

/// What the company writes: by the name of somebody who shows it.
fn letter(world: &mut World, pool: &Shared, role: &Role, to: &Member) -> Option<String> {
    let turn = pool.borrow_mut().turn();
    let name =
        if to.is_named() { format!(" {}", given_name(&to.person.name)) } else { String::new() };
    let opening = nth(&LETTERS.openings, turn)?;
    let reason = LETTERS.reasons.choose(&mut world.chance)?;
    let closing = LETTERS.closings.choose(&mut world.chance)?;
    let opening = filled(opening, &[("name", &name), ("role", &role.form.title)]);
    Some(format!("{opening}\n\n{reason}\n\n{closing}"))
}

fn request(world: &mut World, pool: &Shared, role: &Role, to: &Member) -> Option<Request> {
    let position = Position { role: role.id, pay: pay_of(role)? };
    Some(Request { position: Some(position), message: letter(world, pool, role, to)? })
}

/// Why a request does not come about: a colleague was faster, the pool has changed, or too many wait for an answer.
fn is_no_more(e: &flows::Error) -> bool {
    use talent::Error::{AskedAlready, NoCard, NoProspect, RoleNotLive, TooManyOpen};
    let flows::Error::Talent(e) = e else { return false };
    matches!(e, AskedAlready | NoCard | NoProspect | RoleNotLive | TooManyOpen(_))
}

fn ask(world: &mut World, pool: &Shared, fate: Fate) -> Result<()> {
    let firm = world.firm(SEEKER)?;
    let by_name = world.chance.random_bool(0.65);
    let Some(role) = live_role(world, firm.company)? else { return Ok(()) };
    let Some(to) = target(world, pool, |one| one.is_named() == by_name) else { return Ok(()) };
    let Some(handle) = handle_of(world, &firm, &to)? else { return Ok(()) };
    let Some(asked) = request(world, pool, &role, &to) else { return Ok(()) };
    let (person, sender) = (recruiter(world, &firm), world.sender());
    let by = acting(world, &firm, &person)?;
    world.act(|conn| acts::ask(conn, by.company))?;
    let made = world.act(|conn| acts::request(conn, &sender, by, &handle, &asked));
    let Some(made) = unless_refused(made, is_no_more)? else { return Ok(()) };
    follow(world, pool, &Asked { made, to, person, firm }, fate);
    Ok(())
}

/// A request that was made.
#[derive(Debug, Clone)]
pub(super) struct Asked {
    pub(super) made: Introduction,
    pub(super) to: Member,
    pub(super) person: Person,
    pub(super) firm: Firm,
}

/// Plans the answer to a request.
pub(super) fn follow(world: &mut World, pool: &Shared, asked: &Asked, fate: Fate) {
    let now = world.now();
    pool.borrow_mut().change(asked.to.person.user, |member| member.asked = Some(now));
    let days = world.chance.random_range(1..6);
    let at = awake(world, in_days(world, days));
    let (asked, pool) = (asked.clone(), Rc::clone(pool));
    match fate {
        Fate::Accepted => {
            world.at(at, "accept an introduction", move |world| accept(world, &pool, &asked))
        }
        Fate::Declined => world.at(at, "decline an introduction", move |world| {
            let turn = pool.borrow_mut().turn();
            decline(world, asked.to.person.user, &asked.made, turn)
        }),
        Fate::Cancelled => {
            world.at(at, "cancel an introduction", move |world| cancel(world, &asked))
        }
        Fate::Unanswered => {}
    }
}

/// Why an answer is none: the request has ended before, as somebody has left the pool or blocks the company.
fn has_ended(e: &flows::Error) -> bool {
    use hiring::Error::RoleClosed;
    use talent::Error::{Refused, StaleVersion};
    matches!(e, flows::Error::Talent(Refused(_) | StaleVersion) | flows::Error::Hiring(RoleClosed))
}

fn accept(world: &mut World, pool: &Shared, asked: &Asked) -> Result<()> {
    let (sender, user) = (world.sender(), asked.to.person.user);
    let seen = Seen::at(asked.made.id, asked.made.version);
    let accepted = world.act(|conn| acts::accept(conn, &sender, user, seen));
    if let Some(accepted) = unless_refused(accepted, has_ended)? {
        threads::begin(world, pool, Asked { made: accepted, ..asked.clone() });
    }
    Ok(())
}

/// Every third says why, for their own record.
fn decline(world: &World, user: UserId, made: &Introduction, turn: usize) -> Result<()> {
    let (sender, seen) = (world.sender(), Seen::at(made.id, made.version));
    let reason =
        nth(&LETTERS.declines, turn).filter(|_| !turn.is_multiple_of(3)).map(String::as_str);
    let declined = world.act(|conn| acts::decline(conn, &sender, user, seen, reason));
    unless_refused(declined, has_ended).map(|_| ())
}

fn cancel(world: &World, asked: &Asked) -> Result<()> {
    let (sender, seen) = (world.sender(), Seen::at(asked.made.id, asked.made.version));
    let by = acting(world, &asked.firm, &asked.person)?;
    let cancelled = world.act(|conn| acts::cancel(conn, &sender, by, seen));
    unless_refused(cancelled, has_ended).map(|_| ())
}

/// Keeps a card for a role. Some are asked days later, some removed, and the others stay.
fn keep(world: &mut World, pool: &Shared, turn: usize) -> Result<()> {
    let firm = world.firm(SEEKER)?;
    let Some(role) = live_role(world, firm.company)? else { return Ok(()) };
    let Some(to) = target(world, pool, |one| turn % 4 == 1 || one.is_named()) else {
        return Ok(());
    };
    let Some(handle) = handle_of(world, &firm, &to)? else { return Ok(()) };
    let (person, now) = (recruiter(world, &firm), world.now());
    let by = acting(world, &firm, &person)?;
    let note = nth(&LETTERS.notes, turn).filter(|_| turn % 3 < 2).map(String::as_str);
    let card = (handle.as_str(), note);
    let added = world.act(|conn| acts::add_prospect(conn, by, role.id, card, now));
    let Some((added, _)) = unless_refused(added, is_no_more)? else { return Ok(()) };
    let (id, wait) = (added.id, world.chance.random_range(2..12));
    let at = at_work(world, in_days(world, wait));
    let pool = Rc::clone(pool);
    match turn % 7 {
        0 | 3 => world.at(at, "ask a prospect", move |world| {
            ask_prospect(world, &pool, (&role, to, id), (&firm, person))
        }),
        5 => world.at(at, "remove a prospect", move |world| {
            let now = world.now();
            let own = (firm.company, person.user);
            let removed =
                world.act(|conn| prospects::remove(conn, own, id, now).map_err(flows::Error::from));
            unless_refused(removed, is_no_more).map(|_| ())
        }),
        _ => {}
    }
    Ok(())
}

fn ask_prospect(
    world: &mut World,
    pool: &Shared,
    (role, to, id): (&Role, Member, TalentProspectId),
    (firm, person): (&Firm, Person),
) -> Result<()> {
    let Some(asked) = request(world, pool, role, &to) else { return Ok(()) };
    let by = acting(world, firm, &person)?;
    let sender = world.sender();
    world.act(|conn| acts::ask(conn, by.company))?;
    let made = world.act(|conn| acts::ask_prospect(conn, &sender, by, id, &asked));
    let Some(made) = unless_refused(made, is_no_more)? else { return Ok(()) };
    let turn = pool.borrow_mut().turn();
    let asked = Asked { made, to, person, firm: firm.clone() };
    follow(world, pool, &asked, fate(turn));
    Ok(())
}
