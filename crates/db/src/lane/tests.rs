use std::cell::Cell;
use std::task::{Context, Waker};

use diesel::dsl::sql;
use diesel::select;
use diesel::sql_types::{Array, BigInt, Integer, Text};
use diesel_async::RunQueryDsl;
use futures_util::future::join_all;
use testkit::TestDb;

use super::*;

/// Whatever waits for this waits for something that never ends.
const LIMIT: Duration = Duration::from_secs(30);

fn lane(database: &TestDb) -> Lane {
    Lane::new(database.url())
}

async fn echo(lane: &Lane, n: i32) -> Result<Option<i32>, Error> {
    lane.read(async |mut conn| {
        select(sql::<Integer>("").bind::<Integer, _>(n)).first(&mut conn).await
    })
    .await
}

/// Asks until the lane answers.
async fn when_open(lane: &Lane) {
    let opened = async {
        while !matches!(echo(lane, 1).await, Ok(Some(1))) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(LIMIT, opened).await.expect("the lane opens");
}

#[tokio::test]
async fn any_number_of_questions_at_once_share_one_connection_and_each_gets_its_own_answer() {
    let database = TestDb::create();
    let lane = lane(&database);
    when_open(&lane).await;
    let answers = join_all((0..500).map(|n| echo(&lane, n))).await;
    let answers: Vec<i32> = answers.into_iter().map(|answer| answer.unwrap().unwrap()).collect();
    assert_eq!(answers, (0..500).collect::<Vec<_>>());
    let count = "(select count(*) from pg_stat_activity where datname = current_database())";
    let open =
        lane.read(async |mut conn| select(sql::<BigInt>(count)).first::<i64>(&mut conn).await);
    assert_eq!(open.await.unwrap(), Some(1));
}

#[tokio::test]
async fn a_slow_statement_is_ended_at_its_limit_and_those_behind_it_are_answered() {
    let database = TestDb::create();
    let lane = lane(&database);
    when_open(&lane).await;
    let slow = lane.read(async |mut conn| {
        select(sql::<Text>("pg_sleep(3600)::text")).first::<String>(&mut conn).await
    });
    let others = join_all((0..50).map(|n| echo(&lane, n)));
    let both = tokio::time::timeout(LIMIT, futures_util::future::join(slow, others)).await;
    let (slow, others) = both.expect("nobody waits for the whole sleep");
    assert!(slow.is_err_and(|e| e.is_passing()));
    assert!(others.iter().all(|answer| matches!(answer, Ok(Some(_)))), "{others:?}");
}

#[tokio::test]
async fn a_lost_connection_leaves_the_work_to_the_pool_until_there_is_a_new_one() {
    let database = TestDb::create();
    let lane = lane(&database);
    when_open(&lane).await;
    let end = "pg_terminate_backend(pg_backend_pid())::text || pg_sleep(60)::text";
    let ended =
        lane.read(async |mut conn| select(sql::<Text>(end)).first::<String>(&mut conn).await);
    assert!(matches!(ended.await, Ok(None)));
    assert!(matches!(echo(&lane, 1).await, Ok(None)), "the pool is asked meanwhile");
    when_open(&lane).await;
}

#[tokio::test]
async fn a_statement_that_fails_leaves_the_answer_to_the_pool() {
    let database = TestDb::create();
    let lane = lane(&database);
    when_open(&lane).await;
    let wrong = "(select no_such_column from users)";
    let asked =
        lane.read(async |mut conn| select(sql::<Text>(wrong)).first::<String>(&mut conn).await);
    assert!(matches!(asked.await, Ok(None)));
}

#[tokio::test]
async fn a_server_that_is_not_there_leaves_the_work_to_the_pool() {
    let lane = Lane::new("postgres://nobody@127.0.0.1:1/nothing");
    assert!(matches!(echo(&lane, 1).await, Ok(None)));
    assert!(matches!(echo(&lane, 1).await, Ok(None)));
}

#[tokio::test]
async fn nothing_is_written_on_the_lane() {
    use crate::schema::rate_counters;

    let database = TestDb::create();
    let lane = lane(&database);
    when_open(&lane).await;
    let asked =
        lane.read(async |mut conn| diesel::delete(rate_counters::table).execute(&mut conn).await);
    assert!(matches!(asked.await, Ok(None)));
}

thread_local! {
    static SQUARES: Gather<i32, Option<i64>> = Gather::of(100);
    static STATEMENTS: Cell<usize> = const { Cell::new(0) };
}

/// The squares of even numbers; odd ones have none.
async fn square(lane: &Lane, n: i32) -> Result<Option<Option<i64>>, Error> {
    let ask = async |mut conn: &LaneConn, keys: &[i32]| {
        STATEMENTS.set(STATEMENTS.get() + 1);
        let rows = sql::<(Integer, BigInt)>("n, n::bigint * n from unnest(")
            .bind::<Array<Integer>, _>(keys.to_vec())
            .sql(") n where n % 2 = 0");
        let found: HashMap<i32, i64> =
            select(rows).load::<(i32, i64)>(&mut conn).await?.into_iter().collect();
        Ok(keys.iter().map(|key| found.get(key).copied()).collect())
    };
    lane.gather(&SQUARES, n, ask).await
}

/// Runs where local tasks can, with an open lane.
fn gathering(test: impl AsyncFnOnce(Lane)) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let database = TestDb::create();
    let lane = lane(&database);
    tokio::task::LocalSet::new().block_on(&runtime, async {
        when_open(&lane).await;
        tokio::time::timeout(LIMIT, test(lane.clone())).await.expect("an answer in time");
    });
}

