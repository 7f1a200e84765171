import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '@/api/client';
import { rows } from '@/api/cache/page';
import type { User } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { myInvitationsQuery } from '@/features/candidate/api';
import { companiesQuery } from '@/features/admin-companies/api';
import { candidatesQuery } from '@/features/people/api';
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

const isAsked = (typed: string) => typed.length >= SHORTEST;

/** Who looks after the money only reads no candidates. */
const readsCandidates = ({ company }: User) => company !== null && company.role !== 'billing';

/** A company's roles, applicants, assessments and invitations with these letters in them, by the server's search. */
const companyQuery = (q: string) =>
  queryOptions({
    queryKey: ['company', 'find', q] as const,
    queryFn: ({ signal }) => api.get('/api/companies/me/find', { query: { q }, signal }),
  });

/** What a member of a company who reads candidates finds. */
function useOfCompany(typed: string, enabled: boolean): FoundGroup[] {
  const { data } = useQuery({ ...companyQuery(typed), enabled });
  if (!enabled || data === undefined) return [];
  return [
    {
      heading: words.roles,
      items: data.roles.map(({ id, title }) => ({
        key: `role ${id}`,
        label: title,
        note: '',
        path: to(paths.role, { roleId: id }),
      })),
    },
    {
      heading: words.candidates,
      items: [
        ...data.applicants.map(({ id, role_id, role_title, name }) => ({
          key: `applicant ${id}`,
          label: name,
          note: role_title,
          path: to(paths.selectionCandidate, { roleId: role_id, applicationId: id }),
        })),
        ...data.invitations.map(
          ({ id, name, email, assessment_id, assessment_title, report_id }) => ({
            key: `invited ${id}`,
            label: name ?? email,
            note: assessment_title,
            path:
              report_id === null
                ? to(paths.assessmentDetail, { assessmentId: assessment_id })
                : to(paths.report, { reportId: report_id }),
          }),
        ),
      ],
    },
    {
      heading: words.assessments,
      items: data.assessments.map(({ id, title }) => ({
        key: `assessment ${id}`,
        label: title,
        note: '',
        path: to(paths.assessmentDetail, { assessmentId: id }),
      })),
    },
  ];
}

/** What the admin finds: accounts of candidates, and companies. */
function useOfAdmin(typed: string, enabled: boolean): FoundGroup[] {
  const people = useInfiniteQuery({
    ...candidatesQuery({ standing: 'all', search: typed }),
    enabled,
  });
  const companies = useInfiniteQuery({ ...companiesQuery({ search: typed }), enabled });
  if (!enabled) return [];
  return [
    {
      heading: words.candidates,
      items: rows(people.data).map(({ id, display_name, email }) => ({
        key: `person ${id}`,
        label: display_name === '' ? email : display_name,
        note: email,
        path: `${paths.adminInterns}?candidate=${id}`,
      })),
    },
    {
      heading: words.companies,
      items: rows(companies.data).map(({ id, name }) => ({
        key: `company ${id}`,
        label: name,
        note: '',
        path: `${paths.adminCompanies}?company=${id}`,
      })),
    },
  ];
}

const says = (typed: string) => (item: Found) =>
  `${item.label} ${item.note}`.toLowerCase().includes(typed.toLowerCase());

/**
 * What the words name among the person's own things and the stories that everybody reads. A candidate's own are looked
 * for among the newest, as the lists on the pages hold them; everything else by the server's search.
 */
export function useFound(user: User | null, query: string): FoundGroup[] {
  const typed = useSettled(query.trim(), PAUSE_MS);
  const on = isAsked(typed);
  const candidate = user !== null && !user.is_company && !user.is_admin;
  const ofCompany = useOfCompany(typed, on && user !== null && readsCandidates(user));
  const ofAdmin = useOfAdmin(typed, on && user !== null && user.is_admin);
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
    ...ofCompany,
    ...ofAdmin,
    {
      heading: text.candidate.assessments,
      items: rows(invitations.data)
        .map(({ code, assessment_title, company_name }) => ({
          key: `invitation ${code}`,
          label: assessment_title,
          note: company_name,
          path: to(paths.attempt, { first: code }),
        }))
        .filter(says(typed)),
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
