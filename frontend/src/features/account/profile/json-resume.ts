/** The profile as a document in the JSON Resume format, and back. Pure. Source: jsonresume.org/schema, 1.0.0. */
import { MOST, withSkill, type ProfileDraft } from '@/features/account/rules';

/** More than a résumé of words takes. */
export const MAX_FILE_BYTES = 1024 * 1024;

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

type Said = Record<string, unknown>;

const said = (words: string) => (words.trim() === '' ? undefined : words.trim());

const linesOf = (words: string) =>
  words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What the profile says, as it is written; what it does not say is left out. */
export function resumeOf(draft: ProfileDraft, email: string): Said {
  return {
    $schema: SCHEMA,
    basics: {
      name: said(draft.display_name),
      label: said(draft.headline),
      email,
      phone: said(draft.phone),
    },
    education: linesOf(draft.education).map((institution) => ({ institution })),
    skills: draft.skills.map((name) => ({ name })),
  };
}

const isObject = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const objectsOf = (value: unknown): Said[] => (Array.isArray(value) ? value.filter(isObject) : []);

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(lineOf) : []);

/** One line without characters that cannot be seen; empty where it is no text. */
function lineOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

const cut = (words: string, most: number) => Array.from(words).slice(0, most).join('').trim();

const yearOf = (value: unknown) => /^\d{4}/u.exec(lineOf(value))?.[0] ?? '';

/** One school in one line, such as “BSc, Mathematics, Leeds, 2020–2023”. */
function schoolOf({ studyType, area, institution, startDate, endDate }: Said): string {
  const years = [yearOf(startDate), yearOf(endDate)].filter((year) => year !== '').join('–');
  const parts = [lineOf(studyType), lineOf(area), lineOf(institution), years];
  return parts.filter((part) => part !== '').join(', ');
}

/** The first schools that fit, whole. */
function educationOf(value: unknown): string {
  let found = '';
  for (const school of objectsOf(value).map(schoolOf)) {
    const next = found === '' ? school : `${found}\n${school}`;
    if (school !== '' && Array.from(next).length <= MOST.education) found = next;
  }
  return found;
}

/** The names of skills, and behind them their keywords, as many as a profile holds. */
function skillsOf(value: unknown): readonly string[] {
  const groups = objectsOf(value);
  const names = groups.map(({ name }) => lineOf(name));
  const others = groups.flatMap(({ keywords }) => textsOf(keywords));
  return [...names, ...others].reduce<readonly string[]>(withSkill, []);
}

/** The text of a file in UTF-8 or UTF-16, without a byte-order mark, as the server reads a résumé. */
export function textOf(file: ArrayBuffer): string {
  const [first = 1, second = 1] = new Uint8Array(file);
  // Without a mark, the first characters of JSON are ASCII, of which UTF-16 has every other byte 0.
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(file);
}

/** What a file says for the fields of a profile; null where it is no JSON Resume or says nothing of them. */
export function profileOf(file: string): Partial<ProfileDraft> | null {
  let read: unknown;
  try {
    read = JSON.parse(file);
  } catch {
    return null;
  }
  if (!isObject(read)) return null;
  const basics = isObject(read['basics']) ? read['basics'] : {};
  const texts = {
    display_name: cut(lineOf(basics['name']), MOST.display_name),
    phone: cut(lineOf(basics['phone']), MOST.phone),
    headline: cut(lineOf(basics['label']), MOST.headline),
    education: educationOf(read['education']),
  };
  const skills = skillsOf(read['skills']);
  const found: Partial<ProfileDraft> = skills.length > 0 ? { skills } : {};
  for (const field of ['display_name', 'phone', 'headline', 'education'] as const) {
    if (texts[field] !== '') found[field] = texts[field];
  }
  return Object.keys(found).length === 0 ? null : found;
}
