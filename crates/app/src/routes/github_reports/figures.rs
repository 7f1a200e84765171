//! What a report shows, as it goes over the wire.

use contributions::metrics::{
    Collaboration, Figures, LanguageShare, LeftOut, Month, Number, RepositoryFigures, Sizes,
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::wire::Time;

/// A number, and where it can be checked.
#[derive(Serialize, ToSchema)]
#[schema(as = GithubNumber)]
pub(crate) struct NumberView {
    value: u32,
    /// The search or the page at GitHub that shows them.
    link: String,
}

impl From<Number> for NumberView {
    fn from(Number { value, link }: Number) -> Self {
        Self { value, link }
    }
}

/// Source in one language.
#[derive(Serialize, ToSchema)]
#[schema(as = GithubLanguage)]
pub(crate) struct LanguageView {
    name: String,
    bytes: u64,
    link: String,
}

/// How many pull requests change how many lines.
#[derive(Serialize, ToSchema)]
#[schema(as = GithubPullSizes)]
pub(crate) struct SizesView {
    /// At most 50.
    small: u32,
    /// 51 to 250.
    medium: u32,
    /// 251 to 1000.
    large: u32,
    /// More.
    huge: u32,
    /// Null where there are none.
    median: Option<u32>,
}

/// Commits in a month.
#[derive(Serialize, ToSchema)]
#[schema(as = GithubMonth)]
pub(crate) struct MonthView {
    /// Such as `2026-11`.
    month: String,
    commits: u32,
}

/// A repository of the candidate's own with commits of theirs.
#[derive(Serialize, ToSchema)]
#[schema(as = GithubRepository)]
pub(crate) struct RepositoryView {
    name: String,
    url: String,
    is_fork: bool,
    commits: NumberView,
    last_commit_at: Option<Time>,
    /// Null where its files could not be read, as of the next two.
    tests: Option<bool>,
    ci: Option<bool>,
    readme: Option<bool>,
    /// SPDX's name; `file` where only a file says it; null where none was found.
    licence: Option<String>,
}

/// Somebody else's repository that took pull requests.
#[derive(Serialize, ToSchema)]
#[schema(as = GithubCollaboration)]
pub(crate) struct CollaborationView {
    name: String,
    merged: NumberView,
}

/// What is not counted.
#[derive(Serialize, ToSchema)]
#[schema(as = GithubLeftOut)]
pub(crate) struct LeftOutView {
    /// Forks without commits of one's own.
    forks: u32,
    /// Commits that only merge.
    merges: u32,
    /// Commits that a program wrote.
    bots: u32,
    /// Vendored and generated files.
    files: u32,
    /// Repositories that could not be read to the end.
    unread: u32,
}

/// What a report shows. There is no score.
#[derive(Serialize, ToSchema)]
#[schema(as = GithubFigures)]
pub(crate) struct FiguresView {
    login: String,
    url: String,
    /// The first day that is counted.
    since: String,
    /// The last one.
    until: String,
    is_empty: bool,
    commits: NumberView,
    pulls: NumberView,
    merged: NumberView,
    sizes: SizesView,
    reviews: NumberView,
    issues: NumberView,
    languages: Vec<LanguageView>,
    months: Vec<MonthView>,
    /// Commits in each hour of the author's own day: 24 numbers.
    hours: Vec<u32>,
    repositories: Vec<RepositoryView>,
    collaboration: Vec<CollaborationView>,
    last_commit_at: Option<Time>,
    last_pull_at: Option<Time>,
    left_out: LeftOutView,
}

impl From<RepositoryFigures> for RepositoryView {
    fn from(one: RepositoryFigures) -> Self {
        Self {
            name: one.name,
            url: one.url,
            is_fork: one.is_fork,
            commits: one.commits.into(),
            last_commit_at: one.last_commit_at.map(|at| at.to_utc().into()),
            tests: one.tests,
            ci: one.ci,
            readme: one.readme,
            licence: one.licence,
        }
    }
}

impl From<Figures> for FiguresView {
    fn from(all: Figures) -> Self {
        let language = |LanguageShare { name, bytes, link }| LanguageView { name, bytes, link };
        let month = |Month { month, commits }| MonthView { month, commits };
        let Sizes { small, medium, large, huge, median } = all.sizes;
        let LeftOut { forks, merges, bots, files, unread } = all.left_out;
        let with =
            |one: Collaboration| CollaborationView { name: one.name, merged: one.merged.into() };
        Self {
            login: all.login,
            url: all.url,
            since: all.since.to_string(),
            until: all.until.to_string(),
            is_empty: all.is_empty,
            commits: all.commits.into(),
            pulls: all.pulls.into(),
            merged: all.merged.into(),
            sizes: SizesView { small, medium, large, huge, median },
            reviews: all.reviews.into(),
            issues: all.issues.into(),
            languages: all.languages.into_iter().map(language).collect(),
            months: all.months.into_iter().map(month).collect(),
            hours: all.hours,
            repositories: all.repositories.into_iter().map(RepositoryView::from).collect(),
            collaboration: all.collaboration.into_iter().map(with).collect(),
            last_commit_at: all.last_commit_at.map(|at| at.to_utc().into()),
            last_pull_at: all.last_pull_at.map(Time::from),
            left_out: LeftOutView { forks, merges, bots, files, unread },
        }
    }
}
