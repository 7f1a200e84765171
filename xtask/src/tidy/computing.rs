//! Where what computes for long may do so.

use super::Finding;
use super::tree::{File, Tree};

/// What takes a thread that may wait: of the database, of a pool for computing, of looking up a name, of the beat.
const THREADS: &[&str] = &["spawn_blocking(", "web::block("];
const WAIT: &[&str] = &[
    "crates/db/",
    "crates/computing/",
    "crates/webhooks/src/sending/call.rs",
    "crates/assay/src/serve.rs",
];

/// What computes for long, and the files that call it for others, or on a worker's own thread.
const HEAVY: &[(&str, &[&str])] = &[
    ("File::read(", &[]),
    ("Logo::read(", &[]),
    ("logos::redraw(", &["crates/flows/src/support/files.rs"]),
    ("read_file(", &["crates/flows/src/support/by_mail.rs"]),
    ("Passcode::of(", &[]),
    ("otp::prepare", &[]),
    ("workbench::import(", &["crates/flows/src/authoring/acts.rs"]),
    ("workbench::export(", &["crates/flows/src/authoring/mod.rs"]),
    ("acts::unpack(", &[]),
    (".pack()", &[]),
];

/// What hands it to a pool.
const POOL: &[&str] = &[".run(", "off_thread("];

/// The threads of the database compute nothing: what does runs in a pool of `computing`, on the line that says so.
pub(crate) fn the_databases_threads_compute_nothing(tree: &Tree) -> Vec<Finding> {
    let server = |file: &&File| matches!(file.package(), "app" | "flows") && !file.is_test();
    let mut found = Vec::new();
    for file in tree.rust().filter(|file| file.path.starts_with("crates/") && !file.is_test()) {
        if WAIT.iter().any(|path| file.path.starts_with(path)) {
            continue;
        }
        for (at, line) in file.code() {
            if THREADS.iter().any(|thread| line.contains(thread)) {
                let says = "what computes for long runs in a pool of computing";
                found.push(Finding::new(file, at, says));
            }
        }
    }
    for file in tree.rust().filter(server) {
        for (at, line) in file.code() {
            let heavy = HEAVY
                .iter()
                .find(|(call, own)| line.contains(call) && !own.contains(&file.path.as_str()));
            let defines = line.contains("fn ") || line.starts_with("use ");
            if let Some((call, _)) =
                heavy.filter(|_| !defines && !POOL.iter().any(|run| line.contains(run)))
            {
                let name = call.trim_matches(['.', '(', ')']);
                let says = format!("{name} computes for long: it runs in a pool of computing");
                found.push(Finding::new(file, at, says));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(path: &str, text: &str) -> Vec<usize> {
        let tree = Tree::of(&[(path, text)]);
        the_databases_threads_compute_nothing(&tree).into_iter().map(|found| found.line).collect()
    }

    #[test]
    fn threads_that_may_wait_are_taken_where_they_are_named_only() {
        let text = "//! x\nfn f() {\n    web::block(g);\n    spawn_blocking(g);\n}\n";
        assert_eq!(lines("crates/app/src/routes/x.rs", text), [3, 4]);
        assert_eq!(lines("crates/hiring/src/x.rs", text), [3, 4]);
        assert_eq!(lines("crates/db/src/pool/mod.rs", text), [0; 0]);
    }

    #[test]
    fn what_computes_for_long_runs_in_a_pool() {
        let text = "//! x\nfn f() {\n    db.write(move |c| Logo::read(&file));\n    \
                    pool.run(move || Logo::read(&file));\n    let p = Passcode::of(&p);\n}\n";
        assert_eq!(lines("crates/app/src/routes/x.rs", text), [3, 5]);
        let own = "//! x\nfn read_file() {\n    logos::redraw(&c);\n}\n";
        assert_eq!(lines("crates/flows/src/support/files.rs", own), [0; 0]);
        assert_eq!(lines("crates/flows/src/support/other.rs", own), [3]);
    }
}
