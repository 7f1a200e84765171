//! Messages about reports on what candidates do on GitHub.

use crate::letter::{Letter, name};

const CANDIDATE: &str = "a company that you are in touch with on Assay asks you";
const COMPANY: &str = "you asked for a GitHub report on Assay";

/// Says that a company asks for a report; it is answered at `url`.
pub fn github_report_requested(company: &str, until: &str, url: &str) -> Letter {
    let company = name(company);
    let paragraphs = [
        format!("{company} asks for a report on what you have done in public on GitHub."),
        "Nothing is read before you consent. You can decline, and you can withdraw a report at any time."
            .to_owned(),
        format!("You can answer until {until}."),
    ];
    Letter::new(&format!("{company} asks for a GitHub report"), &paragraphs)
        .action("Read the request", url)
        .because(CANDIDATE)
        .switchable()
}

/// Says that the report that a company asked for can be read at `url`.
pub fn github_report_ready(candidate: &str, url: &str) -> Letter {
    let candidate = name(candidate);
    let paragraphs = [format!("The GitHub report of {candidate} is ready.")];
    Letter::new(&format!("The GitHub report of {candidate} is ready"), &paragraphs)
        .action("Read the report", url)
        .because(COMPANY)
        .switchable()
}

/// Says that the candidate has declined; the requests are at `url`.
pub fn github_report_declined(candidate: &str, url: &str) -> Letter {
    let candidate = name(candidate);
    let paragraphs = [
        format!("{candidate} has declined your request for a GitHub report."),
        "This is not a negative signal.".to_owned(),
    ];
    Letter::new(&format!("{candidate} has declined a GitHub report"), &paragraphs)
        .action("See your requests", url)
        .because(COMPANY)
        .switchable()
}
