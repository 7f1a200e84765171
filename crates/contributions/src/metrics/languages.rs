//! Which language a file is in, by the end of its name. Pure.

const LANGUAGES: &[(&str, &[&str])] = &[
    ("C", &["c", "h"]),
    ("C#", &["cs"]),
    ("C++", &["cc", "cpp", "cxx", "hh", "hpp", "hxx"]),
    ("Clojure", &["clj", "cljc", "cljs"]),
    ("CSS", &["css", "less", "scss", "sass"]),
    ("Dart", &["dart"]),
    ("Elixir", &["ex", "exs"]),
    ("Elm", &["elm"]),
    ("Erlang", &["erl", "hrl"]),
    ("F#", &["fs", "fsx"]),
    ("Fortran", &["f90", "f95", "f"]),
    ("Go", &["go"]),
    ("Haskell", &["hs", "lhs"]),
    ("HTML", &["html", "htm"]),
    ("Java", &["java"]),
    ("JavaScript", &["js", "jsx", "mjs", "cjs"]),
    ("Julia", &["jl"]),
    ("Kotlin", &["kt", "kts"]),
    ("Lua", &["lua"]),
    ("MATLAB", &["m"]),
    ("Nim", &["nim"]),
    ("OCaml", &["ml", "mli"]),
    ("Perl", &["pl", "pm"]),
    ("PHP", &["php"]),
    ("PowerShell", &["ps1", "psm1"]),
    ("Python", &["py", "pyi"]),
    ("R", &["r"]),
    ("Ruby", &["rb"]),
    ("Rust", &["rs"]),
    ("Scala", &["scala", "sc"]),
    ("Shell", &["sh", "bash", "zsh", "fish"]),
    ("SQL", &["sql"]),
    ("Svelte", &["svelte"]),
    ("Swift", &["swift"]),
    ("TypeScript", &["ts", "tsx", "mts", "cts"]),
    ("Verilog", &["v", "sv"]),
    ("VHDL", &["vhd", "vhdl"]),
    ("Vue", &["vue"]),
    ("Zig", &["zig"]),
];

/// `None` of a file that is no source.
pub(super) fn language_of(path: &str) -> Option<&'static str> {
    let (stem, end) = path.rsplit('/').next()?.rsplit_once('.')?;
    let end = end.to_ascii_lowercase();
    let found = LANGUAGES.iter().find(|(_, ends)| ends.contains(&end.as_str()));
    found.filter(|_| !stem.is_empty()).map(|(name, _)| *name)
}
