//! Internships on the wire.

use db::Conn;
use internships::check_ins::{self, Answers, CheckIn, Seen, seen_by, weeks};
use internships::checklists::{self, Item};
use internships::extensions::{self, Extension};
use internships::placements::{self, Acting, By, Internship, Side, State};
use internships::ratings::{self, Marks, Rating};
use kernel::chrono::NaiveDate;
use kernel::uuid::Uuid;
use kernel::{Instant, InternshipId};
use serde::Serialize;
use utoipa::ToSchema;

use crate::error::ApiError;
use crate::wire::{
    ChecklistItemState, ChecklistOwner, ExtensionState, InternshipAct, InternshipActor,
    InternshipSide, InternshipState, Time, Word,
};

/// The supervisor of an intern.
#[derive(Serialize, ToSchema)]
#[schema(as = Supervisor)]
struct SupervisorView {
    user_id: Uuid,
    name: String,
}

/// An internship.
#[derive(Serialize, ToSchema)]
#[schema(as = Internship)]
pub(crate) struct InternshipView {
    id: Uuid,
    /// What changing it names.
    version: i32,
    state: InternshipState,
    role_title: String,
    company_id: Uuid,
    company_name: String,
    /// Empty once the intern's account is erased.
    candidate_name: String,
    starts_on: NaiveDate,
    ends_on: NaiveDate,
    supervisor: Option<SupervisorView>,
    began_at: Time,
    /// Why it ended early or was cancelled.
    reason: Option<String>,
    /// Whose step that was.
    ended_by: Option<InternshipActor>,
}

impl From<Internship> for InternshipView {
    fn from(of: Internship) -> Self {
        Self {
            id: of.id.0,
            version: of.version,
            state: Word(of.state),
            role_title: of.role_title,
            company_id: of.company.0,
            company_name: of.company_name,
            candidate_name: of.candidate_name,
            starts_on: of.starts_on,
            ends_on: of.ends_on,
            supervisor: of.supervisor.map(|(id, name)| SupervisorView { user_id: id.0, name }),
            began_at: of.began_at.into(),
            reason: of.reason,
            ended_by: of.ended_by.map(Word),
        }
    }
}

/// An item of a checklist.
#[derive(Serialize, ToSchema)]
#[schema(as = ChecklistItem)]
pub(super) struct ItemView {
    id: Uuid,
    /// What submitting and deciding name.
    version: i32,
    title: String,
    help: Option<String>,
    owner: ChecklistOwner,
    due_on: NaiveDate,
    is_overdue: bool,
    required: bool,
    /// Whether it is answered with yes or no.
    asks: bool,
    state: ChecklistItemState,
    /// What was submitted; null to those who are neither its owner nor the admin.
    text: Option<String>,
    answer: Option<bool>,
    /// Why it was rejected.
    reason: Option<String>,
}

impl ItemView {
    pub(super) fn of(item: Item, by: By, today: NaiveDate) -> Self {
        let is_overdue = item.is_overdue(today);
        let item = item.seen_by(by);
        Self {
            id: item.id.0,
            version: item.version,
            title: item.title,
            help: item.help,
            owner: Word(item.owner),
            due_on: item.due_on,
            is_overdue,
            required: item.required,
            asks: item.asks,
            state: Word(item.state),
            text: item.text,
            answer: item.answer,
            reason: item.reason,
        }
    }
}

/// What one side has said of a week.
#[derive(Serialize, ToSchema)]
#[schema(as = CheckIn)]
struct CheckInView {
    work: i32,
    support: i32,
    learning: i32,
    text: Option<String>,
    written_at: Time,
}

impl From<CheckIn> for CheckInView {
    fn from(one: CheckIn) -> Self {
        let Answers { work, support, learning, text } = one.answers;
        Self { work, support, learning, text, written_at: one.written_at.into() }
    }
}

/// A week that has begun.
#[derive(Serialize, ToSchema)]
#[schema(as = InternshipWeek)]
struct WeekView {
    /// Counted from 1.
    number: i32,
    first_day: NaiveDate,
    last_day: NaiveDate,
    /// Whether the caller can check in now.
    is_open: bool,
    own: Option<CheckInView>,
    other_written: bool,
    /// Null until both sides have checked in or the week is over.
    other: Option<CheckInView>,
}

