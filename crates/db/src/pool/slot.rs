//! The place where a closure leaves its result.

use std::sync::{Arc, Mutex, PoisonError};

use crate::{Conn, Error};

/// Holds a result from when the closure has run until its caller takes it.
pub(super) struct Slot<T, E>(Arc<Mutex<Option<Result<T, E>>>>);

impl<T, E: From<Error>> Slot<T, E> {
    pub(super) fn new() -> Self {
        Self(Arc::new(Mutex::new(None)))
    }

    /// Runs `f` the first time it is called, keeps the result here, and answers whether it went well.
    pub(super) fn filled_by<F>(&self, f: F) -> impl FnMut(&mut Conn) -> bool + use<F, T, E>
    where
        F: FnOnce(&mut Conn) -> Result<T, E>,
    {
        let (place, mut once) = (Arc::clone(&self.0), Some(f));
        move |conn| {
            let Some(f) = once.take() else { return false };
            let result = f(conn);
            let is_ok = result.is_ok();
            *place.lock().unwrap_or_else(PoisonError::into_inner) = Some(result);
            is_ok
        }
    }

    /// Takes the result of the closure out.
    pub(super) fn take(&self) -> Result<T, E> {
        let result = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        result.unwrap_or_else(|| Err(Error::Lost.into()))
    }
}
