import type { User } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { mayAssess, mayWriteProblems, tabLock } from '@/features/company/rules';
import { createRole } from '@/features/roles/api';
import { text } from '@/features/shell/text';

/** Something to begin, which answers the page that it goes on at. */
export type Act = { label: string; begin: () => Promise<string> };

const words = text.palette.acts;
const at = (label: string, path: string): Act => ({ label, begin: () => Promise.resolve(path) });

const newRole: Act = {
  label: words.newRole,
  begin: async () => to(paths.role, { roleId: (await createRole()).id }),
};

/** What a company's member may begin: owners and recruiters hire, owners bring colleagues. */
function ofCompany(user: User): (Act | false)[] {
  const { company } = user;
  if (company === null) return [];
  const hires = company.role === 'owner' || company.role === 'recruiter';
  const assesses = hires && mayAssess(user);
  return [
    hires && tabLock('create-jobs', user) === null && newRole,
    assesses && at(words.newAssessment, paths.assessmentNew),
    hires && mayWriteProblems(user) && at(words.newProblem, `${paths.problemBuilder}#new`),
    assesses && at(words.invite, to(paths.companySendAssessment, { id: company.id })),
    company.role === 'owner' && at(words.inviteColleague, `${paths.clientProfile}#invite`),
  ];
}

/** What the palette begins for this person, by kind of account; only what is open to them. */
export function actsOf(user: User | null): Act[] {
  if (user === null) return [];
  const isCandidate = !user.is_company && !user.is_admin && !user.is_partner;
  const acts = [
    ...(user.is_company ? ofCompany(user) : []),
    user.is_partner && at(words.newAssessment, paths.partnerAssessmentNew),
    user.is_billing_staff && at(words.newInvoice, paths.invoiceNew),
    user.is_author && at(words.newProblem, `${paths.problemBuilder}#new`),
    isCandidate && at(text.shareInterview, paths.submitInterview),
  ];
  // A person kept by an earlier version of this application says nothing of being an author.
  return acts.filter((act): act is Act => Boolean(act));
}
