//! Problems in the database. Every function is one statement.

mod parts;
mod tasks;

use std::collections::BTreeMap;

use db::Conn;
use db::schema::{problem_groups as groups, problem_tests as tests};
use db::schema::{problem_versions as versions, problems, scenario_tasks};
use diesel::dsl::{exists, not};
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::sql_types::Bool;
use kernel::uuid::Uuid;
use kernel::{CompanyId, Cursor, Instant, Language, Paging, ProblemId};

use super::WARM_UP;
use super::rules::{Detail, Difficulty, Limits, NewGroup, NewTest, NewVersion};
use super::rules::{Problem, ProblemType, Reader, Slug, Standing};

pub(super) use parts::{groups_of, samples};
pub(super) use tasks::{
    has_other_type, insert_task, is_of_another, is_of_scenario, taken, tasks_of,
};

pub(super) fn insert_problem(
    conn: &mut Conn,
    slug: &Slug,
    company: Option<CompanyId>,
) -> QueryResult<usize> {
    diesel::insert_into(problems::table)
        .values((
            problems::id.eq(Uuid::now_v7()),
            problems::slug.eq(slug.as_str()),
            problems::company_id.eq(company),
        ))
        .on_conflict(problems::slug)
        .do_nothing()
        .execute(conn)
}

/// The problem of this name, and whose it is.
pub(super) fn lock_problem(conn: &mut Conn, slug: &Slug) -> QueryResult<(Uuid, Option<CompanyId>)> {
    problems::table
        .filter(problems::slug.eq(slug.as_str()))
        .select((problems::id, problems::company_id))
        .for_no_key_update()
        .first(conn)
}

/// The version made of this package, and whether it is the published one.
pub(super) fn by_package(
    conn: &mut Conn,
    problem: Uuid,
    sha256: &[u8],
) -> QueryResult<Option<(ProblemId, bool)>> {
    versions::table
        .filter(versions::problem_id.eq(problem))
        .filter(versions::package_sha256.eq(sha256))
        .select((versions::id, versions::state.eq("published")))
        .first(conn)
        .optional()
}

pub(super) fn withdraw(conn: &mut Conn, problem: Uuid) -> QueryResult<Option<ProblemId>> {
    let published = versions::table.filter(versions::problem_id.eq(problem)).filter(is_published());
    diesel::update(published)
        .set(versions::state.eq("deprecated"))
        .returning(versions::id)
        .get_result(conn)
        .optional()
}

pub(super) fn reinstate(conn: &mut Conn, id: ProblemId) -> QueryResult<usize> {
    diesel::update(versions::table.find(id)).set(versions::state.eq("published")).execute(conn)
}

pub(super) fn is_superseded(conn: &mut Conn, id: ProblemId) -> QueryResult<bool> {
    let own = diesel::alias!(versions as own);
    let problem =
        own.filter(own.field(versions::id).eq(id)).select(own.field(versions::problem_id));
    let others = versions::table
        .filter(versions::problem_id.eq_any(problem))
        .filter(versions::id.ne(id))
        .filter(is_published());
    diesel::select(diesel::dsl::exists(others)).get_result(conn)
}

/// Locked until the transaction ends.
pub(super) fn lock_standing(conn: &mut Conn, id: ProblemId) -> QueryResult<Option<Standing>> {
    versions::table.find(id).select(versions::state).for_no_key_update().first(conn).optional()
}

pub(super) fn set_standing(conn: &mut Conn, id: ProblemId, to: Standing) -> QueryResult<usize> {
    diesel::update(versions::table.find(id)).set(versions::state.eq(to)).execute(conn)
}

pub(super) fn last_number(conn: &mut Conn, problem: Uuid) -> QueryResult<i32> {
    let last: Option<i32> = versions::table
        .filter(versions::problem_id.eq(problem))
        .select(diesel::dsl::max(versions::number))
        .first(conn)?;
    Ok(last.unwrap_or(0))
}

