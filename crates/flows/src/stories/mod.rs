//! Stories of interviews: begun, worded with a model's help, decided about, reported.

pub mod guided;
pub mod moderate;
pub mod to_read;

use db::{Conn, Db};
use interviews::form::Form;
use interviews::manuscripts::{self, Manuscript, Way};
use interviews::reports::{self, Why};
use kernel::{StoryId, UserId};

use crate::Result;
use crate::limits::{self, Action, Who};

/// Begins a story.
///
/// # Errors
/// [`crate::Error::Limited`]; those of the form.
pub fn begin(
    conn: &mut Conn,
    author: UserId,
    form: &Form,
    way: Way,
    who: Who,
) -> Result<Manuscript> {
    limits::take(conn, Action::BeginStory, who)?;
    Ok(manuscripts::create(conn, author, form, way)?)
}

/// What somebody has against a story.
#[derive(Debug)]
pub struct Complaint {
    /// Which story.
    pub story: StoryId,
    /// What is wrong with it.
    pub reason: Why,
    /// In their own words.
    pub text: Option<String>,
}

/// Reports a story to the moderator; `false` where this person has before. What was counted stays
/// counted where the report is refused.
///
/// # Errors
/// [`crate::Error::Limited`]; those of the report.
pub async fn report(db: &Db, user: UserId, complaint: Complaint, who: Who) -> Result<bool> {
    db.write(move |conn| limits::take(conn, Action::ReportStory, who)).await?;
    db.write(move |conn| {
        let Complaint { story, reason, text } = &complaint;
        Ok(reports::report(conn, user, *story, *reason, text.as_deref())?)
    })
    .await
}
