//! Reading a message that somebody mailed. Nothing in it is trusted: its size, its depth and the number of its
//! parts are limited before anything is decoded. Pure.

mod authentication;
mod html;
mod parts;
mod quotes;
#[cfg(test)]
mod tests;

use kernel::{Email, text};
use mail_parser::{Message, MessageParser};
use sha2::{Digest, Sha256};

use parts::Leaf;

/// The most bytes of a message.
pub const MAX_BYTES: usize = 25 * 1024 * 1024;
/// How deep parts are nested at most.
pub const MAX_DEPTH: usize = 8;
/// Of how many parts a message is made at most.
pub const MAX_PARTS: usize = 100;

/// Why a message cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// It is larger than [`MAX_BYTES`].
    #[error("A message has at most {} MB.", MAX_BYTES / 1024 / 1024)]
    TooLarge,
    /// It has no header.
    #[error("This is not an e-mail message.")]
    NoMessage,
    /// It is nested deeper than [`MAX_DEPTH`], or has more than [`MAX_PARTS`].
    #[error("This message has too many parts.")]
    TooManyParts,
    /// It does not name one sender.
    #[error("A message has one sender.")]
    NoSender,
}

/// What came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Incoming {
    /// Somebody wrote it.
    Written(Box<Received>),
    /// A program sent it, or it reports what became of another message. The text says how that is known.
    Automatic(&'static str),
}

/// A message that somebody wrote.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Received {
    /// Whose it says it is.
    pub sender: Email,
    /// Every address that it names as one that it is for, each once.
    pub recipients: Vec<Email>,
    /// What the person wrote: without what they quote, without their signature, and without characters that
    /// no text of a chat may hold.
    pub text: String,
    /// What goes with it.
    pub files: Vec<Attached>,
    /// Stands for its `Message-ID`, or for the whole message where it has none.
    pub digest: [u8; 32],
    /// The headers in which mail servers say what they have checked, the newest first.
    findings: Vec<String>,
}

/// A file of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attached {
    /// What it is called; empty where it has no name.
    pub name: String,
    /// What is in it; empty for a message inside this one.
    pub content: Vec<u8>,
}

impl Received {
    /// Whether the mail server of this name has found that the sender's domain sent this. Only the newest header
    /// of that name counts: what stands below it may have come with the message.
    pub fn is_vouched_for(&self, authserv: &str) -> bool {
        let domain = self.sender.as_str().rsplit('@').next().unwrap_or_default();
        let findings = self.findings.iter().map(|found| authentication::read(found));
        let mut own = findings.filter(|found| found.server.eq_ignore_ascii_case(authserv));
        own.next().is_some_and(|found| found.vouches_for(domain))
    }
}

/// Reads a message.
///
/// # Errors
/// [`Unreadable`].
pub fn read(raw: &[u8]) -> Result<Incoming, Unreadable> {
    if raw.len() > MAX_BYTES {
        return Err(Unreadable::TooLarge);
    }
    // Other programs store messages with a line of their own before the first header.
    let raw = match raw.strip_prefix(b"From ") {
        Some(rest) => rest.splitn(2, |byte| *byte == b'\n').nth(1).unwrap_or_default(),
        None => raw,
    };
    let head = MessageParser::default().parse_headers(raw).ok_or(Unreadable::NoMessage)?;
    if let Some(why) = automatic(&head) {
        return Ok(Incoming::Automatic(why));
    }
    let sender = sender(&head).ok_or(Unreadable::NoSender)?;
    let (mut plain, mut marked_up, mut files) = (Vec::new(), Vec::new(), Vec::new());
    for leaf in parts::leaves(raw)? {
        match leaf {
            Leaf::Plain(text) => plain.push(text),
            Leaf::Html(text) => marked_up.push(text),
            Leaf::File(file) => files.push(file),
        }
    }
    let mut said = written(&plain.join("\n"));
    if said.is_empty() {
        said = written(&html::text(&marked_up.join("\n")));
    }
    Ok(Incoming::Written(Box::new(Received {
        sender,
        recipients: recipients(&head),
        text: said,
        files,
        digest: digest(&head, raw),
        findings: values(&head, "Authentication-Results").map(str::to_owned).collect(),
    })))
}

