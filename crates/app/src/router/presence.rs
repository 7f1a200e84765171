//! The routes of who is online, and of looking at a dashboard as its owner sees it.

use crate::web::Access;
use crate::web::table::Table;

#[rustfmt::skip]
pub(super) fn lines(t: &mut Table) {
    use Access::{Account, Admin};
    use crate::routes::presence::{beats, list};
    use crate::routes::view_as;

    t.put ("/api/users/presence",                             Account,     beats::send_presence);
    t.get ("/api/admin/presence",                             Admin,       list::list_present);
    t.get ("/api/admin/presence/counts",                      Admin,       list::count_present);
    t.get ("/api/admin/presence/export",                     Admin,       list::export_presence);
    t.get ("/api/admin/presence/attempts",                    Admin,       list::list_working);
    t.post("/api/admin/view-as",                              Admin,       view_as::begin_view_as);
    t.post("/api/admin/view-as/{id}/stop",                    Admin,       view_as::end_view_as);
}
