//! The routes about the assistant of attempts.

use crate::web::Access;
use crate::web::table::Table;

#[rustfmt::skip]
pub(super) fn assistance(t: &mut Table) {
    use Access::{Account, Public};
    use crate::routes::candidate::taking::assistance;
    use crate::routes::results::assistant;

    t.get ("/api/attempts/{id}/questions",                    Account,     assistance::show_assistance);
    t.post("/api/attempts/{id}/tasks/{task}/questions",       Account,     assistance::ask_assistant);
    t.post("/api/attempts/{id}/questions/{question}/answer",  Account,     assistance::hear_assistant);
    t.get ("/api/reports/{id}/assistant",                     Account,     assistant::show_report_assistant);
    t.post("/api/shared-assistant",                           Public,      assistant::show_shared_assistant);
}
