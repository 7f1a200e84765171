//! What partners are notified of.

use db::Conn;
use kernel::UserId;
use kernel::uuid::Uuid;

use crate::notify::{self, Notification, PartnerEvent};
use crate::post::Sender;
use crate::{Result, site};

/// Notifies a partner of something that has happened to one of their statements or commissions.
pub(super) fn tell(
    conn: &mut Conn,
    sender: &Sender,
    partner: UserId,
    (what, id): (&str, Uuid),
    event: PartnerEvent,
) -> Result<()> {
    let cause = format!("partner:{what}:{id}");
    let notification = Notification {
        user: partner,
        cause: &cause,
        event: event.into(),
        link: site::PARTNER_STATEMENTS,
    };
    notify::notify(conn, sender, &notification)
}
