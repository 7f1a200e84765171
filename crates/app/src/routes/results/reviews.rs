//! What members of a company have seen in a report, said before they read what others have.

use std::collections::BTreeMap;

use actix_web::web::{Data, Json};
use assessments::reports::{self, Mode, Report};
use assessments::reviews::{
    self, At, Content, Event, Item, Question, Rating, Reader, Review, Sheet, Shown, Subject,
};
use db::Conn;
use kernel::{AttemptId, Seen, UserId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Member, Viewer, input, text};
use crate::wire::{ReviewSheet, ReviewState, Time, Word};

/// Something to be rated.
#[derive(Serialize, ToSchema)]
#[schema(as = ReviewItem)]
struct ItemView {
    name: &'static str,
    /// What 1, 2, 3 and 4 stand for.
    anchors: Vec<&'static str>,
}

impl From<Item> for ItemView {
    fn from(item: Item) -> Self {
        Self { name: item.name, anchors: item.anchors.to_vec() }
    }
}

/// Something to ask about one of the candidate's own programs.
#[derive(Serialize, ToSchema)]
#[schema(as = ReviewQuestion)]
struct QuestionView {
    asks: String,
    follow_ups: Vec<&'static str>,
}

impl From<Question> for QuestionView {
    fn from(Question { asks, follow_ups }: Question) -> Self {
        Self { asks, follow_ups }
    }
}

/// The rating of one item.
#[derive(Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ReviewRating)]
pub(crate) struct RatingBody {
    /// The item's name.
    item: String,
    /// 1 to 4; null where they could not see it.
    rating: Option<i32>,
}

fn ratings(given: Vec<Rating>) -> Vec<RatingBody> {
    given.into_iter().map(|Rating { item, rating }| RatingBody { item, rating }).collect()
}

/// What a review said before it was amended.
#[derive(Serialize, ToSchema)]
#[schema(as = EarlierReview)]
struct EarlierView {
    ratings: Vec<RatingBody>,
    text: String,
    submitted_at: Time,
}

/// One review.
#[derive(Serialize, ToSchema)]
#[schema(as = Review)]
struct ReviewView {
    /// Its author; null once they have left the company.
    author: Option<String>,
    version: i32,
    state: ReviewState,
    ratings: Vec<RatingBody>,
    text: String,
    /// Whether its author could read the others before they began.
    read_before: bool,
    submitted_at: Option<Time>,
    changed_at: Time,
    /// What it said before, the newest first.
    history: Vec<EarlierView>,
}

impl ReviewView {
    fn of(review: Review, names: &BTreeMap<UserId, String>) -> Self {
        let earlier = |one: reviews::Earlier| EarlierView {
            ratings: ratings(one.content.ratings),
            text: one.content.text,
            submitted_at: one.submitted_at.into(),
        };
        Self {
            author: names.get(&review.author).cloned(),
            version: review.version,
            state: Word(review.state),
            ratings: ratings(review.content.ratings),
            text: review.content.text,
            read_before: review.read_before,
            submitted_at: review.submitted_at.map(Time::from),
            changed_at: review.changed_at.into(),
            history: review.history.into_iter().map(earlier).collect(),
        }
    }
}

/// One sheet and its reviews, as far as the caller may read them.
#[derive(Serialize, ToSchema)]
#[schema(as = ReviewedSheet)]
struct SheetView {
    sheet: ReviewSheet,
    /// What is to be rated.
    items: Vec<ItemView>,
    /// What is asked in the interview; empty where the code is read alone.
    questions: Vec<QuestionView>,
    /// The caller's own, once begun.
    own: Option<ReviewView>,
    /// What colleagues have submitted, in the order in which they began; empty until the caller has.
    others: Vec<ReviewView>,
    /// How many colleagues have submitted that the caller cannot read yet.
    hidden: usize,
}

/// The reviews of a report.
#[derive(Serialize, ToSchema)]
#[schema(as = ReportReviews)]
pub(crate) struct ReviewsView {
    sheets: Vec<SheetView>,
}

/// A review as it is written.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SaveReview {
    sheet: ReviewSheet,
    /// Of the review, as it was read; 0 before it is begun.
    version: i32,
    /// Whether it counts from now on; what was submitted before is kept with it.
    submit: bool,
    ratings: Vec<RatingBody>,
    /// At most 4000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    text: String,
}

input!(SaveReview);

/// The report, where the caller reads it for their company, and where its reviews are.
fn held(
    conn: &mut Conn,
    attempt: AttemptId,
    member: &Member,
    user: UserId,
) -> Result<(Report, At), ApiError> {
    let report =
        reports::report(conn, attempt, user)?.filter(|report| report.mode == Mode::Company);
    let report = report.ok_or_else(ApiError::not_found)?;
    let reader = Reader { user, owns: member.membership.role.owns() };
    Ok((report, At { attempt, company: member.membership.company.id, reader }))
}

fn view(conn: &mut Conn, report: &Report, at: At) -> Result<ReviewsView, ApiError> {
    let members = companies::team::members(conn, at.company)?;
    let names = members.into_iter().map(|member| (member.user, member.name)).collect();
    let sent = report.tasks.iter().filter(|task| task.submissions > 0);
    let about = sent.map(|task| Subject { position: task.position, title: task.title.clone() });
    let about: Vec<Subject> = about.collect();
    let sheet = |(sheet, shown): (Sheet, Shown)| {
        let review = |review| ReviewView::of(review, &names);
        SheetView {
            sheet: Word(sheet),
            items: sheet.items().into_iter().map(ItemView::from).collect(),
            questions: sheet.questions(&about).into_iter().map(QuestionView::from).collect(),
            own: shown.own.map(review),
            others: shown.others.into_iter().map(review).collect(),
            hidden: shown.hidden,
        }
    };
    Ok(ReviewsView { sheets: reviews::show(conn, at)?.into_iter().map(sheet).collect() })
}

/// The reviews of a report by the caller's company. Nobody reads a colleague's before their own is submitted.
#[utoipa::path(get, path = "/api/reports/{id}/reviews", tag = "reports",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = ReviewsView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_report_reviews(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<AttemptId>,
) -> Result<Json<ReviewsView>, ApiError> {
    member.require_reader()?;
    let user = viewer.user.id;
    let read = state.db.read(move |conn| {
        let (report, at) = held(conn, id, &member, user)?;
        view(conn, &report, at)
    });
    Ok(Json(read.await?))
}

/// Writes on the caller's own review, submits it, or amends what was submitted.
#[utoipa::path(put, path = "/api/reports/{id}/review", tag = "reports",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = SaveReview,
    responses((status = 200, body = ReviewsView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn save_report_review(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<AttemptId>,
    body: Body<SaveReview>,
) -> Result<Json<ReviewsView>, ApiError> {
    member.require_reader()?;
    let (user, now) = (viewer.user.id, state.clock.now());
    let SaveReview { sheet, version, submit, ratings, text } = body.value;
    let rating = |RatingBody { item, rating }| Rating { item, rating };
    let content = Content { ratings: ratings.into_iter().map(rating).collect(), text };
    let event = if submit { Event::Submit } else { Event::Save };
    let done = state.db.write(move |conn| {
        let (report, at) = held(conn, id, &member, user)?;
        reviews::save(conn, at, Seen::at(sheet.0, version), (&content, event), now)?;
        view(conn, &report, at)
    });
    Ok(Json(done.await?))
}
