//! Messages about the roles that a company hires for.

use crate::letter::{Letter, name};

const COMPANY: &str = "your company sent a role to Assay";

/// Says that a role is approved and will be shown.
pub fn role_approved(title: &str, url: &str) -> Letter {
    let title = name(title);
    let paragraphs = [format!("We have approved the role {title}. It is not published yet.")];
    Letter::new(&format!("{title} is approved"), &paragraphs)
        .action("See the role", url)
        .because(COMPANY)
        .switchable()
}

/// Says that a role is published.
pub fn role_published(title: &str, url: &str) -> Letter {
    let title = name(title);
    let paragraphs = [format!("We have published the role {title}. It has no public page yet.")];
    Letter::new(&format!("{title} is published"), &paragraphs)
        .action("See the role", url)
        .after("You can pause or close it at any time.")
        .because(COMPANY)
        .switchable()
}

/// Asks for a change; the role is changed at `url`.
pub fn role_changes(title: &str, note: &str, url: &str) -> Letter {
    let title = name(title);
    let paragraphs = [
        format!("Before we can publish the role {title}, please change it:"),
        note.to_owned(),
        "We never change your text ourselves.".to_owned(),
    ];
    Letter::new(&format!("{title} needs a change"), &paragraphs)
        .action("Change the role", url)
        .because(COMPANY)
        .switchable()
}

/// Says that a role is not published, and why.
pub fn role_rejected(title: &str, note: &str, url: &str) -> Letter {
    let title = name(title);
    let paragraphs = [format!("We cannot publish the role {title}:"), note.to_owned()];
    Letter::new(&format!("{title} is not published"), &paragraphs)
        .action("See the role", url)
        .after("You can duplicate it, change the copy and send that.")
        .because(COMPANY)
        .switchable()
}
