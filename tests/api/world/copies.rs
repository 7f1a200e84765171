//! A world takes half a second to make, most of it in PostgreSQL: it is made once, and the tests get
//! copies of its database.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use super::World;
use crate::cast::Cast;
use crate::support::TestApp;

/// How old what is copied may be. Some things run out by the minute, and no test should meet them much
/// later than in a world of its own.
const FRESH: Duration = Duration::from_secs(20);

/// A world that is only copied any more.
struct Original {
    world: World,
    made: Instant,
}

impl Original {
    fn of(world: World) -> Self {
        world.app.freeze();
        Self { world, made: Instant::now() }
    }

    fn copy(&self) -> World {
        let database = Arc::new(self.world.app.database.copy());
        self.world.on(TestApp::with_accounts_on(database).0)
    }
}

/// A copy of what is kept; of what `make` makes, where that is too old.
async fn copy(kept: &Mutex<Option<Original>>, make: impl AsyncFnOnce() -> World) -> World {
    let mut kept = kept.lock().await;
    if kept.as_ref().is_none_or(|original| original.made.elapsed() > FRESH) {
        *kept = Some(Original::of(make().await));
    }
    kept.as_ref().unwrap().copy()
}

/// A world of the caller's own.
pub(super) async fn alone() -> World {
    static KEPT: Mutex<Option<Original>> = Mutex::const_new(None);
    copy(&KEPT, World::fresh).await
}

/// One whose callers have joined.
pub(super) async fn with_cast() -> (World, Cast) {
    static KEPT: Mutex<Option<Original>> = Mutex::const_new(None);
    let joined = async || {
        let world = alone().await;
        Cast::of_all().join(&world.app).await;
        world
    };
    (copy(&KEPT, joined).await, Cast::of_all())
}
