//! The provider's answers by table.

use super::*;

#[test]
fn what_the_provider_says_is_understood() {
    let check = |status: u16, message: &str, want: Failure| {
        let body = serde_json::json!({ "error": { "code": status, "message": message } });
        let status = StatusCode::from_u16(status).unwrap();
        assert_eq!(failure(status, body.to_string().as_bytes()), want, "{message}");
    };
    check(400, "TOO_MANY_ATTEMPTS_TRY_LATER", Failure::TooMany);
    check(400, "TOO_MANY_ATTEMPTS_TRY_LATER : wait", Failure::TooMany);
    check(429, "whatever", Failure::TooMany);
    check(400, "INVALID_ID_TOKEN", Failure::TokenRefused);
    check(400, "TOKEN_EXPIRED", Failure::TokenRefused);
    check(500, "INTERNAL", Failure::Unavailable);
    assert_eq!(failure(StatusCode::BAD_GATEWAY, b"<html>"), Failure::Unavailable);
    assert_eq!(failure(StatusCode::FOUND, b""), Failure::Unavailable);
}
