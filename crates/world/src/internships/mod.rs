//! What happens in internships, from the accepted offer on.

mod checklist;
#[cfg(test)]
mod tests;
mod weeks;
mod words;

use anyhow::{Context, Result};
use flows::internships as acts;
use internships::checklists::{self, Owner, Task};
use internships::extensions::{self, Event as Answer};
use internships::placements::{self, Act, Acting, Internship, State, Whose};
use kernel::chrono::TimeDelta;
use kernel::{InternshipId, Limit, Paging, Seen, UserId};
use rand::Rng;
use rand::seq::IndexedRandom;

use crate::stage::World;
use crate::stage::cast::Firm;
use crate::stage::times::{at_work, awake, days_ago, in_days};
use words::{WORDS, nth};

/// Each of so many goes on longer.
const EXTENDED: usize = 4;

/// What becomes of an internship.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Course {
    /// It ends on its last day.
    Planned,
    /// The same, and the company employs the intern.
    Converted,
    /// Both sides agree on a later last day.
    Extended,
    /// The intern leaves early.
    EndsEarly,
    /// It never begins.
    Cancelled,
}

/// The course of the internship that is followed after so many others.
fn course(turn: usize) -> Course {
    match turn {
        2 => Course::EndsEarly,
        5 => Course::Cancelled,
        _ if turn % EXTENDED == 1 => Course::Extended,
        _ if turn.is_multiple_of(EXTENDED) => Course::Converted,
        _ => Course::Planned,
    }
}

/// An internship that is followed.
#[derive(Debug, Clone, Copy)]
struct Run {
    id: InternshipId,
    /// How many were followed before it.
    turn: usize,
    course: Course,
    intern: UserId,
    company: Acting,
    /// How good the intern is, 1 to 5.
    level: i32,
}

impl Run {
    fn intern(&self) -> Acting {
        Acting::Candidate(self.intern)
    }
}

/// Plans what does not belong to one internship: the checklists with which they begin.
pub(crate) fn plan(world: &mut World) -> Result<()> {
    let at = at_work(world, days_ago(world, 400));
    world.at(at, "save the shared checklist", |world| {
        save_template(world, None, checklists::built_in())
    });
    let at = at_work(world, days_ago(world, 380));
    world.at(at, "save a company's checklist", |world| {
        let company = world.firm("mature")?.company;
        let more = |title: &str, help: &str, owner, due_days, required| Task {
            title: title.to_owned(),
            help: Some(help.to_owned()),
            owner,
            due_days,
            required,
            asks: false,
        };
        let mut tasks = checklists::built_in();
        let help = "Mail, chat, code and the time sheet.";
        tasks.push(more("Make the accounts", help, Owner::Company, -3, true));
        let help = "What do you want to have learned at the end?";
        tasks.push(more("Write down your goals", help, Owner::Candidate, 14, false));
        save_template(world, Some(company), tasks)
    });
    Ok(())
}

fn save_template(
    world: &mut World,
    company: Option<kernel::CompanyId>,
    tasks: Vec<Task>,
) -> Result<()> {
    let by = world.reviewer();
    world.act(|conn| {
        let versions = checklists::versions(conn, company)?;
        let seen = versions.first().map_or(0, |last| last.version);
        acts::save_template(conn, (by.actor, &by.sender), (company, seen), &tasks)
    })?;
    Ok(())
}

/// Plans what happens in an internship that has just begun with an accepted offer.
pub(crate) fn follow(world: &mut World, internship: InternshipId) -> Result<()> {
    let of = find(world, internship)?;
    let (whose, first) = (Whose::Anybody, Paging::first(Limit::most()));
    let known = world.act(|conn| placements::list(conn, whose, None, first))?.items.len();
    let firm = firm_of(world, &of)?;
    let who: Vec<UserId> = supervisors(&firm);
    let supervisor = who.choose(&mut world.chance).copied().unwrap_or(firm.owner.user);
    let intern = of.candidate.context("an internship of nobody")?;
    let turn = known.saturating_sub(1);
    // Who signs in as a demo account finds an internship that is not given up.
    let is_star = world.stars.values().any(|star| star.user == Some(intern));
    let course = if is_star { Course::Extended } else { course(turn) };
    let run = Run {
        id: internship,
        turn,
        course,
        intern,
        company: Acting::Company(of.company, supervisor),
        level: world.chance.random_range(3..=5),
    };
    checklist::plan(world, run, &of)?;
    // Before the item that says so is due.
    let day = (of.starts_on - TimeDelta::days(9)).max(in_days(world, 1));
    let at = at_work(world, day);
    world.at(at, "name a supervisor", move |world| name_supervisor(world, run, supervisor));
    if course == Course::Cancelled {
        let day = (of.starts_on - TimeDelta::days(6)).max(in_days(world, 2));
        let at = awake(world, day);
        world.at(at, "cancel an internship", move |world| end(world, run, Act::Cancel));
        return Ok(());
    }
    weeks::plan(world, run, &of);
    plan_end(world, run, &of);
    Ok(())
}

fn find(world: &World, id: InternshipId) -> Result<Internship> {
    world.act(|conn| placements::find(conn, Acting::System, id))
}

