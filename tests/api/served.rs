//! What answers a request in this process, and the answer.

use std::cell::RefCell;
use std::collections::HashMap;
use std::path::Path;
use std::rc::Rc;
use std::sync::atomic::{AtomicU64, Ordering};

use actix_http::Request;
use actix_web::body::{MessageBody, to_bytes};
use actix_web::dev::{Service, ServiceResponse};
use actix_web::http::header::HeaderMap;
use actix_web::test::{TestRequest, init_service};
use actix_web::web::Data;
use app::State;
use app::server::{Bundle, application};
use futures_util::FutureExt as _;
use futures_util::future::LocalBoxFuture;
use serde_json::Value;

/// An answer, read to its end.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) bytes: Vec<u8>,
    /// The same as text, lossily.
    pub(crate) text: String,
    pub(crate) body: Value,
}

impl Answer {
    /// The body of an answer that says yes.
    #[track_caller]
    pub(crate) fn ok(self) -> Value {
        assert!(self.status < 300, "{} {}", self.status, self.text);
        self.body
    }

    /// The status and, of an error, its code: `404 not_found`.
    pub(crate) fn cell(&self) -> String {
        match self.body["code"].as_str() {
            Some(code) if self.status >= 400 => format!("{} {code}", self.status),
            _ => self.status.to_string(),
        }
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }
}

/// Answers a request, with everything that a server does on the way.
pub(crate) type Server = Rc<dyn Fn(TestRequest) -> LocalBoxFuture<'static, Answer>>;

thread_local! {
    /// The servers of this thread by the application's number. Making one compiles every pattern of
    /// the table, which takes longer than most requests.
    static SERVERS: RefCell<HashMap<u64, Server>> = RefCell::default();
}

/// Which application this is; when it goes, its server goes.
pub(crate) struct Number(u64);

impl Number {
    pub(crate) fn next() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Self(NEXT.fetch_add(1, Ordering::Relaxed))
    }

    /// The server of this thread; the first who asks makes it.
    pub(crate) async fn server(&self, make: impl AsyncFnOnce() -> Server) -> Server {
        let made = SERVERS.with_borrow(|servers| servers.get(&self.0).cloned());
        if let Some(server) = made {
            return server;
        }
        let server = make().await;
        SERVERS.with_borrow_mut(|servers| servers.insert(self.0, Rc::clone(&server)));
        server
    }

    /// Lets the server of this thread go.
    pub(crate) fn end(&self) {
        // A thread that ends has none any more.
        let _ = SERVERS.try_with(|servers| servers.borrow_mut().remove(&self.0));
    }
}

impl Drop for Number {
    fn drop(&mut self) {
        self.end();
    }
}

/// A server with the browser application of this directory.
pub(crate) async fn serve(state: State, web: &Path) -> Server {
    let bundle = Bundle::load(web).unwrap();
    let service = Rc::new(init_service(application(Data::new(state), Data::new(bundle))).await);
    Rc::new(move |request| {
        let service = Rc::clone(&service);
        async move { answer(&*service, request).await }.boxed_local()
    })
}

async fn answer<S>(service: &S, request: TestRequest) -> Answer
where
    S: Service<Request, Response = ServiceResponse, Error = actix_web::Error>,
{
    let response = match service.call(request.to_request()).await {
        Ok(response) => response,
        Err(e) => {
            let request = TestRequest::default().to_http_request();
            ServiceResponse::new(request, e.error_response())
        }
    };
    read(response).await
}

async fn read(response: ServiceResponse<impl MessageBody>) -> Answer {
    let (status, headers) = (response.status().as_u16(), response.headers().clone());
    let bytes = to_bytes(response.into_body()).await.unwrap_or_default();
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let body = serde_json::from_str(&text).unwrap_or(Value::Null);
    Answer { status, headers, bytes: bytes.into(), text, body }
}
