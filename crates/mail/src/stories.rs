//! What people hear of stories of interviews.

use crate::onboarding::letter;
use crate::texts::Text;

/// Says that a story is shown; it is read at `url`.
pub fn story_published(company: &str, url: &str) -> Text {
    let before = [format!("Your story of the interview at {company} can be read now.")];
    let after = ["Nobody sees that it is yours. You can change it or take it back.".to_owned()];
    letter(&format!("Your story about {company} is published"), &before, Some(url), &after)
}

/// Asks for a change; the story is changed at `url`.
pub fn story_changes(company: &str, reason: &str, url: &str) -> Text {
    let before = [
        format!("Before your story of the interview at {company} can be shown, please change it:"),
        reason.to_owned(),
        "We never change your text ourselves.".to_owned(),
    ];
    letter(&format!("Your story about {company} needs a change"), &before, Some(url), &[])
}

/// Says that a story is not shown, or no longer, and why.
pub fn story_turned_down(company: &str, reason: &str) -> Text {
    let before =
        [format!("We cannot show your story of the interview at {company}:"), reason.to_owned()];
    let after = ["If something here is wrong, answer this message.".to_owned()];
    letter(&format!("Your story about {company}"), &before, None, &after)
}

/// Says that the company has answered a story.
pub fn story_answered(company: &str, url: &str) -> Text {
    let before = [format!("{company} has answered your story. Readers see the answer below it.")];
    letter(&format!("{company} has answered your story"), &before, Some(url), &[])
}

/// Tells a company that there is a story about it.
pub fn story_about_you(company: &str, url: &str) -> Text {
    let before = [format!("Somebody has told of an interview at {company}.")];
    let after = ["You can answer it once; your answer is shown below it.".to_owned()];
    letter(&format!("A new story about {company}"), &before, Some(url), &after)
}
