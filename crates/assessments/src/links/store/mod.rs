//! Links in the database. Every function is one statement.

mod companies;

use std::collections::HashMap;

use db::Conn;
use db::schema::{attempts, report_links as links, report_views as views, users};
use diesel::dsl::{case_when, exists, select, sum};
use diesel::prelude::*;
use kernel::{AttemptId, Cursor, Instant, Paging, ReportLinkId, ReportViewId, UserId};

use super::rules::{Kind, Link, MAX_TRIES, NewMail, NewShare, Section, View};
use super::secret::{Passcode, Secret};
pub(in crate::links) use companies::{
    allows, is_of_company, lock_of_company, of_company, revoke_all_of_company, revoke_of_company,
    set_allowed,
};

#[derive(Queryable, Selectable)]
#[diesel(table_name = links)]
struct Row {
    id: ReportLinkId,
    attempt_id: AttemptId,
    kind: Kind,
    sections: Vec<String>,
    passcode_hash: Option<Vec<u8>>,
    passcode_tries: i32,
    max_views: Option<i32>,
    views: i32,
    email: Option<String>,
    renewals: i32,
    used_at: Option<Instant>,
    created_at: Instant,
    expires_at: Instant,
    revoked_at: Option<Instant>,
    by_company: bool,
}

impl From<Row> for Link {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            attempt: row.attempt_id,
            kind: row.kind,
            // A section that this program does not know shows nothing.
            sections: row.sections.iter().filter_map(|word| Section::parse(word)).collect(),
            has_passcode: row.passcode_hash.is_some(),
            passcode_tries: row.passcode_tries,
            max_views: row.max_views,
            views: row.views,
            email: row.email,
            renewals: row.renewals,
            used_at: row.used_at,
            created_at: row.created_at,
            expires_at: row.expires_at,
            revoked_at: row.revoked_at,
            by_company: row.by_company,
        }
    }
}

fn words(sections: &[Section]) -> Vec<&'static str> {
    sections.iter().map(|section| section.as_str()).collect()
}

/// Whether the report is this candidate's own. Locked until the transaction ends.
pub(super) fn lock_own(conn: &mut Conn, id: AttemptId, user: UserId) -> QueryResult<bool> {
    let own = attempts::table
        .find(id)
        .filter(attempts::user_id.eq(user))
        .filter(attempts::submitted_at.is_not_null())
        .select(attempts::id)
        .for_no_key_update();
    Ok(own.first::<AttemptId>(conn).optional()?.is_some())
}

pub(super) fn is_own(conn: &mut Conn, id: AttemptId, user: UserId) -> QueryResult<bool> {
    let own = attempts::table
        .find(id)
        .filter(attempts::user_id.eq(user))
        .filter(attempts::submitted_at.is_not_null());
    select(exists(own)).get_result(conn)
}

/// Those of the candidate, or those of the company.
pub(super) fn count_active(
    conn: &mut Conn,
    id: AttemptId,
    by_company: bool,
    now: Instant,
) -> QueryResult<i64> {
    links::table
        .filter(links::attempt_id.eq(id))
        .filter(links::by_company.eq(by_company))
        .filter(links::revoked_at.is_null())
        .filter(links::expires_at.gt(now))
        .count()
        .get_result(conn)
}

pub(super) fn insert_share(
    conn: &mut Conn,
    (new, sections, by_company): (&NewShare, &[Section], bool),
    secret: &Secret,
    (now, expires_at): (Instant, Instant),
) -> QueryResult<Link> {
    let row: Row = diesel::insert_into(links::table)
        .values((
            links::id.eq(ReportLinkId::new()),
            links::attempt_id.eq(new.attempt),
            links::by_company.eq(by_company),
            links::kind.eq(Kind::Share),
            links::secret_sha256.eq(secret.digest()),
            links::sections.eq(words(sections)),
            links::passcode_salt.eq(new.passcode.as_ref().map(|code| &code.salt)),
            links::passcode_hash.eq(new.passcode.as_ref().map(|code| &code.hash)),
            links::max_views.eq(new.max_views),
            links::created_at.eq(now),
            links::expires_at.eq(expires_at),
        ))
        .returning(Row::as_returning())
        .get_result(conn)?;
    Ok(row.into())
}

pub(super) fn insert_mail(
    conn: &mut Conn,
    (new, sections): (&NewMail, &[Section]),
    secret: &Secret,
    (now, expires_at): (Instant, Instant),
) -> QueryResult<Link> {
    let row: Row = diesel::insert_into(links::table)
        .values((
            links::id.eq(ReportLinkId::new()),
            links::attempt_id.eq(new.attempt),
            links::kind.eq(Kind::Mail),
            links::secret_sha256.eq(secret.digest()),
            links::sections.eq(words(sections)),
            links::email.eq(new.email.as_str()),
            links::created_at.eq(now),
            links::expires_at.eq(expires_at),
        ))
        .returning(Row::as_returning())
        .get_result(conn)?;
    Ok(row.into())
}

