//! Messages to people about their accounts, and to the admin about the installation.

use crate::letter::{Letter, one_line};

/// Tells the admin that a job was tried to the end of its attempts.
pub fn given_up(what: &str, job: &str, why: &str) -> Letter {
    let why = one_line(why, 300);
    let paragraphs = [
        format!("{what} was tried as often as is allowed and given up. The last reason: {why}"),
        format!("It is job {job}. It stays among the dead jobs; nothing takes it up by itself."),
        "It does not count against the candidate.".to_owned(),
    ];
    Letter::new(&format!("Assay: {what} was given up"), &paragraphs)
        .because("this is the admin's address of this installation")
}

/// Says that an account will be erased, when, and where to think again. `on` is a date in words,
/// with its time zone.
pub fn erasure_scheduled(on: &str, url: &str) -> Letter {
    let paragraphs = [
        format!("Your Assay account and everything in it will be erased on {on}, as you asked."),
        "Until then nothing changes, and you can keep it.".to_owned(),
    ];
    Letter::new("Your Assay account will be erased", &paragraphs)
        .action("Keep the account", url)
        .after(
            "If you did not ask for this, keep the account, change your password and sign out \
             everywhere.",
        )
        .because("somebody who was signed in to your account asked for it to be erased")
}
