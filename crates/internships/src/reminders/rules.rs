//! What is due, and when somebody is reminded of it. Pure. Source: product.md §24c.

use chrono::{NaiveDate, TimeDelta};

use crate::check_ins::{self, CheckIn};
use crate::checklists::{Item, Owner};
use crate::placements::{Internship, Side, State};
use crate::ratings::{self, Rating};

/// How many days before and after it is due somebody is reminded.
pub const DAYS: i64 = 3;

/// When a reminder comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Three days before.
    Before,
    /// On the day.
    Due,
    /// Three days after.
    After,
}

impl Stage {
    /// The last stage that was reached; `None` more than three days before.
    pub fn at(due: NaiveDate, today: NaiveDate) -> Option<Self> {
        let days = TimeDelta::days(DAYS);
        match today {
            _ if today >= due + days => Some(Self::After),
            _ if today >= due => Some(Self::Due),
            _ if today >= due - days => Some(Self::Before),
            _ => None,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Before => "before",
            Self::Due => "due",
            Self::After => "after",
        }
    }
}

/// What somebody is reminded of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What {
    /// An item of the checklist, by its title.
    Item(String),
    /// The check-in for a week.
    CheckIn(i32),
    /// The rating after so many days.
    Rating(i32),
    /// The last day, which the company confirms.
    End,
}

/// A reminder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reminder {
    /// Nobody is reminded of the same cause twice.
    pub cause: String,
    /// Whose it is to do.
    pub to: Owner,
    /// What.
    pub what: What,
    /// Until the end of which day.
    pub due_on: NaiveDate,
}

/// What is known of an internship.
#[derive(Debug, Clone, Copy)]
pub struct Facts<'a> {
    /// The internship.
    pub internship: &'a Internship,
    /// Its checklist.
    pub items: &'a [Item],
    /// What was written of its weeks.
    pub check_ins: &'a [CheckIn],
    /// The ratings that were given.
    pub ratings: &'a [Rating],
}

/// Everything that somebody is to be reminded of by this day, whether or not they were.
pub fn due(facts: Facts<'_>, today: NaiveDate) -> Vec<Reminder> {
    let state = facts.internship.state;
    let mut due = Vec::new();
    if state.is_open() {
        due.extend(facts.items.iter().filter_map(|item| of_item(item, today)));
    }
    if state == State::Active {
        due.extend(of_weeks(facts, today));
        due.extend(ratings::DAYS.into_iter().filter_map(|day| of_rating(facts, day, today)));
        due.extend(of_end(facts.internship, today));
    }
    due
}

fn of_item(item: &Item, today: NaiveDate) -> Option<Reminder> {
    let stage = Stage::at(item.due_on, today).filter(|_| item.state.is_open())?;
    let cause = format!("item:{}:{}", item.id, stage.name());
    let what = What::Item(item.title.clone());
    Some(Reminder { cause, to: item.owner, what, due_on: item.due_on })
}

/// Once a week, from its last day on while it can be checked in.
fn of_weeks(facts: Facts<'_>, today: NaiveDate) -> Vec<Reminder> {
    let Internship { starts_on, ends_on, .. } = *facts.internship;
    let mut due = Vec::new();
    for week in check_ins::weeks(starts_on, ends_on) {
        if !week.is_open(today) || today < week.last {
            continue;
        }
        for (side, to) in [(Side::Company, Owner::Company), (Side::Candidate, Owner::Candidate)] {
            let is_own = |one: &CheckIn| one.week == week.number && one.side == side;
            if !facts.check_ins.iter().any(is_own) {
                let cause = format!("check_in:{}:{}", week.number, side.as_str());
                let due_on = week.last + TimeDelta::days(check_ins::GRACE_DAYS);
                due.push(Reminder { cause, to, what: What::CheckIn(week.number), due_on });
            }
        }
    }
    due
}

fn of_rating(facts: Facts<'_>, day: i32, today: NaiveDate) -> Option<Reminder> {
    let due_on = ratings::due_on(facts.internship, day)?;
    let given = facts.ratings.iter().any(|rating| rating.day == day);
    let stage = Stage::at(due_on, today).filter(|_| !given)?;
    let cause = format!("rating:{day}:{}", stage.name());
    Some(Reminder { cause, to: Owner::Company, what: What::Rating(day), due_on })
}

fn of_end(internship: &Internship, today: NaiveDate) -> Option<Reminder> {
    let due_on = internship.ends_on;
    let stage = Stage::at(due_on, today).filter(|stage| *stage != Stage::Before)?;
    // With the day, as an extension moves it.
    let cause = format!("end:{due_on}:{}", stage.name());
    Some(Reminder { cause, to: Owner::Company, what: What::End, due_on })
}
