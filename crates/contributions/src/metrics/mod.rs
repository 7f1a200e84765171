//! What the evidence says, in numbers that can be checked.

mod bots;
mod languages;
mod paths;
mod rules;
#[cfg(test)]
mod tests;

pub use rules::{
    Collaboration, Figures, LanguageShare, LeftOut, Month, Number, RepositoryFigures, Sizes,
    changed_lines, count_commit, figures, read_files,
};
