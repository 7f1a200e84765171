import type {
  PresenceArea,
  PresenceCounts,
  PresenceHour,
  PresenceRole,
  PresenceState,
} from '@/api/words/presence';
import type { BadgeTone } from '@/ui/Badge';

export const roles: readonly PresenceRole[] = ['candidate', 'company', 'partner', 'admin'];

export const states: readonly PresenceState[] = ['active', 'idle', 'away', 'offline'];

export const areas: readonly PresenceArea[] = [
  'assessment',
  'practice',
  'candidate',
  'company',
  'partner',
  'admin',
  'billing',
  'problem_builder',
  'interviews',
  'talent',
  'roles',
  'reports',
  'account',
  'home',
  'other',
];

export const stateTones: Record<PresenceState, BadgeTone> = {
  active: 'positive',
  idle: 'caution',
  away: 'neutral',
  offline: 'outline',
};

/** Who is looked for, as the address holds it. Without a state, everybody who is online. */
export type Looked = {
  role?: PresenceRole;
  area?: PresenceArea;
  state?: PresenceState;
  search?: string;
};

const one = <T extends string>(all: readonly T[], given: string | null): T | undefined =>
  all.find((word) => word === given);

export function lookedOf(params: URLSearchParams): Looked {
  const role = one(roles, params.get('role'));
  const area = one(areas, params.get('area'));
  const state = one(states, params.get('state'));
  const search = (params.get('search') ?? '').trim().slice(0, 100);
  return {
    ...(role === undefined ? {} : { role }),
    ...(area === undefined ? {} : { area }),
    ...(state === undefined ? {} : { state }),
    ...(search === '' ? {} : { search }),
  };
}

/** How many are online, whatever they do. */
export function onlineOf(counts: PresenceCounts): number {
  return counts.roles.reduce((sum, { active, idle, away }) => sum + active + idle + away, 0);
}

/** The people of each hour, of all roles together, oldest first. */
export function byHour(hours: readonly PresenceHour[]): { hour: string; people: number }[] {
  const sums = new Map<string, number>();
  for (const { hour, people } of hours) sums.set(hour, (sums.get(hour) ?? 0) + people);
  return Array.from(sums, ([hour, people]) => ({ hour, people })).toSorted((a, b) =>
    a.hour.localeCompare(b.hour),
  );
}

/** The same with the hours in between in which nobody was. */
export function everyHour(
  sums: readonly { hour: string; people: number }[],
): { hour: string; people: number }[] {
  const first = sums[0];
  const last = sums.at(-1);
  if (first === undefined || last === undefined) return [];
  const known = new Map(sums.map(({ hour, people }) => [Date.parse(hour), people]));
  const from = Date.parse(first.hour);
  const count = (Date.parse(last.hour) - from) / 3_600_000 + 1;
  return Array.from({ length: count }, (_, number) => {
    const at = from + number * 3_600_000;
    return { hour: new Date(at).toISOString(), people: known.get(at) ?? 0 };
  });
}

/** What is left of an attempt, in whole minutes; less than one is 0. */
export function minutesLeft(endsAt: string, now: Date): number {
  return Math.max(0, Math.floor((Date.parse(endsAt) - now.getTime()) / 60_000));
}
