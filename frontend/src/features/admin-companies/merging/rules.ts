import type { AdminCompany } from '@/api/words';
import type { MergerFate, MergerPart } from '@/api/words/admin';
import type { ComboboxOption } from '@/ui/Combobox';

/** The order in which parts are shown: what changes for people first, what stays last. */
const order: readonly MergerFate[] = ['moved', 'copied', 'replaced', 'ended', 'dropped', 'kept'];

/** The parts of a preview in the order in which they are shown. */
export const inOrder = (parts: readonly MergerPart[]): MergerPart[] =>
  order.flatMap((fate) => parts.filter((part) => part.fate === fate));

/** The companies that another one can be merged into, as suggestions. */
export const suggestions = (companies: readonly AdminCompany[], from: string): ComboboxOption[] =>
  companies
    .filter(({ id, state }) => id !== from && state !== 'merged')
    .map(({ id, name, domain }) => ({
      key: id,
      label: name,
      ...(domain === null ? {} : { detail: domain }),
    }));

/** Whether somebody typed the name, but for spaces around it. */
export const isNamed = (typed: string, name: string): boolean => typed.trim() === name.trim();
