//! Handing a message to a mail server.

use std::time::Duration;

use lettre::address::AddressError;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Attachment, Mailbox, MultiPart, SinglePart};
use lettre::{Message, SmtpTransport, Transport};

use crate::calendar::Calendar;
use crate::letter::one_line;

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
pub struct Parcel<'a> {
    /// With its angle brackets.
    pub message_id: &'a str,
    /// In whose name it is sent, where that is not the sender's alone: as “Pellworth via Assay”.
    pub sender: Option<&'a str>,
    /// Whom it is for.
    pub to: &'a str,
    /// Who reads a reply, where that is not the sender.
    pub reply_to: Option<&'a str>,
    /// What messages of one conversation name in common, with its angle brackets.
    pub thread: Option<&'a str>,
    /// Where a single POST stops mail like this, where that can be stopped.
    pub unsubscribe: Option<&'a str>,
    /// One line.
    pub subject: &'a str,
    /// Plain text.
    pub text: &'a str,
    /// The same as HTML.
    pub html: Option<&'a str>,
    /// An entry for the reader's calendar.
    pub calendar: Option<&'a Calendar>,
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
    pub fn send(&self, parcel: Parcel<'_>) -> Result<(), Error> {
        let message = compose(&self.from, parcel)?;
        match self.transport.send(&message) {
            Ok(_) => Ok(()),
            Err(e) if e.is_permanent() => Err(Error::Permanent(e.to_string())),
            Err(e) => Err(Error::Passing(e.to_string())),
        }
    }
}

/// The longest name in which mail is sent, in characters: what programs show of a sender.
const MAX_SENDER: usize = 60;

/// Our address, with a name before our own. What looks like an address or a link is no name, so that nobody is taken
/// for somebody else. The library writes other letters as encoded words (RFC 2047).
fn from_of(own: &Mailbox, sender: Option<&str>) -> Mailbox {
    let plain = sender.map(|name| {
        let seen: String = name.chars().filter(|c| !turns_or_hides(*c)).collect();
        one_line(seen.trim(), MAX_SENDER)
    });
    match plain.filter(|name| !name.is_empty() && !name.contains('@') && !name.contains("://")) {
        Some(name) => {
            let ours = own.name.as_deref().unwrap_or("Assay");
            Mailbox::new(Some(format!("{name} via {ours}")), own.email.clone())
        }
        None => own.clone(),
    }
}

/// What a reader sees as the sender of a mail from `own`, in somebody's name where one is given.
pub fn shown_sender(own: &str, sender: Option<&str>) -> String {
    let Ok(own) = own.parse::<Mailbox>() else { return own.to_owned() };
    let from = from_of(&own, sender);
    from.name.unwrap_or_else(|| from.email.to_string())
}

