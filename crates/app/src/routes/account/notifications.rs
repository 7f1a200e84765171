//! The caller's notifications, and which of them are read.

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use flows::notify::{self, Listed};
use kernel::NoticeId;
use kernel::uuid::Uuid;
use notices::inbox::{self, Counts, MOST_MARKED, Read, Which};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::Viewer;
use crate::web::{Body, input, paging_of, query};
use crate::wire::{PageBody, Time};

/// Which lines are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// `true`: only what is unread.
    unread: Option<bool>,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

/// One notification, in the words of the mail about it.
#[derive(Serialize, ToSchema)]
#[schema(as = Notification)]
struct NotificationView {
    id: Uuid,
    /// The name of the switch it hangs on.
    r#type: String,
    title: String,
    /// Paragraphs, one a line.
    text: String,
    /// The page it is about, a path of this site.
    link: String,
    created_at: Time,
    read_at: Option<Time>,
}

impl From<Listed> for NotificationView {
    fn from(listed: Listed) -> Self {
        // The link is beside the words here, and not within them.
        let words = listed.event.letter(&listed.link);
        Self {
            id: listed.id.0,
            r#type: listed.event.switch().name.to_owned(),
            title: words.subject().to_owned(),
            text: words.paragraphs().join("\n"),
            link: listed.link,
            created_at: listed.created_at.into(),
            read_at: listed.read_at.map(Time::from),
        }
    }
}

/// How the caller's list stands.
#[derive(Serialize, ToSchema)]
#[schema(as = NotificationStanding)]
pub(crate) struct StandingView {
    /// The newest line; null while there is none.
    pub(crate) newest: Option<Uuid>,
    /// How many are unread; 100 stands for 100 and more.
    pub(crate) unread: usize,
}

impl From<Counts> for StandingView {
    fn from(counts: Counts) -> Self {
        Self { newest: counts.newest.map(Uuid::from), unread: counts.unread }
    }
}

/// A page of the list, and how the whole of it stands.
#[derive(Serialize, ToSchema)]
#[schema(as = NotificationPage)]
pub(crate) struct ListView {
    #[serde(flatten)]
    page: PageBody<NotificationView>,
    #[serde(flatten)]
    standing: StandingView,
}

/// The caller's notifications, newest first.
#[utoipa::path(get, path = "/api/users/notifications", tag = "users", security(("bearer" = [])),
    params(Wanted),
    responses((status = 200, body = ListView), (status = 400, body = ProblemBody)))]
pub(crate) async fn list_notifications(
    state: Data<State>,
    viewer: Viewer,
    req: HttpRequest,
) -> Result<Json<ListView>, ApiError> {
    let wanted: Wanted = query(&req, "Ask for `unread`, `cursor` and `limit`, each once.")?;
    let paging = paging_of(wanted.cursor.as_deref(), wanted.limit.as_deref())?;
    let user = viewer.user.id;
    let which = if wanted.unread.unwrap_or(false) { Which::Unread } else { Which::All };
    let found = state.db.read(move |conn| {
        let page = notify::list(conn, user, which, paging.into())?;
        Ok::<_, ApiError>((page, inbox::counts(conn, user)?))
    });
    let (page, standing) = found.await?;
    let page = PageBody::of(page, NotificationView::from);
    Ok(Json(ListView { page, standing: standing.into() }))
}

/// What is read now: some lines, or one and all before it.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ReadNotifications)]
pub(crate) struct ReadRequest {
    /// 1 to 100 lines; those of others change nothing.
    #[validate(length(min = 1, max = "MOST_MARKED", message = "Name 1 to 100 notifications."))]
    ids: Option<Vec<Uuid>>,
    /// The newest line that was seen: it and all before it.
    up_to: Option<Uuid>,
}

input!(ReadRequest);

impl ReadRequest {
    fn read(self) -> Result<Read, ApiError> {
        match (self.ids, self.up_to) {
            (Some(ids), None) => Ok(Read::These(ids.into_iter().map(NoticeId).collect())),
            (None, Some(last)) => Ok(Read::UpTo(NoticeId(last))),
            _ => {
                let text = "Name either `ids` or `up_to`.";
                Err(ApiError::invalid_field("ids", "either_or", text))
            }
        }
    }
}

/// Marks lines as read; doing it again changes nothing.
#[utoipa::path(post, path = "/api/users/notifications/read", tag = "users",
    security(("bearer" = [])), request_body = ReadRequest,
    responses((status = 200, body = StandingView), (status = 400, body = ProblemBody)))]
pub(crate) async fn mark_notifications_read(
    state: Data<State>,
    viewer: Viewer,
    body: Body<ReadRequest>,
) -> Result<Json<StandingView>, ApiError> {
    let (user, read, now) = (viewer.user.id, body.value.read()?, state.clock.now());
    let done = state.db.write(move |conn| {
        notify::mark_read(conn, user, &read, now)?;
        Ok::<_, ApiError>(inbox::counts(conn, user)?)
    });
    Ok(Json(done.await?.into()))
}
