//! `cargo xtask shots`: pictures of the product, from the demo world. Every screen goes into ./shots, to be looked at;
//! those that documents show go into docs/pictures.

mod check;

use std::process::Command;

use anyhow::{Result, bail};
use clap::Args;

use crate::machine::context::Context;
use crate::machine::output::line;
use crate::machine::process::Process;
use crate::machine::tools::{self, FOR_BROWSER, FOR_RUST};
use crate::test::browser;
use crate::up::world::Extent;

/// Where documents take their pictures from.
const PICTURES: &str = "docs/pictures";

#[derive(Args)]
pub(crate) struct Options {
    /// How much of a market to make before
    #[arg(long, value_enum, default_value_t = Extent::Market)]
    world: Extent,
    /// Take them from a server that runs already, with the demo world; nothing is changed there
    #[arg(long, value_name = "URL", conflicts_with = "world")]
    at: Option<String>,
    /// Take only those that documents show, into docs/pictures
    #[arg(long)]
    docs: bool,
    /// Take only the screens and pictures of this name
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Take none: say which pictures of the documents are missing, in no list, too old, or too heavy
    #[arg(long, conflicts_with_all = ["world", "at", "docs", "only"])]
    check: bool,
}

pub(crate) fn run(context: &Context, options: &Options) -> Result<()> {
    if options.check {
        return check::run(context);
    }
    tools::check_toolchain()?;
    tools::check_packages(FOR_BROWSER)?;
    if let Some(url) = &options.at {
        let mut node = browser::node_at(context, url.trim_end_matches('/'))?;
        // The main job sends an invitation and an attempt: it is walked in a stack of our own only.
        node.env("ASSAY_LOOK_ONLY", "1");
        return take(context, options, &mut node);
    }
    tools::check_packages(FOR_RUST)?;
    let running = browser::start_world(context, options.world)?;
    let taken = take(context, options, &mut running.node(context, "node", &["shots.mjs"]));
    running.stop();
    taken
}

fn take(context: &Context, options: &Options, node: &mut Command) -> Result<()> {
    node.env("ASSAY_PICTURES", context.root.join(PICTURES));
    if !options.docs {
        node.env("ASSAY_SHOTS", context.root.join("shots"));
    }
    if !options.only.is_empty() {
        node.env("ASSAY_ONLY", options.only.join(","));
    }
    let status = Process::start("the browser", node)?.wait(context, None)?;
    if !status.success() {
        bail!("not every picture could be taken ({status})");
    }
    if !options.docs {
        line("the screens are in ./shots");
    }
    line(&format!(
        "the pictures of the documents are in {PICTURES}: look at each before you commit it"
    ));
    Ok(())
}
