//! `assay admin …`: acts of the admin at the command line, by the same rules as in the browser and
//! each one audited.

mod accounts;
mod attempts;
mod companies;
mod details;
mod grants;
mod inquiries;
mod integrity;
mod internships;
mod interviews;
mod invoices;
mod merging;
mod partners;
mod people;
mod plans;
mod problems;
mod recruit;
mod roles;
mod settings;
mod slates;
mod support;
mod view_as;

use auth::users::Access;
use clap::{Args, Subcommand};

use crate::Failure;

#[derive(Subcommand)]
pub(super) enum Command {
    /// Give a company a flag.
    Grant(GrantArgs),
    /// Take a flag back.
    Revoke(GrantArgs),
    /// List company requests, newest first.
    Inquiries {
        /// Only those of this column: new, otp_pending, verified, in_review, activation_sent,
        /// activated, stale or closed.
        #[arg(long)]
        column: Option<String>,
    },
    /// Approve a company, grant flags and mail the link that opens its account.
    Approve {
        /// The address that the inquiry was made with.
        owner: String,
        /// A flag to grant at once; may be given more than once.
        #[arg(long)]
        flag: Vec<String>,
        /// A note for the history.
        #[arg(long)]
        note: Option<String>,
    },
    /// Reject companies and mail each the reason.
    Reject(inquiries::Reject),
    /// Add a note to a company's inquiry, which only admins read.
    Note {
        /// The address that the inquiry was made with.
        owner: String,
        /// What is noted, 1 to 2000 characters.
        text: String,
    },
    /// Mail a company a question before deciding.
    Ask(WithReason),
    /// Suspend an approved company and mail the reason.
    Suspend(WithReason),
    /// Restore a suspended company.
    Restore(Owner),
    /// Mail a company a new link; the previous one stops working.
    SendLink(Owner),
    /// Revoke a company's link.
    RevokeLink(Owner),
    /// Create an account on a company's behalf and mail the link that sets its first password.
    CreateCompany {
        /// The company's name.
        company: String,
        /// The owner's address.
        email: String,
        /// The owner's first name.
        first_name: String,
        /// The owner's last name.
        last_name: String,
    },
    /// Hand companies on to other owners.
    Companies {
        #[command(subcommand)]
        command: companies::Command,
    },
    /// Give a candidate who is at work more time; their open workspace follows.
    AddTime(attempts::AddTime),
    /// Void an attempt for a fault of the platform; its candidate can take it again.
    VoidAttempt(attempts::VoidAttempt),
    /// Moderate stories of interviews.
    Interviews {
        #[command(subcommand)]
        command: interviews::Command,
    },
    /// Decide on problems that were written in the problem builder.
    Problems {
        #[command(subcommand)]
        command: problems::Command,
    },
    /// Merge accounts that are one person's, and propose roles to candidates.
    People {
        #[command(subcommand)]
        command: people::Command,
    },
    /// Decide on people who want to be partners.
    Partners {
        #[command(subcommand)]
        command: partners::Command,
    },
    /// Review company profile changes.
    Details {
        #[command(subcommand)]
        command: details::Command,
    },
    /// Review roles that companies have sent.
    Roles {
        #[command(subcommand)]
        command: roles::Command,
    },
    /// Review integrity cases and decide them.
    Integrity {
        #[command(subcommand)]
        command: integrity::Command,
    },
    /// Prepare internships: their checklists, and whether they are ready.
    Internships {
        #[command(subcommand)]
        command: internships::Command,
    },
    /// Review applicants and release them to the companies.
    Slates {
        #[command(subcommand)]
        command: slates::Command,
    },
    /// Issue invoices, record payments, credit and remind.
    Invoices {
        #[command(subcommand)]
        command: invoices::Command,
    },
    /// Change plans, subscribe companies to them, and grant invitations.
    Plans {
        #[command(subcommand)]
        command: plans::Command,
    },
    /// Recommend candidates of the talent pool to individual companies.
    Recruit {
        #[command(subcommand)]
        command: recruit::Command,
    },
    /// Read and answer what people write to support.
    Support {
        #[command(subcommand)]
        command: support::Command,
    },
    /// Show and change operational settings.
    Settings {
        #[command(subcommand)]
        command: settings::Command,
    },
    /// List and end the admin's permissions to look at a dashboard as its owner sees it.
    ViewAs {
        #[command(subcommand)]
        command: view_as::Command,
    },
    /// Lock an account: it is refused everywhere, and its open pages are notified.
    Lock(WithReason),
    /// Open a locked account again.
    Unlock(WithReason),
    /// Make a candidate's account a partner's, for good.
    MakePartner(WithReason),
}

