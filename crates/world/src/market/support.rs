//! Conversations with support, over the months and today.

use std::cell::RefCell;
use std::rc::Rc;

use anyhow::{Context, Result};
use flows::support as acts;
use kernel::chrono::TimeDelta;
use kernel::{Seen, SupportConversationId, UserId};
use rand::seq::IndexedRandom;
use serde::Deserialize;
use support::canned::{self, Reply};
use support::conversations::{self, Marks, Priority, Side};
use support::messages::Draft;
use support::notes;

use crate::stage::World;

const TALKS: &str = include_str!("../../data/support.json");

/// How often somebody is looked for who has not written before.
const TRIES: usize = 50;

/// Something that happens in a conversation, so many minutes after what was before: who does it, and the words.
type Line = (Doing, i64, String);

/// Who does what.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Doing {
    /// The person writes.
    User,
    /// Support answers.
    Staff,
    /// Support writes a note for itself.
    Note,
    /// Support says that it is over.
    Resolve,
}

/// A conversation.
#[derive(Debug, Clone, Deserialize)]
struct Talk {
    /// `candidate`, `partner`, or `company:` with the world's name for it.
    who: String,
    /// How many days before today it begins.
    #[serde(default)]
    days: i64,
    /// How many hours, where that is today.
    #[serde(default)]
    hours: i64,
    labels: Vec<String>,
    #[serde(default)]
    priority: Option<Priority>,
    #[serde(default)]
    rating: Option<i16>,
    #[serde(default)]
    block: bool,
    /// For how many days it is put off.
    #[serde(default)]
    snooze: i64,
    lines: Vec<Line>,
}

#[derive(Debug, Clone, Deserialize)]
struct Talks {
    canned: Vec<(String, String)>,
    talks: Vec<Talk>,
    today: Vec<Talk>,
}

/// Everybody who has written: each conversation is another person's.
type Written = Rc<RefCell<Vec<UserId>>>;

/// A conversation that goes on.
#[derive(Debug, Clone, Copy)]
struct Going {
    user: UserId,
    id: SupportConversationId,
}

/// Puts the conversations onto the agenda.
pub(crate) fn plan(world: &mut World) -> Result<()> {
    let Talks { canned, talks, today } =
        serde_json::from_str(TALKS).context("the conversations")?;
    world.at(world.workday(395, (9, 10)), "texts of support", move |world| {
        let now = world.now();
        for (key, text) in canned {
            world.act(|conn| canned::save(conn, &Reply { key, text }, now))?;
        }
        Ok(())
    });
    let written = Written::default();
    for talk in talks {
        let (at, written) = (world.workday(talk.days, (9, 35)), Rc::clone(&written));
        world.at(at, "a conversation with support", move |world| begin(world, talk, &written));
    }
    for talk in today {
        let (at, written) = (world.lately(talk.hours), Rc::clone(&written));
        world.at(at, "a conversation of today", move |world| begin(world, talk, &written));
    }
    Ok(())
}

/// Who writes: a candidate who has not written before, the star among the partners, or the owner of a company.
fn writer(world: &mut World, who: &str, written: &Written) -> Result<Option<UserId>> {
    if let Some(firm) = who.strip_prefix("company:") {
        return Ok(world.firms.get(firm).map(|firm| firm.owner.user));
    }
    if who == "partner" {
        return Ok(world.stars.get("partner").and_then(|star| star.user));
    }
    let mut chosen = None;
    for _ in 0..TRIES {
        chosen = world.people.choose(&mut world.chance).map(|of| of.user);
        if chosen.is_none_or(|one| !written.borrow().contains(&one)) {
            break;
        }
    }
    // Where few are there, somebody writes once more.
    written.borrow_mut().extend(chosen);
    Ok(chosen)
}

fn draft(text: &str) -> Draft {
    Draft { text: text.to_owned(), files: Vec::new() }
}

fn begin(world: &mut World, talk: Talk, written: &Written) -> Result<()> {
    let Some(user) = writer(world, &talk.who, written)? else { return Ok(()) };
    let mut lines = talk.lines.clone().into_iter();
    let (_, _, text) = lines.next().context("a conversation without a word")?;
    let now = world.now();
    let (made, _) = world.act(|conn| acts::write(conn, user, &draft(&text), now))?;
    let going = Going { user, id: made.id };
    let rest: Vec<Line> = lines.collect();
    world.after(TimeDelta::minutes(12), "a conversation is looked at", move |world| {
        triage(world, going, &talk)?;
        go_on(world, going, (talk, rest, 0));
        Ok(())
    });
    Ok(())
}

/// Support says how soon it is to be looked at, and what it is about.
fn triage(world: &World, going: Going, talk: &Talk) -> Result<()> {
    if talk.labels.is_empty() && talk.priority.is_none() {
        return Ok(());
    }
    let (by, now) = (world.reviewer(), world.now());
    let priority = talk.priority.unwrap_or(Priority::Medium);
    world.act(|conn| {
        acts::act(conn, |conn| {
            let what = (priority, talk.labels.clone(), now);
            conversations::triage(conn, by.actor, Seen::any(going.id), what)
        })
    })?;
    Ok(())
}

