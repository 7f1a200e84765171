//! Grid puzzles, and what the caller drew for them.

pub(crate) mod bank;
pub(crate) mod tries;

use utoipa::OpenApi;

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    bank::list_puzzles,
    bank::show_daily_puzzle,
    bank::show_puzzle,
    tries::list_puzzle_standings,
    tries::show_puzzle_standing,
    tries::try_puzzle,
    tries::show_puzzle_try,
))]
pub(crate) struct Document;
