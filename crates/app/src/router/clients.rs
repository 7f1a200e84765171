//! The routes by which companies begin, of calendars, of invoices, of the programs of companies and of applicant tracking
//! systems.

use crate::web::Access;
use crate::web::table::Table;

pub(super) fn lines(t: &mut Table) {
    billing(t);
    clients(t);
    ats(t);
    calendar(t);
}

#[rustfmt::skip]
pub(super) fn onboarding(t: &mut Table) {
    use Access::{Company, Public};
    use crate::routes::onboarding::{activation, first_password, inquiries};

    t.post("/api/auth/inquiry",                               Company,     inquiries::submit_inquiry);
    t.get ("/api/auth/inquiry",                               Company,     inquiries::show_inquiry);
    t.post("/api/auth/send-otp",                              Company,     inquiries::send_otp);
    t.post("/api/auth/verify-otp",                            Company,     inquiries::verify_otp);
    t.post("/api/companies/set-password",                     Public,      first_password::set_first_password);
    t.post("/api/companies/activate",                         Public,      activation::activate_company);
}

#[rustfmt::skip]
fn billing(t: &mut Table) {
    use Access::{Admin, Company, Signed, Staff};
    use crate::routes::admin::clients::{details, plans, subscriptions};
    use crate::routes::billing::{acts, allowance, company, drafts, figures, list, online};

    t.get ("/api/billing/figures",                            Staff,       figures::show_billing_figures);
    t.get ("/api/billing/companies",                          Staff,       figures::list_billing_companies);
    t.get ("/api/billing/invoices",                           Staff,       list::list_invoices);
    t.get ("/api/billing/invoices/export",                    Staff,       list::export_invoices);
    t.post("/api/billing/invoices/preview",                   Staff,       drafts::preview_invoice);
    t.post("/api/billing/invoices",                           Staff,       drafts::create_invoice);
    t.get ("/api/billing/invoices/{id}",                      Staff,       drafts::show_invoice);
    t.put ("/api/billing/invoices/{id}",                      Staff,       drafts::save_invoice);
    t.post("/api/billing/invoices/{id}/delete",               Staff,       drafts::delete_invoice);
    t.post("/api/billing/invoices/{id}/issue",                Staff,       acts::issue_invoice);
    t.post("/api/billing/invoices/{id}/payments",             Staff,       acts::record_payment);
    t.post("/api/billing/invoices/{id}/credit-notes",         Staff,       acts::credit_invoice);
    t.post("/api/billing/invoices/{id}/void",                 Staff,       acts::void_invoice);
    t.post("/api/billing/invoices/{id}/write-off",            Staff,       acts::write_off_invoice);
    t.post("/api/billing/invoices/{id}/remind",               Staff,       acts::remind_of_invoice);
    t.post("/api/billing/payments/{id}/reverse",              Staff,       acts::reverse_payment);
    t.get ("/api/companies/me/invoices",                      Company,     company::list_my_invoices);
    t.get ("/api/companies/me/invoices/{id}",                 Company,     company::show_my_invoice);
    t.get ("/api/companies/me/payment",                       Company,     company::show_payment_cover);
    t.get ("/api/companies/me/allowance",                     Company,     allowance::show_allowance);
    t.get ("/api/companies/me/quotas",                        Company,     allowance::show_quotas);
    t.post("/api/companies/me/invoices/{id}/payment-page",    Company,     online::pay_my_invoice);
    t.post("/api/billing/invoices/{id}/payment-page",         Staff,       online::make_payment_page);
    t.post("/api/webhooks/stripe",                            Signed,      online::receive_stripe_event);
    t.get ("/api/admin/plans",                                Admin,       plans::list_plans);
    t.put ("/api/admin/plans",                                Admin,       plans::save_plan);
    t.get ("/api/admin/company-details",                      Admin,       details::list_waiting_details);
    t.get ("/api/admin/companies/{id}/details",               Admin,       details::review_details);
    t.post("/api/admin/companies/{id}/details/decision",      Admin,       details::rule_details);
    t.get ("/api/admin/companies/{id}/subscription",          Admin,       subscriptions::show_subscription);
    t.post("/api/admin/companies/{id}/subscription",          Admin,       subscriptions::subscribe_company);
    t.post("/api/admin/companies/{id}/subscription/plan",     Admin,       subscriptions::choose_next_plan);
    t.post("/api/admin/companies/{id}/subscription/end",      Admin,       subscriptions::end_subscription);
    t.post("/api/admin/companies/{id}/subscription/churn",    Admin,       subscriptions::mark_churned);
    t.post("/api/admin/companies/{id}/invitation-credits",    Admin,       subscriptions::grant_invitations);
}

#[rustfmt::skip]
fn clients(t: &mut Table) {
    use Access::Key;
    use companies::keys::Scope::{Applications, Results, Roles};
    use crate::routes::clients;

    t.get ("/api/v1/roles",                                   Key(Roles),        clients::list_client_roles);
    t.get ("/api/v1/roles/{id}/applications",                 Key(Applications), clients::list_client_applications);
    t.get ("/api/v1/results",                                 Key(Results),      clients::list_client_results);
}

#[rustfmt::skip]
fn ats(t: &mut Table) {
    use Access::{Ats, Company};
    use ats::connections::System::{Ashby, Greenhouse};
    use crate::routes::ats::{ashby, greenhouse};
    use crate::routes::companies::ats as own;

    t.get ("/api/companies/me/ats-connections",               Company,         own::list_ats_connections);
    t.post("/api/companies/me/ats-connections",               Company,         own::add_ats_connection);
    t.post("/api/companies/me/ats-connections/{id}/rotate",   Company,         own::rotate_ats_key);
    t.post("/api/companies/me/ats-connections/{id}/pause",    Company,         own::pause_ats_connection);
    t.post("/api/companies/me/ats-connections/{id}/resume",   Company,         own::resume_ats_connection);
    t.post("/api/companies/me/ats-connections/{id}/delete",   Company,         own::delete_ats_connection);
    t.get ("/api/companies/me/ats-connections/{id}/exchanges", Company,        own::list_ats_exchanges);
    t.get ("/api/ats/greenhouse/list_tests",                  Ats(Greenhouse), greenhouse::list_greenhouse_tests);
    t.post("/api/ats/greenhouse/send_test",                   Ats(Greenhouse), greenhouse::send_greenhouse_test);
    t.get ("/api/ats/greenhouse/test_status",                 Ats(Greenhouse), greenhouse::show_greenhouse_status);
    t.post("/api/ats/greenhouse/response_error",              Ats(Greenhouse), greenhouse::receive_greenhouse_error);
    t.post("/api/ats/ashby/assessment.list",                  Ats(Ashby),      ashby::list_ashby_assessments);
    t.post("/api/ats/ashby/assessment.start",                 Ats(Ashby),      ashby::start_ashby_assessment);
    t.post("/api/ats/ashby/assessment.cancel",                Ats(Ashby),      ashby::cancel_ashby_assessment);
}

#[rustfmt::skip]
fn calendar(t: &mut Table) {
    use Access::{Account, Public};
    use crate::routes::calendar;

    t.get ("/api/users/calendar",                             Account,     calendar::show_calendar_address);
    t.post("/api/users/calendar",                             Account,     calendar::make_calendar_address);
    t.post("/api/users/calendar/delete",                      Account,     calendar::end_calendar_address);
    t.get ("/api/calendar/{secret}/assay.ics",                Public,      calendar::read_calendar);
}
