import { ApiError } from '@/api/errors';
import type { QuestionKind, Role, RoleForm, RoleState } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { countryName } from '@/facts/countries';
import { skillNames } from '@/facts/hiring/skills';
import type { ComboboxOption } from '@/ui/Combobox';
import { text } from './text';

export type Step = 'basics' | 'description' | 'skills' | 'logistics' | 'questions';
export const steps: readonly [Step, ...Step[]] = [
  'basics',
  'description',
  'skills',
  'logistics',
  'questions',
];

const fieldsOf: Record<Step, readonly (keyof RoleForm)[]> = {
  basics: ['title', 'kind', 'level', 'openings'],
  description: ['description', 'must_haves', 'nice_to_haves'],
  skills: ['skills', 'assessment_id', 'cut_off'],
  logistics: [
    'workplace',
    'location',
    'countries',
    'starts_on',
    'duration_weeks',
    'hours_per_week',
    'pay_min',
    'pay_max',
    'currency',
    'pay_period',
    'deadline',
  ],
  questions: ['questions'],
};

/** What is wrong with a role, in the server's words: a sentence for each field. */
export type Problems = Partial<Record<keyof RoleForm, string>>;

/** The server's complaints by field; a line of a list counts as its list. */
export function problemsBy(named: readonly { field: string; detail: string }[]): Problems {
  const problems: Record<string, string> = {};
  for (const { field, detail } of named) {
    const name = field.replace(/^form\./, '').replace(/\[\d+\].*$/, '');
    problems[name] ??= detail;
  }
  return problems;
}

/** The problems without those of fields that were changed since. */
export function openProblems(problems: Problems, before: RoleForm, now: RoleForm): Problems {
  const changed = new Set<string>(changedFields(before, now));
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !changed.has(name)));
}

export function changedFields(before: RoleForm, now: RoleForm): (keyof RoleForm)[] {
  const fields = steps.flatMap((step) => fieldsOf[step]);
  return fields.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]));
}

/** Fields of which one is wrong only beside another: none of them can be saved without the others. */
const together: readonly (readonly (keyof RoleForm)[])[] = [['pay_min', 'pay_max']];

/** The form with the fields that the server refused as it has them itself; null where it named none. */
export function withoutRefused(form: RoleForm, saved: RoleForm, refusal: unknown): RoleForm | null {
  if (!(refusal instanceof ApiError)) return null;
  const named = Object.keys(problemsBy(refusal.fields)).filter((name) => name in form);
  if (named.length === 0) return null;
  const kept = new Map<string, unknown>(Object.entries(form));
  for (const name of named)
    for (const field of together.find((all) => all.some((one) => one === name)) ?? [name])
      kept.set(field, saved[field as keyof RoleForm]);
  return { ...form, ...Object.fromEntries(kept) };
}

export const stepOf = (name: string): Step =>
  steps.find((step) => (fieldsOf[step] as readonly string[]).includes(name)) ?? 'basics';

export function problemsIn(step: Step, problems: Problems): number {
  return fieldsOf[step].filter((name) => problems[name] !== undefined).length;
}

/** The names of fields as their labels show them. */
export const fieldLabels: Record<keyof RoleForm, string> = {
  title: text.form.title,
  kind: text.form.kind,
  level: text.form.level,
  openings: text.form.openings,
  description: text.form.description,
  must_haves: text.form.mustHaves,
  nice_to_haves: text.form.niceToHaves,
  skills: text.form.skills,
  assessment_id: text.form.assessment,
  cut_off: text.form.cutOff,
  workplace: text.form.workplace,
  location: text.form.location,
  countries: text.form.countries,
  starts_on: text.form.startsOn,
  duration_weeks: text.form.weeks,
  hours_per_week: text.form.hours,
  pay_min: text.form.payMin,
  pay_max: text.form.payMax,
  currency: text.form.currency,
  pay_period: text.form.period,
  deadline: text.form.deadline,
  questions: text.steps.questions,
};

/** What a field is called, in words. */
export const labelOf = (name: string): string =>
  Object.entries(fieldLabels).find(([field]) => field === name)?.[1] ?? name;

