//! The admin's inbox: every conversation with support.

use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use companies::{grants, profiles};
use db::Conn;
use db::audit::Object;
use kernel::uuid::Uuid;
use kernel::{Instant, SupportConversationId};
use serde::{Deserialize, Serialize};
use support::conversations::{self, Conversation, Listed, State as Standing};
use support::notes::{self, Note};
use utoipa::{IntoParams, ToSchema};

use super::views::{MessagesBody, WantedMessages, listed};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Id, every, paging_of, query, spreadsheet};
use crate::wire::{
    AccountKind, PageBody, StepView, SupportPriority, SupportState, Time, csv, history,
};

/// A conversation as support sees it.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminSupportConversation)]
pub(crate) struct AdminConversationView {
    id: Uuid,
    /// What an act on it names.
    version: i32,
    state: SupportState,
    priority: SupportPriority,
    labels: Vec<String>,
    /// The account of the person.
    user_id: Uuid,
    last_number: i32,
    /// The newest message that has arrived at the person.
    user_delivered: i32,
    /// The newest message that the person has read.
    user_read: i32,
    /// The newest message that support has read.
    admin_read: i32,
    waiting_since: Option<Time>,
    snoozed_until: Option<Time>,
    resolved_at: Option<Time>,
    /// 1 to 5; null where the person has not rated it.
    rating: Option<i16>,
    /// Since when its person is blocked; null while they are not.
    blocked_at: Option<Time>,
    created_at: Time,
    changed_at: Time,
}

impl From<Conversation> for AdminConversationView {
    fn from(of: Conversation) -> Self {
        Self {
            id: of.id.0,
            version: of.version,
            state: of.state.into(),
            priority: of.priority.into(),
            labels: of.labels,
            user_id: of.user.0,
            last_number: of.last_number,
            user_delivered: of.of_user.delivered,
            user_read: of.of_user.read,
            admin_read: of.of_admin.read,
            waiting_since: of.waiting_since.map(Time::from),
            snoozed_until: of.snoozed_until.map(Time::from),
            resolved_at: of.resolved_at.map(Time::from),
            rating: of.rating,
            blocked_at: of.blocked_at.map(Time::from),
            created_at: of.created_at.into(),
            changed_at: of.changed_at.into(),
        }
    }
}

/// A line of the inbox.
#[derive(Serialize, ToSchema)]
#[schema(as = SupportInboxLine)]
pub(crate) struct LineView {
    #[serde(flatten)]
    conversation: AdminConversationView,
    name: String,
    email: String,
    /// The beginning of the newest message.
    excerpt: String,
}

impl From<Listed> for LineView {
    fn from(of: Listed) -> Self {
        let Listed { conversation, name, email, excerpt } = of;
        Self { conversation: conversation.into(), name, email, excerpt }
    }
}

/// Which conversations are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct WantedConversations {
    /// Those in this state; `open` where none is named.
    #[param(value_type = Option<SupportState>)]
    state: Option<String>,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

const HELP: &str = "Ask for `state`, `cursor` and `limit`, each once.";

impl WantedConversations {
    fn standing(&self) -> Result<Standing, ApiError> {
        let known = |text| {
            let help = "There is no such state.";
            Standing::parse(text).ok_or_else(|| ApiError::bad_request("bad_query", help))
        };
        self.state.as_deref().map_or(Ok(Standing::Open), known)
    }
}

