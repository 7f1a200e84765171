/** Where what needs somebody is done, and what it is called. Pure. */
import type { HomePerson, Need, NeedKind, Needs } from '@/api/words/company/home';
import { paths, to } from '@/facts/paths';
import { text } from './text';

type Place = keyof typeof text.places;

const ofCandidate = ({ place_id: applicationId, role_id: roleId }: Need) =>
  roleId === null ? paths.talentSelection : to(paths.selectionCandidate, { roleId, applicationId });
const ofInternship = ({ place_id: internshipId }: Need) => to(paths.internship, { internshipId });

const ways: Record<NeedKind, { list: Place; path: (need: Need) => string }> = {
  review: { list: 'selection', path: ofCandidate },
  introduced: { list: 'selection', path: ofCandidate },
  scorecard: { list: 'selection', path: ofCandidate },
  no_time: { list: 'selection', path: ofCandidate },
  offer_ending: { list: 'selection', path: ofCandidate },
  role_changes: { list: 'roles', path: ({ place_id: roleId }) => to(paths.role, { roleId }) },
  extra_time: {
    list: 'assessments',
    path: ({ place_id: assessmentId }) => to(paths.assessmentDetail, { assessmentId }),
  },
  report_review: {
    list: 'assessments',
    path: ({ place_id: reportId }) => to(paths.report, { reportId }),
  },
  result: {
    list: 'assessments',
    path: ({ place_id: reportId }) => to(paths.report, { reportId }),
  },
  integrity_case: {
    list: 'review',
    path: ({ place_id: id }) => `${paths.assessmentReview}?case=${id}`,
  },
  internship_item: { list: 'interns', path: ofInternship },
  check_in: { list: 'interns', path: ofInternship },
  intern_rating: { list: 'interns', path: ofInternship },
  internship_end: { list: 'interns', path: ofInternship },
  extension: { list: 'interns', path: ofInternship },
  invoice_due: {
    list: 'invoices',
    path: ({ place_id: invoiceId }) => to(paths.clientInvoice, { invoiceId }),
  },
};

/** Where it is done. */
export const pathOf = (need: Need): string => ways[need.kind].path(need);

const lists: Record<Place, string> = {
  selection: paths.talentSelection,
  roles: paths.createJobs,
  interns: paths.myInterns,
  assessments: paths.assessment,
  review: paths.assessmentReview,
  invoices: paths.clientProfile,
};

/** Where what is not listed stands, list by list in the order of the dashboard, and how much of it. */
export function restOf(more: Needs['more']): { label: string; path: string; count: number }[] {
  const counts = new Map<Place, number>();
  for (const { kind, count } of more) {
    const { list } = ways[kind];
    counts.set(list, (counts.get(list) ?? 0) + count);
  }
  return (Object.keys(lists) as Place[])
    .map((place) => ({
      label: text.places[place],
      path: lists[place],
      count: counts.get(place) ?? 0,
    }))
    .filter(({ count }) => count > 0);
}

/** What somebody is called: by name where that may be shown. */
export function nameOf({ name, code }: HomePerson): string {
  if (name !== null) return name;
  return code === null ? text.somebody : text.anonymous(code);
}

/** Who or what it is about, and what that belongs to. */
export function headOf({ whom, title }: Need): { name: string; detail: string | null } {
  return whom === null ? { name: title, detail: null } : { name: nameOf(whom), detail: title };
}
