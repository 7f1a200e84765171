//! Published stories in the database, written. Every function is one statement.

use chrono::NaiveDate;
use db::Conn;
use db::schema::{
    interview_companies as companies, interview_days as days, interview_figures as counted,
    interview_texts as texts, interviews,
};
use diesel::prelude::*;
use diesel::upsert::excluded;
use kernel::{Instant, StoryId};

use super::rules::{Figure, Visibility};
use crate::form::Content;
use crate::machine::State;
use crate::slug::{company_slug, position_slug};
use crate::vocabulary::{Experience, Level, Outcome, Source};

/// A company's name is as its first story spelt it.
pub(super) fn know_company(conn: &mut Conn, slug: &str, name: &str) -> QueryResult<usize> {
    diesel::insert_into(companies::table)
        .values((companies::slug.eq(slug), companies::name.eq(name)))
        .on_conflict_do_nothing()
        .execute(conn)
}

pub(super) fn count_company(conn: &mut Conn, slug: &str, by: i32) -> QueryResult<usize> {
    diesel::update(companies::table.find(slug))
        .set(companies::stories.eq(companies::stories + by))
        .execute(conn)
}

pub(super) fn count_day(conn: &mut Conn, day: NaiveDate, by: i32) -> QueryResult<usize> {
    if by < 0 {
        let row = diesel::update(days::table.find(day));
        return row.set(days::stories.eq(days::stories + by)).execute(conn);
    }
    diesel::insert_into(days::table)
        .values((days::day.eq(day), days::stories.eq(by)))
        .on_conflict(days::day)
        .do_update()
        .set(days::stories.eq(days::stories + excluded(days::stories)))
        .execute(conn)
}

pub(super) fn count_figure(
    conn: &mut Conn,
    slug: &str,
    figure: Figure,
    value: &str,
    by: i32,
) -> QueryResult<usize> {
    if by < 0 {
        let row = counted::table.find((slug, figure, value));
        return diesel::update(row).set(counted::stories.eq(counted::stories + by)).execute(conn);
    }
    diesel::insert_into(counted::table)
        .values((
            counted::company_slug.eq(slug),
            counted::figure.eq(figure),
            counted::value.eq(value),
            counted::stories.eq(by),
        ))
        .on_conflict((counted::company_slug, counted::figure, counted::value))
        .do_update()
        .set(counted::stories.eq(counted::stories + excluded(counted::stories)))
        .execute(conn)
}

#[derive(Insertable, AsChangeset)]
#[diesel(table_name = interviews, treat_none_as_null = true)]
struct Facts<'a> {
    company_slug: String,
    position: &'a str,
    position_slug: String,
    year: i32,
    month: Option<i32>,
    level: Level,
    outcome: Outcome,
    difficulty: i32,
    experience: Experience,
    source: Source,
    language: &'a str,
    rounds_count: i32,
    days_to_decision: Option<i32>,
    verified: bool,
    checked_at: Instant,
}

impl<'a> Facts<'a> {
    fn of(content: &'a Content, verified: bool, at: Instant) -> Self {
        Self {
            company_slug: company_slug(&content.company_name),
            position: &content.position,
            position_slug: position_slug(&content.position),
            year: content.year,
            month: content.month,
            level: content.level,
            outcome: content.outcome,
            difficulty: content.difficulty,
            experience: content.experience,
            source: content.source,
            language: &content.language,
            rounds_count: i32::try_from(content.rounds.len()).unwrap_or(0),
            days_to_decision: content.days_to_decision,
            verified,
            checked_at: at,
        }
    }
}

#[derive(Insertable, AsChangeset)]
#[diesel(table_name = texts, treat_none_as_null = true)]
struct Said<'a> {
    heading: String,
    excerpt: String,
    summary: &'a str,
    tips: Option<&'a str>,
    rounds: serde_json::Value,
    words: String,
    shingles: Vec<i32>,
}

impl<'a> Said<'a> {
    fn of(content: &'a Content) -> Self {
        Self {
            heading: content.heading(),
            excerpt: content.excerpt(),
            summary: &content.summary,
            tips: content.tips.as_deref(),
            rounds: serde_json::to_value(&content.rounds).unwrap_or_default(),
            words: content.words(),
            shingles: content.shingles(),
        }
    }
}

pub(super) fn insert(
    conn: &mut Conn,
    id: StoryId,
    content: &Content,
    verified: bool,
    at: Instant,
) -> QueryResult<usize> {
    let facts = Facts::of(content, verified, at);
    diesel::insert_into(interviews::table)
        .values((interviews::id.eq(id), interviews::published_at.eq(at), facts))
        .execute(conn)
}

/// The database gives the text its marks, from the story.
pub(super) fn insert_text(conn: &mut Conn, id: StoryId, content: &Content) -> QueryResult<usize> {
    let said = Said::of(content);
    diesel::insert_into(texts::table).values((texts::interview_id.eq(id), said)).execute(conn)
}

pub(super) fn update(
    conn: &mut Conn,
    id: StoryId,
    content: &Content,
    verified: bool,
    at: Instant,
) -> QueryResult<usize> {
    let row = interviews::table.find(id);
    diesel::update(row).set(Facts::of(content, verified, at)).execute(conn)
}

pub(super) fn update_text(conn: &mut Conn, id: StoryId, content: &Content) -> QueryResult<usize> {
    diesel::update(texts::table.find(id)).set(Said::of(content)).execute(conn)
}

pub(super) fn delete(conn: &mut Conn, id: StoryId) -> QueryResult<usize> {
    diesel::delete(interviews::table.find(id)).execute(conn)
}

/// Marks the text that is shown.
pub(super) fn mark(
    conn: &mut Conn,
    id: StoryId,
    state: State,
    visibility: Visibility,
) -> QueryResult<usize> {
    let hidden = visibility == Visibility::Hidden;
    diesel::update(interviews::table.find(id))
        .set((interviews::state.eq(state), interviews::hidden.eq(hidden)))
        .execute(conn)
}

pub(super) fn mark_verified(conn: &mut Conn, id: StoryId) -> QueryResult<usize> {
    let row = diesel::update(interviews::table.find(id));
    row.set(interviews::verified.eq(true)).execute(conn)
}

/// What a published story was counted as.
#[derive(Queryable, Selectable)]
#[diesel(table_name = interviews)]
pub(super) struct Counted {
    pub(super) company_slug: String,
    pub(super) difficulty: i32,
    pub(super) outcome: Outcome,
    pub(super) experience: Experience,
    pub(super) days_to_decision: Option<i32>,
    pub(super) rounds_count: i32,
    pub(super) published_at: Instant,
    pub(super) verified: bool,
}

/// Locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: StoryId) -> QueryResult<Option<Counted>> {
    let row = interviews::table.find(id).select(Counted::as_select());
    row.for_no_key_update().first(conn).optional()
}
