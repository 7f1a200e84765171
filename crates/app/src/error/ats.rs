//! Errors as applicant tracking systems read them, and recruiters in them.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::{RETRY_AFTER, WWW_AUTHENTICATE};
use ats::connections::System;
use serde_json::json;

use super::ApiError;

impl From<ats::Error> for ApiError {
    fn from(e: ats::Error) -> Self {
        use ats::Error as E;
        let text = e.to_string();
        match e {
            E::NoConnection | E::NoStart => Self::not_found(),
            E::TooMany => Self::conflict("too_many_connections", text),
            E::BadRemoteKey => Self::invalid_field("remote_key", "format", text),
            E::BadReference => Self::invalid_field("application.ashby_id", "length", text),
            E::BadCallback => Self::invalid_field("url", "not_offered", text),
            E::StaleVersion => Self::conflict("stale_version", text),
            E::Paused => Self::conflict("paused", text),
            E::Refused(_) => Self::conflict("not_now", text),
            E::Queue(e) => e.into(),
            E::Db(e) => e.into(),
        }
    }
}

impl ApiError {
    /// What a recruiter reads of it.
    pub(crate) fn sentence(&self) -> String {
        match self.0.status {
            StatusCode::UNAUTHORIZED => {
                "Assay does not know this API key. An owner of your company can create another one on the \
                 company's profile in Assay."
                    .to_owned()
            }
            StatusCode::NOT_FOUND => {
                "Assay has no such assessment, or it belongs to another company.".to_owned()
            }
            _ if self.0.fields.is_empty() => self.0.detail.clone().into_owned(),
            _ => {
                let said = self.0.fields.iter().map(|field| field.detail.as_str());
                said.collect::<Vec<_>>().join(" ")
            }
        }
    }

    /// The response in the form that the system documents.
    pub(crate) fn for_ats(&self, system: System) -> HttpResponse {
        let (status, said) = (self.0.status, self.sentence());
        let mut response = HttpResponse::build(match system {
            System::Greenhouse => status,
            System::Ashby => for_ashby(status, self.0.code),
        });
        if let Some(seconds) = self.0.retry_after_s {
            response.insert_header((RETRY_AFTER, seconds.to_string()));
        }
        if status == StatusCode::UNAUTHORIZED {
            response.insert_header((WWW_AUTHENTICATE, "Basic realm=\"Assay\""));
        }
        let code = self.0.code;
        response.json(match system {
            System::Greenhouse => json!({ "code": code, "errors": [{ "message": said }] }),
            System::Ashby => {
                json!({ "success": false, "code": code, "message": said, "errors": [said] })
            }
        })
    }
}

/// Ashby shows its users the message of a 422, and takes a 409 for a candidate who is being assessed.
fn for_ashby(status: StatusCode, code: &str) -> StatusCode {
    match status {
        StatusCode::CONFLICT if code == "already_invited" => status,
        StatusCode::BAD_REQUEST | StatusCode::FORBIDDEN | StatusCode::CONFLICT => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        status => status,
    }
}
