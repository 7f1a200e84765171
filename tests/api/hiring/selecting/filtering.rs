//! Looking for those who have applied by what rows know of them, over HTTP.

use serde_json::{Value, json};

use crate::hiring::selecting::Selecting;

/// Five whom the company sees: somebody had brought the second and the fourth here, the third states no skill.
async fn five() -> (Selecting, Vec<String>) {
    let (s, ids) = Selecting::released(&["Ben", "Cas", "Dee", "Eve", "Fay"]).await;
    for id in [&ids[1], &ids[3]] {
        s.t.run(&format!(
            "insert into referral_accounts (user_id, referrer_id, referred_at)
               select a.candidate_id, u.id, now() - interval '1 day' from applications a, users u
                 where a.id = '{id}' and u.email = '{}'
             on conflict (user_id) do update set referrer_id = excluded.referrer_id,
               referred_at = excluded.referred_at",
            s.t.hirer.email
        ));
    }
    s.t.run(&format!(
        "update applications set profile = profile || '{{\"skills\": []}}' where id = '{}'",
        ids[2]
    ));
    s.t.run(&format!(
        "update roles set form = form || '{{\"skills\": [\"Rust\", \"C, and more\"]}}' \
         where id = '{}'",
        s.role()
    ));
    (s, ids)
}

fn ids_of(page: &Value) -> Vec<String> {
    let items = page["items"].as_array().unwrap();
    items.iter().map(|card| card["id"].as_str().unwrap().to_owned()).collect()
}

#[actix_web::test]
async fn a_filter_is_applied_by_page_and_the_counts_are_of_what_it_leaves() {
    let (s, ids) = five().await;
    let ruth = &s.t.hirer;
    let path = s.path("/applications?source=referral&limit=1");
    let first = s.t.app.by(ruth).get(&path).await.ok();
    assert_eq!(ids_of(&first), [ids[1].clone()]);
    // Who is moved between two pages is neither seen twice nor passed over.
    let version = s.now(&ids[1]).version;
    s.step(ruth, &ids[1], json!({ "act": "shortlist", "version": version })).await.ok();
    let next = format!("{path}&cursor={}", first["next_cursor"].as_str().unwrap());
    let last = s.t.app.by(ruth).get(&next).await.ok();
    assert_eq!((ids_of(&last), &last["next_cursor"]), (vec![ids[3].clone()], &Value::Null));

    let counts = s.path("/applications/counts?source=referral");
    let counted = s.t.app.by(ruth).get(&counts).await.ok();
    assert_eq!(counted["total"], 2);
    assert_eq!(counted["counts"][0], json!({ "column": "released", "count": 1 }));
    assert_eq!(counted["counts"][1], json!({ "column": "shortlisted", "count": 1 }));
    let all = s.t.app.by(ruth).get(&s.path("/applications/counts")).await.ok();
    assert_eq!(all["total"], 5);

    let both = s.path("/applications?source=referral,direct&skills=Rust&progress=none");
    let both = s.t.app.by(ruth).get(&both).await.ok();
    let stated = [0, 1, 3, 4].map(|at| ids[at].clone());
    assert_eq!(ids_of(&both), stated);
    let sought = s.path("/applications?source=referral&q=cas");
    assert_eq!(ids_of(&s.t.app.by(ruth).get(&sought).await.ok()), [ids[1].clone()]);
    for none in ["progress=graded", "available_by=2030-01-01", "scorecards=missing"] {
        let path = s.path(&format!("/applications?{none}"));
        assert_eq!(ids_of(&s.t.app.by(ruth).get(&path).await.ok()), [""; 0], "{none}");
    }
}

#[actix_web::test]
async fn a_bad_value_of_a_filter_is_named() {
    let (s, _) = five().await;
    let ruth = &s.t.hirer;
    for (query, field, code) in [
        ("source=friend", "source", "not_offered"),
        ("progress=done", "progress", "not_offered"),
        ("skills=Rust,Go", "skills", "not_offered"),
        ("skills=C, and more", "skills", "not_offered"),
        ("available_by=tomorrow", "available_by", "format"),
        ("available_by=2027-02-30", "available_by", "format"),
        ("scorecards=all", "scorecards", "not_offered"),
        ("reviewer=rita", "reviewer", "format"),
        ("fineness_from=1001", "fineness_from", "format"),
        ("fineness_from=-1", "fineness_from", "format"),
        ("fineness_from=6.5", "fineness_from", "format"),
    ] {
        for path in ["/applications", "/applications/counts"] {
            let path = s.path(&format!("{path}?{}", query.replace(' ', "%20")));
            let refused = s.t.app.by(ruth).get(&path).await;
            assert_eq!(refused.cell(), "400 validation_failed", "{path}: {}", refused.text);
            let fault = &refused.body["errors"][0];
            assert_eq!((&fault["field"], &fault["code"]), (&json!(field), &json!(code)), "{path}");
        }
    }
    let unknown = s.path("/applications/counts?rank=best");
    assert_eq!(s.t.app.by(ruth).get(&unknown).await.status, 400);
}

