//! Why a moderator turns a story down: a word in the record, a sentence for the author. Pure.

use kernel::words;

words! {
    /// What a story is turned down for.
    pub enum Reason as "ReasonCode" {
        PersonalData = "personal_data", Confidential = "confidential", Abusive = "abusive",
        NotAnInterview = "not_an_interview", Duplicate = "duplicate", Spam = "spam",
        Unclear = "unclear", Other = "other",
    }
}

impl Reason {
    /// The reason as the author reads it, on the page and in the mail alike.
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::PersonalData => "Your story names or describes a person.",
            Self::Confidential => "Your story gives away confidential material.",
            Self::Abusive => "Your story insults or threatens.",
            Self::NotAnInterview => "Your story is not about an interview.",
            Self::Duplicate => "This interview has been shared before.",
            Self::Spam => "Your story is advertising.",
            Self::Unclear => "Your story is hard to understand.",
            Self::Other => "Your story does not meet our rules for stories.",
        }
    }
}

/// A note of the record in sentences. The record holds `<reason>` or `<reason>: <what the moderator wrote>`;
/// any other text is answered unchanged. The moderator's words stand alone where the reason says nothing.
pub fn sentences(note: &str) -> String {
    let (code, text) = note.split_once(": ").unwrap_or((note, ""));
    match Reason::parse(code) {
        None => note.to_owned(),
        Some(Reason::Other) if !text.is_empty() => text.to_owned(),
        Some(reason) => format!("{} {text}", reason.sentence()).trim_end().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_reads_as_a_sentence() {
        for reason in Reason::ALL {
            let code = reason.as_str();
            for note in [code.to_owned(), format!("{code}: Please take it out.")] {
                let said = sentences(&note);
                assert!(said.starts_with(char::is_uppercase) && said.ends_with('.'), "{said}");
                assert!(!said.starts_with(code) && !said.contains(['_', ':']), "{said}");
            }
        }
    }

    #[test]
    fn the_moderators_words_follow_the_reason() {
        let said = [
            ("personal_data: Say: nobody.", "Your story names or describes a person. Say: nobody."),
            ("other: Say more.", "Say more."),
            ("other", "Your story does not meet our rules for stories."),
            ("A sentence: of its own", "A sentence: of its own"),
        ];
        for (note, want) in said {
            assert_eq!(sentences(note), want);
        }
    }
}
