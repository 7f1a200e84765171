//! What the measurements share: a server of their own, plain HTTP, and goals.

pub(crate) mod goals;
pub(crate) mod growth;
pub(crate) mod http;
pub(crate) mod keep;
pub(crate) mod quantiles;
pub(crate) mod server;
