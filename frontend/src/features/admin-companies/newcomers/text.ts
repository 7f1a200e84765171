import type { NewCustomerSteps } from '@/api/words/admin';

/** Words of the companies that have begun to pay. */
export const text = {
  title: 'Onboarding',
  lead: 'Companies that have begun to pay, and what each has done since.',
  list: 'Companies that have begun to pay, the last first',
  since: (day: string) => `paying since ${day}`,
  progress: (done: number, total: number) => `${done} of ${total} steps`,
  steps: {
    profile: 'Profile complete, domain approved',
    team: 'A second person in the team',
    access: 'Assessments open',
    assessment: 'First assessment made',
    invitation: 'First candidate invited',
    role: 'First role published',
  } satisfies Record<keyof NewCustomerSteps, string>,
  done: 'Done:',
  missing: 'Missing:',
  empty: 'No company has begun to pay lately.',
  toPaying: 'See paying companies',
  loadFailed: 'The companies could not be loaded.',
  more: 'Show more',
} as const;
