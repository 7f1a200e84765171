//! What is looked for in recordings once a grade is made, and the cases that follow. Nothing here changes a
//! grade, and nothing waits for it.

mod acts;
mod examine;
mod seam;
mod shown;
mod tell;

pub use acts::{Deciding, answer, appeal, decide, keep_draft};
pub use examine::{examine_due, schedule};
pub use seam::examine_again;
pub use shown::{Shown, Standing, of_report, reader_of, shared};

use db::Db;
use db::clock;
use integrity::cases;
use kernel::Email;

use crate::Result;
use crate::post::Sender;

/// Ends the time to answer of every case in which it is over, and notifies those who decide.
///
/// # Errors
/// [`crate::Error::Db`]; those of the notices.
pub fn keep_time(db: &Db, sender: &Sender, admin: Option<&Email>) -> Result<()> {
    loop {
        let lapsed = db.write_now(|conn| {
            let now = clock::now(conn)?;
            let Some(case) = cases::lapse_next(conn, now)? else { return Ok(false) };
            tell::deciders(conn, sender, admin, &case)?;
            Ok::<_, crate::Error>(true)
        })?;
        if !lapsed {
            return Ok(());
        }
    }
}
