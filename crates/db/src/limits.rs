//! How often something may be done. The counters are rows, so that any number of servers keep one
//! limit together; the clock is the database's.

use std::collections::HashMap;
use std::slice;

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Integer, Text, Timestamptz};
use kernel::Instant;

use crate::{Conn, Error, Prepared};

/// At most `hits` in `window_s` seconds, counted from the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limit {
    /// What is counted, such as `register`.
    pub action: &'static str,
    /// How often it may happen in one window; at least 1.
    pub hits: i32,
    /// How long a window lasts, in seconds.
    pub window_s: i32,
}

/// The caller must wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Over {
    /// For so many seconds, at least 1.
    pub retry_after_s: i32,
}

#[derive(QueryableByName)]
struct Counted {
    #[diesel(sql_type = Text)]
    subject: String,
    #[diesel(sql_type = Integer)]
    hits: i32,
    #[diesel(sql_type = Integer)]
    left_s: i32,
}

// A window that is over begins again. Two transactions that count the same subject take turns at
// its row, so that neither sees a number the other has used; several rows are met in one order. What
// is refused stays just above the limit.
const COUNT: &str = "\
    insert into rate_counters as c (action, subject, window_s, began_at, hits) \
    select $1, subject, $3, clock_timestamp(), 1 from unnest($2) as subject order by subject \
    on conflict (action, subject, window_s) do update set \
      hits = case when c.began_at <= clock_timestamp() - make_interval(secs => c.window_s) \
        then 1 else least(c.hits, $4) + 1 end, \
      began_at = case when c.began_at <= clock_timestamp() - make_interval(secs => c.window_s) \
        then clock_timestamp() else c.began_at end \
    returning subject, hits, greatest(1, ceil(extract(epoch from \
      began_at + make_interval(secs => window_s) - clock_timestamp())))::integer as left_s";

/// Counts one act against every limit for its subject, or against none of them when one is used
/// up.
///
/// # Errors
/// [`Error::Query`].
pub fn take(conn: &mut Conn, limits: &[(Limit, String)]) -> Result<Result<(), Over>, Error> {
    enum Stop {
        Over(Over),
        Failed(Error),
    }
    impl From<diesel::result::Error> for Stop {
        fn from(e: diesel::result::Error) -> Self {
            Self::Failed(e.into())
        }
    }
    let taken = conn.transaction(|conn| {
        for (limit, subject) in limits {
            let over = take_each(conn, *limit, slice::from_ref(subject)).map_err(Stop::Failed)?;
            if let Some(over) = over.into_values().next() {
                return Err(Stop::Over(over));
            }
        }
        Ok(())
    });
    match taken {
        Ok(()) => Ok(Ok(())),
        Err(Stop::Over(over)) => Ok(Err(over)),
        Err(Stop::Failed(e)) => Err(e),
    }
}

/// Counts one act of each of these subjects, no two of which are the same; answers those who must wait.
///
/// # Errors
/// [`Error::Query`].
#[expect(clippy::disallowed_methods, reason = "the query builder has no upsert with a condition")]
pub fn take_each(
    conn: &mut Conn,
    limit: Limit,
    subjects: &[String],
) -> Result<HashMap<String, Over>, Error> {
    let count = diesel::sql_query(COUNT)
        .bind::<Text, _>(limit.action)
        .bind::<Array<Text>, _>(subjects)
        .bind::<Integer, _>(limit.window_s)
        .bind::<Integer, _>(limit.hits);
    let counted: Vec<Counted> = Prepared(count).load(conn)?;
    let over = counted.into_iter().filter(|of| of.hits > limit.hits);
    Ok(over.map(|of| (of.subject, Over { retry_after_s: of.left_s })).collect())
}

/// Forgets what a subject did, such as failing, once it has succeeded.
///
/// # Errors
/// [`Error::Query`].
#[expect(clippy::disallowed_methods, reason = "kept beside the statement that counts")]
pub fn forget(conn: &mut Conn, action: &str, subject: &str) -> Result<(), Error> {
    diesel::sql_query("delete from rate_counters where action = $1 and subject = $2")
        .bind::<Text, _>(action)
        .bind::<Text, _>(subject)
        .execute(conn)?;
    Ok(())
}

#[derive(QueryableByName)]
struct Reached {
    #[diesel(sql_type = BigInt)]
    subjects: i64,
}

/// How many subjects that begin so have used up a limit in the window that runs for them.
///
/// # Errors
/// [`Error::Query`].
#[expect(clippy::disallowed_methods, reason = "kept beside the statement that counts")]
pub fn reached(conn: &mut Conn, limit: Limit, prefix: &str) -> Result<i64, Error> {
    let counted = "select count(*) as subjects from rate_counters where action = $1 \
        and window_s = $2 and hits >= $3 and starts_with(subject, $4) \
        and began_at > clock_timestamp() - make_interval(secs => window_s)";
    let found: Reached = diesel::sql_query(counted)
        .bind::<Text, _>(limit.action)
        .bind::<Integer, _>(limit.window_s)
        .bind::<Integer, _>(limit.hits)
        .bind::<Text, _>(prefix)
        .get_result(conn)?;
    Ok(found.subjects)
}

