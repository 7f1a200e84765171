//! What is found in recordings, and the cases about it.

mod moved;
mod running;
mod seen;

pub(crate) use seen::work;

use diesel::connection::SimpleConnection;
use kernel::AttemptId;
use serde_json::{Value, json};

use crate::world::World;

/// The id of a case.
pub(crate) const CASE: &str = "00000000-0000-7000-8000-0000000000ca";

/// Whether a route is about cases.
pub(crate) fn is_about_integrity(path: &str) -> bool {
    path.contains("/integrity-cases")
}

/// A case of ada's in the state that the route is about. Somebody else than ruth has sent the invitation.
pub(crate) async fn prepare_integrity(route: &str, world: &World) {
    let finish = format!("/api/attempts/{}/finish", world.attempt);
    world.app.by(&world.ada).send("POST", &finish, None).await.ok();
    let attempt = AttemptId(world.attempt.parse().unwrap());
    assessments::grading::grade(&mut world.app.conn(), attempt).unwrap();
    let decided = "'breach', 'canary-reason', 'company', now()";
    let (state, outcome) = match route.rsplit('/').next().unwrap_or_default() {
        "answer" | "draft" => ("candidate_notified", "null, null, null, null"),
        "appeal" => ("breach", decided),
        _ => ("answered", "null, null, null, null"),
    };
    let sql = format!(
        "update invitations set created_by = (select id from users where email = 'otto@example.com');
         insert into integrity_examinations (attempt_id, due_at, examined_at, level, findings, rules)
         values ('{attempt}', now(), now(), 'review', '[]', '[\"mostly_pasted\"]');
         insert into integrity_cases (id, attempt_id, state, opened_at, answer_until, answer,
           answered_at, outcome, reason, decided_as, decided_at)
         values ('{CASE}', '{attempt}', '{state}', now(), now() + interval '72 hours',
           'canary-answer', now(), {outcome});
         update attempts set verification = 'under_review' where id = '{attempt}'",
        attempt = world.attempt,
    );
    world.app.conn().batch_execute(&sql).unwrap();
    if state == "breach" {
        let sql =
            format!("update attempts set verification = 'not_verified' where id = '{attempt}'");
        world.app.conn().batch_execute(&sql).unwrap();
    }
}

/// What is sent to a route about cases.
pub(crate) fn integrity_body(route: &str) -> Option<Value> {
    Some(match route.rsplit('/').next().unwrap_or_default() {
        "draft" => json!({ "text": "Canary" }),
        "answer" | "appeal" => json!({ "version": 1, "text": "Canary" }),
        "decision" => json!({ "version": 1, "outcome": "unproven", "reason": "Canary" }),
        _ => return None,
    })
}
