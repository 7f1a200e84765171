//! Files that identify a toolchain: when one changes, everything is compiled again.

use super::{Tool, find};
use crate::Language;

/// The paths to watch; those that are missing count as such.
pub(crate) fn witnesses(language: Language, tool: &Tool) -> Vec<String> {
    let mut all = vec![tool.program.clone()];
    all.extend((!tool.runtime.is_empty()).then(|| tool.runtime.clone()));
    match language {
        Language::C => all.extend(gcc(&tool.program, "cc1")),
        Language::Cpp => all.extend(gcc(&tool.program, "cc1plus")),
        Language::Rust => {
            let below = ["lib", "lib/rustlib/x86_64-unknown-linux-gnu/lib"];
            all.extend(beside(&tool.program, &below));
            all.extend(find::on_path("cc"));
        }
        Language::Go => {
            let below = ["VERSION", "pkg/tool/linux_amd64/compile", "pkg/tool/linux_amd64/link"];
            all.extend(beside(&tool.program, &below));
        }
        Language::Java => all.extend(beside(&tool.program, &["lib/modules", "release"])),
        Language::Python | Language::JavaScript | Language::TypeScript | Language::Sql => {}
    }
    all
}

/// What the driver uses: the compiler proper, the assembler, the linker, and the libraries whose
/// packages bring the headers.
fn gcc(driver: &str, compiler: &str) -> Vec<String> {
    let programs = [compiler, "as", "ld"].map(|name| format!("-print-prog-name={name}"));
    let libraries = ["libc.a", "libstdc++.a"].map(|name| format!("-print-file-name={name}"));
    let said = programs.iter().chain(&libraries).filter_map(|word| find::ask(driver, &[word]).ok());
    let paths = said.filter_map(|lines| lines.first().cloned());
    // Where the driver knows no path of its own, it takes what PATH says.
    paths.map(|path| find::on_path(&path).unwrap_or(path)).collect()
}

/// Paths below the directory that holds the tool's `bin`.
fn beside(program: &str, paths: &[&str]) -> Vec<String> {
    let home = program.rsplit_once("/bin/").map_or("", |(home, _)| home);
    paths.iter().map(|path| format!("{home}/{path}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages::recipe;

    #[test]
    fn what_a_c_compiler_is_made_of_is_found() {
        for language in [Language::C, Language::Cpp] {
            let tool = (recipe(language).find)().expect("install gcc and g++");
            let all = witnesses(language, &tool);
            let gone = all.iter().find(|path| !std::path::Path::new(path).exists());
            assert!(all.len() == 6 && gone.is_none(), "{all:?}");
        }
    }
}
