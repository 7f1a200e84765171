//! How a link to the database that went silent is noticed.
//!
//! A cut cable says nothing: without a limit the kernel waits for a quarter of an hour, and PostgreSQL
//! keeps the session, with its locks, for two hours. Both ends therefore ask each other, and give a
//! link up that has been silent for [`SILENCE`]. On a Unix socket none of this has an effect.

use std::time::Duration;

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use tokio_postgres::NoTls;
use tokio_postgres::tls::NoTlsStream;

use crate::Conn;

/// How long a link is silent before either end gives it up: [`IDLE`] + [`PROBES`] × [`BETWEEN`].
const SILENCE: Duration = Duration::from_secs(10);
/// When an idle link is asked whether it is there.
const IDLE: Duration = Duration::from_secs(4);
/// How long after that it is asked again.
const BETWEEN: Duration = Duration::from_secs(2);
/// How many questions may go unanswered.
const PROBES: u32 = 3;
/// What every session but that of the migrations acts as.
pub(crate) const ROLE: &str = "assay_app";
/// How long connecting may take.
const CONNECT: Duration = Duration::from_secs(5);

/// PostgreSQL's end of the link; a statement whose asker is gone is given up; and the session acts as a
/// role that cannot read what people say of themselves (ADR 0022), once there is that role.
pub(crate) fn settings() -> String {
    format!(
        "set tcp_keepalives_idle = {}; set tcp_keepalives_interval = {}; \
         set tcp_keepalives_count = {PROBES}; set tcp_user_timeout = {}; \
         set client_connection_check_interval = {}; \
         select set_config('role', '{ROLE}', false) from pg_namespace where nspname = 'selfid'",
        IDLE.as_secs(),
        BETWEEN.as_secs(),
        SILENCE.as_millis(),
        BETWEEN.as_millis(),
    )
}

/// The address with our end of the link, as libpq reads it.
pub(crate) fn address(url: &str) -> String {
    let ours = [
        ("connect_timeout", u128::from(CONNECT.as_secs())),
        ("keepalives_idle", u128::from(IDLE.as_secs())),
        ("keepalives_interval", u128::from(BETWEEN.as_secs())),
        ("keepalives_count", u128::from(PROBES)),
        ("tcp_user_timeout", SILENCE.as_millis()),
    ];
    let ours: Vec<String> = ours.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let more = if url.contains('?') { '&' } else { '?' };
    format!("{url}{more}{}", ours.join("&"))
}

/// A blocking connection.
pub(crate) fn open(url: &str) -> diesel::ConnectionResult<Conn> {
    let mut conn = Conn::establish(&address(url))?;
    conn.batch_execute(&settings()).map_err(diesel::ConnectionError::CouldntSetupConfiguration)?;
    Ok(conn)
}

/// What drives a connection of the other driver.
pub(crate) type Driver = tokio_postgres::Connection<tokio_postgres::Socket, NoTlsStream>;

/// A connection of the other driver, which reads the address in its own way.
pub(crate) async fn open_async(
    url: &str,
) -> Result<(tokio_postgres::Client, Driver), tokio_postgres::Error> {
    configure(url)?.connect(NoTls).await
}

fn configure(url: &str) -> Result<tokio_postgres::Config, tokio_postgres::Error> {
    let mut config: tokio_postgres::Config = url.parse()?;
    config
        .connect_timeout(CONNECT)
        .keepalives(true)
        .keepalives_idle(IDLE)
        .keepalives_interval(BETWEEN)
        .keepalives_retries(PROBES)
        .tcp_user_timeout(SILENCE);
    Ok(config)
}

#[cfg(test)]
mod tests;
