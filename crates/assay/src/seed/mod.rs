//! `assay seed`: what a demo needs, on a development server only. Running it again changes nothing.

mod stories;
mod world;

use std::path::Path;

use anyhow::{Context, ensure};
use assessments::definitions::{self, NewAssessment, NewTask, Settings};
use assessments::invitations::{NewInvitation, Terms};
use auth::agreements;
use auth::tokens::Claims;
use auth::usernames::Username;
use auth::users::{self, Registration, User};
use billing::money::Currency;
use billing::plans::{self, Every, Form};
use challenges::practice;
use challenges::problems::{self, ProblemType, Slug};
use companies::grants::Flag;
use companies::inquiries;
use companies::profiles::{self, Name};
use config::{Config, Environment};
use db::audit::Actor;
use db::{Conn, Db, Options};
use flows::accounts;
use flows::assessments::invite::{self, Host};
use flows::limits::Who;
use flows::onboarding::review::{self, Reviewer};
use flows::partners::open as open_partner;
use flows::post::Sender;
use judging::new_version;
use kernel::{Clock, Instant, Language, Limit, Paging, ProblemId, Seen, SystemClock};
use partners::applications::Kind;
use serde::Deserialize;

use crate::problems::puzzles;
use crate::{Failure, open, problems as bank, say};
pub(super) use world::Extent;

/// The accounts that the Auth emulator is started with.
#[derive(Deserialize)]
struct Demo {
    accounts: Vec<Account>,
}

#[derive(Deserialize)]
struct Account {
    role: String,
    uid: String,
    email: String,
    display_name: String,
    /// The company of somebody who hires.
    company: Option<String>,
    /// The name of somebody who is seen by others.
    username: Option<String>,
}

/// Publishes the bank and makes the demo accounts: with a market around them, or with a company and a first invitation.
pub(super) fn seed(
    [bank_dir, puzzle_dir, scenario_dir]: [&Path; 3],
    accounts: &Path,
    (extent, ends): (Extent, Instant),
) -> Result<(), Failure> {
    let text = std::fs::read_to_string(accounts)
        .with_context(|| format!("cannot read {}", accounts.display()))?;
    let puzzle_files = puzzles::read_all(puzzle_dir)?;
    let demo: Demo = serde_json::from_str(&text)?;
    open::with_address(|config, url| {
        ensure!(
            config.environment == Environment::Development,
            "demo data belongs on a development server: set ASSAY_ENV=development"
        );
        let db = &Db::new(url, Options::default());
        let published_at = extent.published_at(ends);
        publish_bank(db, [bank_dir, scenario_dir], published_at)?;
        puzzles::import(db, &puzzle_files)?;
        if extent == Extent::None {
            return first_steps(db, &demo.accounts, config);
        }
        world::make((config, url), (extent, ends), &demo.accounts, bank_dir)
    })
}

/// Publishes every package and scenario that the database does not have yet.
fn publish_bank(
    db: &Db,
    [bank_dir, scenario_dir]: [&Path; 2],
    published_at: Option<Instant>,
) -> anyhow::Result<()> {
    let mut fresh = Vec::new();
    for dir in bank::packages(bank_dir)? {
        let version = new_version(&bank::checked(&dir)?)?;
        let published = db.write_now(|conn| {
            move_back(conn, published_at)?;
            problems::publish(conn, &version)
        })?;
        if published.fresh {
            fresh.push((version.slug, published.id));
        }
    }
    db.write_now(|conn| {
        move_back(conn, published_at)?;
        open_practice(conn, &fresh)
    })?;
    for dir in bank::scenarios(scenario_dir)? {
        db.write_now(|conn| {
            move_back(conn, published_at)?;
            open_scenario(conn, &dir)
        })?;
    }
    Ok(())
}

/// In a market that has gone on for long, the bank was published before it began.
fn move_back(conn: &mut Conn, present: Option<Instant>) -> Result<(), db::Error> {
    present.map_or(Ok(()), |present| db::clock::set(conn, present))
}

