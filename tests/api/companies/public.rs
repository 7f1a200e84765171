//! Companies as everybody sees them.

use diesel::connection::SimpleConnection;
use serde_json::{Value, json};

use super::details::details_form;
use crate::hiring::selecting::Selecting;
use crate::support::{Persona, TestApp};

async fn company(app: &TestApp, name: &str, form: Value) -> String {
    let who = Persona::new(name);
    app.register_company(&who).await;
    let body = json!({ "version": 0, "form": form });
    let saved = app.by(&who).put("/api/companies/me/details", body).await;
    assert_eq!(saved.status, 200, "{}", saved.text);
    let user = app.by(&who).get("/api/auth/user").await.body;
    user["user"]["company"]["id"].as_str().unwrap().to_owned()
}

fn names(body: &Value) -> Vec<&str> {
    let items = body["items"].as_array().unwrap().iter();
    items.map(|item| item["name"].as_str().unwrap()).collect()
}

#[actix_web::test]
async fn everybody_sees_approved_companies_by_name_page_by_page() {
    let app = TestApp::start();
    let mut law = details_form("Alder & Sons");
    law["industry"] = json!("law");
    company(&app, "otto", law).await;
    company(&app, "ruth", details_form("Pellworth")).await;
    company(&app, "lena", details_form("Birch")).await;
    assert_eq!(names(&app.anon().get("/api/companies").await.body), Vec::<&str>::new());
    let state = |name: &str, state: &str| {
        let sql = format!("update companies set state = '{state}' where name like '{name}%'");
        app.conn().batch_execute(&sql).unwrap();
    };
    state("", "approved");
    let first = app.anon().get("/api/companies?limit=2").await.body;
    assert_eq!(names(&first), ["Alder & Sons", "Birch"]);
    let next = first["next_cursor"].as_str().unwrap();
    let second = app.anon().get(&format!("/api/companies?limit=2&cursor={next}")).await.body;
    assert_eq!((names(&second), &second["next_cursor"]), (vec!["Pellworth"], &json!(null)));
    let ask = |query: &'static str| {
        let app = &app;
        async move { app.anon().get(&format!("/api/companies?{query}")).await }
    };
    assert_eq!(names(&ask("search=pELL").await.body), ["Pellworth"]);
    assert_eq!(names(&ask("search=sons").await.body), ["Alder & Sons"]);
    assert_eq!(names(&ask("search=B%C3%ADrch").await.body), ["Birch"]);
    assert_eq!(names(&ask("search=%25").await.body), Vec::<&str>::new());
    assert_eq!(names(&ask("industry=law").await.body), ["Alder & Sons"]);
    for bad in ["industry=alchemy", "search=a&search=b", "limit=0", "cursor=x", "sort=name"] {
        assert_eq!(ask(bad).await.status, 400, "{bad}");
    }
    let long = format!("/api/companies?search={}", "x".repeat(101));
    assert_eq!(app.anon().get(&long).await.cell(), "400 validation_failed");
    state("Birch", "suspended");
    assert_eq!(names(&ask("").await.body), ["Alder & Sons", "Pellworth"]);
}

#[actix_web::test]
async fn the_page_of_a_company_says_what_it_says_of_itself_and_what_is_told_of_it() {
    let app = TestApp::start();
    let id = company(&app, "ruth", details_form("Pellworth")).await;
    let path = format!("/api/companies/{id}");
    assert_eq!(app.anon().get(&path).await.cell(), "404 not_found", "nobody approved it");
    let sql = format!(
        "update companies set state = 'approved';
         insert into interview_companies (slug, name, company_id, stories)
         values ('pellworth-ltd', 'Pellworth', '{id}', 5);
         insert into interview_figures (company_slug, figure, value, stories) values
           ('pellworth-ltd', 'difficulty', '4', 5), ('pellworth-ltd', 'rounds', '3', 5)"
    );
    app.conn().batch_execute(&sql).unwrap();
    let shown = app.anon().get(&path).await.body;
    assert_eq!(shown["form"], details_form("Pellworth"));
    assert_eq!((&shown["open_roles"], &shown["logo_url"]), (&json!(0), &json!(null)));
    assert_eq!(shown["interviews"]["slug"], "pellworth-ltd");
    assert_eq!(shown["interviews"]["stats"]["difficulty_mean"], 4.0);
    let list = app.anon().get("/api/companies").await.body;
    assert_eq!(list["items"][0]["difficulty"], 4.0);
    assert!(!shown.to_string().contains("standing"), "what the admin said is the company's own");
    app.conn().batch_execute("update interview_figures set stories = 4").unwrap();
    let few = app.anon().get(&path).await.body;
    assert_eq!(few["interviews"]["stats"], json!(null), "four stories say nothing together");
    app.conn().batch_execute("update companies set state = 'suspended'").unwrap();
    assert_eq!(app.anon().get(&path).await.cell(), "404 not_found");
    assert_eq!(app.anon().get("/api/companies/me").await.cell(), "404 not_found");
}

#[actix_web::test]
async fn the_page_of_a_company_says_how_many_candidates_it_answers_in_time() {
    let names = ["Ben", "Cas", "Dan", "Eve", "Fay"];
    let (s, ids) = Selecting::released(&names).await;
    let path = format!("/api/companies/{}", s.t.company);
    let rate = async || s.t.app.anon().get(&path).await.ok()["replies"].clone();
    assert_eq!(rate().await, json!(null), "their time is not over");
    for (id, act) in [(&ids[0], "shortlist"), (&ids[1], "decline")] {
        let version = s.now(id).version;
        let code = (act == "decline").then_some("skills");
        let body = json!({ "act": act, "version": version, "reason": null, "code": code });
        s.step(&s.t.hirer, id, body).await.ok();
    }
    let eight = "interval '8 days'";
    s.t.run(&format!(
        "update applications set applied_at = applied_at - {eight},
         released_at = released_at - {eight} + interval '2 days',
         answered_at = answered_at - {eight} + interval '3 days'"
    ));
    assert_eq!(rate().await, json!(null), "six days are not seven");
    s.t.run("update applications set released_at = released_at - interval '2 days'");
    let said = json!({ "in_time": 2, "counted": 5, "days": 7, "introduced_hours": 48 });
    assert_eq!(rate().await, said);
    s.t.run(&format!("delete from applications where id = '{}'", ids[4]));
    assert_eq!(rate().await, json!(null), "four say nothing together");
}
