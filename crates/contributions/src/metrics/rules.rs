//! From evidence to figures. Pure.

use std::collections::BTreeMap;

use kernel::Instant;
use kernel::chrono::{DateTime, Datelike, FixedOffset, NaiveDate, Timelike};
use serde::{Deserialize, Serialize};

use super::languages::language_of;
use super::{bots, paths};
use crate::evidence::{Commits, Evidence, Files, MAX_COMMITS, Pull, Repository};

/// A number, and where it can be checked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Number {
    /// How many.
    pub value: u32,
    /// The search or the page that shows them.
    pub link: String,
}

/// Source in one language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LanguageShare {
    /// Its name.
    pub name: String,
    /// Of source.
    pub bytes: u64,
    /// Repositories of it.
    pub link: String,
}

/// How large pull requests are, in lines added and taken out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sizes {
    /// At most 50.
    pub small: u32,
    /// 51 to 250.
    pub medium: u32,
    /// 251 to 1000.
    pub large: u32,
    /// More.
    pub huge: u32,
    /// Half have no more than this; `None` where there are none.
    pub median: Option<u32>,
}

/// Commits in one month.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Month {
    /// `2026-11`.
    pub month: String,
    /// How many.
    pub commits: u32,
}

/// A repository of one's own with commits of one's own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RepositoryFigures {
    /// `owner/name`.
    pub name: String,
    /// Where everybody sees it.
    pub url: String,
    /// Whether it began as a copy.
    pub is_fork: bool,
    /// Commits of one's own.
    pub commits: Number,
    /// When the newest of them was written.
    pub last_commit_at: Option<DateTime<FixedOffset>>,
    /// Whether there are tests; `None` where its files could not be read, as of the following.
    pub tests: Option<bool>,
    /// Whether something checks each change.
    pub ci: Option<bool>,
    /// Whether a README says what it is.
    pub readme: Option<bool>,
    /// SPDX's name of its licence, or `file` where only a file says it.
    pub licence: Option<String>,
}

/// Somebody else's repository that took pull requests.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Collaboration {
    /// `owner/name`.
    pub name: String,
    /// How many were merged.
    pub merged: Number,
}

/// What is not counted.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeftOut {
    /// Forks without commits of one's own.
    pub forks: u32,
    /// Commits that only merge.
    pub merges: u32,
    /// Commits that a program wrote.
    pub bots: u32,
    /// Vendored and generated files.
    pub files: u32,
    /// Repositories whose files or commits could not be read to the end.
    pub unread: u32,
}

/// What a report shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figures {
    /// The name in addresses.
    pub login: String,
    /// Where everybody sees the account.
    pub url: String,
    /// The first day that is counted.
    pub since: NaiveDate,
    /// The last one.
    pub until: NaiveDate,
    /// Nothing public was found.
    pub is_empty: bool,
    /// In repositories of one's own.
    pub commits: Number,
    /// Opened.
    pub pulls: Number,
    /// Merged.
    pub merged: Number,
    /// How large they are.
    pub sizes: Sizes,
    /// Reviews of pull requests.
    pub reviews: Number,
    /// Issues opened.
    pub issues: Number,
    /// By name.
    pub languages: Vec<LanguageShare>,
    /// Every month of the span.
    pub months: Vec<Month>,
    /// Commits in each hour of the author's own day: 24 numbers.
    pub hours: Vec<u32>,
    /// By name.
    pub repositories: Vec<RepositoryFigures>,
    /// By name.
    pub collaboration: Vec<Collaboration>,
    /// The newest commit.
    pub last_commit_at: Option<DateTime<FixedOffset>>,
    /// The newest pull request.
    pub last_pull_at: Option<Instant>,
    /// What is not counted.
    pub left_out: LeftOut,
}

/// What the names and sizes of files say.
pub fn read_files<'a>(blobs: impl Iterator<Item = (&'a str, u64)>) -> Files {
    let mut files = Files::default();
    for (path, bytes) in blobs {
        files.ci |= paths::is_ci(path);
        files.readme |= paths::is_readme(path);
        files.licence |= paths::is_licence(path);
        if paths::is_left_out(path) {
            files.left_out += 1;
            continue;
        }
        files.tests |= paths::is_test(path);
        if let Some(language) = language_of(path) {
            *files.languages.entry(language.to_owned()).or_default() += bytes;
        }
    }
    files
}