/// The text without quotes and signature, without characters that the chat refuses, and with at most one empty
/// line in a row.
fn written(text: &str) -> String {
    let plain = text.replace("\r\n", "\n").replace('\r', "\n");
    let plain: String =
        plain.chars().filter(|c| text::is_prose(c.encode_utf8(&mut [0; 4]))).collect();
    let mut kept: Vec<&str> = Vec::new();
    let cut = quotes::cut(&plain);
    for line in cut.lines().map(str::trim_end) {
        if !(line.is_empty() && kept.last().is_some_and(|last| last.is_empty())) {
            kept.push(line);
        }
    }
    text::trimmed(&kept.join("\n")).to_owned()
}

/// The values of a header as they stand in the message.
fn values<'a>(head: &'a Message<'_>, name: &'static str) -> impl Iterator<Item = &'a str> {
    let named = head.headers_raw().filter(move |(other, _)| other.eq_ignore_ascii_case(name));
    named.map(|(_, value)| value.trim())
}

fn has(head: &Message<'_>, name: &'static str, is: impl Fn(&str) -> bool) -> bool {
    values(head, name).any(|value| is(&value.to_ascii_lowercase()))
}

/// How it is known that nobody wrote it. An answer to such a message is how two programs write to each other
/// for ever. Source: RFC 3834.
fn automatic(head: &Message<'_>) -> Option<&'static str> {
    let report = |value: &str| value.starts_with("multipart/report");
    let bulk = |value: &str| ["bulk", "junk", "list", "auto_reply"].contains(&value);
    let daemon = |email: Email| {
        let local = email.as_str().split('@').next().unwrap_or_default().to_owned();
        ["mailer-daemon", "postmaster"].contains(&local.as_str())
    };
    if has(head, "Return-Path", |value| value == "<>") {
        Some("no return path")
    } else if has(head, "Auto-Submitted", |value| !value.starts_with("no")) {
        Some("Auto-Submitted")
    } else if has(head, "Precedence", bulk) {
        Some("Precedence")
    } else if has(head, "List-Id", |_| true) || has(head, "X-Autoreply", |_| true) {
        Some("a list or a responder")
    } else if has(head, "Content-Type", report) {
        Some("a report")
    } else if sender(head).is_some_and(daemon) {
        Some("a mail server")
    } else {
        None
    }
}

/// The one address in the one header that says whose it is.
fn sender(head: &Message<'_>) -> Option<Email> {
    let mut named = head.header_values(mail_parser::HeaderName::From);
    let (one, more) = (named.next()?.as_address()?, named.next());
    let mut addresses = one.iter();
    let (first, second) = (addresses.next()?, addresses.next());
    if more.is_some() || second.is_some() {
        return None;
    }
    first.address()?.trim().parse().ok()
}

fn recipients(head: &Message<'_>) -> Vec<Email> {
    let traced = ["Delivered-To", "X-Original-To", "Envelope-To", "X-Envelope-To"];
    let traced = traced.into_iter().flat_map(|name| values(head, name));
    let traced = traced.filter_map(|value| value.trim_matches(['<', '>']).parse::<Email>().ok());
    let named = head.all_to().chain(head.all_cc()).flat_map(|list| list.iter().collect::<Vec<_>>());
    let named = named.filter_map(|one| one.address()?.trim().parse::<Email>().ok());
    let mut all: Vec<Email> = Vec::new();
    for email in traced.chain(named).take(MAX_RECIPIENTS) {
        if !all.contains(&email) {
            all.push(email);
        }
    }
    all
}

/// How many recipients are looked at.
const MAX_RECIPIENTS: usize = 200;

fn digest(head: &Message<'_>, raw: &[u8]) -> [u8; 32] {
    match values(head, "Message-ID").next().filter(|id| !id.is_empty()) {
        Some(id) => Sha256::digest(id.as_bytes()).into(),
        None => Sha256::digest(raw).into(),
    }
}
