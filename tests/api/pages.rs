//! The pages of the browser application, as the server hands them out.

use actix_web::body::to_bytes;
use actix_web::dev::Service;
use actix_web::test::init_service;
use actix_web::web::Data;
use app::server::{Bundle, application};

use crate::support::{TestApp, request};

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
async fn a_page_is_packed_for_whoever_can_unpack_it() {
    let (text, _, packed) = page("/", "br, gzip").await;
    assert_eq!((packed.as_str(), &text[..2]), ("gzip", &[0x1f, 0x8b][..]));
}
