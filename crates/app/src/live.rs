//! Passing changes on to the people who watch.
//!
//! Every server hears the same notifications. They carry names only; whoever watches reads the
//! present state. When the listener is deaf, watchers look by themselves for a while.

use db::Listener;
use db::Notice;
use tokio::sync::broadcast;

/// What a watcher is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Change {
    /// Look at this topic, such as `submission:<id>`.
    Topic(String),
    /// Changes are heard from now on; what happened before must be looked up.
    Hearing,
    /// Nothing is heard for a while: look every now and then.
    Deaf,
}

/// Where watchers hear of changes. Cheap to clone.
#[derive(Clone)]
pub struct Hub {
    tell: broadcast::Sender<Change>,
}

impl Hub {
    /// A hub nobody speaks to yet.
    #[expect(clippy::new_without_default, reason = "a hub is made once, on purpose")]
    pub fn new() -> Self {
        // A watcher that falls further behind than this is told to look at everything.
        Self { tell: broadcast::channel(1024).0 }
    }

    /// Passes on what the database says, for as long as the process lives.
    pub async fn listen(self, url: String) {
        let mut listener = Listener::start(&url, &[queue::live::CHANNEL]);
        while let Some(notice) = listener.next().await {
            let change = match notice {
                Notice::Said { payload, .. } => Change::Topic(payload),
                Notice::Connected => Change::Hearing,
                Notice::Lost => Change::Deaf,
            };
            // Nobody watching is no error.
            let _watchers = self.tell.send(change);
        }
    }

    pub(crate) fn watch(&self) -> broadcast::Receiver<Change> {
        self.tell.subscribe()
    }
}
