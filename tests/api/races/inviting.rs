//! Inviting.

use diesel::connection::SimpleConnection;
use serde_json::json;

use super::{CALLERS, Race, post};
use crate::assessing::any_address::{invite, open_to_any};
use crate::support::Persona;

pub(super) async fn one_address_invited_fifty_times(race: &mut Race) {
    let path = format!("/api/assessments/{}/invitations", race.world.assessment);
    let ruth = race.world.ruth.clone();
    let answers = race.all(&path, &ruth, Some(json!({ "email": "gus@example.com" }))).await;
    race.expect(&answers, ("201", 1), &["409 already_invited"]);
    race.rows("invitations where email = 'gus@example.com'", 1);
    race.rows("mail_messages where to_email = 'gus@example.com'", 1);
}

pub(super) async fn the_last_two_invitations_of_a_day_wanted_by_fifty(race: &mut Race) {
    // The world has made two by itself.
    let sql = "insert into invitations (id, assessment_id, code, email, created_by, expires_at)
        select gen_random_uuid(), i.assessment_id,
          'A' || translate(lpad(n::text, 9, '0'), '01', 'XY'), n || '@example.com', i.created_by,
          i.expires_at
        from (select * from invitations limit 1) i, generate_series(1, 996) n";
    race.world.app.conn().batch_execute(sql).unwrap();
    let path = format!("/api/assessments/{}/invitations", race.world.assessment);
    let ruth = race.world.ruth.clone();
    let call = |at| post(&path, &ruth, Some(json!({ "email": format!("new-{at}@example.com") })));
    let answers = race.run((0..CALLERS).map(call).collect()).await;
    race.expect(&answers, ("201", 2), &["429 rate_limited"]);
    race.rows("invitations", 1000);
}

pub(super) async fn an_invitation_for_any_address_started_by_two_accounts(race: &mut Race) {
    let (gus, hal) = (Persona::new("gus"), Persona::new("hal"));
    for who in [&gus, &hal] {
        race.world.app.register_candidate(who).await;
    }
    let assessment = open_to_any(&race.world).await;
    let code = invite(&race.world, &assessment, &gus).await;
    let path = format!("/api/codebrain/{code}/start");
    let call = |at: usize| {
        let who = if at.is_multiple_of(2) { &gus } else { &hal };
        post(&path, who, Some(json!({ "consent": true })))
    };
    let answers = race.run((0..CALLERS).map(call).collect()).await;
    race.expect(&answers, ("201", 1), &["200", "409 taken_by_other"]);
    let taken = format!("attempts where assessment_id = '{assessment}'");
    race.rows(&taken, 1);
    let bound = "invitations i join attempts a on a.invitation_id = i.id
        where i.any_address and i.user_id = a.user_id";
    race.rows(bound, 1);
}