fn firm_of(world: &World, of: &Internship) -> Result<Firm> {
    let firm = world.firms.values().find(|firm| firm.company == of.company);
    firm.cloned().with_context(|| format!("nobody acts for {}", of.company_name))
}

/// Who can look after an intern: those who recruit or review.
fn supervisors(firm: &Firm) -> Vec<UserId> {
    firm.reviewers.iter().chain(&firm.recruiters).map(|person| person.user).collect()
}

fn name_supervisor(world: &mut World, run: Run, supervisor: UserId) -> Result<()> {
    let of = find(world, run.id)?;
    if !of.state.is_open() {
        return Ok(());
    }
    let sender = world.sender();
    // Somebody who recruits names them.
    let by = Acting::Company(of.company, of.contact);
    let seen = Seen::at(of.id, of.version);
    world.act(|conn| acts::set_supervisor(conn, &sender, by, seen, Some(supervisor)))?;
    Ok(())
}

fn plan_end(world: &mut World, run: Run, of: &Internship) {
    let length = (of.ends_on - of.starts_on).num_days();
    match run.course {
        Course::EndsEarly => {
            let at = awake(world, of.starts_on + TimeDelta::days(length * 9 / 20));
            world.at(at, "end an internship early", move |world| end(world, run, Act::EndEarly));
        }
        Course::Extended => {
            let day = of.ends_on - TimeDelta::days(length.min(60) / 3);
            let at = at_work(world, day);
            world.at(at, "propose an extension", move |world| propose(world, run));
        }
        Course::Planned | Course::Converted | Course::Cancelled => {}
    }
    plan_completion(world, run, of);
}

/// The company confirms the end within some days.
fn plan_completion(world: &mut World, run: Run, of: &Internship) {
    let days = world.chance.random_range(0..3);
    let at = at_work(world, of.ends_on + TimeDelta::days(days));
    world.at(at, "complete an internship", move |world| complete(world, run));
}

/// Who recruits for the company takes the steps with the internship itself.
fn recruiting(of: &Internship) -> Acting {
    Acting::Company(of.company, of.contact)
}

fn complete(world: &mut World, run: Run) -> Result<()> {
    let of = find(world, run.id)?;
    if of.state != State::Active {
        return Ok(());
    }
    if of.ends_on > world.now().date_naive() {
        plan_completion(world, run, &of);
        return Ok(());
    }
    step(world, recruiting(&of), &of, (Act::Complete, None))?;
    if run.course == Course::Converted {
        let at = at_work(world, in_days(world, 4));
        world.at(at, "employ an intern", move |world| {
            let of = find(world, run.id)?;
            step(world, recruiting(&of), &of, (Act::Convert, None))
        });
    }
    Ok(())
}

/// The intern ends it, or does not begin it.
fn end(world: &mut World, run: Run, act: Act) -> Result<()> {
    let of = find(world, run.id)?;
    let fits = if act == Act::Cancel { of.state.is_ahead() } else { of.state == State::Active };
    if !fits {
        return Ok(());
    }
    let reasons = if act == Act::Cancel { &WORDS.cancelled } else { &WORDS.early };
    step(world, run.intern(), &of, (act, nth(reasons, run.turn).map(String::as_str)))
}

fn step(
    world: &mut World,
    acting: Acting,
    of: &Internship,
    (act, why): (Act, Option<&str>),
) -> Result<()> {
    let (sender, seen) = (world.sender(), Seen::at(of.id, of.version));
    world.act(|conn| acts::step(conn, &sender, acting, seen, (act, why)))?;
    Ok(())
}

/// One side asks for some more weeks, and the other one agrees days later.
fn propose(world: &mut World, run: Run) -> Result<()> {
    let of = find(world, run.id)?;
    if of.state != State::Active {
        return Ok(());
    }
    let by_intern = run.turn % 8 == 1;
    let (side, asking, answering) = match by_intern {
        true => ("candidate", run.intern(), recruiting(&of)),
        false => ("company", recruiting(&of), run.intern()),
    };
    let weeks = world.chance.random_range(4..=8);
    let ends_on = of.ends_on + TimeDelta::days(7 * weeks);
    let note = WORDS.extensions.get(side).and_then(|notes| nth(notes, run.turn / EXTENDED));
    let (sender, seen) = (world.sender(), Seen::at(of.id, of.version));
    let who = if by_intern { run.intern } else { of.contact };
    world.act(|conn| acts::ask_to_propose(conn, who))?;
    let new = extensions::New { ends_on, note: note.map(String::as_str) };
    world.act(|conn| acts::propose(conn, &sender, asking, seen, new))?;
    let at = at_work(world, in_days(world, 3));
    world.at(at, "agree to an extension", move |world| agree(world, run, answering));
    Ok(())
}

fn agree(world: &mut World, run: Run, answering: Acting) -> Result<()> {
    let sender = world.sender();
    world.act(|conn| {
        let made = extensions::of_internship(conn, run.id)?;
        let open = made.into_iter().find(|one| one.state == extensions::State::Open);
        let Some(open) = open else { return Ok(()) };
        let seen = Seen::at(open.id, open.version);
        acts::answer(conn, &sender, answering, seen, Answer::Agree).map(|_| ())
    })
}