/// The newest first.
pub(super) fn list(conn: &mut Conn, id: AttemptId, paging: Paging) -> QueryResult<Vec<Link>> {
    let mut query = links::table
        .filter(links::attempt_id.eq(id))
        .order((links::created_at.desc(), links::id.desc()))
        .limit(paging.limit.fetch())
        .select(Row::as_select())
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = links::created_at.eq(at).and(links::id.lt(ReportLinkId(id)));
        query = query.filter(links::created_at.lt(at).or(same));
    }
    Ok(query.load(conn)?.into_iter().map(Link::from).collect())
}

type ViewRow = (ReportViewId, (ReportLinkId, Kind, bool), Option<String>, Instant, String);

/// The latest first.
pub(super) fn views(conn: &mut Conn, id: AttemptId, paging: Paging) -> QueryResult<Vec<View>> {
    let mut query = views::table
        .inner_join(links::table)
        .filter(links::attempt_id.eq(id))
        .order((views::at.desc(), views::id.desc()))
        .limit(paging.limit.fetch())
        .select((
            views::id,
            (links::id, links::kind, links::by_company),
            links::email,
            views::at,
            views::agent,
        ))
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = views::at.eq(at).and(views::id.lt(ReportViewId(id)));
        query = query.filter(views::at.lt(at).or(same));
    }
    let rows: Vec<ViewRow> = query.load(conn)?;
    let view = |(id, (link, kind, by_company), email, at, agent)| View {
        id,
        link,
        kind,
        by_company,
        email,
        at,
        agent,
    };
    Ok(rows.into_iter().map(view).collect())
}

pub(super) fn opened(
    conn: &mut Conn,
    attempts: &[AttemptId],
) -> QueryResult<HashMap<AttemptId, i64>> {
    let rows: Vec<(AttemptId, Option<i64>)> = links::table
        .filter(links::attempt_id.eq_any(attempts))
        .group_by(links::attempt_id)
        .select((links::attempt_id, sum(links::views)))
        .load(conn)?;
    Ok(rows.into_iter().map(|(id, views)| (id, views.unwrap_or(0))).collect())
}

pub(super) fn revoke(
    conn: &mut Conn,
    id: ReportLinkId,
    by: UserId,
    now: Instant,
) -> QueryResult<usize> {
    let own = attempts::table.filter(attempts::user_id.eq(by)).select(attempts::id);
    let link = links::table
        .find(id)
        .filter(links::attempt_id.eq_any(own))
        .filter(links::revoked_at.is_null());
    diesel::update(link).set(links::revoked_at.eq(now)).execute(conn)
}

/// The attempts of accounts that are locked: nothing of theirs opens, and what was opened closes.
macro_rules! of_locked {
    () => {{
        let locked = users::table.filter(users::disabled_at.is_not_null()).select(users::id);
        attempts::table.filter(attempts::user_id.eq_any(locked)).select(attempts::id)
    }};
}

type PasscodeRow = (Option<Vec<u8>>, Option<Vec<u8>>);

/// Whether a shared link opens, and with which passcode. Nothing of somebody who is locked out opens.
pub(super) fn passcode(
    conn: &mut Conn,
    (id, secret): (ReportLinkId, &Secret),
    now: Instant,
) -> QueryResult<Option<Option<Passcode>>> {
    let row: Option<PasscodeRow> = links::table
        .filter(links::id.eq(id))
        .filter(links::kind.eq(Kind::Share))
        .filter(links::secret_sha256.eq(secret.digest()))
        .filter(links::revoked_at.is_null())
        .filter(links::expires_at.gt(now))
        .filter(links::passcode_tries.lt(MAX_TRIES))
        .filter(links::max_views.is_null().or(links::max_views.gt(links::views.nullable())))
        .filter(links::attempt_id.ne_all(of_locked!()))
        .select((links::passcode_salt, links::passcode_hash))
        .first(conn)
        .optional()?;
    let kept = |(salt, hash): PasscodeRow| Some(Passcode { salt: salt?, hash: hash? });
    Ok(row.map(kept))
}

pub(super) fn count_try(conn: &mut Conn, id: ReportLinkId) -> QueryResult<usize> {
    let left = links::table.find(id).filter(links::passcode_tries.lt(MAX_TRIES));
    diesel::update(left).set(links::passcode_tries.eq(links::passcode_tries + 1)).execute(conn)
}

