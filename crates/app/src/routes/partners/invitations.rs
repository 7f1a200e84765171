//! Students whom a partner invites by mail, and stopping that without a sign-in.

use ::partners::accounts;
use ::partners::invitations::{self, Judged, Listed, Typed};
use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use flows::limits::Who;
use flows::partners::invitations as acts;
use kernel::uuid::Uuid;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Once, Paging, Peer, Viewer, input, text};
use crate::wire::{PageBody, StudentInvitationOutcome, StudentInvitationStanding, Time};

/// Somebody to be invited.
#[derive(Serialize, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StudentRow {
    /// Should be an address; a row that has none is answered as such.
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(max = 320, message = "An address has at most 320 characters."))]
    email: String,
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    #[validate(length(max = 400, message = "A name has at most 400 characters."))]
    name: Option<String>,
}

/// Whom a partner invites.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct InviteStudents {
    #[validate(length(min = 1, max = 500, message = "Invite 1 to 500 people at once."), nested)]
    rows: Vec<StudentRow>,
}

input!(source: InviteStudents);
input!(StudentRow);

/// What became of each row.
#[derive(Serialize, ToSchema)]
#[schema(as = StudentsInvited)]
pub(crate) struct InvitedBody {
    /// In the order in which they were sent.
    outcomes: Vec<StudentInvitationOutcome>,
}

impl From<Vec<Judged>> for InvitedBody {
    fn from(judged: Vec<Judged>) -> Self {
        let outcome = |row: Judged| row.err().unwrap_or(invitations::Outcome::Invited).into();
        Self { outcomes: judged.into_iter().map(outcome).collect() }
    }
}

