//! What a company hears on its way in.

use crate::letter::{Letter, name};

const ASKED: &str = "someone asked for a company account on Assay with this address";

/// Brings the code that proves an address; it counts for so many minutes.
pub fn code(code: &str, minutes: i32) -> Letter {
    let paragraphs = [format!("Your code is {code}. It works once, for {minutes} minutes.")];
    Letter::new("Your code for Assay", &paragraphs)
        .after("If you did not ask for it, someone mistyped their address. You can ignore it.")
        .because("someone entered this address on Assay")
}

/// A letter with a link that works once.
fn with_link(letter: Letter, label: &'static str, url: &str, hours: i32) -> Letter {
    letter
        .action(label, url)
        .after(&format!("The link works once, for {hours} hours."))
        .reply("If you need another link, reply to this message.")
}

/// Brings the link that opens the account of a company that was let in; good for so many hours.
pub fn activation(company: &str, url: &str, hours: i32) -> Letter {
    let company = name(company);
    let paragraphs =
        [format!("Welcome. {company} is approved, and its account can be opened now.")];
    let letter = Letter::new(&format!("{company} is approved"), &paragraphs).because(ASKED);
    with_link(letter, "Open the account", url, hours)
}

/// Says that a company that registered its account itself is approved; it goes on at `url`.
pub fn approval(company: &str, url: &str) -> Letter {
    let company = name(company);
    let paragraphs = [format!(
        "{company} is approved. Everything that was waiting for our review is open now, as far as it is switched \
         on for the account."
    )];
    Letter::new(&format!("{company} is approved"), &paragraphs)
        .action("Go to your dashboard", url)
        .because(ASKED)
}

/// Brings the link that sets the first password of an account that an administrator made.
pub fn account_made(company: &str, url: &str, hours: i32) -> Letter {
    let company = name(company);
    let paragraphs =
        [format!("We have created an account for {company}. Choose a password to open it.")];
    let letter =
        Letter::new(&format!("Your account for {company}"), &paragraphs).because(&format!(
            "we created an account for {company} with this address. If you did not expect it, you can ignore it"
        ));
    with_link(letter, "Choose a password", url, hours)
}

/// Says that a company was turned away, and why.
pub fn rejection(company: &str, reason: &str) -> Letter {
    let company = name(company);
    let paragraphs = [format!("We cannot open an account for {company}:"), reason.to_owned()];
    Letter::new(&format!("Your inquiry for {company}"), &paragraphs)
        .reply("If something here is wrong, reply to this message.")
        .because(ASKED)
}

/// Asks a company something; it answers at `url`.
pub fn question(company: &str, question: &str, url: &str) -> Letter {
    let company = name(company);
    let paragraphs = [
        format!("Before we can decide on {company}, we need to know more:"),
        question.to_owned(),
        "Please send the form again with your answer.".to_owned(),
    ];
    Letter::new(&format!("A question about {company}"), &paragraphs)
        .action("Open the form", url)
        .because(ASKED)
}

/// Says that a company may not act for now, and why.
pub fn suspension(company: &str, reason: &str) -> Letter {
    let company = name(company);
    let paragraphs = [
        format!("The account of {company} is suspended for now:"),
        reason.to_owned(),
        "Nothing was deleted.".to_owned(),
    ];
    Letter::new(&format!("The account of {company} is suspended"), &paragraphs)
        .reply("If you have questions, reply to this message.")
        .because(&format!("you manage the account of {company}"))
}

/// Says that a stopped company may act again.
pub fn restoration(company: &str) -> Letter {
    let company = name(company);
    let paragraphs = [format!("The account of {company} is restored, as it was before.")];
    Letter::new(&format!("The account of {company} is restored"), &paragraphs)
        .because(&format!("you manage the account of {company}"))
}