/// Counts one commit; `false` once no more are read.
pub fn count_commit(
    commits: &mut Commits,
    at: DateTime<FixedOffset>,
    author: &str,
    parents: u32,
) -> bool {
    if parents > 1 {
        commits.merges += 1;
    } else if bots::is_bot(author) {
        commits.bots += 1;
    } else {
        commits.count += 1;
        *commits.months.entry(month(at.year(), at.month())).or_default() += 1;
        *commits.hours.entry(at.hour()).or_default() += 1;
        commits.last = commits.last.max(Some(at));
    }
    commits.count + commits.merges + commits.bots < MAX_COMMITS
}

/// How many lines a pull request changes, given path, additions and deletions of its files.
pub fn changed_lines<'a>(files: impl Iterator<Item = (&'a str, u32, u32)>) -> u32 {
    let own = files.filter(|(path, ..)| !paths::is_left_out(path));
    own.fold(0, |sum, (_, plus, minus)| sum.saturating_add(plus).saturating_add(minus))
}

fn month(year: i32, month: u32) -> String {
    format!("{year:04}-{month:02}")
}

/// Every month from one day to another.
fn months(since: NaiveDate, until: NaiveDate) -> Vec<String> {
    let index = |day: NaiveDate| day.year() * 12 + day.month0().cast_signed();
    let name = |at: i32| month(at.div_euclid(12), at.rem_euclid(12).cast_unsigned() + 1);
    (index(since)..=index(until)).map(name).collect()
}

fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

fn sizes(pulls: &[&Pull]) -> Sizes {
    let mut lines: Vec<u32> = pulls.iter().map(|pull| pull.lines).collect();
    lines.sort_unstable();
    let within =
        |from: u32, to: u32| count(lines.iter().filter(|n| (from..=to).contains(n)).count());
    Sizes {
        small: within(0, 50),
        medium: within(51, 250),
        large: within(251, 1000),
        huge: within(1001, u32::MAX),
        median: lines.get(lines.len().saturating_sub(1) / 2).copied(),
    }
}

/// The addresses that show what is counted.
struct Links<'a> {
    web: &'a str,
    login: &'a str,
    since: NaiveDate,
    until: NaiveDate,
}

impl Links<'_> {
    fn search(&self, kind: &str, query: &str) -> String {
        format!("{}/search?type={kind}&q={query}", self.web)
    }

    fn span(&self) -> String {
        format!("{}..{}", self.since, self.until)
    }

    fn commits(&self) -> String {
        let query = format!("author:{0}+user:{0}+author-date:{1}", self.login, self.span());
        self.search("commits", &query)
    }

    fn pulls(&self, further: &str) -> String {
        let query = format!("type:pr+author:{}+created:{}{further}", self.login, self.span());
        self.search("pullrequests", &query)
    }

    fn reviews(&self) -> String {
        let query = format!("type:pr+reviewed-by:{}+updated:{}", self.login, self.span());
        self.search("pullrequests", &query)
    }

    fn issues(&self) -> String {
        let query = format!("type:issue+author:{}+created:{}", self.login, self.span());
        self.search("issues", &query)
    }
}

fn repository(evidence: &Evidence, one: &Repository, links: &Links<'_>) -> RepositoryFigures {
    let commits = evidence.commits.get(&one.name);
    let files = evidence.files.get(&one.name).and_then(|kept| kept.files.as_ref());
    let by_file = files.filter(|files| files.licence).map(|_| "file".to_owned());
    let link = format!("{}/commits?author={}&since={}", one.url, links.login, links.since);
    RepositoryFigures {
        name: one.name.clone(),
        url: one.url.clone(),
        is_fork: one.is_fork,
        commits: Number { value: commits.map_or(0, |commits| commits.count), link },
        last_commit_at: commits.and_then(|commits| commits.last),
        tests: files.map(|files| files.tests),
        ci: files.map(|files| files.ci),
        readme: files.map(|files| files.readme),
        licence: one.licence.clone().or(by_file),
    }
}

