//! The lines of the table about solving problems and puzzles for practice.

use crate::web::Access;
use crate::web::table::Table;

pub(super) fn lines(t: &mut Table) {
    practice(t);
    puzzles(t);
}

#[rustfmt::skip]
fn practice(t: &mut Table) {
    use Access::{Account, Public};
    use crate::routes::practice::{catalogue, codes, guests, own, problems, scenarios, work};

    t.get ("/api/practice/problems",                          Public,      catalogue::list_practice_problems);
    t.get ("/api/practice/tags",                              Public,      catalogue::list_practice_tags);
    t.get ("/api/users/practice",                             Account,     own::show_own_practice);
    t.get ("/api/practice/problems/{id}",                     Public,      problems::show_practice_problem);
    t.get ("/api/practice/problems/{id}/submissions",         Account,     problems::list_practice_submissions);
    t.put ("/api/practice/problems/{id}/draft",               Account,     work::save_practice_draft);
    t.post("/api/practice/problems/{id}/runs",                Account,     work::run_practice_program);
    t.post("/api/practice/problems/{id}/submissions",         Account,     work::submit_practice_program);
    t.post("/api/practice/problems/{id}/guest-runs",          Public,      guests::run_guest_program);
    t.get ("/api/practice/guest-runs/{id}",                   Public,      guests::show_guest_run);
    t.get ("/api/practice/scenarios/{id}",                    Public,      scenarios::show_scenario);
    t.post("/api/practice/scenarios/{id}/tasks/{task}/runs",  Account,     scenarios::run_scenario_program);
    t.get ("/api/practice/scenarios/{id}/tasks/{task}/submissions", Account, scenarios::list_scenario_submissions);
    t.post("/api/practice/scenarios/{id}/tasks/{task}/submissions", Account, scenarios::submit_scenario_program);
    t.put ("/api/practice/scenarios/{id}/tasks/{task}/skip",  Account,     scenarios::skip_scenario_task);
    t.get ("/api/submissions/{id}/regressions",               Account,     scenarios::list_regressions);
    t.post("/api/invitation-codes/check",                     Public,      codes::check_invitation_code);
}

#[rustfmt::skip]
fn puzzles(t: &mut Table) {
    use Access::{Account, Public};
    use crate::routes::puzzles::{bank, tries};

    t.get ("/api/puzzles",                                    Public,      bank::list_puzzles);
    t.get ("/api/puzzles/daily",                              Public,      bank::show_daily_puzzle);
    t.post("/api/puzzles/batch/standing",                     Account,     tries::list_puzzle_standings);
    t.get ("/api/puzzles/{id}",                               Public,      bank::show_puzzle);
    t.get ("/api/puzzles/{id}/standing",                      Account,     tries::show_puzzle_standing);
    t.post("/api/puzzles/{id}/tries",                         Account,     tries::try_puzzle);
    t.get ("/api/puzzle-tries/{id}",                          Account,     tries::show_puzzle_try);
}