const running: readonly RoleState[] = ['published', 'applicants_released', 'paused'];

/** Whether it has been published and is not over: what is written then are changes to it. */
export const isRunning = ({ state }: Pick<Role, 'state'>): boolean => running.includes(state);

const isBlank = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 0);

/** What a new role is given from its company's details, which nobody has written for it. */
const given: readonly string[] = ['countries', 'currency'];

/** Whether a draft is as it was begun: nothing was ever written into it, and nothing waits to be saved. */
export const isUntouched = (
  { state, version }: Pick<Role, 'state' | 'version'>,
  form: RoleForm,
): boolean =>
  state === 'draft' &&
  version === 1 &&
  Object.entries(form).every(([field, value]) => given.includes(field) || isBlank(value));

/** Whether everybody can read it on a page of its own. */
export const isPublic = ({ state }: Pick<Role, 'state'>): boolean =>
  state === 'published' || state === 'applicants_released';

/** The address of its public page; null where it has none now, or its company is not known. */
export const publicPageOf = (role: Pick<Role, 'id' | 'state'>, company: string | null) =>
  company !== null && isPublic(role) ? to(paths.openRole, { id: company, roleId: role.id }) : null;

export const titleOf = ({ form }: Pick<Role, 'form'>): string =>
  form.title === null || form.title.trim() === '' ? text.untitled : form.title;

/** The lines of a text that say something. */
export const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** “€1,200 – €1,500 per month”; null while a part of it is missing. */
export function payWords(form: RoleForm): string | null {
  const { pay_min, pay_max, currency, pay_period } = form;
  if (pay_min === null || pay_max === null || currency === null || pay_period === null) return null;
  const amount = (units: number): string => {
    try {
      const style = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
      return new Intl.NumberFormat('en', style).format(units);
    } catch {
      return `${units} ${currency}`;
    }
  };
  const range = pay_min === pay_max ? amount(pay_min) : `${amount(pay_min)} – ${amount(pay_max)}`;
  return `${range} ${text.periods[pay_period]}`;
}

/** What somebody answers, in words. */
export const answerWords = (kind: QuestionKind, answer: string): string =>
  kind === 'yes_no' && (answer === 'yes' || answer === 'no') ? text.preview.yesNo[answer] : answer;

/** “Hybrid, Lisbon, Portugal”; null while the workplace is missing. */
export function placeWords({ workplace, location, countries }: RoleForm): string | null {
  if (workplace === null) return null;
  const named = new Intl.ListFormat('en').format(countries.map(countryName));
  const parts = [text.workplaces[workplace], workplace === 'remote' ? null : location, named];
  return parts.filter((part) => part !== null && part !== '').join(', ');
}

/** How many skills a role names; the server keeps it. */
export const SKILLS_MOST = 15;
const SUGGESTED_MOST = 8;
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The skills with those that were typed, commas and lines between them; the same ones where none of them is new. */
export function withSkills(skills: readonly string[], typed: string): readonly string[] {
  const said = typed.split(/[,\n]/).map((skill) => skill.trim().replaceAll(/\s+/gu, ' '));
  const next = said.reduce<readonly string[]>(
    (all, skill) =>
      skill === '' || all.some((each) => same(each, skill)) || all.length >= SKILLS_MOST
        ? all
        : [...all, skill],
    skills,
  );
  return next.length === skills.length ? skills : next;
}

/** Skills of the talent pool that hold what is typed, those that begin with it first. */
export function suggestedSkills(skills: readonly string[], typed: string): ComboboxOption[] {
  const sought = typed.trim().toLowerCase();
  if (sought === '' || skills.length >= SKILLS_MOST) return [];
  const found = Object.entries<string>(skillNames).filter(
    ([, label]) =>
      label.toLowerCase().includes(sought) && !skills.some((skill) => same(skill, label)),
  );
  const begins = ([, label]: [string, string]) => label.toLowerCase().startsWith(sought);
  return [...found.filter(begins), ...found.filter((each) => !begins(each))]
    .slice(0, SUGGESTED_MOST)
    .map(([key, label]) => ({ key, label }));
}
