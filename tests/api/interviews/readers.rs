//! Readers of a story: what reaches them of who wrote it.

use diesel::prelude::*;
use serde_json::Value;

use super::telling::Teller;
use crate::hiring::applications::of_site;
use crate::support::{Persona, TestApp};

/// Everything that names the author: their id, their name, their address and its parts.
fn names_of(app: &TestApp, author: &Persona) -> Vec<String> {
    use db::schema::users::dsl as u;
    let of = u::users.filter(u::email.eq(&author.email));
    let (id, name): (kernel::UserId, String) =
        of.select((u::id, u::display_name)).first(&mut app.conn()).unwrap();
    let local = author.email.split('@').next().unwrap_or_default().to_owned();
    vec![id.to_string(), name, author.uid.clone(), author.email.clone(), local]
}

#[actix_web::test]
async fn no_reader_of_a_story_learns_who_wrote_it() {
    let (app, ada) = (TestApp::start(), Persona::new("ottilie.quarrel"));
    let (ben, ruth) = (Persona::new("ben"), Persona::new("ruth"));
    for who in [&ada, &ben, &Persona::new("admin")] {
        app.register_candidate(who).await;
    }
    app.register_company(&ruth).await;
    let t = Teller { app, ada };
    let sent = t.sent("Pellworth").await;
    assert_eq!(t.decide(&sent, "publish", Value::Null).await.status, 200);
    let id = sent["id"].as_str().unwrap();
    let story = t.app.anon().get(&format!("/api/interviews/{id}")).await.body["story"].clone();
    let names = names_of(&t.app, &t.ada);
    for reader in [None, Some(&ben), Some(&ruth)] {
        for (path, shows_it) in [
            ("/api/interviews".to_owned(), true),
            ("/api/interviews?q=queues".to_owned(), true),
            ("/api/interviews?sort=helpful".to_owned(), true),
            (format!("/api/interviews/{id}"), true),
            ("/api/interviews/companies?q=pell".to_owned(), false),
            ("/api/interviews/companies/pellworth".to_owned(), false),
            ("/api/interviews/summary".to_owned(), false),
        ] {
            let seen = t.app.by(reader).get(&path).await;
            assert!(!shows_it || seen.text.contains(id), "{path}: {}", seen.text);
            for name in &names {
                assert!(!seen.text.contains(name), "{path} names {name}: {}", seen.text);
            }
        }
    }
    let page = of_site(&t.app, story["path"].as_str().unwrap()).await;
    assert!(page.text.contains("Pellworth"), "{}", page.text);
    for name in &names {
        assert!(!page.text.contains(name), "the page names {name}: {}", page.text);
    }
}
