//! Messages to people about their accounts, and to the admin about the installation.

use crate::letter::{Letter, one_line};

/// What happens to a submission that was given up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Remedy {
    /// It is retried by itself.
    Retried {
        /// After so many hours each time.
        hours: i64,
        /// So many times at most.
        times: i16,
    },
    /// Nothing: it was retried so often.
    None {
        /// How often.
        times: i16,
    },
}

/// Tells the admin that a submission was tried to the end of its attempts.
pub fn given_up(submission: &str, job: &str, why: &str, remedy: Remedy) -> Letter {
    let why = one_line(why, 300);
    let next = match remedy {
        Remedy::Retried { hours, times } => format!(
            "It is retried automatically: as soon as a worker of another build or configuration starts, and \
             every {hours} hours, {times} times at most."
        ),
        Remedy::None { times } => format!(
            "It was retried {times} times, and failed each time. Now it is waiting for you: once the judge is \
             fixed, retry it with “assay jobs retry {submission}”."
        ),
    };
    let paragraphs = [
        format!(
            "A submission was tried as often as is allowed and given up. The last reason: {why}"
        ),
        format!("It is submission {submission}, job {job}."),
        next,
        "It does not count against the candidate. Until it is judged, the attempt has no grade."
            .to_owned(),
    ];
    Letter::new("Assay: A submission was given up", &paragraphs)
        .because("this is the admin's address of this installation")
}

/// Shows the admin that mail of this installation arrives.
pub fn trial_mail(url: &str) -> Letter {
    let paragraphs = [
        "This is a test. You can read it, so mail from this installation arrives at this address."
            .to_owned(),
    ];
    Letter::new("Assay: A test of mail", &paragraphs)
        .action("Back to the settings", url)
        .because("you asked for a test on the settings page")
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
        .because("someone who was signed in to your account asked for it to be erased")
}

/// The same to a person who has asked the admin, as those do who cannot sign in.
pub fn erasure_requested(on: &str, url: &str) -> Letter {
    let paragraphs = [
        format!("Support was asked to erase your Assay account. It will be erased on {on}."),
        "Until then nothing changes, and you can keep it.".to_owned(),
    ];
    Letter::new("Your Assay account will be erased", &paragraphs)
        .action("Keep the account", url)
        .reply("If you did not ask for this, or cannot sign in to stop it, reply to this message.")
        .because("the account belongs to this address")
}

/// Says that the admin has taken out what is stored of a person, as they asked.
pub fn data_exported(url: &str) -> Letter {
    let paragraphs = [
        "Support was asked for a file with your Assay data, and an administrator has created it."
            .to_owned(),
        "It holds what you find in your own download, but not what you say about yourself for statistics. \
         Nothing in your account was changed."
            .to_owned(),
    ];
    Letter::new("Your Assay data was exported", &paragraphs)
        .action("Download it yourself", url)
        .reply("If you did not ask for this, reply to this message.")
        .because("the account belongs to this address")
}

/// Says that people have signed up with somebody's referral code today, and not who.
pub fn referral_joined(url: &str) -> Letter {
    let paragraphs = ["Someone has created an account with your referral code.".to_owned()];
    Letter::new("Someone joined with your referral code", &paragraphs)
        .action("See how many have", url)
        .because("you have a referral code on Assay")
        .switchable()
}

/// Says that an account was locked. Why is between the admin and the person, who can ask.
pub fn account_locked() -> Letter {
    let paragraphs = [
        "Your Assay account is locked: no one can use it, including you.".to_owned(),
        "Nothing in it was deleted.".to_owned(),
    ];
    Letter::new("Your Assay account is locked", &paragraphs)
        .reply("If you want to know why, or think that it is a mistake, reply to this message.")
        .because("the account belongs to this address")
}

const MERGER_REPLY: &str = "If these are not both your accounts, reply to this message.";

/// Says at the address of an account that it was merged into another one of the same person, whose address is masked.
pub fn account_merged(into: &str, url: &str) -> Letter {
    let paragraphs = [
        format!("Your Assay account with this address was merged into your account {into}."),
        "Everything in it is there now: results, applications, résumés, stories. Log in with that address from \
         now on. This cannot be undone."
            .to_owned(),
    ];
    Letter::new("Your two Assay accounts are one now", &paragraphs)
        .action("Log in", url)
        .after("If these are not both your accounts, log in and write to support.")
        .reply(MERGER_REPLY)
        .because("the account belonged to this address")
}

/// Says at the address of the account that goes on that another one, whose address is masked, was merged into it.
pub fn account_absorbed(from: &str, url: &str) -> Letter {
    let paragraphs = [
        format!("Your Assay account {from} was merged into the one with this address."),
        "Everything in it is here now: results, applications, résumés, stories. Nobody can log in to the other \
         account any more. This cannot be undone."
            .to_owned(),
    ];
    Letter::new("Your two Assay accounts are one now", &paragraphs)
        .action("Log in", url)
        .after("If these are not both your accounts, log in and write to support.")
        .reply(MERGER_REPLY)
        .because("the account belongs to this address")
}

/// Says that a locked account is open again.
pub fn account_unlocked(url: &str) -> Letter {
    let paragraphs = ["Your Assay account is unlocked, with everything in it.".to_owned()];
    Letter::new("Your Assay account is unlocked", &paragraphs)
        .action("Log in", url)
        .because("the account belongs to this address")
}

/// Asks the person of an account to show that its address is theirs, by the identity provider's link.
pub fn verify_address(url: &str) -> Letter {
    let paragraphs = [
        "Please confirm that this e-mail address is yours. Your Assay account then opens in full."
            .to_owned(),
        "If you have no account on Assay, you don't need to do anything.".to_owned(),
    ];
    Letter::new("Confirm your e-mail address for Assay", &paragraphs)
        .action("Confirm the address", url)
        .because("an account on Assay uses this address")
}

/// The one mail of a day: a line and a link for each of `lines`, and how many `more` there are, which are
/// read at `url`.
pub fn digest(lines: &[(String, String)], more: usize, url: &str) -> Letter {
    let all = lines.len() + more;
    let subject = match all {
        1 => "Your day on Assay: one notification".to_owned(),
        all => format!("Your day on Assay: {all} notifications"),
    };
    let line = |(what, link): &(String, String)| format!("{}\n{link}", one_line(what, 200));
    let mut paragraphs: Vec<String> = lines.iter().map(line).collect();
    match more {
        0 => {}
        1 => paragraphs.push("One more is in your notifications in Assay.".to_owned()),
        more => paragraphs.push(format!("{more} more are in your notifications in Assay.")),
    }
    Letter::new(&subject, &paragraphs)
        .action("Open Assay", url)
        .because("you chose one e-mail a day")
        .switchable()
}
