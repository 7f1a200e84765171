//! Messages about somebody's conversation with support.

use crate::letter::Letter;

/// Says that support has answered; the answer is read at `url`.
pub fn support_answered(url: &str) -> Letter {
    let paragraphs = [
        "Support has answered your message in the chat, and you have not read it yet.".to_owned(),
        "Read and answer it in the chat.".to_owned(),
    ];
    Letter::new("Support has answered you", &paragraphs)
        .action("Open the chat", url)
        .because("you wrote to support on Assay")
        .switchable()
}

impl Letter {
    /// The same with what support wrote, for a person who can answer it by mail.
    #[must_use]
    pub fn with_answer(self, text: &str) -> Self {
        self.quoting("Support", text)
            .reply("Or reply to this message: your reply is added to the chat.")
    }
}
