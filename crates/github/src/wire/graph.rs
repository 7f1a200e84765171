//! GraphQL: the account, its counts, its commits with the offset of their author, its pull requests.

use chrono::{DateTime, FixedOffset, Utc};
use serde::Deserialize;

use super::{Activity, ChangedFile, Commit, PullRequest, Viewer};
use crate::Page;

pub(crate) const VIEWER: &str = "query { viewer { login id } }";

pub(crate) const ACTIVITY: &str = "query($from: DateTime!, $to: DateTime!) { viewer {
  contributionsCollection(from: $from, to: $to) {
    totalPullRequestReviewContributions totalIssueContributions } } }";

pub(crate) const COMMITS: &str = "query($owner: String!, $name: String!, $author: ID!,
  $since: GitTimestamp!, $after: String) { repository(owner: $owner, name: $name) {
  defaultBranchRef { target { ... on Commit {
    history(first: 100, after: $after, since: $since, author: { id: $author }) {
      pageInfo { hasNextPage endCursor }
      nodes { author { name date } parents { totalCount } } } } } } } }";

pub(crate) const PULL_REQUESTS: &str = "query($after: String) { viewer {
  pullRequests(first: 25, after: $after, orderBy: { field: CREATED_AT, direction: DESC }) {
    pageInfo { hasNextPage endCursor }
    nodes { url createdAt merged repository { nameWithOwner url isPrivate owner { login } }
      files(first: 100) { totalCount nodes { path additions deletions } } } } } }";

#[derive(Deserialize)]
pub(crate) struct Answer<T> {
    pub(crate) data: Option<T>,
    #[serde(default)]
    pub(crate) errors: Vec<Problem>,
}

#[derive(Deserialize)]
pub(crate) struct Problem {
    #[serde(default)]
    pub(crate) r#type: String,
}

#[derive(Deserialize)]
pub(crate) struct Of<T> {
    pub(crate) viewer: T,
}

#[derive(Deserialize)]
pub(crate) struct ViewerWire {
    login: String,
    id: String,
}

impl From<ViewerWire> for Viewer {
    fn from(wire: ViewerWire) -> Self {
        Self { login: wire.login, node: wire.id }
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ActivityWire {
    contributions_collection: CountsWire,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct CountsWire {
    total_pull_request_review_contributions: u32,
    total_issue_contributions: u32,
}

impl From<ActivityWire> for Activity {
    fn from(wire: ActivityWire) -> Self {
        let counts = wire.contributions_collection;
        Self {
            reviews: counts.total_pull_request_review_contributions,
            issues: counts.total_issue_contributions,
        }
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Connection<T> {
    page_info: PageInfo,
    nodes: Vec<Option<T>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct PageInfo {
    has_next_page: bool,
    end_cursor: Option<String>,
}

impl<T> Connection<T> {
    fn page<U>(self, read: impl Fn(T) -> U) -> Page<U> {
        let next = self.page_info.end_cursor.filter(|_| self.page_info.has_next_page);
        Page { items: self.nodes.into_iter().flatten().map(read).collect(), next }
    }
}

#[derive(Deserialize)]
pub(crate) struct CommitsWire {
    repository: Option<RepositoryWire>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct RepositoryWire {
    default_branch_ref: Option<RefWire>,
}

#[derive(Deserialize)]
struct RefWire {
    target: TargetWire,
}

#[derive(Deserialize)]
struct TargetWire {
    history: Option<Connection<CommitWire>>,
}

#[derive(Deserialize)]
struct CommitWire {
    author: AuthorWire,
    parents: Total,
}

#[derive(Deserialize)]
struct AuthorWire {
    name: Option<String>,
    date: DateTime<FixedOffset>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Total {
    total_count: u32,
}

impl CommitsWire {
    /// An empty page where the repository or its branch is gone.
    pub(crate) fn page(self) -> Page<Commit> {
        let branch = self.repository.and_then(|repository| repository.default_branch_ref);
        let Some(history) = branch.and_then(|branch| branch.target.history) else {
            return Page { items: Vec::new(), next: None };
        };
        history.page(|commit| Commit {
            at: commit.author.date,
            author: commit.author.name.unwrap_or_default(),
            parents: commit.parents.total_count,
        })
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PullRequestsWire {
    pull_requests: Connection<PullRequestWire>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct PullRequestWire {
    url: String,
    created_at: DateTime<Utc>,
    merged: bool,
    repository: TargetRepository,
    files: Option<FilesWire>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct TargetRepository {
    name_with_owner: String,
    url: String,
    is_private: bool,
    owner: OwnerWire,
}

#[derive(Deserialize)]
struct OwnerWire {
    login: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct FilesWire {
    total_count: u32,
    nodes: Vec<Option<FileWire>>,
}

#[derive(Deserialize)]
struct FileWire {
    path: String,
    additions: u32,
    deletions: u32,
}

impl PullRequestsWire {
    pub(crate) fn page(self) -> Page<PullRequest> {
        self.pull_requests.page(|pull| {
            let (all_files, files) =
                pull.files.map_or((0, Vec::new()), |files| (files.total_count, files.nodes));
            let file = |file: FileWire| ChangedFile {
                path: file.path,
                additions: file.additions,
                deletions: file.deletions,
            };
            PullRequest {
                url: pull.url,
                created_at: pull.created_at,
                is_merged: pull.merged,
                repository: pull.repository.name_with_owner,
                repository_url: pull.repository.url,
                owner: pull.repository.owner.login,
                is_private: pull.repository.is_private,
                files: files.into_iter().flatten().map(file).collect(),
                all_files,
            }
        })
    }
}
