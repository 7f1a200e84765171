//! The request. The name is looked up once, every address it has is checked, and the connection goes to
//! those addresses: a name that answers otherwise a moment later changes nothing.

use std::io;
use std::net::{SocketAddr, ToSocketAddrs};
use std::sync::Arc;
use std::time::Duration;

use kernel::words;
use reqwest::header::CONTENT_TYPE;
use reqwest::{Client, Response, redirect};
use tokio::time::timeout;

use super::sign::sign;
use super::target::Target;
use crate::Secret;

/// How long a try may take altogether. Source: interop.md.
pub const TIMEOUT: Duration = Duration::from_secs(15);
/// How much of an answer is kept.
pub const RESPONSE_BYTES: usize = 1024;
/// For how long the beginning of an answer is waited for once its status has come. The status decides.
pub(crate) const RESPONSE_TIMEOUT: Duration = Duration::from_secs(1);

/// What is sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// Names the event; the same at each try and each replay.
    pub id: String,
    /// When it is sent, in seconds since 1970.
    pub timestamp: i64,
    /// The JSON.
    pub body: String,
}

words! {
    /// Why nothing was answered.
    pub enum Trouble as "WebhookTrouble" {
        /// The name leads to an address that is not called.
        Address = "address_refused",
        /// There is no such name.
        Name = "name_unknown",
        /// Nobody answers there, or not as the protocol wants.
        Connection = "connection_failed",
        /// It took too long.
        Timeout = "timed_out",
    }
}

/// How a try ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// The receiver answered so.
    Answered {
        /// The status.
        status: u16,
        /// The beginning of the answer.
        response: String,
    },
    /// It did not.
    Failed(Trouble),
}

impl Outcome {
    /// Whether the receiver has taken the event.
    pub fn is_success(&self) -> bool {
        matches!(self, Self::Answered { status: 200..=299, .. })
    }
}

/// Who knows the addresses of names.
pub trait Names: Send + Sync {
    /// The addresses of a host, with the port.
    ///
    /// # Errors
    /// Where the name is not known.
    fn look_up(&self, host: &str, port: u16) -> io::Result<Vec<SocketAddr>>;
}

/// The names that this machine knows.
#[derive(Debug, Clone, Copy)]
pub struct SystemNames;

impl Names for SystemNames {
    fn look_up(&self, host: &str, port: u16) -> io::Result<Vec<SocketAddr>> {
        Ok((host, port).to_socket_addrs()?.collect())
    }
}

/// How a server is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verb {
    /// `PATCH`.
    Patch,
    /// `POST`.
    Post,
}

/// A request to a server of somebody else's.
#[derive(Clone, PartialEq, Eq)]
pub struct Call {
    /// How it is called.
    pub verb: Verb,
    /// By what we name ourselves.
    pub agent: &'static str,
    /// The other headers, which may hold secrets.
    pub headers: Vec<(&'static str, String)>,
    /// The JSON; may be empty.
    pub body: String,
}

/// Sends an event once; follows nobody elsewhere.
pub async fn send(
    target: &Target,
    message: &Message,
    secrets: &[Secret],
    names: Arc<dyn Names>,
) -> Outcome {
    let signature = sign(secrets, &message.id, message.timestamp, &message.body);
    let headers = vec![
        ("webhook-id", message.id.clone()),
        ("webhook-timestamp", message.timestamp.to_string()),
        ("webhook-signature", signature),
    ];
    let body = message.body.clone();
    let call = Call { verb: Verb::Post, agent: "Assay-Webhooks/1", headers, body };
    request(target, &call, names).await
}

/// Calls a server once, as events are sent: only where it may be called, within [`TIMEOUT`], and following
/// nobody elsewhere. A server that has said its status has answered, whatever it does with the rest.
pub async fn request(target: &Target, call: &Call, names: Arc<dyn Names>) -> Outcome {
    let sent = timeout(TIMEOUT, exchange(target, call, names)).await;
    match sent.unwrap_or(Err(Trouble::Timeout)) {
        Ok(answer) => {
            let status = answer.status().as_u16();
            Outcome::Answered { status, response: beginning(answer).await }
        }
        Err(trouble) => Outcome::Failed(trouble),
    }
}

async fn exchange(
    target: &Target,
    call: &Call,
    names: Arc<dyn Names>,
) -> Result<Response, Trouble> {
    let found = addresses(target, names).await?;
    let client = Client::builder()
        .redirect(redirect::Policy::none())
        .no_proxy()
        .resolve_to_addrs(target.host(), &found)
        .user_agent(call.agent)
        .build()
        .map_err(|_| Trouble::Connection)?;
    let request = match call.verb {
        Verb::Patch => client.patch(target.url()),
        Verb::Post => client.post(target.url()),
    };
    let request = request.header(CONTENT_TYPE, "application/json");
    let request =
        call.headers.iter().fold(request, |request, (name, value)| request.header(*name, value));
    request.body(call.body.clone()).send().await.map_err(|_| Trouble::Connection)
}

/// The addresses of the target, all of which may be called.
async fn addresses(target: &Target, names: Arc<dyn Names>) -> Result<Vec<SocketAddr>, Trouble> {
    let (host, port) = (target.host().to_owned(), target.port());
    let found = match target.literal() {
        Some(address) => vec![SocketAddr::new(address, port)],
        None => {
            let asked = tokio::task::spawn_blocking(move || names.look_up(&host, port));
            asked.await.map_err(|_| Trouble::Name)?.map_err(|_| Trouble::Name)?
        }
    };
    match found.as_slice() {
        [] => Err(Trouble::Name),
        all if target.may_call_all(all) => Ok(found),
        _ => Err(Trouble::Address),
    }
}

/// What an answer begins with, as text that the database can keep. One that breaks off or stops was an answer.
async fn beginning(mut answer: Response) -> String {
    let mut bytes = Vec::new();
    let read = async {
        while bytes.len() < RESPONSE_BYTES
            && let Ok(Some(chunk)) = answer.chunk().await
        {
            bytes.extend_from_slice(&chunk);
        }
    };
    // What came until then is kept.
    let _ = timeout(RESPONSE_TIMEOUT, read).await;
    bytes.truncate(RESPONSE_BYTES);
    let text = String::from_utf8_lossy(&bytes).replace('\0', "\u{fffd}");
    let end = text.char_indices().map(|(at, c)| at + c.len_utf8());
    let end = end.take_while(|end| *end <= RESPONSE_BYTES).last().unwrap_or(0);
    text.get(..end).unwrap_or_default().to_owned()
}
