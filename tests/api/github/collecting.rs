//! What is read of GitHub, how often it is asked, and what is left of the token.

use db::privacy::{Subject, export};
use flows::accounts::export::registry;
use flows::github_reports::expire;
use kernel::chrono::TimeDelta;
use kernel::{Clock, SystemClock};
use serde_json::{Value, json};
use testkit::GithubFault;

use super::{MINE, Meeting};

/// Makes every job due.
const DUE: &str = "update jobs set run_after = now() - interval '1 second' where state = 'queued'";

#[actix_web::test]
async fn everything_public_is_counted_with_its_address_and_the_token_is_gone() {
    let t = Meeting::make().await;
    let id = t.ready().await;
    let report = t.read(&t.ruth, &id).await.ok();
    assert_eq!((&report["state"], &report["login"]), (&json!("ready"), &json!("ada-codes")));
    let f = &report["figures"];
    let numbers = ["commits", "pulls", "merged", "reviews", "issues"];
    let values = numbers.map(|name| f[name]["value"].as_u64().unwrap());
    assert_eq!(values, [3, 3, 2, 6, 2], "{f}");
    for name in numbers {
        let link = f[name]["link"].as_str().unwrap();
        assert!(link.starts_with(&t.github.web()) && link.contains("ada-codes"), "{link}");
    }
    assert_eq!(f["sizes"]["median"], 35, "a lock file is no work");
    assert_eq!((&f["hours"][22], &f["hours"][9]), (&json!(2), &json!(1)), "the author's clock");
    let names: Vec<&str> = f["repositories"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["ada-codes/empty", "ada-codes/notes", "ada-codes/queue"], "by name");
    let queue = &f["repositories"][2];
    for what in ["tests", "ci", "readme"] {
        assert_eq!(queue[what], true, "{what}");
    }
    assert_eq!(queue["licence"], "MIT");
    assert_eq!(f["repositories"][0]["tests"], Value::Null, "there was nothing to read");
    let left = &f["left_out"];
    assert_eq!(
        (&left["forks"], &left["files"], &left["unread"]),
        (&json!(1), &json!(1), &json!(1))
    );
    assert_eq!(f["collaboration"][0]["name"], "pellworth/tools");
    assert_eq!(f["collaboration"][0]["merged"]["value"], 2);
    assert_eq!(
        f["languages"],
        json!([{ "name": "Rust", "bytes": 200,
        "link": format!("{}/ada-codes?tab=repositories&language=rust", t.github.web()) }])
    );
    let text = report.to_string();
    for word in ["score", "rank", "stars"] {
        assert!(!text.contains(word), "{word}");
    }
    assert_eq!(t.read(&t.ada, &id).await.ok()["figures"], *f, "both read the same");
    assert_eq!(t.count("github_reports where token is not null"), 0);
    assert_eq!(t.tables_with("gho_token"), Vec::<String>::new(), "no table holds a token");
    assert_eq!(t.github.tokens(), Vec::<String>::new(), "and GitHub has forgotten it");
}

#[actix_web::test]
async fn while_it_is_collected_the_token_lies_sealed_and_a_limit_is_waited_for() {
    let t = Meeting::make().await;
    let asked = t.ask().await.ok();
    let id = asked["id"].clone();
    t.consent(&id).await;
    assert_eq!(t.count("github_reports where token is not null"), 1);
    assert_eq!(t.tables_with("gho_token"), Vec::<String>::new(), "it is not there in the clear");
    t.github.fail("git/trees", GithubFault::Status(403, "retry-after: 1\r\n"));
    t.github.fail("pullRequests", GithubFault::Status(502, ""));
    assert_eq!(t.collect().await, 1);
    let waiting = t.read(&t.ada, &id).await.ok();
    assert_eq!(waiting["state"], "collecting", "away is not failed");
    assert!(waiting["steps_done"].as_i64().unwrap() > 0, "{waiting}");
    let viewers =
        || t.github.asked().iter().filter(|one| one.body.to_string().contains("login id")).count();
    assert_eq!(viewers(), 1);
    assert_eq!(t.collect().await, 0, "it is not due yet");
    let waiting = "jobs where kind = 'collect' and state = 'queued'";
    assert_eq!(t.count(waiting), 1);
    t.run(DUE);
    assert_eq!(t.collect().await, 1);
    let soon = format!("{waiting} and run_after < now() + interval '2 seconds'");
    assert_eq!(t.count(&soon), 1, "GitHub asked to wait for a second");
    t.run(DUE);
    assert_eq!(t.collect().await, 1);
    assert_eq!(t.read(&t.ada, &id).await.ok()["state"], "ready");
    assert_eq!(viewers(), 1, "what was read is not read again");
}