/// A rating, due or given.
#[derive(Serialize, ToSchema)]
#[schema(as = InternshipRating)]
struct RatingView {
    /// After how many days.
    day: i32,
    due_on: NaiveDate,
    /// Whether the company can give it now.
    is_open: bool,
    marks: Option<MarksView>,
}

/// What a company says of an intern, each 1 to 5.
#[derive(Serialize, ToSchema)]
#[schema(as = InternshipMarks)]
struct MarksView {
    quality: i32,
    reliability: i32,
    initiative: i32,
    teamwork: i32,
    growth: i32,
    text: Option<String>,
    written_at: Time,
}

impl From<&Rating> for MarksView {
    fn from(rating: &Rating) -> Self {
        let Marks { quality, reliability, initiative, teamwork, growth, text } = &rating.marks;
        Self {
            quality: *quality,
            reliability: *reliability,
            initiative: *initiative,
            teamwork: *teamwork,
            growth: *growth,
            text: text.clone(),
            written_at: rating.written_at.into(),
        }
    }
}

/// A proposal to extend an internship.
#[derive(Serialize, ToSchema)]
#[schema(as = InternshipExtension)]
struct ExtensionView {
    id: Uuid,
    /// What answering names.
    version: i32,
    /// Which side proposed it.
    side: InternshipSide,
    ends_on: NaiveDate,
    note: Option<String>,
    state: ExtensionState,
    proposed_at: Time,
    ended_at: Option<Time>,
}

impl From<Extension> for ExtensionView {
    fn from(one: Extension) -> Self {
        Self {
            id: one.id.0,
            version: one.version,
            side: Word(one.side),
            ends_on: one.ends_on,
            note: one.note,
            state: Word(one.state),
            proposed_at: one.proposed_at.into(),
            ended_at: one.ended_at.map(Time::from),
        }
    }
}

/// An internship as one of its sides works on it.
#[derive(Serialize, ToSchema)]
#[schema(as = InternshipDetail)]
pub(crate) struct DetailView {
    #[serde(flatten)]
    internship: InternshipView,
    role_id: Uuid,
    application_id: Uuid,
    /// The intern's account, which names their own page; null once it is erased.
    candidate_id: Option<Uuid>,
    /// What the caller's side can do with it now.
    acts: Vec<InternshipAct>,
    items: Vec<ItemView>,
    /// The last first.
    weeks: Vec<WeekView>,
    ratings: Vec<RatingView>,
    /// The last first.
    extensions: Vec<ExtensionView>,
}

/// One internship for one of its sides.
pub(super) fn detail(
    conn: &mut Conn,
    (acting, side): (Acting, Side),
    id: InternshipId,
    now: Instant,
) -> Result<DetailView, ApiError> {
    let (today, by) = (now.date_naive(), acting.by());
    let of = placements::find(conn, acting, id)?;
    let items = checklists::of_internship(conn, id)?.into_iter();
    let written = check_ins::of_internship(conn, id)?;
    let seen = seen_by(side, &weeks(of.starts_on, of.ends_on), &written, today);
    let given = ratings::of_internship(conn, id)?;
    let rating = |day: i32| {
        let marks = given.iter().find(|one| one.day == day).map(MarksView::from);
        let is_open = marks.is_none() && ratings::is_open(&of, day, today);
        let due_on = ratings::due_on(&of, day)?;
        Some(RatingView { day, due_on, is_open, marks })
    };
    let week = |seen: Seen| WeekView {
        number: seen.week.number,
        first_day: seen.week.first,
        last_day: seen.week.last,
        is_open: seen.own.is_none() && of.state == State::Active && seen.week.is_open(today),
        own: seen.own.map(CheckInView::from),
        other_written: seen.other_written,
        other: seen.other.map(CheckInView::from),
    };
    let has_begun = !of.state.is_ahead();
    let extensions = extensions::of_internship(conn, id)?;
    Ok(DetailView {
        role_id: of.role.0,
        application_id: of.application.0,
        candidate_id: of.candidate.map(|id| id.0),
        acts: of.acts_of(by, today).into_iter().map(Word).collect(),
        items: items.map(|item| ItemView::of(item, by, today)).collect(),
        weeks: seen.into_iter().filter(|_| has_begun).map(week).collect(),
        ratings: ratings::DAYS.into_iter().filter_map(rating).collect(),
        extensions: extensions.into_iter().map(ExtensionView::from).collect(),
        internship: of.into(),
    })
}
