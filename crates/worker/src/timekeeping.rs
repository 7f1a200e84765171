//! What time alone brings about: leases that run out, attempts that end, grades that are due, links
//! that nobody used, the mail of a day, roles that are published or closed,
//! offers that nobody answered, invoices that are due, selection rates that are counted, internships that start,
//! what was written for a company or an account while it was merged.

use std::fmt::Debug;
use std::sync::PoisonError;
use std::time::{Duration, Instant};

use anyhow::Context;
use challenges::judging;
use flows::alerts::{GivenUp, alert_admin};
use flows::applications;
use flows::assessments::{count, decide, grade, remind};
use flows::companies::merger;
use flows::notify::digest;
use flows::onboarding::activate;
use flows::{
    Result, accounts, ats, billing, fairness, github_reports, integrity, internships,
    jobs as retries, offers, partners, practice, proposals, retention, roles, slates, support,
    talent, viewing,
};
use kernel::{GithubReportId, MailId, ProblemCheckId, SubmissionId};
use queue::jobs::{self, Kind, SWEEP_SECONDS};
use queue::{outbox, workers};

use super::Shared;

/// How often rows that have had their time are looked for.
const PURGE_EVERY: Duration = Duration::from_secs(600);

/// How often the duties of a minute are done.
const MINUTE: Duration = Duration::from_secs(60);

