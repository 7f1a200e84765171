//! Messages about the talent pool.

use crate::letter::{Letter, name};

const CANDIDATE: &str = "you are in Assay's talent pool";
const COMPANY: &str = "you asked for an introduction at Assay";

/// Says that a company asks to be introduced; it is answered at `url`.
pub fn introduction_requested(company: &str, role: &str, until: &str, url: &str) -> Letter {
    let (company, role) = (name(company), name(role));
    let paragraphs = [
        format!("{company} would like to meet you for the role {role}."),
        "They do not know who you are. They learn your name and e-mail address only if you accept."
            .to_owned(),
        format!("You can answer until {until}."),
    ];
    Letter::new(&format!("{company} asks for an introduction"), &paragraphs)
        .action("Read the request", url)
        .because(CANDIDATE)
        .switchable()
}

/// Says once more that a company waits for an answer.
pub fn introduction_reminder(company: &str, role: &str, until: &str, url: &str) -> Letter {
    let (company, role) = (name(company), name(role));
    let paragraphs = [
        format!("{company} is waiting for your answer about the role {role}."),
        format!("You can answer until {until}. After that the request expires."),
    ];
    Letter::new(&format!("{company} is waiting for your answer"), &paragraphs)
        .action("Read the request", url)
        .because(CANDIDATE)
        .switchable()
}

/// Says that a candidate has accepted.
pub fn introduction_accepted(who: &str, role: &str, url: &str) -> Letter {
    let (who, role) = (name(who), name(role));
    let paragraphs = [format!(
        "{who} has accepted your introduction for the role {role}. You can write to them now."
    )];
    Letter::new(&format!("{who} has accepted your introduction"), &paragraphs)
        .action("See the introduction", url)
        .because(COMPANY)
        .switchable()
}

/// Says that a candidate has declined.
pub fn introduction_declined(role: &str, url: &str) -> Letter {
    let role = name(role);
    let paragraphs = [format!("A candidate has declined your introduction for the role {role}.")];
    Letter::new(&format!("Introduction declined: {role}"), &paragraphs)
        .action("See your introductions", url)
        .because(COMPANY)
        .switchable()
}

/// Says that a candidate has not answered in time.
pub fn introduction_expired(role: &str, days: i64, url: &str) -> Letter {
    let role = name(role);
    let paragraphs = [format!(
        "A candidate has not answered your introduction for the role {role} within {days} days."
    )];
    Letter::new(&format!("Introduction expired: {role}"), &paragraphs)
        .action("See your introductions", url)
        .because(COMPANY)
        .switchable()
}

/// Says that a saved search finds somebody new.
pub fn talent_found(search: &str, url: &str) -> Letter {
    let search = name(search);
    let paragraphs =
        [format!("There is somebody new in the talent pool for your search {search}.")];
    Letter::new(&format!("New in the talent pool: {search}"), &paragraphs)
        .action("See the candidates", url)
        .because("you saved this search at Assay")
        .switchable()
}
