#![doc = include_str!("../README.md")]

pub mod audit;
mod batch;
pub mod clock;
pub mod cluster;
mod error;
pub mod idempotency;
mod lane;
pub mod limits;
mod link;
mod listener;
pub mod mergers;
mod migrate;
mod pool;
pub mod privacy;
pub mod rehearsal;
pub mod schema;
pub mod text_search;

pub use batch::Batch;
pub use error::{Error, missing, unreadable};
pub use lane::{Gather, Lane, LaneConn};
pub use listener::{Listener, Notice};
pub use migrate::{MIGRATIONS, migrate, pending};
pub use pool::{Db, Options, Prepared, connect, together};

/// A blocking connection, as handed to every store function.
pub type Conn = diesel::PgConnection;

// Linked for its bundled libpq; nothing here calls it by name.
use pq_sys as _;