#[actix_web::test]
async fn a_board_is_narrowed_to_those_whom_a_colleague_reviews() {
    let (s, ids) = five().await;
    let ruth = &s.t.hirer;
    let rita = s.colleague("rita", "reviewer").await;
    let user = "(select id from users where email = 'rita@example.com')";
    for (at, state, submitted) in [(1, "draft", "null"), (3, "submitted", "now()")] {
        s.t.run(&format!(
            "insert into scorecards (id, application_id, author_id, state, ratings, text,
               read_before, submitted_at, changed_at)
             select gen_random_uuid(), '{}', {user}, '{state}', '[]', '', false, {submitted}, now()",
            ids[at]
        ));
    }
    let team = s.t.app.by(ruth).get("/api/companies/me/team").await.ok();
    let members = team["members"].as_array().unwrap();
    let own = members.iter().find(|one| one["email"] == rita.email.as_str()).unwrap();
    let of_her = format!("/applications?reviewer={}", own["id"].as_str().unwrap());
    let found = async |rest: &str| {
        ids_of(&s.t.app.by(ruth).get(&s.path(&format!("{of_her}{rest}"))).await.ok())
    };
    assert_eq!(found("").await, [ids[1].clone(), ids[3].clone()]);
    assert_eq!(found("&scorecards=missing").await, [ids[1].clone()], "hers, and no colleague's");
    let nobody = s.path("/applications/counts?reviewer=00000000-0000-7000-8000-000000000001");
    assert_eq!(s.t.app.by(ruth).get(&nobody).await.ok()["total"], 0);
    let none = s.path("/applications?fineness_from=650");
    assert_eq!(ids_of(&s.t.app.by(ruth).get(&none).await.ok()), ids, "nobody has a result yet");
}

#[actix_web::test]
async fn a_card_says_what_rows_know_and_blind_no_more_than_before() {
    let (s, ids) = five().await;
    let ruth = &s.t.hirer;
    let board = s.board(ruth).await.ok();
    assert_eq!(board["skills"], json!(["Rust"]), "a comma separates the filters");
    let cards = s.column(ruth, "released").await;
    let facts = &cards[0]["facts"];
    assert_eq!((&facts["source"], &facts["progress"]), (&json!("direct"), &json!("none")));
    assert_eq!(facts["scorecards"], json!({ "submitted": 0, "asked": 0 }));
    let rust = json!({ "kind": "skill", "name": "Rust", "is_stated": true });
    assert!(facts["requirements"].as_array().unwrap().contains(&rust), "{facts}");
    let silent = json!({ "kind": "skill", "name": "Rust", "is_stated": false });
    let other = &cards[2]["facts"]["requirements"];
    assert!(other.as_array().unwrap().contains(&silent), "{other}");

    // Her name has the skill's word: it is hidden, and neither said nor found before the shortlist.
    s.t.run(&format!(
        "update applications set profile = profile || '{{\"name\": \"Rust Ray\"}}' where id = '{}'",
        ids[4]
    ));
    let path = s.path("/applications?skills=Rust");
    let hidden = s.t.app.by(ruth).get(&path).await.ok();
    assert!(!ids_of(&hidden).contains(&ids[4]), "{hidden}");
    let cards = s.column(ruth, "released").await;
    assert!(!cards[4].to_string().contains("Rust Ray"), "{}", cards[4]);
    let requirements = &cards[4]["facts"]["requirements"];
    assert!(requirements.as_array().unwrap().contains(&silent), "{requirements}");
    let version = s.now(&ids[4]).version;
    s.step(ruth, &ids[4], json!({ "act": "shortlist", "version": version })).await.ok();
    let open = s.t.app.by(ruth).get(&path).await.ok();
    assert!(ids_of(&open).contains(&ids[4]), "{open}");
}

#[actix_web::test]
async fn only_who_sees_the_board_counts_its_candidates() {
    let (s, _) = five().await;
    let path = s.path("/applications/counts?source=direct");
    for (role, status) in [("reviewer", 200), ("billing", 403)] {
        let who = s.colleague(&format!("c-{role}"), role).await;
        assert_eq!(s.t.app.by(&who).get(&path).await.status, status, "{role}");
    }
    let otto = crate::support::Persona::new("otto");
    s.t.app.register_company(&otto).await;
    crate::hiring::roles::open_roles(&s.t.app, &otto);
    assert_eq!(s.t.app.by(&otto).get(&path).await.cell(), "404 not_found");
}
