//! Stories with an end of their own: the moderator's work of today, and what came of earlier ones.

use std::rc::Rc;

use anyhow::{Context, Result};
use flows::limits::{self, Action, Who};
use interviews::machine::State;
use interviews::manuscripts;
use interviews::moderation::{Decision, Why};
use interviews::reports;
use kernel::chrono::TimeDelta;
use kernel::{Seen, StoryId, UserId};
use rand::seq::IndexedRandom;

use super::texts::{self, End, Text};
use super::{Known, TRIES, author, begin, decide, is_shown, send};
use crate::stage::World;

/// What readers write who report a story.
const REPORTS: [(reports::Why, Option<&str>); 3] = [
    (reports::Why::False, Some("I was in the same round and it was not like this at all.")),
    (reports::Why::Other, None),
    (
        reports::Why::False,
        Some("The position was open to everybody. I know two people who came from outside."),
    ),
];
/// The same, of one that gives a task away.
const LEAKS: [(reports::Why, Option<&str>); 3] = [
    (
        reports::Why::Confidential,
        Some("This is the task word for word. We had to promise not to pass it on."),
    ),
    (reports::Why::Confidential, None),
    (reports::Why::Confidential, Some("The numbers are the ones in the real exercise.")),
];
/// What the author of a story adds to its tips later.
const ADDED: &str = "Since then they have added a short call before the first round.";
/// What stands in a revised text in the place of a person.
const REVISED: (&str, &str) = (
    "The tall man with the grey beard asked the hardest questions and was the friendliest of them.",
    "The hardest questions came from the friendliest of the three.",
);

pub(super) fn plan(world: &mut World, known: &Known) -> Result<()> {
    let mut waiting = 0;
    let mut earlier = 340;
    for text in texts::in_review()? {
        let Some(end) = text.end else { continue };
        let at = match end {
            End::Pending | End::Held => {
                waiting += 1;
                world.lately(waiting * 5)
            }
            End::Draft => world.lately(50),
            End::Flagged => world.workday(5, (17, 5)),
            End::Changes => world.workday(12, (19, 40)),
            _ => {
                earlier -= 31;
                world.workday(earlier, (16, 20))
            }
        };
        let known = Rc::clone(known);
        world.at(at, "a story with another end", move |world| write(world, &text, end, &known));
    }
    Ok(())
}

/// Somebody who has written nothing before, where there is anybody, so that nothing of theirs is shown on trust.
fn newcomer(world: &mut World, company: &str, known: &Known) -> Result<Option<UserId>> {
    for _ in 0..TRIES {
        let Some(one) = author(world, company, known)? else { return Ok(None) };
        let times = known.borrow().0.iter().filter(|(author, _)| *author == one).count();
        if times == 1 {
            return Ok(Some(one));
        }
        known.borrow_mut().0.pop();
    }
    author(world, company, known)
}

fn write(world: &mut World, text: &Text, end: End, known: &Known) -> Result<()> {
    let Some(author) = newcomer(world, &text.company, known)? else { return Ok(()) };
    let id = begin(world, author, (text, &text.company))?;
    if end == End::Draft {
        return Ok(());
    }
    send(world, author, id)?;
    let why = text.reason.zip(text.note.clone()).map(|(reason, text)| Why { reason, text });
    let at = world.days_later(1);
    match end {
        End::Pending | End::Held | End::Draft => {}
        End::Rejected => world.at(at, "a story is rejected", move |world| {
            decide(world, id, Decision::Reject, why.as_ref()).map(drop)
        }),
        End::Changes => world.at(at, "changes are asked for", move |world| {
            decide(world, id, Decision::RequestChanges, why.as_ref()).map(drop)
        }),
        End::Revised => {
            let text = text.clone();
            world.at(at, "changes are asked for", move |world| {
                decide(world, id, Decision::RequestChanges, why.as_ref())?;
                world.after(TimeDelta::hours(30), "a story is revised", move |world| {
                    revise(world, (author, id), &text)
                });
                Ok(())
            });
        }
        End::Withdrawn => world.at(at, "a story is taken back", move |world| {
            world.act(|conn| manuscripts::withdraw(conn, author, Seen::any(id))).map(drop)
        }),
        End::Removed | End::Flagged | End::Kept | End::Edited => {
            let text = text.clone();
            world.at(at, "a story is published", move |world| {
                decide(world, id, Decision::Publish, None)?;
                go_on(world, (author, id), (&text, end), why)
            });
        }
    }
    Ok(())
}

/// What happens to a story that is shown.
fn go_on(
    world: &mut World,
    (author, id): (UserId, StoryId),
    (text, end): (&Text, End),
    why: Option<Why>,
) -> Result<()> {
    match end {
        End::Removed => {
            report(world, (author, id), &LEAKS);
            world.after(TimeDelta::days(5), "a story is removed", move |world| {
                decide(world, id, Decision::Remove, why.as_ref()).map(drop)
            });
        }
        End::Flagged => report(world, (author, id), &REPORTS),
        End::Kept => {
            report(world, (author, id), &REPORTS);
            world.after(TimeDelta::days(6), "a story is kept", move |world| {
                decide(world, id, Decision::Keep, None)?;
                is_shown(world, (author, id), false)
            });
        }
        _ => {
            is_shown(world, (author, id), false)?;
            let (at, form) = (world.lately(27), text.form(&text.company, world.now()));
            world.at(at, "a story that is shown is changed", move |world| {
                let mut form = form;
                form.tips = format!("{} {ADDED}", form.tips);
                world.act(|conn| manuscripts::save(conn, author, Seen::any(id), &form, &[]))?;
                send(world, author, id).map(drop)
            });
        }
    }
    Ok(())
}

/// Three readers report a story, a day after another.
fn report(
    world: &mut World,
    (author, id): (UserId, StoryId),
    reasons: &'static [(reports::Why, Option<&'static str>); 3],
) {
    for (number, (why, text)) in (1..).zip(reasons) {
        world.after(TimeDelta::days(number), "a story is reported", move |world| {
            for _ in 0..TRIES {
                let reader = world.people.choose(&mut world.chance).context("no reader")?.user;
                if reader == author {
                    continue;
                }
                let who = Who::of_account(reader);
                world.act(|conn| limits::take(conn, Action::ReportStory, who))?;
                if world.act(|conn| reports::report(conn, reader, id, *why, *text))? {
                    break;
                }
            }
            Ok(())
        });
    }
}

fn revise(world: &mut World, (author, id): (UserId, StoryId), text: &Text) -> Result<()> {
    let mut form = text.form(&text.company, world.now());
    form.summary = form.summary.replace(REVISED.0, REVISED.1);
    world.act(|conn| manuscripts::save(conn, author, Seen::any(id), &form, &[]))?;
    if send(world, author, id)? == State::Published {
        return Ok(());
    }
    let at = world.days_later(1);
    world.at(at, "a revised story is published", move |world| {
        decide(world, id, Decision::Publish, None)?;
        is_shown(world, (author, id), false)
    });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_changed_later_is_a_change_and_passes_the_checks() {
        let texts = texts::in_review().unwrap();
        let of = |end| texts.iter().find(|text| text.end == Some(end)).unwrap();
        assert!(of(End::Revised).summary.contains(REVISED.0));
        for text in [ADDED, REVISED.1] {
            assert_eq!(interviews::checks::without_persons(text), text);
        }
        let every = [End::Removed, End::Flagged, End::Kept, End::Withdrawn, End::Changes];
        for end in every.into_iter().chain([End::Draft, End::Edited, End::Pending, End::Held]) {
            of(end);
        }
    }
}
