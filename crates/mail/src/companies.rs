//! Messages about what a company says of itself and about its team.

use crate::letter::{Letter, name};

const OWNER: &str = "you are an owner of a company on Assay";

/// Says that a company's details are approved; the company goes on at `url`.
pub fn details_approved(company: &str, url: &str) -> Letter {
    let company = name(company);
    let paragraphs = [format!("We have checked the details of {company} and approved its domain.")];
    Letter::new(&format!("The details of {company} are approved"), &paragraphs)
        .action("See the details", url)
        .because(OWNER)
        .switchable()
}

/// Says that a tab of a company's is open; `tab` is its word.
pub fn tab_opened(tab: &str, url: &str) -> Letter {
    let (name, holds) = match tab {
        "assessment" => ("Assessments", "You can build assessments and invite candidates to them."),
        "roles" => ("Roles", "You can write roles and send them to be published."),
        "selection" => ("Talent selection", "You can see applicants and choose from them."),
        _ => ("Recruit talent", "You can see the candidates we recommend to you."),
    };
    Letter::new(&format!("{name}: now open to your company"), &[holds.to_owned()])
        .action("Open it", url)
        .because(OWNER)
        .switchable()
}

/// Says that a company's domain is not approved, and why; the details are changed at `url`.
pub fn details_rejected(company: &str, note: &str, url: &str) -> Letter {
    let company = name(company);
    let paragraphs =
        [format!("We cannot approve the domain in the details of {company}:"), note.to_owned()];
    Letter::new(&format!("The details of {company} need a change"), &paragraphs)
        .action("Change the details", url)
        .because(OWNER)
        .switchable()
}

const MEMBER: &str = "you belong to the team of a company on Assay";

/// Invites somebody to the team of a company; the link counts for so many days.
pub fn team_invitation(company: &str, inviter: &str, url: &str, days: i32) -> Letter {
    let (company, inviter) = (name(company), name(inviter));
    let paragraphs = [format!("{inviter} invites you to the team of {company} on Assay.")];
    Letter::new(&format!("Join the team of {company}"), &paragraphs)
        .action("See the invitation", url)
        .after(&format!("The link works once, for {days} days."))
        .because(&format!("{inviter} entered this address on Assay"))
}

/// Says that somebody joined; the team is at `url`.
pub fn team_joined(company: &str, colleague: &str, url: &str) -> Letter {
    let (company, colleague) = (name(company), name(colleague));
    let paragraphs = [format!("{colleague} accepted the invitation to the team of {company}.")];
    Letter::new(&format!("{colleague} joined the team of {company}"), &paragraphs)
        .action("See the team", url)
        .because(MEMBER)
        .switchable()
}

/// Says that somebody has another role; the team is at `url`.
pub fn team_role(company: &str, role: &str, url: &str) -> Letter {
    let (company, role) = (name(company), name(role));
    let paragraphs = [format!("Your role in the team of {company} is now: {role}.")];
    Letter::new(&format!("Your role at {company} has changed"), &paragraphs)
        .action("See the team", url)
        .because(MEMBER)
        .switchable()
}

/// Says that the first company was merged into the second; the team is at `url`.
pub fn company_merged(company: &str, into: &str, url: &str) -> Letter {
    let (company, into) = (name(company), name(into));
    let paragraphs = [
        format!("We have merged {company} into {into}: they are one company on Assay from now on."),
        format!(
            "The team, the roles, the assessments and their results are at {into}. API keys, webhooks and \
             applicant tracking systems of {company} no longer work; set up new ones."
        ),
    ];
    Letter::new(&format!("{company} is part of {into}"), &paragraphs)
        .action("See the team", url)
        .because(MEMBER)
        .switchable()
}

/// Says that somebody belongs to the team no longer.
pub fn team_left(company: &str) -> Letter {
    let company = name(company);
    let paragraphs =
        [format!("An owner of {company} removed you from its team. You keep your account.")];
    Letter::new(&format!("You no longer belong to the team of {company}"), &paragraphs)
        .because("you belonged to the team of a company on Assay")
        .switchable()
}

/// Says that somebody made an API key; the keys are at `url`.
pub fn api_key_made(company: &str, key: &str, colleague: &str, url: &str) -> Letter {
    let (company, key, colleague) = (name(company), name(key), name(colleague));
    let paragraphs = [
        format!("{colleague} created an API key for {company}: {key}."),
        "Anyone who has the key can read what it was created for. If this wasn't your team, revoke it now: it \
         stops working at once."
            .to_owned(),
    ];
    Letter::new(&format!("A new API key for {company}"), &paragraphs)
        .action("See the API keys", url)
        .because(OWNER)
}

/// Says that a webhook is disabled, and why; the webhooks are at `url`.
pub fn webhook_disabled(company: &str, address: &str, note: &str, url: &str) -> Letter {
    let (company, address) = (name(company), name(address));
    let paragraphs = [
        format!("Events of {company} are no longer sent to {address}. {note}"),
        "Once the receiver works, resume the webhook. Deliveries of the last 30 days can be sent again."
            .to_owned(),
    ];
    Letter::new(&format!("A webhook of {company} is disabled"), &paragraphs)
        .action("See the webhooks", url)
        .because(OWNER)
}

const AUTHOR: &str = "you asked Assay to publish a problem of your company";

/// Says that a company's own problem is published; its editor is at `url`.
pub fn problem_published(title: &str, url: &str) -> Letter {
    let title = name(title);
    let said = format!(
        "The judge has passed the problem {title}, and it is published. Your company can use it in assessments."
    );
    Letter::new(&format!("{title} is published"), &[said])
        .action("Open the problem", url)
        .because(AUTHOR)
        .switchable()
}

/// Says that a company's own problem is not published; its checklist is at `url`.
pub fn problem_not_published(title: &str, url: &str) -> Letter {
    let title = name(title);
    let said =
        format!("The problem {title} is not published yet. Its checklist names what to fix.");
    Letter::new(&format!("{title} is not published"), &[said])
        .action("Open the problem", url)
        .because(AUTHOR)
        .switchable()
}
