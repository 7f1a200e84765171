//! What the sides of an internship say of its weeks, and what the company says of the intern.

use anyhow::Result;
use flows::internships as acts;
use internships::check_ins::{self, Answers};
use internships::placements::{Acting, Internship, State};
use internships::ratings::{self, Marks};
use kernel::chrono::{NaiveDate, TimeDelta};
use rand::Rng;

use super::words::{WORDS, nth, of_company, of_intern};
use super::{Run, find};
use crate::stage::World;
use crate::stage::times::{at_work, awake, in_days};

/// How often each side says something of a week.
const INTERN_WRITES: f64 = 0.92;
const COMPANY_WRITES: f64 = 0.75;
/// On which day of a week people look back on it, counted from its first.
const LOOKS_BACK: i64 = 4;

/// Plans the first week, and the ratings.
pub(super) fn plan(world: &mut World, run: Run, of: &Internship) {
    plan_week(world, run, of, 1);
    for (days, given) in [(ratings::DAYS[0], true), (ratings::DAYS[1], run.turn % 5 != 3)] {
        let due = of.starts_on + TimeDelta::days(i64::from(days));
        let late = world.chance.random_range(-2..=3);
        let at = at_work(world, due + TimeDelta::days(late));
        if given {
            world.at(at, "rate an intern", move |world| rate(world, run, days));
        }
    }
}

/// Where the internship has such a week, both sides look back on it on a day of it.
fn plan_week(world: &mut World, run: Run, of: &Internship, number: i32) {
    let weeks = check_ins::weeks(of.starts_on, of.ends_on);
    let Some(week) = weeks.iter().find(|week| week.number == number) else { return };
    let at = at_work(world, (week.first + TimeDelta::days(LOOKS_BACK)).min(week.last));
    world.at(at, "look back on a week", move |world| look_back(world, run, number));
}

/// Both sides write on the same day or the one after it; a week later they look back again.
fn look_back(world: &mut World, run: Run, number: i32) -> Result<()> {
    let of = find(world, run.id)?;
    // It has not begun where something of the checklist is missing, and may yet.
    if !of.state.is_open() {
        return Ok(());
    }
    let today = world.now().date_naive();
    if of.state == State::Active {
        if world.chance.random_bool(INTERN_WRITES) {
            write_on(world, run, (number, today), false);
        }
        if world.chance.random_bool(COMPANY_WRITES) {
            let later = world.chance.random_range(0..=1);
            write_on(world, run, (number, in_days(world, later)), true);
        }
    }
    plan_week(world, run, &of, number + 1);
    Ok(())
}

fn write_on(world: &mut World, run: Run, (number, day): (i32, NaiveDate), by_company: bool) {
    let at = if by_company { at_work(world, day) } else { awake(world, day) };
    // Nobody writes at the very moment at which they look back.
    let soon = world.now() + TimeDelta::minutes(world.chance.random_range(4..100));
    let at = at.max(soon);
    world.at(at, "check in for a week", move |world| check_in(world, run, number, by_company));
}

fn check_in(world: &mut World, run: Run, number: i32, by_company: bool) -> Result<()> {
    let of = find(world, run.id)?;
    let weeks = check_ins::weeks(of.starts_on, of.ends_on);
    let today = world.now().date_naive();
    let is_open = weeks.iter().any(|week| week.number == number && week.is_open(today));
    if of.state != State::Active || !is_open {
        return Ok(());
    }
    let week = usize::try_from(number - 1).unwrap_or(0);
    let text =
        if by_company { of_company(run.turn, week) } else { of_intern(world, run.turn, week) };
    let chance = &mut world.chance;
    let mut around = |level: i32| (level + chance.random_range(-1..=1)).clamp(1, 5);
    let answers =
        Answers { work: around(run.level), support: around(4), learning: around(4), text };
    let by = if by_company { run.company } else { run.intern() };
    write(world, run, by, (number, &answers))
}

fn write(world: &World, run: Run, by: Acting, (week, answers): (i32, &Answers)) -> Result<()> {
    let sender = world.sender();
    world.act(|conn| acts::check_in(conn, &sender, by, (run.id, week), answers))?;
    Ok(())
}

fn rate(world: &mut World, run: Run, day: i32) -> Result<()> {
    let of = find(world, run.id)?;
    if !ratings::is_open(&of, day, world.now().date_naive()) {
        return Ok(());
    }
    // They have grown since the first time.
    let level = run.level + i32::from(day > 30 && run.turn.is_multiple_of(2));
    let chance = &mut world.chance;
    let mut around = |level: i32| (level + chance.random_range(-1..=1)).clamp(1, 5);
    let marks = Marks {
        quality: around(level),
        reliability: around(level),
        initiative: around(level - 1),
        teamwork: around(4),
        growth: around(level),
        text: WORDS.ratings.get(&day).and_then(|texts| nth(texts, run.turn)).cloned(),
    };
    let sender = world.sender();
    world.act(|conn| acts::rate(conn, &sender, run.company, (run.id, day), &marks))?;
    Ok(())
}
