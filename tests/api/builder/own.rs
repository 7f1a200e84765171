//! What a company writes for its own candidates: a statement, two samples, a solution, and it is published. Also tests that
//! come as an archive, and people of the staff who write for the bank.

use actix_web::test::TestRequest;
use authoring::checks::{self, Filling};
use authoring::drafts::{self, Change};
use diesel::connection::SimpleConnection;
use flows::authoring::{end_check, give_up_check};
use flows::post::Sender;
use kernel::{Clock, ProblemCheckId, ProblemDraftId, SystemClock};
use serde_json::{Value, json};

use super::publishing::{TIMES, make_ready, missing, pass, with_others};
use super::{PROBLEM_DRAFT, archives, insert_draft};
use crate::support::{Answer, Persona, TestApp, request};
use crate::world::World;

async fn begun(world: &World, who: &Persona) -> String {
    let body = json!({ "name": "sums", "title": "Sums" });
    let made = world.app.by(who).post("/api/problem-drafts", body).await.ok();
    format!("/api/problem-drafts/{}", made["id"].as_str().unwrap())
}

async fn save(world: &World, path: &str, files: &[(&str, &str)]) -> Value {
    let by = world.app.by(&world.ruth);
    let version = by.get(path).await.ok()["version"].clone();
    let change = |(path, text): &(&str, &str)| json!({ "path": path, "text": text });
    let changes: Vec<Value> = files.iter().map(change).collect();
    by.put(&format!("{path}/files"), json!({ "version": version, "changes": changes })).await.ok()
}

/// Does what a worker would that fills in these answers.
fn answer(world: &World, asked: &Value, answers: &[(&str, &str)]) {
    let id: ProblemCheckId = asked["check"]["id"].as_str().unwrap().parse().unwrap();
    let mut conn = world.app.conn();
    let begun = checks::begin(&mut conn, id).unwrap().unwrap();
    assert_eq!(begun.fills, Some(Filling::Missing));
    let made: Vec<Change> = answers
        .iter()
        .map(|(path, text)| Change {
            path: (*path).to_owned(),
            content: Some(text.as_bytes().to_vec()),
        })
        .collect();
    assert!(checks::put_made(&mut conn, id, &made, &[7; 32]).unwrap());
    checks::finish(&mut conn, id, (true, None)).unwrap();
}

#[actix_web::test]
async fn a_statement_two_samples_and_a_solution_are_a_companys_own_problem() {
    let (world, _) = with_others().await;
    let by = world.app.by(&world.ruth);
    let path = begun(&world, &world.ruth).await;
    let opened = by.get(&path).await.ok();
    let lacks =
        ["statement", "samples", "solutions", "answers", "package", "verdicts", "time_limit"];
    assert_eq!(missing(&opened), lacks, "{}", opened["faults"]);
    let written = [
        ("statement/problem.en.md", "Add two numbers.\n"),
        ("data/sample/1.in", "1 2\n"),
        ("data/sample/2.in", "2 2\n"),
        ("submissions/accepted/sum.py", "print(sum(map(int, input().split())))\n"),
    ];
    let saved = save(&world, &path, &written).await;
    let unanswered = ["samples", "answers", "package", "verdicts", "time_limit"];
    assert_eq!(missing(&saved), unanswered, "{}", saved["faults"]);
    let seen = json!({ "version": saved["version"], "replace": false });
    let asked = by.post(&format!("{path}/answers"), seen).await.ok();
    assert_eq!(asked["state"], "verifying");
    answer(&world, &asked, &[("data/sample/1.ans", "3\n"), ("data/sample/2.ans", "4\n")]);
    let filled = by.get(&path).await.ok();
    assert_eq!(missing(&filled), ["verdicts", "time_limit"], "{}", filled["faults"]);
    let seen = json!({ "version": filled["version"] });
    pass(&world, &by.post(&format!("{path}/verify"), seen).await.ok());
    let verified = by.get(&path).await.ok();
    assert_eq!((&verified["state"], missing(&verified)), (&json!("verified"), vec![]));
    assert_eq!(verified["faults"], json!([]));

    let seen = json!({ "version": verified["version"] });
    let done = by.post(&format!("{path}/publish"), seen).await.ok();
    assert_eq!(done["state"], "published");
    let slug = done["place"]["slug"].as_str().unwrap();
    let shown = by.get(&format!("/api/problems/{slug}")).await.ok();
    let samples = shown["samples"].as_array().unwrap();
    assert_eq!((samples.len(), &samples[0]["answer"]), (2, &json!("3\n")));
    assert_eq!(shown["groups"][0]["weight"], 100, "the samples score: {shown}");
}

