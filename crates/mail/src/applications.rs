//! Messages about somebody's application for a role.

use crate::letter::{Letter, name};

const APPLIED: &str = "you applied for a role on Assay";

/// A message about an application, which stands at `url`.
fn about(subject: &str, paragraphs: &[String], url: &str) -> Letter {
    let letter = Letter::new(subject, paragraphs).action("See your application", url);
    letter.because(APPLIED).switchable()
}

/// Says that an application has arrived, and until when its person hears again.
pub fn application_received(company: &str, title: &str, by: &str, url: &str) -> Letter {
    let (company, title) = (name(company), name(title));
    let paragraphs = [
        format!("Your application for {title} at {company} has arrived."),
        format!("Expect an update by {by}, even if there is no news."),
    ];
    about(&format!("Your application for {title} has arrived"), &paragraphs, url)
}

/// Says at which stage an application is now, and until when its person hears again.
pub fn application_moved(
    company: &str,
    title: &str,
    (stage, by): (&str, &str),
    url: &str,
) -> Letter {
    let (company, title) = (name(company), name(title));
    let paragraphs = [
        format!("Your application for {title} at {company} is at a new stage: {stage}."),
        format!("Expect an update by {by}, even if there is no news."),
    ];
    about(&format!("Your application for {title}: {stage}"), &paragraphs, url)
}

/// Says that nothing has changed, and until when its person hears again.
pub fn application_waiting(
    company: &str,
    title: &str,
    (stage, by): (&str, &str),
    url: &str,
) -> Letter {
    let (company, title) = (name(company), name(title));
    let paragraphs = [
        format!("Your application for {title} at {company} is still at this stage: {stage}."),
        format!("Expect the next update by {by}."),
    ];
    about(&format!("No news yet about {title}"), &paragraphs, url)
}

/// Says that an application has ended, why, and what the company says to it.
pub fn application_closed(
    company: &str,
    title: &str,
    (why, note): (&str, &str),
    url: &str,
) -> Letter {
    let (company, title) = (name(company), name(title));
    let mut paragraphs =
        vec![format!("Your application for {title} at {company} has ended."), why.to_owned()];
    if !note.is_empty() {
        paragraphs.push(format!("{company} writes:"));
        paragraphs.push(note.to_owned());
    }
    about(&format!("Your application for {title} has ended"), &paragraphs, url)
}
