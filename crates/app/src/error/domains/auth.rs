//! Errors of accounts, their tokens and the identity provider, as the caller sees them.

use crate::error::ApiError;

impl From<auth::tokens::Refused> for ApiError {
    fn from(e: auth::tokens::Refused) -> Self {
        use auth::tokens::Refused as E;
        match e {
            E::Invalid(_) => Self::unauthorized("invalid_token"),
            E::KeysUnavailable => Self::unavailable("identity_unavailable"),
        }
    }
}

impl From<auth::verification::Failure> for ApiError {
    fn from(e: auth::verification::Failure) -> Self {
        use auth::verification::Failure as E;
        match e {
            E::TokenRefused => Self::unauthorized("invalid_token"),
            E::TooMany => {
                Self::too_many("Please wait a while before asking for another e-mail.", 60)
            }
            E::Unavailable => Self::unavailable("identity_unavailable"),
        }
    }
}

impl From<auth::provider::Failure> for ApiError {
    fn from(e: auth::provider::Failure) -> Self {
        use auth::provider::Failure as E;
        let text = e.to_string();
        match e {
            E::NotConfigured => Self::conflict("service_account_missing", text),
            E::PasswordRefused(words) => Self::bad_request("password_refused", words),
            E::EmailExists => Self::conflict("email_taken", text),
            E::TooMany => Self::too_many(text, 60),
            E::NoAccount | E::Refused(_) | E::Unavailable => {
                Self::unavailable("identity_unavailable").because(e)
            }
        }
    }
}

impl From<auth::Error> for ApiError {
    fn from(e: auth::Error) -> Self {
        use auth::Error as E;
        let text = e.to_string();
        match e {
            E::IdentityMismatch => Self::forbidden("identity_mismatch", text),
            E::AccountKindFixed => Self::conflict("account_kind_fixed", text),
            E::EmailTaken => Self::conflict("email_taken", text),
            E::AlreadyVerified => Self::conflict("already_verified", text),
            E::SameAddress => Self::invalid_field("email", "same", text),
            E::OfficeAddress => Self::conflict("office_address", text),
            E::NoPassword => Self::conflict("no_password", text),
            E::BadExtraTime => Self::invalid_field("percent", "range", text),
            E::BadUsername => Self::invalid_field("username", "format", text),
            E::UsernameReserved => Self::invalid_field("username", "reserved", text),
            E::UsernameTaken => Self::conflict("username_taken", text),
            E::UsernameChangeTooSoon { .. } => Self::conflict("username_change_too_soon", text),
            E::OtpInvalid => Self::bad_request("otp_invalid", text),
            E::OtpExhausted => Self::too_many(text, 60),
            E::Hashing(cause) => Self::internal(cause),
            E::StaleVersion => Self::conflict("stale_version", text),
            E::AgreementsOutdated => Self::conflict("agreements_outdated", text),
            E::ErasureScheduled => Self::conflict("erasure_scheduled", text),
            E::BadReason | E::BadMergerReason => Self::invalid_field("reason", "length", text),
            E::Merged => Self::conflict("merged", text),
            E::ViewAsOneself => Self::conflict("view_as_oneself", text),
            E::ViewAsLocked => Self::conflict("view_as_locked", text),
            E::NoUser | E::NoViewAs => Self::not_found(),
            E::Db(e) => e.into(),
        }
    }
}
