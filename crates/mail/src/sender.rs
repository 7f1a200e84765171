//! Handing a message to a mail server.

use std::time::Duration;

use lettre::address::AddressError;
use lettre::message::{Mailbox, MultiPart};
use lettre::{Message, SmtpTransport, Transport};

/// Why a message was not sent.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// No server will ever take it like this.
    #[error("refused for good: {0}")]
    Permanent(String),
    /// Trying later may help.
    #[error("not sent: {0}")]
    Passing(String),
}

/// A message as it is handed over.
#[derive(Debug, Clone, Copy)]
pub struct Letter<'a> {
    /// With its angle brackets.
    pub message_id: &'a str,
    /// Whom it is for.
    pub to: &'a str,
    /// One line.
    pub subject: &'a str,
    /// Plain text.
    pub text: &'a str,
    /// The same as HTML.
    pub html: Option<&'a str>,
}

/// A mail server.
pub struct Sender {
    from: Mailbox,
    transport: SmtpTransport,
}

impl Sender {
    /// The server at `url`, `smtp://` or `smtps://`; `from` signs every message.
    ///
    /// # Errors
    /// [`Error::Permanent`] when either cannot be read.
    pub fn new(url: &str, from: &str) -> Result<Self, Error> {
        let wrong = |e: String| Error::Permanent(e);
        let from = from.parse().map_err(|e: AddressError| wrong(e.to_string()))?;
        let transport = SmtpTransport::from_url(url).map_err(|e| wrong(e.to_string()))?;
        Ok(Self { from, transport: transport.timeout(Some(Duration::from_secs(20))).build() })
    }

    /// Sends one message.
    ///
    /// # Errors
    /// [`Error`].
    pub fn send(&self, letter: Letter<'_>) -> Result<(), Error> {
        let message = compose(&self.from, letter)?;
        match self.transport.send(&message) {
            Ok(_) => Ok(()),
            Err(e) if e.is_permanent() => Err(Error::Permanent(e.to_string())),
            Err(e) => Err(Error::Passing(e.to_string())),
        }
    }
}

fn compose(from: &Mailbox, letter: Letter<'_>) -> Result<Message, Error> {
    let wrong = |e: String| Error::Permanent(e);
    let to = letter.to.parse().map_err(|e: AddressError| wrong(e.to_string()))?;
    let message = Message::builder()
        .from(from.clone())
        .to(Mailbox::new(None, to))
        .subject(letter.subject)
        .message_id(Some(letter.message_id.to_owned()));
    let text = letter.text.to_owned();
    let composed = match letter.html {
        Some(html) => message.multipart(MultiPart::alternative_plain_html(text, html.to_owned())),
        None => message.body(text),
    };
    composed.map_err(|e| wrong(e.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letter<'a>(to: &'a str, subject: &'a str) -> Letter<'a> {
        Letter { message_id: "<1@assay>", to, subject, text: "Hello", html: None }
    }

    fn composed(to: &str, subject: &str) -> Result<String, Error> {
        let from = "Assay <no-reply@assay.example>".parse().unwrap();
        let message = compose(&from, letter(to, subject))?;
        Ok(String::from_utf8(message.formatted()).unwrap())
    }

    #[test]
    fn a_message_names_its_sender_its_reader_and_itself() {
        let text = composed("ada@example.com", "Hi").unwrap();
        assert!(text.contains("From: Assay <no-reply@assay.example>"), "{text}");
        assert!(text.contains("To: ada@example.com"), "{text}");
        assert!(text.contains("Message-ID: <1@assay>"), "{text}");
    }

    #[test]
    fn nothing_typed_by_a_person_adds_a_header() {
        assert!(composed("ada@example.com\r\nBcc: eve@example.com", "Hi").is_err());
        let text = composed("ada@example.com", "Hi\r\nBcc: eve@example.com").unwrap();
        let headers = text.split("\r\n\r\n").next().unwrap();
        assert!(!headers.lines().any(|line| line.starts_with("Bcc:")), "{headers}");
    }
}
