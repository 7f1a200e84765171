//! Messages between a company and somebody who has applied: offers, interviews, notes.

use crate::letter::{Letter, name};

const APPLIED: &str = "you applied for a role on Assay";
const HIRES: &str = "your company hires on Assay";

/// What somebody has written, below who has.
fn quoted(who: &str, note: &str) -> Vec<String> {
    if note.is_empty() { Vec::new() } else { vec![format!("{who} writes:"), note.to_owned()] }
}

/// Says that the admin proposes a role of a company, and why; it is answered at `url`.
pub fn role_proposed((company, title): (&str, &str), note: &str, until: &str, url: &str) -> Letter {
    let (company, title) = (name(company), name(title));
    let mut paragraphs =
        vec![format!("We think the role {title} at {company} may be a good match for you.")];
    paragraphs.extend(quoted("Assay", note));
    paragraphs.push(format!(
        "You can answer until {until}. You apply for the role only if you accept, with your profile at that time."
    ));
    Letter::new(&format!("A role for you at {company}: {title}"), &paragraphs)
        .action("Read the proposal", url)
        .because("you have an account on Assay")
        .switchable()
}

/// Says that a company which has a result of somebody asks them about a role of its own, and why; it is answered at `url`.
pub fn role_asked((company, title): (&str, &str), note: &str, until: &str, url: &str) -> Letter {
    let (company, title) = (name(company), name(title));
    let mut paragraphs = vec![format!(
        "{company} has read your assessment result and would like to consider you for the role {title}."
    )];
    paragraphs.extend(quoted(&company, note));
    paragraphs.push(format!(
        "You can answer until {until}. The company gets your profile for this role only if you accept."
    ));
    Letter::new(&format!("{company} asks you about a role: {title}"), &paragraphs)
        .action("Read the request", url)
        .because("you have an account on Assay")
        .switchable()
}

/// Says that the time to answer a proposal of a role is over soon; it is answered at `url`.
pub fn role_reminder(company: &str, title: &str, until: &str, url: &str) -> Letter {
    let (company, title) = (name(company), name(title));
    let paragraphs = [
        format!("The role {title} at {company} is still waiting for your answer."),
        format!("You can answer until {until}. After that the proposal expires."),
    ];
    Letter::new(&format!("Your answer about the role {title} at {company}"), &paragraphs)
        .action("Read the proposal", url)
        .because("you have an account on Assay")
        .switchable()
}

/// Says which open roles are new for somebody's alerts, each with its title and company, and whether there are more;
/// they are read at `url`.
pub fn role_alert(roles: &[(String, String)], more: bool, url: &str) -> Letter {
    let line =
        |(title, company): &(String, String)| format!("{} at {}", name(title), name(company));
    let lines: Vec<String> = roles.iter().map(line).collect();
    let subject = match lines.as_slice() {
        [one] => format!("New role: {one}"),
        several if more => format!("More than {} new roles for you", several.len()),
        several => format!("{} new roles for you", several.len()),
    };
    let mut paragraphs = vec!["New for your role alerts:".to_owned(), lines.join("\n")];
    paragraphs.extend(more.then(|| "There are more on Assay.".to_owned()));
    Letter::new(&subject, &paragraphs)
        .action("See open roles", url)
        .after("You can delete an alert on the page of open roles.")
        .because("you set an alert for roles on Assay")
        .switchable()
}

/// Says that a company makes an offer, which is answered at `url`.
pub fn offer_made(company: &str, title: &str, until: &str, url: &str) -> Letter {
    let (company, title) = (name(company), name(title));
    let paragraphs = [
        format!("{company} offers you the role {title}."),
        format!("You can accept or decline the offer until {until}."),
    ];
    Letter::new(&format!("{company} makes you an offer"), &paragraphs)
        .action("Read the offer", url)
        .because(APPLIED)
}

/// Says that a company has taken its offer back, and why.
pub fn offer_withdrawn(company: &str, title: &str, note: &str, url: &str) -> Letter {
    let (company, title) = (name(company), name(title));
    let mut paragraphs = vec![format!("{company} has withdrawn its offer for the role {title}.")];
    paragraphs.extend(quoted(&company, note));
    paragraphs.push("Your application stays open.".to_owned());
    Letter::new(&format!("{company} has withdrawn its offer"), &paragraphs)
        .action("See your application", url)
        .because(APPLIED)
}

