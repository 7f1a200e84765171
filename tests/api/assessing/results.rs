//! The results of an assessment over HTTP, and their table for a spreadsheet.

use serde_json::{Value, json};

use crate::attempts::grades::graded;
use crate::support::Persona;
use crate::world::World;

fn path(world: &World) -> String {
    format!("/api/assessments/{}/results", world.assessment)
}

async fn scores(world: &World, query: &str) -> Vec<Value> {
    let page = world.app.by(&world.ruth).get(&format!("{}{query}", path(world))).await.ok();
    let rows = page["items"].as_array().unwrap();
    rows.iter().map(|row| row["attempt"]["fineness"].clone()).collect()
}

#[actix_web::test]
async fn results_are_sorted_and_filtered_by_the_cut_off_and_by_what_stands_beside_the_grade() {
    let (world, _) = graded().await;
    let page = world.app.by(&world.ruth).get(&path(&world)).await.ok();
    let row = &page["items"][0];
    assert_eq!(
        (&row["email"], &row["attempt"]["id"]),
        (&json!(world.ada.email), &json!(world.attempt))
    );
    assert!(row["attempt"]["submitted_at"].is_string(), "{row}");
    assert_eq!(page["next_cursor"], Value::Null);
    for order in ["highest", "lowest", "newest", "oldest"] {
        assert_eq!(scores(&world, &format!("?order={order}&limit=1")).await, [json!(750)]);
    }
    let cut_off = format!("/api/assessments/{}/cut-off", world.assessment);
    let body = json!({ "version": 0, "cut_off": 751, "takes_earlier_results": true });
    world.app.by(&world.ruth).put(&cut_off, body).await.ok();
    assert!(scores(&world, "?side=passing").await.is_empty());
    assert_eq!(scores(&world, "?side=below").await, [json!(750)]);
    assert!(scores(&world, "?side=equal").await.is_empty(), "no error is estimated");
    assert!(scores(&world, "?verification=not_verified").await.is_empty());
    for query in ["?order=best", "?side=left", "?verification=none", "?page=2"] {
        let refused = world.app.by(&world.ruth).get(&format!("{}{query}", path(&world))).await;
        assert_eq!(refused.cell(), "400 bad_query", "{query}");
    }
    let refused = world.app.by(&world.ruth).get(&format!("{}?cursor=x", path(&world))).await;
    assert_eq!(refused.cell(), "400 bad_cursor");
}

#[actix_web::test]
async fn the_table_of_results_holds_what_the_list_shows_and_is_for_those_who_read_results() {
    let (world, _) = graded().await;
    let export = format!("{}/export", path(&world));
    let table = world.app.by(&world.ruth).get(&format!("{export}?order=lowest")).await;
    assert_eq!(table.status, 200, "{}", table.text);
    assert_eq!(table.header("content-type"), "text/csv; charset=utf-8");
    let lines: Vec<&str> = table.text.lines().collect();
    assert_eq!(
        lines[0],
        "Candidate,E-mail,State,Fineness,Standard error,Verification,Decision,Submitted,Earlier attempt begun"
    );
    assert_eq!(lines.len(), 2);
    let expected = format!(",{},graded,750,not yet estimated,,undecided,20", world.ada.email);
    assert!(lines[1].contains(&expected), "{}", lines[1]);
    let none = world.app.by(&world.ruth).get(&format!("{export}?verification=verified")).await;
    assert_eq!(none.text.lines().count(), 1);
    let fay = Persona::new("fay");
    world.app.register_company(&fay).await;
    world.app.unlock(&fay);
    for path in [path(&world), export] {
        assert_eq!(world.app.by(&fay).get(&path).await.cell(), "404 not_found");
        assert_eq!(world.app.by(&world.ada).get(&path).await.cell(), "403 role");
    }
}
