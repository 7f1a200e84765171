import { text } from '@/features/story-writing/text';

/** The value of the option for "no month"; a list cannot hold an empty one. */
export const NOT_SAID = 'none';
const MONTHS_BACK = 48;
const MONTH = /^[12]\d{3}-(0[1-9]|1[0-2])$/;

const name = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const option = (value: string) => ({ value, label: name.format(new Date(`${value}-01T00:00Z`)) });

/** The last four years' months, newest first, and the one that is chosen where it is older. */
export function monthOptions(now: Date, chosen: string | null) {
  const back = Array.from({ length: MONTHS_BACK }, (_, at) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() - at, 1)).toISOString().slice(0, 7),
  );
  const older = chosen !== null && MONTH.test(chosen) && !back.includes(chosen);
  const known = older ? [...back, chosen] : back;
  return [{ value: NOT_SAID, label: text.round.notSaid }, ...known.map(option)];
}
