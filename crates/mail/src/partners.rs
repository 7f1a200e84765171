//! What somebody hears who wants to be a partner.

use crate::letter::{Letter, name};

const PARTNER: &str = "you are a partner on Assay";
const APPLIED: &str = "you applied to become a partner on Assay";

/// Says that somebody is a partner now; they find their links at `url`.
pub fn partner_approval(organisation: &str, url: &str) -> Letter {
    let organisation = name(organisation);
    let paragraphs = [format!(
        "Welcome. Your application for {organisation} is approved, and your account is now a partner account."
    )];
    Letter::new("You are now a partner", &paragraphs)
        .action("Go to the partner dashboard", url)
        .because(APPLIED)
}

/// Says that an application was turned down, and why.
pub fn partner_rejection(organisation: &str, reason: &str) -> Letter {
    let organisation = name(organisation);
    let paragraphs = [
        format!("We cannot accept your application for {organisation}:"),
        reason.to_owned(),
        "Your account does not change.".to_owned(),
    ];
    Letter::new("Your application to become a partner", &paragraphs)
        .reply("If something here is wrong, reply to this message.")
        .because(APPLIED)
}

/// Invites a stranger to sign up by a partner's link, `url`; `again` reminds them. The text is ours: of the partner it
/// has the name that the admin approved.
pub fn partner_invitation(partner: &str, url: &str, again: bool) -> Letter {
    let partner = name(partner);
    let paragraphs = [
        format!(
            "{partner} invites you to create an account on Assay. There you practise programming problems, take \
             assessments and apply to companies."
        ),
        format!(
            "If you sign up by this link, {partner} sees that someone signed up and how far that person has come. \
             They see your name only if you show it."
        ),
    ];
    let subject = format!("{partner} invites you to Assay");
    let subject = if again { format!("Reminder: {subject}") } else { subject };
    Letter::new(&subject, &paragraphs).action("Create an account", url).because(&format!(
        "{partner} entered this address to invite you, which each partner can do once, with up to three reminders. \
         If you did not expect it, you can ignore it"
    ))
}

/// Says that a monthly statement was made, until when it is in review, and when its payment is due.
pub fn partner_statement(
    month: &str,
    amount: &str,
    [review_until, pay_on]: [&str; 2],
    url: &str,
) -> Letter {
    let paragraphs = [
        format!("Your {month} statement comes to {amount}."),
        format!("It is in review until {review_until}. The payment is due on {pay_on}."),
    ];
    Letter::new(&format!("Your {month} statement"), &paragraphs)
        .action("Open your statements", url)
        .reply("If a line is wrong, reply to this message while the statement is in review.")
        .because(PARTNER)
}

/// Says that a statement was paid, and under which reference.
pub fn partner_statement_paid(month: &str, amount: &str, reference: &str, url: &str) -> Letter {
    let paragraphs = [
        format!("Your {month} statement is paid: {amount}."),
        format!("The reference of the payment: {reference}"),
    ];
    Letter::new(&format!("Your {month} statement is paid"), &paragraphs)
        .action("Open your statements", url)
        .because(PARTNER)
}

/// Says that something was added to what a partner is owed, or taken off it, and why.
pub fn partner_adjusted(amount: &str, reason: &str, url: &str) -> Letter {
    let paragraphs = [
        format!("Your commissions were adjusted by {amount}:"),
        reason.to_owned(),
        "It will be on your next statement.".to_owned(),
    ];
    Letter::new("Your commissions were adjusted", &paragraphs)
        .action("Open your statements", url)
        .because(PARTNER)
}
