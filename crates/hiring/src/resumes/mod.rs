//! Résumés that people send in: PDF files, and JSON Resume.

mod json_resume;
mod pdf;
mod rules;
mod store;
#[cfg(test)]
pub(crate) mod tests;

use std::collections::BTreeMap;

use db::Conn;
use kernel::{CompanyId, ResumeId, UserId};

pub use rules::{File, Kind, MAX_BYTES, Resume};

use crate::Error;

/// Whether a file is a PDF document, as far as its frame says.
///
/// # Errors
/// A sentence about what is wrong.
pub fn check_pdf(file: &[u8]) -> Result<(), &'static str> {
    pdf::check(file)
}

/// Stores a file that was read.
///
/// # Errors
/// [`Error::Db`].
pub fn keep(conn: &mut Conn, owner: UserId, file: &File) -> Result<Resume, Error> {
    Ok(store::insert(conn, owner, file)?)
}

/// What is known of a résumé, without its content.
///
/// # Errors
/// [`Error::NoResume`], [`Error::Db`].
pub fn find(conn: &mut Conn, id: ResumeId) -> Result<Resume, Error> {
    store::find_all(conn, &[id])?.pop().ok_or(Error::NoResume)
}

/// The same of several, in one statement. One that is not there is missing.
///
/// # Errors
/// [`Error::Db`].
pub fn find_all(conn: &mut Conn, ids: &[ResumeId]) -> Result<BTreeMap<ResumeId, Resume>, Error> {
    Ok(store::find_all(conn, ids)?.into_iter().map(|resume| (resume.id, resume)).collect())
}

/// Removes one that nothing refers to any more.
///
/// # Errors
/// [`Error::Db`].
pub fn remove(conn: &mut Conn, id: ResumeId) -> Result<(), Error> {
    store::delete(conn, id)?;
    Ok(())
}

/// The file, for the person who has sent it in.
///
/// # Errors
/// [`Error::NoResume`] where it is somebody else's; [`Error::Db`].
pub fn of_owner(conn: &mut Conn, owner: UserId, id: ResumeId) -> Result<File, Error> {
    let (owned, file) = store::read(conn, id)?.ok_or(Error::NoResume)?;
    if owned == owner { Ok(file) } else { Err(Error::NoResume) }
}

/// The file, for a company that has been shown an application with it.
///
/// # Errors
/// [`Error::NoResume`] where no such application was; [`Error::Db`].
pub fn of_company(conn: &mut Conn, company: CompanyId, id: ResumeId) -> Result<File, Error> {
    if !store::was_shown(conn, company, id)? {
        return Err(Error::NoResume);
    }
    let (_, file) = store::read(conn, id)?.ok_or(Error::NoResume)?;
    Ok(file)
}
