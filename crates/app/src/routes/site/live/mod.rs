//! The socket on which changes arrive.
//!
//! The first message carries the token, never the address. Each topic is authorised when it is
//! subscribed to, and all of them again whenever a new token comes. A line ends with its token, and
//! as soon as its account is locked or signed out everywhere, and when the other side no longer
//! answers or reads.

mod admission;
mod ends;
mod frames;
mod looks;
mod presence;
mod support;
mod words;

use flows::notify;
use notices::inbox::Counts;
use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use actix_web::web::{Data, Payload};
use actix_web::{HttpRequest, HttpResponse};
use actix_ws::{AggregatedMessage, AggregatedMessageStream, Session};
use auth::users;
use futures_util::StreamExt;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use kernel::{Instant, UserId};
use tokio::sync::broadcast::{Receiver, error::RecvError};
use tokio::time::{Interval, interval, timeout};

use self::admission::{refuse_foreign_page, too_many_lines, wait};
use self::ends::{Over, READ_LIMIT, broken, refused, sent};
pub(super) use self::words::{Answer, Request};
use crate::State;
use crate::error::ApiError;
use crate::live::{Change, Place};
use crate::web::Peer;
use crate::web::door;

/// Source: docs/SECURITY.md, "Inputs"; a token alone may have 8 KiB.
const MAX_FRAME: usize = 12 * 1024;
const AUTH_LIMIT: Duration = Duration::from_secs(10);
const PING_EVERY: Duration = Duration::from_secs(25);
const MAX_TOPICS: usize = 32;
/// Messages a second that are listened to. Source: docs/SECURITY.md, "Limits".
const PACE: NonZeroU32 = NonZeroU32::new(20).unwrap();
/// Messages at once: a client that comes back signs in and asks for every topic.
const AT_ONCE: NonZeroU32 = NonZeroU32::new(2 * MAX_TOPICS as u32).unwrap();
/// While the server is deaf to notifications it looks by itself this often.
const POLL_EVERY: Duration = Duration::from_secs(1);

/// Opens the socket.
#[utoipa::path(get, path = "/api/live", tag = "live",
    responses((status = 101, description = "A WebSocket: `LiveRequest` goes in, `LiveMessage` comes out"),
        (status = 400, description = "Not a WebSocket handshake"),
        (status = 429, description = "Too many sockets that have not signed in")))]
pub(crate) async fn open_live(
    req: HttpRequest,
    payload: Payload,
    state: Data<State>,
    peer: Peer,
) -> Result<HttpResponse, ApiError> {
    refuse_foreign_page(&req, &state)?;
    let no_socket =
        |_| ApiError::bad_request("websocket_expected", "This address speaks WebSocket.");
    let payload = frames::bounded(&req, payload, MAX_FRAME as u64).await.map_err(no_socket)?;
    let (response, session, stream) = actix_ws::handle(&req, payload).map_err(no_socket)?;
    let waiting = wait(&state, peer)?;
    let stream = stream.max_frame_size(MAX_FRAME).aggregate_continuations();
    let changes = state.hub.watch();
    actix_web::rt::spawn(async move {
        let mut line = Line::new(session, state, waiting);
        let reason = line.run(stream.max_continuation_size(MAX_FRAME), changes).await;
        // The other side may be gone already, or never read.
        let _closed = timeout(READ_LIMIT, line.session.close(reason)).await;
    });
    Ok(response)
}

/// The next turn of a clock; where there is none, it never comes.
async fn tick(clock: Option<&mut Interval>) {
    match clock {
        Some(clock) => drop(clock.tick().await),
        None => std::future::pending().await,
    }
}

/// Who is at the other end, since when they are signed in and until when their token counts.
struct Who {
    user: UserId,
    /// The provider's name for the account, by which its requests are counted.
    uid: String,
    since: Instant,
    until: Instant,
    /// Counts the socket as the account's.
    place: Place<UserId>,
}

struct Line {
    session: Session,
    state: Data<State>,
    /// Held until somebody has signed in.
    waiting: Option<Place<IpAddr>>,
    who: Option<Who>,
    /// Whether the other side said anything since it was last asked.
    answers: bool,
    /// The last event sent of each topic.
    topics: HashMap<String, i64>,
    /// What was last said of the list of notifications.
    counts: Option<Counts>,
    pace: DefaultDirectRateLimiter,
    /// How often typing is passed on; most sockets never type.
    typing: Option<Box<DefaultDirectRateLimiter>>,
}

