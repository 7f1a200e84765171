import { useInfiniteQuery } from '@tanstack/react-query';
import { rows } from '@/api/cache/page';
import type { User } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { assessmentsQuery } from '@/features/assessments/api';
import { myInvitationsQuery } from '@/features/candidate/api';
import { tabLock } from '@/features/company/rules';
import { storiesQuery } from '@/features/stories/api';
import { companyLine, storyQuery } from '@/features/stories/rules';
import { reportsQuery } from '@/features/reports/api';
import { useSettled } from '@/ui/use-settled';
import { text } from '@/features/shell/text';

/** One thing that the palette finds. */
export type Found = { key: string; label: string; note: string; path: string };
export type FoundGroup = { heading: string; items: readonly Found[] };

const PAUSE_MS = 300;
/** Shorter words find too much. */
const SHORTEST = 2;
const MOST = 5;
const words = text.palette;
const plain = storyQuery(new URLSearchParams());

const says = (typed: string) => (item: Found) =>
  `${item.label} ${item.note}`.toLowerCase().includes(typed.toLowerCase());

/**
 * What the words name among the person's own things and the stories that everybody reads. One's own are looked for
 * among the newest, as the lists on the pages hold them; stories by the server's search.
 */
export function useFound(user: User | null, query: string): FoundGroup[] {
  const typed = useSettled(query.trim(), PAUSE_MS);
  const on = typed.length >= SHORTEST;
  const candidate = user !== null && !user.is_company && !user.is_admin;
  const company = user !== null && user.is_company && tabLock('assessment', user) === null;
  const assessments = useInfiniteQuery({ ...assessmentsQuery, enabled: on && company });
  const invitations = useInfiniteQuery({
    ...myInvitationsQuery,
    enabled: on && candidate && user.email_verified,
  });
  const reports = useInfiniteQuery({ ...reportsQuery, enabled: on && candidate });
  const stories = useInfiniteQuery({
    ...storiesQuery({ ...plain, q: typed, sort: 'relevance' }),
    enabled: on,
    placeholderData: undefined,
  });
  if (!on) return [];
  const groups = [
    {
      heading: text.candidate.assessments,
      items: [
        ...rows(assessments.data).map(({ id, title }) => ({
          key: `assessment ${id}`,
          label: title,
          note: '',
          path: to(paths.assessmentDetail, { assessmentId: id }),
        })),
        ...rows(invitations.data).map(({ code, assessment_title, company_name }) => ({
          key: `invitation ${code}`,
          label: assessment_title,
          note: company_name,
          path: to(paths.attempt, { first: code }),
        })),
      ].filter(says(typed)),
    },
    {
      heading: text.candidate.reports,
      items: rows(reports.data)
        .map(({ id, assessment_title, company_name }) => ({
          key: `report ${id}`,
          label: words.reportOn(assessment_title),
          note: company_name,
          path: to(paths.report, { reportId: id }),
        }))
        .filter(says(typed)),
    },
    {
      heading: text.interviews,
      items: rows(stories.data).map((card) => ({
        key: `story ${card.id}`,
        label: card.position,
        note: companyLine(card),
        path: card.path,
      })),
    },
  ];
  return groups
    .map(({ heading, items }) => ({ heading, items: items.slice(0, MOST) }))
    .filter(({ items }) => items.length > 0);
}
