//! What the company makes of results: reviews by several people, and a decision about everybody but the last few.

use anyhow::{Context, Result};
use assessments::decisions::{self, Event, Reason, Step};
use assessments::invitations::{self, AttemptRow};
use assessments::reviews::{self, At, Content, Rating, Reader, Sheet};
use kernel::chrono::TimeDelta;
use kernel::{AttemptId, InvitationId, Seen};
use rand::Rng;

use crate::assessing::assessments::{FIRM, Ledger, working};
use crate::assessing::texts::{self, Texts};
use crate::stage::World;
use crate::stage::cast::{Firm, Person};

/// On which day before today somebody decides for the first time.
const FROM: i64 = 380;
/// How many days lie between two mornings on which they do.
const EVERY: i64 = 3;
/// How many results wait for a decision at any time, and so today.
const WAITING: usize = 5;
/// From which score on somebody goes on, as a rule.
const GOOD: i32 = 650;
/// Below which one they are declined, as a rule.
const WEAK: i32 = 420;

pub(crate) fn plan(world: &mut World, ledger: &Ledger) -> Result<()> {
    let texts = texts::read()?;
    for day in (0..FROM / EVERY).map(|number| FROM - number * EVERY) {
        let at = working(world.day(day, (10, 10)));
        plan_round(world, ledger, &texts, at);
    }
    // The last one leaves what waits today.
    let at = world.day(0, (9, 5));
    plan_round(world, ledger, &texts, at);
    Ok(())
}

fn plan_round(world: &mut World, ledger: &Ledger, texts: &Texts, at: kernel::Instant) {
    let (ledger, texts) = (ledger.clone(), texts.clone());
    world.at(at, "results are decided on", move |world| {
        let invited = ledger.invited.borrow().clone();
        let graded = graded(world, &invited)?;
        let count = graded.len().saturating_sub(WAITING);
        for (id, attempt) in graded.into_iter().take(count) {
            ledger.invited.borrow_mut().retain(|other| *other != id);
            decide(world, &texts, &attempt)?;
        }
        Ok(())
    });
}

/// The graded attempts of these invitations, the first that was handed in first.
fn graded(world: &World, of: &[InvitationId]) -> Result<Vec<(InvitationId, AttemptRow)>> {
    let found = world.act(|conn| invitations::titled(conn, of))?;
    let attempts = found.into_iter().filter_map(|(one, _)| Some((one.id, one.attempt?)));
    let mut graded: Vec<_> = attempts.filter(|(_, attempt)| attempt.fineness.is_some()).collect();
    graded.sort_by_key(|(_, attempt)| attempt.submitted_at);
    Ok(graded)
}

fn decide(world: &mut World, texts: &Texts, attempt: &AttemptRow) -> Result<()> {
    let firm = world.firm(FIRM)?;
    let score = attempt.fineness.unwrap_or_default();
    if world.chance.random_ratio(2, 5) {
        review_all(world, &firm, texts, (attempt.id, score))?;
    }
    let roll: u32 = world.chance.random_range(0..100);
    let (event, reason) = verdict(score, roll);
    let text = match reason {
        Some(Reason::Other) => Some(texts::any(world, &texts.others)?),
        Some(Reason::Skills) => Some(texts::any(world, &texts.declines)?),
        _ => None,
    };
    let at = world.chance.random_range(0..=firm.recruiters.len());
    let by = firm.recruiters.get(at).unwrap_or(&firm.owner).user;
    let minutes = TimeDelta::minutes(world.chance.random_range(20..240));
    let (id, company) = (attempt.id, firm.company);
    world.after(minutes, "a result is decided on", move |world| {
        let now = world.now();
        let step = Step { event, reason, text: text.as_deref() };
        world.act(|conn| decisions::decide(conn, (company, by), Seen::at(id, 0), &step, now))?;
        Ok(())
    });
    if event == Event::Hold {
        let later = working(world.now() + TimeDelta::days(9));
        let declines = world.chance.random_bool(0.3);
        world.at(later, "somebody who waited goes on", move |world| {
            let (now, event) =
                (world.now(), if declines { Event::Decline } else { Event::Advance });
            let reason = declines.then_some(Reason::Filled);
            let step = Step { event, reason, text: None };
            world.act(|conn| decisions::decide(conn, (company, by), Seen::any(id), &step, now))?;
            Ok(())
        });
    }
    Ok(())
}

