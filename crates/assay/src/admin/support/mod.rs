//! Conversations with support at the command line.

use anyhow::Context;
use auth::users;
use clap::Subcommand;
use db::Conn;
use db::audit::Actor;
use flows::Reviewer;
use flows::support as flow;
use kernel::{Cursor, Email, Limit, Paging, Seen, SupportConversationId};
use support::conversations::{self, State};
use support::messages::{self, Draft, Wanted};

use crate::{Failure, open, say};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List the conversations, those that wait for an answer by how long they do.
    List {
        /// Those in this state: open, pending, snoozed or resolved.
        #[arg(long, default_value = "open")]
        state: String,
    },
    /// Show the newest messages of somebody's conversation.
    Show {
        /// The address of their account.
        email: String,
    },
    /// Answer somebody.
    Reply {
        /// The address of their account.
        email: String,
        /// What they read.
        #[arg(long)]
        text: String,
    },
    /// Say that a conversation is over.
    Resolve {
        /// The address of the account.
        email: String,
    },
}

/// Does what the command says.
pub(super) fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::List { state } => list(&state),
        Command::Show { email } => of_person(&email, |conn, _, id| {
            let (shown, _) = messages::list(conn, id, Wanted::Newest, Limit::default().get())?;
            let line = |of: &messages::Message| {
                let files = if of.files.is_empty() { "" } else { " [with files]" };
                let how = if of.by_mail { " [by mail]" } else { "" };
                format!("{:>4} {:5} {}{files}{how}", of.number, of.side.as_str(), of.text)
            };
            Ok(shown.iter().map(line).collect::<Vec<_>>().join("\n"))
        }),
        Command::Reply { email, text } => of_person(&email, |conn, by, id| {
            let draft = Draft { text: text.trim().to_owned(), files: Vec::new() };
            let (after, message) = flow::answer(conn, by, id, &draft)?;
            let state = after.state.as_str();
            Ok(format!("Message {} is sent. The conversation is {state}.", message.number))
        }),
        Command::Resolve { email } => of_person(&email, |conn, by, id| {
            let (seen, now) = (Seen::any(id), by.sender.now);
            flow::act(conn, |conn| conversations::resolve(conn, by.actor, seen, now))?;
            Ok("The conversation is resolved.".to_owned())
        }),
    }
}

/// Does something about the newest conversation of the account with this address.
fn of_person(
    email: &str,
    act: impl FnOnce(&mut Conn, &Reviewer, SupportConversationId) -> flows::Result<String>,
) -> Result<(), Failure> {
    let email: Email = email.parse()?;
    open::with_database(|config, db| {
        let reviewer = Reviewer { actor: Actor::Operator, sender: open::sender(config) };
        let said = db.write_now(|conn| {
            let user = users::by_email(conn, &email)?.ok_or(auth::Error::NoUser)?;
            let found = conversations::newest_of(conn, user.id)?;
            let id = found.ok_or(support::Error::NoConversation)?.id;
            act(conn, &reviewer, id)
        })?;
        say(&said);
        Ok(())
    })
}

fn list(state: &str) -> Result<(), Failure> {
    let state = State::parse(state).with_context(|| format!("{state} is no state"))?;
    open::with_database(|_, db| {
        let mut after: Option<Cursor> = None;
        loop {
            let place = Paging { after, limit: Limit::default() };
            let page = db.read_now(|conn| conversations::list(conn, state, place))?;
            for listed in page.items {
                let of = listed.conversation;
                let since = of.waiting_since.unwrap_or(of.changed_at).format("%Y-%m-%d %H:%M");
                let (priority, excerpt) = (of.priority.as_str(), listed.excerpt.replace('\n', " "));
                say(&format!("{since} {priority:6} {} — {excerpt}", listed.email));
            }
            after = page.next;
            if after.is_none() {
                return Ok(());
            }
        }
    })
}