fn languages(
    evidence: &Evidence,
    counted: &[&Repository],
    links: &Links<'_>,
) -> Vec<LanguageShare> {
    let mut bytes: BTreeMap<&str, u64> = BTreeMap::new();
    // What a fork holds is somebody else's, whatever was added to it.
    let own = counted.iter().filter(|one| !one.is_fork);
    let files = own.filter_map(|one| evidence.files.get(&one.name)?.files.as_ref());
    for (name, size) in files.flat_map(|files| &files.languages) {
        *bytes.entry(name).or_default() += size;
    }
    let share = |(name, bytes): (&str, u64)| {
        let language = name.to_lowercase().replace('#', "%23").replace('+', "%2B");
        let link = format!("{}/{}?tab=repositories&language={language}", links.web, links.login);
        LanguageShare { name: name.to_owned(), bytes, link }
    };
    bytes.into_iter().map(share).collect()
}

fn collaboration(pulls: &[&Pull], links: &Links<'_>) -> Vec<Collaboration> {
    let mut merged: BTreeMap<&str, u32> = BTreeMap::new();
    for pull in pulls.iter().filter(|pull| pull.merged && !pull.is_own) {
        *merged.entry(&pull.repository).or_default() += 1;
    }
    let row = |(name, value): (&str, u32)| {
        let link = links.pulls(&format!("+is:merged+repo:{name}"));
        Collaboration { name: name.to_owned(), merged: Number { value, link } }
    };
    merged.into_iter().map(row).collect()
}

/// What is not counted; a fork counts once there are commits of one's own in it.
fn left_out(evidence: &Evidence) -> LeftOut {
    let mut left = LeftOut::default();
    for one in evidence.repositories() {
        let commits = evidence.commits.get(&one.name);
        let files = evidence.files.get(&one.name).and_then(|kept| kept.files.as_ref());
        if one.is_fork && commits.is_none_or(|commits| commits.count == 0) {
            left.forks += 1;
            continue;
        }
        left.merges += commits.map_or(0, |commits| commits.merges);
        left.bots += commits.map_or(0, |commits| commits.bots);
        left.files += files.map_or(0, |files| files.left_out);
        left.unread += u32::from(files.is_none() || commits.is_some_and(|commits| commits.is_cut));
    }
    left
}

/// The figures of what was read at `web`; `None` while the account or the span is not known.
pub fn figures(evidence: &Evidence, web: &str) -> Option<Figures> {
    let (from, to) = evidence.span?;
    let login = evidence.account.as_ref()?.login.clone();
    let (since, until) = (from.date_naive(), to.date_naive());
    let links = Links { web, login: &login, since, until };
    let of = |one: &Repository| evidence.commits.get(&one.name).filter(|commits| commits.count > 0);
    let counted: Vec<&Repository> =
        evidence.repositories().filter(|one| !one.is_fork || of(one).is_some()).collect();
    let commits: Vec<&Commits> = counted.iter().filter_map(|one| of(one)).collect();
    let pulls: Vec<&Pull> = evidence.pulls.iter().filter(|pull| pull.at >= from).collect();
    let in_month = |month: &String| commits.iter().filter_map(|all| all.months.get(month)).sum();
    let in_hour = |hour: u32| commits.iter().filter_map(|all| all.hours.get(&hour)).sum();
    let mut repositories: Vec<RepositoryFigures> =
        counted.iter().map(|one| repository(evidence, one, &links)).collect();
    repositories.sort_by(|a, b| a.name.cmp(&b.name));
    let (reviews, issues) = evidence.counts.map_or((0, 0), |all| (all.reviews, all.issues));
    let all_commits: u32 = commits.iter().map(|all| all.count).sum();
    let merged = count(pulls.iter().filter(|pull| pull.merged).count());
    let number = |value: u32, link: String| Number { value, link };
    Some(Figures {
        url: format!("{web}/{login}"),
        since,
        until,
        is_empty: all_commits + reviews + issues == 0 && pulls.is_empty() && counted.is_empty(),
        commits: number(all_commits, links.commits()),
        pulls: number(count(pulls.len()), links.pulls("")),
        merged: number(merged, links.pulls("+is:merged")),
        sizes: sizes(&pulls),
        reviews: number(reviews, links.reviews()),
        issues: number(issues, links.issues()),
        languages: languages(evidence, &counted, &links),
        months: months(since, until)
            .into_iter()
            .map(|month| Month { commits: in_month(&month), month })
            .collect(),
        hours: (0..24).map(in_hour).collect(),
        repositories,
        collaboration: collaboration(&pulls, &links),
        last_commit_at: commits.iter().filter_map(|all| all.last).max(),
        last_pull_at: pulls.iter().map(|pull| pull.at).max(),
        left_out: left_out(evidence),
        login,
    })
}
