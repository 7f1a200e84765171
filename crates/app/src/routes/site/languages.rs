//! The languages that can be judged here and now.

use actix_web::web::{Data, Json};
use kernel::Language;
use queue::workers::{self, Toolchain};
use serde::Serialize;
use utoipa::ToSchema;

use crate::State;
use crate::error::ApiError;
use crate::wire::{LanguageId, ListBody};

/// A language, as the workers that live report it.
#[derive(Serialize, ToSchema)]
#[schema(as = Language)]
pub(crate) struct LanguageView {
    pub(crate) id: LanguageId,
    label: String,
    version: Option<String>,
    available: bool,
    /// Why it is not available.
    reason: Option<String>,
}

/// Every language, and whether some worker can judge it.
#[utoipa::path(get, path = "/api/languages", tag = "public",
    responses((status = 200, body = ListBody<LanguageView>)))]
pub(crate) async fn list_languages(
    state: Data<State>,
) -> Result<Json<ListBody<LanguageView>>, ApiError> {
    let reported = state.db.read(workers::languages).await?;
    Ok(Json(ListBody { items: all(&reported) }))
}

/// Every language beside what the workers say of it.
pub(crate) fn all(reported: &[Toolchain]) -> Vec<LanguageView> {
    let view = |language: &Language| {
        let found = reported.iter().find(|toolchain| toolchain.language == language.as_str());
        let nobody = || Some("No judge is running.".to_owned());
        LanguageView {
            id: (*language).into(),
            label: language.label().to_owned(),
            version: found.and_then(|t| t.version.clone()),
            available: found.is_some_and(|t| t.available),
            reason: found.map_or_else(nobody, |t| t.reason.clone()),
        }
    };
    Language::ALL.iter().map(view).collect()
}
