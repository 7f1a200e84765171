//! That calls which are refused change nothing.

use super::World;

/// Compares the database before and after calls that are refused. A digest reads every table, so that one is taken for
/// all that are refused in a row, and none where nothing was.
#[derive(Default)]
pub(crate) struct Unchanged {
    before: Option<String>,
    refused: Vec<String>,
}

impl Unchanged {
    /// Before a call, which is expected to be refused or not.
    #[track_caller]
    pub(crate) fn expect(&mut self, world: &World, refusal: bool) {
        if !refusal {
            self.check(world);
        } else if self.before.is_none() {
            self.before = Some(world.digest());
        }
    }

    /// The call was refused.
    pub(crate) fn refused(&mut self, what: String) {
        self.refused.push(what);
    }

    /// The call was let in: what was there before is no measure any more.
    pub(crate) fn let_in(&mut self) {
        *self = Self::default();
    }

    /// Fails where one of the calls since the last look was refused and changed something.
    #[track_caller]
    pub(crate) fn check(&mut self, world: &World) {
        let refused = std::mem::take(&mut self.refused);
        if let Some(before) = &self.before
            && !refused.is_empty()
        {
            let now = world.digest();
            assert_eq!(now, *before, "refused, and changed something: {}", refused.join(", "));
        }
    }
}
