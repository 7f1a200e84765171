//! What is recorded of an attempt, in words, shown before the candidate agrees.

/// The version of [`RECORDED`]; kept with every attempt. A new text is a new version.
pub const VERSION: &str = "2026-11.2";

/// One kind of thing that is recorded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Recorded {
    /// What.
    pub title: &'static str,
    /// Of it, exactly what, and what not.
    pub detail: &'static str,
}

/// Everything that is recorded.
pub const RECORDED: &[Recorded] = &[
    Recorded {
        title: "Your code",
        detail: "Each draft as it is saved, the latest for each language, and every version that \
                 you run or submit.",
    },
    Recorded {
        title: "Your results",
        detail: "For each test its verdict, CPU time and memory. What your program prints is kept \
                 for the samples and for your own input only.",
    },
    Recorded {
        title: "Times",
        detail: "When you agreed, started, ran, submitted and finished, and when your tab was last \
                 connected, by the server's clock.",
    },
    Recorded {
        title: "Who you are",
        detail: "The name and e-mail address of your account. There is no camera, no microphone, \
                 no recording of your screen or of your typing.",
    },
];
