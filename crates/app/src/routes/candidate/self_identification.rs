//! What candidates say of themselves for statistics. Nobody but the caller is ever answered.

use actix_web::web::{Data, Json};
use flows::fairness;
use selfid::answers::{self, Answers, Said};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Viewer, input};
use crate::wire::{Nothing, SelfIdDisability, SelfIdGender, SelfIdRace, SelfIdVeteran, Time, Word};

/// What the caller has said of themselves.
#[derive(Default, Serialize, ToSchema)]
#[schema(as = SelfIdentification)]
pub(crate) struct SaidBody {
    /// What saving names; 0 where nothing is stored.
    version: i32,
    gender: Option<SelfIdGender>,
    race: Option<SelfIdRace>,
    disability: Option<SelfIdDisability>,
    veteran: Option<SelfIdVeteran>,
    /// Null where nothing is stored.
    said_at: Option<Time>,
}

impl From<Said> for SaidBody {
    fn from(said: Said) -> Self {
        let Answers { gender, race, disability, veteran } = said.answers;
        Self {
            version: said.version,
            gender: gender.map(Word),
            race: race.map(Word),
            disability: disability.map(Word),
            veteran: veteran.map(Word),
            said_at: Some(said.said_at.into()),
        }
    }
}

/// Answers each question or leaves it open.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SaveSelfIdentification {
    /// As it was read; 0 where nothing was stored.
    version: i32,
    gender: Option<SelfIdGender>,
    race: Option<SelfIdRace>,
    disability: Option<SelfIdDisability>,
    veteran: Option<SelfIdVeteran>,
}

input!(SaveSelfIdentification);

/// What the caller has said of themselves for statistics.
#[utoipa::path(get, path = "/api/users/self-identification", tag = "users",
    security(("bearer" = [])),
    responses((status = 200, body = SaidBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn show_self_identification(
    state: Data<State>,
    viewer: Viewer,
) -> Result<Json<SaidBody>, ApiError> {
    let said = state.db.read(move |conn| fairness::own(conn, &viewer.user)).await?;
    Ok(Json(said.map(SaidBody::from).unwrap_or_default()))
}

/// Stores what the caller says of themselves. No company and no administrator reads it.
#[utoipa::path(put, path = "/api/users/self-identification", tag = "users",
    security(("bearer" = [])), request_body = SaveSelfIdentification,
    responses((status = 200, body = SaidBody), (status = 400, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn save_self_identification(
    state: Data<State>,
    viewer: Viewer,
    body: Body<SaveSelfIdentification>,
) -> Result<Json<SaidBody>, ApiError> {
    let SaveSelfIdentification { version, gender, race, disability, veteran } = body.value;
    let said = Answers {
        gender: gender.map(|word| word.0),
        race: race.map(|word| word.0),
        disability: disability.map(|word| word.0),
        veteran: veteran.map(|word| word.0),
    };
    let seen = (version, state.clock.now());
    let saved = state.db.write(move |conn| fairness::save(conn, &viewer.user, said, seen));
    Ok(Json(saved.await?.into()))
}

/// Deletes what the caller has said of themselves; the same answer where that was nothing.
#[utoipa::path(delete, path = "/api/users/self-identification", tag = "users",
    security(("bearer" = [])), responses((status = 200, body = Nothing)))]
pub(crate) async fn delete_self_identification(
    state: Data<State>,
    viewer: Viewer,
) -> Result<Json<Nothing>, ApiError> {
    let user = viewer.user.id;
    state.db.write(move |conn| Ok::<_, ApiError>(answers::delete(conn, user)?)).await?;
    Ok(Json(Nothing {}))
}