/// Takes back the one try by which its reader got here; wrong ones stay counted.
pub(super) fn open(
    conn: &mut Conn,
    (id, secret): (ReportLinkId, &Secret),
    now: Instant,
) -> QueryResult<Option<Link>> {
    let good = links::table
        .find(id)
        .filter(links::kind.eq(Kind::Share))
        .filter(links::secret_sha256.eq(secret.digest()))
        .filter(links::revoked_at.is_null())
        .filter(links::expires_at.gt(now))
        .filter(links::max_views.is_null().or(links::max_views.gt(links::views.nullable())))
        .filter(links::attempt_id.ne_all(of_locked!()));
    let tries = case_when(links::passcode_tries.gt(0), links::passcode_tries - 1).otherwise(0);
    let row: Option<Row> = diesel::update(good)
        .set((links::views.eq(links::views + 1), links::passcode_tries.eq(tries)))
        .returning(Row::as_returning())
        .get_result(conn)
        .optional()?;
    Ok(row.map(Link::from))
}

pub(super) fn note_view(
    conn: &mut Conn,
    id: ReportLinkId,
    agent: &str,
    now: Instant,
) -> QueryResult<ReportViewId> {
    diesel::insert_into(views::table)
        .values((
            views::id.eq(ReportViewId::new()),
            views::link_id.eq(id),
            views::at.eq(now),
            views::agent.eq(agent),
        ))
        .returning(views::id)
        .get_result(conn)
}

/// The link that was opened so, after an instant, by somebody who has its secret or what that was exchanged for.
pub(super) fn opened_by(
    conn: &mut Conn,
    (view, secret): (ReportViewId, &Secret),
    since: Instant,
    now: Instant,
) -> QueryResult<Option<Link>> {
    let by_link = links::kind
        .eq(Kind::Share)
        .and(links::secret_sha256.eq(secret.digest()))
        .and(links::expires_at.gt(now));
    let by_mail = links::session_sha256.eq(secret.digest()).and(links::session_until.gt(now));
    let row: Option<Row> = views::table
        .inner_join(links::table)
        .filter(views::id.eq(view))
        .filter(views::at.gt(since))
        .filter(by_link.nullable().or(by_mail))
        .filter(links::revoked_at.is_null())
        .filter(links::attempt_id.ne_all(of_locked!()))
        .select(Row::as_select())
        .first(conn)
        .optional()?;
    Ok(row.map(Link::from))
}

pub(super) fn redeem(
    conn: &mut Conn,
    token: &Secret,
    (session, until): (&Secret, Instant),
    now: Instant,
) -> QueryResult<Option<Link>> {
    let good = links::table
        .filter(links::kind.eq(Kind::Mail))
        .filter(links::secret_sha256.eq(token.digest()))
        .filter(links::used_at.is_null())
        .filter(links::revoked_at.is_null())
        .filter(links::expires_at.gt(now))
        .filter(links::attempt_id.ne_all(of_locked!()));
    let row: Option<Row> = diesel::update(good)
        .set((
            links::used_at.eq(now),
            links::session_sha256.eq(session.digest()),
            links::session_until.eq(until),
        ))
        .returning(Row::as_returning())
        .get_result(conn)
        .optional()?;
    Ok(row.map(Link::from))
}

/// The link of a mail that was used with this token, until its days are over, and whether its candidate is locked.
/// Locked until the transaction ends, so that of those who renew it at once each sees what the one before has done.
pub(super) fn used(
    conn: &mut Conn,
    token: &Secret,
    now: Instant,
) -> QueryResult<Option<(Link, bool)>> {
    let row: Option<(Row, bool)> = links::table
        .filter(links::kind.eq(Kind::Mail))
        .filter(links::secret_sha256.eq(token.digest()))
        .filter(links::used_at.is_not_null())
        .filter(links::revoked_at.is_null())
        .filter(links::expires_at.gt(now))
        .select((Row::as_select(), links::attempt_id.eq_any(of_locked!())))
        .for_no_key_update()
        .first(conn)
        .optional()?;
    Ok(row.map(|(row, is_locked)| (row.into(), is_locked)))
}

pub(super) fn read(conn: &mut Conn, session: &Secret, now: Instant) -> QueryResult<Option<Link>> {
    let good = links::table
        .filter(links::session_sha256.eq(session.digest()))
        .filter(links::session_until.gt(now))
        .filter(links::revoked_at.is_null())
        .filter(links::attempt_id.ne_all(of_locked!()));
    let row: Option<Row> = diesel::update(good)
        .set(links::views.eq(links::views + 1))
        .returning(Row::as_returning())
        .get_result(conn)
        .optional()?;
    Ok(row.map(Link::from))
}

pub(super) fn renew(conn: &mut Conn, id: ReportLinkId, fresh: &Secret) -> QueryResult<Link> {
    let row: Row = diesel::update(links::table.find(id))
        .set((
            links::secret_sha256.eq(fresh.digest()),
            links::used_at.eq(None::<Instant>),
            links::renewals.eq(links::renewals + 1),
        ))
        .returning(Row::as_returning())
        .get_result(conn)?;
    Ok(row.into())
}

pub(super) fn remove_ended(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    diesel::delete(links::table.filter(links::expires_at.lt(before))).execute(conn)
}
