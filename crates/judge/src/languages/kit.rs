//! What is made once for a toolchain and shown to its compilers read-only.

use super::Tool;

/// Where a compiler's box shows its kit.
pub(crate) const TOOLS: &str = "/tools";

/// Files that make a compiler quicker, and how to get them. A program compiled with them is the same
/// as one compiled without.
pub(crate) struct Kit {
    /// Are they of use for this source?
    pub(crate) helps: fn(&str) -> bool,
    /// How they are made: each step in a box of its own, which shows what the earlier ones made.
    pub(crate) steps: &'static [Step],
    /// A command that succeeds only where the kit is used, and what it then says among other things.
    pub(crate) proof: (Command, &'static str),
    /// The command that compiles with them.
    pub(crate) build: fn(&Tool) -> Vec<String>,
    /// A compiler that gets ready, says `ready` on a line, and then compiles the one source it
    /// reads from standard input.
    pub(crate) waiting: Option<Command>,
}

/// One command that makes a part of a kit.
pub(crate) struct Step {
    /// The command.
    pub(crate) command: Command,
    /// What it leaves: (name in /w, path in the kit). A file `depends` lists, as make has it, the
    /// host's files that the kit was made from.
    pub(crate) products: &'static [(&'static str, &'static str)],
}

/// A command and what it works on.
pub(crate) struct Command {
    /// Files in /box: (name, contents).
    pub(crate) files: &'static [(&'static str, &'static str)],
    /// Its words.
    pub(crate) argv: fn(&Tool) -> Vec<String>,
}
