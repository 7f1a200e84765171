//! The routes about trials of problems, the wording of invitations, results, cut-offs, earlier results, declined
//! invitations, the assistant of attempts, the reviews of reports and the decisions about them.

use crate::web::Access;
use crate::web::table::Table;

#[rustfmt::skip]
pub(super) fn lines(t: &mut Table) {
    use Access::{Account, Assessments, Company, Public, Results};
    use crate::routes::candidate::taking::{assistance, declining, earlier};
    use crate::routes::company::assessing::{cut_offs, results, trials, wording};
    use crate::routes::results::{assistant, decisions, reviews};

    t.get ("/api/assessments/{id}/cut-off",                   Results,     cut_offs::show_cut_off);
    t.put ("/api/assessments/{id}/cut-off",                   Assessments, cut_offs::save_cut_off);
    t.post("/api/problems/{id}/trial",                        Assessments, trials::try_problem);
    t.get ("/api/assessments/{id}/results",                   Results,     results::list_results);
    t.get ("/api/assessments/{id}/results/export",            Results,     results::export_results);
    t.post("/api/assessments/{id}/mail/preview",              Assessments, wording::preview_invitation_mail);
    t.post("/api/assessments/{id}/mail/test",                 Assessments, wording::send_invitation_test);
    t.post("/api/codebrain/{id}/earlier-result",              Account,     earlier::share_earlier_result);
    t.post("/api/codebrain/{id}/earlier-result/withdraw",     Account,     earlier::withdraw_earlier_result);
    t.post("/api/codebrain/{id}/decline",                     Account,     declining::decline_invitation);
    t.get ("/api/reports/{id}/decision",                      Company,     decisions::show_result_decision);
    t.post("/api/reports/{id}/decision",                      Company,     decisions::decide_on_result);
    t.get ("/api/reports/{id}/reviews",                       Company,     reviews::list_report_reviews);
    t.put ("/api/reports/{id}/review",                        Company,     reviews::save_report_review);

    t.get ("/api/attempts/{id}/questions",                    Account,     assistance::show_assistance);
    t.post("/api/attempts/{id}/tasks/{task}/questions",       Account,     assistance::ask_assistant);
    t.post("/api/attempts/{id}/questions/{question}/answer",  Account,     assistance::hear_assistant);
    t.get ("/api/reports/{id}/assistant",                     Account,     assistant::show_report_assistant);
    t.post("/api/shared-assistant",                           Public,      assistant::show_shared_assistant);
}
