//! The guided way: one question after the other, and a form filled in from the answers. Every field
//! it fills is marked, and the author looks at each before the story can be sent.
//!
//! Where the operator has a language model it may word the next question and read fields out of an
//! answer; which question comes next, and what may be filled in, is decided here (ADR 0016).

pub mod asking;
mod phrase;
pub mod reading;
mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{Instant, Seen, StoryId, UserId};

pub use phrase::Phrase;
pub use rules::Step;

use crate::Error;
use crate::form::{Filled, Form};
use crate::manuscripts::{self, Manuscript};

/// The longest answer, in characters.
pub const MAX_ANSWER: usize = 4000;

/// One question and its answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// Which question.
    pub step: Step,
    /// As it was asked.
    pub question: String,
    /// As it was answered.
    pub answer: String,
    /// When.
    pub at: Instant,
}

/// What an answer has done.
#[derive(Debug, Clone, PartialEq)]
pub struct Answered {
    /// The fields that are filled in from it.
    pub filled: Vec<Filled>,
    /// The next question; `None` where all were answered.
    pub next: Option<Step>,
    /// The story as it is now.
    pub manuscript: Manuscript,
}

/// What was said so far, and the next question.
///
/// # Errors
/// [`Error::NoStory`], [`Error::Db`].
pub fn conversation(
    conn: &mut Conn,
    author: UserId,
    manuscript: StoryId,
) -> Result<(Vec<Turn>, Option<Step>), Error> {
    let found = manuscripts::find(conn, author, manuscript)?;
    let turns = turns(conn, manuscript)?;
    let next = next(&found.form, &turns);
    Ok((turns, next))
}

fn turns(conn: &mut Conn, manuscript: StoryId) -> Result<Vec<Turn>, Error> {
    let rows = store::list(conn, manuscript)?;
    let turn = |(step, question, answer, at): store::Row| Turn { step, question, answer, at };
    Ok(rows.into_iter().map(turn).collect())
}

fn next(form: &Form, turns: &[Turn]) -> Option<Step> {
    let answered: Vec<Step> = turns.iter().map(|turn| turn.step).collect();
    rules::next(form, &answered)
}

/// An answer to one of the questions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answer<'a> {
    /// To which.
    pub step: Step,
    /// The author's words.
    pub words: &'a str,
}

/// Takes an answer and fills in what is understood of it.
///
/// # Errors
/// [`Error::NoStory`], [`Error::Refused`], [`Error::BadAnswer`], [`Error::Duplicate`],
/// [`Error::Db`].
pub fn answer(
    conn: &mut Conn,
    author: UserId,
    manuscript: StoryId,
    answer: Answer<'_>,
) -> Result<Answered, Error> {
    let (step, words) = (answer.step, answer.words.trim());
    if !(1..=MAX_ANSWER).contains(&words.chars().count()) {
        return Err(Error::BadAnswer);
    }
    let found = manuscripts::lock(conn, author, Seen::any(manuscript))?;
    let open = manuscripts::open(conn, author, &found)?;
    let mut form = open.form.clone();
    let filled = rules::understand(&mut form, step, words);
    store::insert(conn, manuscript, step, words)?;
    let manuscript = manuscripts::fill(conn, author, &open, &form, &filled)?;
    let next = next(&manuscript.form, &turns(conn, manuscript.id)?);
    Ok(Answered { filled, next, manuscript })
}

/// Fills in what a model has read out of the answer that led to `done`, where nobody has changed the
/// story since. What it says of other fields, and what the author did not say, is dropped.
///
/// # Errors
/// [`Error::StaleVersion`] where somebody has; [`Error::NoStory`], [`Error::Refused`],
/// [`Error::Fields`], [`Error::Duplicate`], [`Error::Db`].
pub fn read(
    conn: &mut Conn,
    author: UserId,
    done: &Answered,
    answer: Answer<'_>,
    said: &str,
) -> Result<Answered, Error> {
    let seen = Seen::at(done.manuscript.id, done.manuscript.version);
    let found = manuscripts::lock(conn, author, seen)?;
    let open = manuscripts::open(conn, author, &found)?;
    let mut form = open.form.clone();
    let filled = reading::take(&mut form, answer, said, &done.filled);
    if filled.is_empty() {
        return Ok(done.clone());
    }
    let manuscript = manuscripts::fill(conn, author, &open, &form, &filled)?;
    let replaced = |old: &&Filled| {
        let rounds = old.field.starts_with("rounds[") && answer.step == Step::Rounds;
        !rounds && filled.iter().all(|new| new.field != old.field)
    };
    let mut all: Vec<Filled> = done.filled.iter().filter(replaced).cloned().collect();
    all.extend(filled);
    // What is known now is not asked for.
    let next = next(&manuscript.form, &turns(conn, manuscript.id)?);
    Ok(Answered { filled: all, next, manuscript })
}

/// Removes what was said before an instant; answers how much.
///
/// # Errors
/// [`Error::Db`].
pub fn remove_before(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::delete_before(conn, before)?)
}
