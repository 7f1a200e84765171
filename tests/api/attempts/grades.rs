//! Signed grades over HTTP: who gets them, what is in them, and that anybody can check them.

use std::collections::BTreeMap;
use std::io::{Cursor, Read};

use aws_lc_rs::signature::{ED25519, Ed25519KeyPair, KeyPair, UnparsedPublicKey};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use challenges::judging::{self, Ending, Outcome, TestOutcome};
use challenges::submissions::Verdict;
use kernel::{AttemptId, SubmissionId};
use serde_json::{Value, json};

use crate::support::{Answer, Persona};
use crate::world::World;

/// A world whose attempt has one judged submit, right but for its edge group, and is graded.
pub(crate) async fn graded() -> (World, SubmissionId) {
    let world = World::make().await;
    let path = format!("/api/attempts/{}/tasks/{}/submissions", world.attempt, world.task);
    let program = json!({ "language": "python", "source": "print(2)  # ada\n" });
    let sent = world.app.by(&world.ada).post(&path, program).await.ok();
    let id = SubmissionId(sent["id"].as_str().unwrap().parse().unwrap());
    world
        .app
        .by(&world.ada)
        .send("POST", &format!("/api/attempts/{}/finish", world.attempt), None)
        .await
        .ok();
    judge(&world, (id, 1), Verdict::Wa);
    (world, id)
}

/// Judges a submit whose edge group ends so, and grades the attempt.
pub(crate) fn judge(world: &World, sent: (SubmissionId, i32), edge: Verdict) {
    judge_alone(world, sent, edge);
    let attempt = AttemptId(world.attempt.parse().unwrap());
    assessments::grading::grade(&mut world.app.conn(), attempt).unwrap();
}

/// Judges a submit whose edge group ends so.
pub(crate) fn judge_alone(world: &World, (id, generation): (SubmissionId, i32), edge: Verdict) {
    let mut conn = world.app.conn();
    let worker = testkit::worker(&mut conn);
    judging::begin(&mut conn, id, generation).unwrap().unwrap();
    for (number, verdict) in (1..).zip([Verdict::Ac, Verdict::Ac, edge, Verdict::Ac]) {
        let outcome = TestOutcome {
            number,
            verdict,
            reason: None,
            cpu_us: 9000 + i64::from(number),
            wall_us: 9100,
            memory_kib: 8000,
            output: None,
            stderr: None,
            share_permille: None,
        };
        judging::record_test(&mut conn, id, generation, &outcome).unwrap();
    }
    let outcome = Outcome {
        ending: Ending::Tests,
        compile_message: None,
        judge_version: "assay-judge/test".into(),
        toolchain: "Python 3.test".into(),
        worker,
    };
    judging::complete(&mut conn, id, generation, &outcome).unwrap();
}

pub(crate) async fn get(world: &World, what: &str, who: &Persona) -> Answer {
    let path = format!("/api/reports/{}/{what}", world.attempt);
    world.app.by(who).get(&path).await
}

/// The bytes that are signed, made without the application's help.
fn message(grade: &Value) -> String {
    // serde_json keeps members in the order of their names, which are ASCII.
    format!("assay-grade/2\n{}", serde_json::to_string(grade).unwrap())
}

/// Whether one of the keys listed has signed the document.
pub(crate) fn holds(document: &Value, keys: &Value) -> bool {
    let signature = &document["signature"];
    let key = keys["items"].as_array().unwrap().iter().find(|k| k["id"] == signature["key"]);
    let bytes = |value: &Value| BASE64_STANDARD.decode(value.as_str().unwrap()).unwrap();
    let public = UnparsedPublicKey::new(&ED25519, bytes(&key.unwrap()["public_key"]));
    let value = bytes(&signature["value"]);
    public.verify(message(&document["grade"]).as_bytes(), &value).is_ok()
}

