//! What every handler may reach.

use std::sync::Arc;
use std::time::Duration;

use assessments::attempts::Draft;
use assessments::drafts::{self, Saving};
use assessments::recordings::{Head, Sending};
use auth::provider::Provider;
use auth::tokens::Verifier;
use auth::verification::Toolkit;
use computing::Computing;
use db::audit::Actor;
use db::together::Together;
use db::{Db, Lane};
use flows::post::Sender;
use flows::{Reviewer, playback};
use kernel::{Clock, UserId};
use model::Client;
use payments::Provider as Payments;

use crate::live::Hub;
use crate::web::{Metrics, Throttle, Viewer};
use config::Config;

/// How many drafts or batches share a transaction at most. Larger ones gain little and hold their attempts longer.
const AT_ONCE: usize = 50;

/// Saves what people type while they take an assessment: the most frequent writes there are.
#[derive(Clone)]
pub struct Typed {
    pub(crate) drafts: Together<Saving, UserId, Draft, assessments::Error>,
    pub(crate) batches: Together<Sending, UserId, Head, flows::Error>,
}

impl Default for Typed {
    fn default() -> Self {
        Self {
            drafts: Together::of(AT_ONCE, |of: &Saving| of.user, drafts::save_all),
            batches: Together::of(AT_ONCE, |of: &Sending| of.user, playback::append_all),
        }
    }
}

/// Shared by all requests of the process.
#[derive(Clone)]
pub struct State {
    /// The database.
    pub db: Db,
    /// The way past the pool for the hottest reads.
    pub lane: Lane,
    /// What people type, saved together with what others type at that moment.
    pub typed: Typed,
    /// Threads for what computes for long.
    pub computing: Computing,
    /// The clock.
    pub clock: Arc<dyn Clock>,
    /// The settings.
    pub config: Arc<Config>,
    /// Knows whose token is good.
    pub verifier: Arc<Verifier>,
    /// Has the identity provider send mail.
    pub toolkit: Arc<Toolkit>,
    /// Makes, changes and deletes accounts at the identity provider.
    pub provider: Arc<Provider>,
    /// Where invoices are paid online, if anywhere.
    pub payments: Arc<Payments>,
    /// Words questions, where the operator has a language model.
    pub model: Option<Arc<Client>>,
    /// Passes changes on to those who watch.
    pub hub: Hub,
    /// How long a handler may take.
    pub patience: Duration,
    /// Counts what each caller asks of this process.
    pub throttle: Arc<Throttle>,
    /// Counts and times requests.
    pub metrics: Arc<Metrics>,
}

impl State {
    /// Who sends mail and notices, now.
    pub(crate) fn sender(&self) -> Sender {
        Sender {
            public_url: self.config.public_url.clone(),
            support: self.config.support_email.clone(),
            now: self.clock.now(),
        }
    }

    /// Somebody who decides, as the audit log and mail name them.
    pub(crate) fn reviewer(&self, viewer: &Viewer) -> Reviewer {
        Reviewer { actor: Actor::User(viewer.user.id), sender: self.sender() }
    }
}
