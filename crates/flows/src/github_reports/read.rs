//! One step of reading GitHub: what is asked, and what of it is kept.

use ::contributions::evidence::{
    Account, Commits, Counts, Evidence, Files, KeptFiles, ListPage, MAX_PULLS, Pull, Repository,
    Step,
};
use ::contributions::metrics;
use github::{Client, Failure, Fetched, PullRequest, Token};
use kernel::Instant;

/// Who reads, and the span.
pub(super) struct Reading<'a> {
    pub(super) client: &'a Client,
    pub(super) token: &'a Token,
    pub(super) span: (Instant, Instant),
}

impl Reading<'_> {
    /// Takes a step; the evidence is changed where all of it was answered.
    pub(super) async fn take(&self, step: Step, evidence: &mut Evidence) -> Result<(), Failure> {
        match step {
            Step::Account => {
                let viewer = self.client.viewer(self.token).await?;
                evidence.account = Some(Account { login: viewer.login, node: viewer.node });
            }
            Step::List(url) => {
                let page = self.list(url, evidence).await?;
                evidence.list.push(page);
            }
            Step::Counts => {
                let counts = self.client.activity(self.token, self.span).await?;
                evidence.counts = Some(Counts { reviews: counts.reviews, issues: counts.issues });
            }
            Step::Pulls(after) => self.pulls(after.as_deref(), evidence).await?,
            Step::Repository(one) => {
                let kept = self.files(&one, evidence.files.get(&one.name)).await?;
                let commits = self.commits(&one, evidence).await?;
                evidence.files.insert(one.name.clone(), kept);
                evidence.commits.insert(one.name.clone(), commits);
                evidence.read.insert(one.name);
            }
        }
        Ok(())
    }

    async fn list(&self, url: Option<String>, evidence: &Evidence) -> Result<ListPage, Failure> {
        let account = evidence.account.as_ref().ok_or(Failure::Garbage)?;
        let url = url.unwrap_or_else(|| self.client.repositories_of(&account.login));
        let before = evidence.page_before(&url);
        let tag = before.and_then(|page| page.tag.as_deref());
        match (self.client.repositories(self.token, &url, tag).await?, before) {
            (Fetched::Same, Some(before)) => Ok(before.clone()),
            (Fetched::Same, None) => Err(Failure::Garbage),
            (Fetched::New(page, tag), _) => {
                let items = page.items.into_iter().map(|one| Repository {
                    name: one.name,
                    url: one.url,
                    is_fork: one.is_fork,
                    branch: one.branch,
                    licence: one.licence,
                });
                Ok(ListPage { url, tag, items: items.collect(), next: page.next })
            }
        }
    }

    async fn pulls(&self, after: Option<&str>, evidence: &mut Evidence) -> Result<(), Failure> {
        let login = evidence.account.as_ref().map(|account| account.login.clone());
        let login = login.ok_or(Failure::Garbage)?;
        let page = self.client.pull_requests(self.token, after).await?;
        let past = page.items.last().is_some_and(|last| last.created_at < self.span.0);
        let public = page.items.into_iter().filter(|one| !one.is_private);
        let within = public.filter(|one| one.created_at >= self.span.0);
        evidence.pulls.extend(within.map(|one| pull(one, &login)));
        evidence.pulls.truncate(MAX_PULLS);
        evidence.pulls_done = past || page.next.is_none() || evidence.pulls.len() == MAX_PULLS;
        evidence.pulls_after = page.next;
        Ok(())
    }

    async fn files(
        &self,
        one: &Repository,
        before: Option<&KeptFiles>,
    ) -> Result<KeptFiles, Failure> {
        let tag = before.and_then(|kept| kept.tag.as_deref());
        let fetched = self.client.tree(self.token, (&one.name, &one.branch), tag).await;
        match (fetched, before) {
            (Ok(Fetched::Same), Some(before)) => Ok(before.clone()),
            (Ok(Fetched::Same), None) => Err(Failure::Garbage),
            (Ok(Fetched::New(tree, tag)), _) => {
                let blobs = tree.blobs.iter().map(|blob| (blob.path.as_str(), blob.bytes));
                let files: Files = metrics::read_files(blobs);
                // Of a list that is cut nothing can be said to be missing.
                Ok(KeptFiles { tag, files: (!tree.is_cut).then_some(files) })
            }
            // One without files, or with more than are read.
            (Err(Failure::Absent | Failure::TooLong), _) => {
                Ok(KeptFiles { tag: None, files: None })
            }
            (Err(failure), _) => Err(failure),
        }
    }

    async fn commits(&self, one: &Repository, evidence: &Evidence) -> Result<Commits, Failure> {
        let author = evidence.account.as_ref().ok_or(Failure::Garbage)?.node.as_str();
        let (mut commits, mut after) = (Commits::default(), None::<String>);
        loop {
            let of = (one.name.as_str(), author);
            let page = self.client.commits(self.token, of, self.span.0, after.as_deref()).await?;
            for commit in page.items {
                if !metrics::count_commit(&mut commits, commit.at, &commit.author, commit.parents) {
                    commits.is_cut = true;
                    return Ok(commits);
                }
            }
            after = page.next;
            if after.is_none() {
                return Ok(commits);
            }
        }
    }
}

fn pull(one: PullRequest, login: &str) -> Pull {
    let files = one.files.iter().map(|file| (file.path.as_str(), file.additions, file.deletions));
    Pull {
        lines: metrics::changed_lines(files),
        url: one.url,
        at: one.created_at,
        merged: one.is_merged,
        is_own: one.owner.eq_ignore_ascii_case(login),
        repository: one.repository,
        repository_url: one.repository_url,
    }
}
