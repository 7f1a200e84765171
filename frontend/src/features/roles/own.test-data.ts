import type { Role } from '@/api/words';
import { emptyForm } from './api';

/** A draft that nobody has filled in. */
export const draft: Role = {
  id: '01930000-0000-7000-8000-000000000001',
  version: 1,
  state: 'draft',
  revision: null,
  form: emptyForm,
  published: null,
  note: null,
  comments: [],
  publish_at: null,
  submitted_at: null,
  closed_at: null,
  created_at: '2026-11-23T10:00:00Z',
  changed_at: '2026-11-23T10:00:00Z',
  actions: ['edit', 'submit', 'delete'],
  release: { is_direct: false, usual_hours: 24 },
};
