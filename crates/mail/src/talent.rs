//! Messages about the talent pool.

use crate::letter::{Letter, name};

const CANDIDATE: &str = "you are in Assay's talent pool";
const COMPANY: &str = "you asked for an introduction on Assay";
const INTRODUCED: &str = "you were introduced to each other on Assay";

/// Says that a company, which was shown the name or not, asks to be introduced; it is answered at `url`.
pub fn introduction_requested(
    (company, role): (&str, &str),
    is_named: bool,
    until: &str,
    url: &str,
) -> Letter {
    let (company, role) = (name(company), name(role));
    let sees = if is_named {
        "They see your name and headline, but not your e-mail address. They'll see it only if you accept."
    } else {
        "They don't know who you are. They'll see your name and e-mail address only if you accept."
    };
    let paragraphs = [
        format!("{company} would like to meet you for the role {role}."),
        sees.to_owned(),
        format!("You can answer until {until}."),
    ];
    Letter::new(&format!("{company} asks for an introduction"), &paragraphs)
        .action("Read the request", url)
        .because(CANDIDATE)
        .switchable()
}

/// Says that a company has written about no role; it is answered at `url`.
pub fn direct_message(company: &str, until: &str, url: &str) -> Letter {
    let company = name(company);
    let paragraphs = [
        format!("Assay has put you on a list of candidates for {company}, and {company} has written to you."),
        "They see your name, but not your e-mail address. They'll see it only if you accept, and you'll then see \
         who wrote."
            .to_owned(),
        format!("You can answer until {until}."),
    ];
    Letter::new(&format!("{company} has written to you"), &paragraphs)
        .action("Read the message", url)
        .because(CANDIDATE)
        .switchable()
}

/// What a company has sent: a request for a role, or a message about none.
fn sent(role: Option<&str>) -> String {
    match role {
        Some(role) => format!("introduction for the role {}", name(role)),
        None => "direct message".to_owned(),
    }
}

/// Says once more that a company waits for an answer.
pub fn introduction_reminder(company: &str, role: Option<&str>, until: &str, url: &str) -> Letter {
    let company = name(company);
    let about = match role {
        Some(role) => format!("about the role {}", name(role)),
        None => "to its message".to_owned(),
    };
    let paragraphs = [
        format!("{company} is waiting for your answer {about}."),
        format!("You can answer until {until}. After that the request expires."),
    ];
    Letter::new(&format!("{company} is waiting for your answer"), &paragraphs)
        .action("Read the request", url)
        .because(CANDIDATE)
        .switchable()
}

/// Says that a candidate has accepted.
pub fn introduction_accepted(who: &str, role: Option<&str>, url: &str) -> Letter {
    let (who, sent) = (name(who), sent(role));
    let paragraphs = [format!("{who} has accepted your {sent}. You can write to them now.")];
    let what = if role.is_some() { "introduction" } else { "direct message" };
    Letter::new(&format!("{who} has accepted your {what}"), &paragraphs)
        .action("See the introduction", url)
        .because(COMPANY)
        .switchable()
}

/// Says that the other side of an introduction has written; it is read at `url`.
pub fn introduction_message(from: &str, url: &str) -> Letter {
    let from = name(from);
    let paragraphs = [format!("{from} has written to you in your introduction.")];
    Letter::new(&format!("New message from {from}"), &paragraphs)
        .action("Read the message", url)
        .because(INTRODUCED)
        .switchable()
}

/// Says that a candidate has declined.
pub fn introduction_declined(role: Option<&str>, url: &str) -> Letter {
    let paragraphs = [format!("A candidate has declined your {}.", sent(role))];
    let title = match role {
        Some(role) => format!("Introduction declined: {}", name(role)),
        None => "Direct message declined".to_owned(),
    };
    Letter::new(&title, &paragraphs)
        .action("See your introductions", url)
        .because(COMPANY)
        .switchable()
}

/// Says that a candidate has not answered in time.
pub fn introduction_expired(role: Option<&str>, days: i64, url: &str) -> Letter {
    let paragraphs =
        [format!("A candidate has not answered your {} within {days} days.", sent(role))];
    let title = match role {
        Some(role) => format!("Introduction expired: {}", name(role)),
        None => "Direct message expired".to_owned(),
    };
    Letter::new(&title, &paragraphs)
        .action("See your introductions", url)
        .because(COMPANY)
        .switchable()
}

/// Says that a saved search finds somebody new.
pub fn talent_found(search: &str, url: &str) -> Letter {
    let search = name(search);
    let paragraphs = [format!("There is someone new in the talent pool for your search {search}.")];
    Letter::new(&format!("New in the talent pool: {search}"), &paragraphs)
        .action("See the candidates", url)
        .because("you saved this search on Assay")
        .switchable()
}
