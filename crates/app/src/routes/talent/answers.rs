//! Introductions, as the candidate who is asked sees them.

use actix_web::web::{Data, Json};
use db::Conn;
use flows::talent as acts;
use kernel::uuid::Uuid;
use kernel::{IntroductionId, UserId};
use serde::{Deserialize, Serialize};
use talent::introductions::{self, Introduction, Whose};
use talent::messages;
use utoipa::ToSchema;
use validator::Validate;

use super::FactsView;
use super::introductions::{IntroductionAct, PayBody, PersonView};
use super::messages::LastMessageView;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Paging, Viewer, input, text};
use crate::wire::{IntroductionParty, IntroductionState, PageBody, Time, Word};

/// Declines an introduction.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeclineIntroduction {
    /// The version that was read.
    version: i32,
    /// For the candidate's own record; the company does not read it.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    #[validate(length(max = 500, message = "A reason has at most 500 characters."),
        custom(function = text::prose))]
    reason: Option<String>,
}

input!(DeclineIntroduction);

/// A company's request, as the candidate sees it.
#[derive(Serialize, ToSchema)]
#[schema(as = IntroductionToMe)]
pub(crate) struct ReceivedView {
    id: Uuid,
    /// What an answer names.
    version: i32,
    state: IntroductionState,
    company_name: String,
    /// Null for a direct message, which is about no role.
    role_title: Option<String>,
    /// What the company was shown of the caller when it asked.
    facts: FactsView,
    /// Whether the company could also see the caller's name and headline.
    is_named: bool,
    message: String,
    /// Null for a direct message.
    pay: Option<PayBody>,
    requested_at: Time,
    /// Until when the caller can answer.
    answer_by: Time,
    ended_at: Option<Time>,
    /// Who asked, once the caller has accepted.
    person: Option<PersonView>,
    /// Null before the first message.
    last_message: Option<LastMessageView>,
    /// For whose sake nothing more can be written where the caller has accepted, as the messages say. Null otherwise.
    closed: Option<IntroductionParty>,
}

/// With the person who asked where it is accepted.
fn views(
    conn: &mut Conn,
    user: UserId,
    received: Vec<Introduction>,
) -> Result<Vec<ReceivedView>, ApiError> {
    let met = introductions::met(conn, Whose::Candidate(user), &received)?;
    let last = messages::latest(conn, &received)?;
    let closed = acts::closed_to(conn, user, &received)?;
    let view = |one: Introduction| {
        let asker = one.requested_by.filter(|_| one.state == introductions::State::Accepted);
        ReceivedView {
            person: asker.and_then(|user| met.get(&user)).map(PersonView::from),
            last_message: last.get(&one.id).copied().map(LastMessageView::from),
            closed: closed.get(&one.id).copied().map(Word),
            answer_by: one.answer_by().into(),
            id: one.id.0,
            version: one.version,
            state: Word(one.state),
            company_name: one.company_name,
            role_title: one.role_title,
            facts: one.card.into(),
            is_named: one.is_named,
            message: one.request.message,
            pay: one.request.position.map(|position| position.pay.into()),
            requested_at: one.requested_at.into(),
            ended_at: one.ended_at.map(Time::from),
        }
    };
    Ok(received.into_iter().map(view).collect())
}

/// The introductions that companies have asked the caller for, newest first.
#[utoipa::path(get, path = "/api/talent-profile/introductions", tag = "talent",
    security(("bearer" = [])), params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<ReceivedView>), (status = 400, body = ProblemBody)))]
pub(crate) async fn list_introductions_to_me(
    state: Data<State>,
    viewer: Viewer,
    paging: Paging,
) -> Result<Json<PageBody<ReceivedView>>, ApiError> {
    let user = viewer.user.id;
    let read = state.db.read(move |conn| {
        let page = introductions::list(conn, Whose::Candidate(user), paging.into())?;
        let items = views(conn, user, page.items)?;
        Ok::<_, ApiError>(kernel::Page { items, next: page.next })
    });
    Ok(Json(PageBody::of(read.await?, |view| view)))
}

/// One answer in one transaction, and the introduction as it is then.
async fn answer(
    state: &State,
    viewer: &Viewer,
    act: impl FnOnce(&mut Conn) -> flows::Result<Introduction> + Send + 'static,
) -> Result<Json<ReceivedView>, ApiError> {
    let user = viewer.user.id;
    let answered = state.db.write(move |conn| {
        let done = act(conn)?;
        let mut views = views(conn, user, vec![done])?;
        views.pop().ok_or_else(|| ApiError::internal("what was answered is missing"))
    });
    Ok(Json(answered.await?))
}

/// Accepts: the company learns who the caller is.
#[utoipa::path(post, path = "/api/talent-profile/introductions/{id}/accept", tag = "talent",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = IntroductionAct,
    responses((status = 200, body = ReceivedView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn accept_introduction(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<IntroductionId>,
    body: Body<IntroductionAct>,
) -> Result<Json<ReceivedView>, ApiError> {
    let (user, sender, seen) = (viewer.user.id, state.sender(), body.value.at(id));
    answer(&state, &viewer, move |conn| acts::accept(conn, &sender, user, seen)).await
}

/// Declines: the company learns that somebody has declined, and not who.
#[utoipa::path(post, path = "/api/talent-profile/introductions/{id}/decline", tag = "talent",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = DeclineIntroduction,
    responses((status = 200, body = ReceivedView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn decline_introduction(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<IntroductionId>,
    body: Body<DeclineIntroduction>,
) -> Result<Json<ReceivedView>, ApiError> {
    let DeclineIntroduction { version, reason } = body.value;
    let (user, sender) = (viewer.user.id, state.sender());
    let seen = kernel::Seen::at(id, version);
    answer(&state, &viewer, move |conn| acts::decline(conn, &sender, user, seen, reason.as_deref()))
        .await
}
