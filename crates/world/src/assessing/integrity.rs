//! Cases about what recordings and comparisons show: they come about by themselves in the evening, and go on as the
//! people do who are asked, decide and appeal.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

use anyhow::{Context, Result};
use companies::profiles;
use flows::integrity::{self as acts, Deciding};
use integrity::cases::{self, Case, Decision, Outcome, State, Whose};
use kernel::chrono::TimeDelta;
use kernel::{IntegrityCaseId, Limit, Paging, Seen, UserId};

use crate::assessing::assessments::{FIRM, Ledger, working};
use crate::assessing::texts::{self, Texts};
use crate::stage::World;

/// From which day before today on somebody looks for new cases.
const FROM: i64 = 170;

/// How a case goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Course {
    /// It is answered, and there is an explanation.
    Explained,
    /// It is answered, and it cannot be known.
    Unproven,
    /// It is answered, and rules were broken.
    Breach,
    /// The same of a program that is somebody else's with other names.
    Copied,
    /// Nobody answers, and it cannot be known.
    SilentUnproven,
    /// Nobody answers, and rules were broken.
    SilentBreach,
    /// A breach is appealed against and the admin decides otherwise.
    Reversed,
    /// A breach is appealed against a few days ago.
    Appealed,
    /// Nobody has answered, and the company has not decided.
    Silent,
    /// It is answered, and the company has not decided.
    Answered,
    /// The candidate was asked and is writing.
    Asked,
}

impl Course {
    /// What the company decides, where it does.
    fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Explained => Some(Outcome::Explained),
            Self::Unproven | Self::SilentUnproven => Some(Outcome::Unproven),
            Self::Breach | Self::Copied | Self::SilentBreach | Self::Reversed | Self::Appealed => {
                Some(Outcome::Breach)
            }
            Self::Silent | Self::Answered | Self::Asked => None,
        }
    }

    /// Which of the answers fits.
    fn answer(self, number: usize) -> usize {
        match self {
            Self::Explained => number % 2,
            Self::Breach | Self::Reversed => 2,
            Self::Unproven => 3,
            Self::Copied => 4,
            Self::Answered => 5,
            Self::Appealed => 6,
            Self::SilentUnproven | Self::SilentBreach | Self::Silent | Self::Asked => 0,
        }
    }

    fn is_answered(self) -> bool {
        match self {
            Self::Explained
            | Self::Unproven
            | Self::Breach
            | Self::Copied
            | Self::Reversed
            | Self::Appealed
            | Self::Answered => true,
            Self::SilentUnproven | Self::SilentBreach | Self::Silent | Self::Asked => false,
        }
    }
}

pub(crate) fn plan(world: &mut World, ledger: &Ledger) -> Result<()> {
    let texts = texts::read()?;
    let known = Rc::new(RefCell::new(BTreeSet::new()));
    for day in 0..FROM {
        let at = world.day(FROM - 1 - day, (8, 40));
        let (ledger, texts, known) = (ledger.clone(), texts.clone(), Rc::clone(&known));
        world.at(at, "cases are looked for", move |world| {
            for case in new_cases(world, &known)? {
                let course = ledger.courses.borrow().get(&case.about.candidate).copied();
                let number = known.borrow().len();
                let course = course.unwrap_or(Course::SilentUnproven);
                follow(world, &texts, &case, (course, number));
            }
            Ok(())
        });
    }
    Ok(())
}

/// The company's cases that nobody has looked at yet, the first that was opened first.
fn new_cases(world: &World, known: &RefCell<BTreeSet<IntegrityCaseId>>) -> Result<Vec<Case>> {
    let firm = world.firm(FIRM)?;
    let first = Paging::first(Limit::most());
    let listed = world.act(|conn| cases::list(conn, Whose::Company(firm.company), None, first))?;
    let mut found: Vec<Case> = listed.items;
    found.retain(|case| known.borrow_mut().insert(case.id));
    found.reverse();
    Ok(found)
}

