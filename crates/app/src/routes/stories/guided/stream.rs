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

#[derive(Serialize)]
struct Saved {
    interview: OwnView,
}

#[derive(Serialize)]
struct Words {
    text: String,
}

fn event(name: &str, data: &impl Serialize) -> Result<Bytes, ApiError> {
    let data = serde_json::to_string(data).map_err(|e| ApiError::internal(e.to_string()))?;
    Ok(Bytes::from(format!("event: {name}\ndata: {data}\n\n")))
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
    let _sent = sender.send(event("saved", &Saved { interview })?);
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
    /// Without a `done` at the end, a reader asks for the story again.
    async fn word(self, saved: Answered, sender: UnboundedSender<Bytes>) {
        let mut tell = |text: String| {
            if let Ok(event) = event("phrase", &Words { text }) {
                // A reader who has left is noticed elsewhere.
                let _sent = sender.send(event);
            }
        };
        let worded = match &self.model {
            Some(model) => {
                worded::consult((&self.state.db, model), &self.said, saved, &mut tell).await
            }
            None => Worded::fixed(saved),
        };
        let done = AnsweredBody::load(&self.state, &self.said, worded).await;
        match done.and_then(|done| event("done", &done)) {
            Ok(event) => {
                let _sent = sender.send(event);
            }
            Err(e) => tracing::warn!(code = e.code(), "answer.not_told"),
        }
    }
}
