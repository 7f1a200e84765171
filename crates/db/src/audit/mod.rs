//! The audit log: who changed the state of what, and why. Rows are never changed or removed.

pub mod trail;

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Nullable, Text, Timestamptz, Uuid as SqlUuid};
use kernel::uuid::Uuid;
use kernel::{CompanyId, Instant, UserId};

use crate::schema::{audit_log, users};
use crate::{Conn, Error};

/// On whose behalf something was done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Actor {
    /// A signed-in person.
    User(UserId),
    /// The software itself: a deadline, a worker.
    System,
    /// Somebody at the command line of the server.
    Operator,
}

impl Actor {
    fn kind(self) -> &'static str {
        match self {
            Self::User(_) => "user",
            Self::System => "system",
            Self::Operator => "operator",
        }
    }

    /// The person, where it is one.
    pub fn user(self) -> Option<UserId> {
        match self {
            Self::User(id) => Some(id),
            Self::System | Self::Operator => None,
        }
    }
}

/// One thing done, to be recorded. The time is the database's.
///
/// ```no_run
/// use db::audit::{Actor, Entry};
///
/// fn lock(conn: &mut db::Conn, user: kernel::UserId) -> Result<(), db::Error> {
///     let entry = Entry::of("user", user).by(Actor::Operator, "lock");
///     entry.step("open", "locked").because("spam").record(conn)
/// }
/// ```
#[derive(Debug, Clone, Copy)]
#[must_use = "`record` writes it"]
pub struct Entry<'a> {
    object: Object,
    actor: Actor,
    action: &'a str,
    from: Option<&'a str>,
    to: Option<&'a str>,
    reason: Option<&'a str>,
}

/// The thing that something was done to.
#[derive(Debug, Clone, Copy)]
#[must_use = "an entry also says `by` whom what was done"]
pub struct Object {
    kind: &'static str,
    id: Uuid,
}

impl Object {
    /// The thing of this kind, such as `invitation`, with this id.
    pub fn of(kind: &'static str, id: impl Into<Uuid>) -> Self {
        Self { kind, id: id.into() }
    }

    /// What was done, as the state machine or the command names it, and on whose behalf.
    pub fn by<'a>(self, actor: Actor, action: impl Into<&'a str>) -> Entry<'a> {
        Entry { object: self, actor, action: action.into(), from: None, to: None, reason: None }
    }
}

impl<'a> Entry<'a> {
    /// About the thing of this kind with this id.
    pub fn of(kind: &'static str, id: impl Into<Uuid>) -> Object {
        Object::of(kind, id)
    }

    /// The state after, where there was none before.
    pub fn to(self, to: impl Into<&'a str>) -> Self {
        Self { to: Some(to.into()), ..self }
    }

    /// The states before and after.
    pub fn step(self, from: impl Into<&'a str>, to: impl Into<&'a str>) -> Self {
        Self { from: Some(from.into()), to: Some(to.into()), ..self }
    }

    /// Why, in the actor's words.
    pub fn because(self, reason: impl Into<Option<&'a str>>) -> Self {
        Self { reason: reason.into(), ..self }
    }

    /// Adds a row in the caller's transaction.
    ///
    /// # Errors
    /// [`Error::Query`].
    pub fn record(self, conn: &mut Conn) -> Result<(), Error> {
        diesel::insert_into(audit_log::table)
            .values((
                audit_log::actor_id.eq(self.actor.user()),
                audit_log::actor_kind.eq(self.actor.kind()),
                audit_log::action.eq(self.action),
                audit_log::object_kind.eq(self.object.kind),
                audit_log::object_id.eq(self.object.id),
                audit_log::from_state.eq(self.from),
                audit_log::to_state.eq(self.to),
                audit_log::reason.eq(self.reason),
            ))
            .execute(conn)?;
        Ok(())
    }
}

/// One thing done, as it is read back.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Done {
    /// When, by the database's clock.
    pub at: Instant,
    /// What.
    pub action: String,
    /// `user`, `system` or `operator`.
    pub actor_kind: String,
    /// The address of the person, where it was one.
    pub actor_email: Option<String>,
    /// The state before, where there is one.
    pub from: Option<String>,
    /// The state after, where there is one.
    pub to: Option<String>,
    /// Why, in the actor's words.
    pub reason: Option<String>,
    /// The account of the person, where it was one.
    pub actor: Option<UserId>,
}

/// Whether something was done to one thing for this very reason.
///
/// # Errors
/// [`Error::Query`].
pub fn is_known(
    conn: &mut Conn,
    action: &str,
    object: Object,
    reason: &str,
) -> Result<bool, Error> {
    let same = audit_log::table
        .filter(audit_log::object_id.eq(object.id))
        .filter(audit_log::object_kind.eq(object.kind))
        .filter(audit_log::action.eq(action))
        .filter(audit_log::reason.eq(reason));
    Ok(diesel::select(diesel::dsl::exists(same)).get_result(conn)?)
}

