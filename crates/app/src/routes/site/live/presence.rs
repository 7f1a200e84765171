//! The topic of who is online, for the admin.

use auth::users;
use flows::presence::TOPIC;
use presence::online;

use super::ends::Over;
use super::{Answer, Line};

impl Line {
    /// Whether the topic is about who is online, and whether the person may follow it.
    pub(super) async fn knows_presence(&self, topic: &str) -> Option<bool> {
        if topic != TOPIC {
            return None;
        }
        Some(self.find_presence().await.is_some())
    }

    /// Says that somebody came, left or went elsewhere. Who, is read over HTTP.
    pub(super) async fn look_at_presence(&mut self, last: i64) -> Result<(), Over> {
        let Some(event_id) = self.find_presence().await else { return Ok(()) };
        if event_id == last {
            return Ok(());
        }
        self.topics.insert(TOPIC.to_owned(), event_id);
        self.say(&Answer::Presence { topic: TOPIC, event_id }).await
    }

    /// The number of the last change, if the person is the admin.
    async fn find_presence(&self) -> Option<i64> {
        let user = self.who.as_ref()?.user;
        let admin = self.state.config.admin_email.clone();
        let found = self.state.db.read(move |conn| {
            if !users::get(conn, user)?.is_admin(admin.as_ref()) {
                return Ok(None);
            }
            Ok::<_, flows::Error>(Some(online::standing(conn)?))
        });
        found.await.inspect_err(|e| tracing::warn!(error = %e, "live.look_failed")).ok()?
    }
}
