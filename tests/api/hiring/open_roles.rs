//! Roles as everybody sees them: over HTTP, in their pages and in the site's map.

use serde_json::Value;

use crate::hiring::applications::{Applying, of_site};
use crate::support::{Persona, TestApp};

const POSTING: &str =
    include_str!("../../../frontend/src/features/open-roles/job-posting.test-data.ts");

#[actix_web::test]
async fn everybody_reads_an_open_role_without_what_is_the_companys_own() {
    let t = Applying::new().await;
    t.run("update roles set form = form || '{\"cut_off\": 600}'");
    let shown = t.app.anon().get(&t.role_path()).await;
    assert_eq!(shown.status, 200, "{}", shown.text);
    assert_eq!((&shown.body["open"], &shown.body["title"]), (&true.into(), &"Fitter".into()));
    assert_eq!(shown.body["form"]["cut_off"], Value::Null);
    assert_eq!(shown.body["form"]["questions"][0]["prompt"], "Why us?");
    let list = t.app.anon().get(&format!("/api/open-roles?company={}", t.company)).await.body;
    assert_eq!(list["items"][0]["id"], t.role.as_str());
    assert_eq!(list["items"][0]["company"]["name"], shown.body["company"]["name"]);
    let none = t.app.anon().get(&format!("/api/open-roles?company={}", uuid::Uuid::now_v7())).await;
    assert_eq!(none.body["items"], Value::Array(Vec::new()));
    assert_eq!(t.app.anon().get("/api/open-roles?company=x").await.cell(), "400 validation_failed");
    assert_eq!(t.app.anon().get("/api/open-roles?limit=0").await.cell(), "400 bad_limit");
}

#[actix_web::test]
async fn a_role_that_is_closed_says_so_and_one_that_was_never_open_is_not_there() {
    let t = Applying::new().await;
    t.put("paused");
    let closed = t.app.anon().get(&t.role_path()).await.body;
    assert_eq!((&closed["open"], &closed["form"]), (&false.into(), &Value::Null));
    assert_eq!(t.app.anon().get("/api/open-roles").await.body["items"], Value::Array(Vec::new()));
    t.suspend();
    assert_eq!(t.app.anon().get(&t.role_path()).await.cell(), "404 not_found");
    let nothing = format!("/api/open-roles/{}", uuid::Uuid::now_v7());
    assert_eq!(t.app.anon().get(&nothing).await.cell(), "404 not_found");
}

/// The structured data of a page.
fn data_of(page: &str) -> Option<Value> {
    let (_, rest) = page.split_once("ld+json\">")?;
    serde_json::from_str(rest.split("</script>").next()?).ok()
}

#[actix_web::test]
async fn the_page_of_an_open_role_carries_a_job_posting_that_google_reads() {
    let t = Applying::new().await;
    let path = format!("/companies/{}/roles/{}", t.company, t.role);
    let page = of_site(&t.app, &path).await;
    assert_eq!(page.status, 200);
    assert!(page.text.contains("<title>Fitter at "), "{}", page.text);
    let data = data_of(&page.text).unwrap();
    for required in ["title", "description", "datePosted", "hiringOrganization", "jobLocation"] {
        assert!(!data[required].is_null(), "Google requires {required}: {data}");
    }
    let last = t.app.anon().get(&t.role_path()).await.body["form"]["deadline"].clone();
    assert_eq!(data["validThrough"], format!("{}T23:59:59Z", last.as_str().unwrap()));
    // The same shape that the types of schema.org are held against in the browser application.
    let (_, golden) = POSTING.split_once("WithContext<JobPosting> = ").unwrap();
    let golden: Value = serde_json::from_str(golden.trim().trim_end_matches(';')).unwrap();
    let keys = |data: &Value| data.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&data), keys(&golden));
    for same in ["@type", "title", "description", "employmentType", "baseSalary", "jobLocation"] {
        assert_eq!(data[same], golden[same], "{same}");
    }
    t.put("closed");
    let page = of_site(&t.app, &path).await;
    assert_eq!((page.status, data_of(&page.text)), (200, None), "a closed role posts no job");
    for absent in [
        format!("/companies/{}/roles/{}", uuid::Uuid::now_v7(), t.role),
        format!("/companies/{}/roles/{}", t.company, uuid::Uuid::now_v7()),
    ] {
        assert_eq!(of_site(&t.app, &absent).await.status, 404, "{absent}");
    }
}

