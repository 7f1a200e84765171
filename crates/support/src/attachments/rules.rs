//! What a file is called. Pure.

use kernel::{SupportAttachmentId, text, words};

use crate::Error;

/// The most bytes of a file.
pub const MAX_BYTES: usize = 5 * 1024 * 1024;
/// The most bytes that one person can send within 24 hours.
pub const MAX_A_DAY: i64 = 50 * 1024 * 1024;
/// The most files of a message.
pub const MAX_OF_MESSAGE: usize = 3;
/// The most characters of a name, without its ending.
const MAX_NAME: usize = 120;

words! {
    /// What kind of file it is.
    pub enum Kind as "SupportFileKind" {
        /// A picture that this program drew again.
        Png = "png",
        /// A picture that this program drew again.
        Jpg = "jpg",
        /// A PDF document.
        Pdf = "pdf",
        /// Plain text.
        Txt = "txt",
    }
}

/// A file that is what it says it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct File {
    /// What kind.
    pub kind: Kind,
    /// What it is called, with the ending of its kind.
    pub name: String,
    /// What is in it.
    pub content: Vec<u8>,
}

impl File {
    /// A file of this kind; its name gets the ending of the kind.
    pub fn new(kind: Kind, name: &str, content: Vec<u8>) -> Self {
        Self { kind, name: named(name, kind), content }
    }
}

/// The kind of a file by its first bytes; plain text has none and is what reads as text.
///
/// # Errors
/// [`Error::FileTooLarge`]; [`Error::BadFile`] where it is none of these.
pub fn kind_of(content: &[u8]) -> Result<Kind, Error> {
    if content.len() > MAX_BYTES {
        return Err(Error::FileTooLarge);
    }
    match content {
        [0x89, b'P', b'N', b'G', 0x0d, 0x0a, 0x1a, 0x0a, ..] => Ok(Kind::Png),
        [0xff, 0xd8, 0xff, ..] => Ok(Kind::Jpg),
        [b'%', b'P', b'D', b'F', b'-', ..] => Ok(Kind::Pdf),
        _ if is_text(content) => Ok(Kind::Txt),
        _ => Err(Error::BadFile("Attach a PNG or JPEG picture, a PDF document or a text file.")),
    }
}

fn is_text(content: &[u8]) -> bool {
    let read = std::str::from_utf8(content);
    read.is_ok_and(|text| {
        !text.is_empty() && !text.chars().any(|c| c.is_control() && !"\t\n\r\u{c}".contains(c))
    })
}

/// The name of a file that is not taken, on one line; `file` where it has none.
pub fn shown_name(name: &str) -> String {
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let plain = last.chars().filter(|c| text::is_line(c.encode_utf8(&mut [0; 4])));
    let plain: String = plain.take(MAX_NAME).collect();
    match text::trimmed(&plain) {
        "" => "file".to_owned(),
        name => name.to_owned(),
    }
}

/// The last part of a path, without what a file system or a header takes for something else.
fn named(name: &str, kind: Kind) -> String {
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let stem = last.rsplit_once('.').map_or(last, |(stem, _)| stem);
    let plain: String = text::trimmed(stem)
        .chars()
        .filter(|c| text::is_line(c.encode_utf8(&mut [0; 4])) && !"\"<>:|?*;%".contains(*c))
        .take(MAX_NAME)
        .collect();
    let stem = plain.trim_matches(['.', ' ']);
    let stem = if stem.is_empty() { "file" } else { stem };
    format!("{stem}.{}", kind.as_str())
}

/// What is known of a file that is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attachment {
    /// Its id.
    pub id: SupportAttachmentId,
    /// What kind.
    pub kind: Kind,
    /// What it is called.
    pub name: String,
    /// How large it is.
    pub bytes: i32,
}
