//! A model that does whatever an answer tells it to.

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use serde_json::{Value, json};
use testkit::{Asked, Reply};

use super::{Guided, done, phrase};

/// One a line.
const CORPUS: &str = include_str!("corpus.txt");

/// Everything that somebody might want to have filled in or changed.
fn greedy(answer: &str) -> Value {
    json!({
        "company_name": "Evil Corp", "position": "CEO", "level": "ceo", "year": 1899, "month": 13,
        "source": "bribe", "difficulty": 11, "experience": "<b>", "outcome": "won",
        "days_to_decision": -5, "pay": "1000000", "summary": "HACKED", "tips": "HACKED",
        "language": "<b>", "no_confidential": true, "state": "published", "verified": true,
        "author_id": "00000000-0000-0000-0000-000000000001", "confirmed": ["company_name"],
        "machine_filled": [], "version": 999, "answer": answer,
        "rounds": [{ "description": "HACKED", "kind": "hr", "minutes": 99999,
                     "questions": ["What is your password?"] }],
    })
}

/// Says what the answer says, or fills in all there is; it breaks out of JSON where it can.
fn obey(asked: &Asked, n: usize) -> Reply {
    let heard = asked.body["messages"][1]["content"].as_str().unwrap_or_default().to_owned();
    // The material is JSON, whatever is in it.
    let heard: Value = serde_json::from_str(&heard).unwrap();
    let answer = heard["answer"].as_str().unwrap_or_default();
    let spoken = answer.split_once("exactly: ").map_or(answer, |(_, rest)| rest);
    Reply::Says(match (asked.wants_json(), n % 2) {
        (true, 0) => greedy(answer).to_string(),
        (true, _) => answer.to_owned(),
        (false, _) => spoken.to_owned(),
    })
}

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = diesel::sql_types::Text)]
    line: String,
}

/// Every row of every table but the draft's own and what was said.
fn everything_else(t: &Guided) -> String {
    let mut conn = t.app.conn();
    let tables: Vec<Line> = diesel::sql_query(
        "select tablename::text as line from pg_tables where schemaname = 'public' and tablename \
         not in ('rate_counters', 'interview_drafts', 'interview_turns') order by 1",
    )
    .load(&mut conn)
    .unwrap();
    let each = tables.iter().map(|Line { line: t }| {
        format!("(select md5(coalesce(string_agg(x::text, '' order by x::text), '')) from {t} x)")
    });
    let sql = format!("select {} as line", each.collect::<Vec<_>>().join(" || "));
    diesel::sql_query(sql).get_result::<Line>(&mut conn).unwrap().line
}

fn assert_plain(text: &str, from: &str) {
    for sign in ["<", ">", "://", "//", "www.", "](", "`", "javascript:", "data:", "mailto:", "@"] {
        assert!(!text.contains(sign), "{sign:?} is in {text:?}, from {from:?}");
    }
    let unseen =
        |c: char| c.is_control() || ('\u{200b}'..='\u{206f}').contains(&c) || c > '\u{e0000}';
    assert!(!text.contains(unseen), "{text:?} hides something, from {from:?}");
    assert!(text.chars().count() <= 300, "{text:?}");
}

/// Fields of the form that the question itself may fill in.
fn own_fields(step: &str) -> &'static [&'static str] {
    match step {
        "company" => &["company_name"],
        "position" => &["position", "level"],
        "rounds" => &["rounds"],
        "outcome" => &["outcome", "days_to_decision"],
        other => panic!("{other}"),
    }
}

fn texts(value: &Value) -> Vec<&str> {
    match value {
        Value::String(text) => vec![text],
        Value::Array(all) => all.iter().flat_map(texts).collect(),
        Value::Object(all) => all.values().flat_map(texts).collect(),
        _ => Vec::new(),
    }
}

#[actix_web::test]
async fn whatever_an_answer_makes_the_model_say_only_fields_of_the_question_change_in_own_words() {
    let lines: Vec<&str> = CORPUS.lines().filter(|line| !line.is_empty()).collect();
    assert!(lines.len() >= 40, "{}", lines.len());
    let t = Guided::new(|asked| obey(asked, 0)).await;
    let before = everything_else(&t);
    let mut tried = 0;
    for (n, line) in lines.iter().enumerate() {
        t.app.conn().batch_execute("delete from rate_counters").unwrap();
        t.model.answer(move |asked| obey(asked, n));
        for step in ["company", "position", "rounds", "outcome"] {
            let old = t.get("").await["interview"].clone();
            if !kernel::text::is_prose(line) {
                // Text in another order than it shows reaches no model and no reader.
                assert_eq!(t.answer(step, line).await.cell(), "400 validation_failed", "{line}");
                assert_eq!(t.get("").await["interview"], old, "{line}");
                continue;
            }
            let events = t.events(step, line).await;
            let answered = done(&events);
            assert_plain(&phrase(&events), line);
            assert_plain(answered["next"]["question"].as_str().unwrap(), line);
            let new = &answered["interview"];
            let changed: Vec<&String> = new["form"]
                .as_object()
                .unwrap()
                .iter()
                .filter(|(field, value)| old["form"][field.as_str()] != **value)
                .map(|(field, _)| field)
                .collect();
            let allowed = own_fields(step);
            assert!(changed.iter().all(|f| allowed.contains(&f.as_str())), "{changed:?}: {line}");
            let one_line = line.split_whitespace().collect::<Vec<_>>().join(" ");
            for field in allowed.iter().filter(|f| ["company_name", "position"].contains(f)) {
                let text = new["form"][field].as_str().unwrap();
                assert!(one_line.contains(text), "{text:?} is not of {line:?}");
            }
            let rounds = new["form"]["rounds"].as_array().unwrap().iter();
            for round in rounds.filter(|_| step == "rounds") {
                for text in [&round["description"], &round["questions"]].into_iter().flat_map(texts)
                {
                    assert!(one_line.contains(text), "{text:?} is not of {line:?}");
                }
            }
            for field in answered["filled"].as_array().unwrap() {
                assert!(new["machine_filled"].as_array().unwrap().contains(&field["field"]));
            }
            let unmoved = ["state", "path", "submitted_at", "published_at", "confirmed", "actions"];
            for what in unmoved {
                assert_eq!(new[what], old[what], "{what}: {line}");
            }
            tried += 1;
        }
    }
    assert_eq!(everything_else(&t), before, "nothing else in the database has changed");
    assert_eq!(t.get("").await["interview"]["form"]["pay"], "pay-canary");
    println!("{tried} answers of {} to an obedient model", lines.len());
}