/// Sources as an object, by the language's name.
fn by_language(sources: &BTreeMap<Language, String>) -> serde_json::Value {
    let named = |(language, source): (&Language, &String)| {
        (language.as_str().to_owned(), source.clone().into())
    };
    serde_json::Value::Object(sources.iter().map(named).collect())
}

/// Fills in what a version that came before there were model solutions lacks.
pub(super) fn set_model_solutions(
    conn: &mut Conn,
    id: ProblemId,
    solutions: &BTreeMap<Language, String>,
) -> QueryResult<usize> {
    diesel::update(versions::table.find(id))
        .filter(versions::model_solutions.ne(by_language(solutions)))
        .set(versions::model_solutions.eq(by_language(solutions)))
        .execute(conn)
}

pub(super) fn model_solutions(
    conn: &mut Conn,
    id: ProblemId,
) -> QueryResult<BTreeMap<Language, String>> {
    let value: serde_json::Value =
        versions::table.find(id).select(versions::model_solutions).first(conn)?;
    serde_json::from_value(value)
        .map_err(|e| diesel::result::Error::DeserializationError(Box::new(e)))
}

pub(super) fn insert_version(
    conn: &mut Conn,
    id: ProblemId,
    problem: Uuid,
    number: i32,
    version: &NewVersion,
) -> QueryResult<usize> {
    diesel::insert_into(versions::table)
        .values((
            versions::id.eq(id),
            versions::problem_id.eq(problem),
            versions::number.eq(number),
            versions::package_sha256.eq(version.package_sha256.as_slice()),
            versions::title.eq(&version.title),
            versions::difficulty.eq(version.difficulty),
            versions::problem_type.eq(version.problem_type),
            versions::keywords.eq(&version.keywords),
            versions::statement.eq(&version.statement),
            versions::time_limit_ms.eq(version.limits.time_limit_ms),
            versions::memory_mib.eq(version.limits.memory_mib),
            versions::output_mib.eq(version.limits.output_mib),
            versions::source_kib.eq(version.limits.source_kib),
            versions::comparison.eq(&version.comparison),
            versions::validator.eq(&version.validator),
            versions::languages.eq(&version.languages),
            versions::templates.eq(by_language(&version.templates)),
            versions::model_solutions.eq(by_language(&version.model_solutions)),
        ))
        .execute(conn)
}

pub(super) fn insert_group(
    conn: &mut Conn,
    id: ProblemId,
    position: i32,
    group: &NewGroup,
) -> QueryResult<usize> {
    diesel::insert_into(groups::table)
        .values((
            groups::problem_version_id.eq(id),
            groups::position.eq(position),
            groups::name.eq(&group.name),
            groups::tag.eq(group.tag),
            groups::weight.eq(group.weight),
            groups::requires.eq(&group.requires),
            groups::scoring.eq(group.scoring),
        ))
        .execute(conn)
}

pub(super) fn insert_test(
    conn: &mut Conn,
    id: ProblemId,
    position: i32,
    number: i32,
    test: &NewTest,
) -> QueryResult<usize> {
    diesel::insert_into(tests::table)
        .values((
            tests::problem_version_id.eq(id),
            tests::number.eq(number),
            tests::group_position.eq(position),
            tests::name.eq(&test.name),
            tests::input.eq(&test.input),
            tests::answer.eq(&test.answer),
        ))
        .execute(conn)
}

type LimitsRow = (i32, i32, i32, i32);
type Asks = (Difficulty, ProblemType, bool);
type Words = (Vec<String>, Vec<Language>);
type ProblemRow = (ProblemId, String, String, Asks, Words, LimitsRow, Instant);

#[diesel::dsl::auto_type(no_type_alias)]
fn is_published() -> _ {
    versions::state.eq("published")
}

const LIMITS: (
    versions::time_limit_ms,
    versions::memory_mib,
    versions::output_mib,
    versions::source_kib,
) = (versions::time_limit_ms, versions::memory_mib, versions::output_mib, versions::source_kib);

