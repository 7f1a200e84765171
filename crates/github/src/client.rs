//! Asking.

use std::time::Duration;

use chrono::{DateTime, SecondsFormat, Utc};
use reqwest::header::{ACCEPT, ETAG, HeaderMap, IF_NONE_MATCH};
use reqwest::{RequestBuilder, Response, StatusCode, redirect};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::answer;
use crate::oauth::{Token, escaped};
use crate::wire::graph::{
    self, ActivityWire, Answer, CommitsWire, Of, PullRequestsWire, ViewerWire,
};
use crate::wire::rest::{RepositoryWire, TreeWire};
use crate::{Activity, Application, Commit, Failure, PullRequest, Repository, Tree, Viewer};

/// How much an answer may take. Source: docs/SECURITY.md, "GitHub".
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// For a connection.
    pub connect: Duration,
    /// For all of it.
    pub total: Duration,
    /// Of its body.
    pub bytes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        let (connect, total) = (Duration::from_secs(3), Duration::from_secs(10));
        Self { connect, total, bytes: 4 << 20 }
    }
}

/// A part of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page<T> {
    /// What is on it.
    pub items: Vec<T>,
    /// What asks for the next one; `None` of the last.
    pub next: Option<String>,
}

/// What came of asking for something that may not have changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fetched<T> {
    /// It is this now; the tag stands for it the next time.
    New(T, Option<String>),
    /// It is what it was when the tag was given.
    Same,
}

/// GitHub, asked by one application.
#[derive(Debug)]
pub struct Client {
    http: reqwest::Client,
    application: Application,
    limits: Limits,
}

struct Got {
    status: StatusCode,
    headers: HeaderMap,
    body: Vec<u8>,
}

fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, Failure> {
    serde_json::from_slice(body).map_err(|_| Failure::Garbage)
}

fn moment(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Secs, true)
}

impl Client {
    /// Asks nothing yet.
    ///
    /// # Errors
    /// When no HTTP client can be made on this machine.
    pub fn new(application: Application, limits: Limits) -> Result<Self, reqwest::Error> {
        let http = reqwest::Client::builder()
            .connect_timeout(limits.connect)
            .timeout(limits.total)
            .redirect(redirect::Policy::none())
            .no_proxy()
            .user_agent("Assay/1")
            .build()?;
        Ok(Self { http, application, limits })
    }

    async fn get(&self, request: RequestBuilder) -> Result<Got, Failure> {
        let mut answer = request.send().await.map_err(|e| Failure::of_transport(&e))?;
        let (status, headers) = (answer.status(), answer.headers().clone());
        if let Some(failure) = answer::failure(status, &headers) {
            return Err(failure);
        }
        let body = self.body(&mut answer).await?;
        Ok(Got { status, headers, body })
    }

    async fn body(&self, answer: &mut Response) -> Result<Vec<u8>, Failure> {
        let mut body = Vec::new();
        while let Some(piece) = answer.chunk().await.map_err(|e| Failure::of_transport(&e))? {
            body.extend_from_slice(&piece);
            if body.len() > self.limits.bytes {
                return Err(Failure::TooLong);
            }
        }
        Ok(body)
    }

    /// Exchanges the code that somebody came back with.
    ///
    /// # Errors
    /// [`Failure::BadCode`]; the others of asking.
    pub async fn exchange(&self, code: &str, verifier: &str, back: &str) -> Result<Token, Failure> {
        let url = format!("{}/login/oauth/access_token", self.application.web());
        let body = json!({
            "client_id": self.application.id(), "client_secret": self.application.secret(),
            "code": code, "redirect_uri": back, "code_verifier": verifier,
        });
        let request = self.http.post(url).header(ACCEPT, "application/json").json(&body);
        let said: Value = read(&self.get(request).await?.body)?;
        match said.get("access_token").and_then(Value::as_str) {
            Some(token) if !token.is_empty() => Ok(Token::new(token)),
            // An error comes with status 200 as well.
            _ if said.get("error").is_some() => Err(Failure::BadCode),
            _ => Err(Failure::Garbage),
        }
    }

    /// Has GitHub forget a token.
    ///
    /// # Errors
    /// Those of asking; one that is gone already is forgotten.
    pub async fn revoke(&self, token: &Token) -> Result<(), Failure> {
        let id = self.application.id();
        let url = format!("{}/applications/{}/token", self.application.api(), escaped(id));
        let request = self.http.delete(url).basic_auth(id, Some(self.application.secret()));
        let answer = request.json(&json!({ "access_token": token.as_str() })).send().await;
        let answer = answer.map_err(|e| Failure::of_transport(&e))?;
        match answer.status().as_u16() {
            204 | 404 | 422 => Ok(()),
            _ => {
                Err(answer::failure(answer.status(), answer.headers()).unwrap_or(Failure::Garbage))
            }
        }
    }

