//! Java: one file whose class `Main` is run, compiled once into a jar without compression.

use std::path::Path;

use super::{Recipe, Tool, find, words};
use crate::{Language, limits::Limits};

pub(super) const RECIPE: Recipe = Recipe {
    language: Language::Java,
    source: "Main.java",
    hello: "public class Main {\n    \
            public static void main(String[] a) { System.out.println(\"hello\"); }\n}\n",
    fix: "Install a Java development kit, 11 or later (Debian: default-jdk-headless)",
    find: look,
    build,
    build_cpu_ms: 20_000,
    helpers: &[("Build.java", include_str!("Build.java"))],
    build_env: &[],
    product: Some("program.jar"),
    run,
    after_input: false,
    data_limit: false,
    memory_cry: Some("java.lang.OutOfMemoryError"),
};

/// What the virtual machine needs beside its heap, in MiB.
const BESIDE_HEAP_MIB: u32 = 96;
/// No compiler threads beyond the first, one thread of collection, and no file of statistics in
/// /tmp, which would make every box a used one.
const QUICK: [&str; 4] =
    ["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData", "-Xshare:auto"];

fn look() -> Result<Tool, String> {
    let told = find::ask("javac", &["-version"])?;
    let version = told.iter().find_map(|line| line.strip_prefix("javac "));
    let compiler = find::on_path("javac").ok_or("javac is not on PATH")?;
    let home = compiler.strip_suffix("/bin/javac").ok_or("javac is not in a bin directory")?;
    let program = format!("{home}/bin/java");
    if !Path::new(&program).is_file() {
        return Err(format!("{home} holds no java"));
    }
    // Debian keeps the configuration below /etc and links to it.
    let settings = find::real(&format!("{home}/lib/jvm.cfg"))?;
    let settings = settings.rsplit_once('/').map_or("", |(directory, _)| directory);
    Ok(Tool {
        version: format!("Java {}", version.unwrap_or("of an unknown version")),
        binds: find::beside_system(&[home, settings]),
        hidden: Vec::new(),
        standalone: false,
        runtime: String::new(),
        program,
    })
}

fn build(tool: &Tool) -> Vec<String> {
    let mut all = words(&[&tool.program]);
    all.extend(words(&QUICK));
    all.extend(words(&["-Xmx512m", "/box/Build.java"]));
    all
}

fn run(tool: &Tool, limits: &Limits) -> Vec<String> {
    let memory = limits.memory_kib() >> 10;
    let heap = memory.saturating_sub(BESIDE_HEAP_MIB).max(memory / 2).max(8);
    let mut all = words(&[&tool.program]);
    all.extend(words(&QUICK));
    all.extend([format!("-Xmx{heap}m"), "-Xss60m".to_owned()]);
    // The machine's own warnings would otherwise be part of the program's output.
    all.extend(words(&["-Xlog:disable", "-Xlog:all=warning:stderr"]));
    all.extend(words(&["-cp", "/box/program.jar", "Main"]));
    all
}
