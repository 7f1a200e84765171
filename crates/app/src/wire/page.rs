//! Lists on the wire.

use kernel::Page;
use serde::Serialize;
use utoipa::ToSchema;

/// One page of a list.
#[derive(Serialize, ToSchema)]
#[schema(as = Page)]
pub(crate) struct PageBody<T> {
    items: Vec<T>,
    /// Where the next page starts; null on the last.
    next_cursor: Option<String>,
}

impl<T> PageBody<T> {
    pub(crate) fn of<U>(page: Page<U>, view: impl FnMut(U) -> T) -> Self {
        let next_cursor = page.next.map(|cursor| cursor.to_string());
        Self { items: page.items.into_iter().map(view).collect(), next_cursor }
    }
}

/// Done, and there is nothing to say about it.
#[derive(Serialize, ToSchema)]
#[schema(as = Nothing)]
pub(crate) struct Nothing {}

/// A list that has no second page.
#[derive(Serialize, ToSchema)]
#[schema(as = List)]
pub(crate) struct ListBody<T> {
    pub(crate) items: Vec<T>,
}
