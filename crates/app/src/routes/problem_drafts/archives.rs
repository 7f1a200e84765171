//! Packages and tests that come as archives.

use std::fs::File;
use std::io::{Cursor, Read, Seek};

use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flows::authoring::{self as acts, Author};
use kernel::{ProblemDraftId, Seen};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use super::Asks;
use super::views::{ImportedView, OpenView};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Archive, Id, IdempotencyKey, Input, Once, Sending, Sent, Viewer, query, text};

/// The largest archive that is sent as a file of its own, in bytes. Source: product.md §9.
const MAX_FILE_BYTES: u64 = 100 * 1024 * 1024;
/// The largest archive in JSON, in bytes.
const MAX_FORM_BYTES: usize = 16 * 1024 * 1024;
/// The same in base64, and the rest of the body.
const MAX_BODY_BYTES: usize = MAX_FORM_BYTES / 3 * 4 + 1024;

/// A package to be taken in.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ImportProblem {
    /// A `.zip` or `.kpp` of at most 16 MiB, in base64.
    archive: String,
    /// Its name, where the archive's folder should not give it.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    name: Option<String>,
}

/// What is said of a package that is sent as a file of its own.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct ImportQuery {
    /// Its name, where the archive's folder should not give it.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    name: Option<String>,
}

/// Tests to be put into a problem.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SendProblemTests {
    /// The version that was read.
    version: i32,
    /// A `.zip` of at most 16 MiB, in base64.
    archive: String,
    /// The task of a scenario that they are for.
    #[serde(default)]
    task: Option<String>,
}

/// What is said of tests that are sent as a file of their own.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct TestsQuery {
    /// The version that was read; needed where the archive is the whole body.
    #[serde(default)]
    version: Option<i32>,
    /// The task of a scenario that they are for.
    #[serde(default)]
    task: Option<String>,
}

impl Input for ImportProblem {
    const MAX_BYTES: usize = MAX_BODY_BYTES;
}

impl Input for SendProblemTests {
    const MAX_BYTES: usize = MAX_BODY_BYTES;
}

/// An archive in memory or on disk.
trait Source: Read + Seek + Send {}

impl Source for Cursor<Vec<u8>> {}
impl Source for File {}

fn decoded(archive: &str) -> Result<Box<dyn Source>, ApiError> {
    let bytes = STANDARD.decode(archive).map_err(|_| {
        ApiError::invalid_field("archive", "encoding", "Send the archive in base64.")
    })?;
    Ok(Box::new(Cursor::new(bytes)))
}

/// Who sends an archive. It is read only once that is known.
async fn sender(state: &State, asks: &Asks) -> Result<Author, ApiError> {
    let asks = asks.clone();
    state.db.read(move |conn| asks.author(conn)).await
}

/// Begins a problem with a package: in JSON, or as `application/zip` of at most 100 MiB. Files whose names no package may
/// hold are left out and listed.
#[utoipa::path(post, path = "/api/problem-drafts/import", tag = "problems",
    security(("bearer" = [])),
    params(ImportQuery, ("Idempotency-Key" = Option<String>, Header)),
    request_body(content((ImportProblem = "application/json"), (Vec<u8> = "application/zip"))),
    responses((status = 201, body = ImportedView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 413, body = ProblemBody), (status = 415, body = ProblemBody),
        (status = 429, body = ProblemBody), (status = 503, body = ProblemBody)))]
pub(crate) async fn import_problem(
    state: Data<State>,
    viewer: Viewer,
    key: IdempotencyKey,
    req: HttpRequest,
    sending: Sending,
) -> Result<HttpResponse, ApiError> {
    let route = "POST /api/problem-drafts/import";
    let said: ImportQuery = query(&req, "Give the problem a `name`, or none.")?;
    let (user, asks) = (viewer.user.id, Asks::of(&state, viewer));
    let author = sender(&state, &asks).await?;
    let (archive, name, digest, held) = match sending.arrive(MAX_FILE_BYTES).await? {
        Sent::Form(body) => {
            let ImportProblem { archive, name } = body.value;
            (decoded(&archive)?, name, body.digest, None)
        }
        Sent::Archive(Archive { file, digest, place }) => {
            let file: Box<dyn Source> = Box::new(file);
            (file, said.name, digest, Some(place))
        }
    };
    let unpacked = state.computing.files.run(move || acts::unpack(archive)).await??;
    let once = Once { user, key, route, digest };
    let answered = once.run(&state, move |conn| {
        let (made, left_out) = acts::import(conn, &author, unpacked, name.as_deref())?;
        Ok((StatusCode::CREATED, ImportedView::of(made, left_out)))
    });
    let answer = answered.await;
    drop(held);
    answer
}

/// Puts the tests of an archive into a problem, all of them or none: a folder is a group, `1.in` an input, `1.ans` or
/// `1.out` its answer. In JSON, or as `application/zip` of at most 100 MiB.
#[utoipa::path(post, path = "/api/problem-drafts/{id}/tests", tag = "problems",
    security(("bearer" = [])), params(("id" = Uuid, Path), TestsQuery),
    request_body(content((SendProblemTests = "application/json"), (Vec<u8> = "application/zip"))),
    responses((status = 200, body = OpenView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 413, body = ProblemBody),
        (status = 415, body = ProblemBody), (status = 429, body = ProblemBody),
        (status = 503, body = ProblemBody)))]
pub(crate) async fn send_problem_tests(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<ProblemDraftId>,
    req: HttpRequest,
    sending: Sending,
) -> Result<Json<OpenView>, ApiError> {
    let said: TestsQuery = query(&req, "Name the `version` that you have read, and the `task`.")?;
    let asks = Asks::of(&state, viewer);
    let author = sender(&state, &asks).await?;
    let counted = state.db.write(move |conn| Ok::<_, ApiError>(acts::count_tests(conn, &author)?));
    counted.await?;
    let owned = state.db.read(move |conn| Ok::<_, ApiError>(acts::check_own(conn, &author, id)?));
    owned.await?;
    let (archive, version, task, held) = match sending.arrive(MAX_FILE_BYTES).await? {
        Sent::Form(body) => {
            let SendProblemTests { version, archive, task } = body.value;
            (decoded(&archive)?, version, task, None)
        }
        Sent::Archive(Archive { file, place, .. }) => {
            let TestsQuery { version, task } = said;
            let text = "Name the version that you have read.";
            let version =
                version.ok_or_else(|| ApiError::invalid_field("version", "required", text))?;
            let file: Box<dyn Source> = Box::new(file);
            (file, version, task, Some(place))
        }
    };
    let given = state.computing.files.run(move || acts::unpack_tests(archive)).await??;
    let put = state.db.write(move |conn| {
        acts::add_tests(conn, &author, Seen::at(id, version), (given, task.as_deref()))?;
        Ok::<_, ApiError>(OpenView::of(acts::open(conn, &author, id)?, &author))
    });
    let view = put.await;
    drop(held);
    Ok(Json(view?))
}
