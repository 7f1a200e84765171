//! What this crate's tables hold of persons.

use db::privacy::{Erase, Table, nothing, person, pseudonym, secret};

/// The tables.
pub const HELD: &[Table] = &[
    Table::of_persons(
        "jobs",
        "Work for you that waits or was done: judging, mail",
        "(kind = 'mail' and subject in (select id from mail_messages where to_email = $2)) \
         or (kind = 'judge' and subject in (select id from submissions where user_id = $1)) \
         or (kind = 'compare' and subject in (select id from attempts where user_id = $1))",
        Erase::Rows,
        &[
            nothing("id"),
            person("kind"),
            nothing("subject"),
            nothing("generation"),
            nothing("priority"),
            pseudonym("fair_key"),
            nothing("fair_group"),
            nothing("needs"),
            person("state"),
            person("attempt"),
            nothing("max_attempts"),
            person("run_after"),
            nothing("lease_token"),
            nothing("lease_until"),
            person("leased_at"),
            nothing("worker_id"),
            secret("last_error", "it is written for the operator of the server"),
            person("created_at"),
            person("finished_at"),
        ],
    ),
    Table::of_persons(
        "mail_messages",
        "What we have mailed you",
        "to_email = $2 or to_email in (select email from invitations where user_id = $1) \
         or exists (select from address_changes c where c.user_id = $1 and c.state = 'done' \
           and c.old_email = to_email and c.ended_at >= created_at)",
        Erase::Rows,
        &[
            nothing("id"),
            person("dedup_key"),
            person("to_email"),
            person("subject"),
            secret("text_body", "a message may carry a code or a link that still counts"),
            secret("html_body", "a message may carry a code or a link that still counts"),
            person("state"),
            person("attempts"),
            secret("last_error", "it is written for the operator of the server"),
            person("created_at"),
            person("sent_at"),
            person("text_removed_at"),
            nothing("calendar_method"),
            secret("calendar_body", "it repeats the interview, which is handed out itself"),
        ],
    ),
    Table::of_nobody(
        "workers",
        &[
            nothing("id"),
            nothing("lock_key"),
            nothing("host"),
            nothing("languages"),
            nothing("isolation"),
            nothing("started_at"),
            nothing("last_seen_at"),
            nothing("stopped_at"),
            nothing("slots"),
            nothing("figures"),
            nothing("build"),
        ],
    ),
];
