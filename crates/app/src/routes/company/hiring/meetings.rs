//! Interviews that a company proposes to those who have applied.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION};
use actix_web::web::{Data, Json};
use db::Conn;
use flows::{appointments, meetings as acts};
use hiring::applications::{self, Listed};
use hiring::meetings::{self, Meeting, Proposal};
use kernel::chrono::{DateTime, Utc};
use kernel::uuid::Uuid;
use kernel::{ApplicationId, Instant, MeetingId, Seen, UserId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::{reader, recruiter};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Member, Once, Viewer, input, text};
use crate::wire::{ListBody, MeetingState, Time, Word};

/// Somebody of the company who takes part.
#[derive(Serialize, ToSchema)]
#[schema(as = MeetingPerson)]
pub(crate) struct PersonView {
    /// Their account, to their colleagues; null to the candidate.
    id: Option<Uuid>,
    name: String,
}

/// The time that was picked.
#[derive(Serialize, ToSchema)]
#[schema(as = Appointment)]
pub(crate) struct AppointmentView {
    starts_at: Time,
    ends_at: Time,
    place: String,
}

/// An interview.
#[derive(Serialize, ToSchema)]
#[schema(as = Meeting)]
pub(crate) struct MeetingView {
    id: Uuid,
    /// What changing or answering it names.
    version: i32,
    state: MeetingState,
    /// The times that are proposed, or were last.
    slots: Vec<Time>,
    /// The time zone that the company proposed them by.
    zone: String,
    minutes: i32,
    /// Of what is proposed.
    place: String,
    message: Option<String>,
    people: Vec<PersonView>,
    /// The time that stands; null before one was picked.
    set: Option<AppointmentView>,
    /// Whether it has begun, so that nothing about it changes any more.
    over: bool,
    /// What the candidate said where no time fitted.
    note: Option<String>,
    /// Why it was called off.
    reason: Option<String>,
    created_at: Time,
}

/// By whom an interview is read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    /// The company.
    Company,
    /// The candidate.
    Candidate,
}

impl MeetingView {
    pub(crate) fn of(
        conn: &mut Conn,
        listed: &Listed,
        meeting: Meeting,
        by: (Side, Instant),
    ) -> Result<Self, ApiError> {
        Ok(Self::with(appointments::team_of(conn, listed, &meeting)?, meeting, by))
    }

    fn with(
        team: Vec<companies::team::Member>,
        meeting: Meeting,
        (side, now): (Side, Instant),
    ) -> Self {
        let id = |user: UserId| (side == Side::Company).then_some(user.0);
        let person = |one: companies::team::Member| PersonView { id: id(one.user), name: one.name };
        let over = meeting.has_begun(now);
        let set = meeting.set.as_ref().map(|set| AppointmentView {
            starts_at: set.starts_at.into(),
            ends_at: set.ends_at().into(),
            place: set.place.clone(),
        });
        let Proposal { slots, zone, minutes, place, message, .. } = meeting.proposal;
        Self {
            id: meeting.id.0,
            version: meeting.version,
            state: Word(meeting.state),
            slots: slots.into_iter().map(Time::from).collect(),
            zone,
            minutes,
            place,
            message,
            people: team.into_iter().map(person).collect(),
            set,
            over,
            note: meeting.note,
            reason: meeting.reason,
            created_at: meeting.created_at.into(),
        }
    }

    /// Those of an application, the last proposed first.
    pub(crate) fn list(
        conn: &mut Conn,
        listed: &Listed,
        by: (Side, Instant),
    ) -> Result<ListBody<Self>, ApiError> {
        let all = appointments::of_application(conn, listed)?.into_iter();
        Ok(ListBody { items: all.map(|(meeting, team)| Self::with(team, meeting, by)).collect() })
    }
}

/// Times to be proposed.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ProposeMeeting {
    /// Of the application, or of the interview where it has been proposed before, as it was read.
    version: i32,
    /// Three instants.
    slots: Vec<DateTime<Utc>>,
    /// A name of the IANA time zone database.
    zone: String,
    /// 15 to 240.
    minutes: i32,
    /// 1 to 500 characters.
    #[serde(deserialize_with = "text::trimmed")]
    place: String,
    /// At most 2000 characters.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    message: Option<String>,
    /// 1 to 10 members of the team.
    #[schema(value_type = Vec<Uuid>)]
    people: Vec<UserId>,
}

impl ProposeMeeting {
    fn proposal(self) -> Proposal {
        let Self { slots, zone, minutes, place, message, people, .. } = self;
        Proposal { slots, zone, minutes, place, message, people }
    }
}

/// Calls an interview off.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CancelMeeting {
    /// Of the interview, as it was read.
    version: i32,
    /// What everybody who would have come reads, at most 2000 characters.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    reason: Option<String>,
}

input!(ProposeMeeting, CancelMeeting);

