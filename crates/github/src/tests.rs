//! Asking over TCP a GitHub that pages, limits, lies and fails.

use std::time::Duration;

use chrono::{DateTime, Utc};
use testkit::{
    GITHUB_ID, GITHUB_SECRET, GithubAccount, GithubFault, GithubPull, GithubRepo, GithubServer,
};

use super::*;

const BACK: &str = "https://assay.example/github-return";

fn account() -> GithubAccount {
    let repo = |name: &str| GithubRepo {
        name: name.to_owned(),
        files: vec![("src/main.rs".to_owned(), 120)],
        commits: (1..=5).map(|day| format!("2026-11-0{day}T23:30:00+09:00")).collect(),
        ..GithubRepo::default()
    };
    let pull = |at: u32| GithubPull {
        repository: "pellworth/tools".to_owned(),
        created_at: format!("2026-10-0{at}T10:00:00Z"),
        merged: at % 2 == 1,
        files: vec![("src/lib.rs".to_owned(), at, 1)],
    };
    GithubAccount {
        login: "ada-codes".to_owned(),
        repos: ["one", "two", "three", "four", "five"].map(repo).to_vec(),
        pulls: (1..=3).map(pull).collect(),
        reviews: 4,
        issues: 2,
    }
}

fn application(server: &GithubServer) -> Application {
    Application::new(GITHUB_ID, GITHUB_SECRET, &server.web(), &server.api())
}

fn client(server: &GithubServer) -> Client {
    let limits = Limits { total: Duration::from_millis(800), ..Limits::default() };
    Client::new(application(server), limits).unwrap()
}

async fn token(server: &GithubServer, client: &Client) -> Token {
    let start = Start::new(&application(server), BACK).unwrap();
    let (state, code) = server.consent(&start.url);
    assert_eq!(state, start.state);
    client.exchange(&code, &start.verifier, BACK).await.unwrap()
}

fn since() -> DateTime<Utc> {
    "2026-01-01T00:00:00Z".parse().unwrap()
}

#[tokio::test]
async fn a_code_is_exchanged_once_by_who_began_and_for_the_same_address() {
    let server = GithubServer::start(account());
    let client = client(&server);
    let start = || Start::new(&application(&server), BACK).unwrap();
    let one = start();
    assert!(!one.url.contains("scope"), "nothing beyond what is public is asked for");
    assert!(!one.url.contains(&one.verifier) && !format!("{one:?}").contains(&one.state));
    let (_, code) = server.consent(&one.url);
    let other = client.exchange(&code, &start().verifier, BACK).await;
    assert_eq!(other, Err(Failure::BadCode), "another verifier");
    let (_, code) = server.consent(&one.url);
    let elsewhere = client.exchange(&code, &one.verifier, "https://eve.example").await;
    assert_eq!(elsewhere, Err(Failure::BadCode));
    let (_, code) = server.consent(&one.url);
    let token = client.exchange(&code, &one.verifier, BACK).await.unwrap();
    assert_eq!(client.exchange(&code, &one.verifier, BACK).await, Err(Failure::BadCode));
    assert_eq!(client.viewer(&token).await.unwrap().login, "ada-codes");
    client.revoke(&token).await.unwrap();
    assert!(server.tokens().is_empty());
    assert_eq!(client.viewer(&token).await, Err(Failure::Denied));
    client.revoke(&token).await.unwrap();
}

#[tokio::test]
async fn every_page_of_a_list_is_read_and_what_has_not_changed_is_not_sent_again() {
    let server = GithubServer::start(account());
    let client = client(&server);
    let token = token(&server, &client).await;
    let (mut url, mut names, mut tags) = (client.repositories_of("ada-codes"), Vec::new(), vec![]);
    loop {
        let Fetched::New(page, tag) = client.repositories(&token, &url, None).await.unwrap() else {
            panic!("nothing was given back");
        };
        names.extend(page.items.into_iter().map(|one| one.name));
        tags.push((url.clone(), tag.unwrap()));
        let Some(next) = page.next else { break };
        url = next;
    }
    assert_eq!(names.len(), 5, "{names:?}");
    for (url, tag) in &tags {
        let again = client.repositories(&token, url, Some(tag)).await;
        assert_eq!(again, Ok(Fetched::Same), "{url}");
    }
    let last = server.asked().pop().unwrap();
    assert_eq!((last.status, last.tag.is_some()), (304, true));
    let (mut commits, mut after) = (Vec::new(), None);
    loop {
        let name = ("ada-codes/one", "U_1");
        let page = client.commits(&token, name, since(), after.as_deref()).await.unwrap();
        commits.extend(page.items);
        after = page.next;
        if after.is_none() {
            break;
        }
    }
    assert_eq!(commits.len(), 5);
    let written = commits.first().unwrap().at.to_rfc3339();
    assert_eq!(written, "2026-11-01T23:30:00+09:00", "the author's own hour");
    let pulls = client.pull_requests(&token, None).await.unwrap();
    assert_eq!((pulls.items.len(), pulls.next.is_some()), (2, true));
    let gone = client.commits(&token, ("ada-codes/gone", "U_1"), since(), None).await.unwrap();
    assert!(gone.items.is_empty());
    let strange = client.repositories(&token, "https://eve.example/repos", None).await;
    assert_eq!(strange, Err(Failure::Elsewhere), "a token goes to GitHub only");
}

#[tokio::test]
async fn every_fault_has_its_own_name() {
    let server = GithubServer::start(account());
    let client = client(&server);
    let token = token(&server, &client).await;
    let slow = Duration::from_secs(5);
    for (fault, want) in [
        (GithubFault::Status(429, "retry-after: 1\r\n"), Failure::Wait(1)),
        (GithubFault::Status(403, "retry-after: 30\r\n"), Failure::Wait(30)),
        (GithubFault::Status(403, ""), Failure::Refused(403)),
        (GithubFault::RateLimited(""), Failure::Wait(60)),
        (GithubFault::RateLimited("retry-after: 2\r\n"), Failure::Wait(2)),
        (GithubFault::Status(302, "location: https://eve.example\r\n"), Failure::Elsewhere),
        (GithubFault::Status(500, ""), Failure::Broken(500)),
        (GithubFault::Status(401, ""), Failure::Denied),
        (GithubFault::Garbage, Failure::Garbage),
        (GithubFault::Cut, Failure::Unreachable),
        (GithubFault::Silence(slow), Failure::Timeout),
    ] {
        server.fail("graphql", fault.clone());
        assert_eq!(client.viewer(&token).await, Err(want), "{fault:?}");
    }
    assert!(client.viewer(&token).await.is_ok());
    let small = Limits { bytes: 100, ..Limits::default() };
    let strict = Client::new(application(&server), small).unwrap();
    let tree = strict.tree(&token, ("ada-codes/one", "main"), None).await;
    assert_eq!(tree, Err(Failure::TooLong));
    server.change(|account| account.repos[0].files.clear());
    let empty = client.tree(&token, ("ada-codes/one", "main"), None).await;
    assert_eq!(empty, Err(Failure::Absent));
}