impl Line {
    fn new(session: Session, state: Data<State>, waiting: Option<Place<IpAddr>>) -> Self {
        let pace = RateLimiter::direct(Quota::per_second(PACE).allow_burst(AT_ONCE));
        let (topics, counts) = (HashMap::new(), None);
        let (who, typing) = (None, None);
        Self { session, state, waiting, who, answers: true, topics, counts, pace, typing }
    }

    async fn run(
        &mut self,
        mut stream: AggregatedMessageStream,
        mut changes: Receiver<Change>,
    ) -> Over {
        let text = match timeout(AUTH_LIMIT, stream.next()).await {
            Ok(Some(Ok(AggregatedMessage::Text(text)))) => text,
            Ok(Some(Err(e))) => return broken(&e),
            _ => return refused("authentication expected"),
        };
        if let Err(over) = Box::pin(self.hear(&text)).await {
            return over;
        }
        if self.who.is_none() {
            return refused("authentication expected");
        }
        let mut ping = interval(PING_EVERY);
        let mut poll = None;
        // What is done now and then is boxed: most sockets wait, and hold no room for it meanwhile.
        loop {
            let step = tokio::select! {
                message = stream.next() => match message {
                    Some(Ok(message)) => Box::pin(self.take(message)).await,
                    Some(Err(e)) => return broken(&e),
                    None => return None,
                },
                change = changes.recv() => match change {
                    Ok(Change::Topic(topic)) if !self.follows(&topic) => Ok(()),
                    Ok(Change::Topic(topic)) => Box::pin(self.hear_of(&topic)).await,
                    Ok(Change::Hearing) => { poll = None; Box::pin(self.look_at_all()).await }
                    Ok(Change::Deaf) => { poll = Some(interval(POLL_EVERY)); Ok(()) }
                    Err(RecvError::Lagged(_)) => Box::pin(self.look_at_all()).await,
                    Err(RecvError::Closed) => return None,
                },
                () = tick(poll.as_mut()) => Box::pin(self.look_at_all()).await,
                _ = ping.tick() => Box::pin(self.check_in()).await,
            };
            if let Err(over) = step {
                return over;
            }
        }
    }

    async fn take(&mut self, message: AggregatedMessage) -> Result<(), Over> {
        self.answers = true;
        if self.pace.check().is_err() {
            return self.refuse_flood().await;
        }
        match message {
            AggregatedMessage::Text(text) => self.hear(&text).await,
            AggregatedMessage::Ping(bytes) => sent(self.session.pong(&bytes)).await,
            AggregatedMessage::Pong(_) => Ok(()),
            AggregatedMessage::Binary(_) | AggregatedMessage::Close(_) => Err(None),
        }
    }

    async fn refuse_flood(&mut self) -> Result<(), Over> {
        self.say(&Answer::Error { code: "rate_limited", topic: None }).await?;
        Err(refused("too many messages"))
    }

    async fn hear(&mut self, text: &str) -> Result<(), Over> {
        let request: Request = match serde_json::from_str(text) {
            Ok(request) => request,
            Err(_) => return Err(refused("malformed message")),
        };
        match (request, &self.who) {
            (Request::Auth { token }, _) => self.authenticate(&token).await,
            (_, None) => Err(refused("authentication expected")),
            (Request::Subscribe { topic, last_event_id }, Some(_)) => {
                self.subscribe(topic, last_event_id.unwrap_or(-1)).await
            }
            (Request::Typing { topic, user }, Some(_)) => self.type_to_support(&topic, user).await,
            (Request::Unsubscribe { topic }, Some(_)) => {
                self.topics.remove(&topic);
                Ok(())
            }
        }
    }

    async fn authenticate(&mut self, token: &str) -> Result<(), Over> {
        match self.identify(token).await {
            Ok(who) => {
                if self.who.as_ref().is_some_and(|before| before.user != who.user) {
                    self.topics.clear();
                    self.counts = None;
                }
                self.who = Some(who);
                self.waiting = None;
                self.say(&Answer::Ready).await?;
                self.look_at_all().await
            }
            Err(e) => {
                self.say(&Answer::Error { code: e.code(), topic: None }).await?;
                Err(refused("not authenticated"))
            }
        }
    }

