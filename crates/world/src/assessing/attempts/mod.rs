//! Somebody sits an assessment: from the first look at the invitation to the end of the attempt.

mod choose;
mod hand;
mod record;
mod style;
mod typing;

use std::cell::Cell;
use std::rc::Rc;

use anyhow::{Context, Result};
use assessments::addresses::{self, Place};
use assessments::attempts::{self, NewDraft, Starter};
use assessments::drafts::{self, Saving};
use assessments::invitations::{self, Code};
use assessments::leases::{self, Claim};
use challenges::problems::{self, Difficulty};
use db::together::Locked as Met;
use flows::assessments::submit::{self, Aim, Program as Sent};
use kernel::chrono::TimeDelta;
use kernel::{AttemptId, Instant, Language, TaskId, UserId, WritingId};
use rand::Rng;
use rand::rngs::StdRng;

use crate::stage::World;
use crate::stage::cast::Person;
use crate::stage::programs::Program;

pub(crate) use choose::Renamed;
pub(crate) use typing::Habit;
use typing::{Take, Turn};

/// What somebody agrees to whose writing is recorded, whose programs are compared and whose network is noted.
const RECORDED: &str = "2026-11.8";
/// The same before anything was looked for or compared.
const EARLY: &str = "2026-11.3";
/// What somebody agrees to whose programs are compared and whose writing is not recorded.
const COMPARED: &str = "2026-11.4";
/// How long the judge has what was sent before it is asked: what others send meanwhile is judged beside it.
const UNTIL_JUDGED: TimeDelta = TimeDelta::seconds(50);
/// People whose writing nobody sees send at the same moments, so many seconds apart, for the same reason.
const MOMENT_SECONDS: i64 = 300;
/// Of a hundred parts of the time, when nothing more is begun.
const BEGINS_UNTIL_PERCENT: i64 = 70;

/// What somebody lets be seen of their work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seen {
    /// The programs alone.
    Programs,
    /// The programs, which are compared with those of others.
    Compared,
    /// How they were written too.
    Writing(Habit),
}

/// How somebody goes about an attempt.
#[derive(Debug, Clone)]
pub(crate) struct Manner {
    /// How likely it is that they solve a problem of medium difficulty, from 0 to 1.
    pub(crate) ability: f64,
    /// What is seen of it.
    pub(crate) seen: Seen,
    /// Whether they agree to the text of the time before recordings were looked at.
    pub(crate) early: bool,
    /// What they write in where they can.
    pub(crate) language: Language,
    /// Whether they end it; else their time runs out.
    pub(crate) finishes: bool,
    /// A program that they send for one of the problems, whatever they can.
    pub(crate) own: Option<(&'static str, Program)>,
}

impl Manner {
    /// How most people go about it.
    pub(crate) fn plain(ability: f64) -> Self {
        let (seen, language) = (Seen::Programs, Language::Python);
        Self { ability, seen, early: false, language, finishes: true, own: None }
    }
}

/// A problem as somebody has it before them.
#[derive(Debug, Clone)]
struct Task {
    id: TaskId,
    slug: String,
    difficulty: Difficulty,
    languages: Vec<Language>,
    templates: std::collections::BTreeMap<Language, String>,
    /// How long the statement is, in characters.
    statement: usize,
}

impl Task {
    /// What the editor opens with.
    fn template(&self, language: Language) -> &str {
        self.templates.get(&language).map_or("", String::as_str)
    }
}

/// An attempt under way.
#[derive(Debug, Clone, Copy)]
struct Sitting {
    attempt: AttemptId,
    user: UserId,
    lease: Option<WritingId>,
    recorded: bool,
}

/// Sits the assessment that a code invites to, from now on, as most people do.
pub(crate) fn sit(world: &mut World, code: &str, person: &Person, ability: f64) -> Result<()> {
    sit_as(world, code, person, &Manner::plain(ability))
}

/// The same, in a manner of their own.
pub(crate) fn sit_as(
    world: &mut World,
    code: &str,
    person: &Person,
    manner: &Manner,
) -> Result<()> {
    let code: Code = code.parse()?;
    let (sitting, ends_at, tasks) = begin(world, &code, person, manner)?;
    let mut at_ms: u32 = world.chance.random_range(20_000..60_000);
    let mut sent = world.now();
    let last = (ends_at - world.now()).num_milliseconds() * BEGINS_UNTIL_PERCENT / 100;
    for task in &tasks {
        let programs = choose::programs(world, task, manner);
        if programs.is_empty() || i64::from(at_ms) > last {
            continue;
        }
        let Take { turns, ends_ms } = match manner.seen {
            Seen::Writing(habit) => {
                typing::watched(&mut world.chance, task, (&programs, habit), at_ms)
            }
            Seen::Programs | Seen::Compared => {
                typing::unwatched(&mut world.chance, &programs, at_ms)
            }
        };
        let revision = Rc::new(Cell::new(0));
        let mut ends_ms = ends_ms;
        for turn in turns {
            let (task, revision) = (task.id, Rc::clone(&revision));
            let mut at = world.now() + TimeDelta::milliseconds(turn.at_ms.into());
            if turn.aim.is_some() && !sitting.recorded {
                let late = TimeDelta::milliseconds(world.chance.random_range(0..40_000));
                at = moment_after(at.max(sent)) + late;
                sent = at;
                let taken = (at - world.now()).num_milliseconds() + 5_000;
                ends_ms = ends_ms.max(u32::try_from(taken).unwrap_or(u32::MAX));
            }
            // What would be too late is never sent.
            if at + TimeDelta::minutes(3) > ends_at {
                continue;
            }
            world.at(at, "somebody sends a program", move |world| {
                take_turn(world, (sitting, task), &revision, &turn)
            });
        }
        at_ms = ends_ms + world.chance.random_range(15_000..90_000);
    }
    if manner.finishes {
        let wait = TimeDelta::milliseconds(at_ms.into()) + TimeDelta::seconds(75);
        let at = (world.now() + wait).min(ends_at - TimeDelta::seconds(70));
        world.at(at, "an attempt ends", move |world| finish(world, sitting));
    }
    Ok(())
}

/// The next moment at which people send.
fn moment_after(at: Instant) -> Instant {
    let wait = MOMENT_SECONDS - at.timestamp().rem_euclid(MOMENT_SECONDS);
    at + TimeDelta::seconds(wait) - TimeDelta::nanoseconds(at.timestamp_subsec_nanos().into())
}

/// Opens the invitation, agrees and starts; answers the tasks in order.
fn begin(
    world: &World,
    code: &Code,
    person: &Person,
    manner: &Manner,
) -> Result<(Sitting, Instant, Vec<Task>)> {
    let edition = match manner.seen {
        Seen::Programs => None,
        Seen::Compared => Some(COMPARED.to_owned()),
        Seen::Writing(_) => Some(if manner.early { EARLY } else { RECORDED }.to_owned()),
    };
    let recorded = matches!(manner.seen, Seen::Writing(_));
    let (user, email) = (person.user, person.email.clone());
    let sender = world.sender();
    let (sitting, ends_at, found, details) = world.act(|conn| {
        invitations::mark_opened(conn, code, user, &email)?;
        let starter = Starter { user, email, email_verified: true, edition };
        let attempt = submit::start(conn, &sender, code, (&starter, false))?.attempt;
        let claim = Claim { token: None, take_over: false };
        let claimed = leases::claim(conn, attempt, user, claim)?;
        if recorded {
            addresses::note(conn, attempt, &claimed, &home(&person.name))?;
        }
        let work = attempts::workspace(conn, attempt, user)?;
        let work = work.ok_or(assessments::Error::NoAttempt)?;
        let ids: Vec<_> = work.tasks.iter().map(|task| task.problem).collect();
        let details = problems::details(conn, &ids)?;
        let sitting = Sitting { attempt, user, lease: claimed.token, recorded };
        Ok::<_, flows::Error>((sitting, work.ends_at, work.tasks, details))
    })?;
    let mut tasks = Vec::new();
    for task in found {
        let detail = details.get(&task.problem).context("a task without a problem")?;
        tasks.push(Task {
            id: task.id,
            slug: detail.problem.slug.clone(),
            difficulty: detail.problem.difficulty,
            languages: task.languages,
            templates: detail.templates.clone(),
            statement: detail.statement.chars().count(),
        });
    }
    Ok((sitting, ends_at, tasks))
}

/// Where somebody works, by the look of it: an address that is kept for examples.
fn home(name: &str) -> Place {
    let last = name.bytes().fold(7_u8, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte));
    let address = std::net::IpAddr::from([198, 51, 100, last.max(1)]);
    Place { address, country: None }
}

