//! `cargo xtask tidy`: the rules of the house that no compiler knows, by reading files.
//!
//! Each rule is a function from the tree to its findings, and has a test that shows it a
//! violation. What a compiler, clippy or oxlint can hold is left to them.

mod bans;
mod circles;
mod computing;
pub(crate) mod flaky;
mod house;
mod layers;
mod lexer;
mod names;
mod promises;
mod ratchet;
mod rust;
mod sizes;
mod tables;
mod tree;
mod web;

use std::fmt;

use anyhow::{Result, bail};

use crate::machine::context::Context;
use crate::machine::output::line;
use tree::{File, Tree};

/// A place where a rule is broken.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Finding {
    path: String,
    /// Counted from 1; 0 for the whole file.
    line: usize,
    says: String,
}

impl Finding {
    fn new(file: &File, line: usize, says: impl Into<String>) -> Self {
        Self { path: file.path.clone(), line, says: says.into() }
    }

    fn whole(path: &str, says: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line: 0, says: says.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.path, self.says),
            line => write!(f, "{}:{line}: {}", self.path, self.says),
        }
    }
}

const RULES: &[fn(&Tree) -> Vec<Finding>] = &[
    layers::crates_know_only_what_lies_below,
    layers::only_app_speaks_http,
    layers::only_db_knows_a_pool,
    layers::diesel_stays_in_the_store,
    layers::rules_are_pure,
    layers::grading_asks_no_model,
    circles::topics_have_no_circles,
    circles::features_have_no_circles,
    computing::the_databases_threads_compute_nothing,
    rust::unsafe_only_in_the_judge,
    rust::one_reader_of_the_environment,
    rust::the_database_has_one_clock,
    rust::handlers_are_mounted_by_the_table,
    rust::modules_say_what_they_are_for,
    sizes::files_and_functions_are_short,
    sizes::folders::folders_are_short,
    sizes::nothing_is_heavy,
    tables::migrations_go_both_ways,
    tables::tables_are_written_by_their_owner,
    names::nothing_is_left_over,
    names::words_are_plain,
    names::links_survive,
    names::files_have_telling_names,
    house::every_crate_is_on_the_map,
    bans::banned_crates_stay_out,
    house::locks_name_no_other_source,
    house::dependencies_are_used,
    house::pictures_of_documents_are_there,
    promises::promises_are_held,
    promises::broken::rows_were_broken_once,
    promises::routes_are_mounted,
    promises::kept::texts_keep_their_promises,
    web::layers::layers_point_down,
    web::colours_are_tokens,
    web::widths_are_of_the_theme,
    web::gold_is_for_certified_results,
    web::walks::accounts_are_made_on_the_pages,
    web::walks::refused_routes_are_mounted,
    flaky::what_is_flaky_is_mended,
];

/// Every finding in the tree, in order.
fn findings(tree: &Tree) -> Vec<Finding> {
    let mut found: Vec<Finding> = RULES.iter().flat_map(|rule| rule(tree)).collect();
    found.sort();
    found
}

pub(crate) fn run(context: &Context) -> Result<()> {
    let tree = Tree::read(&context.root)?;
    let found = findings(&tree);
    for finding in &found {
        line(&finding.to_string());
    }
    if found.is_empty() {
        line(&format!("tidy: {} files, {} rules, nothing found", tree.files().len(), RULES.len()));
        return Ok(());
    }
    bail!("tidy found {} places to correct", found.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_checkout_is_tidy() {
        let tree = Tree::read(&Context::new().unwrap().root).unwrap();
        let found: Vec<String> = findings(&tree).iter().map(ToString::to_string).collect();
        assert!(found.is_empty(), "{}", found.join("\n"));
    }

    #[test]
    fn a_finding_names_its_line_where_it_has_one() {
        let file = File::new("a.rs", "");
        assert_eq!(Finding::new(&file, 3, "too long").to_string(), "a.rs:3: too long");
        assert_eq!(Finding::whole("a.rs", "too long").to_string(), "a.rs: too long");
    }
}
