//! What companies hire for, who applies, and what becomes of it.

mod journey;
mod leftovers;
mod roles;
mod words;

use anyhow::Result;

use crate::stage::World;

/// Puts every role onto the agenda, with those who will apply.
pub(crate) fn plan(world: &mut World) -> Result<()> {
    roles::plan(world)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_enough_words_for_everything_that_people_say() {
        words::check();
    }

    #[test]
    fn every_role_can_be_sent() {
        roles::check();
    }
}
