//! How a line ends.

use std::time::Duration;

use actix_web::error::PayloadError;
use actix_ws::{CloseCode, CloseReason, Closed, ProtocolError};
use tokio::time::timeout;

/// How long the other side may take to read what it is sent.
pub(super) const READ_LIMIT: Duration = Duration::from_secs(10);

/// The line is over; with a reason worth telling, or none.
pub(super) type Over = Option<CloseReason>;

/// Waits for the other side to read, though not for ever.
pub(super) async fn sent(sending: impl Future<Output = Result<(), Closed>>) -> Result<(), Over> {
    match timeout(READ_LIMIT, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(None),
    }
}

/// The end of a line on which something came that is no message.
pub(super) fn broken(e: &ProtocolError) -> Over {
    let overflow = match e {
        ProtocolError::Overflow => true,
        ProtocolError::Io(e) => matches!(
            e.get_ref().and_then(|e| e.downcast_ref::<PayloadError>()),
            Some(PayloadError::Overflow)
        ),
        _ => false,
    };
    let description = Some("message too large".to_owned());
    overflow.then_some(CloseReason { code: CloseCode::Size, description })
}

pub(super) fn refused(why: &str) -> Over {
    Some(CloseReason { code: CloseCode::Policy, description: Some(why.to_owned()) })
}
