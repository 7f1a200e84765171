//! Offers that a company makes to those whom it has chosen.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use db::Conn;
use flows::offers as acts;
use hiring::applications;
use hiring::offers::{self, End, Offer, Pay, Proposal};
use kernel::chrono::NaiveDate;
use kernel::uuid::Uuid;
use kernel::{ApplicationId, OfferId, Seen};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::{reader, recruiter};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Member, Once, Viewer, input, text};
use crate::wire::{ListBody, OfferState, PayPeriod, Time, Word};

/// The pay of an offer.
#[derive(Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = OfferPay)]
pub(crate) struct PayBody {
    /// In whole units of the currency.
    min: i32,
    /// The same where the pay is one amount.
    max: i32,
    /// Three capital letters.
    currency: String,
    period: PayPeriod,
}

/// An offer.
#[derive(Serialize, ToSchema)]
#[schema(as = Offer)]
pub(crate) struct OfferView {
    id: Uuid,
    /// What answering or withdrawing it names.
    version: i32,
    state: OfferState,
    starts_on: NaiveDate,
    /// Null where the work has no end.
    ends_on: Option<NaiveDate>,
    pay: PayBody,
    /// Markdown.
    terms: String,
    made_at: Time,
    /// Until when it can be answered.
    expires_at: Time,
    ended_at: Option<Time>,
    /// Why the company took it back; to the candidate also why they declined.
    reason: Option<String>,
}

impl From<Offer> for OfferView {
    fn from(offer: Offer) -> Self {
        let Pay { min, max, currency, period } = offer.pay;
        Self {
            id: offer.id.0,
            version: offer.version,
            state: Word(offer.state),
            starts_on: offer.starts_on,
            ends_on: offer.ends_on,
            pay: PayBody { min, max, currency, period: Word(period) },
            terms: offer.terms,
            made_at: offer.made_at.into(),
            expires_at: offer.expires_at.into(),
            ended_at: offer.ended_at.map(Time::from),
            reason: offer.reason,
        }
    }
}

/// An offer to be made.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MakeOffer {
    /// Of the application, as it was read.
    version: i32,
    starts_on: NaiveDate,
    /// The last day; an internship needs it, or its weeks.
    ends_on: Option<NaiveDate>,
    /// How long it lasts, 1 to 104, in place of the last day.
    weeks: Option<i32>,
    pay: PayBody,
    /// Markdown, at most 8000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    terms: String,
    /// How many days the candidate has to answer, 1 to 60.
    days: i32,
}

impl MakeOffer {
    fn proposal(self) -> Result<Proposal, ApiError> {
        let end = match (self.ends_on, self.weeks) {
            (None, None) => End::Never,
            (Some(day), None) => End::On(day),
            (None, Some(weeks)) => End::After(weeks),
            (Some(_), Some(_)) => {
                let help = "Say the last day or the weeks, not both.";
                return Err(ApiError::invalid_field("weeks", "not_offered", help));
            }
        };
        let PayBody { min, max, currency, period } = self.pay;
        let pay = Pay { min, max, currency, period: period.0 };
        let Self { starts_on, terms, days, .. } = self;
        Ok(Proposal { starts_on, end, pay, terms, days })
    }
}

/// Takes an offer back.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WithdrawOffer {
    /// Of the offer, as it was read.
    version: i32,
    /// What the candidate reads, 1 to 2000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    reason: String,
}

input!(MakeOffer, WithdrawOffer);

fn views(conn: &mut Conn, of: ApplicationId) -> Result<ListBody<OfferView>, ApiError> {
    let offers = offers::of_application(conn, of)?;
    let view = |offer: Offer| OfferView::from(offer.for_company());
    Ok(ListBody { items: offers.into_iter().map(view).collect() })
}

/// The offers to one candidate, the last made first.
#[utoipa::path(get, path = "/api/applications/{id}/offers", tag = "hiring",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = ListBody<OfferView>), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_offers(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<ApplicationId>,
) -> Result<Json<ListBody<OfferView>>, ApiError> {
    let by = reader(&viewer, &member)?;
    let read = state.db.read(move |conn| {
        applications::find_shown(conn, by.company, id)?;
        views(conn, id)
    });
    Ok(Json(read.await?))
}

/// Makes an offer to somebody who is chosen.
#[utoipa::path(post, path = "/api/applications/{id}/offers", tag = "hiring",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = MakeOffer,
    responses((status = 201, body = OfferView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn make_offer(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    key: IdempotencyKey,
    (id, body): (Id<ApplicationId>, Body<MakeOffer>),
) -> Result<HttpResponse, ApiError> {
    let (by, sender) = (recruiter(&viewer, &member)?, state.sender());
    let seen = Seen::at(id.0, body.value.version);
    let proposal = body.value.proposal()?;
    let company = by.company;
    state.db.write(move |conn| acts::ask(conn, company)).await?;
    let route = "POST /api/applications/{id}/offers";
    let once = Once { user: by.user, key, route, digest: body.digest };
    once.run(&state, move |conn| {
        let made = acts::make(conn, &sender, by, seen, &proposal)?;
        Ok((StatusCode::CREATED, OfferView::from(made)))
    })
    .await
}

/// Takes an offer back that was not answered; the candidate is chosen as before.
#[utoipa::path(post, path = "/api/offers/{id}/withdraw", tag = "hiring",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = WithdrawOffer,
    responses((status = 200, body = OfferView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn withdraw_offer(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<OfferId>,
    body: Body<WithdrawOffer>,
) -> Result<Json<OfferView>, ApiError> {
    let (by, sender) = (recruiter(&viewer, &member)?, state.sender());
    let WithdrawOffer { version, reason } = body.value;
    let seen = Seen::at(id, version);
    let done = state.db.write(move |conn| acts::withdraw(conn, &sender, by, seen, &reason));
    Ok(Json(done.await?.into()))
}
