//! Problems that are being written: who sees them, two editors of one, archives of any kind, and the way
//! from a package to a published problem.

mod archives;
mod grids;
mod own;
mod publishing;
mod ready;
mod scenarios;

use diesel::connection::SimpleConnection;
use serde_json::{Value, json};

use crate::support::TestApp;
use crate::world::World;

/// A draft of the world's company.
pub(crate) const PROBLEM_DRAFT: &str = "00000000-0000-7000-8000-0000000000c1";

/// Whether the route is about problems that are being written.
pub(crate) fn is_about_drafts(path: &str) -> bool {
    path.contains("/problem-drafts")
}

/// A draft in the state that the route needs.
pub(crate) async fn prepare_draft(route: &str, world: &World) {
    let act = route.rsplit('/').next().unwrap_or_default();
    let state = match act {
        "return" | "withdraw" => "in_review",
        "withhold" | "next" => "published",
        _ => "draft",
    };
    let problem = match state {
        "published" => format!("'{}'", world.problem),
        _ => "null".to_owned(),
    };
    insert_draft(&world.app, &world.company, (state, &problem));
    let is_of_admin = route.contains("/api/admin/");
    if act == "check" {
        let sql = format!(
            "insert into problem_checks (id, draft_id, digest)
             values ('{PROBLEM_DRAFT}', '{PROBLEM_DRAFT}', decode(repeat('00', 32), 'hex'))"
        );
        world.app.conn().batch_execute(&sql).unwrap();
    }
    // What is submitted or published is a whole package that the judge has passed. A company publishes its own; what is
    // submitted, and what the admin publishes, is the bank's.
    if act == "submit" || act == "publish" {
        publishing::make_ready(world).await;
        if act == "submit" || is_of_admin {
            give_to_bank(&world.app);
        }
        if is_of_admin {
            let sql = "update problem_drafts set state = 'in_review'";
            world.app.conn().batch_execute(sql).unwrap();
        }
    }
}

/// Makes the draft of the company one of the bank.
fn give_to_bank(app: &TestApp) {
    let sql = format!("update problem_drafts set company_id = null where id = '{PROBLEM_DRAFT}'");
    app.conn().batch_execute(&sql).unwrap();
}

fn insert_draft(app: &TestApp, company: &str, (state, problem): (&str, &str)) {
    let sql = format!(
        "insert into problem_drafts
           (id, company_id, lineage_id, number, slug, title, state, problem_version_id)
         values ('{PROBLEM_DRAFT}', '{company}', '{PROBLEM_DRAFT}', 1, 'canary-sums',
           'Canary sums', '{state}', {problem});
         insert into problem_draft_files (draft_id, path, content, version)
         values ('{PROBLEM_DRAFT}', 'problem.yaml', 'name: Canary sums', 1)"
    );
    app.conn().batch_execute(&sql).unwrap();
}

/// What is sent to a route about problems that are being written.
pub(crate) fn draft_body(route: &str) -> Option<Value> {
    Some(match route {
        "POST /api/problem-drafts" => json!({ "name": "sums", "title": "Sums" }),
        "POST /api/problem-drafts/import" => {
            json!({ "archive": archives::in_base64(&[("sums/problem.yaml", b"name: Sums\n")]) })
        }
        "PUT /api/problem-drafts/{id}/files" => {
            json!({ "version": 1, "changes": [{ "path": "notes.txt", "text": "x" }] })
        }
        "POST /api/problem-drafts/{id}/tests" => {
            json!({ "version": 1, "archive": archives::in_base64(&[("core/1.in", b"1\n")]) })
        }
        "POST /api/problem-drafts/{id}/answers" => json!({ "version": 1, "replace": false }),
        "POST /api/admin/problem-drafts/{id}/return" => {
            json!({ "version": 1, "comment": "More edges." })
        }
        "POST /api/admin/problem-drafts/{id}/withhold" => {
            json!({ "version": 1, "act": "deprecate" })
        }
        route if route.starts_with("POST") => json!({ "version": 1 }),
        _ => return None,
    })
}
