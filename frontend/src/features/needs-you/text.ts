import type { NeedKind } from '@/api/words/company/home';

const kinds: Record<NeedKind, string> = {
  review: 'Released, and nobody has moved them for seven days',
  introduced: 'Accepted your introduction, and nobody has answered them',
  scorecard: 'You met them. Your scorecard is not in',
  no_time: 'None of the interview times fits them',
  offer_ending: 'Their offer ends unanswered',
  role_changes: 'Sent back with changes to make',
  extra_time: 'Asks for extra time',
  report_review: 'Your review of the report is not submitted',
  integrity_case: 'Decide about the integrity case',
  internship_item: 'The company has an item of the checklist to do',
  check_in: 'Check in for the week',
  intern_rating: 'Rate the intern',
  internship_end: 'Confirm that the internship has ended',
  extension: 'Proposes a later last day',
  invoice_due: 'Invoice to pay',
};

/** Words of what needs the reader. */
export const text = {
  title: 'Needs you',
  list: 'What needs you, the longest first',
  kinds,
  somebody: 'A candidate',
  anonymous: (code: string) => `Candidate ${code}`,
  until: 'ends',
  due: (day: string) => `due ${day}`,
  more: (n: number) => `And ${n} more:`,
  moreIn: (n: number, list: string) => `${n} in ${list}`,
  empty: 'Nothing needs you now.',
  failed: 'What needs you could not be loaded.',
  places: {
    selection: 'Talent selection',
    roles: 'Create Roles',
    interns: 'My interns',
    assessments: 'Assessment',
    review: 'Review queue',
    invoices: 'Profile',
  },
} as const;
