//! Practice in the database. Every function is one statement.

use db::Conn;
use db::schema::{
    company_members as members, practice_catalogue as entries, practice_drafts as drafts,
    practice_statistics as counted, problem_versions as versions, problems, scenario_tasks,
    submissions,
};
use db::text_search::anywhere;
use diesel::dsl::{case_when, count, max};
use diesel::prelude::*;
use kernel::uuid::Uuid;
use kernel::{CompanyId, Instant, Language, UserId};

use super::rules::TaskOf;
use super::rules::{Asked, Draft, Found, Left, Listed, NewDraft, Sort, Standing, Standings};
use crate::problems::{Difficulty, ProblemType, Slug};
use crate::statistics::{SHOWN_FROM, Statistics};
use crate::submissions::{Kind, State, Verdict};

/// The key of what has too few people to be counted, as the table has it.
const FEW: i64 = -1;

pub(super) fn lock(conn: &mut Conn, slug: &Slug) -> QueryResult<Option<(Uuid, bool)>> {
    problems::table
        .filter(problems::slug.eq(slug.as_str()))
        .filter(problems::company_id.is_null())
        .select((problems::id, problems::practice))
        .for_no_key_update()
        .first(conn)
        .optional()
}

pub(super) fn set(conn: &mut Conn, id: Uuid, open: bool) -> QueryResult<usize> {
    diesel::update(problems::table.find(id)).set(problems::practice.eq(open)).execute(conn)
}

/// The companies whose member somebody is.
pub(super) fn companies_of(conn: &mut Conn, user: UserId) -> QueryResult<Vec<CompanyId>> {
    members::table.filter(members::user_id.eq(user)).select(members::company_id).load(conn)
}

/// What is open to everybody, and the scenarios of these companies.
#[diesel::dsl::auto_type(no_type_alias)]
fn published(own: Vec<CompanyId>) -> _ {
    let everybodys = problems::practice.and(problems::company_id.is_null());
    let scenario = versions::problem_type.eq("multi_task");
    let own = problems::company_id.assume_not_null().eq_any(own).and(scenario);
    problems::table
        .inner_join(versions::table)
        .filter(everybodys.or(own))
        .filter(versions::state.eq("published"))
}

/// The problems of these companies.
pub(super) fn problems_of(conn: &mut Conn, own: &[CompanyId]) -> QueryResult<Vec<Uuid>> {
    problems::table
        .filter(problems::company_id.assume_not_null().eq_any(own))
        .select(problems::id)
        .load(conn)
}

pub(super) fn keywords(conn: &mut Conn) -> QueryResult<Vec<Vec<String>>> {
    entries::table.filter(entries::is_open).select(entries::keywords).load(conn)
}

pub(super) fn find(
    conn: &mut Conn,
    slug: &Slug,
    own: Vec<CompanyId>,
) -> QueryResult<Option<Found>> {
    let row = published(own)
        .filter(problems::slug.eq(slug.as_str()))
        .select((
            problems::id,
            versions::id,
            versions::problem_type,
            versions::languages,
            versions::source_kib,
        ))
        .first(conn)
        .optional()?;
    Ok(row.map(|(problem, version, problem_type, languages, source_kib)| Found {
        problem,
        version,
        problem_type,
        languages,
        source_kib,
    }))
}

type Counted = (i64, i64, Option<i32>, Option<i64>);

fn statistics_of((tried, solved, acceptance_percent, median_seconds): Counted) -> Statistics {
    Statistics { tried, solved, acceptance_percent, median_seconds }
}

pub(super) fn statistics(conn: &mut Conn, problem: Uuid) -> QueryResult<Option<Statistics>> {
    let row: Option<Counted> = counted::table
        .find(problem)
        .select((
            counted::tried,
            counted::solved,
            counted::acceptance_percent,
            counted::median_seconds,
        ))
        .first(conn)
        .optional()?;
    Ok(row.map(statistics_of))
}

