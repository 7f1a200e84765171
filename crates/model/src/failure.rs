//! Why a question was not answered.

use reqwest::StatusCode;

/// Why a question was not answered. None of them is worth telling a person about: there is always
/// another way to go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Failure {
    /// No connection, or one that broke before the answer's head.
    #[error("it cannot be reached")]
    Unreachable,
    /// It took too long, as a whole or between two pieces.
    #[error("it took too long")]
    Timeout,
    /// It does not let this server ask: the key or the model's name is wrong.
    #[error("it refuses, with status {0}")]
    Refused(u16),
    /// It wants to be asked less.
    #[error("it asks to wait")]
    TooMany,
    /// It points elsewhere, and is not followed.
    #[error("it points elsewhere")]
    Elsewhere,
    /// It is out of order.
    #[error("it failed, with status {0}")]
    Broken(u16),
    /// The answer ended before its end.
    #[error("its answer broke off")]
    Cut,
    /// The answer is longer than any good one.
    #[error("its answer is too long")]
    TooLong,
    /// The answer has not the form that was asked for.
    #[error("its answer makes no sense")]
    Garbage,
    /// As many questions as may be are under way.
    #[error("too many questions are under way")]
    Busy,
    /// It failed so often that it is left alone for a while.
    #[error("it is left alone for a while")]
    Resting,
}

impl Failure {
    /// Its name in the figures.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Unreachable => "unreachable",
            Self::Timeout => "timeout",
            Self::Refused(_) => "refused",
            Self::TooMany => "too_many",
            Self::Elsewhere => "elsewhere",
            Self::Broken(_) => "broken",
            Self::Cut => "cut",
            Self::TooLong => "too_long",
            Self::Garbage => "garbage",
            Self::Busy => "busy",
            Self::Resting => "resting",
        }
    }

    pub(crate) fn of_status(status: StatusCode) -> Option<Self> {
        let number = status.as_u16();
        match number {
            200 => None,
            429 => Some(Self::TooMany),
            300..=399 => Some(Self::Elsewhere),
            400..=499 => Some(Self::Refused(number)),
            _ => Some(Self::Broken(number)),
        }
    }

    pub(crate) fn of_transport(error: &reqwest::Error) -> Self {
        if error.is_timeout() { Self::Timeout } else { Self::Unreachable }
    }
}
