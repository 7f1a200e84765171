import type { AdminCandidate } from '@/api/words';
import type { AccountLikeness, AccountMergerPart, MergerFate } from '@/api/words/admin';
import { nameOf } from '@/features/people/rules';
import type { ComboboxOption } from '@/ui/Combobox';
import { text } from './text';

/** The order in which parts are shown: what changes for the person first, what stays last. */
const order: readonly MergerFate[] = ['moved', 'copied', 'replaced', 'ended', 'dropped', 'kept'];

/** The parts of a preview in the order in which they are shown. */
export const inOrder = (parts: readonly AccountMergerPart[]): AccountMergerPart[] =>
  order.flatMap((fate) => parts.filter((part) => part.fate === fate));

/** The accounts that another one can be merged into, as suggestions. */
export const suggestions = (people: readonly AdminCandidate[], from: string): ComboboxOption[] =>
  people
    .filter(({ id, merged_into: into }) => id !== from && into === null)
    .map((person) => ({ key: person.id, label: nameOf(person), detail: person.email }));

/** Whether somebody typed the address, whatever its case and the spaces around it. */
export const isAddress = (typed: string, email: string): boolean =>
  typed.trim().toLowerCase() === email;

/** What is wrong with a reason; undefined when it can be sent. */
export function mergerReasonProblem(words: string): string | undefined {
  const length = Array.from(words.trim()).length;
  if (length < 20) return text.reasonShort;
  return length > 2000 ? text.reasonLong : undefined;
}

/** What two accounts have in common, in words. */
export const likenessWords = (by: readonly AccountLikeness[]): string =>
  by.map((likeness) => text.likenesses[likeness]).join(', ');