/// What somebody stands like with every problem that they submitted something for.
pub(super) fn standings(conn: &mut Conn, user: UserId) -> QueryResult<Standings> {
    let accepted = case_when(submissions::verdict.eq(Verdict::Ac), submissions::id);
    let rows: Vec<(Uuid, i64, Option<i32>)> = submissions::table
        .inner_join(versions::table)
        .filter(submissions::user_id.eq(user))
        .filter(submissions::attempt_id.is_null())
        .filter(submissions::kind.eq(Kind::Submit))
        .filter(submissions::state.ne(State::JudgeError))
        .group_by(versions::problem_id)
        .select((versions::problem_id, count(accepted), max(submissions::points)))
        .load(conn)?;
    let standing = |(problem, accepted, best_points)| {
        (problem, Standing { solved: accepted > 0, best_points })
    };
    Ok(rows.into_iter().map(standing).collect())
}

/// When somebody ran or submitted something last, by problem.
pub(super) fn last_tries(conn: &mut Conn, user: UserId) -> QueryResult<Vec<(Uuid, Instant)>> {
    submissions::table
        .inner_join(versions::table)
        .filter(submissions::user_id.eq(user))
        .filter(submissions::attempt_id.is_null())
        .group_by(versions::problem_id)
        .select((versions::problem_id, max(submissions::created_at).assume_not_null()))
        .load(conn)
}

/// The tasks of every scenario of the catalogue of these companies' members.
pub(super) fn scenario_tasks(conn: &mut Conn, own: Vec<CompanyId>) -> QueryResult<Vec<TaskOf>> {
    let task = diesel::alias!(versions as task);
    let rows: Vec<(Uuid, Uuid, i32)> = published(own)
        .inner_join(scenario_tasks::table.on(scenario_tasks::scenario_version_id.eq(versions::id)))
        .inner_join(task.on(task.field(versions::id).eq(scenario_tasks::task_version_id)))
        .select((problems::id, task.field(versions::problem_id), scenario_tasks::weight))
        .load(conn)?;
    Ok(rows.into_iter().map(|(scenario, task, weight)| TaskOf { scenario, task, weight }).collect())
}

type Asks = (Difficulty, ProblemType);
type Shown = (Option<i64>, Option<i64>, Option<i32>, Option<i64>);
type Row = (Uuid, String, String, Asks, Vec<String>, Vec<Language>, Instant, Shown);

fn listed(row: Row) -> Listed {
    let (id, slug, title, asks, keywords, languages, created_at, shown) = row;
    let (difficulty, problem_type) = asks;
    let (tried, solved, share, median) = shown;
    let counted = tried.zip(solved).map(|(tried, solved)| (tried, solved, share, median));
    let statistics = counted.map(statistics_of);
    let standing = None;
    Listed {
        id,
        slug,
        title,
        difficulty,
        problem_type,
        keywords,
        languages,
        created_at,
        statistics,
        standing,
    }
}

/// Leaves what the filter asks for.
macro_rules! narrow {
    ($query:ident, $filter:expr, $left:expr) => {
        let filter = $filter;
        if !filter.difficulties.is_empty() {
            $query = $query.filter(entries::difficulty.eq_any(&filter.difficulties));
        }
        if !filter.types.is_empty() {
            $query = $query.filter(entries::problem_type.eq_any(&filter.types));
        }
        if !filter.tags.is_empty() {
            $query = $query.filter(entries::keywords.overlaps_with(&filter.tags));
        }
        if !filter.languages.is_empty() {
            $query = $query.filter(entries::languages.overlaps_with(&filter.languages));
        }
        for word in kernel::fold_search(&filter.search).split(' ').map(anywhere) {
            $query = $query.filter(entries::words.like(word));
        }
        match $left {
            None => {}
            Some(Left::Only(ids)) => $query = $query.filter(entries::problem_id.eq_any(ids)),
            Some(Left::AllBut(ids)) => $query = $query.filter(entries::problem_id.ne_all(ids)),
        }
    };
}

/// Orders by a key and goes on after a place. Each key has an index, which is entered at that place.
macro_rules! ordered {
    ($query:ident, $key:expr, $after:expr) => {{
        if let Some((key, id)) = $after {
            let later = $key.lt(key).or(entries::problem_id.lt(id));
            $query = $query.filter($key.le(key)).filter(later);
        }
        $query.order(($key.desc(), entries::problem_id.desc()))
    }};
}

