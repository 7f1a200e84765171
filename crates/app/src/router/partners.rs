//! The routes of partners: their own, the admin's, and those of staff who pay them.

use crate::web::Access;
use crate::web::table::Table;

#[rustfmt::skip]
pub(super) fn partners(t: &mut Table) {
    use Access::{Account, Admin, Public, Staff};
    use crate::routes::partners::{admin, admin_acts, cohorts, invitations, own, payouts, seats, shown, students};

    t.post("/api/events/referral-click",                      Public,      shown::count_referral_click);
    t.get ("/api/users/partner-visibility",                   Account,     shown::show_partner_visibility);
    t.put ("/api/users/partner-visibility",                   Account,     shown::set_partner_visibility);
    t.get ("/api/partners/me",                                Account,     own::show_own_partnership);
    t.get ("/api/partners/me/students",                       Account,     students::list_brought_students);
    t.get ("/api/partners/me/students/export",                Account,     students::export_brought_students);
    t.get ("/api/partners/me/invitations",                    Account,     invitations::list_student_invitations);
    t.post("/api/partners/me/invitations",                    Account,     invitations::invite_students);
    t.post("/api/partners/me/invitations/reminders",          Account,     invitations::remind_students);
    t.get ("/api/partner-invitations/{id}/stop",              Public,      invitations::show_partner_invitation_stop);
    t.post("/api/partner-invitations/{id}/stop",              Public,      invitations::stop_partner_invitations);
    t.delete("/api/partner-invitations/{id}/stop",            Public,      invitations::allow_partner_invitations);
    t.get ("/api/partners/me/companies",                      Account,     own::list_brought_companies);
    t.get ("/api/partners/me/commissions",                    Account,     own::list_own_commissions);
    t.get ("/api/partners/me/statements",                     Account,     own::list_own_statements);
    t.get ("/api/partners/me/statements/{id}",                Account,     own::show_own_statement);
    t.get ("/api/partners/me/statements/{id}/export",         Account,     own::export_own_statement);
    t.get ("/api/partners/me/cohorts",                        Account,     cohorts::list_cohorts);
    t.post("/api/partners/me/cohorts",                        Account,     cohorts::create_cohort);
    t.get ("/api/partners/me/cohorts/{id}",                   Account,     cohorts::show_cohort);
    t.get ("/api/partners/me/cohorts/{id}/results",           Account,     cohorts::list_cohort_results);
    t.post("/api/partners/me/cohorts/{id}/mails",             Account,     cohorts::mail_cohort);
    t.post("/api/partners/me/cohorts/{id}/close",             Account,     cohorts::close_cohort);
    t.get ("/api/cohorts/{id}",                               Account,     seats::show_seat);
    t.post("/api/cohorts/{id}/join",                          Account,     seats::join_cohort);
    t.put ("/api/cohorts/{id}/result",                        Account,     seats::show_cohort_result);
    t.get ("/api/admin/partners",                             Admin,       admin::list_partners);
    t.get ("/api/admin/partners/export",                      Admin,       admin::export_partners);
    t.get ("/api/admin/partners/{id}",                        Admin,       admin::show_partner);
    t.get ("/api/admin/partners/{id}/referrals",              Admin,       admin::list_partner_referrals);
    t.get ("/api/admin/partners/{id}/commissions",            Admin,       admin::list_partner_commissions);
    t.get ("/api/admin/partners/{id}/statements",             Admin,       admin::list_partner_statements);
    t.post("/api/admin/partners/{id}/terms",                  Admin,       admin_acts::agree_partner_terms);
    t.post("/api/admin/partners/{id}/code",                   Admin,       admin_acts::replace_partner_code);
    t.post("/api/admin/partners/{id}/suspend",                Admin,       admin_acts::suspend_partner);
    t.post("/api/admin/partners/{id}/restore",                Admin,       admin_acts::restore_partner);
    t.post("/api/admin/partners/{id}/adjustments",            Admin,       admin_acts::adjust_partner);
    t.post("/api/admin/partner-referrals/{id}/clear",         Admin,       admin_acts::clear_referral);
    t.post("/api/admin/commissions/{id}/decline",             Admin,       admin_acts::decline_commission);
    t.get ("/api/billing/partner-statements",                 Staff,       payouts::list_payouts);
    t.post("/api/billing/partner-statements/{id}/pay",        Staff,       payouts::pay_partner_statement);
}