/// Does what a worker would that has this outcome.
fn end(world: &World, asked: &Value, passed: bool) {
    let id: ProblemCheckId = asked["check"]["id"].as_str().unwrap().parse().unwrap();
    let mut conn = world.app.conn();
    checks::begin(&mut conn, id).unwrap().unwrap();
    end_check(&mut conn, &sender(), id, (passed, Some(TIMES))).unwrap();
}

fn sender() -> Sender {
    let public_url = "https://assay.example".to_owned();
    Sender { public_url, support: None, now: SystemClock.now() }
}

/// The titles of the notifications that somebody has, the newest first, with where each leads.
async fn notified(world: &World, who: &Persona) -> Vec<(String, String)> {
    let list = world.app.by(who).get("/api/users/notifications").await.ok();
    let part = |item: &Value, name: &str| item[name].as_str().unwrap().to_owned();
    let items = list["items"].as_array().unwrap().iter();
    let own = items.filter(|item| item["type"] == "own_problem");
    own.map(|item| (part(item, "title"), part(item, "link"))).collect()
}

#[actix_web::test]
async fn what_is_to_be_published_is_once_the_judge_has_passed_it_with_no_page_open() {
    let (world, _) = with_others().await;
    let by = world.app.by(&world.ruth);
    let path = begun(&world, &world.ruth).await;
    let written = [
        ("statement/problem.en.md", "Add two numbers.\n"),
        ("data/sample/1.in", "1 2\n"),
        ("data/sample/1.ans", "3\n"),
        ("data/sample/2.in", "2 2\n"),
        ("data/sample/2.ans", "4\n"),
        ("submissions/accepted/sum.py", "print(sum(map(int, input().split())))\n"),
    ];
    let saved = save(&world, &path, &written).await;
    let verify = format!("{path}/verify");
    let seen = json!({ "version": saved["version"], "publish": true });
    let asked = by.post(&verify, seen.clone()).await.ok();
    let publishes = |of: &Value| (of["state"].clone(), of["check"]["publishes"].clone());
    assert_eq!(publishes(&asked), (json!("verifying"), json!(true)));
    end(&world, &asked, false);
    assert_eq!(by.get(&path).await.ok()["state"], "verify_failed", "nothing is published");

    // A check that runs already goes on, and is followed by publishing.
    let plain = json!({ "version": saved["version"] });
    let asked = by.post(&verify, plain).await.ok();
    assert_eq!(publishes(&asked), (json!("verifying"), json!(false)));
    let joined = by.post(&verify, seen).await.ok();
    assert_eq!(publishes(&joined), (json!("verifying"), json!(true)));
    assert_eq!(joined["check"]["id"], asked["check"]["id"]);
    end(&world, &joined, true);
    let done = by.get(&path).await.ok();
    assert_eq!((&done["state"], missing(&done)), (&json!("published"), vec![]));
    let slug = done["place"]["slug"].as_str().unwrap();
    assert_eq!(by.get(&format!("/api/problems/{slug}")).await.status, 200);
}

