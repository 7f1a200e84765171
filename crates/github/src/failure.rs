//! Why something was not answered.

/// Why GitHub has not answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// No connection, or one that broke.
    #[error("GitHub cannot be reached")]
    Unreachable,
    /// It took too long.
    #[error("GitHub took too long")]
    Timeout,
    /// The token is no longer good.
    #[error("GitHub no longer accepts the permission")]
    Denied,
    /// The code of the web flow is wrong, used or too old.
    #[error("GitHub does not accept the code")]
    BadCode,
    /// There is nothing, or it is not public.
    #[error("GitHub has nothing there")]
    Absent,
    /// It does not answer this, with this status.
    #[error("GitHub refuses, with status {0}")]
    Refused(u16),
    /// It wants to be asked again in so many seconds.
    #[error("GitHub asks to wait for {0} s")]
    Wait(u64),
    /// It points to another address.
    #[error("GitHub points elsewhere")]
    Elsewhere,
    /// It is out of order.
    #[error("GitHub failed, with status {0}")]
    Broken(u16),
    /// The answer is longer than any good one.
    #[error("the answer of GitHub is too long")]
    TooLong,
    /// The answer has not the form that was asked for.
    #[error("the answer of GitHub makes no sense")]
    Garbage,
}

impl Failure {
    pub(crate) fn of_transport(error: &reqwest::Error) -> Self {
        if error.is_timeout() { Self::Timeout } else { Self::Unreachable }
    }
}
