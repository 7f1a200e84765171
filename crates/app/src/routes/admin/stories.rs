//! The moderator's queue of stories.

use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use db::Conn;
use db::audit::{self, Done, Object};
use interviews::manuscripts::{self, Manuscript, Record};
use interviews::moderation::{self, DUE_DAYS, Queue, Waiting};
use interviews::replies::{self, Kind, Reply};
use interviews::reports::{self, Report};
use kernel::uuid::Uuid;
use kernel::{Instant, StoryId};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::stories::manuscripts::WarningView;
use crate::web::{Id, every, paging_of, query, spreadsheet};
use crate::wire::story::form::FormBody;
use crate::wire::{HISTORY, PageBody, StepView, Time, csv};
use crate::wire::{
    ModerationAct, ModerationKind, ModerationQueue, ReplyState, StoryProof, StoryReportReason,
    StoryState, Word,
};

/// Which stories are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    #[param(value_type = Option<ModerationQueue>)]
    queue: Option<String>,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

const HELP: &str = "Ask for `queue`, `cursor` and `limit`, each once.";

impl Wanted {
    fn queue(&self) -> Result<Queue, ApiError> {
        let help = "There is no such queue.";
        Queue::parse(self.queue.as_deref().unwrap_or("pending"))
            .ok_or_else(|| ApiError::invalid_field("queue", "not_offered", help))
    }
}

/// Something that waits for a decision.
#[derive(Serialize, ToSchema)]
#[schema(as = WaitingStory)]
pub(crate) struct WaitingView {
    id: Uuid,
    /// What a decision on it names.
    version: i32,
    kind: ModerationKind,
    state: StoryState,
    company_name: String,
    position: String,
    year: Option<i32>,
    warnings_count: usize,
    reports_count: i64,
    submitted_at: Time,
    age_days: i64,
    overdue: bool,
}

impl WaitingView {
    fn of(waiting: Waiting, now: Instant) -> Self {
        let age_days = (now - waiting.since).num_days();
        Self {
            id: waiting.id.0,
            version: waiting.version,
            kind: waiting.kind.into(),
            state: waiting.state.into(),
            company_name: waiting.company_name,
            position: waiting.position,
            year: waiting.year,
            warnings_count: waiting.warnings,
            reports_count: waiting.reports,
            submitted_at: waiting.since.into(),
            age_days,
            overdue: age_days >= DUE_DAYS,
        }
    }
}