/// The demo accounts without a market: one company, its first invitation, plans and stories.
fn first_steps(db: &Db, accounts: &[Account], config: &Config) -> anyhow::Result<()> {
    let users = register(db, accounts)?;
    let of = |role: &str| users.iter().find(|(r, _)| r == role).map(|(_, user)| user);
    if let (Some(company), Some(candidate)) = (of("company"), of("candidate")) {
        let sender = open::sender(config);
        db.write_now(|conn| first_invitation(conn, company, candidate, sender))?;
    }
    db.write_now(first_plans)?;
    stories::publish_all(db)?;
    say(&format!("{} demo accounts are there.", users.len()));
    Ok(())
}

/// The roles of those who hire. A colleague has such an account too: no other joins a team.
const HIRING: [&str; 3] = ["company", "newcomer", "reviewer"];

fn register(db: &Db, accounts: &[Account]) -> anyhow::Result<Vec<(String, User)>> {
    let mut made = Vec::new();
    for account in accounts {
        let now = SystemClock.now();
        let claims = Claims {
            uid: account.uid.clone(),
            email: account.email.parse()?,
            email_verified: true,
            auth_time: now,
            expires_at: now,
        };
        let known = db.read_now(|conn| users::by_email(conn, &claims.email))?;
        if let Some(user) = known {
            made.push((account.role.clone(), user));
            continue;
        }
        let form = Registration {
            is_company: HIRING.contains(&account.role.as_str()),
            display_name: account.display_name.clone(),
            phone: None,
            referral_code: None,
        };
        let user = db.write_now(|conn| {
            let (user, _) = accounts::register(conn, &claims, &form, Who::nobody(None))?;
            agreements::agree(conn, user.id, agreements::IN_FORCE)?;
            if account.role == "partner" {
                let profile = (Kind::Ambassador, account.display_name.as_str());
                let made = (profile, "Demo partner");
                open_partner(conn, Actor::Operator, user.id, made, now)?;
            }
            if let Some(name) = &account.company {
                profiles::rename(conn, user.id, &Name::parse(name)?)?;
            }
            if let Some(name) = &account.username {
                accounts::name_account(conn, user.id, &Username::parse(name)?)?;
            }
            anyhow::Ok(user)
        });
        let user = user.with_context(|| account.email.clone())?;
        made.push((account.role.clone(), user));
    }
    Ok(made)
}

/// Two plans that companies can be subscribed to.
fn first_plans(conn: &mut Conn) -> anyhow::Result<()> {
    let known = plans::list(conn)?;
    let wanted = [("starter", "Starter", 19_900, 250, 20), ("growth", "Growth", 49_900, 1000, 50)];
    for (slug, name, price, invitations, seats) in wanted {
        if known.iter().any(|plan| plan.slug == slug) {
            continue;
        }
        let form = Form {
            name: name.to_owned(),
            currency: Currency::Eur,
            price,
            tax_milli: 19_000,
            every: Every::Month,
            invitations,
            seats,
            live_roles: 20,
            own_problems: 50,
            offered: true,
        };
        plans::save(conn, Actor::Operator, (slug, 0), &form, SystemClock.now())?;
    }
    Ok(())
}

