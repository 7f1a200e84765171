//! Why a box could not be made: which step, and the kernel's answer.

use std::{ffi::CString, io};

use crate::sys::{EINVAL, Errno, NotStarted};

/// A step that failed.
#[derive(Debug)]
pub(crate) struct Failure {
    /// What was being done.
    pub(crate) step: String,
    /// The kernel's answer.
    pub(crate) errno: i32,
}

impl Failure {
    pub(crate) fn new(step: &str, errno: i32) -> Self {
        Self { step: step.to_owned(), errno }
    }
}

/// Names the step that a result belongs to.
pub(crate) trait Step<T> {
    /// The value, or the failure of this step.
    fn step(self, step: &str) -> Result<T, Failure>;
}

impl<T> Step<T> for Result<T, Errno> {
    fn step(self, step: &str) -> Result<T, Failure> {
        self.map_err(|errno| Failure::new(step, errno.0))
    }
}

impl<T> Step<T> for Result<T, NotStarted> {
    fn step(self, step: &str) -> Result<T, Failure> {
        self.map_err(|not| Failure::new(step, not.errno.0))
    }
}

impl<T> Step<T> for io::Result<T> {
    fn step(self, step: &str) -> Result<T, Failure> {
        self.map_err(|error| Failure::new(step, error.raw_os_error().unwrap_or(EINVAL)))
    }
}

/// A text as the kernel wants it.
pub(crate) fn c(text: &str) -> Result<CString, Failure> {
    CString::new(text).map_err(|_| Failure::new("a text with a NUL byte", EINVAL))
}
