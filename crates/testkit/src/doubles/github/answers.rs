//! What this GitHub knows of its account, in the shapes of its two interfaces. Pure.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::{GithubAccount, GithubPull, GithubRepo, Reply, Request, field};

fn absent() -> Reply {
    Reply(404, String::new(), json!({ "message": "Not Found" }))
}

/// Answers with a tag, or that nothing has changed since the caller's.
fn tagged(body: Value, lines: String, request: &Request) -> Reply {
    let tag = URL_SAFE_NO_PAD.encode(Sha256::digest(body.to_string().as_bytes()));
    let tag = format!("W/\"{tag}\"");
    let lines = format!("etag: {tag}\r\n{lines}");
    if request.header("if-none-match") == Some(tag.as_str()) {
        return Reply(304, lines, Value::Null);
    }
    Reply(200, lines, body)
}

fn repository(account: &GithubAccount, repo: &GithubRepo) -> Value {
    let name = format!("{}/{}", account.login, repo.name);
    json!({
        "full_name": name, "html_url": format!("https://github.example/{name}"),
        "private": false, "fork": repo.fork, "default_branch": "main",
        "license": repo.licence.as_ref().map(|id| json!({ "spdx_id": id })),
        "pushed_at": "2026-11-20T10:00:00Z",
    })
}

/// `/api/users/{login}/repos` and `/api/repos/{owner}/{name}/git/trees/{branch}`.
pub(super) fn rest(
    account: &GithubAccount,
    (size, port): (usize, u16),
    (path, query): (&str, &str),
    request: &Request,
) -> Reply {
    if path == format!("/api/users/{}/repos", account.login) {
        let page = field(query, "page").and_then(|page| page.parse().ok()).unwrap_or(1_usize);
        let all: Vec<Value> =
            account.repos.iter().skip((page - 1) * size).map(|r| repository(account, r)).collect();
        let next = format!("http://127.0.0.1:{port}{path}?page={}", page + 1);
        let more = all.len() > size;
        let lines = if more { format!("link: <{next}>; rel=\"next\"\r\n") } else { String::new() };
        return tagged(all.into_iter().take(size).collect(), lines, request);
    }
    let name = path.strip_prefix("/api/repos/").and_then(|rest| rest.split('/').nth(1));
    let Some(repo) = account.repos.iter().find(|repo| name == Some(repo.name.as_str())) else {
        return absent();
    };
    if repo.files.is_empty() {
        return Reply(409, String::new(), json!({ "message": "Git Repository is empty." }));
    }
    let blob = |(path, size): &(String, u64)| json!({ "path": path, "type": "blob", "size": size });
    let mut tree: Vec<Value> = repo.files.iter().map(blob).collect();
    tree.push(json!({ "path": "src", "type": "tree" }));
    tagged(json!({ "tree": tree, "truncated": false }), String::new(), request)
}

/// A page of a connection.
fn connection(all: Vec<Value>, size: usize, after: Option<&str>) -> Value {
    let from: usize = after.and_then(|after| after.parse().ok()).unwrap_or(0);
    let more = all.len() > from + size;
    let nodes: Vec<Value> = all.into_iter().skip(from).take(size).collect();
    let end = (from + nodes.len()).to_string();
    json!({ "pageInfo": { "hasNextPage": more, "endCursor": end }, "nodes": nodes })
}

fn pull(at: usize, pull: &GithubPull) -> Value {
    let (owner, _) = pull.repository.split_once('/').unwrap_or_default();
    let url = format!("https://github.example/{}", pull.repository);
    let files: Vec<Value> = pull
        .files
        .iter()
        .map(|(path, plus, minus)| json!({ "path": path, "additions": plus, "deletions": minus }))
        .collect();
    json!({
        "url": format!("{url}/pull/{at}"), "createdAt": pull.created_at, "merged": pull.merged,
        "repository": { "nameWithOwner": pull.repository, "url": url, "isPrivate": false,
                        "owner": { "login": owner } },
        "files": { "totalCount": files.len(), "nodes": files },
    })
}

pub(super) fn graph(account: &GithubAccount, size: usize, body: &Value) -> Reply {
    let query = body.get("query").and_then(Value::as_str).unwrap_or_default();
    let given = |name: &str| body.pointer(&format!("/variables/{name}")).and_then(Value::as_str);
    let after = given("after");
    let viewer = |value: Value| json!({ "data": { "viewer": value } });
    let data = if query.contains("history(") {
        let found = account.repos.iter().find(|repo| given("name") == Some(repo.name.as_str()));
        let Some(repo) = found else {
            let error = json!([{ "type": "NOT_FOUND" }]);
            let body = json!({ "data": { "repository": null }, "errors": error });
            return Reply(200, String::new(), body);
        };
        let commit = |date: &String| json!({ "author": { "name": "Ada", "date": date }, "parents": { "totalCount": 1 } });
        let history = connection(repo.commits.iter().map(commit).collect(), size, after);
        let target = json!({ "target": { "history": history } });
        json!({ "data": { "repository": { "defaultBranchRef": target } } })
    } else if query.contains("pullRequests(") {
        let all = account.pulls.iter().enumerate().map(|(at, one)| pull(at, one)).collect();
        viewer(json!({ "pullRequests": connection(all, size, after) }))
    } else if query.contains("contributionsCollection(") {
        viewer(json!({ "contributionsCollection": {
            "totalPullRequestReviewContributions": account.reviews,
            "totalIssueContributions": account.issues,
        } }))
    } else {
        viewer(json!({ "login": account.login, "id": "U_1" }))
    };
    Reply(200, String::new(), data)
}
