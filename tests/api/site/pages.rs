//! The pages of the browser application, as the server hands them out.

use actix_web::body::to_bytes;
use actix_web::dev::Service;
use actix_web::test::init_service;
use actix_web::web::Data;
use app::server::{Bundle, application};

use crate::support::{TestApp, request};
use crate::world::{form_about, publish_story};

/// Status-less: text and headers of a page of a bundle with both pages.
async fn page(path: &str, encoding: &str) -> (Vec<u8>, String, String) {
    let dir = tempfile::tempdir().unwrap();
    for (name, text) in [("index.html", "any __CSP_NONCE__"), ("home.html", "home __CSP_NONCE__")] {
        std::fs::write(dir.path().join(name), text).unwrap();
    }
    let app = TestApp::start();
    let bundle = Data::new(Bundle::load(dir.path()).unwrap());
    let service = init_service(application(Data::new(app.state()), bundle)).await;
    let asked = request("GET", path, None, None).insert_header(("accept-encoding", encoding));
    let response = service.call(asked.to_request()).await.unwrap();
    let header = |name: &str| {
        let value = response.headers().get(name).and_then(|v| v.to_str().ok());
        value.unwrap_or_default().to_owned()
    };
    let (policy, packed) = (header("content-security-policy"), header("content-encoding"));
    (to_bytes(response.into_body()).await.unwrap().to_vec(), policy, packed)
}

#[actix_web::test]
async fn the_home_page_comes_drawn_and_every_other_address_gets_the_plain_page() {
    for (path, begins) in [("/", "home "), ("/login", "any "), ("/home.html", "any ")] {
        let (text, policy, packed) = page(path, "identity").await;
        let text = String::from_utf8(text).unwrap();
        let nonce = text.strip_prefix(begins).unwrap_or_else(|| panic!("{path}: {text}"));
        assert!(policy.contains(&format!("'nonce-{nonce}'")), "{path}: {policy}");
        assert_eq!(packed, "", "{path}");
    }
}

#[actix_web::test]
async fn a_page_is_packed_for_clients_that_can_unpack_it() {
    let (text, _, packed) = page("/", "br, gzip").await;
    assert_eq!((packed.as_str(), &text[..2]), ("gzip", &[0x1f, 0x8b][..]));
}

/// A page with a head of its own, asked for as it is.
async fn of_app(app: &TestApp, path: &str) -> crate::support::Answer {
    let dir = tempfile::tempdir().unwrap();
    let page = "<html><head><meta name=\"description\" content=\"Old.\"><title>Assay</title>\
                </head><body>__CSP_NONCE__</body></html>";
    std::fs::write(dir.path().join("index.html"), page).unwrap();
    app.send_with(request("GET", path, None, None), dir.path()).await
}

#[actix_web::test]
async fn a_story_has_one_address_and_its_page_says_what_it_shows() {
    let app = TestApp::with(&[("ASSAY_PUBLIC_URL", "https://assay.example")]);
    let mut form = form_about("Pellworth </title><script>alert(1)</script>");
    form.summary =
        "</script><img src=x onerror=alert(1)> & \"quoted\" words of a story.".to_owned();
    let id = publish_story(&app, &form);
    let path =
        format!("/interviews/pellworth-title-script-alert-1-script/software-engineer/2025/{id}");
    for other in [
        format!("/interview/{id}"),
        format!("/interviews/pellworth/cook/2019/{id}"),
        format!("{path}/"),
        path.to_uppercase().replace("/INTERVIEWS", "/interviews"),
    ] {
        let moved = of_app(&app, &other).await;
        assert_eq!((moved.status, moved.header("location")), (301, path.as_str()), "{other}");
    }
    let page = of_app(&app, &path).await;
    assert_eq!(page.status, 200);
    assert!(page.text.contains("<title>Software Engineer interview at Pellworth &lt;/title"));
    assert!(!page.text.contains("Old.") && !page.text.contains("<img"), "{}", page.text);
    let canonical = format!("<link rel=\"canonical\" href=\"https://assay.example{path}\">");
    assert!(page.text.contains(&canonical), "{}", page.text);
    assert_eq!(page.text.matches("<script").count(), 1, "{}", page.text);
    let data = page.text.split("ld+json\">").nth(1).unwrap().split("</script>").next().unwrap();
    let data: serde_json::Value = serde_json::from_str(data).unwrap();
    assert_eq!(data["about"]["name"], "Pellworth </title><script>alert(1)</script>");
    assert!(!page.text.contains("@example.com"), "nobody is named");
    let absent = of_app(&app, &format!("/interview/{}", uuid::Uuid::now_v7())).await;
    assert_eq!(absent.status, 404);
}

#[actix_web::test]
async fn the_map_of_the_site_names_every_story() {
    let app = TestApp::with(&[("ASSAY_PUBLIC_URL", "https://assay.example")]);
    assert!(!of_app(&app, "/sitemap.xml").await.text.contains("<loc>"));
    let id = publish_story(&app, &form_about("Pellworth"));
    let map = of_app(&app, "/sitemap.xml").await;
    assert_eq!(map.header("content-type"), "application/xml; charset=utf-8");
    assert!(map.text.contains("<loc>https://assay.example/sitemaps/stories-0.xml</loc>"));
    let part = of_app(&app, "/sitemaps/stories-0.xml").await;
    let path = format!("/interviews/pellworth/software-engineer/2025/{id}");
    assert!(
        part.text.contains(&format!("<loc>https://assay.example{path}</loc>")),
        "{}",
        part.text
    );
    for absent in ["/sitemaps/stories-1.xml", "/sitemaps/stories-9223372036854775807.xml"] {
        assert_eq!(of_app(&app, absent).await.status, 404, "{absent}");
    }
    let robots = of_app(&app, "/robots.txt").await;
    assert!(robots.text.contains("Sitemap: https://assay.example/sitemap.xml"), "{}", robots.text);
}