/// Characters that turn the direction of what follows, or that nobody sees.
fn turns_or_hides(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

fn compose(from: &Mailbox, parcel: Parcel<'_>) -> Result<Message, Error> {
    let wrong = |e: String| Error::Permanent(e);
    let address = |text: &str| {
        let address = text.parse().map_err(|e: AddressError| wrong(e.to_string()))?;
        Ok::<_, Error>(Mailbox::new(None, address))
    };
    let mut message = Message::builder()
        .from(from_of(from, parcel.sender))
        .to(address(parcel.to)?)
        .subject(parcel.subject)
        .message_id(Some(parcel.message_id.to_owned()));
    if let Some(reply_to) = parcel.reply_to {
        message = message.reply_to(address(reply_to)?);
    }
    if let Some(thread) = parcel.thread {
        message = message.in_reply_to(thread.to_owned()).references(thread.to_owned());
    }
    if let Some(url) = parcel.unsubscribe {
        // Source: RFC 8058. An address is plain ASCII, and one that is folded would be another one.
        for (name, value) in [
            (HeaderName::new_from_ascii_str("List-Unsubscribe"), format!("<{url}>")),
            (
                HeaderName::new_from_ascii_str("List-Unsubscribe-Post"),
                "List-Unsubscribe=One-Click".to_owned(),
            ),
        ] {
            let plain = value.clone();
            let header = HeaderValue::dangerous_new_pre_encoded(name, value, plain);
            message = message.raw_header(header);
        }
    }
    let text = parcel.text.to_owned();
    let html = parcel.html.map(str::to_owned);
    let composed = match (html, parcel.calendar) {
        (html, Some(entry)) => message.multipart(with_entry((text, html), entry)?),
        (Some(html), None) => message.multipart(MultiPart::alternative_plain_html(text, html)),
        (None, None) => message.body(text),
    };
    composed.map_err(|e| wrong(e.to_string()))
}

/// The texts with an entry for a calendar. Some programs offer to answer an entry that is one of the
/// alternatives, others open only what is attached, so it is both.
fn with_entry(
    (text, html): (String, Option<String>),
    entry: &Calendar,
) -> Result<MultiPart, Error> {
    let method = entry.method.as_str();
    let kind = ContentType::parse(&format!("text/calendar; charset=utf-8; method={method}"))
        .map_err(|e| Error::Permanent(e.to_string()))?;
    let file = Attachment::new("interview.ics".to_owned()).body(entry.text.clone(), kind.clone());
    let part = SinglePart::builder().header(kind).body(entry.text.clone());
    let mut said = MultiPart::alternative().singlepart(SinglePart::plain(text));
    if let Some(html) = html {
        said = said.singlepart(SinglePart::html(html));
    }
    Ok(MultiPart::mixed().multipart(said.singlepart(part)).singlepart(file))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calendar::Method;

    fn parcel<'a>(to: &'a str, subject: &'a str) -> Parcel<'a> {
        let (reply_to, text) = (None, "Hello");
        Parcel {
            message_id: "<1@assay>",
            sender: None,
            to,
            reply_to,
            thread: None,
            unsubscribe: None,
            subject,
            text,
            html: None,
            calendar: None,
        }
    }

    fn composed(parcel: Parcel<'_>) -> Result<String, Error> {
        let from = "Assay <no-reply@assay.example>".parse().unwrap();
        let message = compose(&from, parcel)?;
        Ok(String::from_utf8(message.formatted()).unwrap())
    }

    #[test]
    fn a_message_names_its_sender_its_reader_and_itself() {
        let text = composed(parcel("ada@example.com", "Hi")).unwrap();
        assert!(text.contains("From: Assay <no-reply@assay.example>"), "{text}");
        assert!(text.contains("To: ada@example.com"), "{text}");
        assert!(text.contains("Message-ID: <1@assay>"), "{text}");
        assert!(!text.contains("Reply-To"), "{text}");
    }

    /// The header that says whom a message in this name is from, without its name.
    fn from_of_message(sender: &str) -> String {
        let sender = Some(sender);
        let text = composed(Parcel { sender, ..parcel("ada@example.com", "Hi") }).unwrap();
        let headers = text.split("\r\n\r\n").next().unwrap().replace("\r\n ", " ");
        let mut lines = headers.lines().filter_map(|line| line.strip_prefix("From: "));
        let from = lines.next().unwrap().to_owned();
        assert_eq!(lines.next(), None, "{headers}");
        assert!(!headers.lines().any(|line| line.starts_with("Bcc:")), "{headers}");
        from
    }

    #[test]
    fn a_message_in_the_name_of_a_company_says_so_before_ours() {
        let ours = "<no-reply@assay.example>";
        assert_eq!(from_of_message("Pellworth"), format!("\"Pellworth via Assay\" {ours}"));
        let encoded = from_of_message("Müller, Söhne");
        assert!(encoded.starts_with("=?utf-8?b?") && encoded.ends_with(ours), "{encoded}");
        let long = from_of_message(&"a".repeat(300));
        assert!(long.contains("=?utf-8?b?") && long.len() < 200, "it is cut: {long}");
    }

    #[test]
    fn the_sender_that_is_shown_beforehand_is_the_one_of_the_message() {
        let ours = "Assay <no-reply@assay.example>";
        for (own, sender, want) in [
            (ours, Some("Pellworth"), "Pellworth via Assay"),
            (ours, None, "Assay"),
            (ours, Some("bank@example.com"), "Assay"),
            ("Tests <no-reply@assay.example>", Some("Pellworth"), "Pellworth via Tests"),
            ("no-reply@assay.example", None, "no-reply@assay.example"),
        ] {
            assert_eq!(shown_sender(own, sender), want);
        }
    }

    #[test]
    fn nothing_in_the_name_of_a_sender_adds_a_header_or_an_address() {
        let ours = "Assay <no-reply@assay.example>";
        for typed in ["", "  ", "\u{200b}", "bank@example.com", "https://bank.example", "\u{202e}"]
        {
            assert_eq!(from_of_message(typed), ours, "{typed:?}");
        }
        let split = from_of_message("Pellworth\r\nBcc: eve\r\nFrom: eve");
        assert!(split.ends_with("<no-reply@assay.example>"), "{split}");
        let quoted = from_of_message("Pell\" <eve>, \"worth");
        assert_eq!(quoted.matches('<').count(), 1, "{quoted}");
        let turned = from_of_message("Pell\u{202e}worth");
        assert_eq!(turned, "\"Pellworth via Assay\" <no-reply@assay.example>");
    }

    #[test]
    fn a_reply_goes_to_the_person_named_for_it() {
        let reply_to = Some("ruth@pellworth.example");
        let text = composed(Parcel { reply_to, ..parcel("ada@example.com", "Hi") }).unwrap();
        assert!(text.contains("Reply-To: ruth@pellworth.example"), "{text}");
    }

    #[test]
    fn messages_of_one_conversation_name_it() {
        let thread = Some("<support.1@assay.example>");
        let text = composed(Parcel { thread, ..parcel("ada@example.com", "Hi") }).unwrap();
        for name in ["References", "In-Reply-To"] {
            assert!(text.contains(&format!("{name}: <support.1@assay.example>")), "{text}");
        }
    }

    #[test]
    fn a_message_that_can_be_stopped_says_where_in_one_line_each() {
        let url = format!("https://assay.example/api/unsubscribe/{}", "0192a0de-".repeat(10));
        let unsubscribe = Some(url.as_str());
        let text = composed(Parcel { unsubscribe, ..parcel("ada@example.com", "Hi") }).unwrap();
        assert!(text.contains(&format!("\r\nList-Unsubscribe: <{url}>\r\n")), "{text}");
        let one_click = "\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n";
        assert!(text.contains(one_click), "{text}");
        let other = composed(parcel("ada@example.com", "Hi")).unwrap();
        assert!(!other.contains("Unsubscribe"), "{other}");
    }

    #[test]
    fn an_entry_for_a_calendar_is_an_alternative_and_a_file() {
        let entry = Calendar { method: Method::Cancel, text: "BEGIN:VCALENDAR\r\n".to_owned() };
        let (html, calendar) = (Some("<p>Hello</p>"), Some(&entry));
        let text = composed(Parcel { html, calendar, ..parcel("ada@example.com", "Hi") }).unwrap();
        let kind = "Content-Type: text/calendar; charset=utf-8; method=CANCEL";
        assert_eq!(text.matches(kind).count(), 2, "{text}");
        assert!(text.contains("attachment; filename=\"interview.ics\""), "{text}");
        let order = ["multipart/mixed", "multipart/alternative", "text/plain", "text/html", kind];
        let at: Vec<_> = order.iter().map(|part| text.find(part).unwrap()).collect();
        assert!(at.is_sorted(), "{text}");
    }

    #[test]
    fn nothing_typed_by_a_person_adds_a_header() {
        let bad = "ada@example.com\r\nBcc: eve@example.com";
        assert!(composed(parcel(bad, "Hi")).is_err());
        let reply_to = Some(bad);
        assert!(composed(Parcel { reply_to, ..parcel("ada@example.com", "Hi") }).is_err());
        let text = composed(parcel("ada@example.com", "Hi\r\nBcc: eve@example.com")).unwrap();
        let headers = text.split("\r\n\r\n").next().unwrap();
        assert!(!headers.lines().any(|line| line.starts_with("Bcc:")), "{headers}");
    }
}
