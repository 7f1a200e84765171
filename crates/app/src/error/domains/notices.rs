//! Errors of notices, as the caller sees them.

use actix_web::http::StatusCode;

use crate::error::ApiError;

impl From<notices::Error> for ApiError {
    fn from(e: notices::Error) -> Self {
        use notices::Error as E;
        let text = e.to_string();
        match e {
            E::BadSettings => Self::invalid_field("items", "not_allowed", text),
            E::BadTimeZone => Self::invalid_field("time_zone", "not_allowed", text),
            E::UnknownLink => Self::new(StatusCode::NOT_FOUND, "not_found", text),
            E::Db(e) => e.into(),
        }
    }
}
