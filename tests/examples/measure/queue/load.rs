//! Submissions put into the queue by the product's own function, and looks at what becomes of them.

use anyhow::{Context as _, Result};
use challenges::submissions::{self, End, NewSubmission, Purpose};
use db::Conn;
use db::schema::{jobs, submissions as rows};
use diesel::dsl::{count_star, exists};
use diesel::prelude::*;
use diesel::sql_types::Uuid as SqlUuid;
use kernel::uuid::Uuid;
use kernel::{AttemptId, CompanyId, Instant, Language, ProblemId, SubmissionId, TaskId, UserId};

use crate::kill::clients::SOURCE;

/// No program: its syntax is looked at in a box, and that is all. What grows is the queue.
const SHORT: &str = "(";
/// Programs that are started for every test, and wrong.
pub(crate) const WRONG: [Program; 3] = [
    Program { language: Language::Python, comment: "#", text: "print(42)" },
    Program { language: Language::JavaScript, comment: "//", text: "console.log(42)" },
    Program { language: Language::C, comment: "//", text: "int main(void) { return 0; }" },
];

/// A program in some language.
#[derive(Clone, Copy)]
pub(crate) struct Program {
    pub(crate) language: Language,
    comment: &'static str,
    pub(crate) text: &'static str,
}

impl Program {
    const fn javascript(text: &'static str) -> Self {
        Self { language: Language::JavaScript, comment: "//", text }
    }
}

/// Where somebody may submit.
#[derive(QueryableByName)]
struct Place {
    #[diesel(sql_type = SqlUuid)]
    problem: Uuid,
    #[diesel(sql_type = SqlUuid)]
    person: Uuid,
    #[diesel(sql_type = SqlUuid)]
    company: Uuid,
    #[diesel(sql_type = SqlUuid)]
    attempt: Uuid,
    #[diesel(sql_type = SqlUuid)]
    task: Uuid,
}

/// Who submits, in turn.
pub(crate) struct Load {
    places: Vec<Place>,
    turn: usize,
}

impl Load {
    /// Everybody, each with the first task of their attempt.
    #[expect(clippy::disallowed_methods, reason = "the look is from outside")]
    pub(crate) fn find(conn: &mut Conn) -> Result<Self> {
        let query = diesel::sql_query(
            "select distinct on (a.id) t.problem_version_id as problem, a.user_id as person,
                    s.company_id as company, a.id as attempt, t.id as task
             from attempts a join assessments s on s.id = a.assessment_id
               join assessment_tasks t on t.assessment_id = s.id
             where s.title = 'Kill bench' order by a.id, t.position",
        );
        let places = query.load(conn).context("the attempts cannot be read")?;
        Ok(Self { places, turn: 0 })
    }

    /// One that has no test.
    pub(crate) fn submit_short(&mut self, conn: &mut Conn) -> Result<SubmissionId> {
        self.submit(conn, Program::javascript(SHORT))
    }

    /// One that takes the judge about a second.
    pub(crate) fn submit_long(&mut self, conn: &mut Conn) -> Result<SubmissionId> {
        self.submit(conn, Program::javascript(SOURCE))
    }

    pub(crate) fn submit(&mut self, conn: &mut Conn, program: Program) -> Result<SubmissionId> {
        let new = self.next(program)?;
        conn.transaction(|conn| Ok(submissions::submit_at_end(conn, &new, End::Timeout)?))
    }

    fn next(&mut self, program: Program) -> Result<NewSubmission> {
        self.turn += 1;
        let place = self.places.get(self.turn % self.places.len().max(1)).context("nobody")?;
        Ok(NewSubmission {
            problem: ProblemId(place.problem),
            user: UserId(place.person),
            purpose: Purpose::Attempt {
                company: Some(CompanyId(place.company)),
                attempt: AttemptId(place.attempt),
                task: TaskId(place.task),
            },
            language: program.language,
            // No two sources are the same, so no result kept for one can stand in for another.
            source: format!("{} {}\n{}", program.comment, self.turn, program.text),
        })
    }
}

/// How many submissions are waiting or being judged.
pub(crate) fn under_way(conn: &mut Conn) -> Result<i64> {
    let open = jobs::kind.eq("judge").and(jobs::state.eq_any(["queued", "leased"]));
    let count = jobs::table.filter(open).select(count_star()).get_result(conn);
    count.context("the queue cannot be read")
}

/// Whether its first test has begun.
pub(crate) fn has_begun(conn: &mut Conn, id: SubmissionId) -> Result<bool> {
    let begun = rows::table.find(id).filter(rows::phase.eq_any(["running", "done"]));
    diesel::select(exists(begun)).get_result(conn).context("the submission cannot be read")
}

/// Whether a job is held under another lease than this, or done.
pub(crate) fn is_taken_again(conn: &mut Conn, job: Uuid, lease: Uuid) -> Result<bool> {
    let again =
        jobs::state.eq("leased").and(jobs::lease_token.ne(lease)).or(jobs::state.eq("done"));
    let again = jobs::table.find(job).filter(again.assume_not_null());
    diesel::select(exists(again)).get_result(conn).context("the queue cannot be read")
}

/// Milliseconds that each job waited to be taken up, by the database's clock.
pub(crate) fn waits(conn: &mut Conn, ids: &[SubmissionId]) -> Result<Vec<f64>> {
    let subjects: Vec<Uuid> = ids.iter().map(|id| id.0).collect();
    let found: Vec<(Instant, Option<Instant>)> = jobs::table
        .filter(jobs::kind.eq("judge").and(jobs::subject.eq_any(subjects)))
        .select((jobs::created_at, jobs::leased_at))
        .load(conn)
        .context("the queue cannot be read")?;
    let wait = |(created, leased): (Instant, Option<Instant>)| {
        Some((leased? - created).num_microseconds()? as f64 / 1000.0)
    };
    Ok(found.into_iter().filter_map(wait).collect())
}
