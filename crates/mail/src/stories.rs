//! Messages about stories of interviews.

use crate::letter::{Letter, name};

const AUTHOR: &str = "you wrote about an interview on Assay";

/// Says that a story is shown; it is read at `url`.
pub fn story_published(company: &str, url: &str) -> Letter {
    let company = name(company);
    let paragraphs = [format!("Your story about the interview at {company} is published.")];
    Letter::new(&format!("Your story about {company} is published"), &paragraphs)
        .action("Read the story", url)
        .after("Nobody can see that it is yours. You can edit or withdraw it.")
        .because(AUTHOR)
        .switchable()
}

/// Asks for a change; the story is changed at `url`.
pub fn story_changes(company: &str, reason: &str, url: &str) -> Letter {
    let company = name(company);
    let paragraphs = [
        format!(
            "Before we can publish your story about the interview at {company}, please change it:"
        ),
        reason.to_owned(),
        "We never change your text ourselves.".to_owned(),
    ];
    Letter::new(&format!("Your story about {company} needs a change"), &paragraphs)
        .action("Change the story", url)
        .because(AUTHOR)
        .switchable()
}

/// Says that a story is not shown, or no longer, and why.
pub fn story_turned_down(company: &str, reason: &str) -> Letter {
    let company = name(company);
    let paragraphs = [
        format!("We cannot publish your story about the interview at {company}:"),
        reason.to_owned(),
    ];
    Letter::new(&format!("Your story about {company}"), &paragraphs)
        .reply("If something here is wrong, reply to this message.")
        .because(AUTHOR)
        .switchable()
}

/// Says that the company has answered a story.
pub fn story_answered(company: &str, url: &str) -> Letter {
    let company = name(company);
    let paragraphs =
        [format!("{company} has answered your story. Readers see the answer below it.")];
    Letter::new(&format!("{company} has answered your story"), &paragraphs)
        .action("Read the answer", url)
        .because(AUTHOR)
        .switchable()
}

/// Tells a company that there is a story about it.
pub fn story_about_you(company: &str, url: &str) -> Letter {
    let company = name(company);
    let paragraphs = [format!("Someone has written about an interview at {company}.")];
    Letter::new(&format!("A new story about {company}"), &paragraphs)
        .action("Read the story", url)
        .after("You can answer it once; your answer is shown below it.")
        .because(&format!("you manage the account of {company}"))
        .switchable()
}
