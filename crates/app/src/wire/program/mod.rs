//! Programs on the wire: as they are written, and as they are sent, in an attempt or in practice.

use kernel::WritingId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::web::input;
use crate::wire::{LanguageId, Time};

/// A draft to be kept.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DraftBody {
    pub(crate) language: LanguageId,
    pub(crate) source: String,
    /// The revision last seen for the language; 0 where there was none.
    #[validate(range(min = 0, message = "A revision is 0 or more."))]
    pub(crate) revision: i32,
    /// Of an attempt: what the tab was given that writes; none while no tab has asked. Practice has none.
    #[serde(default)]
    #[schema(value_type = Option<Uuid>)]
    pub(crate) lease: Option<WritingId>,
    /// How long ago the text was last changed, in ms; absent means now. The end of an attempt submits of each task the
    /// draft that was changed last, and what was typed offline may arrive in another order.
    #[serde(default)]
    pub(crate) edited_ms_ago: Option<u32>,
}

/// A program to be tried.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RunBody {
    pub(crate) language: LanguageId,
    pub(crate) source: String,
    /// One's own input, at most 64 KiB; absent means the samples.
    #[serde(default)]
    pub(crate) input: Option<String>,
    /// Of an attempt: what the tab was given that writes; none while no tab has asked. Practice has none.
    #[serde(default)]
    #[schema(value_type = Option<Uuid>)]
    pub(crate) lease: Option<WritingId>,
}

/// A program to be judged.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SubmitBody {
    pub(crate) language: LanguageId,
    pub(crate) source: String,
    /// Of an attempt: what the tab was given that writes; none while no tab has asked. Practice has none.
    #[serde(default)]
    #[schema(value_type = Option<Uuid>)]
    pub(crate) lease: Option<WritingId>,
}

input!(source: DraftBody, RunBody, SubmitBody);

/// A draft as it is kept.
#[derive(Serialize, ToSchema)]
#[schema(as = Draft)]
pub(crate) struct DraftView {
    pub(crate) language: LanguageId,
    pub(crate) source: String,
    pub(crate) revision: i32,
    pub(crate) saved_at: Time,
    /// When its text was last changed.
    pub(crate) edited_at: Time,
}

/// Where a draft stands after saving.
#[derive(Serialize, ToSchema)]
#[schema(as = SavedDraft)]
pub(crate) struct SavedView {
    pub(crate) revision: i32,
    pub(crate) saved_at: Time,
}
