//! What somebody who was invited is shown of it. Every function is one statement.

use db::Conn;
use db::schema::{assessment_tasks as tasks, assessments, attempts, companies};
use db::schema::{invitations, partners};
use diesel::prelude::*;
use kernel::{AssessmentId, AttemptId, Cursor, Instant, InvitationId, Language, Paging, UserId};

use crate::invitations::cards::{Card, Mine};
use crate::invitations::machine::State;
use crate::invitations::rules::{Window, minutes_with, standing};
use crate::{consent, definitions, host};

type Lasts = (i32, bool, definitions::AiPolicy, (i32, i32));
type Taking = (bool, Option<UserId>);
type CardRow = (
    (InvitationId, String, State, String, (Option<Instant>, Instant, i32), Taking),
    (
        (host::Names, Option<String>),
        String,
        Lasts,
        Vec<Language>,
        Option<i64>,
        Option<AssessmentId>,
    ),
    Option<(AttemptId, UserId)>,
);

/// The state of a company that Assay has not looked at.
const UNVERIFIED: &str = "unverified";

pub(in crate::invitations) fn card(
    conn: &mut Conn,
    code: &str,
    now: Instant,
) -> QueryResult<Option<Card>> {
    let task_count =
        tasks::table.filter(tasks::assessment_id.eq(assessments::id)).count().single_value();
    let lasts = (
        assessments::duration_minutes,
        assessments::records_typing,
        assessments::ai_policy,
        (assessments::retake_attempts, assessments::retake_days),
    );
    let row: Option<CardRow> = invitations::table
        .inner_join(assessments::table.left_join(companies::table).left_join(partners::table))
        .left_join(attempts::table)
        .filter(invitations::code.eq(code))
        .select((
            (
                invitations::id,
                invitations::code,
                invitations::state,
                invitations::email,
                (
                    invitations::opens_at,
                    invitations::expires_at,
                    invitations::accommodation_percent,
                ),
                (invitations::any_address, invitations::user_id),
            ),
            (
                (
                    (companies::name.nullable(), partners::organisation.nullable()),
                    companies::state.nullable(),
                ),
                assessments::title,
                lasts,
                assessments::languages,
                task_count,
                assessments::trial_of,
            ),
            (attempts::id, attempts::user_id).nullable(),
        ))
        .first(conn)
        .optional()?;
    Ok(row.map(|((id, code, state, email, terms, taking), about, attempt)| {
        let (opens_at, expires_at, percent) = terms;
        let ((names, host_state), assessment_title, lasts, languages, task_count, trial_of) = about;
        let (duration_minutes, records_typing, ai_policy, retakes) = lasts;
        Card {
            id,
            code,
            standing: standing(state, Window { opens_at, expires_at }, now),
            is_unverified: host_state.as_deref() == Some(UNVERIFIED),
            by_partner: names.0.is_none(),
            edition: consent::of_host(names.0.is_none(), (records_typing, ai_policy)),
            company_name: host::named(names),
            assessment_title,
            duration_minutes,
            own_minutes: minutes_with(duration_minutes, percent),
            retakes,
            trial_of,
            ai_policy,
            task_count: task_count.unwrap_or(0),
            languages,
            email,
            any_address: taking.0,
            taken_by: taking.1,
            opens_at,
            expires_at,
            attempt,
        }
    }))
}

type MineRow = (
    (InvitationId, String, State, Instant, (Option<Instant>, Instant, i32)),
    (host::Names, String, i32),
    Option<(AttemptId, Instant)>,
);

pub(in crate::invitations) fn mine(
    conn: &mut Conn,
    (user, email): (UserId, &str),
    now: Instant,
    paging: Paging,
) -> QueryResult<Vec<Mine>> {
    let names = (companies::name.nullable(), partners::organisation.nullable());
    let as_invited = invitations::email.eq(email).and(invitations::taken_as.is_null());
    let as_other =
        invitations::user_id.assume_not_null().eq(user).and(invitations::taken_as.is_not_null());
    let mut query = invitations::table
        .inner_join(assessments::table.left_join(companies::table).left_join(partners::table))
        .left_join(attempts::table)
        .filter(as_invited.or(as_other))
        .filter(assessments::trial_of.is_null())
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = invitations::created_at.eq(at).and(invitations::id.lt(InvitationId(id)));
        query = query.filter(invitations::created_at.lt(at).or(same));
    }
    let rows: Vec<MineRow> = query
        .order((invitations::created_at.desc(), invitations::id.desc()))
        .limit(paging.limit.fetch())
        .select((
            (
                invitations::id,
                invitations::code,
                invitations::state,
                invitations::created_at,
                (
                    invitations::opens_at,
                    invitations::expires_at,
                    invitations::accommodation_percent,
                ),
            ),
            (names, assessments::title, assessments::duration_minutes),
            (attempts::id, attempts::ends_at).nullable(),
        ))
        .load(conn)?;
    Ok(rows
        .into_iter()
        .map(|((id, code, state, created_at, terms), about, attempt)| {
            let (opens_at, expires_at, percent) = terms;
            let (names, assessment_title, minutes) = about;
            Mine {
                id,
                code,
                company_name: host::named(names),
                assessment_title,
                duration_minutes: minutes_with(minutes, percent),
                standing: standing(state, Window { opens_at, expires_at }, now),
                created_at,
                opens_at,
                expires_at,
                attempt,
            }
        })
        .collect())
}
