//! Invoices: for staff who write and settle them, and for the companies that they are to.

pub(crate) mod acts;
pub(crate) mod allowance;
pub(crate) mod company;
pub(crate) mod drafts;
pub(crate) mod figures;
pub(crate) mod list;
pub(crate) mod online;
pub(crate) mod views;

use utoipa::OpenApi;

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(
    figures::show_billing_figures,
    figures::list_billing_companies,
    list::list_invoices,
    list::export_invoices,
    drafts::preview_invoice,
    drafts::create_invoice,
    drafts::show_invoice,
    drafts::save_invoice,
    drafts::delete_invoice,
    acts::issue_invoice,
    acts::record_payment,
    acts::reverse_payment,
    acts::credit_invoice,
    acts::void_invoice,
    acts::write_off_invoice,
    acts::remind_of_invoice,
    company::list_my_invoices,
    company::show_my_invoice,
    company::show_payment_cover,
    allowance::show_allowance,
    allowance::show_quotas,
    online::pay_my_invoice,
    online::make_payment_page,
    online::receive_stripe_event,
))]
pub(crate) struct Document;
