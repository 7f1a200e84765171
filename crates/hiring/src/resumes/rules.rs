//! What a résumé's file may be. Pure.

use kernel::{ResumeId, text, words};

use super::{json_resume, pdf};
use crate::Error;

/// The most bytes of a file.
pub const MAX_BYTES: usize = 5 * 1024 * 1024;
/// The most characters of its name.
const MAX_NAME: usize = 120;

words! {
    /// What kind of file it is.
    pub enum Kind as "ResumeKind" {
        /// A PDF document.
        Pdf = "pdf",
        /// The JSON Resume format.
        Json = "json",
    }
}

impl Kind {
    /// How the file's name ends.
    fn ending(self) -> &'static str {
        match self {
            Self::Pdf => ".pdf",
            Self::Json => ".json",
        }
    }
}

/// A file that is what it says it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct File {
    /// What kind.
    pub kind: Kind,
    /// What it is called, with the ending of its kind.
    pub name: String,
    /// At most [`MAX_BYTES`].
    pub content: Vec<u8>,
}

impl File {
    /// Reads what somebody sends; the content, not the name, decides what kind it is.
    ///
    /// # Errors
    /// [`Error::ResumeTooLarge`], [`Error::BadFileName`], [`Error::BadPdf`], [`Error::BadJsonResume`];
    /// [`Error::NoResumeFile`] where it is neither.
    pub fn read(name: &str, content: Vec<u8>) -> Result<Self, Error> {
        if content.len() > MAX_BYTES {
            return Err(Error::ResumeTooLarge);
        }
        let kind = if content.starts_with(b"%PDF-") {
            pdf::check(&content).map_err(Error::BadPdf)?;
            Kind::Pdf
        } else if content.trim_ascii_start().starts_with(b"{") {
            json_resume::check(&content).map_err(Error::BadJsonResume)?;
            Kind::Json
        } else {
            return Err(Error::NoResumeFile);
        };
        Ok(Self { kind, name: named(name, kind)?, content })
    }
}

/// The last part of a path, with the ending of its kind.
fn named(name: &str, kind: Kind) -> Result<String, Error> {
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let last = text::trimmed(last).trim_matches('.');
    if !text::is_line(last) || last.chars().any(|c| "\"<>:|?*;%".contains(c)) {
        return Err(Error::BadFileName);
    }
    let stem = match last.len().checked_sub(kind.ending().len()).map(|at| last.split_at_checked(at))
    {
        Some(Some((stem, ending))) if ending.eq_ignore_ascii_case(kind.ending()) => stem,
        _ => last,
    };
    let stem = if stem.is_empty() { "resume" } else { stem };
    let name = format!("{stem}{}", kind.ending());
    if name.chars().count() > MAX_NAME { Err(Error::BadFileName) } else { Ok(name) }
}

/// What is known of a file that is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Resume {
    /// Its id.
    pub id: ResumeId,
    /// What kind.
    pub kind: Kind,
    /// What it is called.
    pub name: String,
    /// How large it is.
    pub bytes: i32,
}
