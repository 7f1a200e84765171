//! Two dozen accounts that send large pictures at once: whether anybody else waits for them.

use std::io::Cursor;
use std::time::{Duration, Instant};

use anyhow::Result;
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use image::{DynamicImage, ImageFormat};
use serde_json::json;

use super::register;
use crate::attack::{Caller, Found};
use crate::harness::http;

const ACCOUNTS: usize = 24;
const SIDE: u32 = 4096;
/// A read that needs one of the threads that wait for the database. An account is read past them.
const READ: &str = "/api/users/notifications";
const PAUSE: Duration = Duration::from_millis(20);
/// What a read may take on a machine that is busy with other things.
const LIMIT: Duration = Duration::from_secs(1);

/// Gets through every read that takes longer than [`LIMIT`] before the last picture is answered.
pub(crate) fn flood(port: u16) -> Result<Found> {
    let mut png = Cursor::new(Vec::new());
    DynamicImage::new_rgb8(SIDE, SIDE).write_to(&mut png, ImageFormat::Png)?;
    let body = json!({ "name": "screen.png", "content": BASE64_STANDARD.encode(png.into_inner()) });
    let senders: Result<Vec<_>> =
        (0..ACCOUNTS).map(|number| register(port, &format!("picture-{number}"))).collect();
    let senders = senders?;
    let reader = register(port, "reader")?.token.unwrap_or_default();
    http::get(port, READ, &reader)?.expect_status(&[200])?;
    let mut found = Found::default();
    let send = |sender: &Caller| {
        let token = sender.token.as_deref().unwrap_or_default();
        // Most are refused or late, which is no matter of this probe.
        let _answer = http::post(port, "/api/support/attachments", token, &[], &body);
    };
    let send = &send;
    std::thread::scope(|scope| {
        let sent: Vec<_> = senders.iter().map(|sender| scope.spawn(move || send(sender))).collect();
        while sent.iter().any(|one| !one.is_finished()) {
            let began = Instant::now();
            let read = http::get(port, READ, &reader);
            found.tried += 1;
            let took = began.elapsed();
            if took > LIMIT || read.map_or(503, |answer| answer.status) != 200 {
                found.through.push(format!("a read took {} ms", took.as_millis()));
            }
            std::thread::park_timeout(PAUSE);
        }
    });
    Ok(found)
}
