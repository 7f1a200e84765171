import { FileCode, Search } from 'lucide-react';
import type { User } from '@/api/words';
import { paths } from '@/facts/paths';
import { mayUse, mayWriteProblems, tabLock, type CompanyTab } from '@/features/company/rules';
import type { NavItem } from './nav';
import { text } from './text';

type Tool = NavItem & {
  after: CompanyTab;
  needs: CompanyTab;
  /** What it takes besides the tab. */
  opens?: (user: User) => boolean;
};

/** Pages that are no tabs of the client dashboard, each behind a tab, and open where the tab that it `needs` is. */
const tools: readonly Tool[] = [
  {
    // Behind those that a phone shows at its bottom.
    after: 'my-interns',
    needs: 'create-jobs',
    label: text.company.findCandidates,
    path: paths.talentPoolBrowse,
    icon: Search,
  },
  {
    after: 'assessment',
    needs: 'assessment',
    opens: mayWriteProblems,
    label: text.company.ownProblems,
    path: paths.problemBuilder,
    icon: FileCode,
  },
];

const isOpen = (user: User, { needs, opens }: Tool) =>
  user.is_company &&
  tabLock(needs, user) === null &&
  mayUse(needs, user) &&
  (opens?.(user) ?? true);

/** All that are open to this member. */
export const toolsOf = (user: User | null): NavItem[] =>
  user === null ? [] : tools.filter((tool) => isOpen(user, tool)).map(itemOf);

/** Those of them that follow a tab. */
export const toolsAfter = (tab: CompanyTab, user: User): NavItem[] =>
  tools.filter((tool) => tool.after === tab && isOpen(user, tool)).map(itemOf);

function itemOf({ label, path, icon }: NavItem): NavItem {
  return { label, path, icon };
}
