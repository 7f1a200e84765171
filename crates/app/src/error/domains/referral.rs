//! Errors of referral codes, as the caller sees them.

use crate::error::ApiError;

impl From<referral::Error> for ApiError {
    fn from(e: referral::Error) -> Self {
        use referral::Error as E;
        let text = e.to_string();
        match e {
            E::CodeInvalid => Self::bad_request("referral_code_invalid", text),
            E::CodeSet => Self::conflict("referral_code_set", text),
            E::NoCode => Self::conflict("no_referral_code", text),
            E::Db(e) => e.into(),
        }
    }
}
