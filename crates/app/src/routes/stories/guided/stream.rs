//! An answer event by event: the words of the next question as the model finds them.

use flows::stories::guided::{self as worded, Said, Worded};
use std::sync::Arc;
use std::time::Duration;

use actix_web::HttpResponse;
use actix_web::http::header::CONTENT_TYPE;
use actix_web::rt;
use bytes::Bytes;
use futures_util::stream;
use interviews::guided::Answered;
use model::Client;
use serde::Serialize;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::timeout;
use utoipa::ToSchema;

use super::AnsweredBody;
use crate::State;
use crate::error::ApiError;
use crate::routes::stories::manuscripts::OwnView;

/// A sign of life; that it cannot be sent tells that the reader has left.
const SIGN: &[u8] = b":\n\n";
const SIGN_EVERY: Duration = Duration::from_secs(1);

/// An answer that is saved, and what words the next question.
pub(super) struct Answering {
    pub(super) state: State,
    pub(super) said: Said,
    pub(super) model: Option<Arc<Client>>,
}

/// The story with what rules have read of the answer.
#[derive(Serialize, ToSchema)]
#[schema(as = StorySaved)]
pub(super) struct Saved {
    interview: OwnView,
}

/// A few words of the next question.
#[derive(Serialize, ToSchema)]
#[schema(as = StoryPhrase)]
pub(super) struct Words {
    text: String,
}

/// One event of the stream, by its name.
#[derive(Serialize, ToSchema)]
#[serde(tag = "name", content = "data", rename_all = "snake_case")]
#[schema(as = StoryAnswerEvent)]
pub(super) enum Event {
    /// First: the answer is kept.
    Saved(Box<Saved>),
    /// Then, where a language model words the next question.
    Phrase(Words),
    /// At the end. Without it, a reader asks for the story again.
    Done(Box<AnsweredBody>),
}

impl Event {
    fn bytes(&self) -> Result<Bytes, ApiError> {
        let (name, data) = match self {
            Self::Saved(saved) => ("saved", serde_json::to_string(saved)),
            Self::Phrase(words) => ("phrase", serde_json::to_string(words)),
            Self::Done(answered) => ("done", serde_json::to_string(answered)),
        };
        let data = data.map_err(|e| ApiError::internal(e.to_string()))?;
        Ok(Bytes::from(format!("event: {name}\ndata: {data}\n\n")))
    }
}

/// Begins the stream with the story as it was saved.
pub(super) async fn respond(
    answering: Answering,
    saved: Answered,
) -> Result<HttpResponse, ApiError> {
    let draft = saved.manuscript.clone();
    let interview = answering.state.db.read(move |conn| OwnView::load(conn, draft)).await?;
    let (sender, receiver) = unbounded_channel();
    // Nobody has left yet.
    let _sent = sender.send(Event::Saved(Box::new(Saved { interview })).bytes()?);
    rt::spawn(async move {
        let worded = answering.word(saved, sender.clone());
        tokio::select! {
            () = sender.closed() => {}
            () = worded => {}
        }
    });
    let body = stream::unfold(receiver, next);
    let mut response = HttpResponse::Ok();
    response.insert_header((CONTENT_TYPE, "text/event-stream"));
    // Proxies that collect answers would keep the words back.
    response.insert_header(("x-accel-buffering", "no"));
    Ok(response.streaming(body))
}

type Next = Option<(Result<Bytes, ApiError>, UnboundedReceiver<Bytes>)>;

async fn next(mut receiver: UnboundedReceiver<Bytes>) -> Next {
    let heard = timeout(SIGN_EVERY, receiver.recv()).await;
    let bytes = heard.unwrap_or(Some(Bytes::from_static(SIGN)))?;
    Some((Ok(bytes), receiver))
}

impl Answering {
    async fn word(self, saved: Answered, sender: UnboundedSender<Bytes>) {
        let mut tell = |text: String| {
            if let Ok(event) = Event::Phrase(Words { text }).bytes() {
                // A reader who has left is noticed elsewhere.
                let _sent = sender.send(event);
            }
        };
        let worded = match &self.model {
            Some(model) => {
                worded::consult(&self.state.db, model, &self.said, saved, &mut tell).await
            }
            None => Worded::fixed(saved),
        };
        let done = AnsweredBody::load(&self.state, &self.said, worded).await;
        match done.and_then(|done| Event::Done(Box::new(done)).bytes()) {
            Ok(event) => {
                let _sent = sender.send(event);
            }
            Err(e) => tracing::warn!(code = e.code(), "answer.not_told"),
        }
    }
}
