//! What the worker does: internships start on their day, and people are reminded once.

use serde_json::json;

use super::{Placed, operator};

#[actix_web::test]
async fn a_ready_internship_starts_on_its_first_day_and_not_before() {
    let t = Placed::new().await;
    t.sides.finish(&mut t.app.conn(), t.id);
    t.keep_time(31);
    assert_eq!(t.of_company().await["state"], "pending_documents", "it is not ready");
    let seen = kernel::Seen::any(t.id);
    flows::internships::make_ready(&mut t.app.conn(), &operator(), seen).unwrap();
    t.keep_time(29);
    assert_eq!(t.of_company().await["state"], "ready");
    t.keep_time(30);
    assert_eq!(t.of_company().await["state"], "active");
    for who in [&t.ada, &t.ruth] {
        let mails = t.app.mails_to(&who.email);
        assert!(mails.iter().any(|mail| mail.contains("has started")), "{}", mails[0]);
    }
}

#[actix_web::test]
async fn owners_are_reminded_three_days_before_on_the_day_and_three_days_after_once_each() {
    let t = Placed::new().await;
    let count = |who: &crate::support::Persona, title: &str| {
        let mails = t.app.mails_to(&who.email);
        mails.iter().filter(|mail| mail.contains(title) && mail.contains("is due on")).count()
    };
    for day in 0..30 {
        t.keep_time(day);
        t.keep_time(day);
    }
    assert_eq!(count(&t.ada, "Sign the internship agreement"), 3);
    assert_eq!(count(&t.ruth, "Send the offer letter"), 3);
    assert_eq!(count(&t.admin, "Send the first-day mail"), 2, "27 days on, the third is ahead");
    assert_eq!(count(&t.ada, "Send the offer letter"), 0);
    let notices = t.app.by(&t.ada).get("/api/users/notifications").await.ok();
    let link = json!(format!("/dashboard/internships/{}", t.id));
    assert!(notices["items"].as_array().unwrap().iter().any(|one| one["link"] == link));
}
