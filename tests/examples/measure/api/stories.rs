//! Stories and likes to ask about, and who asks about which.

use anyhow::{Context as _, Result};
use db::Conn;
use diesel::connection::SimpleConnection as _;
use diesel::prelude::*;
use kernel::uuid::Uuid;

use super::people;

const STORIES: u64 = 100_000;
/// Of each of the accounts that only fill the table.
const LIKES: u32 = 20;
/// Stories of one request; a page of the list shows so many.
const BATCH: u64 = 20;
/// Different requests; each reader asks the same again, another one something else.
pub(super) const READERS: u32 = 64;

/// The story of this number.
fn story(number: u64) -> Uuid {
    Uuid::from_u128(0x4000_8000_0000_0000_0000 + u128::from(number % STORIES))
}

/// Stories with likes, as many as the accounts that fill the table can give.
pub(super) fn fill(conn: &mut Conn) -> Result<()> {
    // Triggers keep the counts; here the counts are known beforehand.
    let rows = format!(
        "set session_replication_role = replica;
         insert into interview_companies (slug, name, stories) values ('bench', 'Bench', {STORIES});
         insert into interviews (id, company_slug, position, position_slug, year, level, outcome,
                                 difficulty, experience, source, language, rounds_count, likes_count)
         select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'bench', 'Engineer',
                'engineer', 2026, 'intern', 'no_offer', 3, 'neutral', 'applied', 'en', 0, 10
         from generate_series(0, {STORIES} - 1) n;
         insert into interview_likes (user_id, interview_id)
         select id, ('00000000-0000-4000-8000-' || lpad(to_hex((n * 7919 + k * 5003) % {STORIES}), 12, '0'))::uuid
         from (select id, row_number() over (order by id) n from users) u, generate_series(1, {LIKES}) k
         on conflict do nothing;
         set session_replication_role = origin;
         analyze interviews, interview_likes;"
    );
    conn.batch_execute(&rows).context("the stories could not be made")
}

/// What a reader asks about: stories from all over the table.
fn batch(reader: u32) -> Vec<Uuid> {
    (0..BATCH).map(|at| story(u64::from(reader) * 1009 + at * 4999)).collect()
}

/// The requests, one a reader.
pub(super) fn requests(port: u16, tokens: &[String]) -> Vec<Vec<u8>> {
    let request = |(reader, token): (u32, &String)| {
        let body = serde_json::json!({ "interview_ids": batch(reader) }).to_string();
        format!(
            "POST /api/interviews/batch/like-status HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\n\
             authorization: Bearer {token}\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            body.len()
        )
        .into_bytes()
    };
    (0..READERS).zip(tokens).map(request).collect()
}

/// One reader's question alone, in the way that costs PostgreSQL least. The server asks for many
/// readers in one statement, which asked for one of them would take longer than this.
pub(super) const STATEMENT: &str = "select i.id, i.likes_count, l.user_id from interviews i \
     left join interview_likes l \
       on l.interview_id = i.id and l.user_id = $1 and l.interview_id = any($2) \
     where i.id = any($2) and not i.hidden";

/// The same questions as statements for PostgreSQL alone, one a reader.
pub(super) fn statements(conn: &mut Conn) -> Result<Vec<String>> {
    use db::schema::users::dsl::{firebase_uid, id, users};

    let one = |reader: u32| {
        let uid = (people::FIRST_UID + reader).to_string();
        let user: Uuid = users.filter(firebase_uid.eq(uid)).select(id).first(conn)?;
        let ids: Vec<String> = batch(reader).iter().map(Uuid::to_string).collect();
        let ids = format!("'{{{}}}'::uuid[]", ids.join(","));
        Ok(STATEMENT.replace("$1", &format!("'{user}'::uuid")).replace("$2", &ids))
    };
    (0..READERS).map(one).collect()
}
