//! What readers see, made from a finished story and taken away again. Every count that a page
//! shows is kept here, in the transaction that changes it.

mod rules;
mod store;
#[cfg(test)]
pub(crate) mod tests;

use db::Conn;
use kernel::Instant;
use kernel::uuid::Uuid;

pub use rules::{Content, Figure, Round};

use crate::Error;
use crate::drafts::Form;
use crate::slug::company_slug;

/// Shows a story to everybody. `verified` where our own records prove the interview.
///
/// # Errors
/// [`Error::Db`].
pub fn go_live(
    conn: &mut Conn,
    id: Uuid,
    content: &Content,
    verified: bool,
    now: Instant,
) -> Result<(), Error> {
    let company = company_slug(&content.company_name);
    store::know_company(conn, &company, &content.company_name)?;
    store::insert(conn, id, content, verified, now)?;
    store::insert_text(conn, id, content)?;
    count(conn, &company, &content.figures(), 1)?;
    store::count_day(conn, now.date_naive(), 1)?;
    Ok(())
}

/// Puts a new text in the place of the one that is shown; likes and place in the order stay.
///
/// # Errors
/// [`Error::NoStory`], [`Error::Db`].
pub fn replace(conn: &mut Conn, id: Uuid, content: &Content, now: Instant) -> Result<(), Error> {
    let before = store::lock(conn, id)?.ok_or(Error::NoStory)?;
    let company = company_slug(&content.company_name);
    store::know_company(conn, &company, &content.company_name)?;
    count(conn, &before.company_slug, &figures_of(&before), -1)?;
    count(conn, &company, &content.figures(), 1)?;
    store::update(conn, id, content, before.verified, now)?;
    store::update_text(conn, id, content)?;
    Ok(())
}

/// Takes a story away, with its likes, reports and replies.
///
/// # Errors
/// [`Error::NoStory`], [`Error::Db`].
pub fn take_down(conn: &mut Conn, id: Uuid) -> Result<(), Error> {
    let before = store::lock(conn, id)?.ok_or(Error::NoStory)?;
    count(conn, &before.company_slug, &figures_of(&before), -1)?;
    store::count_day(conn, before.published_at.date_naive(), -1)?;
    store::delete(conn, id)?;
    Ok(())
}

/// The marks by which a near copy of what a form says is known.
pub(crate) fn marks(form: &Form) -> Vec<i32> {
    let told = form
        .texts()
        .into_iter()
        .filter(|(field, _)| field == "summary" || field == "tips" || field.starts_with("rounds"));
    // In the order in which a published text is marked: the tips come last.
    let (tips, rest): (Vec<_>, Vec<_>) = told.partition(|(field, _)| field == "tips");
    let parts = rest.into_iter().chain(tips).map(|(_, text)| text.trim());
    rules::shingles(&parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" "))
}

fn count(
    conn: &mut Conn,
    company: &str,
    figures: &[(Figure, String)],
    by: i32,
) -> Result<(), Error> {
    store::count_company(conn, company, by)?;
    for (figure, value) in figures {
        store::count_figure(conn, company, (*figure, value), by)?;
    }
    Ok(())
}

fn figures_of(row: &store::Counted) -> Vec<(Figure, String)> {
    let said = (row.difficulty, row.outcome, row.experience);
    rules::figures(said, row.days_to_decision, row.rounds_count)
}
