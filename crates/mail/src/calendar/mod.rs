//! Entries for people's calendars. Pure. Source: RFC 5545, and RFC 5546 for the methods.

#[cfg(test)]
mod tests;

use std::fmt::Write;

use kernel::Instant;

use crate::letter::one_line;

/// The longest line, in bytes, without its end.
const LINE: usize = 75;

/// What the entry asks of a calendar.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Method {
    /// To hold the entry, or what has become of it.
    Request,
    /// To drop it.
    Cancel,
    /// To hold a note of it, which nobody answers.
    Publish,
}

impl Method {
    /// As it stands in the entry, and in the header of the mail's part.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Request => "REQUEST",
            Self::Cancel => "CANCEL",
            Self::Publish => "PUBLISH",
        }
    }

    /// The method of this name.
    pub fn parse(text: &str) -> Option<Self> {
        [Self::Request, Self::Cancel, Self::Publish]
            .into_iter()
            .find(|method| method.as_str() == text)
    }
}

/// Somebody who is named in an entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attendee {
    /// How they are called.
    pub name: String,
    /// Their address.
    pub email: String,
}

/// An appointment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The same for every version of it, such as `<id>@<domain>`.
    pub uid: String,
    /// Grows with every version.
    pub sequence: i32,
    /// When this version was made.
    pub made_at: Instant,
    /// When it begins.
    pub starts_at: Instant,
    /// When it ends.
    pub ends_at: Instant,
    /// One line.
    pub summary: String,
    /// Several lines; may be empty.
    pub description: String,
    /// One line.
    pub place: String,
    /// Who holds it.
    pub organizer: Attendee,
    /// Who comes.
    pub attendees: Vec<Attendee>,
}

/// The last moment for something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deadline {
    /// The same for every version of it, such as `<id>@<domain>`.
    pub uid: String,
    /// Grows with every version.
    pub sequence: i32,
    /// When this version was made.
    pub made_at: Instant,
    /// The moment.
    pub at: Instant,
    /// One line.
    pub summary: String,
    /// Where to do it.
    pub url: String,
}

/// An entry in the text that calendar programs read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Calendar {
    /// What is asked.
    pub method: Method,
    /// The text, `text/calendar` in UTF-8.
    pub text: String,
}

impl Entry {
    /// The entry as a calendar program reads it.
    pub fn write(&self, method: Method) -> Calendar {
        written(method, (&self.uid, self.sequence, self.made_at), self.lines(method))
    }

    fn lines(&self, method: Method) -> Vec<String> {
        let status = match method {
            Method::Request | Method::Publish => "CONFIRMED",
            Method::Cancel => "CANCELLED",
        };
        let mut lines = vec![
            format!("DTSTART:{}", moment(self.starts_at)),
            format!("DTEND:{}", moment(self.ends_at)),
            format!("SUMMARY:{}", escaped(&one_line(&self.summary, 200))),
        ];
        if !self.description.is_empty() {
            lines.push(format!("DESCRIPTION:{}", escaped(&self.description)));
        }
        lines.push(format!("LOCATION:{}", escaped(&one_line(&self.place, 500))));
        lines.push(format!("STATUS:{status}"));
        lines.push(format!("ORGANIZER;{}", self.organizer.as_value()));
        let takes_part =
            |one: &Attendee| format!("ATTENDEE;ROLE=REQ-PARTICIPANT;{}", one.as_value());
        lines.extend(self.attendees.iter().map(takes_part));
        lines
    }
}

/// What a calendar that is read again and again holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Item {
    /// An appointment.
    Entry(Entry),
    /// The last moment for something.
    Deadline(Deadline),
}

/// How often a calendar program looks for something new.
const REFRESH: &str = "PT1H";