/// Something that time alone brings about, and what a failure of it is called in the log.
pub(super) type Duty = (&'static str, fn(&Shared) -> anyhow::Result<()>);

/// What is looked for every few seconds.
const SWEPT: [Duty; 4] = [
    ("worker.activations_failed", |of| Ok(of.db.write_now(activate::expire)?)),
    ("worker.overdue_failed", |of| Ok(grade::end_overdue(&of.db, &of.sender())?)),
    ("worker.grades_failed", |of| Ok(grade::grade_ready(&of.db, &of.sender())?)),
    ("worker.examinations_failed", |of| Ok(integrity::examine_due(&of.db, &of.sender())?)),
];

/// What is looked for every minute, in this order.
const EACH_MINUTE: [Duty; 24] = [
    ("worker.reminders_failed", |of| done(remind::remind(&of.db, &of.sender()))),
    ("worker.digest_failed", |of| done(digest::send_due(&of.db, &of.sender()))),
    ("worker.roles_failed", |of| done(roles::advance(&of.db, &of.sender()))),
    ("worker.slates_failed", |of| done(slates::release_direct(&of.db, &of.sender()))),
    ("worker.role_alerts_failed", |of| done(roles::alerts::send_due(&of.db, &of.sender()))),
    ("worker.applications_failed", |of| done(applications::tell_due(&of.db, &of.sender()))),
    ("worker.decisions_failed", |of| done(decide::tell_due(&of.db, &of.sender()))),
    ("worker.offers_failed", |of| done(offers::expire(&of.db, &of.sender()))),
    ("worker.talent_failed", |of| done(talent::keep_time(&of.db, &of.sender()))),
    ("worker.proposals_failed", |of| done(proposals::keep_time(&of.db, &of.sender()))),
    ("worker.fairness_failed", |of| done(fairness::count_due(&of.db, of.sender().now))),
    ("worker.statistics_failed", |of| done(count::count_due(&of.db, of.sender().now))),
    ("worker.practice_failed", |of| done(practice::count_due(&of.db, of.sender().now))),
    ("worker.internships_failed", |of| {
        done(internships::keep_time(&of.db, &of.sender(), of.settings.admin.as_ref()))
    }),
    ("worker.integrity_failed", |of| {
        done(integrity::keep_time(&of.db, &of.sender(), of.settings.admin.as_ref()))
    }),
    ("worker.billing_failed", |of| done(billing::keep_time(&of.db, &of.sender()))),
    ("worker.partners_failed", |of| done(partners::keep_time(&of.db, &of.sender()))),
    ("worker.ats_failed", |of| done(ats::update_due(&of.db, &of.sender()))),
    ("worker.github_reports_failed", |of| done(github_reports::expire(&of.db, of.sender().now))),
    ("worker.support_failed", |of| {
        done(support::keep_time(&of.db, &of.sender(), of.settings.inbound.as_ref()))
    }),
    ("worker.viewing_failed", |of| done(viewing::keep_time(&of.db, of.sender().now))),
    ("worker.mergers_failed", |of| done(merger::follow(&of.db, of.sender().now))),
    ("worker.account_mergers_failed", |of| done(accounts::merger::follow(&of.db, &of.sender()))),
    ("worker.retry_failed", |of| done(retries::retry_failures(&of.db, of.id))),
];

/// Forgets how much a duty did.
fn done<T, E: Into<anyhow::Error>>(outcome: Result<T, E>) -> anyhow::Result<()> {
    outcome.map(drop).map_err(Into::into)
}

/// Looks around every few seconds until the worker stops.
pub(super) fn keep(shared: &Shared) {
    let mut next = Instant::now();
    let (mut next_purge, mut next_minute) = (next, next);
    let mut sweep_from = next;
    let mut rung = 0;
    while !shared.is_stopping() {
        rung = shared.bell.wait(rung, next.saturating_duration_since(Instant::now()));
        if Instant::now() < next {
            continue;
        }
        next = Instant::now() + Duration::from_secs(SWEEP_SECONDS);
        complain(look(shared, &mut sweep_from), "worker.sweep_failed");
        do_all(shared, &SWEPT);
        if Instant::now() >= next_purge {
            next_purge = Instant::now() + PURGE_EVERY;
            let days = shared.settings.recording_days;
            complain(retention::purge_now(&shared.db, days), "worker.purge_failed");
        }
        if Instant::now() >= next_minute {
            next_minute = Instant::now() + MINUTE;
            do_all(shared, &EACH_MINUTE);
        }
    }
}

/// Does each duty, also after one that failed.
fn do_all(shared: &Shared, duties: &[Duty]) {
    for (what, duty) in duties {
        complain(duty(shared), what);
    }
}

/// Does every duty once, and ends at the first that fails.
pub(super) fn do_each(shared: &Shared) -> anyhow::Result<()> {
    for (what, duty) in SWEPT.iter().chain(&EACH_MINUTE) {
        duty(shared).context(*what)?;
    }
    Ok(())
}

fn complain<T, E: Debug>(outcome: Result<T, E>, what: &str) {
    if let Err(e) = outcome {
        tracing::error!(error = ?e, "{what}");
    }
}

/// The lock that says we live goes with its sessions, as when PostgreSQL restarts. Says whether it had
/// to be taken again.
fn stay_alive(shared: &Shared) -> Result<bool> {
    let mut alive = shared.alive.lock().unwrap_or_else(PoisonError::into_inner);
    shared.figures.compiled(&shared.judge.compiles());
    shared.figures.boxes(&shared.judge.boxes());
    if workers::seen(&mut alive, shared.id, &shared.figures.read()).is_ok() {
        return Ok(false);
    }
    let mut fresh = db::connect(&shared.url)?;
    workers::hold_lock(&mut fresh, shared.id)?;
    *alive = fresh;
    tracing::warn!("worker.lock_taken_again");
    Ok(true)
}

fn look(shared: &Shared, sweep_from: &mut Instant) -> Result<()> {
    // What cut us off may have cut others off, who need a moment to come back as we did.
    if stay_alive(shared)? {
        *sweep_from = Instant::now() + jobs::GRACE;
    }
    if Instant::now() >= *sweep_from {
        sweep(shared)?;
    }
    Ok(())
}

fn sweep(shared: &Shared) -> Result<()> {
    shared.db.write_now(|conn| {
        for job in jobs::sweep(conn, jobs::GRACE)? {
            tracing::warn!(job.id = %job.id, dead = job.dead, "job.swept");
            let id = SubmissionId(job.subject);
            match (job.kind, job.dead) {
                (Kind::Judge, true) => {
                    let why = "the worker that judged it went away each time";
                    let given_up = GivenUp { submission: id, job: job.id, why };
                    let admin = shared.settings.admin.as_ref();
                    alert_admin(conn, &shared.sender(), admin, &given_up)?;
                    judging::give_up(conn, id, job.generation)?
                }
                (Kind::Judge, false) => judging::release(conn, id, job.generation)?,
                (Kind::Mail, true) => {
                    outbox::mark_failed(conn, MailId(job.subject), "its worker died each time")?
                }
                (Kind::Verify, true) => {
                    let check = ProblemCheckId(job.subject);
                    let why = "its worker died each time.";
                    flows::authoring::give_up_check(conn, &shared.sender(), check, why)?;
                    true
                }
                (Kind::Collect, true) => {
                    let report = GithubReportId(job.subject);
                    github_reports::give_up(conn, report, job.generation, shared.sender().now)?;
                    true
                }
                (Kind::Mail | Kind::Verify | Kind::Collect, false)
                | (
                    Kind::Erase
                    | Kind::DeleteSignIn
                    | Kind::ChangeSignIn
                    | Kind::Webhook
                    | Kind::Ats
                    | Kind::Compare,
                    _,
                ) => false,
            };
        }
        Ok::<_, flows::Error>(())
    })
}