/// What waits in a queue, newest first.
#[utoipa::path(get, path = "/api/admin/interviews", tag = "admin", security(("bearer" = [])),
    params(Wanted),
    responses((status = 200, body = PageBody<WaitingView>), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_stories(
    state: Data<State>,
    req: HttpRequest,
) -> Result<Json<PageBody<WaitingView>>, ApiError> {
    let wanted: Wanted = query(&req, HELP)?;
    let paging = paging_of(wanted.cursor.as_deref(), wanted.limit.as_deref())?;
    let queue = wanted.queue()?;
    let (now, place) = (state.clock.now(), paging.into());
    let page = state.db.read(move |conn| moderation::list(conn, queue, place)).await?;
    Ok(Json(PageBody::of(page, |waiting| WaitingView::of(waiting, now))))
}

const HEADINGS: [&str; 9] = [
    "Story",
    "What waits",
    "State",
    "Company",
    "Found by the checks",
    "Open reports",
    "Waits since",
    "Days",
    "Overdue",
];

/// The same as a table for a spreadsheet, at most 10 000 rows; `cursor` and `limit` are ignored. Nothing of what
/// the author wrote is in it but the name of the company.
#[utoipa::path(get, path = "/api/admin/interviews/export", tag = "admin",
    security(("bearer" = [])), params(Wanted),
    responses((status = 200, body = String, content_type = "text/csv"),
        (status = 400, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn export_stories(
    state: Data<State>,
    req: HttpRequest,
) -> Result<HttpResponse, ApiError> {
    let wanted: Wanted = query(&req, HELP)?;
    let (queue, now) = (wanted.queue()?, state.clock.now());
    let found =
        state.db.read(move |conn| every(|place| moderation::list(conn, queue, place))).await?;
    let rows = found.into_iter().map(|one| {
        let days = (now - one.since).num_days();
        vec![
            one.id.to_string().into(),
            one.kind.as_str().into(),
            one.state.as_str().into(),
            one.company_name.into(),
            one.warnings.to_string().into(),
            one.reports.to_string().into(),
            one.since.to_rfc3339().into(),
            days.to_string().into(),
            if days >= DUE_DAYS { "yes" } else { "no" }.into(),
        ]
    });
    spreadsheet("interviews", csv(&HEADINGS, rows))
}

/// How much waits in each queue.
#[derive(Serialize, ToSchema)]
#[schema(as = StoryQueues)]
struct CountsView {
    pending: i64,
    held: i64,
    flagged: i64,
    edits: i64,
    replies: i64,
    sample: i64,
    all: i64,
}

/// The counts of every queue.
#[derive(Serialize, ToSchema)]
#[schema(as = StoryQueuesBody)]
pub(crate) struct CountsBody {
    counts: CountsView,
}

/// How much waits in each queue.
#[utoipa::path(get, path = "/api/admin/interviews/counts", tag = "admin",
    security(("bearer" = [])), responses((status = 200, body = CountsBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn count_stories(state: Data<State>) -> Result<Json<CountsBody>, ApiError> {
    let counted = state.db.read(moderation::counts).await?;
    let of = |queue| counted.iter().find(|(of, _)| *of == queue).map_or(0, |(_, count)| *count);
    let counts = CountsView {
        pending: of(Queue::Pending),
        held: of(Queue::Held),
        flagged: of(Queue::Flagged),
        edits: of(Queue::Edits),
        replies: of(Queue::Replies),
        sample: of(Queue::Sample),
        all: of(Queue::All),
    };
    Ok(Json(CountsBody { counts }))
}

/// A report, without its reader.
#[derive(Serialize, ToSchema)]
#[schema(as = ModeratedReport)]
struct ReportView {
    reason: StoryReportReason,
    text: Option<String>,
    at: Time,
}

impl From<Report> for ReportView {
    fn from(report: Report) -> Self {
        Self { reason: report.why.into(), text: report.text, at: report.at.into() }
    }
}

/// What a company has said.
#[derive(Serialize, ToSchema)]
#[schema(as = ModeratedReply)]
struct ReplyView {
    /// What a decision on it names.
    version: i32,
    state: ReplyState,
    text: String,
    at: Time,
}

impl From<Reply> for ReplyView {
    fn from(reply: Reply) -> Self {
        let state = reply.state.into();
        Self { version: reply.version, state, text: reply.text, at: reply.created_at.into() }
    }
}

/// Who wrote a story, or answered it, is nobody's to read.
fn masked(done: Done) -> Done {
    let actor_kind = match (done.action.as_str(), done.actor_kind.as_str()) {
        ("create" | "edit" | "submit" | "withdraw", "user") => "author",
        ("reply" | "dispute", "user") => "company",
        _ => return done,
    };
    Done { actor_kind: actor_kind.to_owned(), actor_email: None, ..done }
}

/// What is known of an author, and not who it is.
#[derive(Serialize, ToSchema)]
#[schema(as = ModeratedAuthor)]
struct AuthorView {
    /// The same for every story of one author.
    handle: String,
    published: i64,
    removed: i64,
    trusted: bool,
}

/// Which of our own records proves the interview.
#[derive(Serialize, ToSchema)]
#[schema(as = ModeratedProof)]
struct ProofView {
    by: Option<StoryProof>,
}

/// A story as the moderator sees it.
#[derive(Serialize, ToSchema)]
#[schema(as = ModeratedStory)]
pub(crate) struct CaseView {
    id: Uuid,
    version: i32,
    state: StoryState,
    /// How far a changed text has come beside the one that is shown.
    edit_state: Option<StoryState>,
    /// The author's text, without what is private.
    form: FormBody,
    /// The text that readers see, where it is another.
    live: Option<LiveView>,
    warnings: Vec<WarningView>,
    reports: Vec<ReportView>,
    reply: Option<ReplyView>,
    dispute: Option<ReplyView>,
    /// Oldest first.
    history: Vec<StepView>,
    author: AuthorView,
    verified: ProofView,
    note: Option<String>,
    submitted_at: Option<Time>,
    published_at: Option<Time>,
    actions: Vec<ModerationAct>,
}

/// The text that readers see while an edit waits.
#[derive(Serialize, ToSchema)]
#[schema(as = LiveStory)]
struct LiveView {
    summary: String,
    tips: Option<String>,
    rounds: Vec<crate::wire::story::RoundView>,
}

impl CaseView {
    pub(crate) fn load(conn: &mut Conn, draft: Manuscript) -> Result<Self, ApiError> {
        let id = draft.id;
        let record = match draft.author {
            Some(author) => manuscripts::record_of(conn, author)?,
            None => Record { published: 0, removed: 0 },
        };
        let author = AuthorView {
            handle: draft.author.map_or_else(|| "Somebody who left".to_owned(), moderation::handle),
            published: record.published,
            removed: record.removed,
            trusted: record.is_trusted(),
        };
        let live = match draft.edit {
            Some(_) => interviews::stories::shown(conn, id)?,
            None => None,
        };
        let live = live.map(|story| LiveView {
            summary: story.summary,
            tips: story.tips,
            rounds: story.rounds.into_iter().map(crate::wire::story::RoundView::from).collect(),
        });
        let history = audit::history(conn, Object::of("interview", id), HISTORY)?;
        let actions = moderation::decisions(&draft);
        Ok(Self {
            id: id.0,
            version: draft.version,
            state: draft.state.into(),
            edit_state: draft.edit.map(Word),
            form: FormBody::without_pay(draft.form),
            live,
            warnings: draft.warnings.into_iter().map(WarningView::from).collect(),
            reports: reports::open(conn, id)?.into_iter().map(ReportView::from).collect(),
            reply: replies::find(conn, id, Kind::Reply)?.map(ReplyView::from),
            dispute: replies::find(conn, id, Kind::Dispute)?.map(ReplyView::from),
            history: history.into_iter().map(masked).map(StepView::from).collect(),
            author,
            verified: ProofView { by: draft.verified_by.map(Word) },
            note: draft.note,
            submitted_at: draft.submitted_at.map(Time::from),
            published_at: draft.published_at.map(Time::from),
            actions: actions.into_iter().map(Word).collect(),
        })
    }
}

/// A story as the moderator sees it.
#[derive(Serialize, ToSchema)]
#[schema(as = ModeratedStoryBody)]
pub(crate) struct CaseBody {
    pub(crate) interview: CaseView,
}

/// One story with everything that matters to a decision, and not who wrote it.
#[utoipa::path(get, path = "/api/admin/interviews/{id}", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = CaseBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_story(
    state: Data<State>,
    Id(id): Id<StoryId>,
) -> Result<Json<CaseBody>, ApiError> {
    let found = state.db.read(move |conn| {
        let draft = moderation::find(conn, id)?;
        CaseView::load(conn, draft)
    });
    Ok(Json(CaseBody { interview: found.await? }))
}
