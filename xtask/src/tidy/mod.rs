//! tidy
use crate::context::Context;
use anyhow::Result;
pub(crate) fn run(_context: &Context) -> Result<()> {
    Ok(())
}
