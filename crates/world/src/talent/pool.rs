//! Who joins the pool, changes what they say there, hides or leaves.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

use anyhow::Result;
use assessments::reports;
use auth::profiles as accounts;
use auth::users;
use flows::talent as acts;
use hiring::resumes::File;
use kernel::chrono::TimeDelta;
use kernel::{Instant, UserId};
use rand::Rng;
use rand::seq::IndexedRandom;
use serde_json::{Value, json};
use talent::profiles::{self, Availability, Form, Visibility};

use super::SEEKER;
use super::profiles::{Showing, form};
use super::words::field_of;
use crate::stage::World;
use crate::stage::cast::Person;
use crate::stage::times::{awake, days_ago, evenly, in_days};

/// How many join a market's pool. A few leave it again.
const JOINS: usize = 128;
/// Between which days before today they do.
const JOIN_DAYS: (i64, i64) = (405, 2);
/// How many people are asked whether they would join.
const TRIES: usize = 12;
/// Whose results are shown by their names, at most.
const SHOWING: usize = 12;

/// Somebody who has joined.
#[derive(Debug, Clone)]
pub(super) struct Member {
    pub(super) person: Person,
    pub(super) showing: Showing,
    /// Whether they block the company that looks for people.
    pub(super) is_wary: bool,
    /// Whether they have left.
    pub(super) is_gone: bool,
    /// When they were last asked by that company.
    pub(super) asked: Option<Instant>,
}

impl Member {
    /// Whether the company sees their card, as far as it has not asked them.
    pub(super) fn is_seen(&self) -> bool {
        !self.is_gone && !self.is_wary && self.showing.visibility != Visibility::Hidden
    }

    pub(super) fn is_named(&self) -> bool {
        self.showing.visibility == Visibility::Named
    }
}

/// The pool as its people know it.
#[derive(Debug, Default)]
pub(super) struct Pool {
    pub(super) members: Vec<Member>,
    /// Who has ever been in it.
    known: BTreeSet<UserId>,
    turn: usize,
    threads: usize,
    direct: usize,
}

impl Pool {
    /// Which conversation comes next.
    pub(super) fn thread(&mut self) -> usize {
        self.threads += 1;
        self.threads
    }

    /// Which direct message comes next.
    pub(super) fn direct(&mut self) -> usize {
        self.direct += 1;
        self.direct
    }

    /// Which text comes next.
    pub(super) fn turn(&mut self) -> usize {
        self.turn += 1;
        self.turn
    }

    pub(super) fn change(&mut self, user: UserId, change: impl FnOnce(&mut Member)) {
        if let Some(member) = self.members.iter_mut().find(|one| one.person.user == user) {
            change(member);
        }
    }
}

/// The pool, for acts that are to come.
pub(super) type Shared = Rc<RefCell<Pool>>;

pub(super) fn plan(world: &mut World, pool: &Shared) {
    let joins = world.size.of(JOINS);
    for turn in 0..joins {
        let day = evenly(world, (turn, joins), JOIN_DAYS);
        let (at, pool) = (awake(world, day), Rc::clone(pool));
        world.at(at, "join the talent pool", move |world| join(world, &pool, turn));
    }
    for (role, days) in [("applicant", 44), ("intern", 31)] {
        let (at, pool) = (awake(world, days_ago(world, days)), Rc::clone(pool));
        world.at(at, "a star joins the talent pool", move |world| {
            let star = world.stars.get(role).and_then(|star| {
                Some(Person {
                    user: star.user?,
                    name: star.name.clone(),
                    email: star.email.clone(),
                })
            });
            let showing = Showing { visibility: Visibility::Named, curated: true };
            star.map_or(Ok(()), |star| enter(world, &pool, &star, showing))
        });
    }
    let (at, pool) = (awake(world, days_ago(world, 3)), Rc::clone(pool));
    world.at(at, "show results in the talent pool", move |world| show_results(world, &pool));
}

/// Somebody who has a profile and is not in the pool joins it; where there is nobody, somebody does days later.
fn join(world: &mut World, pool: &Shared, turn: usize) -> Result<()> {
    let Some(person) = newcomer(world, pool)? else {
        let (at, pool) = (awake(world, in_days(world, 3)), Rc::clone(pool));
        world.at(at, "join the talent pool", move |world| join(world, &pool, turn));
        return Ok(());
    };
    let visibility = if turn % 12 < 7 { Visibility::Named } else { Visibility::Anonymous };
    let showing = Showing { visibility, curated: turn % 12 < 5 };
    enter(world, pool, &person, showing)?;
    let user = person.user;
    let next = |days: i64, world: &mut World| awake(world, in_days(world, days));
    let days = world.chance.random_range(20..110);
    let (at, pool) = (next(days, world), Rc::clone(pool));
    match turn % 16 {
        1 => world.at(at, "leave the talent pool", move |world| leave(world, &pool, user)),
        3 => world.at(at, "block a company", move |world| block(world, &pool, user)),
        5 | 13 => world.at(at, "hide in the talent pool", move |world| hide(world, &pool, user)),
        2 | 6 | 10 | 14 => {
            world.at(at, "change a card", move |world| begin_later(world, &pool, user))
        }
        0 | 4 | 12 => world.at(at, "add a résumé to a card", move |world| attach(world, &person)),
        _ => {}
    }
    Ok(())
}

