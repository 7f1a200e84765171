//! What somebody hears who wants to be a partner.

use crate::letter::{Letter, name};

const APPLIED: &str = "you applied to become a partner at Assay";

/// Says that somebody is a partner now; they find their links at `url`.
pub fn partner_approval(organisation: &str, url: &str) -> Letter {
    let organisation = name(organisation);
    let paragraphs = [format!(
        "Welcome. Your application for {organisation} is approved, and your account is a partner's now."
    )];
    Letter::new("You are a partner now", &paragraphs)
        .action("Go to the partner dashboard", url)
        .because(APPLIED)
}

/// Says that an application was turned down, and why.
pub fn partner_rejection(organisation: &str, reason: &str) -> Letter {
    let organisation = name(organisation);
    let paragraphs = [
        format!("We cannot accept your application for {organisation}:"),
        reason.to_owned(),
        "Your account stays as it is.".to_owned(),
    ];
    Letter::new("Your application to become a partner", &paragraphs)
        .reply("If something here is wrong, reply to this message.")
        .because(APPLIED)
}
