//! Waiting for NOTIFY, on a connection of its own.

use std::time::Duration;

use futures_util::{StreamExt, stream};
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio_postgres::AsyncMessage;

use crate::link;

/// What a listener hears.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// It is connected from now on: anything that changed before must be looked up.
    Connected,
    /// Somebody said something.
    Said {
        /// The channel.
        channel: String,
        /// The payload.
        payload: String,
    },
    /// It is deaf for a while: look things up instead of waiting.
    Lost,
}

/// Hears notifications until dropped; connects again by itself.
pub struct Listener {
    notices: mpsc::UnboundedReceiver<Notice>,
    task: tokio::task::JoinHandle<()>,
}

impl Listener {
    /// Listens to `channels`. The first notice is [`Notice::Connected`] or [`Notice::Lost`].
    pub fn start(url: &str, channels: &'static [&'static str]) -> Self {
        let (tell, notices) = mpsc::unbounded_channel();
        let url = url.to_owned();
        let task = tokio::spawn(async move {
            while !tell.is_closed() {
                let ended = hear(&url, channels, &tell).await;
                tracing::debug!(error = ended.err().map(|e| e.to_string()), "listener ended");
                if tell.send(Notice::Lost).is_err() {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(500)).await;
            }
        });
        Self { notices, task }
    }

    /// The next notice; `None` never comes while the listener lives.
    pub async fn next(&mut self) -> Option<Notice> {
        self.notices.recv().await
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn hear(
    url: &str,
    channels: &[&str],
    tell: &mpsc::UnboundedSender<Notice>,
) -> Result<(), tokio_postgres::Error> {
    let (client, mut connection) = link::open_async(url).await?;
    let (said, mut heard) = mpsc::unbounded_channel();
    // Aborted when this future is dropped, so that no connection outlives its listener.
    let mut pump = JoinSet::new();
    pump.spawn(async move {
        let mut messages = stream::poll_fn(move |cx| connection.poll_message(cx));
        while let Some(Ok(message)) = messages.next().await {
            if let AsyncMessage::Notification(n) = message {
                let (channel, payload) = (n.channel().to_owned(), n.payload().to_owned());
                if said.send(Notice::Said { channel, payload }).is_err() {
                    return;
                }
            }
        }
    });
    let listen: String = channels.iter().map(|c| format!("listen {c};")).collect();
    client.batch_execute(&link::settings()).await?;
    client.batch_execute(&listen).await?;
    if tell.send(Notice::Connected).is_err() {
        return Ok(());
    }
    while let Some(notice) = heard.recv().await {
        if tell.send(notice).is_err() {
            break;
        }
    }
    Ok(())
}