/// Somebody who could join: of some whom one asks, the first who has filled in a profile and was never there.
fn newcomer(world: &mut World, pool: &Shared) -> Result<Option<Person>> {
    for _ in 0..TRIES {
        let Some(person) = world.people.choose(&mut world.chance).cloned() else { break };
        if pool.borrow().known.contains(&person.user) || is_star(world, &person) {
            continue;
        }
        if world.act(|conn| accounts::get(conn, person.user))?.version > 0 {
            return Ok(Some(person));
        }
    }
    Ok(None)
}

fn is_star(world: &World, person: &Person) -> bool {
    world.stars.values().any(|star| star.email == person.email)
}

fn enter(world: &mut World, pool: &Shared, person: &Person, showing: Showing) -> Result<()> {
    let Some(form) = form(world, person, showing) else { return Ok(()) };
    save(world, person.user, move |_| form)?;
    let (person, is_wary, is_gone) = (person.clone(), false, false);
    let member = Member { person, showing, is_wary, is_gone, asked: None };
    let mut pool = pool.borrow_mut();
    pool.known.insert(member.person.user);
    pool.members.push(member);
    Ok(())
}

/// Saves what somebody says, made of what they said before.
fn save(world: &World, user: UserId, change: impl FnOnce(Option<Form>) -> Form) -> Result<()> {
    let sender = world.sender();
    world.act(|conn| {
        let before = profiles::of_user(conn, user)?;
        let version = before.as_ref().map_or(0, |profile| profile.version);
        let form = change(before.map(|profile| profile.form));
        let account = users::get(conn, user)?;
        acts::save(conn, &sender, &account, (version, &form))
    })?;
    Ok(())
}

/// Changes what somebody says who is in the pool.
fn change(world: &World, user: UserId, change: impl FnOnce(&mut Form)) -> Result<()> {
    let Some(profile) = world.act(|conn| profiles::of_user(conn, user))? else { return Ok(()) };
    let mut form = profile.form;
    change(&mut form);
    save(world, user, |_| form)
}

fn leave(world: &mut World, pool: &Shared, user: UserId) -> Result<()> {
    let sender = world.sender();
    world.act(|conn| acts::leave(conn, &sender, user))?;
    pool.borrow_mut().change(user, |member| member.is_gone = true);
    Ok(())
}

fn block(world: &mut World, pool: &Shared, user: UserId) -> Result<()> {
    let company = world.firm(SEEKER)?.company;
    change(world, user, |form| {
        form.blocked.insert(company);
    })?;
    pool.borrow_mut().change(user, |member| member.is_wary = true);
    Ok(())
}

fn hide(world: &mut World, pool: &Shared, user: UserId) -> Result<()> {
    change(world, user, |form| form.visibility = Visibility::Hidden)?;
    pool.borrow_mut().change(user, |member| member.showing.visibility = Visibility::Hidden);
    Ok(())
}

/// Something came between; a month later they are free again.
fn begin_later(world: &mut World, pool: &Shared, user: UserId) -> Result<()> {
    change(world, user, |form| form.availability = Availability::Later)?;
    let (at, pool) = (awake(world, in_days(world, 35)), Rc::clone(pool));
    world.at(at, "change a card back", move |world| {
        let is_there =
            pool.borrow().members.iter().any(|one| one.person.user == user && !one.is_gone);
        if is_there {
            change(world, user, |form| form.availability = Availability::Now)
        } else {
            Ok(())
        }
    });
    Ok(())
}

/// Puts a file beside a card that says what the profile does.
fn attach(world: &mut World, person: &Person) -> Result<()> {
    let said = world.act(|conn| accounts::get(conn, person.user))?.edit;
    let file = resume(person, &said)?;
    world.act(|conn| {
        let account = users::get(conn, person.user)?;
        acts::attach(conn, &account, &file)
    })?;
    Ok(())
}

/// A file in the JSON Resume format.
pub(super) fn resume(person: &Person, said: &accounts::Edit) -> Result<File> {
    let field = field_of(person).map(|field| field.title.clone()).unwrap_or_default();
    let schools = said.education.as_deref().unwrap_or_default().lines();
    let schools: Vec<Value> = schools.map(|school| json!({ "institution": school })).collect();
    let skills: Vec<Value> = said.skills.iter().map(|skill| json!({ "name": skill })).collect();
    let headline = said.headline.clone().unwrap_or_default();
    let basics = json!({ "name": person.name, "email": person.email.as_str(), "label": field, "summary": headline });
    let content = json!({ "basics": basics, "education": schools, "skills": skills });
    let name = format!("{}.json", person.name.replace(' ', "_"));
    Ok(File::read(&name, serde_json::to_vec_pretty(&content)?)?)
}

/// Some of those who show their names show what they have reached, too.
fn show_results(world: &mut World, pool: &Shared) -> Result<()> {
    let named: Vec<UserId> = {
        let pool = pool.borrow();
        let named = pool.members.iter().filter(|one| one.is_named() && !one.is_gone);
        named.map(|one| one.person.user).collect()
    };
    let reached = world.act(|conn| reports::graded_of(conn, &named, 2))?;
    let with = named.iter().filter_map(|user| Some((*user, reached.get(user)?)));
    for (turn, (user, rows)) in with.take(SHOWING).enumerate() {
        let results = rows.iter().map(|row| row.id).collect();
        let wait = TimeDelta::minutes(i64::try_from(turn).unwrap_or(0) * 37);
        world.after(wait, "show a result in the talent pool", move |world| {
            change(world, user, |form| form.results = results)
        });
    }
    Ok(())
}
