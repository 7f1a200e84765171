//! Whether there is room to write.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long an answer counts.
const KEPT: Duration = Duration::from_secs(1);

/// Asks now and then whether there is room, however often that is needed.
pub(crate) struct Guard {
    has_room: Box<dyn Fn() -> bool + Send + Sync>,
    seen: Mutex<Option<(Instant, bool)>>,
}

impl Guard {
    pub(crate) fn new(has_room: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        Self { has_room: Box::new(has_room), seen: Mutex::new(None) }
    }

    pub(crate) fn has_room(&self) -> bool {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((at, has_room)) = *seen
            && at.elapsed() < KEPT
        {
            return has_room;
        }
        let has_room = (self.has_room)();
        *seen = Some((Instant::now(), has_room));
        has_room
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn the_question_is_asked_once_a_second_at_most() {
        let asked = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&asked);
        let guard = Guard::new(move || count.fetch_add(1, Ordering::Relaxed) > 0);
        let began = Instant::now();
        let answers: Vec<bool> = (0..1000).map(|_| guard.has_room()).collect();
        assert!(!answers[0], "the first answer counts");
        let most = 1 + usize::try_from(began.elapsed().as_secs()).unwrap();
        assert!(asked.load(Ordering::Relaxed) <= most);
    }
}
