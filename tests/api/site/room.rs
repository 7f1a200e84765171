//! A disk with hardly any room left: what is stored is shown, nothing is taken in.

use app::State;
use serde_json::json;

use crate::support::{Persona, TestApp, request};

#[actix_web::test]
async fn without_room_everything_is_read_and_nothing_is_written() {
    let (app, ada, ben) = (TestApp::start(), Persona::new("ada"), Persona::new("ben"));
    app.register_candidate(&ada).await;
    let form = json!({ "firebase_uid": ben.uid, "email": ben.email, "display_name": "Ben",
                       "is_company": false, "phone": null });
    for has_room in [false, true] {
        let state = State { db: app.state().db.guarded(move || has_room), ..app.state() };
        let guarded = TestApp::of(&app, state);
        for path in ["/api/interviews", "/api/auth/user", "/api/users/profile", "/api/config"] {
            let read = guarded.send(request("GET", path, Some(&ada.token()), None)).await;
            assert_eq!(read.status, 200, "{path}: {}", read.text);
        }
        let ready = guarded.send(request("GET", "/readyz", None, None)).await;
        let says = ready.text.contains("nothing is saved");
        assert_eq!((ready.status, says), (200, !has_room), "{}", ready.text);
        let post = request("POST", "/api/auth/register", Some(&ben.token()), Some(form.clone()));
        let written = guarded.send(post).await;
        if has_room {
            assert_eq!(written.cell(), "201");
        } else {
            assert_eq!(written.cell(), "503 storage_full");
            assert_eq!(written.header("retry-after"), "60");
            let nobody =
                guarded.send(request("GET", "/api/auth/user", Some(&ben.token()), None)).await;
            assert_eq!(nobody.cell(), "404 not_found");
        }
    }
}