/// Removes counters whose window is over at `now`, and with them the addresses they name.
///
/// # Errors
/// [`Error::Query`].
#[expect(clippy::disallowed_methods, reason = "kept beside the statement that counts")]
pub fn sweep(conn: &mut Conn, now: Instant) -> Result<usize, Error> {
    let over = "delete from rate_counters where ctid in (select ctid from rate_counters \
        where began_at <= $1 - make_interval(secs => window_s) for update skip locked)";
    Ok(diesel::sql_query(over).bind::<Timestamptz, _>(now).execute(conn)?)
}

#[cfg(test)]
mod tests {
    use kernel::chrono::TimeDelta;
    use kernel::{Clock, SystemClock};

    use super::*;

    const LIMIT: Limit = Limit { action: "knock", hits: 3, window_s: 60 };

    fn knock(conn: &mut Conn, who: &str) -> bool {
        take(conn, &[(LIMIT, who.to_owned())]).unwrap().is_ok()
    }

    #[expect(clippy::disallowed_methods, reason = "the clock of the database cannot be set")]
    fn turn_back(conn: &mut Conn, seconds: i32) {
        let back = "update rate_counters set began_at = began_at - make_interval(secs => $1)";
        diesel::sql_query(back).bind::<Integer, _>(seconds).execute(conn).unwrap();
    }

    #[test]
    fn what_is_allowed_passes_and_the_next_has_to_wait() {
        testkit::store(|conn| {
            assert!((0..3).all(|_| knock(conn, "ada")));
            let over = take(conn, &[(LIMIT, "ada".to_owned())]).unwrap().unwrap_err();
            assert!((1..=60).contains(&over.retry_after_s), "{over:?}");
            assert!(knock(conn, "ben"), "another subject is not concerned");
        });
    }

    #[test]
    fn a_window_that_is_over_begins_again_and_its_row_can_be_removed() {
        testkit::store(|conn| {
            assert!((0..3).all(|_| knock(conn, "ada")));
            turn_back(conn, 59);
            assert!(!knock(conn, "ada"));
            turn_back(conn, 1);
            assert!((0..3).all(|_| knock(conn, "ada")));
            assert!(!knock(conn, "ada"));
            let now = SystemClock.now();
            assert_eq!(sweep(conn, now).unwrap(), 0);
            assert_eq!(sweep(conn, now + TimeDelta::seconds(61)).unwrap(), 1);
        });
    }

    #[test]
    fn several_subjects_are_counted_at_once_and_each_for_itself() {
        testkit::store(|conn| {
            let both = ["ada", "ben"].map(str::to_owned);
            assert!(knock(conn, "ada"));
            for _ in 0..2 {
                assert!(take_each(conn, LIMIT, &both).unwrap().is_empty());
            }
            for _ in 0..2 {
                let over = take_each(conn, LIMIT, &both[..1]).unwrap();
                assert!((1..=60).contains(&over["ada"].retry_after_s), "{over:?}");
            }
            let over = take_each(conn, LIMIT, &both).unwrap();
            assert_eq!(over.keys().collect::<Vec<_>>(), ["ada"], "it was the third of ben");
            assert!(!knock(conn, "ben"));
            turn_back(conn, 60);
            assert!(take_each(conn, LIMIT, &both).unwrap().is_empty());
        });
    }

    #[test]
    fn of_several_limits_all_are_counted_or_none() {
        testkit::store(|conn| {
            let tight = Limit { action: "tight", hits: 1, window_s: 60 };
            let both = [(LIMIT, "ada".to_owned()), (tight, "ada".to_owned())];
            assert!(take(conn, &both).unwrap().is_ok());
            assert!(take(conn, &both).unwrap().is_err());
            assert!(take(conn, &both).unwrap().is_err());
            assert!(knock(conn, "ada"), "the refused acts used nothing up");
            assert!(knock(conn, "ada"));
            assert!(!knock(conn, "ada"));
            forget(conn, "knock", "ada").unwrap();
            assert!(knock(conn, "ada"));
        });
    }

    #[test]
    fn two_servers_with_fifty_callers_let_through_what_one_would() {
        let database = testkit::TestDb::create();
        let servers = [0, 1].map(|_| crate::Db::new(database.url(), crate::Options::default()));
        let through = std::thread::scope(|scope| {
            let callers: Vec<_> = (0..50)
                .map(|at| {
                    let server = servers[at % 2].clone();
                    scope.spawn(move || server.write_now(|c| Ok::<_, Error>(knock(c, "ada"))))
                })
                .collect();
            callers.into_iter().map(|c| c.join().unwrap().unwrap()).collect()
        });
        let through: Vec<bool> = through;
        assert_eq!(through.iter().filter(|allowed| **allowed).count(), 3);
    }
}
