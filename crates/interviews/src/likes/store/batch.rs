//! What many readers ask about likes, answered by one statement (ADR 15).

use db::{Conn, Gather, Lane, LaneConn};
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::query_builder::{AstPass, Query, QueryFragment, QueryId};
use diesel::sql_types::{Array, Integer, Uuid as SqlUuid};
use kernel::StoryId;

use crate::likes::rules::{Asked, Found, Statuses, Together};

thread_local! {
    // Of two hundred stories each: no statement is so long that the lane waits for it.
    static ASKED: Gather<Asked, Statuses> = Gather::of(16);
}

/// Stories that are not shown are left out.
pub(in crate::likes) fn statuses(conn: &mut Conn, asked: &[Asked]) -> QueryResult<Vec<Statuses>> {
    let found: Row = Together::of(asked).get_result(conn)?;
    Ok(Found::from(found).answer(asked))
}

/// [`statuses`] on the lane, in one statement with the others who ask now.
pub(in crate::likes) async fn statuses_batched(
    lane: &Lane,
    asked: Asked,
) -> Result<Option<Statuses>, db::Error> {
    let ask = async |mut conn: &LaneConn, asked: &[Asked]| {
        let together = Together::of(asked);
        let found: Row = diesel_async::RunQueryDsl::get_result(together, &mut conn).await?;
        Ok(Found::from(found).answer(asked))
    };
    lane.gather(&ASKED, asked, ask).await
}

type Row = (Vec<StoryId>, Vec<i32>, Vec<i32>, Vec<StoryId>);

impl From<Row> for Found {
    fn from((stories, counts, readers, liked): Row) -> Self {
        let counts = stories.into_iter().zip(counts).collect();
        Self::new(counts, readers.into_iter().zip(liked).collect())
    }
}

// One statement for all, written by hand because the query builder has no `unnest`: each story is
// looked up once, and the likes of each reader are one stretch of an index.
impl QueryFragment<Pg> for Together {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql(
            "select shown.stories, shown.counts, own.readers, own.stories from \
             (select coalesce(array_agg(id), '{}') as stories, \
                     coalesce(array_agg(likes_count), '{}') as counts \
              from interviews where not hidden and id = any(",
        );
        out.push_bind_param::<Array<SqlUuid>, _>(&self.stories)?;
        out.push_sql(
            ")) as shown, \
             (select coalesce(array_agg(asked.number::integer - 1), '{}') as readers, \
                     coalesce(array_agg(liked.interview_id), '{}') as stories \
              from unnest(",
        );
        out.push_bind_param::<Array<SqlUuid>, _>(&self.readers)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<SqlUuid>, _>(&self.firsts)?;
        out.push_sql(", ");
        out.push_bind_param::<Array<SqlUuid>, _>(&self.lasts)?;
        out.push_sql(
            ") with ordinality as asked (reader, first, last, number) \
              join interview_likes as liked on liked.user_id = asked.reader \
                and liked.interview_id between asked.first and asked.last) as own",
        );
        Ok(())
    }
}

impl Query for Together {
    type SqlType = (Array<SqlUuid>, Array<Integer>, Array<Integer>, Array<SqlUuid>);
}

impl QueryId for Together {
    type QueryId = Self;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl<C> RunQueryDsl<C> for Together {}