/// Plans the next line, and what is done once there is none.
fn go_on(world: &mut World, going: Going, (talk, rest, at): (Talk, Vec<Line>, usize)) {
    let Some((_, wait, _)) = rest.get(at) else {
        world.after(TimeDelta::minutes(30), "a conversation ends", move |world| {
            end(world, going, &talk)
        });
        return;
    };
    let wait = TimeDelta::minutes((*wait).max(1));
    world.after(wait, "a line of a conversation", move |world| {
        if let Some(line) = rest.get(at) {
            say(world, going, line)?;
        }
        go_on(world, going, (talk, rest, at + 1));
        Ok(())
    });
}

fn say(world: &World, Going { user, id }: Going, (doing, _, text): &Line) -> Result<()> {
    let (by, now) = (world.reviewer(), world.now());
    match doing {
        Doing::User => {
            // They have read what they answer.
            let found = world.act(|conn| conversations::find(conn, id))?;
            let to = Marks { delivered: found.last_answer, read: found.last_answer };
            world.act(|conn| acts::mark(conn, Some(user), id, (Side::User, to)))?;
            world.act(|conn| acts::write(conn, user, &draft(text), now)).map(drop)
        }
        Doing::Staff => world.act(|conn| acts::answer(conn, &by, id, &draft(text))).map(drop),
        Doing::Note => world.act(|conn| notes::write(conn, by.actor, id, text, now)).map(drop),
        Doing::Resolve => world
            .act(|conn| {
                acts::act(conn, |conn| conversations::resolve(conn, by.actor, Seen::any(id), now))
            })
            .map(drop),
    }
}

/// What comes after the last line: a rating, a block, or that it is put off.
fn end(world: &mut World, Going { user, id }: Going, talk: &Talk) -> Result<()> {
    let (by, now) = (world.reviewer(), world.now());
    if let Some(rating) = talk.rating {
        let found = world.act(|conn| conversations::find(conn, id))?;
        let to = Marks { delivered: found.last_answer, read: found.last_answer };
        world.act(|conn| acts::mark(conn, Some(user), id, (Side::User, to)))?;
        world.act(|conn| acts::act(conn, |conn| conversations::rate(conn, user, id, rating)))?;
    }
    if talk.block {
        world.act(|conn| {
            acts::act(conn, |conn| conversations::block(conn, by.actor, Seen::any(id), (true, now)))
        })?;
    }
    if talk.snooze > 0 {
        let until = world.today() + TimeDelta::days(talk.snooze);
        world.act(|conn| {
            acts::act(conn, |conn| {
                conversations::snooze(conn, by.actor, Seen::any(id), (until, now))
            })
        })?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read() -> Talks {
        serde_json::from_str(TALKS).unwrap()
    }

    #[test]
    fn conversations_begin_with_their_person_and_are_rated_once_they_are_over() {
        let talks = read();
        let all: Vec<&Talk> = talks.talks.iter().chain(&talks.today).collect();
        assert!(all.len() >= 15);
        for talk in all {
            assert_eq!(talk.lines.first().map(|line| line.0), Some(Doing::User), "{talk:?}");
            let over = talk.lines.iter().filter(|line| line.0 == Doing::Resolve).count();
            let last = talk.lines.last().map(|line| line.0) == Some(Doing::Resolve);
            assert!(over == usize::from(last), "{talk:?}");
            assert!(talk.rating.is_none_or(|rating| last && (1..=5).contains(&rating)), "{talk:?}");
            for (doing, _, text) in &talk.lines {
                assert_eq!(text.is_empty(), *doing == Doing::Resolve, "{talk:?}");
                assert!(text.chars().count() <= 4000);
            }
        }
    }

    #[test]
    fn three_conversations_wait_for_support_today_and_one_has_waited_for_hours() {
        let waits = |talk: &&Talk| {
            talk.snooze == 0 && talk.lines.last().map(|line| line.0) == Some(Doing::User)
        };
        let today = read().today;
        let waiting: Vec<&Talk> = today.iter().filter(waits).collect();
        assert_eq!(waiting.len(), 3);
        let silent = |talk: &&&Talk| talk.lines.iter().all(|line| line.0 == Doing::User);
        assert!(waiting.iter().filter(silent).any(|talk| talk.hours >= 6));
        assert_eq!(today.iter().filter(|talk| talk.snooze > 0).count(), 1);
    }

    #[test]
    fn every_text_of_support_has_a_key() {
        for (key, text) in read().canned {
            let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
            assert!((1..=30).contains(&key.len()) && key.bytes().all(plain), "{key}");
            assert!((20..=4000).contains(&text.chars().count()), "{key}");
        }
    }
}
