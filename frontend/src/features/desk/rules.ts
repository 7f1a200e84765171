/** Where what waits for the admin is done. Pure. */
import type { Waiting, WaitingKind } from '@/api/words/admin';
import { paths } from '@/facts/paths';

/** The list in which all of a kind stands. */
export const pathOf: Record<WaitingKind, string> = {
  support: paths.adminSupportChat,
  inquiry: `${paths.adminOnboardCompanies}?column=in_review`,
  stale_inquiry: `${paths.adminOnboardCompanies}?column=stale`,
  company_details: paths.adminCompanies,
  role: `${paths.adminUnpublishedRoles}?queue=waiting`,
  applicant: paths.adminPreviewApplicants,
  submitted_item: `${paths.adminOnboarding}?column=to_review`,
  own_item: `${paths.adminOnboarding}?column=waiting`,
  ready_internship: `${paths.adminOnboarding}?column=done`,
  appeal: `${paths.adminIntegrity}?queue=appeals`,
  integrity_case: `${paths.adminIntegrity}?queue=undecided`,
  story: `${paths.adminInterviews}?queue=pending`,
  held_story: `${paths.adminInterviews}?queue=held`,
  flagged_story: `${paths.adminInterviews}?queue=flagged`,
  edited_story: `${paths.adminInterviews}?queue=edits`,
  story_reply: `${paths.adminInterviews}?queue=replies`,
  partner_application: `${paths.adminPartners}?state=applied`,
  problem: paths.problemBuilder,
  invitation_report: paths.adminInvitationReports,
};

/** How much waits on each page, whatever its kinds. */
export function countsByPage(items: readonly Waiting[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, count } of items) {
    const [page = ''] = pathOf[kind].split('?');
    counts.set(page, (counts.get(page) ?? 0) + count);
  }
  return counts;
}