#[actix_web::test]
async fn job_boards_read_a_description_as_html_and_previews_its_words_alone() {
    let t = Applying::new().await;
    let typed = "## What you do\n\nBuild **tools**, see [our site](https://a.example).\n\n- one\n\
                 - <script>alert(1)</script>";
    let typed = serde_json::to_string(typed).unwrap();
    t.run(&format!("update roles set form = form || '{{\"description\": {typed}}}'"));
    let path = format!("/companies/{}/roles/{}", t.company, t.role);
    let page = of_site(&t.app, &path).await.text;
    let data = data_of(&page).unwrap();
    let html = data["description"].as_str().unwrap();
    for part in [
        "<h2>What you do</h2>",
        "<strong>tools</strong>",
        "<a href=\"https://a.example\">our site</a>",
        "<li>one</li>",
        "&lt;script&gt;",
    ] {
        assert!(html.contains(part), "{part}: {html}");
    }
    assert!(!html.contains("**") && !html.contains("<script"), "{html}");
    let said =
        "<meta property=\"og:description\" content=\"What you do Build tools, see our site. one";
    assert!(page.contains(said), "{page}");
}

#[actix_web::test]
async fn the_map_of_the_site_names_open_roles() {
    let t = Applying::new().await;
    let path = format!("/companies/{}/roles/{}", t.company, t.role);
    assert!(of_site(&t.app, "/sitemap.xml").await.text.contains("/sitemaps/roles.xml</loc>"));
    let map = of_site(&t.app, "/sitemaps/roles.xml").await;
    assert!(map.text.contains(&format!("{path}</loc>")), "{}", map.text);
    t.put("closed");
    assert!(!of_site(&t.app, "/sitemap.xml").await.text.contains("roles.xml"));
    assert_eq!(of_site(&t.app, "/sitemaps/roles.xml").await.status, 404);
    let from = format!("/sitemaps/companies-{}.xml", t.company);
    for part in ["/sitemaps/companies.xml", &from] {
        let map = of_site(&t.app, part).await;
        assert!(map.text.contains(&format!("/companies/{}</loc>", t.company)), "{}", map.text);
    }
    assert!(of_site(&t.app, "/sitemap.xml").await.text.contains("/sitemaps/companies.xml</loc>"));
    let after = format!("/sitemaps/companies-{}.xml", uuid::Uuid::max());
    assert_eq!(of_site(&t.app, &after).await.status, 404);
    t.suspend();
    assert!(!of_site(&t.app, "/sitemap.xml").await.text.contains("companies"));
}

#[actix_web::test]
async fn the_page_of_a_company_says_what_it_shows() {
    let t = Applying::new().await;
    let evil = "</script><script>alert(1)</script>";
    t.run(&format!(
        "insert into company_details (company_id, about) values ('{}', '{evil}')
         on conflict (company_id) do update set about = excluded.about",
        t.company
    ));
    let path = format!("/companies/{}", t.company);
    let page = of_site(&t.app, &path).await;
    assert_eq!(page.status, 200);
    let data = data_of(&page.text).unwrap();
    assert_eq!((&data["@type"], &data["description"]), (&"Organization".into(), &evil.into()));
    assert!(!page.text.contains(evil), "{}", page.text);
    let policy = page.header("content-security-policy").to_owned();
    assert!(policy.contains("script-src 'self' https://apis.google.com;"), "{policy}");
    let absent = format!("/companies/{}", uuid::Uuid::now_v7());
    assert_eq!(of_site(&t.app, &absent).await.status, 404);
    t.suspend();
    assert_eq!(of_site(&t.app, &path).await.status, 404);
}

#[actix_web::test]
async fn the_list_of_open_roles_is_paged() {
    let t = Applying::new().await;
    let second = t.publish("Welder").await;
    let page = t.app.anon().get("/api/open-roles?limit=1").await.body;
    assert_eq!(page["items"][0]["id"], second.as_str());
    let next = page["next_cursor"].as_str().unwrap();
    let rest = t.app.anon().get(&format!("/api/open-roles?limit=1&cursor={next}")).await.body;
    assert_eq!(
        (&rest["items"][0]["title"], &rest["next_cursor"]),
        (&"Fitter".into(), &Value::Null)
    );
    let (app, ada): (&TestApp, Persona) = (&t.app, Persona::new("zoe"));
    app.register_candidate(&ada).await;
    assert_eq!(app.by(&ada).get("/api/open-roles").await.status, 200);
}
