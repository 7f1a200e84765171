//! Stories of interviews: written over the months, moderated, liked, answered.

mod answers;
mod review;
mod texts;

use std::cell::RefCell;
use std::rc::Rc;

use anyhow::{Context, Result};
use flows::limits::Who;
use flows::numbers;
use flows::stories::{self, moderate};
use interviews::likes;
use interviews::machine::State;
use interviews::manuscripts::{self, Way};
use interviews::moderation::{self, Decision, Why};
use kernel::chrono::TimeDelta;
use kernel::{Instant, Seen, StoryId, UserId};
use rand::Rng;
use rand::seq::{IndexedRandom, SliceRandom};

use crate::stage::World;
use texts::Text;

/// The first story is written so many days before today.
const FIRST_DAY: i64 = 385;
/// The last one of those that are shown.
const LAST_DAY: i64 = 6;
/// Of the stories on trust that a moderator looks at afterwards, those of so many days wait today.
const SAMPLES_WAIT_DAYS: i64 = 20;
/// How often somebody is looked for who can write, and how many days a story waits where nobody can.
const TRIES: usize = 200;
const WAIT_DAYS: i64 = 6;
/// The most that find one story helpful.
const MOST_LIKES: f64 = 32.0;

/// What is known of those who write: nobody writes twice about a company.
#[derive(Debug, Default)]
struct Authors(Vec<(UserId, String)>);

type Known = Rc<RefCell<Authors>>;

/// Puts the stories onto the agenda.
pub(crate) fn plan(world: &mut World) -> Result<()> {
    let known = Known::default();
    let mut shown = texts::shown()?;
    shown.shuffle(&mut world.chance);
    shown.truncate(world.size.of(shown.len()));
    let all = i64::try_from(shown.len())?;
    for (number, text) in (0_i64..).zip(shown) {
        let at = world.sometime(FIRST_DAY - number * (FIRST_DAY - LAST_DAY) / all);
        let known = Rc::clone(&known);
        world.at(at, "a story", move |world| share(world, &text, &known));
    }
    answers::plan(world, &known)?;
    review::plan(world, &known)
}

/// Somebody who writes about a company: now and then one who has written before. `None` where everybody who is there
/// has written about it.
fn author(world: &mut World, company: &str, known: &Known) -> Result<Option<UserId>> {
    let mut known = known.borrow_mut();
    let Authors(written) = &mut *known;
    let earlier: Vec<UserId> = written.iter().map(|(author, _)| *author).collect();
    for _ in 0..TRIES {
        let regular = world.chance.random_bool(0.3);
        let again = earlier.choose(&mut world.chance).filter(|_| regular);
        let chosen = match again {
            Some(author) => *author,
            None => world.people.choose(&mut world.chance).context("nobody is there yet")?.user,
        };
        if written.iter().all(|(author, about)| *author != chosen || about != company) {
            written.push((chosen, company.to_owned()));
            return Ok(Some(chosen));
        }
    }
    Ok(None)
}

/// Begins a story.
fn begin(world: &World, author: UserId, (text, company): (&Text, &str)) -> Result<StoryId> {
    let form = text.form(company, world.now());
    let who = Who::of_account(author);
    let begun = world.act(|conn| stories::begin(conn, author, &form, Way::Manual, who))?;
    Ok(begun.id)
}

/// Sends a story to be published.
fn send(world: &World, author: UserId, id: StoryId) -> Result<State> {
    let sender = world.sender();
    world.act(|conn| {
        let a_day = numbers::STORIES_A_DAY.now(conn)?;
        let sent = manuscripts::submit(conn, author, Seen::any(id), a_day, sender.now)?;
        if sent.state == State::Published && sent.edit.is_none() {
            moderate::published(conn, &sender, &sent)?;
        }
        Ok::<_, flows::Error>(sent.state)
    })
}

/// A moderator decides on the story as it is now.
fn decide(world: &World, id: StoryId, decision: Decision, why: Option<&Why>) -> Result<State> {
    let by = world.reviewer();
    let decided = world.act(|conn| {
        let version = moderation::find(conn, id)?.version;
        moderate::decide(conn, &by, Seen::at(id, version), decision, why)
    })?;
    Ok(decided.state)
}

/// Writes a story, which is shown a day or two later.
fn share(world: &mut World, text: &Text, known: &Known) -> Result<()> {
    let Some(author) = author(world, &text.company, known)? else {
        let (text, known) = (text.clone(), Rc::clone(known));
        let later = TimeDelta::days(WAIT_DAYS);
        world.after(later, "a story", move |world| share(world, &text, &known));
        return Ok(());
    };
    let id = begin(world, author, (text, &text.company))?;
    let minutes = world.chance.random_range(20..90);
    world.after(TimeDelta::minutes(minutes), "a story is sent", move |world| {
        match send(world, author, id)? {
            State::Published => is_shown(world, (author, id), true),
            _ => {
                let days = world.chance.random_range(1..3);
                let at = world.days_later(days);
                world.at(at, "a story is published", move |world| {
                    decide(world, id, Decision::Publish, None)?;
                    is_shown(world, (author, id), false)
                });
                Ok(())
            }
        }
    });
    Ok(())
}

/// What readers and moderators do with a story from now on.
fn is_shown(world: &mut World, (author, id): (UserId, StoryId), on_trust: bool) -> Result<()> {
    let liked = world.chance.random::<f64>().powi(2) * MOST_LIKES;
    let left = (world.today() - world.now()).num_hours().max(1);
    for number in 0..32 {
        if f64::from(number) >= liked {
            break;
        }
        // Most of those who read a story do so soon.
        let part = world.chance.random::<f64>().powi(3);
        let hours = i64::from(number) + (part * 10_000.0).round() as i64 * left / 10_000;
        let at = awake(world, hours);
        world.at(at, "a story is liked", move |world| like(world, author, id));
    }
    let age = (world.today() - world.now()).num_days();
    if on_trust && age > SAMPLES_WAIT_DAYS {
        let days = world.chance.random_range(2..9);
        let at = world.days_later(days);
        world.at(at, "a story on trust is looked at", move |world| {
            let sampled = world.act(|conn| moderation::find(conn, id))?;
            if sampled.sampled && sampled.state == State::Published {
                decide(world, id, Decision::Keep, None)?;
            }
            Ok(())
        });
    }
    Ok(())
}

/// So many hours from now, when people are awake.
fn awake(world: &mut World, hours: i64) -> Instant {
    let at = world.now() + TimeDelta::hours(hours);
    let before = (world.today().date_naive() - at.date_naive()).num_days();
    world.sometime(before).max(world.now() + TimeDelta::minutes(20))
}

fn like(world: &mut World, author: UserId, id: StoryId) -> Result<()> {
    let Some(reader) = world.people.choose(&mut world.chance).map(|of| of.user) else {
        return Ok(());
    };
    if reader == author {
        return Ok(());
    }
    match world.db().write_now(|conn| likes::like(conn, reader, id)) {
        // It is not shown any more.
        Ok(_) | Err(interviews::Error::NoStory) => Ok(()),
        Err(e) => Err(e.into()),
    }
}
