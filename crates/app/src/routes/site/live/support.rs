//! The topics of conversations with support: one's own, and for the admin all of them.

use std::num::NonZeroU32;

use auth::users;
use flows::support::{self as flow, INBOX, TOPIC};
use governor::{Quota, RateLimiter};
use kernel::UserId;
use support::conversations::{self, Side};
use support::messages;

use super::ends::Over;
use super::{Answer, Line};

/// What is said of one's own conversation, or of the inbox.
struct Standing {
    event_id: i64,
    unread: i64,
}

impl Line {
    /// Whether the topic is about support, and what the person may follow of it.
    pub(super) async fn knows_support(&self, topic: &str) -> Option<bool> {
        match topic {
            TOPIC => Some(true),
            INBOX => Some(self.find_inbox().await.is_some()),
            _ => None,
        }
    }

    /// Somebody's conversation has changed: theirs, or one that the admin watches.
    pub(super) async fn hear_of_support(&mut self, topic: &str) -> Result<(), Over> {
        if self.is_own(TOPIC, topic) {
            self.look(TOPIC).await?;
        }
        self.look(INBOX).await
    }

    /// Says how one's own conversation or the inbox stands, where that has changed. What was written is
    /// read over HTTP.
    pub(super) async fn look_at_support(&mut self, topic: &str, last: i64) -> Result<(), Over> {
        let found = if topic == INBOX { self.find_inbox().await } else { self.find_own().await };
        let Some(Standing { event_id, unread }) = found else { return Ok(()) };
        if event_id == last {
            return Ok(());
        }
        self.topics.insert(topic.to_owned(), event_id);
        self.say(&Answer::Support { topic, event_id, unread }).await
    }

    async fn find_own(&self) -> Option<Standing> {
        let user = self.who.as_ref()?.user;
        let found = self.state.db.read(move |conn| {
            let Some(newest) = conversations::newest_of(conn, user)? else {
                return Ok(Standing { event_id: 0, unread: 0 });
            };
            let unread = messages::count_unread(conn, &newest)?;
            Ok::<_, support::Error>(Standing { event_id: newest.event_id, unread })
        });
        found.await.inspect_err(|e| tracing::warn!(error = %e, "live.look_failed")).ok()
    }

    /// How the inbox stands, if the person is the admin.
    async fn find_inbox(&self) -> Option<Standing> {
        let user = self.who.as_ref()?.user;
        let admin = self.state.config.admin_email.clone();
        let found = self.state.db.read(move |conn| {
            if !users::get(conn, user)?.is_admin(admin.as_ref()) {
                return Ok(None);
            }
            let (event_id, unread) = conversations::standing(conn)?;
            Ok::<_, flows::Error>(Some(Standing { event_id, unread }))
        });
        found.await.inspect_err(|e| tracing::warn!(error = %e, "live.look_failed")).ok()?
    }

    /// Tells the other side that this one is typing, not more often than it is shown.
    pub(super) async fn type_to_support(
        &mut self,
        topic: &str,
        user: Option<UserId>,
    ) -> Result<(), Over> {
        let own = self.who.as_ref().map(|who| who.user);
        let (user, side) = match topic {
            TOPIC => (own, Side::User),
            _ => (user, Side::Admin),
        };
        let Some(user) = user.filter(|_| self.topics.contains_key(topic)) else { return Ok(()) };
        let once = || Box::new(RateLimiter::direct(Quota::per_second(NonZeroU32::MIN)));
        if self.typing.get_or_insert_with(once).check().is_err() {
            return Ok(());
        }
        let announced =
            self.state.db.write(move |conn| flow::announce_typing(conn, user, side)).await;
        if let Err(e) = announced {
            tracing::warn!(error = %e, "live.typing_failed");
        }
        Ok(())
    }

    /// Says that the other side is typing.
    pub(super) async fn hear_typing(&mut self, user: UserId, side: Side) -> Result<(), Over> {
        let own = self.who.as_ref().is_some_and(|who| who.user == user);
        let topic = match side {
            Side::Admin if own => TOPIC,
            Side::User => INBOX,
            Side::Admin => return Ok(()),
        };
        if !self.topics.contains_key(topic) {
            return Ok(());
        }
        self.say(&Answer::Typing { topic, user }).await
    }
}
