//! Looking at what a topic is about, and saying it to those who may see it.

use assessments::leases;
use auth::users;
use authoring::checks;
use challenges::submissions;
use flows::{authoring as writing, notify, selection, support};
use kernel::{AttemptId, ProblemCheckId, RoleId, SubmissionId};
use notices::inbox::{self, Counts};

use super::ends::Over;
use super::{Answer, Line};
use crate::web::door::is_author;

/// The role whose board a topic is about.
fn board_of(topic: &str) -> Option<RoleId> {
    topic.strip_prefix(selection::TOPIC)?.strip_prefix(':')?.parse().ok()
}

/// The attempt whose lease a topic is about.
fn attempt_of(topic: &str) -> Option<AttemptId> {
    topic.strip_prefix(leases::TOPIC)?.strip_prefix(':')?.parse().ok()
}

/// The check that a topic is about.
fn check_of(topic: &str) -> Option<ProblemCheckId> {
    topic.strip_prefix(checks::TOPIC)?.strip_prefix(':')?.parse().ok()
}

/// Whether a change is of a conversation with support, or of who writes in one.
pub(super) fn is_about_support(topic: &str) -> bool {
    support::typing_of(topic).is_some()
        || topic.strip_prefix(support::TOPIC).is_some_and(|rest| rest.starts_with(':'))
}

impl Line {
    /// Whether the person may follow a topic.
    pub(super) async fn knows(&self, topic: &str) -> bool {
        if let Some(may) = self.knows_support(topic).await {
            return may;
        }
        if let Some(may) = self.knows_presence(topic).await {
            return may;
        }
        if let Some(attempt) = attempt_of(topic) {
            return self.find_lease(attempt).await.is_some();
        }
        if let Some(check) = check_of(topic) {
            return self.find_check(check).await.is_some();
        }
        match board_of(topic) {
            Some(role) => self.find_board(role).await.is_some(),
            None => topic == notify::TOPIC || self.find(topic).await.is_some(),
        }
    }

    /// Something has changed.
    pub(super) async fn hear_of(&mut self, topic: &str) -> Result<(), Over> {
        if self.is_own("user", topic) {
            return self.look_at_account().await;
        }
        if self.is_own(notify::TOPIC, topic) {
            return self.look(notify::TOPIC).await;
        }
        if let Some((user, side)) = support::typing_of(topic) {
            return self.hear_typing(user, side).await;
        }
        if is_about_support(topic) {
            return self.hear_of_support(topic).await;
        }
        self.look(topic).await
    }

    /// Sends the present state of a topic where it is newer than what was sent.
    pub(super) async fn look(&mut self, topic: &str) -> Result<(), Over> {
        let Some(last) = self.topics.get(topic).copied() else { return Ok(()) };
        if topic == notify::TOPIC {
            return self.look_at_notifications().await;
        }
        if topic == flows::presence::TOPIC {
            return self.look_at_presence(last).await;
        }
        if matches!(topic, support::TOPIC | support::INBOX) {
            return self.look_at_support(topic, last).await;
        }
        if let Some(role) = board_of(topic) {
            return self.look_at_board(topic, role, last).await;
        }
        if let Some(attempt) = attempt_of(topic) {
            return self.look_at_lease(topic, attempt, last).await;
        }
        if let Some(check) = check_of(topic) {
            return self.look_at_check(topic, check, last).await;
        }
        let Some(submission) = self.find(topic).await else { return Ok(()) };
        let event_id = submission.event_id;
        if event_id <= last {
            return Ok(());
        }
        self.topics.insert(topic.to_owned(), event_id);
        let submission = Box::new(submission.into());
        self.say(&Answer::Event { topic, event_id, submission }).await
    }

    /// Says how the list of notifications stands where that has changed. What they say is read over
    /// HTTP.
    async fn look_at_notifications(&mut self) -> Result<(), Over> {
        let Some(user) = self.who.as_ref().map(|who| who.user) else { return Ok(()) };
        let counts = match self.state.db.read(move |conn| inbox::counts(conn, user)).await {
            Ok(counts) => counts,
            Err(e) => {
                tracing::warn!(error = %e, "live.look_failed");
                return Ok(());
            }
        };
        if self.counts == Some(counts) {
            return Ok(());
        }
        self.counts = Some(counts);
        let Counts { newest, unread } = counts;
        self.say(&Answer::Notifications { topic: notify::TOPIC, newest, unread }).await
    }

    /// Says that a board has changed since it was last said.
    async fn look_at_board(&mut self, topic: &str, role: RoleId, last: i64) -> Result<(), Over> {
        let Some(event_id) = self.find_board(role).await else { return Ok(()) };
        if event_id <= last {
            return Ok(());
        }
        self.topics.insert(topic.to_owned(), event_id);
        self.say(&Answer::Board { topic, event_id }).await
    }

    /// Says that another tab has taken an attempt over since it was last said.
    async fn look_at_lease(&mut self, topic: &str, id: AttemptId, last: i64) -> Result<(), Over> {
        let Some(event_id) = self.find_lease(id).await else { return Ok(()) };
        if event_id <= last {
            return Ok(());
        }
        self.topics.insert(topic.to_owned(), event_id);
        self.say(&Answer::Lease { topic, event_id }).await
    }

    /// Says that the judge has come further with a problem.
    async fn look_at_check(
        &mut self,
        topic: &str,
        id: ProblemCheckId,
        last: i64,
    ) -> Result<(), Over> {
        let Some(event_id) = self.find_check(id).await else { return Ok(()) };
        if event_id <= last {
            return Ok(());
        }
        self.topics.insert(topic.to_owned(), event_id);
        self.say(&Answer::Check { topic, event_id }).await
    }

    /// How far a check has come, if it is of a problem that the person may look at.
    async fn find_check(&self, id: ProblemCheckId) -> Option<i64> {
        let user = self.who.as_ref()?.user;
        let config = self.state.config.clone();
        let found = self.state.db.read(move |conn| {
            let account = users::get(conn, user)?;
            let is_admin = account.is_admin(config.admin_email.as_ref());
            let offices = (is_admin, is_author(&account, &config));
            let Some(author) = writing::author(conn, user, offices)? else { return Ok(None) };
            writing::progress(conn, &author, id)
        });
        found.await.inspect_err(|e| tracing::warn!(error = %e, "live.look_failed")).ok()?
    }

    /// How often an attempt was taken over, if it is the person's.
    async fn find_lease(&self, id: AttemptId) -> Option<i64> {
        let user = self.who.as_ref()?.user;
        let found = self.state.db.read(move |conn| leases::number(conn, id, user)).await;
        found.inspect_err(|e| tracing::warn!(error = %e, "live.look_failed")).ok()?
    }

    /// How far a board has come, if the person may see it.
    async fn find_board(&self, role: RoleId) -> Option<i64> {
        let user = self.who.as_ref()?.user;
        let found = self.state.db.read(move |conn| selection::watched(conn, user, role)).await;
        found.inspect_err(|e| tracing::warn!(error = %e, "live.look_failed")).ok()?
    }

    /// What a topic is about, if the person may see it.
    async fn find(&self, topic: &str) -> Option<submissions::Submission> {
        let user = self.who.as_ref()?.user;
        let id: SubmissionId = topic.strip_prefix("submission:")?.parse().ok()?;
        let found = self.state.db.read(move |conn| submissions::show(conn, id, user)).await;
        found.inspect_err(|e| tracing::warn!(error = %e, "live.look_failed")).ok()?
    }
}
