//! Taking one's data along and leaving.

use serde_json::json;

use super::{BUSY, CALLERS, Race, post};
use crate::support::request;

pub(super) async fn ones_data_fetched_fifty_times(race: &mut Race) {
    let ada = race.world.ada.clone();
    let fetch = |_| request("GET", "/api/users/export", Some(&ada.token()), None);
    let answers = race.run((0..CALLERS).map(fetch).collect()).await;
    race.expect(&answers, ("200", 3), &["409 daily_limit"]);
}

pub(super) async fn an_erasure_asked_for_fifty_times(race: &mut Race) {
    let ada = race.world.ada.clone();
    let body = json!({ "confirm": ada.email });
    let answers = race.all("/api/users/erasure", &ada, Some(body)).await;
    race.expect(&answers, ("201", 1), &["409 erasure_scheduled", "409 daily_limit"]);
    race.rows("erasures where state = 'scheduled'", 1);
    race.rows("jobs where kind = 'erase'", 1);
}

pub(super) async fn an_erasure_cancelled_while_it_is_asked_for(race: &mut Race) {
    let ada = race.world.ada.clone();
    let call = |at: usize| match at % 2 {
        0 => post("/api/users/erasure", &ada, Some(json!({ "confirm": ada.email }))),
        _ => post("/api/users/erasure/cancel", &ada, None),
    };
    let answers = race.run((0..CALLERS).map(call).collect()).await;
    if let Some(answer) = answers.iter().find(|a| a.status >= 500 && a.cell() != BUSY) {
        race.wrong.push(format!("{}: {}", race.name, answer.text));
    }
    let stays = race.world.app.by(&ada).get("/api/users/erasure").await;
    let scheduled = i64::from(stays.body["state"] == "scheduled");
    race.rows("erasures where state = 'scheduled'", scheduled);
}
