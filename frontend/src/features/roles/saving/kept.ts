import type { RoleForm } from '@/api/words';
import { emptyForm } from '@/features/roles/api';
import { forget, read, write } from '@/platform/storage';

type Kept = Readonly<Record<string, RoleForm>>;

function all(): Kept {
  try {
    const kept: unknown = JSON.parse(read('roleDraft') ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

/** What this browser holds of a role that the server does not have; null where it holds nothing. */
export function keptForm(id: string): RoleForm | null {
  const form = all()[id];
  return form === undefined ? null : { ...emptyForm, ...form };
}

/** Keeps one role's words beside those of others; null: the server has everything of it. */
export function keepForm(id: string, form: RoleForm | null): void {
  const next = new Map(Object.entries(all()));
  if (form === null) next.delete(id);
  else next.set(id, form);
  if (next.size === 0) forget('roleDraft');
  else write('roleDraft', JSON.stringify(Object.fromEntries(next)));
}
