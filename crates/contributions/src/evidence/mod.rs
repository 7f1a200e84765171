//! What has been read of GitHub, and what comes next. Pure.

use std::collections::{BTreeMap, BTreeSet};

use kernel::Instant;
use kernel::chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Serialize};

#[cfg(test)]
mod tests;

/// How many repositories of one account are read, those pushed to last first.
pub const MAX_REPOSITORIES: usize = 100;
/// How many commits of one repository are read.
pub const MAX_COMMITS: u32 = 2000;
/// How many pull requests are read, the newest first.
pub const MAX_PULLS: usize = 500;

/// Whose it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    /// The name in addresses.
    pub login: String,
    /// What GraphQL calls it.
    pub node: String,
}

/// A repository in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Repository {
    /// `owner/name`.
    pub name: String,
    /// Where everybody sees it.
    pub url: String,
    /// Whether it began as a copy.
    pub is_fork: bool,
    /// The branch that counts.
    pub branch: String,
    /// SPDX's name of its licence.
    pub licence: Option<String>,
}

/// A page of the list of repositories.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListPage {
    /// Where it was read.
    pub url: String,
    /// What stands for it the next time.
    pub tag: Option<String>,
    /// What is on it.
    pub items: Vec<Repository>,
    /// Where the next one is.
    pub next: Option<String>,
}

/// What the names and sizes of a repository's files say.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Files {
    /// Bytes of source by language.
    pub languages: BTreeMap<String, u64>,
    /// Whether there are tests.
    pub tests: bool,
    /// Whether something checks each change.
    pub ci: bool,
    /// Whether a README says what it is.
    pub readme: bool,
    /// Whether a file says under which licence it stands.
    pub licence: bool,
    /// How many files are vendored or generated.
    pub left_out: u32,
}

/// The files of a repository as they were read last.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptFiles {
    /// What stands for them the next time.
    pub tag: Option<String>,
    /// `None` where they could not be read: none there, or too many.
    pub files: Option<Files>,
}

/// The commits of the account in one repository.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Commits {
    /// How many count.
    pub count: u32,
    /// How many are merges.
    pub merges: u32,
    /// How many a program wrote.
    pub bots: u32,
    /// How many in each month, `2026-11`, as its author's clock had it.
    pub months: BTreeMap<String, u32>,
    /// How many in each hour of the author's day; only hours that have any.
    pub hours: BTreeMap<u32, u32>,
    /// The newest that counts.
    pub last: Option<DateTime<FixedOffset>>,
    /// There are more than [`MAX_COMMITS`].
    pub is_cut: bool,
}

/// A pull request that the account opened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pull {
    /// Where everybody sees it.
    pub url: String,
    /// When it was opened.
    pub at: Instant,
    /// Whether it was merged.
    pub merged: bool,
    /// `owner/name` of the repository that it is for.
    pub repository: String,
    /// Where everybody sees that.
    pub repository_url: String,
    /// Whether that is the account's own.
    pub is_own: bool,
    /// Lines added and taken out, without vendored and generated files.
    pub lines: u32,
}

/// What was only counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// Reviews of pull requests.
    pub reviews: u32,
    /// Issues opened.
    pub issues: u32,
}

/// What is to be read next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// Whose token it is.
    Account,
    /// A page of the list of repositories; `None` is the first.
    List(Option<String>),
    /// What is only counted.
    Counts,
    /// A page of pull requests; `None` is the first.
    Pulls(Option<String>),
    /// Files and commits of a repository.
    Repository(Repository),
}

/// Everything that was read.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence {
    /// The span that is read: from, until.
    pub span: Option<(Instant, Instant)>,
    /// Whose it is.
    pub account: Option<Account>,
    /// The pages of this time.
    pub list: Vec<ListPage>,
    /// Those of the time before, for their tags.
    pub list_before: Vec<ListPage>,
    /// What was only counted.
    pub counts: Option<Counts>,
    /// The pull requests so far.
    pub pulls: Vec<Pull>,
    /// What asks for the next page of them.
    pub pulls_after: Option<String>,
    /// Whether all of them are there.
    pub pulls_done: bool,
    /// By repository, of this time or the time before.
    pub files: BTreeMap<String, KeptFiles>,
    /// By repository.
    pub commits: BTreeMap<String, Commits>,
    /// The repositories that were read this time.
    pub read: BTreeSet<String>,
}

impl Evidence {
    /// To be read once more: only what has a tag is kept.
    #[must_use]
    pub fn renewed(self, span: (Instant, Instant)) -> Self {
        let list_before = if self.list.is_empty() { self.list_before } else { self.list };
        Self { span: Some(span), list_before, files: self.files, ..Self::default() }
    }

    /// The repositories that are read, without forks that hold nothing of one's own as far as that is known.
    pub fn repositories(&self) -> impl Iterator<Item = &Repository> {
        self.list.iter().flat_map(|page| &page.items).take(MAX_REPOSITORIES)
    }

    fn list_end(&self) -> Option<Step> {
        let Some(last) = self.list.last() else { return Some(Step::List(None)) };
        let listed: usize = self.list.iter().map(|page| page.items.len()).sum();
        let next = last.next.clone().filter(|_| listed < MAX_REPOSITORIES);
        next.map(|url| Step::List(Some(url)))
    }

    /// What is to be read next; `None` once everything is there.
    pub fn next(&self) -> Option<Step> {
        if self.account.is_none() {
            return Some(Step::Account);
        }
        if let Some(list) = self.list_end() {
            return Some(list);
        }
        if self.counts.is_none() {
            return Some(Step::Counts);
        }
        if !self.pulls_done {
            return Some(Step::Pulls(self.pulls_after.clone()));
        }
        let unread = self.repositories().find(|one| !self.read.contains(&one.name));
        unread.cloned().map(Step::Repository)
    }

    /// How many steps are done, and how many there are as far as is known.
    pub fn progress(&self) -> (i32, i32) {
        let flags = [
            self.account.is_some(),
            !self.list.is_empty() && self.list_end().is_none(),
            self.counts.is_some(),
            self.pulls_done,
        ];
        let small = flags.iter().filter(|done| **done).count();
        let number = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
        (number(small + self.read.len()), number(flags.len() + self.repositories().count()))
    }

    /// The tag and the page that were kept for this address.
    pub fn page_before(&self, url: &str) -> Option<&ListPage> {
        self.list_before.iter().find(|page| page.url == url && page.tag.is_some())
    }
}
