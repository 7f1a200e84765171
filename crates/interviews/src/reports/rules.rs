//! What a report says. Pure.

use kernel::{Instant, words};

words! {
    /// What is wrong with a story.
    pub enum Why as "StoryReportReason" {
        Confidential = "confidential", PersonalData = "personal_data", Abuse = "abuse",
        False = "false", Spam = "spam", Other = "other",
    }
}

/// A report, without its reader.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// In a word.
    pub why: Why,
    /// In sentences.
    pub text: Option<String>,
    /// When.
    pub at: Instant,
}
