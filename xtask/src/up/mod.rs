//! `cargo xtask up`: from a fresh checkout to a product that can be used, in one command.

mod data;
pub(crate) mod world;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use clap::Args;

use crate::emulator::Demo;
use crate::machine::context::Context;
use crate::machine::net;
use crate::machine::output::{self, line};
use crate::machine::tools;
use crate::postgres;
use crate::stack::{self, Place, Stack};
use data::DataDir;
use world::{Extent, Making};

const GLANCE: Duration = Duration::from_millis(250);

#[derive(Args)]
pub(crate) struct Options {
    /// The port of the product on 127.0.0.1
    #[arg(long, default_value_t = 8080, value_parser = clap::value_parser!(u16).range(1..))]
    port: u16,
    /// Where the database, the accounts and the logs are kept
    #[arg(long, value_name = "DIR", default_value = ".assay")]
    data: PathBuf,
    /// Begin again: wipe the database and the accounts together
    #[arg(long)]
    fresh: bool,
    /// Build with optimisation
    #[arg(long)]
    release: bool,
    /// How much of a market to make in a new database
    #[arg(long, value_enum, default_value_t = Extent::Market)]
    world: Extent,
}

pub(crate) fn run(context: &Context, options: &Options) -> Result<()> {
    let began = Instant::now();
    tools::check_toolchain()?;
    net::claim(options.port)?;
    let mut data = DataDir::take(context, &context.root.join(&options.data), options.port)?;
    if options.fresh {
        data.wipe()?;
    }
    data.check_space()?;

    postgres::provide_for_data(context, data.path())?;
    let built = stack::build(context, options.release)?;
    tools::mention_missing(tools::FOR_RUST);
    // The build may have taken minutes: somebody else may have the port by now.
    net::claim(options.port)?;
    let place = Place {
        data: data.path().to_path_buf(),
        port: options.port,
        emulator_port: data.emulator_port(),
        model_port: None,
        stripe_port: None,
    };
    let mut stack = Stack::start(context, &built, &place)?;
    data.note(&stack)?;
    let kept = place.own().join("seeded");
    let mut making = match options.world {
        Extent::None => {
            stack.seed(context, &kept)?;
            None
        }
        extent => Some(Making::begin(context, &stack, (extent, &kept))?),
    };
    summary(&place, &stack, began)?;

    let ended = watch(context, &mut stack, &mut making);
    line("\nstopping …");
    if let Some(making) = making {
        making.stop();
    }
    stack.stop();
    data.forget()?;
    ended?;
    line("stopped; everything is kept for the next start");
    Ok(())
}

/// Returns when we are asked to stop; an error when a program ends by itself.
fn watch(context: &Context, stack: &mut Stack, making: &mut Option<Making>) -> Result<()> {
    while context.interrupt.pause(GLANCE).is_ok() {
        stack.check()?;
        if let Some(now) = making
            && let Err(e) = now.look()
        {
            // The product works without it.
            line(&format!("  {e:#}"));
            *making = None;
        }
    }
    Ok(())
}

fn summary(place: &Place, stack: &Stack, began: Instant) -> Result<()> {
    let demo = Demo::read().context("the demo accounts cannot be read")?;
    let url = place.url();
    line("");
    line(&format!("  Assay is ready at  {url}   ({:.1} s)", began.elapsed().as_secs_f32()));
    line("");
    line(&format!("  Demo accounts, password {}", demo.password));
    for account in &demo.accounts {
        line(&format!("    {:<10} {:<26} {}", account.role, account.email, account.display_name));
    }
    line("");
    line(&format!("  Sent mail and codes   {url}/dev/mail"));
    line(&format!("  Server log            {}", stack.log().display()));
    output::line("  Ctrl-C ends everything; --fresh begins again.");
    Ok(())
}