/// Whether somebody has done this to one thing since an instant.
///
/// # Errors
/// [`Error::Query`].
pub fn did_since(
    conn: &mut Conn,
    by: UserId,
    action: &str,
    object: Object,
    since: Instant,
) -> Result<bool, Error> {
    let same = audit_log::table
        .filter(audit_log::object_id.eq(object.id))
        .filter(audit_log::object_kind.eq(object.kind))
        .filter(audit_log::action.eq(action))
        .filter(audit_log::actor_id.eq(by))
        .filter(audit_log::at.ge(since));
    Ok(diesel::select(diesel::dsl::exists(same)).get_result(conn)?)
}

/// What was last done to one thing, at most `limit` rows, oldest first.
///
/// # Errors
/// [`Error::Query`].
pub fn history(conn: &mut Conn, object: Object, limit: i64) -> Result<Vec<Done>, Error> {
    history_of_all(conn, object.kind, &[object.id], limit)
}

/// What was last done to several things of a kind, at most `limit` rows together, oldest first.
///
/// # Errors
/// [`Error::Query`].
pub fn history_of_all(
    conn: &mut Conn,
    kind: &str,
    ids: &[Uuid],
    limit: i64,
) -> Result<Vec<Done>, Error> {
    let mut rows: Vec<Done> = audit_log::table
        .left_join(users::table)
        .filter(audit_log::object_kind.eq(kind))
        .filter(audit_log::object_id.eq_any(ids))
        .order(audit_log::id.desc())
        .limit(limit)
        .select((
            audit_log::at,
            audit_log::action,
            audit_log::actor_kind,
            users::email.nullable(),
            audit_log::from_state,
            audit_log::to_state,
            audit_log::reason,
            audit_log::actor_id,
        ))
        .load(conn)?;
    rows.reverse();
    Ok(rows)
}

/// Which part of what was done with a company's things is read.
#[derive(Debug, Clone, Copy)]
pub struct Lately<'a> {
    /// Whose things.
    pub company: CompanyId,
    /// From when on.
    pub since: Instant,
    /// Only what stands before this row; `None` for the newest.
    pub before: Option<i64>,
    /// How many rows.
    pub most: i64,
    /// Which acts, as `object_kind:action`. What is not named is not read.
    pub wanted: &'a [String],
}

/// One thing done with something of a company's.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Deed {
    /// The row's number, which grows.
    #[diesel(sql_type = BigInt)]
    pub number: i64,
    /// When.
    #[diesel(sql_type = Timestamptz)]
    pub at: Instant,
    /// The kind of the thing.
    #[diesel(sql_type = Text)]
    pub object_kind: String,
    /// What was done.
    #[diesel(sql_type = Text)]
    pub action: String,
    /// What the person is called now; `None` where it was no person. Empty once they are erased.
    #[diesel(sql_type = Nullable<Text>)]
    pub actor_name: Option<String>,
    /// Whether the person belongs to the company now.
    #[diesel(sql_type = Bool)]
    pub is_member: bool,
    /// Whether theirs is a company's account: of a colleague who has left, where they are no member.
    #[diesel(sql_type = Bool)]
    pub is_colleague: bool,
    /// Whether it is the person whom the thing is about.
    #[diesel(sql_type = Bool)]
    pub is_subject: bool,
    /// What the thing is called.
    #[diesel(sql_type = Text)]
    pub title: String,
    /// What the person is called whom it is about.
    #[diesel(sql_type = Nullable<Text>)]
    pub name: Option<String>,
    /// What is opened to look at it.
    #[diesel(sql_type = Nullable<SqlUuid>)]
    pub place: Option<Uuid>,
    /// What that belongs to.
    #[diesel(sql_type = Nullable<SqlUuid>)]
    pub parent: Option<Uuid>,
}

/// What was done lately with things of a company, the newest first. `things` is a query of the crate that owns them; it
/// answers `object_kind, id, title, name, subject, place, parent` of the company `$1`, and may leave out what has not
/// changed since `$2`.
///
/// # Errors
/// [`Error::Query`].
#[expect(clippy::disallowed_methods, reason = "the query builder joins no query that it is given")]
pub fn lately(
    conn: &mut Conn,
    things: &'static str,
    asked: Lately<'_>,
) -> Result<Vec<Deed>, Error> {
    let query = diesel::sql_query(format!(
        "select l.id as number, l.at, l.object_kind, l.action, u.display_name as actor_name,
           exists (select from company_members m
             where m.user_id = l.actor_id and m.company_id = $1) as is_member,
           coalesce(u.kind = 'company', false) as is_colleague,
           coalesce(l.actor_id = t.subject, false) as is_subject,
           t.title, t.name, t.place, t.parent
         from ({things}) t (object_kind, id, title, name, subject, place, parent)
           join audit_log l on l.object_id = t.id and l.object_kind = t.object_kind
           left join users u on u.id = l.actor_id
         where l.at >= $2 and l.id < $3 and l.object_kind || ':' || l.action = any($4)
         order by l.id desc limit $5"
    ));
    let found = query
        .bind::<SqlUuid, _>(asked.company)
        .bind::<Timestamptz, _>(asked.since)
        .bind::<BigInt, _>(asked.before.unwrap_or(i64::MAX))
        .bind::<Array<Text>, _>(asked.wanted)
        .bind::<BigInt, _>(asked.most)
        .load(conn)?;
    Ok(found)
}
