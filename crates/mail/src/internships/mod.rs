//! Messages about internships: to interns, to those who look after them, and to the admin.

use crate::letter::{Letter, name};

const BECAUSE: &str = "you take part in an internship arranged on Assay";

/// What a message about an internship says.
#[derive(Debug, Clone, Copy)]
pub struct Internship<'a> {
    /// The other side.
    pub with: &'a str,
    /// What the role is called.
    pub title: &'a str,
    /// The item, the week or the number of days that it is about.
    pub what: &'a str,
    /// A day in words.
    pub day: &'a str,
    /// What somebody says to it; may be empty.
    pub note: &'a str,
    /// Where it leads.
    pub url: &'a str,
}

impl Internship<'_> {
    /// Such as: the internship Fitter with Pellworth.
    fn called(&self) -> String {
        format!("the internship {} with {}", name(self.title), name(self.with))
    }

    fn letter(&self, subject: &str, sentence: String) -> Letter {
        self.letter_of(subject, vec![sentence])
    }

    fn letter_of(&self, subject: &str, mut paragraphs: Vec<String>) -> Letter {
        paragraphs.extend((!self.note.is_empty()).then(|| self.note.to_owned()));
        Letter::new(subject, &paragraphs)
            .action("Open the internship", self.url)
            .because(BECAUSE)
            .switchable()
    }
}

/// Says that an accepted offer has led to an internship.
pub fn internship_began(of: Internship<'_>) -> Letter {
    let paragraphs = vec![
        format!("{} starts on {}.", capital(&of.called()), of.day),
        "A checklist says what has to be done first, by whom and by when.".to_owned(),
    ];
    of.letter_of(&format!("Your internship with {}", name(of.with)), paragraphs)
}

/// Says that the checklist is done.
pub fn internship_ready(of: Internship<'_>) -> Letter {
    let sentence = format!("The checklist of {} is done. It starts on {}.", of.called(), of.day);
    of.letter(&format!("Ready to start: {}", name(of.title)), sentence)
}

/// Says that the first day has come.
pub fn internship_started(of: Internship<'_>) -> Letter {
    let paragraphs = vec![
        format!("{} has started.", capital(&of.called())),
        "Both sides answer three short questions every week.".to_owned(),
    ];
    of.letter_of(&format!("Started: {}", name(of.title)), paragraphs)
}

/// Says that the company has confirmed the end.
pub fn internship_completed(of: Internship<'_>) -> Letter {
    let sentence = format!("{} is completed.", capital(&of.called()));
    of.letter(&format!("Completed: {}", name(of.title)), sentence)
}

/// Says to the intern that the company has hired them.
pub fn internship_converted(of: Internship<'_>) -> Letter {
    let with = name(of.with);
    let sentence = format!(
        "{with} has recorded that it has hired you after the internship {}.",
        name(of.title)
    );
    of.letter(&format!("{with} has hired you"), sentence)
}

/// Says that the other side ended the internship, and why.
pub fn internship_ended(of: Internship<'_>) -> Letter {
    let sentence = format!("{} has ended before its last day.", capital(&of.called()));
    of.letter(&format!("Ended early: {}", name(of.title)), sentence)
}

/// Says that the internship does not begin, and why.
pub fn internship_cancelled(of: Internship<'_>) -> Letter {
    let sentence = format!("{} is cancelled.", capital(&of.called()));
    of.letter(&format!("Cancelled: {}", name(of.title)), sentence)
}

/// Says to its owner that an item is approved.
pub fn item_approved(of: Internship<'_>) -> Letter {
    let item = name(of.what);
    let sentence = format!("“{item}” is approved, on the checklist of {}.", of.called());
    of.letter(&format!("Approved: {item}"), sentence)
}

/// Says to its owner that an item is rejected, and why.
pub fn item_rejected(of: Internship<'_>) -> Letter {
    let item = name(of.what);
    let sentence = format!(
        "“{item}” is rejected, on the checklist of {}. Please submit it again.",
        of.called()
    );
    of.letter(&format!("Please look again: {item}"), sentence)
}

/// Says that the other side has checked in.
pub fn check_in_written(of: Internship<'_>) -> Letter {
    let with = name(of.with);
    let paragraphs = vec![
        format!("{with} has checked in for week {} of the internship {}.", of.what, name(of.title)),
        "You read it once you have checked in, or when the week is over.".to_owned(),
    ];
    of.letter_of(&format!("{with} has checked in"), paragraphs)
}

/// Says to the intern that the company has rated them.
pub fn rating_given(of: Internship<'_>) -> Letter {
    let with = name(of.with);
    let sentence = format!(
        "{with} has rated the first {} days of the internship {}.",
        of.what,
        name(of.title)
    );
    of.letter(&format!("Your rating after {} days", of.what), sentence)
}

/// Says that the other side proposes a later last day.
pub fn extension_proposed(of: Internship<'_>) -> Letter {
    let with = name(of.with);
    let paragraphs = vec![
        format!("{with} proposes to extend the internship {} until {}.", name(of.title), of.day),
        "You can agree or decline. Until you agree, the last day does not change.".to_owned(),
    ];
    of.letter_of(&format!("{with} proposes an extension"), paragraphs)
}

/// Says that the other side agrees to a later last day.
pub fn extension_agreed(of: Internship<'_>) -> Letter {
    let sentence = format!("{} is extended. Its last day is {}.", capital(&of.called()), of.day);
    of.letter(&format!("Extended: {}", name(of.title)), sentence)
}

/// Says that the other side does not agree to a later last day.
pub fn extension_declined(of: Internship<'_>) -> Letter {
    let with = name(of.with);
    let sentence = format!(
        "{with} has declined to extend the internship {}. Its last day stays.",
        name(of.title)
    );
    of.letter(&format!("{with} has declined the extension"), sentence)
}

/// Says that the other side has taken its proposal back.
pub fn extension_withdrawn(of: Internship<'_>) -> Letter {
    let with = name(of.with);
    let sentence = format!(
        "{with} has withdrawn the proposal to extend the internship {}. Its last day stays.",
        name(of.title)
    );
    of.letter(&format!("{with} has withdrawn the extension"), sentence)
}

/// Reminds its owner of an item.
pub fn item_due(of: Internship<'_>) -> Letter {
    let item = name(of.what);
    let sentence = format!("“{item}”, on the checklist of {}, is due on {}.", of.called(), of.day);
    of.letter(&format!("Due on {}: {item}", of.day), sentence)
}

/// Reminds one side of a check-in.
pub fn check_in_due(of: Internship<'_>) -> Letter {
    let sentence = format!(
        "Week {} of {} ends. You can answer its three questions until {}.",
        of.what,
        of.called(),
        of.day
    );
    of.letter(&format!("Check in for week {}", of.what), sentence)
}

/// Reminds the company of a rating.
pub fn rating_due(of: Internship<'_>) -> Letter {
    let sentence = format!("The {}-day rating of {} is due on {}.", of.what, of.called(), of.day);
    of.letter(&format!("Due on {}: {}-day rating", of.day, of.what), sentence)
}

/// Asks the company to confirm the end.
pub fn internship_end_due(of: Internship<'_>) -> Letter {
    let sentence = format!(
        "The last day of {} was planned for {}. Confirm that it is completed, or propose to extend it.",
        of.called(),
        of.day
    );
    of.letter(&format!("Last day: {}", name(of.title)), sentence)
}

/// The same with a capital at its beginning.
fn capital(text: &str) -> String {
    let mut rest = text.chars();
    let first = rest.next().map(|c| c.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}", rest.as_str())
}
