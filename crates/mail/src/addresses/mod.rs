//! Messages about changing the address of an account.

use crate::letter::Letter;

/// Brings the code that lets an account leave its present address, for another one that is masked.
pub fn address_leaves(code: &str, minutes: i32, new: &str) -> Letter {
    let paragraphs = [
        format!("Your code is {code}. It works once, for {minutes} minutes."),
        format!(
            "Enter it to change the address of your Assay account to {new}. A second code was mailed there."
        ),
    ];
    Letter::new("Your code to change your address on Assay", &paragraphs)
        .after(
            "If you did not ask for this, do not share the code, change your password and sign out everywhere: \
             someone else is signed in to your account.",
        )
        .because("someone who is signed in to your account asked to change its address")
}

/// Brings the code that proves the address an account is to have.
pub fn address_comes(code: &str, minutes: i32) -> Letter {
    let paragraphs = [
        format!("Your code is {code}. It works once, for {minutes} minutes."),
        "Enter it to make this the address of your Assay account.".to_owned(),
    ];
    Letter::new("Your code to change your address on Assay", &paragraphs)
        .after("If you did not ask for it, someone mistyped their address. You can ignore it.")
        .because("someone entered this address on Assay")
}

/// Says at an address that has an account that another one cannot have it.
pub fn address_in_use(url: &str) -> Letter {
    let paragraphs = [
        "Someone asked to make this the address of another Assay account. It already has an account, so it stays \
         with that one."
            .to_owned(),
    ];
    Letter::new("This address already has an Assay account", &paragraphs)
        .action("Log in", url)
        .after("If you did not ask for it, you can ignore this message.")
        .because("someone entered this address on Assay")
}

/// Says at the old address that the account has another one, which is masked.
pub fn address_changed(new: &str) -> Letter {
    let paragraphs = [
        format!(
            "The address of your Assay account was changed to {new}. From now on, log in with that one."
        ),
        "Everyone who was signed in to the account has been signed out.".to_owned(),
    ];
    Letter::new("The address of your Assay account was changed", &paragraphs)
        .reply("If this was not you, reply to this message at once.")
        .because("the account belonged to this address")
}

/// Says that the identity provider did not take the new address.
pub fn address_kept(url: &str) -> Letter {
    let paragraphs = [
        "The address of your Assay account could not be changed. It has not changed, and you log in with it as \
         before."
            .to_owned(),
    ];
    Letter::new("The address of your Assay account has not changed", &paragraphs)
        .action("Try again", url)
        .because("you asked to change the address of your account")
}
