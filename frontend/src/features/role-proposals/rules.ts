import type { AdminCompany } from '@/api/words';
import type { RoleProposal } from '@/api/words/hiring/slates';
import type { ComboboxOption } from '@/ui/Combobox';

/** The longest reason of a no, in characters. */
const MOST = 2000;

const lengthOf = (typed: string) => Array.from(typed.trim()).length;

/** The proposals that a candidate can answer. */
export const waiting = (all: readonly RoleProposal[]): RoleProposal[] =>
  all.filter(({ state }) => state === 'proposed');

/** Companies as suggestions. */
export const companyOptions = (companies: readonly AdminCompany[]): ComboboxOption[] =>
  companies.map(({ id, name, domain }) => ({
    key: id,
    label: name,
    ...(domain === null ? {} : { detail: domain }),
  }));

export const isTooLong = (reason: string): boolean => lengthOf(reason) > MOST;

/** Whether a note says enough, and no more than is read. */
export const isNote = (typed: string): boolean => {
  const length = lengthOf(typed);
  return length >= 20 && length <= MOST;
};