    async fn graph<T: DeserializeOwned>(
        &self,
        token: &Token,
        (query, variables): (&str, Value),
    ) -> Result<T, Failure> {
        let url = format!("{}/graphql", self.application.api());
        let body = json!({ "query": query, "variables": variables });
        let request = self.http.post(url).bearer_auth(token.as_str()).json(&body);
        let got = self.get(request).await?;
        let answer: Answer<Value> = read(&got.body)?;
        let is = |kind: &str| answer.errors.iter().any(|problem| problem.r#type == kind);
        if is("RATE_LIMITED") {
            return Err(answer::wait_or_usual(&got.headers));
        }
        // What is not found is null within the data; any other error leaves the answer in doubt.
        if !answer.errors.is_empty() && !answer.errors.iter().all(|e| e.r#type == "NOT_FOUND") {
            return Err(Failure::Garbage);
        }
        let data = answer.data.ok_or(Failure::Garbage)?;
        serde_json::from_value(data).map_err(|_| Failure::Garbage)
    }

    async fn rest(&self, token: &Token, url: &str, tag: Option<&str>) -> Result<Got, Failure> {
        let request = self.http.get(url).bearer_auth(token.as_str());
        let request = request.header(ACCEPT, "application/vnd.github+json");
        let request = request.header("x-github-api-version", "2022-11-28");
        self.get(match tag {
            Some(tag) => request.header(IF_NONE_MATCH, tag),
            None => request,
        })
        .await
    }

    /// Whose token it is.
    ///
    /// # Errors
    /// Those of asking.
    pub async fn viewer(&self, token: &Token) -> Result<Viewer, Failure> {
        let answer: Of<ViewerWire> = self.graph(token, (graph::VIEWER, json!({}))).await?;
        Ok(answer.viewer.into())
    }

    /// How much the account reviewed and reported between two moments at most a year apart.
    ///
    /// # Errors
    /// Those of asking.
    pub async fn activity(
        &self,
        token: &Token,
        (from, to): (DateTime<Utc>, DateTime<Utc>),
    ) -> Result<Activity, Failure> {
        let span = json!({ "from": moment(from), "to": moment(to) });
        let answer: Of<ActivityWire> = self.graph(token, (graph::ACTIVITY, span)).await?;
        Ok(answer.viewer.into())
    }

    /// Where the first page of an account's repositories is, those pushed to last first.
    pub fn repositories_of(&self, login: &str) -> String {
        let (api, login) = (self.application.api(), escaped(login));
        format!("{api}/users/{login}/repos?type=owner&sort=pushed&per_page=100")
    }

    /// The public repositories at an address that [`Self::repositories_of`] or a page before gave.
    ///
    /// # Errors
    /// [`Failure::Elsewhere`] where the next page is not GitHub's; those of asking.
    pub async fn repositories(
        &self,
        token: &Token,
        url: &str,
        tag: Option<&str>,
    ) -> Result<Fetched<Page<Repository>>, Failure> {
        let ours = format!("{}/", self.application.api());
        if !url.starts_with(&ours) {
            return Err(Failure::Elsewhere);
        }
        let got = self.rest(token, url, tag).await?;
        if got.status == StatusCode::NOT_MODIFIED {
            return Ok(Fetched::Same);
        }
        let wire: Vec<RepositoryWire> = read(&got.body)?;
        let next = answer::next(&got.headers);
        if next.as_ref().is_some_and(|next| !next.starts_with(&ours)) {
            return Err(Failure::Elsewhere);
        }
        let items = wire.into_iter().filter_map(RepositoryWire::public).collect();
        Ok(Fetched::New(Page { items, next }, tag_of(&got.headers)))
    }

    /// The files of a repository's branch.
    ///
    /// # Errors
    /// [`Failure::Absent`] of one without files; those of asking.
    pub async fn tree(
        &self,
        token: &Token,
        (name, branch): (&str, &str),
        tag: Option<&str>,
    ) -> Result<Fetched<Tree>, Failure> {
        let name: Vec<String> = name.split('/').map(escaped).collect();
        let (api, name, branch) = (self.application.api(), name.join("/"), escaped(branch));
        let url = format!("{api}/repos/{name}/git/trees/{branch}?recursive=1");
        let got = self.rest(token, &url, tag).await?;
        if got.status == StatusCode::NOT_MODIFIED {
            return Ok(Fetched::Same);
        }
        let wire: TreeWire = read(&got.body)?;
        Ok(Fetched::New(wire.into(), tag_of(&got.headers)))
    }

    /// A page of what the account with this node has committed to a repository's default branch since then.
    ///
    /// # Errors
    /// Those of asking.
    pub async fn commits(
        &self,
        token: &Token,
        (name, author): (&str, &str),
        since: DateTime<Utc>,
        after: Option<&str>,
    ) -> Result<Page<Commit>, Failure> {
        let (owner, name) = name.split_once('/').ok_or(Failure::Garbage)?;
        let variables = json!({ "owner": owner, "name": name, "author": author,
                                "since": moment(since), "after": after });
        let answer: CommitsWire = self.graph(token, (graph::COMMITS, variables)).await?;
        Ok(answer.page())
    }

    /// A page of the pull requests that the account opened, newest first.
    ///
    /// # Errors
    /// Those of asking.
    pub async fn pull_requests(
        &self,
        token: &Token,
        after: Option<&str>,
    ) -> Result<Page<PullRequest>, Failure> {
        let variables = json!({ "after": after });
        let answer: Of<PullRequestsWire> =
            self.graph(token, (graph::PULL_REQUESTS, variables)).await?;
        Ok(answer.viewer.page())
    }
}

fn tag_of(headers: &HeaderMap) -> Option<String> {
    Some(headers.get(ETAG)?.to_str().ok()?.to_owned())
}
