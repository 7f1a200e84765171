//! The network of who brought whom: the admin's graph, its table, and both as files.

pub(crate) mod graph;
mod graphml;
pub(crate) mod table;

use utoipa::OpenApi;

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    graph::show_network,
    graph::export_network_graph,
    table::list_network_edges,
    table::export_network_edges,
))]
pub(crate) struct Document;
