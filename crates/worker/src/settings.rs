//! What a worker has to know.

use std::path::PathBuf;

use auth::provider::Provider;
use github::Application;
use kernel::Email;

/// The worker's settings.
pub struct Settings {
    /// Where compiled programs are stored.
    pub data_dir: PathBuf,
    /// The site's own address, without a slash at the end.
    pub public_url: String,
    /// Who reads replies to mail; `None` where nobody does.
    pub support: Option<Email>,
    /// The mailbox that takes answers to support's mail; `None` where there is none.
    pub inbound: Option<Email>,
    /// Who is alerted of work that was given up; `None` where nobody is.
    pub admin: Option<Email>,
    /// How many days after the end of an attempt its drafts and runs are kept.
    pub recording_days: u16,
    /// Where mail goes.
    pub mail_server: MailServer,
    /// Whether webhooks may lead to this machine, unencrypted; on a development server only.
    pub local_webhooks: bool,
    /// Which application reads GitHub; `None` where the operator has none.
    pub github: Option<Application>,
    /// Who mail is from.
    pub mail_from: String,
    /// Makes what deletes sign-ins at the identity provider, new for each job: its connections live no
    /// longer than the runtime of one.
    pub provider: Box<dyn Fn() -> anyhow::Result<Provider> + Send + Sync>,
}

/// Where mail goes.
#[derive(Debug, Clone)]
pub enum MailServer {
    /// To this server, `smtp://…`.
    Smtp(String),
    /// Nowhere: in development it is read on the inbox page.
    Inbox,
    /// There is none, and in production that is a failure to be retried.
    Missing,
}
