//! Published stories in the database, read. Every function is one statement.

use db::Conn;
use db::schema::{interview_companies as companies, interview_texts as texts, interviews};
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::{Bool, Float, Integer, Text};
use kernel::{CompanyId, Instant, StoryId};

use super::rules::{BREAK, Card, Company, Filter, HIT, Story};
use super::unfold::BRACKETS;
use crate::form::Round;
use crate::vocabulary::{Experience, Level, Outcome, Source};

/// A story's place in every order but that of relevance.
pub(super) type Found = (StoryId, i64, i32);

/// One value is asked for by name, so that an index in the list's order can be walked.
macro_rules! narrow {
    ($query:ident, $column:expr, $values:expr) => {
        match $values.as_slice() {
            [] => {}
            [one] => $query = $query.filter($column.eq(one.clone())),
            many => $query = $query.filter($column.eq_any(many.to_vec())),
        }
    };
}

macro_rules! narrow_all {
    ($query:ident, $filter:expr) => {
        $query = $query.filter(interviews::hidden.eq(false));
        narrow!($query, interviews::company_slug, $filter.companies);
        narrow!($query, interviews::position_slug, $filter.positions);
        narrow!($query, interviews::year, $filter.years);
        narrow!($query, interviews::level, $filter.levels);
        narrow!($query, interviews::outcome, $filter.outcomes);
        narrow!($query, interviews::difficulty, $filter.difficulties);
        narrow!($query, interviews::source, $filter.sources);
        narrow!($query, interviews::language, $filter.languages);
        if $filter.verified {
            $query = $query.filter(interviews::verified.eq(true));
        }
    };
}

/// The newest stories below a place. Read from an index alone, so it does not ask for their likes.
pub(super) fn newest_first(
    conn: &mut Conn,
    filter: &Filter,
    below: Option<i64>,
    limit: i64,
) -> QueryResult<Vec<Found>> {
    let no_likes = sql::<Integer>("0");
    let mut query = interviews::table
        .select((interviews::id, interviews::seq, no_likes))
        .order(interviews::seq.desc())
        .limit(limit)
        .into_boxed();
    narrow_all!(query, filter);
    if let Some(seq) = below {
        query = query.filter(interviews::seq.lt(seq));
    }
    query.load(conn)
}

/// The most liked stories after a place.
pub(super) fn most_liked(
    conn: &mut Conn,
    filter: &Filter,
    after: Option<(i32, i64)>,
    limit: i64,
) -> QueryResult<Vec<Found>> {
    let mut query = interviews::table
        .select((interviews::id, interviews::seq, interviews::likes_count))
        .order((interviews::likes_count.desc(), interviews::seq.desc()))
        .limit(limit)
        .into_boxed();
    narrow_all!(query, filter);
    if let Some((likes, seq)) = after {
        let same = interviews::likes_count.eq(likes).and(interviews::seq.lt(seq));
        // The first half is what the index can begin at.
        query = query
            .filter(interviews::likes_count.le(likes))
            .filter(interviews::likes_count.lt(likes).or(same));
    }
    query.load(conn)
}

/// Where stories are searched for words.
pub(super) struct Searched<'a> {
    pub(super) words: &'a str,
    /// The marks of the stories that are looked at, as a query.
    pub(super) within: String,
    /// The place after the newest story that is looked at.
    pub(super) below: i64,
}

/// The newest stories in which the words are found.
pub(super) fn matches(
    conn: &mut Conn,
    searched: &Searched<'_>,
    limit: i64,
) -> QueryResult<Vec<(StoryId, i64)>> {
    let matching = sql::<Bool>("search @@ websearch_to_tsquery('english', ")
        .bind::<Text, _>(searched.words.to_owned())
        .sql(")");
    let within =
        sql::<Bool>("search @@ cast(").bind::<Text, _>(searched.within.clone()).sql(" as tsquery)");
    texts::table
        .filter(matching)
        .filter(within)
        .filter(texts::seq.lt(searched.below))
        .order(texts::seq.desc())
        .select((texts::interview_id, texts::seq))
        .limit(limit)
        .load(conn)
}

/// How well the words fit each of these stories.
pub(super) fn ranks(
    conn: &mut Conn,
    words: &str,
    ids: &[StoryId],
) -> QueryResult<Vec<(StoryId, f32)>> {
    let rank =
        sql::<Float>("ts_rank_cd('{0.1,0.2,0.4,1}', search, websearch_to_tsquery('english', ")
            .bind::<Text, _>(words.to_owned())
            .sql("), 1)");
    let rows = texts::table.filter(texts::interview_id.eq_any(ids));
    rows.select((texts::interview_id, rank)).load(conn)
}

/// How many like each of these stories.
pub(super) fn likes(conn: &mut Conn, ids: &[StoryId]) -> QueryResult<Vec<(StoryId, f32)>> {
    let likes = sql::<Float>("likes_count::real");
    let rows = interviews::table.filter(interviews::id.eq_any(ids));
    rows.select((interviews::id, likes)).load(conn)
}

