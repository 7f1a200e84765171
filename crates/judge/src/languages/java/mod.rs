//! Java: of the main file's classes that can be started the one called `Main`, else the public one, else the first, is
//! run; compiled once into a jar without compression.

use std::path::Path;

use super::{Command, Kit, Recipe, Several, Step, Tool, after_main, find, words};
use crate::{Language, limits::Limits};

pub(super) const RECIPE: Recipe = Recipe {
    language: Language::Java,
    source: "Main.java",
    hello: "public class Main {\n    \
            public static void main(String[] a) { System.out.println(\"hello\"); }\n}\n",
    fix: "Install a Java development kit, 11 or later (Debian: default-jdk-headless)",
    find: look,
    build,
    several: Several { build: several, run: |command| command },
    build_cpu_ms: 20_000,
    helpers: &[("Build.java", BUILD)],
    build_env: &[],
    product: Some("program.jar"),
    run,
    after_input: false,
    data_limit: false,
    memory_cry: Some("java.lang.OutOfMemoryError"),
};

const BUILD: &str = include_str!("Build.java");
const SAMPLE: &[(&str, &str)] = &[("Main.java", include_str!("Sample.java"))];

/// The compiler's own start is most of what compiling takes: our part of it compiled, its classes
/// as the virtual machine has them in memory, and a machine that has compiled before. That machine
/// serves one submission and ends, so that nobody's source can be in the way of another's.
pub(super) const KIT: Kit = Kit {
    helps: |_| true,
    steps: &[
        Step {
            command: Command {
                files: &[("Build.java", BUILD)],
                argv: |tool| java(tool, &[], &["/box/Build.java", "/box/Build.java"]),
            },
            products: &[("program.jar", "build.jar")],
        },
        Step {
            command: Command {
                files: SAMPLE,
                argv: |tool| {
                    let archive = "-XX:ArchiveClassesAtExit=/w/build.jsa";
                    compile(tool, &[archive, "-Xlog:cds=off", "-Xlog:cds+dynamic=off"])
                },
            },
            products: &[("build.jsa", "build.jsa")],
        },
    ],
    proof: (
        Command {
            files: SAMPLE,
            argv: |tool| compile(tool, &[ARCHIVE, "-Xshare:on", "-Xlog:cds"]),
        },
        "Mapped dynamic region",
    ),
    build: |tool| compile(tool, &[ARCHIVE]),
    waiting: Some(Command {
        files: SAMPLE,
        argv: |tool| java(tool, &[ARCHIVE], &["-cp", JAR, "Build", "wait", "/box/Main.java"]),
    }),
};

const JAR: &str = "/tools/build.jar";
const ARCHIVE: &str = "-XX:SharedArchiveFile=/tools/build.jsa";

/// What the virtual machine needs beside its heap, in MiB.
const BESIDE_HEAP_MIB: u32 = 96;
/// No compiler threads beyond the first, one thread of collection, and no file of statistics in
/// /tmp, which would make every box a used one.
const QUICK: [&str; 4] =
    ["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData", "-Xshare:auto"];

fn look() -> Result<Tool, String> {
    let said = find::ask("javac", &["-version"])?;
    let version = said.iter().find_map(|line| line.strip_prefix("javac "));
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
        binds: find::with(find::installed(home)?, &[settings]),
        hidden: Vec::new(),
        standalone: false,
        runtime: String::new(),
        program,
    })
}

fn build(tool: &Tool) -> Vec<String> {
    java(tool, &[], &["/box/Build.java", "/box/Main.java"])
}

fn several(_: &Tool, command: Vec<String>, further: &[String]) -> Vec<String> {
    after_main(command, "/box/Main.java", further.to_vec())
}

/// Compiles /box/Main.java with what the kit holds.
fn compile(tool: &Tool, options: &[&str]) -> Vec<String> {
    java(tool, options, &["-cp", JAR, "Build", "/box/Main.java"])
}

/// A compiler's virtual machine.
fn java(tool: &Tool, options: &[&str], command: &[&str]) -> Vec<String> {
    let mut all = words(&[&tool.program]);
    all.extend(words(&QUICK));
    all.push("-Xmx512m".to_owned());
    all.extend(words(options));
    all.extend(words(command));
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
    all.extend(words(&["-jar", "/box/program.jar"]));
    all
}
