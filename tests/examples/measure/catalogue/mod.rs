//! `cargo xtask bench catalogue`: how the catalogue of problems and the statistics of one problem grow
//! with problems, and with submissions for others. Asked of the functions that the server calls, without
//! HTTP; every size is a database of its own.

mod seed;

use std::time::Instant;

use anyhow::{Context as _, Result};
use challenges::practice::{self, Asked, Filter, Sort, Status};
use challenges::problems::{Difficulty, Slug};
use db::Conn;
use kernel::{Limit, UserId};
use testkit::TestDb;

use crate::harness::goals::{self, Goal, say};
use crate::harness::growth::{GROWTH, Times, head, in_turn, show};

#[derive(clap::Args)]
pub(crate) struct Options {
    /// How many problems there are, with the most submissions
    #[arg(long, value_delimiter = ',', default_values_t = [60, 1_000])]
    problems: Vec<i64>,
    /// How many submissions there are, with the most problems
    #[arg(long, value_delimiter = ',', default_values_t = [1_000, 100_000])]
    submissions: Vec<i64>,
    /// How many of each kind are asked at each size
    #[arg(long, default_value_t = 200)]
    asks: usize,
    /// End with one line of JSON
    #[arg(long)]
    json: bool,
}

/// A database to ask of.
struct Bank {
    conn: Conn,
    problems: i64,
    // Dropped after the connection.
    _database: TestDb,
}

/// One kind of question.
struct Kind {
    name: &'static str,
    ask: fn(&mut Bank, usize) -> Result<()>,
}

const CATALOGUE: &[Kind] = &[
    Kind { name: "the catalogue: the first or a later page", ask: newest },
    Kind { name: "the same, by how many have solved it", ask: most_solved },
    Kind { name: "hard problems about graphs", ask: filtered },
    Kind { name: "a search for a word", ask: search },
    Kind { name: "what somebody has not tried yet", ask: to_do },
];
const STATISTICS: &[Kind] = &[Kind { name: "one problem with its statistics", ask: one }];

pub(crate) fn run(options: &Options) -> Result<()> {
    let most = |sizes: &[i64]| sizes.iter().copied().max().context("no size");
    let (problems, submissions) = (most(&options.problems)?, most(&options.submissions)?);
    let by_problems: Vec<_> = options.problems.iter().map(|size| (*size, submissions)).collect();
    let by_submissions: Vec<_> = options.submissions.iter().map(|size| (problems, *size)).collect();
    let mut goals = grow(("problems", &options.problems), &by_problems, options.asks)?;
    goals.extend(grow(("submissions", &options.submissions), &by_submissions, options.asks)?);
    if goals::print(&goals, options.json) { Ok(()) } else { anyhow::bail!("a goal was missed") }
}

fn grow((rows, sizes): (&str, &[i64]), of: &[(i64, i64)], asks: usize) -> Result<Vec<Goal>> {
    let mut banks = Vec::new();
    for (problems, submissions) in of {
        let began = Instant::now();
        let database = TestDb::create();
        let mut conn = database.conn();
        seed::fill(&mut conn, *problems, *submissions)?;
        banks.push(Bank { conn, problems: *problems, _database: database });
        let took = began.elapsed().as_secs();
        say(&format!("{problems} problems with {submissions} submissions made in {took} s"));
    }
    head(rows);
    let mut goals = Vec::new();
    for (what, kinds) in [("catalogue", CATALOGUE), ("one problem's statistics", STATISTICS)] {
        let mut all: Vec<Vec<Times>> = Vec::new();
        for Kind { name, ask } in kinds {
            let times = in_turn(&mut banks, asks, ask)?;
            say(name);
            show(sizes, &times);
            all.push(times);
        }
        let of_size = |size: usize| Times::together(all.iter().filter_map(|times| times.get(size)));
        let together: Vec<Times> = (0..sizes.len()).map(of_size).collect();
        let goal = format!("{what}, growth with {rows}, p95");
        say(&format!("all of {goal}"));
        goals.push(Goal::at_most(goal, show(sizes, &together), GROWTH));
    }
    Ok(goals)
}

fn ask(of: &mut Bank, filter: Filter, sort: Sort, pages: usize) -> Result<()> {
    let mut asked = Asked { filter, sort, after: None, limit: Limit::default() };
    for _ in 0..pages {
        asked.after = practice::catalogue(&mut of.conn, &asked, None)?.next;
    }
    Ok(())
}

fn newest(of: &mut Bank, n: usize) -> Result<()> {
    ask(of, Filter::default(), Sort::Newest, 1 + n % 2)
}

fn most_solved(of: &mut Bank, n: usize) -> Result<()> {
    ask(of, Filter::default(), Sort::MostSolved, 1 + n % 2)
}

fn filtered(of: &mut Bank, _: usize) -> Result<()> {
    let (difficulties, tags) = (vec![Difficulty::Hard], vec!["graphs".to_owned()]);
    ask(of, Filter { difficulties, tags, ..Filter::default() }, Sort::Newest, 1)
}

fn search(of: &mut Bank, n: usize) -> Result<()> {
    let search = format!("problem {}", 1 + n % 9);
    ask(of, Filter { search, ..Filter::default() }, Sort::Newest, 1)
}

fn to_do(of: &mut Bank, n: usize) -> Result<()> {
    let user: UserId = seed::id(1 + i64::try_from(n % 1_000)?).parse()?;
    let filter = Filter { statuses: vec![Status::Todo], ..Filter::default() };
    let asked = Asked { filter, sort: Sort::Newest, after: None, limit: Limit::default() };
    practice::catalogue(&mut of.conn, &asked, Some(user))?;
    Ok(())
}

fn one(of: &mut Bank, n: usize) -> Result<()> {
    let name: Slug = seed::slug(1 + i64::try_from(n)? * 7 % of.problems).parse()?;
    let found = practice::open(&mut of.conn, &name, None)?.context("no such problem")?;
    anyhow::ensure!(found.statistics.is_some(), "it was not counted");
    Ok(())
}
