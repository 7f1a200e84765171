//! Assessments of partners in the database. Every function is one statement.

use std::collections::BTreeMap;

use db::Conn;
use db::schema::{assessments, attempts, cohort_members as members, cohorts, grades, invitations};
use db::schema::{problem_versions as versions, problems, users};
use diesel::dsl::{count, count_star, exists, select};
use diesel::prelude::*;
use kernel::{
    AssessmentId, AttemptId, Cursor, Instant, InvitationId, Language, Paging, ProblemId, UserId,
};

use super::rules::{Cohort, Consent, Counts, Membership, NewCohort, Offers, Shown, Student};
use crate::definitions::Offer;
use crate::invitations::{Code, State};

pub(super) fn is_one(conn: &mut Conn, id: AssessmentId) -> QueryResult<bool> {
    select(exists(cohorts::table.find(id))).get_result(conn)
}

/// Those among `slugs` that are published and open for practice. Locked, so that none is withdrawn before the caller's
/// transaction ends.
pub(super) fn offers(conn: &mut Conn, slugs: &[&str]) -> QueryResult<Offers> {
    let rows: Vec<(String, ProblemId, Vec<Language>, String, String)> = versions::table
        .inner_join(problems::table)
        .filter(problems::slug.eq_any(slugs))
        .filter(problems::practice)
        .filter(problems::company_id.is_null())
        .filter(versions::state.eq("published"))
        // A scenario has no tests of its own.
        .filter(versions::problem_type.ne("multi_task"))
        .select((
            problems::slug,
            versions::id,
            versions::languages,
            versions::difficulty,
            versions::problem_type,
        ))
        .for_share()
        .load(conn)?;
    let offer = |(slug, problem, languages, difficulty, kind)| {
        (slug, Offer { problem, languages, difficulty, kind })
    };
    Ok(rows.into_iter().map(offer).collect())
}

pub(super) fn insert_assessment(
    conn: &mut Conn,
    id: AssessmentId,
    new: &NewCohort,
    languages: &[Language],
) -> QueryResult<usize> {
    diesel::insert_into(assessments::table)
        .values((
            assessments::id.eq(id),
            assessments::partner_id.eq(new.partner),
            assessments::title.eq(&new.title),
            assessments::duration_minutes.eq(new.duration_minutes),
            assessments::languages.eq(languages),
            assessments::created_by.eq(new.partner),
            assessments::records_typing.eq(false),
            assessments::ai_policy.eq("off"),
            // One attempt a student: their invitation is the only one.
            assessments::retake_attempts.eq(1),
        ))
        .execute(conn)
}

pub(super) fn insert(
    conn: &mut Conn,
    id: AssessmentId,
    code: &str,
    (opens_at, closes_at): (Instant, Instant),
) -> QueryResult<usize> {
    diesel::insert_into(cohorts::table)
        .values((
            cohorts::assessment_id.eq(id),
            cohorts::code.eq(code),
            cohorts::opens_at.eq(opens_at),
            cohorts::closes_at.eq(closes_at),
        ))
        .execute(conn)
}

type Row = (
    (AssessmentId, Option<UserId>, String, i32, Vec<Language>, Instant),
    (String, Instant, Instant, i32),
);

fn cohort((about, own): Row) -> Option<Cohort> {
    let (id, partner, title, duration_minutes, languages, created_at) = about;
    let (code, opens_at, closes_at, version) = own;
    let counts = Counts::default();
    Some(Cohort {
        id,
        partner: partner?,
        title,
        duration_minutes,
        languages,
        code,
        opens_at,
        closes_at,
        created_at,
        version,
        counts,
    })
}

type About = (
    assessments::id,
    assessments::partner_id,
    assessments::title,
    assessments::duration_minutes,
    assessments::languages,
    assessments::created_at,
);
type Own = (cohorts::code, cohorts::opens_at, cohorts::closes_at, cohorts::version);