/// Says to the company that its offer was accepted.
pub fn offer_accepted(who: &str, title: &str, url: &str) -> Letter {
    let (who, title) = (name(who), name(title));
    let paragraphs = [format!("{who} has accepted your offer for the role {title}.")];
    Letter::new(&format!("{who} has accepted your offer"), &paragraphs)
        .action("See the offer", url)
        .because(HIRES)
}

/// Says to the company that its offer was declined.
pub fn offer_declined(who: &str, title: &str, url: &str) -> Letter {
    let (who, title) = (name(who), name(title));
    let paragraphs = [format!("{who} has declined your offer for the role {title}.")];
    Letter::new(&format!("{who} has declined your offer"), &paragraphs)
        .action("See the offer", url)
        .because(HIRES)
}

/// Says to the company that its offer was not answered in time.
pub fn offer_expired(who: &str, title: &str, url: &str) -> Letter {
    let (who, title) = (name(who), name(title));
    let paragraphs = [format!(
        "{who} has not answered your offer for the role {title} in time. It has expired."
    )];
    Letter::new(&format!("Your offer to {who} has expired"), &paragraphs)
        .action("See the offer", url)
        .because(HIRES)
}

/// Says that a company proposes times for an interview, one of which is picked at `url`.
pub fn meeting_proposed(company: &str, title: &str, note: &str, url: &str) -> Letter {
    let (company, title) = (name(company), name(title));
    let mut paragraphs =
        vec![format!("{company} would like to talk with you about the role {title}.")];
    paragraphs.extend(quoted(&company, note));
    paragraphs.push("They propose three times. Pick one, or say that none fits.".to_owned());
    Letter::new(&format!("{company} proposes an interview"), &paragraphs)
        .action("Pick a time", url)
        .because(APPLIED)
}

/// Says to the company that none of the times fits, and what the candidate says to it.
pub fn meeting_unfit(who: &str, title: &str, note: &str, url: &str) -> Letter {
    let (who, title) = (name(who), name(title));
    let mut paragraphs =
        vec![format!("None of the times you proposed to {who} for the role {title} fits.")];
    paragraphs.extend(quoted(&who, note));
    Letter::new(&format!("No time fits {who}"), &paragraphs)
        .action("Propose other times", url)
        .because(HIRES)
}

/// An interview that is set: with whom, for which role, when and where.
#[derive(Debug, Clone, Copy)]
pub struct Date<'a> {
    /// The other side: the company or the candidate.
    pub with: &'a str,
    /// What the role is called.
    pub title: &'a str,
    /// When, with the time zone.
    pub at: &'a str,
    /// Where.
    pub place: &'a str,
}

impl Date<'_> {
    fn letter(self, subject: &str, first: String, url: &str) -> Letter {
        let entry = "The attached file adds it to your calendar.";
        Letter::new(subject, &[first])
            .fact("When", self.at)
            .fact("Where", self.place)
            .action("See the interview", url)
            .after(entry)
            .because("you take part in an interview arranged on Assay")
    }
}

/// Says when an interview is, to either side.
pub fn meeting_set(date: Date<'_>, url: &str) -> Letter {
    let (with, title) = (name(date.with), name(date.title));
    let first = format!("The interview with {with} for the role {title} is set.");
    date.letter(&format!("Interview with {with}"), first, url)
}

/// Says that an interview has another time, to either side.
pub fn meeting_moved(date: Date<'_>, url: &str) -> Letter {
    let (with, title) = (name(date.with), name(date.title));
    let first = format!("The interview with {with} for the role {title} has a new time.");
    date.letter(&format!("New time: interview with {with}"), first, url)
}

/// Says that an interview is off, to either side, and why.
pub fn meeting_cancelled(with: &str, title: &str, note: &str, url: &str) -> Letter {
    let (with, title) = (name(with), name(title));
    let mut paragraphs =
        vec![format!("The interview with {with} for the role {title} is cancelled.")];
    paragraphs.extend((!note.is_empty()).then(|| note.to_owned()));
    Letter::new(&format!("Cancelled: interview with {with}"), &paragraphs)
        .action("See the application", url)
        .because("you were to take part in an interview arranged on Assay")
}

/// Says that a colleague mentions one in a note. Whom the note is about may not be known yet.
pub fn note_mention(by: &str, title: &str, url: &str) -> Letter {
    let (by, title) = (name(by), name(title));
    let paragraphs = [format!("{by} mentions you in a note about an application for {title}.")];
    Letter::new(&format!("{by} mentions you in a note"), &paragraphs)
        .action("Read the note", url)
        .because(HIRES)
        .switchable()
}
