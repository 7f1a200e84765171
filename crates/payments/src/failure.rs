//! Why the provider did not do something.

/// Why the provider did not do something.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// No provider is chosen.
    #[error("no payment provider is configured")]
    Manual,
    /// It could not be reached, took too long, or has a failure of its own.
    #[error("the payment provider is not available")]
    Unavailable,
    /// It refused, and what it calls the reason.
    #[error("the payment provider refused: {0}")]
    Refused(String),
    /// Its answer could not be read, or does not fit what was asked.
    #[error("the payment provider's answer could not be read")]
    Unreadable,
}