/// The rows in order, each with the key of its place: what is open to everybody, and of these problems.
pub(super) fn list(
    conn: &mut Conn,
    (asked, own): (&Asked, &[Uuid]),
    left: Option<&Left>,
) -> QueryResult<Vec<(i64, Listed)>> {
    let mut query = entries::table.into_boxed();
    query = match own {
        [] => query.filter(entries::is_open),
        own => query.filter(entries::is_open.or(entries::problem_id.eq_any(own))),
    };
    narrow!(query, &asked.filter, left);
    let counts = |after: kernel::Cursor| (after.at.timestamp_micros(), after.id);
    let small = |(key, id)| (i32::try_from(key).unwrap_or(i32::MAX), id);
    let query = match asked.sort {
        Sort::Easiest => ordered!(query, entries::ease_key, asked.after.map(counts).map(small)),
        Sort::Newest => {
            ordered!(query, entries::created_at, asked.after.map(|after| (after.at, after.id)))
        }
        Sort::Acceptance => {
            ordered!(query, entries::acceptance_key, asked.after.map(counts).map(small))
        }
        Sort::MostSolved => ordered!(query, entries::solved_key, asked.after.map(counts)),
    };
    let rows: Vec<Row> = query
        .limit(asked.limit.fetch())
        .select((
            entries::problem_id,
            entries::slug,
            entries::title,
            (entries::difficulty, entries::problem_type),
            entries::keywords,
            entries::languages,
            entries::created_at,
            (entries::tried, entries::solved, entries::acceptance_percent, entries::median_seconds),
        ))
        .load(conn)?;
    Ok(rows.into_iter().map(listed).map(|row| (key(asked.sort, &row), row)).collect())
}

/// The same key as in the statement.
fn key(sort: Sort, row: &Listed) -> i64 {
    let known = row.statistics;
    match sort {
        Sort::Easiest => match row.difficulty {
            Difficulty::Easy => 3,
            Difficulty::Medium => 2,
            Difficulty::Hard => 1,
        },
        Sort::Newest => row.created_at.timestamp_micros(),
        Sort::Acceptance => known.and_then(|known| known.acceptance_percent).map_or(FEW, i64::from),
        Sort::MostSolved => {
            known.filter(|known| known.tried >= SHOWN_FROM).map_or(FEW, |of| of.solved)
        }
    }
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = drafts)]
struct DraftRow {
    language: Language,
    source: String,
    revision: i32,
    saved_at: Instant,
}

impl From<DraftRow> for Draft {
    fn from(row: DraftRow) -> Self {
        let DraftRow { language, source, revision, saved_at } = row;
        Self { language, source, revision, saved_at }
    }
}

pub(super) fn drafts(conn: &mut Conn, user: UserId, problem: Uuid) -> QueryResult<Vec<Draft>> {
    let rows: Vec<DraftRow> = drafts::table
        .filter(drafts::user_id.eq(user))
        .filter(drafts::problem_id.eq(problem))
        .order(drafts::language)
        .select(DraftRow::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Draft::from).collect())
}

pub(super) fn draft(
    conn: &mut Conn,
    user: UserId,
    problem: Uuid,
    language: Language,
) -> QueryResult<Option<Draft>> {
    let row: Option<DraftRow> = drafts::table
        .find((user, problem, language))
        .select(DraftRow::as_select())
        .first(conn)
        .optional()?;
    Ok(row.map(Draft::from))
}

pub(super) fn save(
    conn: &mut Conn,
    (user, problem): (UserId, Uuid),
    draft: &NewDraft,
    now: Instant,
) -> QueryResult<Draft> {
    let row: DraftRow = diesel::insert_into(drafts::table)
        .values((
            drafts::user_id.eq(user),
            drafts::problem_id.eq(problem),
            drafts::language.eq(draft.language),
            drafts::source.eq(&draft.source),
            drafts::revision.eq(draft.revision),
            drafts::began_at.eq(now),
            drafts::saved_at.eq(now),
        ))
        .on_conflict((drafts::user_id, drafts::problem_id, drafts::language))
        .do_update()
        .set((
            drafts::source.eq(&draft.source),
            drafts::revision.eq(draft.revision),
            drafts::saved_at.eq(now),
        ))
        .returning(DraftRow::as_returning())
        .get_result(conn)?;
    Ok(row.into())
}
