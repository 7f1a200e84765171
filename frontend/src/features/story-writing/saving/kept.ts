import type { StoryForm } from '@/features/story-writing/draft';
import { forget, read, write } from '@/platform/storage';
import { emptyForm } from '@/features/story-writing/form';

type Kept = Readonly<Record<string, StoryForm>>;

/** A story that the server does not have yet has no id. */
const placeOf = (id: string | null) => id ?? 'new';

function all(): Kept {
  try {
    const kept: unknown = JSON.parse(read('interviewDraft') ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

/** What this browser holds of one story that the server does not have; null where it holds nothing. */
export function keptForm(id: string | null): StoryForm | null {
  const form = all()[placeOf(id)];
  return form === undefined ? null : { ...emptyForm, ...form };
}

/** Keeps one story's words beside those of others; null: the server has everything of it. */
export function keepForm(id: string | null, form: StoryForm | null): void {
  const next = new Map(Object.entries(all()));
  if (form === null) next.delete(placeOf(id));
  else next.set(placeOf(id), form);
  if (next.size === 0) forget('interviewDraft');
  else write('interviewDraft', JSON.stringify(Object.fromEntries(next)));
}