/// What is decided about a result, of which the score is most and not all.
fn verdict(score: i32, roll: u32) -> (Event, Option<Reason>) {
    match (score, roll) {
        (GOOD.., 0..88) | (WEAK..GOOD, 0..30) => (Event::Advance, None),
        (GOOD.., _) | (WEAK..GOOD, 30..62) => (Event::Hold, None),
        (_, 97..) => (Event::Decline, Some(Reason::Other)),
        (_, 70..) => (Event::Decline, Some(Reason::Experience)),
        _ => (Event::Decline, Some(Reason::Skills)),
    }
}

/// The reviewer reads the code, and at times a recruiter after an interview.
fn review_all(world: &mut World, firm: &Firm, texts: &Texts, of: (AttemptId, i32)) -> Result<()> {
    let reviewer = firm.reviewers.first().context("nobody reviews")?;
    review(world, texts, (of, Sheet::Code), (firm, reviewer))?;
    if world.chance.random_bool(0.5) {
        let other = firm.recruiters.first().unwrap_or(&firm.owner);
        review(world, texts, (of, Sheet::Code), (firm, other))?;
    }
    if of.1 >= GOOD && world.chance.random_bool(0.5) {
        let sheet = if of.1 % 2 == 0 { Sheet::WalkThrough } else { Sheet::ChangedRequirement };
        review(world, texts, (of, sheet), (firm, reviewer))?;
    }
    Ok(())
}

fn review(
    world: &mut World,
    texts: &Texts,
    ((attempt, score), sheet): ((AttemptId, i32), Sheet),
    (firm, by): (&Firm, &Person),
) -> Result<()> {
    let content = content(world, texts, (score, sheet))?;
    let reader = Reader { user: by.user, owns: by.user == firm.owner.user };
    let at = At { attempt, company: firm.company, reader };
    let now = world.now();
    let step = (&content, reviews::Event::Submit);
    world.act(|conn| reviews::save(conn, at, Seen::at(sheet, 0), step, now))
}

/// What somebody says of a result with this score.
fn content(world: &mut World, texts: &Texts, (score, sheet): (i32, Sheet)) -> Result<Content> {
    let (middle, said) = match score {
        GOOD.. => (3, &texts.good_reviews),
        WEAK..GOOD => (2, &texts.mixed_reviews),
        _ => (1, &texts.weak_reviews),
    };
    let mut ratings = Vec::new();
    for item in sheet.items() {
        let rating = (middle + world.chance.random_range(-1..=1)).clamp(1, reviews::BEST);
        let rating =
            Some(rating).filter(|_| ratings.is_empty() || !world.chance.random_ratio(1, 12));
        ratings.push(Rating { item: item.name.to_owned(), rating });
    }
    Ok(Content { ratings, text: texts::any(world, said)? })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_decline_has_a_reason_and_nothing_else_has_one() {
        let mut seen = BTreeSet::new();
        for (score, roll) in
            (0..=1000).step_by(50).flat_map(|score| (0..100).map(move |r| (score, r)))
        {
            let (event, reason) = verdict(score, roll);
            assert_eq!(event == Event::Decline, reason.is_some(), "{score} {roll}");
            assert!(score < GOOD || event != Event::Decline, "{score} {roll}");
            seen.insert((event.as_str(), reason.map(|of| of.as_str())));
        }
        assert_eq!(seen.len(), 5, "{seen:?}");
    }
}
