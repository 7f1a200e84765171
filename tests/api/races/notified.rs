//! Being notified of something.

use diesel::connection::SimpleConnection;
use serde_json::json;

use super::{BUSY, CALLERS, Race};
use crate::support::Persona;

pub(super) async fn a_story_published_fifty_times(race: &mut Race) {
    race.world.tell().await;
    race.world.send_story().await;
    let admin = Persona::new("admin");
    race.world.app.register_candidate(&admin).await;
    let path = format!("/api/admin/interviews/{}/publish", race.world.own_story);
    let body = json!({ "version": race.world.story_version(), "reason": null });
    let answers = race.all(&path, &admin, Some(body)).await;
    race.expect(&answers, ("200", 1), &["409 stale_version", "409 not_now"]);
    race.rows("notifications where kind = 'story_published'", 1);
    race.rows("mail_messages where dedup_key like 'moderation_result:%:story-published:%'", 1);
}

pub(super) async fn a_list_read_by_fifty_tabs(race: &mut Race) {
    let sql = "insert into notifications (id, user_id, cause, kind, params, link, created_at)
        select gen_random_uuid(), u.id, n::text, 'story_published', '{\"company\": \"P\"}', '/', now()
        from users u, generate_series(1, 30) n where u.email = 'ada@example.com'";
    race.world.app.conn().batch_execute(sql).unwrap();
    let ada = race.world.ada.clone();
    let path = "/api/users/notifications/read";
    let all = json!({ "up_to": "ffffffff-ffff-7fff-bfff-ffffffffffff" });
    let answers = race.all(path, &ada, Some(all)).await;
    let busy = answers.iter().filter(|answer| answer.cell() == BUSY).count();
    race.expect(&answers, ("200", CALLERS - busy), &[]);
    race.rows("notifications where read_at is null", 0);
    race.rows("(select distinct read_at from notifications where length(cause) < 3) once", 1);
    if answers.iter().any(|answer| answer.status == 200 && answer.body["unread"] != 0) {
        race.wrong.push(format!("{}: the count of unread notifications is wrong", race.name));
    }
}
