import type { Meeting, MeetingState, ProposeMeeting, TeamMember } from '@/api/words';
import type { BadgeTone } from '@/ui/Badge';

export const stateTones: Record<MeetingState, BadgeTone> = {
  proposed: 'caution',
  unfit: 'negative',
  set: 'positive',
  moving: 'caution',
  cancelled: 'neutral',
};

/** The name of the zone whose clocks the reader lives by. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** “Monday 29 March 2027, 10:30”, by the clocks of a zone on that day. */
export function momentWords(at: string, zone: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone }).format(new Date(at));
  const day = part({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return `${day.replace(',', '')}, ${part({ hour: '2-digit', minute: '2-digit' })}`;
}

/** “09:30 to 10:15” of an appointment, by the clocks of a zone. */
export function spanWords(from: string, to: string, zone: string): string {
  const end = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
  }).format(new Date(to));
  return `${momentWords(from, zone)} to ${end}`;
}

/** The zone as it is called, with its distance from UTC on that day: “Europe/Lisbon, UTC+1”. */
export function zoneWords(at: string, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    timeZoneName: 'shortOffset',
  }).formatToParts(new Date(at));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
  const distance = offset.replace('GMT', 'UTC').replace(/\+0$/, '');
  return zone === distance ? zone : `${zone}, ${distance}`;
}

/** The instant of what a field for date and time holds, by the reader's own clocks; null where it is empty. */
export function instantOf(typed: string): string | null {
  const at = new Date(typed);
  return typed === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** What the form of a proposal holds. */
export type Draft = {
  slots: readonly string[];
  minutes: string;
  place: string;
  message: string;
  /** Null until somebody is chosen or taken off. */
  people: readonly string[] | null;
};

/** The members who see candidates, and so can meet them. */
export const interviewersOf = (members: readonly TeamMember[]): TeamMember[] =>
  members.filter(({ role }) => role !== 'billing');

/** Who takes part: before anybody is chosen, the only one who can. */
export function peopleOf({ people }: Draft, members: readonly TeamMember[]): readonly string[] {
  if (people !== null) return people;
  const [one, ...others] = interviewersOf(members);
  return one === undefined || others.length > 0 ? [] : [one.id];
}

/** The proposal as it is sent; a time that is missing is one that cannot be. */
export function bodyOf(draft: Draft, version: number, zone: string): ProposeMeeting {
  const { slots, minutes, place, message, people } = draft;
  return {
    version,
    slots: slots.map((slot) => instantOf(slot) ?? new Date(0).toISOString()),
    zone,
    minutes: /^\d{1,4}$/.test(minutes.trim()) ? Number(minutes) : 0,
    place,
    message: message.trim() === '' ? null : message,
    people: [...(people ?? [])],
  };
}

const early = ['applied', 'screening', 'released'];

/** Whether the stage in which interviews are proposed is still to come. */
export const isEarly = (state: string): boolean => early.includes(state);

/** Whether an interview can be proposed at this stage. */
export const canPropose = (state: string): boolean =>
  ['shortlisted', 'assessment', 'interview'].includes(state);

/** The address of a call, where the place is one. */
export function callOf(place: string): string | null {
  try {
    const url = new URL(place);
    return url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}

/** Whether the company can still change it. */
export const isOpen = ({ state, over }: Meeting): boolean => state !== 'cancelled' && !over;
