//! What people say of themselves.

use actix_web::web::{Data, Json};
use auth::profiles::{self, Edit, Profile};
use flows::accounts;
use kernel::chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::{Validate, ValidationError};

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::Viewer;
use crate::web::{Body, input, text};
use crate::wire::AccountKind;

/// A profile as its person sees it.
#[derive(Serialize, ToSchema)]
#[schema(as = Profile)]
pub(crate) struct ProfileBody {
    display_name: String,
    phone: Option<String>,
    headline: Option<String>,
    education: Option<String>,
    skills: Vec<String>,
    available_from: Option<NaiveDate>,
    email: String,
    kind: AccountKind,
    profile_completed: bool,
    /// To be sent back when saving; 0 until the first time.
    version: i32,
}

impl From<Profile> for ProfileBody {
    fn from(profile: Profile) -> Self {
        let Edit { display_name, phone, headline, education, skills, available_from } =
            profile.edit;
        Self {
            display_name,
            phone,
            headline,
            education,
            skills,
            available_from,
            email: kernel::own_spelling(&profile.email),
            kind: profile.kind.into(),
            profile_completed: profile.completed,
            version: profile.version,
        }
    }
}

/// A profile to be saved.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SaveProfile {
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 120, message = "A name has 1 to 120 characters."),
        custom(function = text::line))]
    display_name: String,
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    #[validate(length(max = 40, message = "A phone number has at most 40 characters."),
        custom(function = text::line))]
    phone: Option<String>,
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    #[validate(length(max = 160, message = "A headline has at most 160 characters."),
        custom(function = text::line))]
    headline: Option<String>,
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    #[validate(length(max = 400, message = "Education has at most 400 characters."),
        custom(function = text::prose))]
    education: Option<String>,
    #[serde(deserialize_with = "text::trimmed_all")]
    #[validate(length(max = 20, message = "Name at most 20 skills."), custom(function = short))]
    skills: Vec<String>,
    available_from: Option<NaiveDate>,
    /// The version that was read.
    version: i32,
}

fn short(skills: &[String]) -> Result<(), ValidationError> {
    if skills.iter().all(|text| (1..=60).contains(&text.chars().count())) {
        return skills.iter().try_for_each(|skill| text::line(skill));
    }
    Err(ValidationError::new("length").with_message("A skill has 1 to 60 characters.".into()))
}

input!(SaveProfile);

/// The caller's profile.
#[utoipa::path(get, path = "/api/users/profile", tag = "users", security(("bearer" = [])),
    responses((status = 200, body = ProfileBody)))]
pub(crate) async fn show_profile(
    state: Data<State>,
    viewer: Viewer,
) -> Result<Json<ProfileBody>, ApiError> {
    let found = state.db.read(move |conn| profiles::get(conn, viewer.user.id)).await;
    Ok(Json(found.map_err(ApiError::from)?.into()))
}

/// Saves the caller's profile over the version they have read.
#[utoipa::path(put, path = "/api/users/profile", tag = "users", security(("bearer" = [])),
    request_body = SaveProfile,
    responses((status = 200, body = ProfileBody), (status = 400, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn save_profile(
    state: Data<State>,
    viewer: Viewer,
    body: Body<SaveProfile>,
) -> Result<Json<ProfileBody>, ApiError> {
    let (user, version) = (viewer.user.id, body.value.version);
    let edit = edit(body.value);
    let saved = state.db.write(move |conn| accounts::save_profile(conn, user, &edit, version));
    Ok(Json(saved.await?.into()))
}

fn edit(body: SaveProfile) -> Edit {
    Edit {
        display_name: body.display_name,
        phone: body.phone,
        headline: body.headline,
        education: body.education,
        skills: body.skills,
        available_from: body.available_from,
    }
}
