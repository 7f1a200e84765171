import type { OwnStory, StoryForm } from './draft';
import { emptyForm, newRound } from './form';

/** A form that could be sent. */
export const wholeForm: StoryForm = {
  ...emptyForm,
  company_name: 'Saltmarsh Grid',
  position: 'Backend Intern',
  level: 'intern',
  year: 2026,
  month: 3,
  source: 'applied',
  rounds: [
    { ...newRound, kind: 'phone', format: 'phone', minutes: 30, description: 'With a recruiter.' },
  ],
  difficulty: 3,
  experience: 'positive',
  outcome: 'no_offer',
  summary: 'Two calm rounds.',
  no_confidential: true,
};

export function ownWith(parts: Partial<OwnStory> = {}): OwnStory {
  return {
    id: 'o1',
    version: 1,
    state: 'draft',
    form: wholeForm,
    warnings: [],
    machine_filled: [],
    confirmed: [],
    note: null,
    pending_edit: false,
    likes_count: 0,
    preview: { told_by: 'Backend intern, 2026', ...wholeForm, pay: null },
    edit_state: null,
    path: null,
    submitted_at: null,
    published_at: null,
    created_at: '2026-11-20T10:00:00Z',
    changed_at: '2026-11-20T10:00:00Z',
    actions: ['edit', 'submit', 'withdraw'],
    ...parts,
  };
}