type ProblemColumns = (
    versions::id,
    problems::slug,
    versions::title,
    (versions::difficulty, versions::problem_type, problems::practice),
    (versions::keywords, versions::languages),
    (versions::time_limit_ms, versions::memory_mib, versions::output_mib, versions::source_kib),
    versions::published_at,
);

const PROBLEM: ProblemColumns = (
    versions::id,
    problems::slug,
    versions::title,
    (versions::difficulty, versions::problem_type, problems::practice),
    (versions::keywords, versions::languages),
    LIMITS,
    versions::published_at,
);

type Seen = Box<dyn BoxableExpression<OfVersions, Pg, SqlType = Bool>>;
type OfVersions = diesel::dsl::InnerJoinQuerySource<versions::table, problems::table>;

/// Whether a reader may see the problem of a version.
fn is_seen_by(reader: Reader) -> Seen {
    match reader {
        Reader::Anybody => Box::new(problems::company_id.is_null()),
        Reader::Company(id) => {
            let own = problems::company_id.is_not_distinct_from(Some(id));
            Box::new(own.or(problems::company_id.is_null()))
        }
        Reader::All => Box::new(problems::slug.is_not_null()),
    }
}

pub(super) fn published(
    conn: &mut Conn,
    reader: Reader,
    paging: Paging,
) -> QueryResult<Vec<Problem>> {
    let of_scenario =
        scenario_tasks::table.filter(scenario_tasks::task_version_id.eq(versions::id));
    let mut query = versions::table
        .inner_join(problems::table)
        .filter(is_published())
        .filter(is_seen_by(reader))
        .filter(versions::problem_type.ne(ProblemType::MultiTask))
        .filter(problems::slug.ne(WARM_UP))
        .filter(not(exists(of_scenario)))
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = versions::published_at.eq(at).and(versions::id.lt(ProblemId(id)));
        query = query.filter(versions::published_at.lt(at).or(same));
    }
    let rows: Vec<ProblemRow> = query
        .order((versions::published_at.desc(), versions::id.desc()))
        .limit(paging.limit.fetch())
        .select(PROBLEM)
        .load(conn)?;
    Ok(rows.into_iter().map(problem).collect())
}

pub(super) fn published_id(
    conn: &mut Conn,
    reader: Reader,
    slug: &Slug,
) -> QueryResult<Option<ProblemId>> {
    versions::table
        .inner_join(problems::table)
        .filter(problems::slug.eq(slug.as_str()))
        .filter(is_seen_by(reader))
        .filter(is_published())
        .select(versions::id)
        .first(conn)
        .optional()
}

type DetailRow = (ProblemRow, String, serde_json::Value, Vec<u8>);

pub(super) fn details(
    conn: &mut Conn,
    ids: &[ProblemId],
) -> QueryResult<BTreeMap<ProblemId, Detail>> {
    let rows: Vec<DetailRow> = versions::table
        .inner_join(problems::table)
        .filter(versions::id.eq_any(ids))
        .select((PROBLEM, versions::statement, versions::templates, versions::package_sha256))
        .load(conn)?;
    rows.into_iter()
        .map(|(row, statement, templates, package_sha256)| {
            let problem = problem(row);
            let detail = Detail {
                statement,
                samples: Vec::new(),
                languages: problem.languages.clone(),
                templates: serde_json::from_value(templates)
                    .map_err(|e| diesel::result::Error::DeserializationError(Box::new(e)))?,
                package_sha256,
                problem,
            };
            Ok((detail.problem.id, detail))
        })
        .collect()
}

fn problem(row: ProblemRow) -> Problem {
    let (id, slug, title, asks, (keywords, languages), numbers, published_at) = row;
    let (difficulty, problem_type, practice) = asks;
    let limits = limits(numbers);
    let groups = Vec::new();
    Problem {
        id,
        slug,
        title,
        difficulty,
        problem_type,
        practice,
        keywords,
        languages,
        limits,
        groups,
        published_at,
    }
}

fn limits((time_limit_ms, memory_mib, output_mib, source_kib): LimitsRow) -> Limits {
    Limits { time_limit_ms, memory_mib, output_mib, source_kib }
}
