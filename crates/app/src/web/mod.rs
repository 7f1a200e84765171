//! What every request meets before and after its handler, and the files of the browser application.

pub(crate) mod door;
mod download;
mod files;
mod frame;
mod guard;
mod headers;
mod metrics;
mod request;
mod sheet;
mod state;
pub(crate) mod table;
mod throttle;

pub use door::{Access, RouteInfo, dashboard_reads};
pub(crate) use door::{Ats, Caller, Client, Guest, Member, Recent, Viewer, require_recent};
pub(crate) use download::sandboxed;
pub use files::Bundle;
pub(crate) use files::Head;
pub use frame::HANDLER_LIMIT;
pub(crate) use frame::frame;
pub use metrics::Metrics;
pub(crate) use request::{
    Archive, Body, EventBody, Id, IdempotencyKey, Ids, Input, Once, Paging, Peer, Sending, Sent,
    SmallBody, day, filter, input, is_day, paging_of, query, text,
};
pub(crate) use sheet::{MOST_ROWS, every, spreadsheet};
pub use state::{State, Typed};
pub use throttle::{Throttle, Ticks, monotonic};
