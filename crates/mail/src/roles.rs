//! Messages about the roles that a company hires for.

use crate::letter::{Letter, name};

const COMPANY: &str = "your company sent a role to Assay";

/// A message about a role, with what was said in it, where something was.
fn about(subject: &str, paragraphs: &[String], (label, url): (&'static str, &str)) -> Letter {
    Letter::new(subject, paragraphs).action(label, url).because(COMPANY).switchable()
}

const SEE: &str = "See the role";

/// Says that a role is approved and will be shown.
pub fn role_approved(title: &str, url: &str) -> Letter {
    let title = name(title);
    let said = format!("We have approved the role {title}. It is not published yet.");
    about(&format!("{title} is approved"), &[said], (SEE, url))
}

/// Says that a role is approved and when it will be shown; `at` names the time zone.
pub fn role_scheduled(title: &str, at: &str, url: &str) -> Letter {
    let title = name(title);
    let said = format!("We have approved the role {title}. It will be published on {at}.");
    about(&format!("{title} is approved"), &[said], (SEE, url))
}

/// Says that a role is published.
pub fn role_published(title: &str, url: &str) -> Letter {
    let title = name(title);
    let said = format!("The role {title} is published. Everyone can read it and apply.");
    about(&format!("{title} is published"), &[said], (SEE, url))
        .after("You can change, pause or close it at any time.")
}

/// Asks for a change; the role is changed at `url`.
pub fn role_changes(title: &str, note: &str, url: &str) -> Letter {
    let title = name(title);
    let said = [
        format!("Before we can publish the role {title}, please change it:"),
        note.to_owned(),
        "We never change your text ourselves.".to_owned(),
    ];
    about(&format!("{title} needs a change"), &said, ("Change the role", url))
}

/// Says that a role is not published, and why.
pub fn role_rejected(title: &str, note: &str, url: &str) -> Letter {
    let title = name(title);
    let said = [format!("We cannot publish the role {title}:"), note.to_owned()];
    about(&format!("{title} is not published"), &said, (SEE, url))
        .after("You can duplicate it, change the copy and send that.")
}

/// Says that the admin has paused a role, and why.
pub fn role_paused(title: &str, note: &str, url: &str) -> Letter {
    let title = name(title);
    let said = [
        format!("We have paused the role {title}, so it is not accepting applications for now:"),
        note.to_owned(),
    ];
    about(&format!("{title} is paused"), &said, (SEE, url))
}

/// Says that people can apply again.
pub fn role_resumed(title: &str, url: &str) -> Letter {
    let title = name(title);
    let said = format!("The role {title} is published again, and people can apply.");
    about(&format!("{title} is published again"), &[said], (SEE, url))
}

/// Says that the admin has closed a role, and why.
pub fn role_closed(title: &str, note: &str, url: &str) -> Letter {
    let title = name(title);
    let said = [
        format!("We have closed the role {title}, so it no longer accepts applications:"),
        note.to_owned(),
    ];
    about(&format!("{title} is closed"), &said, (SEE, url))
}

/// Says that a role is closed because its deadline has passed.
pub fn role_over(title: &str, url: &str) -> Letter {
    let title = name(title);
    let said = format!("The deadline of the role {title} has passed, so it is closed.");
    about(&format!("{title} is closed"), &[said], (SEE, url))
        .after("To advertise it again, duplicate it and set a new deadline.")
}

/// Says that a role is closed because no opening is left.
pub fn role_filled(title: &str, url: &str) -> Letter {
    let title = name(title);
    let said = format!("All openings of the role {title} are filled, so it is closed.");
    about(&format!("{title} is closed"), &[said], (SEE, url))
        .after("To hire more people, reopen it.")
}

/// Says that changes to a role are shown.
pub fn revision_published(title: &str, url: &str) -> Letter {
    let title = name(title);
    let said = format!("We have published your changes to the role {title}.");
    about(&format!("Your changes to {title} are published"), &[said], (SEE, url))
}

/// Asks for another change before changes to a role are shown.
pub fn revision_changes(title: &str, note: &str, url: &str) -> Letter {
    let title = name(title);
    let said = [
        format!("Before we can publish your changes to the role {title}, please change this:"),
        note.to_owned(),
        "Until then the role does not change.".to_owned(),
    ];
    about(&format!("Your changes to {title} need a change"), &said, ("Change the role", url))
}

/// Says that changes to a role are not shown, and why.
pub fn revision_rejected(title: &str, note: &str, url: &str) -> Letter {
    let title = name(title);
    let said = [
        format!("We cannot publish your changes to the role {title}:"),
        note.to_owned(),
        "The role does not change.".to_owned(),
    ];
    about(&format!("Your changes to {title} are not published"), &said, (SEE, url))
}

/// Says that there are more applicants to look at; `count` is how many.
pub fn applicants_arrived(title: &str, count: usize, url: &str) -> Letter {
    let title = name(title);
    let subject = if count == 1 {
        format!("New applicant for {title}")
    } else {
        format!("{count} new applicants for {title}")
    };
    let said = ["You can see them on the board of the role.".to_owned()];
    about(&subject, &said, ("See the applicants", url))
}

/// Says that the company sees who has applied, or more of them; `count` is how many.
pub fn slate_released(title: &str, count: usize, url: &str) -> Letter {
    let title = name(title);
    let people =
        if count == 1 { "One applicant".to_owned() } else { format!("{count} applicants") };
    let said = [
        format!("{people} for the role {title} can now be seen."),
        "Names stay hidden until you shortlist.".to_owned(),
    ];
    about(&format!("{people} for {title}"), &said, ("See the applicants", url))
}
