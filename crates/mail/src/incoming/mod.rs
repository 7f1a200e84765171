//! Reading a message that somebody mailed. Nothing in it is trusted: its size, its depth and the number of its
//! parts are limited before anything is decoded. Pure.

mod authentication;
mod html;
mod parts;
mod quotes;
#[cfg(test)]
mod tests;

use std::collections::HashSet;

use kernel::{Email, text};
use mail_parser::{Message, MessageParser};
use sha2::{Digest, Sha256};

use parts::Leaf;
pub use quotes::Piece;
use quotes::{Fold, Ours};

/// The most bytes of a message.
pub const MAX_BYTES: usize = 25 * 1024 * 1024;
/// How deep parts are nested at most.
pub const MAX_DEPTH: usize = 8;
/// Of how many parts a message is made at most.
pub const MAX_PARTS: usize = 100;

/// The most characters of its text that are read and kept.
pub const MAX_KEPT: usize = 100_000;

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
    /// What the person wrote: without what is folded away, and without characters that no text of a chat may hold.
    pub text: String,
    /// All that the mail says, in its order; at most [`MAX_KEPT`] characters.
    pub pieces: Vec<Piece>,
    /// Whether it says more than that.
    pub is_cut: bool,
    /// What goes with it.
    pub files: Vec<Attached>,
    /// Stands for its `Message-ID`, or for the whole message where it has none.
    pub digest: [u8; 32],
    /// The headers in which mail servers say what they have checked, the newest first.
    findings: Vec<String>,
    /// The text of which the pieces are.
    body: String,
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

    /// The same with more of it folded away, where its text has more than `most` characters: then what stands
    /// between answers, and what is forwarded, is read with the whole mail.
    #[must_use]
    pub fn within(mut self, most: usize) -> Self {
        if self.text.chars().count() > most {
            self.pieces = pieces(&self.body, &self.sender, &self.recipients, Fold::Most);
            self.text = own(&self.pieces);
        }
        self
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
    let recipients = recipients(&head);
    let (plain, is_cut) = readable(&plain.join("\n").replace(quotes::BEGINS, ""));
    let (html, html_is_cut) = readable(&html::text(&marked_up.join("\n")));
    let of = |body: &str| pieces(body, &sender, &recipients, Fold::Sure);
    let (mut body, mut found, mut is_cut) = (plain, Vec::new(), is_cut);
    if !says_little(&body, &html) {
        found = of(&body);
    }
    if own(&found).is_empty() && !html.trim().is_empty() {
        (found, body, is_cut) = (of(&html), html, html_is_cut);
    }
    Ok(Incoming::Written(Box::new(Received {
        sender,
        recipients,
        text: own(&found),
        pieces: found,
        is_cut,
        body,
        files,
        digest: digest(&head, raw),
        findings: values(&head, "Authentication-Results").map(str::to_owned).collect(),
    })))
}

/// The text with one kind of line end and without characters that the chat refuses, and whether it was cut to
/// [`MAX_KEPT`].
fn readable(text: &str) -> (String, bool) {
    let plain = text.replace("\r\n", "\n").replace('\r', "\n");
    let mut chars = plain.chars().filter(|c| text::is_prose(c.encode_utf8(&mut [0; 4])));
    let kept: String = chars.by_ref().take(MAX_KEPT).collect();
    (kept, chars.next().is_some())
}

/// Whether plain text lacks most of the words that the same has as HTML: some programs only write there that they
/// cannot show it.
fn says_little(plain: &str, html: &str) -> bool {
    let words = |text: &str| -> HashSet<String> {
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| word.len() > 2);
        words.map(str::to_lowercase).collect()
    };
    let (plain, html) = (words(plain), words(html));
    html.difference(&plain).count() * 2 > html.len()
}

/// What a text is made of, each piece with at most one empty line in a row.
fn pieces(body: &str, sender: &Email, recipients: &[Email], how: Fold) -> Vec<Piece> {
    let found = quotes::pieces(body, Ours { sender, recipients }, how);
    let tidied = found.into_iter().map(|piece| Piece { text: tidied(&piece.text), ..piece });
    let mut pieces: Vec<Piece> = Vec::new();
    for piece in tidied.filter(|piece| !piece.text.is_empty()) {
        match pieces.last_mut() {
            Some(last) if last.is_folded == piece.is_folded => {
                last.text = format!("{}\n\n{}", last.text, piece.text);
            }
            _ => pieces.push(piece),
        }
    }
    pieces
}

/// What is not folded away.
fn own(pieces: &[Piece]) -> String {
    let own = pieces.iter().filter(|piece| !piece.is_folded).map(|piece| piece.text.as_str());
    own.collect::<Vec<_>>().join("\n\n")
}

fn tidied(text: &str) -> String {
    let mut kept: Vec<&str> = Vec::new();
    for line in text.lines().map(str::trim_end) {
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
