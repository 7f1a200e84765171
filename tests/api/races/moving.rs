//! A team that moves one candidate.

use serde_json::json;

use super::Race;
use crate::hiring::selecting::prepare_selection;

pub(super) async fn one_candidate_moved_by_fifty(race: &mut Race) {
    prepare_selection("/api/applications/{id}/step", &mut race.world).await;
    let id = race.world.sent.parse().unwrap();
    let conn = &mut race.world.app.conn();
    let version = hiring::applications::find(conn, id).unwrap().application.version;
    let (path, ruth) =
        (format!("/api/applications/{}/step", race.world.sent), race.world.ruth.clone());
    let body = json!({ "act": "shortlist", "version": version });
    let answers = race.all(&path, &ruth, Some(body)).await;
    race.expect(&answers, ("200", 1), &["409 stale_version"]);
    race.rows("applications where state = 'shortlisted'", 1);
    race.rows("audit_log where action = 'shortlist'", 1);
}
