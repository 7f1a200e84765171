import type { NeedKind } from '@/api/words/company/home';

const kinds: Record<NeedKind, string> = {
  review: 'Released and not moved for seven days',
  introduced: 'Accepted your introduction and not answered yet',
  scorecard: 'Interviewed, your scorecard is missing',
  no_time: 'None of the interview times works',
  offer_ending: 'Offer not answered yet',
  role_changes: 'Changes requested',
  extra_time: 'Asks for extra time',
  report_review: 'Your report review is not submitted',
  result: 'Result to decide on',
  integrity_case: 'Decide the integrity case',
  internship_item: 'Checklist item to complete',
  check_in: 'Check in for the week',
  intern_rating: 'Rate the intern',
  internship_end: 'Confirm that the internship has ended',
  extension: 'Proposes a later last day',
  invoice_due: 'Invoice to pay',
};

/** Words of what needs the reader. */
export const text = {
  title: 'Needs you',
  list: 'Needs you, longest first',
  kinds,
  somebody: 'A candidate',
  anonymous: (code: string) => `Candidate ${code}`,
  until: 'ends',
  due: (day: string) => `due ${day}`,
  more: (n: number) => `And ${n} more:`,
  moreIn: (n: number, list: string) => `${n} in ${list}`,
  empty: 'You’re all caught up.',
  failed: 'This list could not be loaded.',
  places: {
    selection: 'Talent selection',
    roles: 'Create Roles',
    interns: 'My interns',
    assessments: 'Assessment',
    review: 'Review queue',
    invoices: 'Profile',
  },
} as const;
