//! What readers see, made from a finished story and taken away again. Every count that a page
//! shows is kept here, in the transaction that changes it.

mod rules;
mod store;
#[cfg(test)]
pub(crate) mod tests;

use db::Conn;
use kernel::{Instant, StoryId};

pub use rules::{Backing, Figure, Visibility};

use crate::Error;
use crate::form::Content;
use crate::machine::State;
use crate::slug::company_slug;

/// Shows a story to everybody.
///
/// # Errors
/// [`Error::Db`].
pub fn go_live(
    conn: &mut Conn,
    id: StoryId,
    content: &Content,
    backing: Backing,
    now: Instant,
) -> Result<(), Error> {
    let company = company_slug(&content.company_name);
    store::know_company(conn, &company, &content.company_name)?;
    store::insert(conn, id, content, backing == Backing::Records, now)?;
    store::insert_text(conn, id, content)?;
    count(conn, &company, &rules::figures_of(content), 1)?;
    store::count_day(conn, now.date_naive(), 1)?;
    Ok(())
}

/// Puts a new text in the place of the one that is shown; likes and place in the order stay.
///
/// # Errors
/// [`Error::NoStory`], [`Error::Db`].
pub fn replace(conn: &mut Conn, id: StoryId, content: &Content, now: Instant) -> Result<(), Error> {
    let before = store::lock(conn, id)?.ok_or(Error::NoStory)?;
    let company = company_slug(&content.company_name);
    store::know_company(conn, &company, &content.company_name)?;
    count(conn, &before.company_slug, &counted(&before), -1)?;
    count(conn, &company, &rules::figures_of(content), 1)?;
    store::update(conn, id, content, before.verified, now)?;
    store::update_text(conn, id, content)?;
    Ok(())
}

/// Takes a story away, with its likes, reports and replies.
///
/// # Errors
/// [`Error::NoStory`], [`Error::Db`].
pub fn take_down(conn: &mut Conn, id: StoryId) -> Result<(), Error> {
    let before = store::lock(conn, id)?.ok_or(Error::NoStory)?;
    count(conn, &before.company_slug, &counted(&before), -1)?;
    store::count_day(conn, before.published_at.date_naive(), -1)?;
    store::delete(conn, id)?;
    Ok(())
}

/// Marks the text that is shown with the state of its story.
pub(crate) fn mark(
    conn: &mut Conn,
    id: StoryId,
    state: State,
    visibility: Visibility,
) -> Result<(), Error> {
    store::mark(conn, id, state, visibility)?;
    Ok(())
}

/// Says beside the text that our own records prove the interview.
pub(crate) fn mark_verified(conn: &mut Conn, id: StoryId) -> Result<(), Error> {
    store::mark_verified(conn, id)?;
    Ok(())
}

fn count(
    conn: &mut Conn,
    company: &str,
    figures: &[(Figure, String)],
    by: i32,
) -> Result<(), Error> {
    store::count_company(conn, company, by)?;
    for (figure, value) in figures {
        store::count_figure(conn, company, *figure, value, by)?;
    }
    Ok(())
}

fn counted(row: &store::Counted) -> Vec<(Figure, String)> {
    let store::Counted { difficulty, outcome, experience, .. } = *row;
    rules::figures(difficulty, outcome, experience, row.days_to_decision, row.rounds_count)
}