const ABOUT: About = (
    assessments::id,
    assessments::partner_id,
    assessments::title,
    assessments::duration_minutes,
    assessments::languages,
    assessments::created_at,
);
const OWN: Own = (cohorts::code, cohorts::opens_at, cohorts::closes_at, cohorts::version);

pub(super) fn list(conn: &mut Conn, partner: UserId, paging: Paging) -> QueryResult<Vec<Cohort>> {
    let mut query = cohorts::table
        .inner_join(assessments::table)
        .filter(assessments::partner_id.eq(partner))
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = assessments::created_at.eq(at).and(assessments::id.lt(AssessmentId(id)));
        query = query.filter(assessments::created_at.lt(at).or(same));
    }
    let rows: Vec<Row> = query
        .order((assessments::created_at.desc(), assessments::id.desc()))
        .limit(paging.limit.fetch())
        .select((ABOUT, OWN))
        .load(conn)?;
    Ok(rows.into_iter().filter_map(cohort).collect())
}

pub(super) fn find(
    conn: &mut Conn,
    partner: UserId,
    id: AssessmentId,
) -> QueryResult<Option<Cohort>> {
    let row: Option<Row> = cohorts::table
        .inner_join(assessments::table)
        .filter(cohorts::assessment_id.eq(id))
        .filter(assessments::partner_id.eq(partner))
        .select((ABOUT, OWN))
        .first(conn)
        .optional()?;
    Ok(row.and_then(cohort))
}

pub(super) fn by_code(conn: &mut Conn, code: &str) -> QueryResult<Option<Cohort>> {
    let row: Option<Row> = cohorts::table
        .inner_join(assessments::table)
        .filter(cohorts::code.eq(code))
        .select((ABOUT, OWN))
        .first(conn)
        .optional()?;
    Ok(row.and_then(cohort))
}

/// Who joins and who closes take their turn until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: AssessmentId) -> QueryResult<Option<Cohort>> {
    let row: Option<Row> = cohorts::table
        .inner_join(assessments::table)
        .filter(cohorts::assessment_id.eq(id))
        .select((ABOUT, OWN))
        .for_no_key_update()
        .first(conn)
        .optional()?;
    Ok(row.and_then(cohort))
}

/// One that was to open later never does.
pub(super) fn close(conn: &mut Conn, cohort: &Cohort, at: Instant) -> QueryResult<usize> {
    diesel::update(cohorts::table.find(cohort.id))
        .set((
            cohorts::opens_at.eq(cohort.opens_at.min(at)),
            cohorts::closes_at.eq(at),
            cohorts::version.eq(cohorts::version + 1),
        ))
        .execute(conn)
}

/// They lapse like all others.
pub(super) fn close_invitations(
    conn: &mut Conn,
    id: AssessmentId,
    at: Instant,
) -> QueryResult<usize> {
    let pending = invitations::table
        .filter(invitations::assessment_id.eq(id))
        .filter(invitations::state.eq_any(State::PENDING));
    diesel::update(pending)
        .set((invitations::expires_at.eq(at), invitations::opens_at.eq(None::<Instant>)))
        .execute(conn)
}

pub(super) fn joined(
    conn: &mut Conn,
    ids: &[AssessmentId],
) -> QueryResult<BTreeMap<AssessmentId, i64>> {
    let rows: Vec<(AssessmentId, i64)> = members::table
        .filter(members::assessment_id.eq_any(ids))
        .group_by(members::assessment_id)
        .select((members::assessment_id, count_star()))
        .load(conn)?;
    Ok(rows.into_iter().collect())
}

/// How many attempts have begun, and how many are over.
pub(super) fn attempts(
    conn: &mut Conn,
    ids: &[AssessmentId],
) -> QueryResult<BTreeMap<AssessmentId, (i64, i64)>> {
    let rows: Vec<(AssessmentId, i64, i64)> = attempts::table
        .filter(attempts::assessment_id.eq_any(ids))
        .group_by(attempts::assessment_id)
        .select((attempts::assessment_id, count_star(), count(attempts::submitted_at)))
        .load(conn)?;
    Ok(rows.into_iter().map(|(id, began, over)| (id, (began, over))).collect())
}

