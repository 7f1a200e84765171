//! Heartbeats of pages.

use actix_web::HttpResponse;
use actix_web::web::Data;
use auth::users::{Kind, User};
use kernel::uuid::Uuid;
use presence::Role;
use presence::online::Beat;
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Viewer, input};
use crate::wire::{PresenceArea, PresenceDevice};
use config::Config;

/// A page is open.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Heartbeat {
    /// The tab, by a number that it draws when it is loaded.
    tab: Uuid,
    /// Which part of Assay it shows.
    area: PresenceArea,
    device: PresenceDevice,
    /// How many seconds ago somebody did something.
    #[validate(range(max = 86_400, message = "At most a day."))]
    idle_s: u32,
    /// Whether it can be seen.
    visible: bool,
    /// Whether it is being closed.
    leaving: bool,
}

input!(Heartbeat);

/// What an account is to Assay, now.
fn role(user: &User, config: &Config) -> Role {
    match user.kind {
        _ if user.is_admin(config.admin_email.as_ref()) => Role::Admin,
        Kind::Candidate => Role::Candidate,
        Kind::Company => Role::Company,
        Kind::Partner => Role::Partner,
    }
}

/// Says that a page is open or is being closed.
#[utoipa::path(put, path = "/api/users/presence", tag = "presence", security(("bearer" = [])),
    request_body = Heartbeat,
    responses((status = 204, description = "Noted"), (status = 400, body = ProblemBody)))]
pub(crate) async fn send_presence(
    state: Data<State>,
    viewer: Viewer,
    body: Body<Heartbeat>,
) -> Result<HttpResponse, ApiError> {
    let (now, form) = (state.clock.now(), body.value);
    let who = (viewer.user.id, role(&viewer.user, &state.config));
    let beat = Beat {
        tab: form.tab,
        area: form.area.0,
        device: form.device.0,
        idle_s: form.idle_s,
        visible: form.visible,
        leaving: form.leaving,
    };
    state.db.write(move |conn| flows::presence::beat(conn, who, &beat, now)).await?;
    Ok(HttpResponse::NoContent().finish())
}