/// The interviews with one candidate, the last proposed first.
#[utoipa::path(get, path = "/api/applications/{id}/meetings", tag = "hiring",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = ListBody<MeetingView>), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_meetings(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<ApplicationId>,
) -> Result<Json<ListBody<MeetingView>>, ApiError> {
    let (by, now) = (reader(&viewer, &member)?, state.clock.now());
    let read = state.db.read(move |conn| {
        let listed = applications::find_shown(conn, by.company, id)?;
        MeetingView::list(conn, &listed, (Side::Company, now))
    });
    Ok(Json(read.await?))
}

/// Proposes three times; the first proposal moves the application to the interview.
#[utoipa::path(post, path = "/api/applications/{id}/meetings", tag = "hiring",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = ProposeMeeting,
    responses((status = 201, body = MeetingView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn propose_meeting(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    key: IdempotencyKey,
    (id, body): (Id<ApplicationId>, Body<ProposeMeeting>),
) -> Result<HttpResponse, ApiError> {
    let (by, sender) = (recruiter(&viewer, &member)?, state.sender());
    let seen = Seen::at(id.0, body.value.version);
    let proposal = body.value.proposal();
    let route = "POST /api/applications/{id}/meetings";
    let once = Once { user: by.user, key, route, digest: body.digest };
    once.run(&state, move |conn| {
        let made = acts::propose(conn, &sender, by, seen, &proposal)?;
        let listed = applications::find(conn, made.application)?;
        let side = (Side::Company, sender.now);
        Ok((StatusCode::CREATED, MeetingView::of(conn, &listed, made, side)?))
    })
    .await
}

/// Proposes other times. A time that is set stands until one of them is picked.
#[utoipa::path(post, path = "/api/meetings/{id}/reschedule", tag = "hiring",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = ProposeMeeting,
    responses((status = 200, body = MeetingView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn reschedule_meeting(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<MeetingId>,
    body: Body<ProposeMeeting>,
) -> Result<Json<MeetingView>, ApiError> {
    let (by, sender) = (recruiter(&viewer, &member)?, state.sender());
    let seen = Seen::at(id, body.value.version);
    let proposal = body.value.proposal();
    let done = state.db.write(move |conn| {
        let after = acts::repropose(conn, &sender, by, seen, &proposal)?;
        let listed = applications::find(conn, after.application)?;
        MeetingView::of(conn, &listed, after, (Side::Company, sender.now))
    });
    Ok(Json(done.await?))
}

/// Calls an interview off.
#[utoipa::path(post, path = "/api/meetings/{id}/cancel", tag = "hiring",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = CancelMeeting,
    responses((status = 200, body = MeetingView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn cancel_meeting(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<MeetingId>,
    body: Body<CancelMeeting>,
) -> Result<Json<MeetingView>, ApiError> {
    let (by, sender) = (recruiter(&viewer, &member)?, state.sender());
    let CancelMeeting { version, reason } = body.value;
    let seen = Seen::at(id, version);
    let done = state.db.write(move |conn| {
        let after = acts::cancel(conn, &sender, by, seen, reason.as_deref())?;
        let listed = applications::find(conn, after.application)?;
        MeetingView::of(conn, &listed, after, (Side::Company, sender.now))
    });
    Ok(Json(done.await?))
}

/// An interview for the caller's calendar: one's own, or one of the caller's company.
#[utoipa::path(get, path = "/api/meetings/{id}/calendar.ics", tag = "hiring",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = String, content_type = "text/calendar"),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn download_meeting(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<MeetingId>,
) -> Result<HttpResponse, ApiError> {
    let (user, sender) = (viewer.user.id, state.sender());
    let found = state.db.read(move |conn| {
        let meeting = meetings::find(conn, id)?;
        let listed = match applications::find_own(conn, user, meeting.application) {
            Err(hiring::Error::NoApplication) => of_company(conn, user, meeting.application)?,
            own => own?,
        };
        let calendar = appointments::calendar(conn, &sender, &listed, &meeting)?;
        Ok::<_, ApiError>(calendar.ok_or(hiring::Error::NoMeeting)?)
    });
    let calendar = found.await?;
    let kind = format!("text/calendar; charset=utf-8; method={}", calendar.method.as_str());
    Ok(HttpResponse::Ok()
        .content_type(kind)
        .insert_header((CONTENT_DISPOSITION, "attachment; filename=\"interview.ics\""))
        .insert_header((CACHE_CONTROL, "private, no-store"))
        .body(calendar.text))
}

/// An application that the caller's company was shown, to somebody who sees its candidates.
fn of_company(conn: &mut Conn, user: UserId, id: ApplicationId) -> Result<Listed, ApiError> {
    let membership = companies::profiles::of_member(conn, user)?;
    let membership = membership.filter(|one| one.role.reads() && one.company.may_act());
    let membership = membership.ok_or(hiring::Error::NoMeeting)?;
    Ok(applications::find_shown(conn, membership.company.id, id)?)
}
