//! Introductions, as the company that asks sees them.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use flows::talent::{self as acts, Met, Recruiter};
use kernel::uuid::Uuid;
use kernel::{IntroductionId, RoleId, Seen};
use serde::{Deserialize, Serialize};
use talent::introductions::{self, Introduction, PayRange, Person, Position, Request, Whose};
use talent::messages;
use utoipa::ToSchema;
use validator::Validate;

use super::messages::LastMessageView;
use super::{BesideView, FactsView};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Member, Once, Paging, Viewer, input, text};
use crate::wire::{IntroductionState, PageBody, TalentPayPeriod, Time, Word};

/// What a role pays.
#[derive(Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = IntroductionPay)]
pub(super) struct PayBody {
    /// In whole units of the currency.
    min: i32,
    max: i32,
    /// Three capital letters.
    currency: String,
    period: TalentPayPeriod,
}

impl From<PayRange> for PayBody {
    fn from(pay: PayRange) -> Self {
        let PayRange { min, max, currency, period } = pay;
        Self { min, max, currency, period: Word(period) }
    }
}

/// Asks for an introduction.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RequestIntroduction {
    /// Of the card.
    #[validate(length(max = 200))]
    handle: String,
    /// One of the company's roles that is live.
    #[schema(value_type = Uuid)]
    role_id: RoleId,
    /// 80 to 2000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    message: String,
    pay: PayBody,
}

/// An act on an introduction as it was read.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct IntroductionAct {
    /// The version that was read.
    version: i32,
}

input!(RequestIntroduction, IntroductionAct);

impl IntroductionAct {
    pub(super) fn at(&self, id: IntroductionId) -> Seen<IntroductionId> {
        Seen::at(id, self.version)
    }
}

/// The other side of an accepted introduction.
#[derive(Serialize, ToSchema)]
#[schema(as = IntroducedPerson)]
pub(super) struct PersonView {
    name: String,
    email: String,
}

impl From<&Person> for PersonView {
    fn from(person: &Person) -> Self {
        Self { name: person.name.clone(), email: person.email.clone() }
    }
}

/// An introduction that the company has asked for.
#[derive(Serialize, ToSchema)]
#[schema(as = Introduction)]
pub(crate) struct IntroductionView {
    id: Uuid,
    /// What taking it back names.
    version: i32,
    state: IntroductionState,
    /// Null for a direct message, which is about no role.
    role_id: Option<Uuid>,
    /// Null for a direct message.
    role_title: Option<String>,
    /// What the company was shown when it asked.
    facts: FactsView,
    message: String,
    /// Null for a direct message.
    pay: Option<PayBody>,
    requested_at: Time,
    /// Until when the candidate can answer.
    answer_by: Time,
    ended_at: Option<Time>,
    /// Who it is, once they have accepted; null again once their account is erased.
    person: Option<PersonView>,
    /// Their account, which names their own page, for as long as it is said who it is.
    candidate_id: Option<Uuid>,
    /// What they let the company see, once they have accepted; null again once they have left the pool, hide or
    /// block the company.
    beside: Option<BesideView>,
    /// Null before the first message.
    last_message: Option<LastMessageView>,
}

impl IntroductionView {
    /// With whom the company has met by it.
    pub(super) fn of(one: Introduction, met: Option<Met>) -> Self {
        let answer_by = one.answer_by().into();
        let Request { position, message } = one.request;
        let (role, pay) = position.map(|Position { role, pay }| (role.0, pay.into())).unzip();
        let (person, beside) = met.map(|met| (met.person, met.beside)).unzip();
        Self {
            candidate_id: person.as_ref().map(|_| one.candidate.0),
            person: person.as_ref().map(PersonView::from),
            beside: beside.flatten().map(BesideView::from),
            answer_by,
            id: one.id.0,
            version: one.version,
            state: Word(one.state),
            role_id: role,
            role_title: one.role_title,
            facts: one.card.into(),
            message,
            pay,
            requested_at: one.requested_at.into(),
            ended_at: one.ended_at.map(Time::from),
            last_message: None,
        }
    }
}

pub(super) fn recruiter(viewer: &Viewer, member: &Member) -> Result<Recruiter, ApiError> {
    if !member.membership.role.invites() {
        let text = "Only owners and recruiters of your company can ask for introductions.";
        return Err(ApiError::forbidden("role", text));
    }
    let company = member.membership.company.id;
    Ok(Recruiter { company, user: viewer.user.id, pays: member.flags.payment })
}

/// What somebody is asked.
pub(super) fn asked(role: RoleId, message: String, pay: PayBody) -> Request {
    let PayBody { min, max, currency, period } = pay;
    let pay = PayRange { min, max, currency, period: period.0 };
    Request { position: Some(Position { role, pay }), message }
}

/// The introductions that the company has asked for, newest first.
#[utoipa::path(get, path = "/api/introductions", tag = "talent", security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<IntroductionView>), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody)))]
pub(crate) async fn list_introductions(
    state: Data<State>,
    member: Member,
    paging: Paging,
) -> Result<Json<PageBody<IntroductionView>>, ApiError> {
    let company = member.membership.company.id;
    let read = state.db.read(move |conn| {
        let page = introductions::list(conn, Whose::Company(company), paging.into())?;
        let met = acts::met(conn, company, &page.items)?;
        let last = messages::latest(conn, &page.items)?;
        Ok::<_, ApiError>((page, met, last))
    });
    let (page, met, last) = read.await?;
    Ok(Json(PageBody::of(page, |one| {
        // Who asked for one may be met by it too: only what was accepted names anybody.
        let accepted = one.state == introductions::State::Accepted;
        let met = met.get(&one.candidate).filter(|_| accepted).cloned();
        let last_message = last.get(&one.id).copied().map(LastMessageView::from);
        IntroductionView { last_message, ..IntroductionView::of(one, met) }
    })))
}

/// Asks the person behind a card for an introduction.
#[utoipa::path(post, path = "/api/introductions", tag = "talent", security(("bearer" = [])),
    params(("Idempotency-Key" = Option<String>, Header)), request_body = RequestIntroduction,
    responses((status = 201, body = IntroductionView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn request_introduction(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    key: IdempotencyKey,
    body: Body<RequestIntroduction>,
) -> Result<HttpResponse, ApiError> {
    let by = recruiter(&viewer, &member)?;
    let sender = state.sender();
    let RequestIntroduction { handle, role_id, message, pay } = body.value;
    let asked = asked(role_id, message, pay);
    state.db.write(move |conn| acts::ask(conn, by.company)).await?;
    let once = Once { user: by.user, key, route: "POST /api/introductions", digest: body.digest };
    once.run(&state, move |conn| {
        let made = acts::request(conn, &sender, by, &handle, &asked)?;
        Ok((StatusCode::CREATED, IntroductionView::of(made, None)))
    })
    .await
}

/// Takes a request back that was not answered.
#[utoipa::path(post, path = "/api/introductions/{id}/cancel", tag = "talent",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = IntroductionAct,
    responses((status = 200, body = IntroductionView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn cancel_introduction(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<IntroductionId>,
    body: Body<IntroductionAct>,
) -> Result<Json<IntroductionView>, ApiError> {
    let (by, sender) = (recruiter(&viewer, &member)?, state.sender());
    let seen = body.value.at(id);
    let done = state.db.write(move |conn| acts::cancel(conn, &sender, by, seen)).await?;
    Ok(Json(IntroductionView::of(done, None)))
}