#[actix_web::test]
async fn who_has_a_problem_published_is_notified_once_it_is_or_is_not() {
    let (world, _) = with_others().await;
    insert_draft(&world.app, &world.company, ("draft", "null"));
    make_ready(&world).await;
    let path = format!("/api/problem-drafts/{PROBLEM_DRAFT}");
    let by = world.app.by(&world.ruth);
    let opened = by.get(&path).await.ok();
    let (title, page) = (&opened["title"], format!("/problem-builder-v2/{PROBLEM_DRAFT}"));
    let title = title.as_str().unwrap();
    let verify = async |publish: bool| {
        let version = by.get(&path).await.ok()["version"].clone();
        let seen = json!({ "version": version, "publish": publish });
        by.post(&format!("{path}/verify"), seen).await.ok()
    };

    end(&world, &verify(false).await, false);
    assert!(notified(&world, &world.ruth).await.is_empty(), "nothing was to be published");
    end(&world, &verify(true).await, false);
    let not = (format!("{title} is not published"), page.clone());
    assert_eq!(notified(&world, &world.ruth).await, std::slice::from_ref(&not));

    let asked = verify(true).await;
    let id: ProblemCheckId = asked["check"]["id"].as_str().unwrap().parse().unwrap();
    give_up_check(&mut world.app.conn(), &sender(), id, "its worker died each time.").unwrap();
    assert_eq!(notified(&world, &world.ruth).await, [not.clone(), not.clone()]);

    end(&world, &verify(true).await, true);
    let published = (format!("{title} is published"), page.clone());
    assert_eq!(notified(&world, &world.ruth).await, [published, not.clone(), not]);
    let mails = world.app.mails_to(&world.ruth.email);
    assert!(mails.iter().any(|mail| mail.contains(&page)), "{mails:?}");
}

#[actix_web::test]
async fn nothing_is_published_for_somebody_who_may_no_longer_write() {
    let (world, _) = with_others().await;
    insert_draft(&world.app, &world.company, ("draft", "null"));
    make_ready(&world).await;
    let path = format!("/api/problem-drafts/{PROBLEM_DRAFT}");
    let by = world.app.by(&world.ruth);
    let seen = json!({ "version": by.get(&path).await.ok()["version"], "publish": true });
    let asked = by.post(&format!("{path}/verify"), seen).await.ok();
    let lower = "update company_members set role = 'reviewer'";
    world.app.conn().batch_execute(lower).unwrap();
    end(&world, &asked, true);
    let draft: ProblemDraftId = PROBLEM_DRAFT.parse().unwrap();
    let state = drafts::find(&mut world.app.conn(), draft).unwrap().state;
    assert_eq!(state, drafts::State::Verified);
}

#[actix_web::test]
async fn only_a_program_fills_in_answers() {
    let (world, _) = with_others().await;
    let by = world.app.by(&world.ruth);
    let body = json!({ "name": "swap", "title": "Swap", "kind": "grid" });
    let made = by.post("/api/problem-drafts", body).await.ok();
    let path = format!("/api/problem-drafts/{}/answers", made["id"].as_str().unwrap());
    let refused = by.post(&path, json!({ "version": 1, "replace": true })).await;
    assert_eq!(refused.cell(), "409 no_program");
}

/// A request with an archive as its body.
fn zipped(path: &str, who: &Persona, archive: Vec<u8>) -> TestRequest {
    request("POST", path, Some(&who.token()), None)
        .insert_header(("content-type", "application/zip"))
        .set_payload(archive)
}

async fn send(world: &World, path: &str, files: &[(&str, &[u8])]) -> Answer {
    let sent = zipped(path, &world.ruth, archives::archive(files));
    world.app.send(sent).await
}