/// Plans what people do about a case that was opened on the evening before.
fn follow(world: &mut World, texts: &Texts, case: &Case, (course, number): (Course, usize)) {
    let (id, candidate) = (case.id, case.about.candidate);
    let texts = texts.clone();
    let noon = world.now() + TimeDelta::hours(3);
    if course == Course::Asked {
        let whole = texts::numbered(&texts.answers, course.answer(number));
        world.at(noon, "an answer is being written", move |world| {
            let half: String = whole?.chars().take(120).collect();
            world.act(|conn| acts::keep_draft(conn, candidate, id, &half))
        });
        return;
    }
    if course.is_answered() {
        let answer = texts::numbered(&texts.answers, course.answer(number));
        world.at(noon + TimeDelta::hours(7), "a candidate answers", move |world| {
            let (sender, text) = (world.sender(), answer?);
            let admin = world.stars.get("admin").map(|star| star.email.clone());
            world.act(|conn| {
                let case = cases::find(conn, Whose::Candidate(candidate), id)?;
                let seen = Seen::at(id, case.version);
                acts::answer(conn, (&sender, admin.as_ref()), candidate, seen, &text)
            })?;
            Ok(())
        });
    }
    let Some(outcome) = course.outcome() else { return };
    let decided = working(noon + TimeDelta::days(4) + TimeDelta::minutes(25));
    let reason = reason(&texts, (course, outcome, number));
    world.at(decided, "a case is decided", move |world| {
        decide(world, id, Decision { outcome, reason: reason? })
    });
    if matches!(course, Course::Reversed | Course::Appealed) {
        let at = decided + TimeDelta::days(7) + TimeDelta::hours(4);
        plan_appeal(world, &texts, (id, candidate, course), at);
    }
}

/// Why a case is decided so.
fn reason(texts: &Texts, (course, outcome, number): (Course, Outcome, usize)) -> Result<String> {
    match (outcome, course) {
        (Outcome::Explained, _) => texts::numbered(&texts.explained, number),
        (Outcome::Unproven, Course::SilentUnproven) => texts::numbered(&texts.unproven, 1),
        (Outcome::Unproven, _) => texts::numbered(&texts.unproven, 0),
        // The last one says that there was no answer.
        (Outcome::Breach, Course::SilentBreach) => texts::numbered(&texts.breach, 2),
        (Outcome::Breach, Course::Copied) => texts::numbered(&texts.breach, 1),
        (Outcome::Breach, _) => texts::numbered(&texts.breach, 0),
    }
}

/// A reviewer decides who did not send the invitation.
fn decide(world: &mut World, id: IntegrityCaseId, decision: Decision) -> Result<()> {
    let firm = world.firm(FIRM)?;
    let sender = world.sender();
    let reviewer = firm.reviewers.first().context("nobody reviews")?.user;
    world.act(|conn| {
        let member = profiles::of_member(conn, reviewer)?.ok_or(companies::Error::NoCompany)?;
        let case = cases::find(conn, Whose::Company(firm.company), id)?;
        // One that was answered after all, or not, is decided the same.
        if !matches!(case.state, State::Answered | State::NoAnswer) {
            return Ok(());
        }
        let (by, seen) = (Deciding::member(reviewer, &member), Seen::at(id, case.version));
        acts::decide(conn, &sender, by, seen, &decision).map(drop)
    })
}

fn plan_appeal(
    world: &mut World,
    texts: &Texts,
    (id, candidate, course): (IntegrityCaseId, UserId, Course),
    at: kernel::Instant,
) {
    let number = usize::from(course == Course::Appealed);
    let (text, conclusion) =
        (texts::numbered(&texts.appeals, number), texts::numbered(&texts.conclusions, 0));
    world.at(at, "a candidate appeals", move |world| {
        let (sender, text) = (world.sender(), text?);
        let admin = world.stars.get("admin").map(|star| star.email.clone());
        world.act(|conn| {
            let case = cases::find(conn, Whose::Candidate(candidate), id)?;
            let seen = Seen::at(id, case.version);
            acts::appeal(conn, (&sender, admin.as_ref()), candidate, seen, &text)
        })?;
        Ok(())
    });
    if course == Course::Appealed {
        return;
    }
    let at = working(at + TimeDelta::days(3));
    world.at(at, "an appeal is decided", move |world| {
        let sender = world.sender();
        let decision = Decision { outcome: Outcome::Unproven, reason: conclusion? };
        let admin = world.stars.get("admin").and_then(|star| star.user);
        world.act(|conn| {
            let case = cases::find(conn, Whose::Everybody, id)?;
            let (by, seen) = (Deciding::admin(admin), Seen::at(id, case.version));
            acts::decide(conn, &sender, by, seen, &decision).map(drop)
        })
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_case_is_decided_as_its_course_says_with_a_text_that_can_be_stored() {
        let texts = texts::read().unwrap();
        let all = [
            Course::Explained,
            Course::Unproven,
            Course::Breach,
            Course::Copied,
            Course::SilentUnproven,
            Course::SilentBreach,
            Course::Reversed,
            Course::Appealed,
        ];
        for (number, course) in all.into_iter().enumerate() {
            let outcome = course.outcome().unwrap();
            let said = reason(&texts, (course, outcome, number)).unwrap();
            assert!((1..=cases::MAX_TEXT).contains(&said.chars().count()), "{course:?}");
            let is_silent = said.contains("no answer");
            assert_eq!(is_silent, course == Course::SilentBreach, "{course:?}: {said}");
        }
        assert!(
            [Course::Silent, Course::Answered, Course::Asked]
                .iter()
                .all(|of| of.outcome().is_none())
        );
    }
}