#[test]
fn keys_asked_for_in_one_turn_go_in_few_statements_and_each_gets_its_own_answer() {
    gathering(async |lane| {
        let answers = join_all((0..450).map(|n| square(&lane, n))).await;
        for (n, answer) in (0..450_i64).zip(answers) {
            assert_eq!(answer.unwrap(), Some((n % 2 == 0).then_some(n * n)), "of {n}");
        }
        assert_eq!(STATEMENTS.get(), 5, "one for each hundred");
        assert_eq!(square(&lane, 4).await.unwrap(), Some(Some(16)));
        assert_eq!(STATEMENTS.get(), 6, "nobody waits for company");
    });
}

#[test]
fn a_key_asked_for_twice_is_answered_twice() {
    gathering(async |lane| {
        let answers = join_all([6, 6, 7].map(|n| square(&lane, n))).await;
        let answers: Vec<_> = answers.into_iter().map(|answer| answer.unwrap().unwrap()).collect();
        assert_eq!(answers, [Some(36), Some(36), None]);
        assert_eq!(STATEMENTS.get(), 1);
    });
}

#[test]
fn the_first_to_ask_may_leave_and_the_others_are_answered() {
    gathering(async |lane| {
        let mut first = Box::pin(square(&lane, 2));
        let mut unheard = Context::from_waker(Waker::noop());
        assert!(first.as_mut().poll(&mut unheard).is_pending());
        let others = join_all([4, 6].map(|n| square(&lane, n)));
        drop(first);
        let others: Vec<_> = others.await.into_iter().map(|answer| answer.unwrap()).collect();
        assert_eq!(others, [Some(Some(16)), Some(Some(36))]);
    });
}

#[test]
fn a_statement_for_many_that_takes_too_long_is_overlong_for_each() {
    gathering(async |lane| {
        thread_local! {
            static SLEEPERS: Gather<i32, String> = Gather::of(100);
        }
        let sleep = async |mut conn: &LaneConn, keys: &[i32]| {
            let slept = select(sql::<Text>("pg_sleep(3600)::text")).first(&mut conn).await?;
            Ok(keys.iter().map(|_| String::clone(&slept)).collect())
        };
        let both = join_all([1, 2].map(|n| lane.gather(&SLEEPERS, n, sleep))).await;
        assert!(both.iter().all(|answer| matches!(answer, Err(Error::Overlong))), "{both:?}");
        assert_eq!(square(&lane, 2).await.unwrap(), Some(Some(4)));
    });
}

#[test]
fn many_keys_and_no_server_leave_the_work_to_the_pool() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let lane = Lane::new("postgres://nobody@127.0.0.1:1/nothing");
    let asked = tokio::task::LocalSet::new()
        .block_on(&runtime, join_all([1, 2, 3].map(|n| square(&lane, n))));
    assert!(asked.iter().all(|answer| matches!(answer, Ok(None))), "{asked:?}");
}
