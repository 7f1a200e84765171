//! The lists of the dashboard as tables for spreadsheets: with the filter of the list, without formulas, and
//! without what the tab does not need of people.

use diesel::connection::SimpleConnection;
use serde_json::json;

use crate::chat::Desk;
use crate::hiring::roles::Hirer;
use crate::interviews::telling::Teller;
use crate::support::{Persona, TestApp};

const COMPANIES: &str = "/api/admin/companies/export";
const INQUIRIES: &str = "/api/admin/inquiries/export";
const ONBOARDING: &str = "/api/admin/internships/export";
const ROLES: &str = "/api/admin/roles/export";
const STORIES: &str = "/api/admin/interviews/export";
const SUPPORT: &str = "/api/admin/support/conversations/export";

/// The lines of a table as the admin gets it, the headings first.
pub(crate) async fn lines(app: &TestApp, path: &str) -> Vec<String> {
    let table = app.by(&Persona::new("admin")).get(path).await;
    assert_eq!(table.status, 200, "{path}: {}", table.text);
    table.text.lines().map(str::to_owned).collect()
}

/// Refuses a table in which any of these words stands.
fn assert_without(lines: &[String], words: &[&str]) {
    let table = lines.join("\n");
    for word in words {
        assert!(!table.contains(word), "{word}: {table}");
    }
}

#[actix_web::test]
async fn only_the_admin_gets_a_table_and_a_filter_that_the_list_refuses_is_refused() {
    let (app, ada, ruth) = (TestApp::start(), Persona::new("ada"), Persona::new("ruth"));
    app.register_candidate(&ada).await;
    app.register_candidate(&Persona::new("admin")).await;
    for path in [COMPANIES, INQUIRIES, ONBOARDING, ROLES, STORIES, SUPPORT] {
        assert_eq!(lines(&app, path).await.len(), 1, "{path}: the headings alone");
        let admin = app.by(&Persona::new("admin")).get(&format!("{path}?who=ada")).await;
        assert_eq!(admin.status, 400, "{path}");
    }
    app.register_company(&ruth).await;
    for path in [COMPANIES, INQUIRIES, ONBOARDING, ROLES, STORIES, SUPPORT] {
        for who in [&ada, &ruth] {
            assert_eq!(app.by(who).get(path).await.cell(), "404 not_found", "{path}");
        }
        assert_eq!(app.anon().get(path).await.status, 401, "{path}");
    }
    for query in ["state=gone", "search=a&search=b"] {
        let bad = app.by(&Persona::new("admin")).get(&format!("{COMPANIES}?{query}")).await;
        assert_eq!(bad.cell(), "400 bad_query", "{query}");
    }
}

#[actix_web::test]
async fn the_table_of_companies_has_those_of_the_filter_and_nobody_of_theirs() {
    let (app, ruth, rita) = (TestApp::start(), Persona::new("ruth"), Persona::new("rita"));
    app.register_company(&ruth).await;
    app.register_company(&rita).await;
    app.register_candidate(&Persona::new("admin")).await;
    for (who, name) in [("ruth", "=Pellworth"), ("rita", "Saltmarsh")] {
        let sql = format!(
            "update companies set name = '{name}' where id = (
               select m.company_id from company_members m join users u on u.id = m.user_id
               where u.email = '{who}@example.com')"
        );
        app.conn().batch_execute(&sql).unwrap();
    }
    let all = lines(&app, COMPANIES).await;
    assert_eq!(all[0], "Company,Domain,State,Open to it,Members,Live roles,Last visit,Since");
    assert_eq!(all.len(), 3, "{all:?}");
    let found = lines(&app, &format!("{COMPANIES}?search=pellw&state=unverified")).await;
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[1].starts_with("'=Pellworth,,unverified,,1,0,,"), "{found:?}");
    assert_eq!(lines(&app, &format!("{COMPANIES}?state=suspended")).await.len(), 1);
    assert_without(&all, &["ruth", "rita", "@"]);
}

#[actix_web::test]
async fn the_table_of_inquiries_has_one_column_and_not_who_wrote() {
    let (app, ruth) = (TestApp::start(), Persona::new("ruth"));
    app.register_company(&ruth).await;
    app.register_candidate(&Persona::new("admin")).await;
    app.inquire(&ruth, "+Pellworth").await;
    let found = lines(&app, &format!("{INQUIRIES}?column=in_review")).await;
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[1].starts_with("'+Pellworth,startup,in_review,"), "{found:?}");
    assert_eq!(lines(&app, &format!("{INQUIRIES}?column=closed")).await.len(), 1);
    assert_without(&found, &["Ruth", "Bell", "CTO", "@", "+44", "a friend"]);
}

#[actix_web::test]
async fn the_table_of_roles_has_one_queue_in_its_order() {
    let t = Hirer::new().await;
    t.app.register_candidate(&Persona::new("admin")).await;
    t.sent("=Fitter").await;
    t.sent("Welder").await;
    let found = lines(&t.app, ROLES).await;
    assert_eq!(found[0], "Role,Company,State,Changes,Sent,Publishes itself");
    assert_eq!(found.len(), 3, "{found:?}");
    assert!(found[1].starts_with("'=Fitter,"), "{found:?}");
    assert!(found[2].starts_with("Welder,"), "{found:?}");
    assert!(found[2].contains(",submitted,,"), "{found:?}");
    assert_eq!(lines(&t.app, &format!("{ROLES}?queue=live")).await.len(), 1);
    assert_without(&found, &["ruth@", "You build the tools"]);
}

#[actix_web::test]
async fn the_table_of_stories_has_nothing_that_the_author_wrote_but_the_company() {
    let t = Teller::new().await;
    let story = t.sent("=Pellworth").await;
    let found = lines(&t.app, &format!("{STORIES}?queue=all")).await;
    assert_eq!(found.len(), 2, "{found:?}");
    let begin = format!("{},story,", story["id"].as_str().unwrap());
    assert!(found[1].starts_with(&begin) && found[1].contains(",'=Pellworth,"), "{found:?}");
    assert_eq!(lines(&t.app, &format!("{STORIES}?queue=replies")).await.len(), 1);
    assert_without(&found, &["Software Engineer", "calm talk", ",2025,", "30 an hour", "@"]);
}

#[actix_web::test]
async fn the_table_of_conversations_names_nobody_and_quotes_nothing() {
    let desk = Desk::open().await;
    let id = desk.ask("Where is my result?").await;
    let version = desk.detail(&id).await["conversation"]["version"].clone();
    let body = json!({ "version": version, "priority": "high", "labels": ["=late"] });
    let path = format!("/api/admin/support/conversations/{id}/triage");
    desk.app.by(&desk.admin).put(&path, body).await.ok();
    desk.act(&id, "notes", json!({ "text": "Ask the judge." })).await;
    let found = lines(&desk.app, &format!("{SUPPORT}?state=open")).await;
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[1].starts_with(&format!("{id},open,high,'=late,1,")), "{found:?}");
    assert_eq!(lines(&desk.app, &format!("{SUPPORT}?state=resolved")).await.len(), 1);
    assert_without(&found, &["@", "Where is", "Ask the judge"]);
}
