//! Messages about what was found in an attempt.

use crate::letter::{Letter, name};

const TOOK: &str = "you took an assessment on Assay";

/// A decision in words.
fn outcome_in_words(outcome: &str) -> &'static str {
    match outcome {
        "explained" => "There is an explanation, and there are no consequences.",
        "breach" => {
            "The rules of the assessment were broken. The attempt is marked “not verified”."
        }
        _ => "It can't be established, and there are no consequences.",
    }
}

/// Asks a candidate about what was found, which is answered at `url`.
pub fn integrity_asked(
    company: &str,
    title: &str,
    seen: &[String],
    until: &str,
    url: &str,
) -> Letter {
    let (company, title) = (name(company), name(title));
    let mut paragraphs = vec![format!(
        "Something in the recording of your attempt at “{title}” for {company} needs a review. It proves nothing, and your \
         score does not change."
    )];
    paragraphs.extend(seen.iter().cloned());
    paragraphs.push(format!(
        "Please tell us in your own words what happened. You can answer until {until}. Then a reviewer decides; \
         without an answer, they decide on the evidence they have."
    ));
    Letter::new(&format!("A question about your attempt: {title}"), &paragraphs)
        .action("Read and answer", url)
        .because(TOOK)
}

/// Says to those who review that a case waits for a decision at `url`.
pub fn integrity_undecided(title: &str, answered: bool, url: &str) -> Letter {
    let title = name(title);
    let first = if answered {
        format!("A candidate has answered the question about an attempt at “{title}”.")
    } else {
        format!("The time to answer the question about an attempt at “{title}” is over.")
    };
    let paragraphs = [first, "Read what was found and decide. Only a person decides.".to_owned()];
    Letter::new(&format!("An attempt to review: {title}"), &paragraphs)
        .action("Open the case", url)
        .because("you review attempts on Assay")
}

/// Tells a candidate what was decided and why; they can appeal at `url`, where `until` is given.
pub fn integrity_decided(
    [company, title]: [&str; 2],
    outcome: &str,
    note: &str,
    until: Option<&str>,
    url: &str,
) -> Letter {
    let (company, title) = (name(company), name(title));
    let mut paragraphs = vec![
        format!("The question about your attempt at “{title}” for {company} is decided."),
        outcome_in_words(outcome).to_owned(),
        "The reason:".to_owned(),
        note.to_owned(),
    ];
    if let Some(until) = until {
        paragraphs.push(format!(
            "You can appeal once, until {until}. Then Assay decides, and that decision is final."
        ));
    }
    Letter::new(&format!("Decided: your attempt at {title}"), &paragraphs)
        .action("Read the decision", url)
        .because(TOOK)
}

/// Tells the admin of an appeal, which is decided at `url`.
pub fn integrity_appealed(company: &str, title: &str, url: &str) -> Letter {
    let (company, title) = (name(company), name(title));
    let paragraphs = [
        format!("A candidate has appealed a decision about an attempt at “{title}” for {company}."),
        "Your decision is final.".to_owned(),
    ];
    Letter::new(&format!("An appeal: {title}"), &paragraphs)
        .action("Open the case", url)
        .because("you are the admin of this Assay site")
}

/// Tells a candidate what became of their appeal; the decision is read at `url`.
pub fn integrity_concluded(
    [company, title]: [&str; 2],
    outcome: &str,
    note: &str,
    url: &str,
) -> Letter {
    let (company, title) = (name(company), name(title));
    let paragraphs = [
        format!("Assay has decided on your appeal about “{title}” for {company}."),
        outcome_in_words(outcome).to_owned(),
        "The reason:".to_owned(),
        note.to_owned(),
        "This decision is final.".to_owned(),
    ];
    Letter::new(&format!("Your appeal is decided: {title}"), &paragraphs)
        .action("Read the decision", url)
        .because(TOOK)
}
