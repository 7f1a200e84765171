//! The budget is one, on however many servers, and nobody is refused for it.

use diesel::connection::SimpleConnection;
use model::Limits;
use serde_json::json;

use super::{Guided, polite};
use crate::support::request;

/// Leaves `left` questions of a limit for today.
fn leave(t: &Guided, subject: &str, limit: i32, left: i32) {
    let sql = format!(
        "delete from rate_counters; insert into rate_counters (action, subject, window_s, \
         began_at, hits) values ('ask_model', {subject}, 86400, now(), {})",
        limit - left
    );
    t.app.conn().batch_execute(&sql).unwrap();
}

#[actix_web::test]
async fn two_servers_ask_as_often_as_one_may_and_then_ask_in_fixed_words() {
    let limits = Limits { at_once: 100, ..Limits::default() };
    let t = Guided::with(polite, limits).await;
    let twin = t.app.twin().asking_within(limits);
    let person = "(select 'user:' || id from users where email = 'ada@example.com')";
    let mut before = 0;
    for (subject, limit) in [(person, 80), ("'all'", 5000)] {
        leave(&t, subject, limit, 5);
        let answer = |at: usize| {
            let body = json!({ "step": "summary", "answer": format!("Answered {at} times.") });
            request("POST", &t.path("/answers"), Some(&t.ada.token()), Some(body))
        };
        let answered = t.app.storm(&twin, (0..30).map(answer).collect()).await;
        assert!(answered.iter().all(|answer| answer.status == 200), "nobody is refused");
        let worded = answered.iter().filter(|answer| answer.body["mode"] == "model").count();
        let asked = t.model.asked().len() - before;
        before += asked;
        assert_eq!((asked, worded), (5, 5), "{subject}");
    }
    assert!(t.counted("phrase", "over_budget").await > 0);
    t.app.turn_clock(86_400);
    assert_eq!(t.answer("summary", "The next day.").await.body["mode"], "model");
}