#[actix_web::test]
async fn candidate_and_company_download_the_same_grade_and_anybody_can_check_it() {
    let (world, _) = graded().await;
    let mine = get(&world, "grade", &world.ada).await;
    assert_eq!(mine.status, 200, "{}", mine.text);
    assert!(mine.header("content-disposition").starts_with("attachment; filename=\"assay-grade-"));
    assert_eq!(get(&world, "grade", &world.ruth).await.text, mine.text);
    let grade = &mine.body["grade"];
    assert_eq!((&grade["fineness"], &grade["candidate"]), (&json!(750), &json!("uid-ada")));
    let task = &grade["tasks"][0];
    assert_eq!(task["package_sha256"], "07".repeat(32));
    assert_eq!(task["limits"], json!({ "cpu_ms": 1000, "memory_mib": 256, "output_mib": 8 }));
    let counted = &task["submission"];
    assert_eq!(counted["toolchain"], "Python 3.test");
    assert_eq!(counted["judge_version"], "assay-judge/test");
    let third = json!({ "number": 3, "group": "edge", "verdict": "WA", "cpu_fifths": 1,
                        "memory_fifths": 1 });
    assert_eq!(counted["tests"][2], third);

    let keys = world.app.anon().get("/api/grade-keys").await.body;
    assert!(holds(&mine.body, &keys));
    let mut better = mine.body.clone();
    better["grade"]["fineness"] = json!(751);
    assert!(!holds(&better, &keys));
}

/// The files of a bundle by their names.
fn unpacked(bundle: Answer) -> BTreeMap<String, Vec<u8>> {
    let mut zip = zip::ZipArchive::new(Cursor::new(bundle.bytes)).unwrap();
    let mut files = BTreeMap::new();
    for index in 0..zip.len() {
        let (mut file, mut bytes) = (zip.by_index(index).unwrap(), Vec::new());
        file.read_to_end(&mut bytes).unwrap();
        files.insert(file.name().unwrap().into_owned(), bytes);
    }
    files
}

#[actix_web::test]
async fn a_downloaded_bundle_has_the_source_and_nothing_hidden() {
    let (world, _) = graded().await;
    for who in [&world.ada, &world.ruth] {
        let files = unpacked(get(&world, "bundle", who).await);
        let names: Vec<&str> = files.keys().map(String::as_str).collect();
        assert_eq!(names, ["README.txt", "grade.json", "sources/1.py"]);
        let all = String::from_utf8(files.into_values().flatten().collect()).unwrap();
        assert!(all.contains("print(2)  # ada") && !all.contains("canary"), "{all}");
    }
}

#[actix_web::test]
async fn before_the_grade_there_is_nothing_to_download() {
    let world = World::make().await;
    let finish = format!("/api/attempts/{}/finish", world.attempt);
    assert_eq!(get(&world, "grade", &world.ada).await.cell(), "404 not_found");
    world.app.by(&world.ada).send("POST", &finish, None).await.ok();
    for what in ["grade", "bundle"] {
        assert_eq!(get(&world, what, &world.ada).await.cell(), "409 not_graded");
    }
}

#[actix_web::test]
async fn the_secret_key_is_in_no_answer() {
    let (world, _) = graded().await;
    let keys = world.app.anon().get("/api/grade-keys").await;
    let text = std::fs::read_to_string(world.app.data.path().join("grade-keys/signing.key"));
    let seed = BASE64_STANDARD.decode(text.unwrap()).unwrap();
    let pair = Ed25519KeyPair::from_seed_unchecked(&seed).unwrap();
    let public = BASE64_STANDARD.encode(pair.public_key());
    assert_eq!(keys.body["items"][0]["public_key"], public, "it is the key that signs");

    let grade = get(&world, "grade", &world.ada).await;
    let mut answers = vec![keys.bytes, grade.bytes];
    answers.extend(unpacked(get(&world, "bundle", &world.ruth).await).into_values());
    assert_eq!(answers.len(), 5);
    let hex: String = seed.iter().map(|byte| format!("{byte:02x}")).collect();
    let base64 = BASE64_STANDARD.encode(&seed);
    let spelled = [seed.as_slice(), hex.as_bytes(), base64.trim_end_matches('=').as_bytes()];
    for bytes in answers {
        let found = spelled.iter().find(|secret| memchr::memmem::find(&bytes, secret).is_some());
        assert_eq!(found, None, "{}", String::from_utf8_lossy(&bytes));
    }
}