#[derive(Args)]
pub(super) struct GrantArgs {
    /// The address of the company's owner.
    owner: String,
    /// payment, super_star_access, assessment_access, profile_completed or marketing_completed.
    flag: String,
    /// The last day it counts, YYYY-MM-DD.
    #[arg(long)]
    until: Option<String>,
    /// Why.
    #[arg(long)]
    reason: String,
    /// Who decided it.
    #[arg(long, default_value = "operator")]
    by: String,
}

#[derive(Args)]
pub(super) struct WithReason {
    /// The address of the account.
    owner: String,
    /// Why, or what is asked.
    #[arg(long)]
    reason: String,
}

#[derive(Args)]
pub(super) struct Owner {
    /// The address of the account.
    owner: String,
}

/// Does what the command says.
pub(super) fn run(command: Command) -> Result<(), Failure> {
    use flows::onboarding::review;
    match command {
        Command::Grant(args) => grants::grant(&args),
        Command::Revoke(args) => grants::revoke(&args),
        Command::Inquiries { column } => inquiries::list(column.as_deref()),
        Command::Approve { owner, flag, note } => {
            let flags = flag.iter().map(|name| name.parse()).collect::<Result<Vec<_>, _>>()?;
            inquiries::decide(&owner, |conn, by, seen| {
                let note = note.as_deref();
                let approval = review::Approval { flags: &flags, note, ..Default::default() };
                review::approve(conn, by, seen, approval)
            })
        }
        Command::Reject(given) => inquiries::reject(&given),
        Command::Note { owner, text } => {
            inquiries::decide(&owner, |conn, by, seen| review::note(conn, by, seen, &text))
        }
        Command::Ask(WithReason { owner, reason }) => {
            inquiries::decide(&owner, |conn, by, seen| {
                review::request_info(conn, by, seen, &reason)
            })
        }
        Command::Suspend(WithReason { owner, reason }) => {
            inquiries::decide(&owner, |conn, by, seen| review::suspend(conn, by, seen, &reason))
        }
        Command::Restore(Owner { owner }) => inquiries::decide(&owner, review::restore),
        Command::SendLink(Owner { owner }) => inquiries::decide(&owner, review::send_link),
        Command::RevokeLink(Owner { owner }) => inquiries::decide(&owner, review::revoke_link),
        Command::CreateCompany { company, email, first_name, last_name } => {
            inquiries::create([company, email, first_name, last_name])
        }
        Command::Companies { command } => companies::run(command),
        Command::AddTime(given) => attempts::add_time(given),
        Command::VoidAttempt(given) => attempts::void(&given),
        Command::Interviews { command } => interviews::run(command),
        Command::Problems { command } => problems::run(command),
        Command::People { command } => people::run(&command),
        Command::Partners { command } => partners::run(command),
        Command::Details { command } => details::run(command),
        Command::Integrity { command } => integrity::run(command),
        Command::Internships { command } => internships::run(command),
        Command::Slates { command } => slates::run(command),
        Command::Recruit { command } => recruit::run(command),
        Command::Invoices { command } => invoices::run(command),
        Command::Plans { command } => plans::run(command),
        Command::Roles { command } => roles::run(command),
        Command::Support { command } => support::run(command),
        Command::Settings { command } => settings::run(command),
        Command::ViewAs { command } => view_as::run(command),
        Command::Lock(WithReason { owner, reason }) => {
            accounts::set_access(&owner, &reason, Access::Locked)
        }
        Command::Unlock(WithReason { owner, reason }) => {
            accounts::set_access(&owner, &reason, Access::Open)
        }
        Command::MakePartner(WithReason { owner, reason }) => {
            accounts::make_partner(&owner, &reason)
        }
    }
}
