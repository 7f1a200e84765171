//! Files of messages.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::json;

use super::Desk;
use crate::companies::details::tiny_png;
use crate::support::{Answer, Persona};

async fn upload(desk: &Desk, who: &Persona, name: &str, content: &[u8]) -> Answer {
    let body = json!({ "name": name, "content": STANDARD.encode(content) });
    desk.app.by(who).post("/api/support/attachments", body).await
}

#[actix_web::test]
async fn a_picture_is_drawn_again_and_nothing_is_handed_out_that_a_browser_runs() {
    let desk = Desk::open().await;
    let mut picture = STANDARD.decode(tiny_png()).unwrap();
    picture.extend_from_slice(b"<script>alert(1)</script>");
    let kept = upload(&desk, &desk.ada, "shot.html", &picture).await.ok();
    assert_eq!((&kept["kind"], &kept["name"]), (&json!("png"), &json!("shot.png")));
    let page = upload(&desk, &desk.ada, "page.html", b"<script>alert(1)</script>").await.ok();
    assert_eq!((&page["kind"], &page["name"]), (&json!("txt"), &json!("page.txt")));
    let body = json!({ "text": "", "files": [kept["id"], page["id"]] });
    desk.app.by(&desk.ada).post("/api/support/messages", body).await.ok();
    for (file, kind) in [(&kept, "image/png"), (&page, "text/plain; charset=utf-8")] {
        let path = format!("/api/support/attachments/{}", file["id"].as_str().unwrap());
        for reader in [&desk.ada, &desk.admin] {
            let sent = desk.app.by(reader).get(&path).await;
            assert_eq!((sent.status, sent.header("content-type")), (200, kind));
            assert!(sent.header("content-disposition").starts_with("attachment;"));
            assert_eq!(sent.header("content-security-policy"), "default-src 'none'; sandbox");
            assert_eq!(sent.header("x-content-type-options"), "nosniff");
            assert!(kind != "image/png" || !sent.text.contains("script"));
        }
        assert_eq!(desk.app.by(&desk.ben).get(&path).await.cell(), "404 not_found");
    }
}

#[actix_web::test]
async fn a_file_of_another_kind_or_a_broken_one_is_refused() {
    let desk = Desk::open().await;
    let cases: [(&str, &[u8]); 5] = [
        ("a.gif", b"GIF89a\x01\x00"),
        ("a.zip", b"PK\x03\x04\x00"),
        ("a.png", b"\x89PNG\r\n\x1a\nrest"),
        ("a.pdf", b"%PDF-1.7 and nothing else"),
        ("a.txt", b""),
    ];
    for (name, content) in cases {
        let refused = upload(&desk, &desk.ada, name, content).await;
        assert_eq!(refused.cell(), "400 validation_failed", "{name}: {}", refused.text);
        assert_eq!(refused.body["errors"][0]["field"], "content", "{name}");
    }
    let large = vec![b'x'; 5 * 1024 * 1024 + 1];
    assert_eq!(upload(&desk, &desk.ada, "a.txt", &large).await.cell(), "400 validation_failed");
}

#[actix_web::test]
async fn nobody_sends_a_file_of_somebody_else() {
    let desk = Desk::open().await;
    let kept = upload(&desk, &desk.ben, "a.txt", b"secret").await.ok();
    let body = json!({ "text": "", "files": [kept["id"]] });
    let stolen = desk.app.by(&desk.ada).post("/api/support/messages", body).await;
    assert_eq!(stolen.cell(), "404 not_found");
}