/// The newest story's place; 0 where there is none.
pub(super) fn newest(conn: &mut Conn) -> QueryResult<i64> {
    let first = interviews::table.select(interviews::seq).order(interviews::seq.desc());
    Ok(first.first(conn).optional()?.unwrap_or(0))
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = interviews)]
struct Row {
    id: StoryId,
    company_slug: String,
    position: String,
    position_slug: String,
    level: Level,
    year: i32,
    month: Option<i32>,
    outcome: Outcome,
    difficulty: i32,
    experience: Experience,
    source: Source,
    language: String,
    rounds_count: i32,
    days_to_decision: Option<i32>,
    verified: bool,
    likes_count: i32,
    published_at: Instant,
    checked_at: Instant,
}

type Named = (String, Option<CompanyId>);

fn card(row: Row, (name, company): Named, excerpt: String) -> Card {
    Card {
        id: row.id,
        company: Company { name, slug: row.company_slug, company },
        position: row.position,
        position_slug: row.position_slug,
        level: row.level,
        year: row.year,
        month: row.month,
        outcome: row.outcome,
        difficulty: row.difficulty,
        experience: row.experience,
        source: row.source,
        language: row.language,
        rounds_count: row.rounds_count,
        days_to_decision: row.days_to_decision,
        verified: row.verified,
        likes_count: row.likes_count,
        published_at: row.published_at,
        checked_at: row.checked_at,
        excerpt,
        highlights: Vec::new(),
    }
}

/// Those of these stories that everybody may read, in no order.
pub(super) fn cards(conn: &mut Conn, ids: &[StoryId]) -> QueryResult<Vec<Card>> {
    let rows: Vec<(Row, Named, String)> = interviews::table
        .inner_join(companies::table)
        .inner_join(texts::table)
        .filter(interviews::id.eq_any(ids))
        .filter(interviews::hidden.eq(false))
        .select((Row::as_select(), (companies::name, companies::company_id), texts::excerpt))
        .load(conn)?;
    Ok(rows.into_iter().map(|(row, named, excerpt)| card(row, named, excerpt)).collect())
}

/// What is read of each of these stories, and the places in it, folded, in which the words stand.
pub(super) fn headlines(
    conn: &mut Conn,
    words: &str,
    ids: &[StoryId],
) -> QueryResult<Vec<(StoryId, String, String)>> {
    let [start, stop] = HIT;
    let marks = format!("{start}{stop}{BREAK}");
    let said = sql::<Text>("translate(left(summary || ' ' || words, 8000), ")
        .bind::<Text, _>(marks.clone())
        .sql(", '')");
    let options = format!(
        "StartSel={start}, StopSel={stop}, FragmentDelimiter={BREAK}, MaxFragments=2, \
         MaxWords=18, MinWords=6"
    );
    let headline = sql::<Text>(
        "ts_headline('english', fold_text(translate(left(summary || ' ' || words, 8000), ",
    )
    .bind::<Text, _>(format!("{}{marks}", BRACKETS.iter().collect::<String>()))
    .sql(", '  ')), websearch_to_tsquery('english', ")
    .bind::<Text, _>(words.to_owned())
    .sql("), ")
    .bind::<Text, _>(options)
    .sql(")");
    let rows = texts::table.filter(texts::interview_id.eq_any(ids));
    rows.select((texts::interview_id, said, headline)).load(conn)
}

/// One story with its text.
pub(super) fn find(conn: &mut Conn, id: StoryId) -> QueryResult<Option<Story>> {
    type Said = (String, String, Option<String>, serde_json::Value);
    let row: Option<(Row, Named, Said)> = interviews::table
        .inner_join(companies::table)
        .inner_join(texts::table)
        .filter(interviews::id.eq(id))
        .filter(interviews::hidden.eq(false))
        .select((
            Row::as_select(),
            (companies::name, companies::company_id),
            (texts::excerpt, texts::summary, texts::tips, texts::rounds),
        ))
        .first(conn)
        .optional()?;
    let Some((row, named, (excerpt, summary, tips, rounds))) = row else { return Ok(None) };
    let rounds: Vec<Round> = serde_json::from_value(rounds)
        .map_err(|e| diesel::result::Error::DeserializationError(e.into()))?;
    Ok(Some(Story { card: card(row, named, excerpt), summary, rounds, tips }))
}

/// The newest stories of a company, or where there is none for a position, but this one.
pub(super) fn newest_like(
    conn: &mut Conn,
    company: Option<&str>,
    position: Option<&str>,
    but: &[StoryId],
    limit: i64,
) -> QueryResult<Vec<StoryId>> {
    let mut query = interviews::table
        .filter(interviews::hidden.eq(false))
        .filter(interviews::id.ne_all(but))
        .order(interviews::seq.desc())
        .select(interviews::id)
        .limit(limit)
        .into_boxed();
    if let Some(company) = company {
        query = query.filter(interviews::company_slug.eq(company));
    }
    if let Some(position) = position {
        query = query.filter(interviews::position_slug.eq(position));
    }
    query.load(conn)
}

/// What the map of the site needs, oldest first: id, company, position, year and when its text was
/// checked.
pub(super) type Mapped = (i64, StoryId, String, String, i32, Instant);

pub(super) fn walk(conn: &mut Conn, after: i64, limit: i64) -> QueryResult<Vec<Mapped>> {
    interviews::table
        .filter(interviews::seq.gt(after))
        .filter(interviews::hidden.eq(false))
        .order(interviews::seq)
        .limit(limit)
        .select((
            interviews::seq,
            interviews::id,
            interviews::company_slug,
            interviews::position_slug,
            interviews::year,
            interviews::checked_at,
        ))
        .load(conn)
}
