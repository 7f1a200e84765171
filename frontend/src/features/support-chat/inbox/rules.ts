import { generatePath } from 'react-router-dom';
import type { AdminSupportDetail, SupportState } from '@/api/words/support';
import type { HistoryStep } from '@/api/words';
import { paths } from '@/facts/paths';
import { text } from './text';

/** The states of the inbox; what waits for support comes first. */
export const states: readonly SupportState[] = ['open', 'pending', 'snoozed', 'resolved'];

/** The state of an address; what waits where the address names none. */
export function stateOf(query: string | null): SupportState {
  return states.find((state) => state === query) ?? 'open';
}

/** The admin's page about the person. */
export function personPath({ person }: Pick<AdminSupportDetail, 'person'>): string | null {
  switch (person.kind) {
    case 'company':
      return person.company === null
        ? null
        : `${paths.adminCompanies}?company=${person.company.id}`;
    case 'partner':
      return generatePath(paths.adminPartner, { partnerId: person.id });
    case 'candidate':
      return `${paths.adminInterns}?standing=all&candidate=${person.id}`;
  }
}

/** Labels as they are typed, with commas between them. */
export function labelsOf(typed: string): string[] {
  const labels = typed.split(',').map((label) => label.trim());
  return [...new Set(labels.filter((label) => label !== ''))];
}

/** Until when a conversation can be put off, by what it is called. */
export function snoozes(now: Date): readonly { name: string; until: Date }[] {
  const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  const tomorrow = new Date(now);
  tomorrow.setDate(tomorrow.getDate() + 1);
  tomorrow.setHours(9, 0, 0, 0);
  return [
    { name: text.acts.hours(1), until: later(1) },
    { name: text.acts.hours(4), until: later(4) },
    { name: text.acts.tomorrow, until: tomorrow },
    { name: text.acts.week, until: later(7 * 24) },
  ];
}

/** One line of the history: from which state to which. */
export function stepWords({ from, to, action }: HistoryStep): string {
  const names: Record<string, string> = text.states;
  const name = (state: string) => names[state] ?? state;
  return to === null ? action : text.historyLine(from === null ? null : name(from), name(to));
}
