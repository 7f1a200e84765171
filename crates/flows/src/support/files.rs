//! What a file of a message may be. Nothing of a picture itself is kept: it is drawn again.

use companies::logos;
use db::Conn;
use hiring::resumes;
use kernel::UserId;
use support::Error as E;
use support::attachments::{File, Kind, kind_of};

use crate::Result;
use crate::limits::{self, Action, Who};

/// Counts a file. What was counted stays counted where the file is refused.
///
/// # Errors
/// [`crate::Error::Limited`]; [`crate::Error::Db`].
pub fn count_file(conn: &mut Conn, user: UserId) -> Result<()> {
    limits::take(conn, Action::AttachFile, Who::new(user, None))
}

/// Reads a file; its content, not its name, decides what kind it is.
///
/// # Errors
/// [`E::FileTooLarge`], [`E::BadFile`].
pub fn read_file(name: &str, content: Vec<u8>) -> Result<File, E> {
    let kind = kind_of(&content)?;
    let content = match kind {
        Kind::Png | Kind::Jpg => logos::redraw(&content).map_err(|_| {
            E::BadFile("This picture cannot be read, or has more than 4096 pixels a side.")
        })?,
        Kind::Pdf => {
            resumes::check_pdf(&content).map_err(E::BadFile)?;
            content
        }
        Kind::Txt => content,
    };
    Ok(File::new(kind, name, content))
}
