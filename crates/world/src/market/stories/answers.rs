//! Stories about a company that has an account, and what it answers.

use std::rc::Rc;

use anyhow::Result;
use flows::stories::moderate;
use interviews::moderation::Decision;
use interviews::replies::{self, Reply, Speaker};
use kernel::{Instant, Seen, StoryId};

use super::texts::{self, Text};
use super::{Known, author, begin, decide, is_shown, send};
use crate::stage::World;

/// The company, by the world's own name.
const FIRM: &str = "mature";

/// What the company does about a story.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Answer {
    /// Readers see its answer.
    Shown(&'static str),
    /// A moderator did not show it.
    Refused(&'static str),
    /// A moderator has yet to read it.
    Waits(&'static str),
    /// It wanted the story looked at, which stayed.
    Disputes(&'static str),
    /// Nothing.
    Silent,
}

/// How many days before today each of the stories is written, and what the company answers.
const ANSWERS: [(i64, Answer); 6] = [
    (
        310,
        Answer::Shown(
            "Thank you for taking the time to write this down. We print the schedule of the day into every \
             invitation now, so that nobody has to ask for it.",
        ),
    ),
    (
        248,
        Answer::Shown(
            "You waited two weeks for a decision that we had made after two days, and that was our mistake. \
             Decisions go out within three working days since March, and a recruiter calls when they do not.",
        ),
    ),
    (190, Answer::Silent),
    (
        131,
        Answer::Disputes(
            "We have looked at our calendar: the round on that day began on time. The author may mean another \
             company. Please look at this story again.",
        ),
    ),
    (
        70,
        Answer::Refused(
            "We are hiring twelve engineers this winter and pay a bonus for every friend you bring along. Apply \
             today!",
        ),
    ),
    (
        9,
        Answer::Waits(
            "We are glad that the hour was useful for both sides. The defect that you found is mended, and the \
             next candidates will have to find another one.",
        ),
    ),
];

pub(super) fn plan(world: &mut World, known: &Known) -> Result<()> {
    for ((before, answer), text) in ANSWERS.into_iter().zip(texts::of_the_firm()?) {
        let (at, known) = (world.workday(before, (18, 10)), Rc::clone(known));
        world.at(at, "a story about a firm", move |world| write(world, (&text, answer), &known));
    }
    Ok(())
}

fn write(world: &mut World, (text, answer): (&Text, Answer), known: &Known) -> Result<()> {
    let name = world.firm(FIRM)?.name;
    let Some(author) = author(world, &name, known)? else { return Ok(()) };
    let id = begin(world, author, (text, &name))?;
    if send(world, author, id)? == interviews::machine::State::Published {
        is_shown(world, (author, id), true)?;
    } else {
        let at = world.days_later(1);
        world.at(at, "a story about a firm is published", move |world| {
            decide(world, id, Decision::Publish, None)?;
            is_shown(world, (author, id), false)
        });
    }
    let at = match answer {
        Answer::Waits(_) => world.lately(20),
        _ => world.days_later(4),
    };
    world.at(at, "a firm answers a story", move |world| respond(world, id, answer));
    Ok(())
}

/// What a company has said; nothing where the directory does not know that the story is about it.
fn heard(said: Result<Reply, interviews::Error>) -> Result<Option<Reply>> {
    match said {
        Err(interviews::Error::NoStory) => Ok(None),
        other => Ok(Some(other?)),
    }
}

fn respond(world: &mut World, id: StoryId, answer: Answer) -> Result<()> {
    let firm = world.firm(FIRM)?;
    let speaker = Speaker { company: firm.company, author: firm.owner.user };
    let (text, shown) = match answer {
        Answer::Silent => return Ok(()),
        Answer::Disputes(text) => return dispute(world, (id, speaker), text),
        Answer::Shown(text) => (text, Some(replies::Decision::Publish)),
        Answer::Refused(text) => (text, Some(replies::Decision::Reject)),
        Answer::Waits(text) => (text, None),
    };
    let made = world.db().write_now(|conn| replies::reply(conn, id, speaker, text));
    let Some((made, shown)) = heard(made)?.zip(shown) else { return Ok(()) };
    let at: Instant = world.days_later(1);
    world.at(at, "an answer is moderated", move |world| {
        let by = world.reviewer();
        let seen = Seen::at(id, made.version);
        world.act(|conn| moderate::decide_reply(conn, &by, seen, shown)).map(drop)
    });
    Ok(())
}

fn dispute(world: &mut World, (id, speaker): (StoryId, Speaker), text: &'static str) -> Result<()> {
    let made = world.db().write_now(|conn| replies::dispute(conn, id, speaker, text));
    if heard(made)?.is_none() {
        return Ok(());
    }
    let at = world.days_later(2);
    world.at(at, "a dispute is settled", move |world| {
        decide(world, id, Decision::Keep, None).map(drop)
    });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_story_of_the_firm_has_an_answer_of_another_kind_and_one_waits_today() {
        assert_eq!(texts::of_the_firm().unwrap().len(), ANSWERS.len());
        let waits = ANSWERS.iter().filter(|(_, answer)| matches!(answer, Answer::Waits(_)));
        assert_eq!(waits.count(), 1);
        for (_, answer) in ANSWERS {
            let (Answer::Shown(text) | Answer::Refused(text) | Answer::Waits(text)) = answer else {
                continue;
            };
            assert!(text.chars().count() <= 2000 && !text.contains("  "), "{text}");
        }
    }
}