/// What was written until now is kept, and sent where it is to be.
fn take_turn(
    world: &mut World,
    (sitting, task): (Sitting, TaskId),
    revision: &Cell<i32>,
    turn: &Turn,
) -> Result<()> {
    let Sitting { attempt, user, lease, recorded } = sitting;
    let (language, source) = (turn.language, turn.source.clone());
    let saved = world.act(|conn| {
        leases::claim(conn, attempt, user, Claim { token: lease, take_over: false })?;
        if recorded {
            record::append(conn, (sitting, task), (language, &turn.items))?;
        }
        let seen = revision.get();
        let draft = NewDraft { task, language, source, revision: seen, lease, edited_ms_ago: 900 };
        let saving = Saving { attempt, user, draft };
        let saved = drafts::save_all(conn, &[saving], Met::Wait)?.pop().flatten();
        let saved = saved.ok_or(assessments::Error::NoAttempt)??;
        if let Some(aim) = &turn.aim {
            let (language, source) = (saved.language, saved.source);
            submit::send(conn, Sent { attempt, task, user, language, source, lease }, aim)?;
        }
        Ok::<_, flows::Error>(saved.revision)
    })?;
    revision.set(saved);
    if matches!(turn.aim, Some(Aim::Samples | Aim::Submit)) {
        let waits = world.now().timestamp().rem_euclid(MOMENT_SECONDS).min(40);
        let wait = if recorded { UNTIL_JUDGED } else { UNTIL_JUDGED - TimeDelta::seconds(waits) };
        world.after(wait, "the judge", |world| world.work());
    }
    Ok(())
}

/// A program as somebody has it who comes by it on their own.
pub(crate) fn in_own_words(chance: &mut StdRng, program: &Program) -> Program {
    let source = hand::in_own_words(chance, program.language, &program.source);
    Program { source, ..program.clone() }
}

fn finish(world: &mut World, sitting: Sitting) -> Result<()> {
    let sender = world.sender();
    let Sitting { attempt, user, .. } = sitting;
    world.act(|conn| submit::finish(conn, &sender, attempt, user))?;
    world.work()
}

#[cfg(test)]
mod tests {
    use kernel::chrono::{TimeZone, Utc};

    use super::*;

    #[test]
    fn people_send_at_the_same_moments_and_never_before_they_are_done() {
        let at = |minute, second| Utc.with_ymd_and_hms(2026, 3, 4, 10, minute, second).unwrap();
        for (done, sent) in [((3, 20), (5, 0)), ((5, 0), (10, 0)), ((9, 59), (10, 0))] {
            assert_eq!(moment_after(at(done.0, done.1)), at(sent.0, sent.1));
        }
    }
}