/// A calendar of many entries, which a program reads again and again. Nobody is asked to answer, so nobody is
/// named as coming.
pub fn feed(items: &[Item]) -> String {
    let head = [
        "BEGIN:VCALENDAR".to_owned(),
        "VERSION:2.0".to_owned(),
        "PRODID:-//Assay//Assay//EN".to_owned(),
        format!("METHOD:{}", Method::Publish.as_str()),
        "NAME:Assay".to_owned(),
        "X-WR-CALNAME:Assay".to_owned(),
        format!("REFRESH-INTERVAL;VALUE=DURATION:{REFRESH}"),
        format!("X-PUBLISHED-TTL:{REFRESH}"),
    ];
    let events = items.iter().flat_map(|item| match item {
        Item::Entry(one) => {
            let unasked = Entry { attendees: Vec::new(), ..one.clone() };
            event((&one.uid, one.sequence, one.made_at), unasked.lines(Method::Publish))
        }
        Item::Deadline(one) => event((&one.uid, one.sequence, one.made_at), one.lines()),
    });
    let mut text = String::new();
    let tail = ["END:VCALENDAR".to_owned()];
    head.into_iter().chain(events).chain(tail).for_each(|line| fold(&mut text, &line));
    text
}

impl Deadline {
    /// The deadline as a calendar program reads it: a moment that takes no time of anybody's.
    pub fn write(&self) -> Calendar {
        written(Method::Publish, (&self.uid, self.sequence, self.made_at), self.lines())
    }

    fn lines(&self) -> Vec<String> {
        vec![
            format!("DTSTART:{}", moment(self.at)),
            format!("SUMMARY:{}", escaped(&one_line(&self.summary, 200))),
            format!("DESCRIPTION:{}", escaped(&self.url)),
            format!("URL:{}", one_line(&self.url, 500)),
            "TRANSP:TRANSPARENT".to_owned(),
        ]
    }
}

/// An entry: its name, version and time, and its other lines.
fn event(
    (uid, sequence, made_at): (&str, i32, Instant),
    lines: Vec<String>,
) -> impl Iterator<Item = String> {
    let head = [
        "BEGIN:VEVENT".to_owned(),
        format!("UID:{}", escaped(uid)),
        format!("SEQUENCE:{sequence}"),
        format!("DTSTAMP:{}", moment(made_at)),
    ];
    head.into_iter().chain(lines).chain(["END:VEVENT".to_owned()])
}

/// A calendar of one entry.
fn written(method: Method, of: (&str, i32, Instant), lines: Vec<String>) -> Calendar {
    let head = [
        "BEGIN:VCALENDAR".to_owned(),
        "VERSION:2.0".to_owned(),
        "PRODID:-//Assay//Assay//EN".to_owned(),
        format!("METHOD:{}", method.as_str()),
    ];
    let tail = ["END:VCALENDAR".to_owned()];
    let mut text = String::new();
    head.into_iter().chain(event(of, lines)).chain(tail).for_each(|line| fold(&mut text, &line));
    Calendar { method, text }
}

impl Attendee {
    /// The value of a property, with the name as a parameter. A quoted parameter holds anything but a
    /// quotation mark and control characters.
    fn as_value(&self) -> String {
        let name = one_line(&self.name, 120).replace('"', "'");
        let email: String = self.email.chars().filter(|c| !c.is_control()).collect();
        format!("CN=\"{name}\":mailto:{email}")
    }
}

/// An instant in UTC: calendars show it by their own clocks.
fn moment(at: Instant) -> String {
    at.format("%Y%m%dT%H%M%SZ").to_string()
}

/// A text with what has a meaning of its own escaped.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.replace("\r\n", "\n").chars() {
        match c {
            '\\' | ';' | ',' => out.extend(['\\', c]),
            '\n' | '\r' => out.push_str("\\n"),
            '\t' => out.push(c),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

/// Appends a line, with a break before each byte too many, never within a character.
fn fold(text: &mut String, line: &str) {
    let mut room = LINE;
    for c in line.chars() {
        if c.len_utf8() > room {
            text.push_str("\r\n ");
            room = LINE - 1;
        }
        text.push(c);
        room -= c.len_utf8();
    }
    // Writing to a text does not fail.
    let _ = text.write_str("\r\n");
}