/// Invites everybody of a list who can be invited. Each address gets one mail from one partner. Those that have an
/// account get none, and which these are is not answered.
#[utoipa::path(post, path = "/api/partners/me/invitations", tag = "partners",
    security(("bearer" = [])),
    params(("Idempotency-Key" = Option<String>, Header)), request_body = InviteStudents,
    responses((status = 201, body = InvitedBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn invite_students(
    state: Data<State>,
    viewer: Viewer,
    key: IdempotencyKey,
    body: Body<InviteStudents>,
) -> Result<HttpResponse, ApiError> {
    let (user, sender) = (viewer.user.id, state.sender());
    let route = "POST /api/partners/me/invitations";
    let once = Once { user, key, route, digest: body.digest };
    let typed = |row: StudentRow| Typed { email: row.email, name: row.name };
    let rows: Vec<Typed> = body.value.rows.into_iter().map(typed).collect();
    state.db.write(move |conn| acts::count_inviting(conn, user)).await?;
    once.run(&state, move |conn| {
        let judged = acts::invite(conn, &sender, user, &rows)?;
        Ok((StatusCode::CREATED, InvitedBody::from(judged)))
    })
    .await
}

/// Somebody who was invited.
#[derive(Serialize, ToSchema)]
#[schema(as = StudentInvitation)]
pub(crate) struct InvitationView {
    id: Uuid,
    email: String,
    name: Option<String>,
    /// A person who hides from the partner stays invited, whether or not they have signed up.
    standing: StudentInvitationStanding,
    invited_at: Time,
    reminded_at: Option<Time>,
    /// How many reminders there were, of three.
    reminders: i16,
}

impl From<Listed> for InvitationView {
    fn from(Listed { invitation: of, standing }: Listed) -> Self {
        Self {
            id: of.id.0,
            email: of.email,
            name: of.name,
            standing: standing.into(),
            invited_at: of.invited_at.into(),
            reminded_at: of.reminded_at.map(Time::from),
            reminders: of.reminders,
        }
    }
}

/// Those whom the caller invited, the newest first.
#[utoipa::path(get, path = "/api/partners/me/invitations", tag = "partners",
    security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<InvitationView>),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_student_invitations(
    state: Data<State>,
    viewer: Viewer,
    paging: Paging,
) -> Result<Json<PageBody<InvitationView>>, ApiError> {
    let user = viewer.user.id;
    let found = state.db.read(move |conn| {
        accounts::find(conn, user)?;
        Ok::<_, ApiError>(invitations::list(conn, user, paging.into())?)
    });
    Ok(Json(PageBody::of(found.await?, InvitationView::from)))
}

/// How many were reminded.
#[derive(Serialize, ToSchema)]
#[schema(as = StudentsReminded)]
pub(crate) struct RemindedBody {
    /// Of these, those that have no account got a mail.
    reminded: usize,
    /// Whether more are due.
    more: bool,
}

/// Reminds those who have not signed up, as far as the caller can see, at most 500 at once: seven days after the last
/// mail to an address, and three times at most.
#[utoipa::path(post, path = "/api/partners/me/invitations/reminders", tag = "partners",
    security(("bearer" = [])),
    responses((status = 200, body = RemindedBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn remind_students(
    state: Data<State>,
    viewer: Viewer,
) -> Result<Json<RemindedBody>, ApiError> {
    let (user, sender) = (viewer.user.id, state.sender());
    state.db.write(move |conn| acts::count_inviting(conn, user)).await?;
    let done = state.db.write(move |conn| acts::remind(conn, &sender, user));
    let (reminded, more) = done.await?;
    Ok(Json(RemindedBody { reminded, more }))
}

/// Whether the invitations of partners to an address are stopped.
#[derive(Serialize, ToSchema)]
#[schema(as = PartnerInvitationStop)]
pub(crate) struct StopView {
    /// The person or company that invited.
    partner: String,
    email_masked: String,
    stopped: bool,
}

impl From<acts::Stop> for StopView {
    fn from(of: acts::Stop) -> Self {
        Self { partner: of.organisation, email_masked: of.email.masked(), stopped: of.stopped }
    }
}

/// Whether the reader of a mail has stopped the invitations of partners.
#[utoipa::path(get, path = "/api/partner-invitations/{id}/stop", tag = "partners",
    params(("id" = Uuid, Path, description = "The secret of the link")),
    responses((status = 200, body = StopView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_partner_invitation_stop(
    state: Data<State>,
    token: Id<Uuid>,
) -> Result<Json<StopView>, ApiError> {
    let stop = state.db.read(move |conn| acts::stop_of(conn, token.0)).await?;
    Ok(Json(stop.into()))
}

/// Stops the invitations of all partners to the reader of the mail. The body is not looked at: mail programs send a
/// form, our page nothing. Source: RFC 8058.
#[utoipa::path(post, path = "/api/partner-invitations/{id}/stop", tag = "partners",
    params(("id" = Uuid, Path, description = "The secret of the link")),
    responses((status = 200, body = StopView), (status = 404, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn stop_partner_invitations(
    state: Data<State>,
    token: Id<Uuid>,
    peer: Peer,
) -> Result<Json<StopView>, ApiError> {
    set(&state, (token.0, peer), true).await
}

/// Lets the invitations of partners through again.
#[utoipa::path(delete, path = "/api/partner-invitations/{id}/stop", tag = "partners",
    params(("id" = Uuid, Path, description = "The secret of the link")),
    responses((status = 200, body = StopView), (status = 404, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn allow_partner_invitations(
    state: Data<State>,
    token: Id<Uuid>,
    peer: Peer,
) -> Result<Json<StopView>, ApiError> {
    set(&state, (token.0, peer), false).await
}

async fn set(
    state: &State,
    (token, peer): (Uuid, Peer),
    stopped: bool,
) -> Result<Json<StopView>, ApiError> {
    let (who, now) = (Who::nobody(peer.0), state.clock.now());
    state.db.write(move |conn| acts::count_stopping(conn, who)).await?;
    let stop = state.db.write(move |conn| acts::stop(conn, token, stopped, now)).await?;
    Ok(Json(stop.into()))
}
