//! What an address below /codebrainv2 means: an invitation's code or a problem's name, in whatever
//! case it was typed.

use challenges::problems::publish;
use serde_json::{Value, json};

use crate::support::{Persona, TestApp};
use crate::world::tiny_problem;

/// A name that is also ten letters of a code, and one that is none.
const BOTH: &str = "abcdefghjk";
const NAME: &str = "two-sum";

struct Bank {
    app: TestApp,
    both: String,
    old: String,
    new: String,
}

impl Bank {
    fn fill() -> Self {
        let app = TestApp::start();
        let mut conn = app.conn();
        let mut add = |slug: &str, sha: u8| {
            let mut version = tiny_problem(slug);
            version.package_sha256 = [sha; 32];
            version.title = format!("Version {sha}");
            publish(&mut conn, &version).unwrap().id.to_string()
        };
        let (both, old, new) = (add(BOTH, 1), add(NAME, 2), add(NAME, 3));
        Self { app, both, old, new }
    }

    async fn check(&self, typed: &str, kind: &str, path: Option<&str>) {
        let address = format!("/api/codebrain/resolve/{typed}");
        let answer = self.app.anon().get(&address).await;
        assert_eq!(answer.status, 200, "{typed}: {}", answer.text);
        let path = path.map_or(Value::Null, |path| json!(format!("/codebrainv2/{path}")));
        assert_eq!(answer.body, json!({ "kind": kind, "path": path }), "{typed}");
    }
}

#[actix_web::test]
async fn a_name_in_small_letters_wins_and_every_other_spelling_of_a_code_is_the_code() {
    let bank = Bank::fill();
    let problem = format!("{BOTH}/{}", bank.both);
    bank.check(BOTH, "problem_preview", Some(&problem)).await;
    bank.check(&format!("{BOTH}/grace"), "problem_preview", Some(&problem)).await;
    for typed in ["ABCDEFGHJK", "Abcdefghjk", "abcdefghjK"] {
        bank.check(typed, "attempt", Some("ABCDEFGHJK")).await;
        bank.check(&format!("{typed}/grace"), "attempt", Some("ABCDEFGHJK/grace")).await;
    }
    for typed in ["23456789AB", "23456789ab", "zzzzzzzzzz"] {
        bank.check(typed, "attempt", Some(&typed.to_ascii_uppercase())).await;
    }
}

#[actix_web::test]
async fn a_problem_is_shown_in_the_version_that_is_named_or_else_the_published_one() {
    let bank = Bank::fill();
    let (old, new) = (format!("{NAME}/{}", bank.old), format!("{NAME}/{}", bank.new));
    let kind = "problem_preview";
    bank.check(NAME, kind, Some(&new)).await;
    bank.check("Two-Sum", kind, Some(&new)).await;
    bank.check(&new, kind, Some(&new)).await;
    bank.check(&old, kind, Some(&old)).await;
    bank.check(&format!("TWO-SUM/{}", bank.old), kind, Some(&old)).await;
    for other in [bank.both.as_str(), "1", "a%3Fb", &uuid::Uuid::now_v7().to_string()] {
        bank.check(&format!("{NAME}/{other}"), kind, Some(&new)).await;
    }

    let ruth = Persona::new("ruth");
    bank.app.register_company(&ruth).await;
    bank.app.unlock(&ruth);
    let title = async |query: &str| {
        let path = format!("/api/problems/{NAME}{query}");
        bank.app.by(&ruth).get(&path).await.ok()["title"].clone()
    };
    assert_eq!(title("").await, "Version 3");
    assert_eq!(title(&format!("?version={}", bank.new)).await, "Version 3");
    assert_eq!(title(&format!("?version={}", bank.old)).await, "Version 2");
    assert_eq!(title(&format!("?version={}", bank.both)).await, "Version 3", "another problem's");
}

#[actix_web::test]
async fn what_is_neither_is_not_found_and_a_referral_code_that_is_none_is_dropped() {
    let bank = Bank::fill();
    for typed in ["ABCDEFGHJ", "ABCDEFGHJKL", "ABCDEFGHI0", "no-such-problem", "caf%C3%A9"] {
        bank.check(typed, "not_found", None).await;
        bank.check(&format!("{typed}/grace"), "not_found", None).await;
    }
    for referral in ["ab", "a%20b", "a..b", "a%3Fb=c", &"a".repeat(51)] {
        bank.check(&format!("23456789AB/{referral}"), "attempt", Some("23456789AB")).await;
    }
    bank.check("23456789AB/Emeka-Osei-7", "attempt", Some("23456789AB/Emeka-Osei-7")).await;
}
