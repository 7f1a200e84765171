//! What time alone brings about: leases that run out, attempts that end, grades that are due, links
//! that nobody used, the mail of a day, roles that are published or closed,
//! offers that nobody answered, invoices that are due, selection rates that are counted, internships that start,
//! what was written for a company or an account while it was merged.

use std::fmt::Debug;
use std::sync::PoisonError;
use std::time::{Duration, Instant};

use authoring::checks;
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

/// How often it is looked which mail of the day is due, which roles are published or closed or new for an alert, who waits
/// for news of an application, which offers were not answered, whose selection rates are
/// counted, and which judge errors are retried.
const MINUTE: Duration = Duration::from_secs(60);

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
        if Instant::now() >= next_purge {
            next_purge = Instant::now() + PURGE_EVERY;
            let days = shared.settings.recording_days;
            complain(retention::purge_now(&shared.db, days), "worker.purge_failed");
        }
        if Instant::now() >= next_minute {
            next_minute = Instant::now() + MINUTE;
            complain(remind::remind(&shared.db, &shared.sender()), "worker.reminders_failed");
            complain(digest::send_due(&shared.db, &shared.sender()), "worker.digest_failed");
            complain(roles::advance(&shared.db, &shared.sender()), "worker.roles_failed");
            let released = slates::release_direct(&shared.db, &shared.sender());
            complain(released, "worker.slates_failed");
            let alerted = roles::alerts::send_due(&shared.db, &shared.sender());
            complain(alerted, "worker.role_alerts_failed");
            let notified = applications::tell_due(&shared.db, &shared.sender());
            complain(notified, "worker.applications_failed");
            let notified = decide::tell_due(&shared.db, &shared.sender());
            complain(notified, "worker.decisions_failed");
            complain(offers::expire(&shared.db, &shared.sender()), "worker.offers_failed");
            complain(talent::keep_time(&shared.db, &shared.sender()), "worker.talent_failed");
            complain(proposals::keep_time(&shared.db, &shared.sender()), "worker.proposals_failed");
            let counted = fairness::count_due(&shared.db, shared.sender().now);
            complain(counted, "worker.fairness_failed");
            let counted = count::count_due(&shared.db, shared.sender().now);
            complain(counted, "worker.statistics_failed");
            let counted = practice::count_due(&shared.db, shared.sender().now);
            complain(counted, "worker.practice_failed");
            let admin = shared.settings.admin.as_ref();
            let kept = internships::keep_time(&shared.db, &shared.sender(), admin);
            complain(kept, "worker.internships_failed");
            let kept = integrity::keep_time(&shared.db, &shared.sender(), admin);
            complain(kept, "worker.integrity_failed");
            let kept = billing::keep_time(&shared.db, &shared.sender());
            complain(kept, "worker.billing_failed");
            let kept = partners::keep_time(&shared.db, &shared.sender());
            complain(kept, "worker.partners_failed");
            let reported = ats::update_due(&shared.db, &shared.sender());
            complain(reported, "worker.ats_failed");
            let ended = github_reports::expire(&shared.db, shared.sender().now);
            complain(ended, "worker.github_reports_failed");
            let inbound = shared.settings.inbound.as_ref();
            let kept = support::keep_time(&shared.db, &shared.sender(), inbound);
            complain(kept, "worker.support_failed");
            let kept = viewing::keep_time(&shared.db, shared.sender().now);
            complain(kept, "worker.viewing_failed");
            let followed = merger::follow(&shared.db, shared.sender().now);
            complain(followed, "worker.mergers_failed");
            let followed = accounts::merger::follow(&shared.db, &shared.sender());
            complain(followed, "worker.account_mergers_failed");
            complain(retries::retry_failures(&shared.db, shared.id), "worker.retry_failed");
        }
    }
}

fn complain<T, E: Debug>(outcome: Result<T, E>, what: &'static str) {
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
    shared.db.write_now(activate::expire)?;
    grade::end_overdue(&shared.db, &shared.sender())?;
    grade::grade_ready(&shared.db, &shared.sender())?;
    integrity::examine_due(&shared.db, &shared.sender())
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
                    checks::give_up(
                        conn,
                        ProblemCheckId(job.subject),
                        "its worker died each time.",
                    )?;
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