/// The conversations in a state. Those that wait for support stand by how long they do.
#[utoipa::path(get, path = "/api/admin/support/conversations", tag = "support",
    security(("bearer" = [])), params(WantedConversations),
    responses((status = 200, body = PageBody<LineView>), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_conversations(
    state: Data<State>,
    req: HttpRequest,
) -> Result<Json<PageBody<LineView>>, ApiError> {
    let wanted: WantedConversations = query(&req, HELP)?;
    let paging = paging_of(wanted.cursor.as_deref(), wanted.limit.as_deref())?;
    let (standing, place) = (wanted.standing()?, paging.into());
    let page = state.db.read(move |conn| conversations::list(conn, standing, place)).await?;
    Ok(Json(PageBody::of(page, LineView::from)))
}

const HEADINGS: [&str; 10] = [
    "Conversation",
    "State",
    "Priority",
    "Labels",
    "Messages",
    "Begun",
    "Waits since",
    "Snoozed until",
    "Resolved",
    "Rating",
];

/// The same as a table for a spreadsheet, at most 10 000 rows; `cursor` and `limit` are ignored. It names nobody,
/// and nothing that was written is in it but the labels.
#[utoipa::path(get, path = "/api/admin/support/conversations/export", tag = "support",
    security(("bearer" = [])), params(WantedConversations),
    responses((status = 200, body = String, content_type = "text/csv"),
        (status = 400, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn export_conversations(
    state: Data<State>,
    req: HttpRequest,
) -> Result<HttpResponse, ApiError> {
    let wanted: WantedConversations = query(&req, HELP)?;
    let standing = wanted.standing()?;
    let found = state
        .db
        .read(move |conn| every(|place| conversations::list(conn, standing, place)))
        .await?;
    let time = |at: Option<Instant>| at.map(|at| at.to_rfc3339()).unwrap_or_default();
    let rows = found.into_iter().map(|Listed { conversation: one, .. }| {
        vec![
            one.id.to_string().into(),
            one.state.as_str().into(),
            one.priority.as_str().into(),
            one.labels.join("; ").into(),
            one.last_number.to_string().into(),
            one.created_at.to_rfc3339().into(),
            time(one.waiting_since).into(),
            time(one.snoozed_until).into(),
            time(one.resolved_at).into(),
            one.rating.map(|rating| rating.to_string()).unwrap_or_default().into(),
        ]
    });
    spreadsheet("conversations", csv(&HEADINGS, rows))
}

/// How many conversations are in each state.
#[derive(Serialize, ToSchema)]
#[schema(as = SupportCounts)]
pub(crate) struct CountsView {
    open: i64,
    pending: i64,
    snoozed: i64,
    resolved: i64,
}

/// How many conversations are in each state.
#[utoipa::path(get, path = "/api/admin/support/counts", tag = "support",
    security(("bearer" = [])), responses((status = 200, body = CountsView),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn count_conversations(state: Data<State>) -> Result<Json<CountsView>, ApiError> {
    let counted = state.db.read(conversations::counts).await?;
    let of = |state| counted.iter().find(|(of, _)| *of == state).map_or(0, |(_, count)| *count);
    Ok(Json(CountsView {
        open: of(Standing::Open),
        pending: of(Standing::Pending),
        snoozed: of(Standing::Snoozed),
        resolved: of(Standing::Resolved),
    }))
}

/// The person who asks.
#[derive(Serialize, ToSchema)]
#[schema(as = SupportPerson)]
struct PersonView {
    id: Uuid,
    kind: AccountKind,
    name: String,
    email: String,
    email_verified: bool,
    /// The company they belong to.
    company: Option<PersonCompanyView>,
}

/// The company of who asks, with its flags.
#[derive(Serialize, ToSchema)]
#[schema(as = SupportPersonCompany)]
struct PersonCompanyView {
    id: Uuid,
    name: String,
    payment: bool,
    profile_completed: bool,
    assessment_access: bool,
    super_star_access: bool,
    marketing_completed: bool,
}

/// A note of support, which the person never sees.
#[derive(Serialize, ToSchema)]
#[schema(as = SupportNote)]
pub(crate) struct NoteView {
    id: Uuid,
    /// The number of the message that it follows; 0 before the first.
    after: i32,
    text: String,
    created_at: Time,
}

impl From<Note> for NoteView {
    fn from(of: Note) -> Self {
        Self { id: of.id.0, after: of.after, text: of.text, created_at: of.created_at.into() }
    }
}

/// A conversation with everything beside it but the messages.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminSupportDetail)]
pub(crate) struct DetailBody {
    conversation: AdminConversationView,
    person: PersonView,
    /// Oldest first; of more than 200 the newest.
    notes: Vec<NoteView>,
    /// Oldest first.
    history: Vec<StepView>,
}

pub(super) fn detail(conn: &mut Conn, id: SupportConversationId) -> Result<DetailBody, ApiError> {
    let conversation = conversations::find(conn, id)?;
    let user = auth::users::get(conn, conversation.user)?;
    let company = match profiles::of_member(conn, user.id)? {
        Some(member) => {
            let flags = grants::flags(conn, member.company.id)?;
            Some(PersonCompanyView {
                id: member.company.id.0,
                name: member.company.name,
                payment: flags.payment,
                profile_completed: flags.profile_completed,
                assessment_access: flags.assessment_access,
                super_star_access: flags.super_star_access,
                marketing_completed: flags.marketing_completed,
            })
        }
        None => None,
    };
    let person = PersonView {
        id: user.id.0,
        kind: user.kind.into(),
        name: user.display_name,
        email: user.email,
        email_verified: user.email_verified,
        company,
    };
    let notes = notes::list(conn, id)?.into_iter().map(NoteView::from).collect();
    let history = history(conn, Object::of(conversations::KIND, id))?;
    Ok(DetailBody { conversation: conversation.into(), person, notes, history })
}

/// One conversation: who asks, what support has noted, what was done.
#[utoipa::path(get, path = "/api/admin/support/conversations/{id}", tag = "support",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = DetailBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_conversation(
    state: Data<State>,
    Id(id): Id<SupportConversationId>,
) -> Result<Json<DetailBody>, ApiError> {
    Ok(Json(state.db.read(move |conn| detail(conn, id)).await?))
}

/// Messages of a conversation.
#[utoipa::path(get, path = "/api/admin/support/conversations/{id}/messages", tag = "support",
    security(("bearer" = [])), params(("id" = Uuid, Path), WantedMessages),
    responses((status = 200, body = MessagesBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_conversation_messages(
    state: Data<State>,
    Id(id): Id<SupportConversationId>,
    req: HttpRequest,
) -> Result<Json<MessagesBody>, ApiError> {
    let wanted = WantedMessages::of(&req)?;
    let read = state.db.read(move |conn| {
        conversations::find(conn, id)?;
        listed(conn, id, wanted)
    });
    Ok(Json(read.await?))
}
