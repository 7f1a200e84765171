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
    /// Reads what somebody sends; the content, not the name, decides what kind it is. That takes time that grows with the
    /// size, up to seconds for a file made to, so it belongs on no thread that others wait for.
    ///
    /// # Errors
    /// [`Error::ResumeTooLarge`], [`Error::BadFileName`], [`Error::BadPdf`], [`Error::BadJsonResume`];
    /// [`Error::NoResumeFile`] where it is neither.
    pub fn read(name: &str, content: Vec<u8>) -> Result<Self, Error> {
        if content.len() > MAX_BYTES {
            return Err(Error::ResumeTooLarge);
        }
        let text = json_resume::text_of(&content);
        let kind = if let Some(text) = text.filter(|text| text.trim_start().starts_with('{')) {
            json_resume::check(&text).map_err(Error::BadJsonResume)?;
            Kind::Json
        } else if pdf::has_head(&content) {
            pdf::check(&content).map_err(Error::BadPdf)?;
            Kind::Pdf
        } else {
            return Err(Error::NoResumeFile);
        };
        Ok(Self { kind, name: named(name, kind)?, content })
    }
}

/// The last part of a path, with the ending of its kind; what some systems have in no name becomes a `_`.
fn named(name: &str, kind: Kind) -> Result<String, Error> {
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let last =
        text::trimmed(last).trim_matches('.').replace(|c: char| "\"<>:|?*;%".contains(c), "_");
    let last = last.as_str();
    if !text::is_line(last) {
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