/// A company with everything open, one assessment, and the candidate invited to it.
fn first_invitation(
    conn: &mut Conn,
    owner: &User,
    candidate: &User,
    sender: Sender,
) -> anyhow::Result<()> {
    let inquiry = inquiries::of_user(conn, owner.id)?.context("the demo company is not there")?;
    if inquiry.state == inquiries::State::Registered {
        let reviewer =
            Reviewer { actor: Actor::Operator, name: "seed".to_owned(), sender: sender.clone() };
        let flags = [Flag::Payment, Flag::AssessmentAccess, Flag::ProfileCompleted];
        let note = Some("Demo company");
        let approval = review::Approval { flags: &flags, note, ..Default::default() };
        review::approve(conn, &reviewer, Seen::any(inquiry.id), approval)?;
    }
    let membership =
        profiles::of_member(conn, owner.id)?.context("the demo company is not there")?;
    let company = membership.company;
    if !definitions::list(conn, company.id, false, Paging::first(Limit::default()))?
        .items
        .is_empty()
    {
        return Ok(());
    }
    let tasks = first_tasks(conn)?;
    let id = definitions::create(
        conn,
        &NewAssessment {
            company: company.id,
            created_by: owner.id,
            title: "Backend foundations".to_owned(),
            duration_minutes: 90,
            languages: LANGUAGES.into(),
            tasks,
            settings: Settings::default(),
        },
    )?;
    definitions::mark_tried(conn, id, Actor::Operator)?;
    let host = Host {
        company: company.id,
        company_name: company.name,
        by: owner.id,
        sender,
        role: None,
        unverified: false,
    };
    let email = candidate.email.parse()?;
    let name = Some(candidate.display_name.clone());
    let (assessment, by, terms) = (id, owner.id, Terms::default());
    let new = NewInvitation { company: host.company, assessment, email, name, by, terms };
    invite::invite(conn, &host, &new)?;
    Ok(())
}

/// Opens what has just come into the bank for practice, but for what the demo assessment asks.
fn open_practice(conn: &mut Conn, fresh: &[(Slug, ProblemId)]) -> anyhow::Result<()> {
    if fresh.is_empty() {
        return Ok(());
    }
    let asked = first_tasks(conn)?;
    for (slug, id) in fresh {
        if asked.iter().all(|task| task.problem != *id) {
            practice::set(conn, slug, true)?;
        }
    }
    Ok(())
}

/// Publishes a scenario with its tasks, and opens it for practice when it has just come.
fn open_scenario(conn: &mut Conn, dir: &Path) -> anyhow::Result<()> {
    let scenario = bank::open_scenario(dir)?;
    let packages = bank::packages(dir)?;
    let versions = packages.iter().map(|dir| new_version(&bank::checked(dir)?));
    let versions = versions.collect::<anyhow::Result<Vec<_>>>()?;
    let published = bank::publish_scenario(conn, &scenario, &versions)?;
    if let Some((slug, last)) = published.last()
        && last.fresh
    {
        practice::set(conn, slug, true)?;
    }
    Ok(())
}

/// What the demo assessment may be solved in.
const LANGUAGES: [Language; 3] = [Language::Python, Language::JavaScript, Language::Cpp];

/// One problem of each difficulty that can be solved in them, the harder ones weighing more.
fn first_tasks(conn: &mut Conn) -> anyhow::Result<Vec<NewTask>> {
    let all = problems::catalogue(
        conn,
        problems::Reader::Anybody,
        Paging::first(Limit::new(Limit::MAX).unwrap_or_default()),
    )?
    .items;
    let ids: Vec<ProblemId> = all.iter().map(|problem| problem.id).collect();
    let details = problems::details(conn, &ids)?;
    let fits = |id: &ProblemId| {
        let known = details.get(id);
        known.is_some_and(|of| LANGUAGES.iter().all(|one| of.languages.contains(one)))
    };
    let mut tasks = Vec::new();
    for (difficulty, weight) in [("easy", 20), ("medium", 30), ("hard", 50)] {
        let mut fitting: Vec<_> =
            all.iter().filter(|p| p.difficulty.as_str() == difficulty).collect();
        fitting.retain(|p| p.problem_type == ProblemType::Code && fits(&p.id));
        fitting.sort_by(|a, b| a.slug.cmp(&b.slug));
        let problem = fitting.first().context("the bank is too small")?;
        tasks.push(NewTask { problem: problem.id, weight, variants: Vec::new() });
    }
    Ok(tasks)
}
