//! An answer of the assistant event by event.

use std::future::pending;
use std::sync::Arc;
use std::time::Duration;

use actix_web::HttpResponse;
use actix_web::http::header::CONTENT_TYPE;
use actix_web::rt;
use bytes::Bytes;
use flows::assistance::{self as flow, Prepared};
use futures_util::stream;
use kernel::TaskId;
use model::Client;
use serde::Serialize;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::timeout;
use utoipa::ToSchema;

use crate::State;
use crate::error::ApiError;
use crate::wire::QuestionView;

/// A sign of life; that it cannot be sent tells that the reader has left.
const SIGN: &[u8] = b":\n\n";
const SIGN_EVERY: Duration = Duration::from_secs(1);

/// A question that is claimed, and who answers it.
pub(super) struct Hearing {
    pub(super) state: State,
    pub(super) client: Arc<Client>,
    pub(super) prepared: Prepared,
    /// The tasks of the attempt in their order.
    pub(super) tasks: Vec<TaskId>,
}

/// A few words of the answer.
#[derive(Serialize, ToSchema)]
#[schema(as = AssistantWords)]
pub(super) struct Words {
    text: String,
}

/// One event of the stream, by its name.
#[derive(Serialize, ToSchema)]
#[serde(tag = "name", content = "data", rename_all = "snake_case")]
#[schema(as = AssistantEvent)]
pub(super) enum Event {
    /// As they come.
    Words(Words),
    /// At the end. Without it, a reader asks for the questions again.
    Done(Box<QuestionView>),
}

impl Event {
    fn bytes(&self) -> Result<Bytes, ApiError> {
        let (name, data) = match self {
            Self::Words(words) => ("words", serde_json::to_string(words)),
            Self::Done(question) => ("done", serde_json::to_string(question)),
        };
        let data = data.map_err(|e| ApiError::internal(e.to_string()))?;
        Ok(Bytes::from(format!("event: {name}\ndata: {data}\n\n")))
    }
}

/// Begins the stream. What was heard is kept although the reader leaves.
pub(super) fn respond(hearing: Hearing) -> HttpResponse {
    let (sender, receiver) = unbounded_channel();
    rt::spawn(hearing.send(sender));
    let mut response = HttpResponse::Ok();
    response.insert_header((CONTENT_TYPE, "text/event-stream"));
    // Proxies that collect answers would keep the words back.
    response.insert_header(("x-accel-buffering", "no"));
    response.streaming(stream::unfold(receiver, next))
}

type Next = Option<(Result<Bytes, ApiError>, UnboundedReceiver<Bytes>)>;

async fn next(mut receiver: UnboundedReceiver<Bytes>) -> Next {
    let heard = timeout(SIGN_EVERY, receiver.recv()).await;
    let bytes = heard.unwrap_or(Some(Bytes::from_static(SIGN)))?;
    Some((Ok(bytes), receiver))
}

impl Hearing {
    /// The whole answer in one piece.
    pub(super) async fn whole(self) -> Result<QuestionView, ApiError> {
        let Self { state, client, prepared, tasks } = self;
        let done = flow::answer(&state.db, &client, prepared, &mut |_| (), pending()).await?;
        Ok(QuestionView::of(done, &tasks))
    }

    async fn send(self, sender: UnboundedSender<Bytes>) {
        let Self { state, client, prepared, tasks } = self;
        let mut tell = |text: String| {
            if let Ok(event) = Event::Words(Words { text }).bytes() {
                // A reader who has left is noticed elsewhere.
                let _sent = sender.send(event);
            }
        };
        let gone = sender.closed();
        let done = flow::answer(&state.db, &client, prepared, &mut tell, gone).await;
        let view = done.map(|question| QuestionView::of(question, &tasks));
        match view.map_err(ApiError::from).and_then(|view| Event::Done(Box::new(view)).bytes()) {
            Ok(event) => {
                let _sent = sender.send(event);
            }
            Err(e) => tracing::warn!(code = e.code(), "assistant.not_told"),
        }
    }
}
