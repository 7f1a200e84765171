//! The routes of the network, of the settings and of saved filters, for the admin, and of the tables that the admin
//! downloads.

use crate::web::Access;
use crate::web::table::Table;

pub(super) fn lines(t: &mut Table) {
    oversight(t);
    exports(t);
}

#[rustfmt::skip]
fn oversight(t: &mut Table) {
    use Access::Admin;
    use crate::routes::network::{graph, table};
    use crate::routes::settings::{acts, audit, filters, list, server, test_mails};

    t.get ("/api/admin/network",                              Admin,       graph::show_network);
    t.get ("/api/admin/network/graphml",                      Admin,       graph::export_network_graph);
    t.get ("/api/admin/network/edges",                        Admin,       table::list_network_edges);
    t.get ("/api/admin/network/edges/export",                 Admin,       table::export_network_edges);
    t.get ("/api/admin/audit",                                Admin,       audit::list_audit_trail);
    t.get ("/api/admin/settings",                             Admin,       list::list_settings);
    t.get ("/api/admin/settings/{key}/versions",              Admin,       list::list_setting_versions);
    t.post("/api/admin/settings/{key}/preview",               Admin,       acts::preview_setting);
    t.put ("/api/admin/settings/{key}",                       Admin,       acts::change_setting);
    t.post("/api/admin/settings/{key}/roll-back",             Admin,       acts::roll_setting_back);
    t.get ("/api/admin/server",                               Admin,       server::show_server);
    t.post("/api/admin/test-mails",                           Admin,       test_mails::send_test_mail);
    t.get ("/api/admin/test-mails/{id}",                      Admin,       test_mails::show_test_mail);
    t.get ("/api/admin/saved-filters",                        Admin,       filters::list_saved_filters);
    t.post("/api/admin/saved-filters",                        Admin,       filters::save_filter);
    t.put ("/api/admin/saved-filters/{id}",                   Admin,       filters::replace_saved_filter);
    t.delete("/api/admin/saved-filters/{id}",                 Admin,       filters::delete_saved_filter);
}

/// The lists of the dashboard as tables for a spreadsheet.
#[rustfmt::skip]
fn exports(t: &mut Table) {
    use Access::Admin;
    use crate::routes::admin::clients::known;
    use crate::routes::admin::{inquiries, roles, stories};
    use crate::routes::internships::admin;

    t.get ("/api/admin/companies/export",                     Admin,       known::export_companies);
    t.get ("/api/admin/inquiries/export",                     Admin,       inquiries::export_inquiries);
    t.get ("/api/admin/roles/export",                         Admin,       roles::export_roles_for_admin);
    t.get ("/api/admin/interviews/export",                    Admin,       stories::export_stories);
    t.get ("/api/admin/internships/export",                   Admin,       admin::export_onboarding);
}
