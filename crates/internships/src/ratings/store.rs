//! Ratings in the database. Every function is one statement.

use db::Conn;
use db::schema::internship_ratings as ratings;
use diesel::prelude::*;
use kernel::{Instant, InternshipId, UserId};

use super::rules::{Marks, Rating};

#[derive(Queryable, Selectable)]
#[diesel(table_name = ratings)]
struct Row {
    day: i32,
    author_id: UserId,
    quality: i32,
    reliability: i32,
    initiative: i32,
    teamwork: i32,
    growth: i32,
    text: Option<String>,
    written_at: Instant,
}

impl From<Row> for Rating {
    fn from(row: Row) -> Self {
        let marks = Marks {
            quality: row.quality,
            reliability: row.reliability,
            initiative: row.initiative,
            teamwork: row.teamwork,
            growth: row.growth,
            text: row.text,
        };
        Self { day: row.day, author: row.author_id, marks, written_at: row.written_at }
    }
}

/// Nothing is inserted where the rating is given.
pub(super) fn insert(conn: &mut Conn, id: InternshipId, one: &Rating) -> QueryResult<usize> {
    let marks = &one.marks;
    diesel::insert_into(ratings::table)
        .values((
            ratings::internship_id.eq(id),
            ratings::day.eq(one.day),
            ratings::author_id.eq(one.author),
            ratings::quality.eq(marks.quality),
            ratings::reliability.eq(marks.reliability),
            ratings::initiative.eq(marks.initiative),
            ratings::teamwork.eq(marks.teamwork),
            ratings::growth.eq(marks.growth),
            ratings::text.eq(&marks.text),
            ratings::written_at.eq(one.written_at),
        ))
        .on_conflict_do_nothing()
        .execute(conn)
}

pub(super) fn of_internship(conn: &mut Conn, id: InternshipId) -> QueryResult<Vec<Rating>> {
    let rows: Vec<Row> = ratings::table
        .filter(ratings::internship_id.eq(id))
        .order(ratings::day)
        .select(Row::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Rating::from).collect())
}

pub(super) fn of_internships(
    conn: &mut Conn,
    ids: &[InternshipId],
) -> QueryResult<Vec<(InternshipId, Rating)>> {
    let rows: Vec<(InternshipId, Row)> = ratings::table
        .filter(ratings::internship_id.eq_any(ids))
        .order((ratings::internship_id, ratings::day))
        .select((ratings::internship_id, Row::as_select()))
        .load(conn)?;
    Ok(rows.into_iter().map(|(of, row)| (of, Rating::from(row))).collect())
}
