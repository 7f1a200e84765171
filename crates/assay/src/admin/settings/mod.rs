//! Operational settings, at the command line.

use anyhow::Context;
use clap::{Args, Subcommand};
use db::Conn;
use db::audit::Actor;
use flows::settings::{self as known, Bounds, Setting};
use kernel::{Instant, Seen};
use settings::versions::Value;

use crate::{Failure, open, say};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List the settings: key, value, default and what it counts.
    List,
    /// Give a setting a value.
    Set(Given),
    /// Give a setting the value that it had in a version; 0 is the default.
    Rollback(Back),
}

#[derive(Args)]
pub(crate) struct Given {
    /// The setting.
    key: String,
    /// A whole number, or words with commas between them.
    value: String,
    /// Why, for the history.
    #[arg(long)]
    reason: String,
}

#[derive(Args)]
pub(crate) struct Back {
    /// The setting.
    key: String,
    /// The version.
    version: i32,
    /// Why, for the history.
    #[arg(long)]
    reason: String,
}

/// Does what the command says.
pub(super) fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::List => list(),
        Command::Set(given) => {
            let value = read(&given)?;
            act(|conn, now| {
                let change = (Some(value), given.reason.as_str());
                known::change(conn, Actor::Operator, Seen::any(&given.key), change, now)
            })
        }
        Command::Rollback(back) => act(|conn, now| {
            let to = (back.version, back.reason.as_str());
            known::roll_back(conn, Actor::Operator, Seen::any(&back.key), to, now)
        }),
    }
}

fn read(given: &Given) -> Result<Value, Failure> {
    let setting = known::find(&given.key).ok_or(flows::Error::NoSetting);
    let setting = setting.map_err(anyhow::Error::from)?;
    Ok(match setting.bounds {
        Bounds::Number { .. } => {
            let number = given.value.parse();
            Value::Number(number.with_context(|| format!("{} is no number", given.value))?)
        }
        Bounds::Words { .. } => Value::Words(given.value.split(',').map(str::to_owned).collect()),
    })
}

fn act(change: impl FnOnce(&mut Conn, Instant) -> flows::Result<Setting>) -> Result<(), Failure> {
    open::with_database(|config, db| {
        let now = open::sender(config).now;
        let after = db.write_now(|conn| change(conn, now))?;
        say(&format!("{} is {}.", after.known.key, written(&after.value())));
        Ok(())
    })
}

fn list() -> Result<(), Failure> {
    open::with_database(|_, db| {
        for setting in db.read_now(known::list)? {
            let (value, default) = (setting.value(), setting.known.default());
            let unit = setting.known.unit.as_str().replace('_', " ");
            let set =
                if value == default { String::new() } else { format!(" [{}]", written(&default)) };
            say(&format!("{} {}{set} {unit}", setting.known.key, written(&value)));
        }
        Ok(())
    })
}

fn written(value: &Value) -> String {
    match value {
        Value::Number(number) => number.to_string(),
        Value::Words(words) => words.join(", "),
    }
}