#[actix_web::test]
async fn a_refresh_is_once_a_day_and_asks_only_for_what_has_changed() {
    let t = Meeting::make().await;
    let id = t.ready().await;
    assert_eq!(t.act(&id, "consent").await.cell(), "409 refreshed_today");
    t.run("update github_reports set collected_at = collected_at - interval '25 hours'");
    let before = t.github.asked().len();
    let mails = || t.app.mails_to(&t.ruth.email).len();
    let mailed = mails();
    t.github.change(|account| account.reviews = 9);
    t.consent(&id).await;
    let meanwhile = t.read(&t.ruth, &id).await.ok();
    assert_eq!(meanwhile["figures"]["reviews"]["value"], 6, "the former one is still there");
    assert_eq!(t.collect().await, 1);
    assert_eq!(t.read(&t.ruth, &id).await.ok()["figures"]["reviews"]["value"], 9);
    let asked = t.github.asked();
    let rest: Vec<_> = asked[before..]
        .iter()
        .filter(|one| one.method == "GET" && !one.path.contains("/empty/"))
        .collect();
    assert_eq!(rest.len(), 5, "two pages and three repositories: {rest:?}");
    for one in rest {
        assert_eq!((one.status, one.tag.is_some()), (304, true), "{one:?}");
    }
    assert_eq!(mails(), mailed, "a refresh is no news");
}

#[actix_web::test]
async fn a_permission_that_is_taken_back_at_github_fails_and_can_be_given_again() {
    let t = Meeting::make().await;
    let asked = t.ask().await.ok();
    t.consent(&asked["id"]).await;
    t.github.fail("/repos", GithubFault::Status(401, ""));
    assert_eq!(t.collect().await, 1);
    let failed = t.read(&t.ada, &asked["id"]).await.ok();
    assert_eq!((&failed["state"], &failed["failure"]), (&json!("failed"), &json!("denied")));
    assert_eq!(t.count("github_reports where token is not null"), 0);
    t.consent(&asked["id"]).await;
    assert_eq!(t.collect().await, 1);
    assert_eq!(t.read(&t.ada, &asked["id"]).await.ok()["state"], "ready");
}

#[actix_web::test]
async fn who_withdraws_is_gone_at_once_even_while_github_is_read() {
    let t = Meeting::make().await;
    let id = t.ready().await;
    assert_eq!(t.act(&id, "withdraw").await.body["state"], "withdrawn");
    let seen = t.read(&t.ruth, &id).await.ok();
    assert_eq!((&seen["state"], &seen["figures"]), (&json!("withdrawn"), &Value::Null));
    assert_eq!(seen["login"], Value::Null);
    assert_eq!(t.tables_with("ada-codes"), Vec::<String>::new(), "nothing is left of it");
    let own = t.app.by(&t.ada).post(MINE, json!({})).await.ok();
    t.consent(&own["id"]).await;
    assert_eq!(t.act(&own["id"], "withdraw").await.body["state"], "withdrawn");
    assert_eq!(t.count("github_reports where token is not null"), 0);
    let before = t.github.asked().len();
    assert_eq!(t.collect().await, 1);
    assert_eq!(t.github.asked().len(), before, "there is nothing to read with");
}

#[actix_web::test]
async fn a_report_ends_after_ninety_days_and_with_it_what_was_read() {
    let t = Meeting::make().await;
    let id = t.ready().await;
    let db = t.app.state().db;
    let later = |days: i64| SystemClock.now() + TimeDelta::days(days);
    expire(&db, later(89)).unwrap();
    assert_eq!(t.read(&t.ruth, &id).await.ok()["state"], "ready");
    expire(&db, later(91)).unwrap();
    let ended = t.read(&t.ruth, &id).await.ok();
    assert_eq!((&ended["state"], &ended["figures"]), (&json!("expired"), &Value::Null));
    assert_eq!(t.tables_with("ada-codes"), Vec::<String>::new());
}

#[actix_web::test]
async fn an_account_without_public_activity_is_said_to_be_empty() {
    let t = Meeting::make().await;
    t.github.change(|account| {
        (account.reviews, account.issues) = (0, 0);
        account.repos.retain(|repo| repo.fork);
        account.pulls.clear();
    });
    let id = t.ready().await;
    let figures = &t.read(&t.ruth, &id).await.ok()["figures"];
    assert_eq!((&figures["is_empty"], &figures["repositories"]), (&json!(true), &json!([])));
}

#[actix_web::test]
async fn the_export_has_the_report_and_no_token() {
    let t = Meeting::make().await;
    let asked = t.ask().await.ok();
    t.consent(&asked["id"]).await;
    let conn = &mut t.app.conn();
    let user = auth::users::by_email(conn, &t.ada.email.parse().unwrap()).unwrap().unwrap().id;
    let subject = Subject { user, email: t.ada.email.clone() };
    let text = export(conn, &registry(), &subject).unwrap();
    let data: Value = serde_json::from_str(&text).unwrap();
    let row = &data["github_reports"]["rows"][0];
    assert_eq!(row["state"], "consented");
    for secret in ["token", "consent_state", "consent_verifier"] {
        assert_eq!(row.get(secret), None, "{secret}");
    }
}