#[actix_web::test]
async fn tests_come_as_an_archive_all_of_them_or_none() {
    let (world, _) = with_others().await;
    let by = world.app.by(&world.ruth);
    let path = begun(&world, &world.ruth).await;
    save(&world, &path, &[("data/secret/core/old.in", "0\n")]).await;
    let tests = format!("{path}/tests?version=2");
    let given: [(&str, &[u8]); 5] = [
        ("sample/1.in", b"1 2\r\n"),
        ("sample/1.out", b"3\n"),
        ("core/a.in", b"5 5\n"),
        ("core/a.ans", b"10\n"),
        ("core/old.ans", b"0\n"),
    ];
    let put = send(&world, &tests, &given).await.ok();
    assert_eq!(put["version"], 3);
    let files = put["files"].as_array().unwrap().iter();
    let data = files.filter(|file| file["path"].as_str().unwrap().starts_with("data/"));
    let data: Vec<(&str, &str)> =
        data.map(|file| (file["path"].as_str().unwrap(), file["text"].as_str().unwrap())).collect();
    assert!(data.contains(&("data/sample/1.in", "1 2\n")), "{data:?}");
    assert!(data.contains(&("data/sample/1.ans", "3\n")), "{data:?}");
    assert!(data.contains(&("data/secret/core/a.ans", "10\n")), "{data:?}");
    assert!(data.contains(&("data/secret/core/old.in", "0\n")), "what was there stays: {data:?}");

    let tests = format!("{path}/tests?version=3");
    let good: (&str, &[u8]) = ("core/b.in", b"1 1\n");
    for (bad, words) in [
        ("core/lost.ans", "no input for this answer"),
        ("core/notes.txt", "ends with .in"),
        ("medium/1.in", "sample, core, edge or perf"),
    ] {
        let refused = send(&world, &tests, &[good, (bad, b"1\n")]).await;
        assert_eq!(refused.cell(), "400 validation_failed", "{bad}: {}", refused.text);
        let errors = refused.body["errors"].to_string();
        assert!(errors.contains(bad.rsplit('/').next().unwrap()), "{bad}: {errors}");
        assert!(errors.contains(words), "{words}: {errors}");
    }
    let zeros = vec![b'0'; 8 * 1024 * 1024];
    let bomb = send(&world, &tests, &[("core/big.in", &zeros)]).await;
    assert!(bomb.text.contains("100 times its size"), "{}", bomb.text);
    let stale = send(&world, &format!("{path}/tests?version=1"), &[good]).await;
    assert_eq!(stale.cell(), "409 stale_version");
    assert_eq!(
        send(&world, &format!("{path}/tests"), &[good]).await.cell(),
        "400 validation_failed"
    );
    assert_eq!(by.get(&path).await.ok()["version"], 3, "nothing of these was put");
}

#[actix_web::test]
async fn an_archive_of_another_kind_or_size_is_refused_before_it_is_read() {
    let (world, _) = with_others().await;
    let import = "/api/problem-drafts/import";
    let package = archives::archive(&[("sums/problem.yaml", b"name: Sums\n")]);
    let large = zipped(import, &world.ruth, package.clone())
        .insert_header(("content-length", (100 * 1024 * 1024 + 1).to_string()));
    assert_eq!(world.app.send(large).await.cell(), "413 body_too_large");
    let form = zipped(import, &world.ruth, package.clone())
        .insert_header(("content-type", "multipart/form-data"));
    assert_eq!(world.app.send(form).await.cell(), "415 unsupported_media_type");
    let packed =
        zipped(import, &world.ruth, package.clone()).insert_header(("content-encoding", "gzip"));
    assert_eq!(world.app.send(packed).await.cell(), "415 unsupported_encoding");
    let elsewhere = zipped("/api/problem-drafts", &world.ruth, package.clone());
    assert_eq!(world.app.send(elsewhere).await.cell(), "415 unsupported_media_type");
    let stranger = zipped(import, &world.ada, package.clone());
    assert_eq!(world.app.send(stranger).await.cell(), "403 feature_locked");
    let named = zipped(&format!("{import}?name=other"), &world.ruth, package);
    assert_eq!(world.app.send(named).await.ok()["name"], "other");
}

#[actix_web::test]
async fn who_is_named_as_an_author_writes_for_the_bank_and_decides_about_nothing() {
    let app = TestApp::with(&[("ASSAY_AUTHOR_EMAILS", "vera@example.com")]);
    let (vera, admin) = (Persona::new("vera"), Persona::new("admin"));
    app.register_candidate(&vera).await;
    app.register_candidate(&admin).await;
    let by = app.by(&vera);
    let body = json!({ "name": "sums", "title": "Sums" });
    let made = by.post("/api/problem-drafts", body).await.ok();
    assert_eq!(made["is_public"], true);
    let path = format!("/api/problem-drafts/{}", made["id"].as_str().unwrap());
    let opened = by.get(&path).await.ok();
    assert_eq!((&opened["is_own"], &opened["may_review"]), (&json!(true), &json!(false)));
    let seen = json!({ "version": 1 });
    let publish = by.post(&format!("{path}/publish"), seen.clone()).await;
    assert_eq!(publish.cell(), "409 needs_review");
    let decide = path.replace("/api/", "/api/admin/");
    assert_eq!(by.post(&format!("{decide}/publish"), seen).await.cell(), "404 not_found");
    assert_eq!(app.by(&admin).get(&path).await.ok()["may_review"], true);
    let unverified = Persona::unverified("vera");
    assert_eq!(app.by(&unverified).get("/api/problem-drafts").await.cell(), "403 feature_locked");
}
