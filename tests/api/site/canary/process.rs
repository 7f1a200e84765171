//! The program as a server process, of which everything that it writes can be read.

use std::fs::File;
use std::net::{Ipv4Addr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;
use tempfile::TempDir;
use testkit::{AccountServer, PROJECT};

use crate::world::World;

/// Starting is slow where many builds share a machine; nothing waits for this to pass.
const LIMIT: Duration = Duration::from_secs(60);
pub(super) const FIGURES_TOKEN: &str = "figures-canary-of-the-test";

/// A server process on the world's database.
pub(super) struct Process {
    child: Child,
    port: u16,
    files: TempDir,
}

impl Process {
    pub(super) fn start(world: &World) -> Self {
        let files = tempfile::tempdir().unwrap();
        let accounts = AccountServer::start();
        let log = File::create(files.path().join("log")).unwrap();
        let port =
            TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port();
        let child = Command::new(env!("CARGO_BIN_EXE_assay-under-test"))
            .arg("serve")
            .env_clear()
            .env("DATABASE_URL", world.app.database.url())
            .env("ASSAY_BIND", format!("127.0.0.1:{port}"))
            .env("ASSAY_DATA_DIR", files.path())
            .env("ASSAY_REQUEST_RATE", "1000000")
            .env("ASSAY_ADMIN_EMAIL", "admin@example.com")
            .env("ASSAY_STAFF_EMAILS", "staff@example.com")
            .env("ASSAY_IDENTITY_KEYS_URL", world.app.idp.url())
            .env("ASSAY_IDENTITY_TOOLKIT_URL", accounts.url())
            .env("FIREBASE_SERVICE_ACCOUNT", accounts.service_account())
            .env("FIREBASE_PROJECT_ID", PROJECT)
            .env("FIREBASE_API_KEY", "public")
            .env("ASSAY_METRICS_TOKEN", FIGURES_TOKEN)
            .stdin(Stdio::null())
            .stdout(log.try_clone().unwrap())
            .stderr(log)
            .spawn()
            .unwrap();
        Self { child, port, files }
    }

    pub(super) async fn ready(&self) {
        let began = Instant::now();
        while self.send("GET", "/readyz", None, None).await.0 != 200 {
            assert!(began.elapsed() < LIMIT, "never ready: {}", self.log());
            std::thread::park_timeout(Duration::from_millis(20));
        }
    }

    /// The status, or 0 when nobody answers, and the text.
    pub(super) async fn send(
        &self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: Option<String>,
    ) -> (u16, String) {
        let url = format!("http://127.0.0.1:{}{path}", self.port);
        let mut request = awc::Client::builder()
            .timeout(LIMIT)
            .finish()
            .request(method.parse().unwrap(), url)
            .insert_header(("user-agent", "canary-agent"))
            .insert_header(("referer", "https://canary-referer.example/"))
            .insert_header(("x-forwarded-for", "198.51.100.77"));
        if let Some(token) = token {
            request = request.insert_header(("authorization", format!("Bearer {token}")));
        }
        let sent = match body {
            Some(body) => request.content_type("application/json").send_body(body),
            None => request.send(),
        };
        match sent.await {
            Ok(mut response) => {
                let text = response.body().await.unwrap_or_default();
                (response.status().as_u16(), String::from_utf8_lossy(&text).into_owned())
            }
            Err(_) => (0, String::new()),
        }
    }

    fn log(&self) -> String {
        std::fs::read_to_string(self.files.path().join("log")).unwrap()
    }

    pub(super) async fn figures(&self) -> String {
        // It is asked as if through a proxy, so as somebody who has the token.
        let (status, figures) = self.send("GET", "/metrics", Some(FIGURES_TOKEN), None).await;
        assert_eq!(status, 200);
        figures
    }

    /// Ends it and answers what it wrote, without times and ids, in which any number may occur.
    pub(super) fn end(mut self) -> String {
        kill_process(Pid::from_child(&self.child), Signal::TERM).unwrap();
        self.child.wait().unwrap();
        let untimed = |line: &str| match serde_json::from_str::<Value>(line) {
            Ok(Value::Object(mut fields)) => {
                fields.remove("timestamp");
                fields.remove("request.id");
                Value::Object(fields).to_string()
            }
            _ => line.to_owned(),
        };
        self.log().lines().map(untimed).collect::<Vec<_>>().join("\n")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Gone already is what was wanted.
        let _killed = self.child.kill();
        let _reaped = self.child.wait();
    }
}