    /// Whose token it is. Each topic there is will be looked at again, so each is counted.
    async fn identify(&mut self, token: &str) -> Result<Who, ApiError> {
        let claims = self.state.verifier.verify(token, self.state.clock.now()).await?;
        for _ in 0..=self.topics.len() {
            self.state.throttle.enter(&claims.uid)?;
        }
        let user = door::load(&self.state, &claims).await?.user.id;
        let before = self.who.take().filter(|who| who.user == user).map(|who| who.place);
        let place = before.or_else(|| self.state.hub.seat(user)).ok_or_else(too_many_lines)?;
        let (uid, since, until) = (claims.uid.clone(), claims.auth_time, claims.expires_at);
        Ok(Who { user, uid, since, until, place })
    }

    async fn subscribe(&mut self, topic: String, last: i64) -> Result<(), Over> {
        if self.topics.len() >= MAX_TOPICS {
            return self.say(&Answer::Error { code: "too_many_topics", topic: Some(&topic) }).await;
        }
        // It reads the database, as a request over HTTP does, and is counted with those.
        let uid = self.who.as_ref().map_or("", |who| &who.uid);
        if let Err(e) = self.state.throttle.enter(uid) {
            return self.say(&Answer::Error { code: e.code(), topic: Some(&topic) }).await;
        }
        if !self.knows(&topic).await {
            return self.say(&Answer::Error { code: "not_found", topic: Some(&topic) }).await;
        }
        self.say(&Answer::Subscribed { topic: &topic }).await?;
        self.topics.insert(topic.clone(), last);
        if topic == notify::TOPIC {
            self.counts = None;
        }
        self.look(&topic).await
    }

    /// Whether a change may be of interest to the account at the other end.
    fn follows(&self, topic: &str) -> bool {
        self.topics.contains_key(topic)
            || self.is_own("user", topic)
            || self.is_own(notify::TOPIC, topic)
            || looks::is_about_support(topic)
    }

    /// Whether what changed, of this kind, belongs to the account at the other end.
    fn is_own(&self, kind: &str, topic: &str) -> bool {
        let id = topic.strip_prefix(kind).and_then(|rest| rest.strip_prefix(':'));
        let id = id.and_then(|id| id.parse().ok());
        self.who.as_ref().is_some_and(|who| id == Some(who.user))
    }

    /// Ends the line when the account is locked or its sign-in no longer counts. While the database
    /// cannot say, the line stays: it shows nothing then either.
    async fn look_at_account(&mut self) -> Result<(), Over> {
        let Some((user, since)) = self.who.as_ref().map(|who| (who.user, who.since)) else {
            return Ok(());
        };
        let found = self.state.db.read(move |conn| users::get(conn, user)).await;
        let code = match found {
            Ok(user) if user.disabled_at.is_some() => "account_disabled",
            Ok(user) if !user.accepts_sign_in_at(since) => "signed_out",
            Err(auth::Error::NoUser) => "not_registered",
            Ok(_) => return Ok(()),
            Err(e) => {
                tracing::warn!(error = %e, "live.look_failed");
                return Ok(());
            }
        };
        self.say(&Answer::Error { code, topic: None }).await?;
        Err(refused(code))
    }

    async fn look_at_all(&mut self) -> Result<(), Over> {
        self.look_at_account().await?;
        let topics: Vec<String> = self.topics.keys().cloned().collect();
        for topic in topics {
            self.look(&topic).await?;
        }
        Ok(())
    }

    /// Keeps the line open, and ends it when the token has.
    async fn check_in(&mut self) -> Result<(), Over> {
        let now = self.state.clock.now();
        if self.who.as_ref().is_none_or(|who| now >= who.until) {
            self.say(&Answer::Error { code: "token_expired", topic: None }).await?;
            return Err(refused("token expired"));
        }
        if !std::mem::take(&mut self.answers) {
            return Err(None);
        }
        self.look_at_account().await?;
        sent(self.session.ping(b"")).await
    }

    async fn say(&mut self, answer: &Answer<'_>) -> Result<(), Over> {
        let text = serde_json::to_string(answer).map_err(|_| None)?;
        sent(self.session.text(text)).await
    }
}
