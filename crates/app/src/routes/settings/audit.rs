//! The audit trail.

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use db::audit::trail::{self, By, Filter, Row};
use kernel::chrono::{Days, NaiveDate, NaiveTime};
use kernel::uuid::Uuid;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{day, filter, paging_of, query};
use crate::wire::{PageBody, Time};

/// One entry of the audit trail.
#[derive(Serialize, ToSchema)]
#[schema(as = AuditEntry)]
pub(crate) struct EntryView {
    id: String,
    at: Time,
    /// An address, `system` or `operator`.
    actor: String,
    actor_kind: AuditActorKind,
    action: String,
    /// The kind of what it was done to.
    entity: String,
    /// Its id; null where it has none.
    entity_id: Option<Uuid>,
    /// The state before; null where none is noted.
    before: Option<String>,
    /// The state after; null where none is noted.
    after: Option<String>,
    /// Why, in the actor's words.
    reason: Option<String>,
}

/// On whose behalf something was done.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum AuditActorKind {
    User,
    System,
    Operator,
}

impl From<Row> for EntryView {
    fn from(of: Row) -> Self {
        let kind = match of.actor_kind.as_str() {
            "system" => AuditActorKind::System,
            "operator" => AuditActorKind::Operator,
            _ => AuditActorKind::User,
        };
        let actor = of.actor_email.map(|email| kernel::own_spelling(&email));
        Self {
            id: of.number.to_string(),
            at: of.at.into(),
            actor: actor.unwrap_or(of.actor_kind),
            actor_kind: kind,
            action: of.action,
            entity: of.object_kind,
            entity_id: of.object,
            before: of.from,
            after: of.to,
            reason: of.reason,
        }
    }
}

/// Which entries are asked for. Each part that is there narrows them.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct AuditFilter {
    /// A part of the actor's address, or `system` or `operator`.
    actor: Option<String>,
    /// What was done, such as `approve`.
    action: Option<String>,
    /// A kind, such as `company`, or the id of one row.
    entity: Option<String>,
    /// From this day on.
    from: Option<String>,
    /// Up to this day.
    to: Option<String>,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

const HELP: &str =
    "Ask for `actor`, `action`, `entity`, `from`, `to`, `cursor` and `limit`, each once.";

fn word(text: &str) -> Option<String> {
    (text.chars().count() <= 100).then(|| text.to_lowercase())
}

fn by(text: &str) -> Option<By> {
    Some(match word(text)?.as_str() {
        "system" => By::System,
        "operator" => By::Operator,
        part => By::Person(part.to_owned()),
    })
}

impl AuditFilter {
    fn filter(&self) -> Result<Filter, ApiError> {
        let midnight = |day: NaiveDate| day.and_time(NaiveTime::MIN).and_utc();
        let entity = filter(self.entity.as_deref(), HELP, word)?;
        let object: Option<Uuid> = entity.as_deref().and_then(|text| text.parse().ok());
        Ok(Filter {
            actor: filter(self.actor.as_deref(), HELP, by)?,
            action: filter(self.action.as_deref(), HELP, word)?,
            object_kind: entity.filter(|_| object.is_none()),
            object,
            from: filter(self.from.as_deref(), HELP, day)?.map(midnight),
            before: filter(self.to.as_deref(), HELP, day)?.map(|day| midnight(day + Days::new(1))),
        })
    }
}

/// The audit trail, newest first.
#[utoipa::path(get, path = "/api/admin/audit", tag = "admin", security(("bearer" = [])),
    params(AuditFilter),
    responses((status = 200, body = PageBody<EntryView>), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_audit_trail(
    state: Data<State>,
    req: HttpRequest,
) -> Result<Json<PageBody<EntryView>>, ApiError> {
    let asked: AuditFilter = query(&req, HELP)?;
    let paging = paging_of(asked.cursor.as_deref(), asked.limit.as_deref())?;
    let (filter, place) = (asked.filter()?, paging.into());
    let page = state.db.read(move |conn| trail::list(conn, &filter, place)).await?;
    Ok(Json(PageBody::of(page, EntryView::from)))
}