/// When each attempt was first graded, and its latest score.
pub(super) fn scores(
    conn: &mut Conn,
    id: AssessmentId,
) -> QueryResult<Vec<(Option<Instant>, AttemptId, i32)>> {
    grades::table
        .inner_join(attempts::table)
        .filter(attempts::assessment_id.eq(id))
        .order((grades::attempt_id, grades::generation.desc()))
        .distinct_on(grades::attempt_id)
        .select((attempts::graded_at, attempts::id, grades::fineness))
        .load(conn)
}

type Attempted = Option<(AttemptId, Option<Instant>)>;
type ShownRow = (UserId, String, Instant, Attempted);

pub(super) fn shown(conn: &mut Conn, id: AssessmentId, paging: Paging) -> QueryResult<Vec<Shown>> {
    let mut query = members::table
        .inner_join(users::table.on(users::id.eq(members::user_id)))
        .left_join(attempts::table.on(attempts::invitation_id.eq(members::invitation_id)))
        .filter(members::assessment_id.eq(id))
        .filter(members::shows_result)
        .filter(users::disabled_at.is_null())
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = members::agreed_at.eq(at).and(members::user_id.lt(UserId(id)));
        query = query.filter(members::agreed_at.lt(at).or(same));
    }
    let rows: Vec<ShownRow> = query
        .order((members::agreed_at.desc(), members::user_id.desc()))
        .limit(paging.limit.fetch())
        .select((
            members::user_id,
            users::display_name,
            members::agreed_at,
            (attempts::id, attempts::submitted_at).nullable(),
        ))
        .load(conn)?;
    let shown = |(user, name, agreed_at, attempted): ShownRow| Shown {
        user,
        name,
        agreed_at,
        attempt: attempted.map(|(id, _)| id),
        finished_at: attempted.and_then(|(_, at)| at),
        fineness: None,
    };
    Ok(rows.into_iter().map(shown).collect())
}

pub(super) fn membership(
    conn: &mut Conn,
    id: AssessmentId,
    user: UserId,
) -> QueryResult<Option<Membership>> {
    let row: Option<(String, bool, i32)> = members::table
        .inner_join(invitations::table)
        .filter(members::assessment_id.eq(id))
        .filter(members::user_id.eq(user))
        .select((invitations::code, members::shows_result, members::version))
        .first(conn)
        .optional()?;
    Ok(row.map(|(invitation, shows_result, version)| Membership {
        invitation,
        shows_result,
        version,
    }))
}

pub(super) fn invite(
    conn: &mut Conn,
    (id, code): (InvitationId, &Code),
    cohort: &Cohort,
    student: &Student,
) -> QueryResult<usize> {
    diesel::insert_into(invitations::table)
        .values((
            invitations::id.eq(id),
            invitations::assessment_id.eq(cohort.id),
            invitations::code.eq(code.as_str()),
            invitations::email.eq(student.email.as_str()),
            invitations::created_by.eq(cohort.partner),
            invitations::opens_at.eq(cohort.opens_at),
            invitations::expires_at.eq(cohort.closes_at),
        ))
        .execute(conn)
}

pub(super) fn insert_member(
    conn: &mut Conn,
    (id, user, invitation): (AssessmentId, UserId, InvitationId),
    agreed: Consent<'_>,
    at: Instant,
) -> QueryResult<usize> {
    diesel::insert_into(members::table)
        .values((
            members::assessment_id.eq(id),
            members::user_id.eq(user),
            members::invitation_id.eq(invitation),
            members::consent_text_version.eq(agreed.edition),
            members::agreed_at.eq(at),
            members::shows_result.eq(agreed.shows_result),
        ))
        .execute(conn)
}

pub(super) fn set_shows(
    conn: &mut Conn,
    (id, user): (AssessmentId, UserId),
    shows: bool,
) -> QueryResult<usize> {
    diesel::update(members::table.find((id, user)))
        .set((members::shows_result.eq(shows), members::version.eq(members::version + 1)))
        .execute(conn)
}
