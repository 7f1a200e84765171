import type { NewCustomerSteps } from '@/api/words/admin';

/** Words of the companies that have begun to pay. */
export const text = {
  title: 'Onboarding',
  lead: 'New paying companies and their first steps.',
  list: 'New paying companies, latest first',
  since: (day: string) => `paying since ${day}`,
  progress: (done: number, total: number) => `${done} of ${total} steps`,
  steps: {
    profile: 'Profile complete, domain approved',
    team: 'A second person in the team',
    access: 'Assessments open',
    assessment: 'First assessment created',
    invitation: 'First candidate invited',
    role: 'First role published',
  } satisfies Record<keyof NewCustomerSteps, string>,
  done: 'Done:',
  missing: 'Missing:',
  empty: 'No new paying companies.',
  toPaying: 'See paying companies',
  loadFailed: 'The companies could not be loaded.',
  more: 'Show more',
} as const;
