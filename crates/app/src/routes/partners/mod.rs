//! Partners: what they see of those they brought and of what they earn, what the admin decides about
//! them, and what staff pay them.

pub(crate) mod admin;
pub(crate) mod admin_acts;
pub(crate) mod cohorts;
pub(crate) mod invitations;
pub(crate) mod own;
pub(crate) mod payouts;
pub(crate) mod seats;
pub(crate) mod shown;
pub(crate) mod students;
mod views;

use utoipa::OpenApi;

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    own::show_own_partnership,
    students::list_brought_students,
    students::export_brought_students,
    invitations::list_student_invitations,
    invitations::invite_students,
    invitations::remind_students,
    invitations::show_partner_invitation_stop,
    invitations::stop_partner_invitations,
    invitations::allow_partner_invitations,
    own::list_brought_companies,
    own::list_own_commissions,
    own::list_own_statements,
    own::show_own_statement,
    own::export_own_statement,
    cohorts::list_cohorts,
    cohorts::create_cohort,
    cohorts::show_cohort,
    cohorts::list_cohort_results,
    cohorts::mail_cohort,
    cohorts::close_cohort,
    seats::show_seat,
    seats::join_cohort,
    seats::show_cohort_result,
    shown::count_referral_click,
    shown::show_partner_visibility,
    shown::set_partner_visibility,
    admin::list_partners,
    admin::export_partners,
    admin::show_partner,
    admin::list_partner_referrals,
    admin::list_partner_commissions,
    admin::list_partner_statements,
    admin_acts::agree_partner_terms,
    admin_acts::replace_partner_code,
    admin_acts::suspend_partner,
    admin_acts::restore_partner,
    admin_acts::adjust_partner,
    admin_acts::clear_referral,
    admin_acts::decline_commission,
    payouts::list_payouts,
    payouts::pay_partner_statement,
))]
pub(crate) struct Document;
