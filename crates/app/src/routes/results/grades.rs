//! Signed grades: documents to keep and to check without us.

use actix_web::HttpResponse;
use actix_web::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use actix_web::web::{Data, Json};
use kernel::AttemptId;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::results::readable::readable_whole;
use crate::web::Id;
use crate::web::Viewer;
use crate::wire::ListBody;
use crate::wire::grade;
use grades::{Bundle, KeyBody, Keys, SignedGrade, Source, compose};

/// The public keys of signed grades, the newest first: those of before a rotation stay.
#[utoipa::path(get, path = "/api/grade-keys", tag = "public",
    responses((status = 200, body = ListBody<grade::KeyBody>)))]
pub(crate) async fn list_grade_keys(
    state: Data<State>,
) -> Result<Json<ListBody<KeyBody>>, ApiError> {
    let (keys, now) = (ready(&state), state.clock.now());
    let items = off_thread(&state, move || {
        keys.ensure(now)?;
        keys.list()
    });
    Ok(Json(ListBody { items: items.await? }))
}

/// The signed grade of a report, to anyone who may read the report.
#[utoipa::path(get, path = "/api/reports/{id}/grade", tag = "reports", security(("bearer" = [])),
    params(("id" = Uuid, Path)),
    responses((status = 200, body = grade::SignedGrade), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody, description = "`not_graded`, `voided`")))]
pub(crate) async fn show_grade(
    state: Data<State>,
    viewer: Viewer,
    id: Id<AttemptId>,
) -> Result<HttpResponse, ApiError> {
    let (signed, _) = sign(&state, viewer, id.0).await?;
    let text = serde_json::to_string_pretty(&signed).map_err(ApiError::internal)?;
    Ok(attachment("application/json", &file_name(&signed, "json"), text.into_bytes()))
}

/// The signed grade and the source that counts for each task. It holds no package, so nothing
/// hidden.
#[utoipa::path(get, path = "/api/reports/{id}/bundle", tag = "reports", security(("bearer" = [])),
    params(("id" = Uuid, Path)),
    responses((status = 200, description = "A zip archive", content_type = "application/zip"),
        (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody, description = "`not_graded`, `voided`")))]
pub(crate) async fn show_bundle(
    state: Data<State>,
    viewer: Viewer,
    id: Id<AttemptId>,
) -> Result<HttpResponse, ApiError> {
    let (signed, sources) = sign(&state, viewer, id.0).await?;
    let name = file_name(&signed, "zip");
    let bytes = off_thread(&state, move || Bundle::new(signed, sources).pack()).await?;
    Ok(attachment("application/zip", &name, bytes))
}

async fn sign(
    state: &State,
    viewer: Viewer,
    id: AttemptId,
) -> Result<(SignedGrade, Vec<Source>), ApiError> {
    let report = readable_whole(state, &viewer, id).await?;
    if report.void_reason.is_some() {
        let text = "This attempt is voided, so its grade is not signed.";
        return Err(ApiError::conflict("voided", text));
    }
    let graded = state.db.read(move |conn| {
        let text = "This attempt is not graded yet. Its grade can be downloaded once it is.";
        compose(conn, report)?.ok_or_else(|| ApiError::conflict("not_graded", text))
    });
    let graded = graded.await?;
    let (keys, now) = (ready(state), state.clock.now());
    let signed = off_thread(state, move || {
        keys.ensure(now)?;
        keys.sign(graded.grade)
    });
    Ok((signed.await?, graded.sources))
}

fn ready(state: &State) -> Keys {
    Keys::of(&state.config.data_dir)
}

/// Files and compression keep no other request waiting.
async fn off_thread<T: Send + 'static>(
    state: &State,
    act: impl FnOnce() -> anyhow::Result<T> + Send + 'static,
) -> Result<T, ApiError> {
    state.computing.downloads.run(act).await?.map_err(ApiError::internal)
}

fn file_name(signed: &SignedGrade, ending: &str) -> String {
    let receipt = signed.grade.receipt_id.chars().filter(char::is_ascii_alphanumeric);
    format!("assay-grade-{}.{ending}", receipt.collect::<String>())
}

fn attachment(kind: &str, name: &str, bytes: Vec<u8>) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, kind))
        .insert_header((CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")))
        .body(bytes)
}
