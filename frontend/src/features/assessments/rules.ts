/** The builder's draft and its rules: what may be sent, how weights are shared out, what is kept in the session. */
import type {
  AssessmentDetail,
  AssessmentSettings,
  AssessmentTask,
  CreateAssessmentRequest,
  Difficulty,
  LanguageId,
  ProblemSummary,
} from '@/api/words';

export type DraftTask = {
  readonly problemId: string;
  readonly slug: string;
  readonly title: string;
  readonly difficulty: Difficulty;
  readonly weight: number;
  /** One of the problem and these is drawn for each attempt. */
  readonly variants: readonly DraftVariant[];
};

export type DraftVariant = {
  readonly problemId: string;
  readonly title: string;
  /** Absent from drafts that were kept before previews needed it. */
  readonly slug?: string | undefined;
};

export type BuilderDraft = {
  readonly title: string;
  readonly durationMinutes: number;
  readonly languages: readonly LanguageId[];
  readonly tasks: readonly DraftTask[];
  readonly settings: AssessmentSettings;
  /** Once a weight was typed by hand, adding a task no longer shares them out again. */
  readonly handWeighted: boolean;
};

export type BuilderField =
  'title' | 'duration_minutes' | 'languages' | 'tasks' | 'ai_policy' | SettingField;
/** Those that are numbers. */
export type SettingField = Exclude<
  keyof AssessmentSettings,
  'records_typing' | 'ai_policy' | 'any_address'
>;
export type BuilderErrors = Partial<Record<BuilderField, string>>;

/** product.md §19: at most 8 tasks, weights sum to 100, 15 to 240 minutes. */
export const MAX_TASKS = 8;
/** Of one task. */
export const MAX_VARIANTS = 4;
export const MIN_MINUTES = 15;
export const MAX_MINUTES = 240;
export const MAX_TITLE = 80;
const FULL_WEIGHT = 100;

/** What each setting may be; extra time is 0 too. */
export const SETTING_RANGES: Record<SettingField, readonly [number, number]> = {
  window_days: [1, 60],
  retake_attempts: [1, 10],
  retake_days: [0, 730],
  accommodation_percent: [10, 300],
};

export const DEFAULT_SETTINGS: AssessmentSettings = {
  window_days: 14,
  retake_attempts: 2,
  retake_days: 180,
  accommodation_percent: 0,
  records_typing: true,
  ai_policy: 'off',
  any_address: false,
};

export const EMPTY_DRAFT: BuilderDraft = {
  title: '',
  durationMinutes: 60,
  languages: [],
  tasks: [],
  handWeighted: false,
  settings: DEFAULT_SETTINGS,
};

/** Whether somebody has begun it. */
export const isBegun = (draft: BuilderDraft): boolean =>
  draft.title.trim() !== '' || draft.tasks.length > 0 || draft.languages.length > 0;

/** Whole weights that sum to 100 and differ by at most one; the first tasks get the rest. */
export function evenWeights(count: number): number[] {
  const share = Math.floor(FULL_WEIGHT / count);
  const rest = FULL_WEIGHT - share * count;
  return Array.from({ length: count }, (_, index) => (index < rest ? share + 1 : share));
}

export function evenOut(draft: BuilderDraft): BuilderDraft {
  const weights = evenWeights(draft.tasks.length);
  const tasks = draft.tasks.map((task, index) => ({ ...task, weight: weights[index] ?? 0 }));
  return { ...draft, tasks, handWeighted: false };
}

export function weightSum(draft: BuilderDraft): number {
  return draft.tasks.reduce((sum, task) => sum + task.weight, 0);
}

/** Whether a problem is in the draft, as a task or as a variant of one. */
export function isUsed(draft: BuilderDraft, problemId: string): boolean {
  return draft.tasks.some(
    (task) =>
      task.problemId === problemId ||
      task.variants.some((variant) => variant.problemId === problemId),
  );
}

/** The problems that can stand in for a task's, as far as the catalogue knows: its difficulty and its type. */
export function alike(task: DraftTask, problems: readonly ProblemSummary[]): ProblemSummary[] {
  const own = problems.find((problem) => problem.id === task.problemId);
  return problems.filter(
    (problem) =>
      problem.id !== task.problemId &&
      problem.difficulty === task.difficulty &&
      (own === undefined || problem.type === own.type),
  );
}

/** Lets a problem that is not in the draft stand in for a task's. */
export function addVariant(
  draft: BuilderDraft,
  of: string,
  problem: Pick<ProblemSummary, 'id' | 'slug' | 'title'>,
): BuilderDraft {
  if (isUsed(draft, problem.id)) return draft;
  const variant = { problemId: problem.id, slug: problem.slug, title: problem.title };
  const tasks = draft.tasks.map((task) =>
    task.problemId === of && task.variants.length < MAX_VARIANTS
      ? { ...task, variants: [...task.variants, variant] }
      : task,
  );
  return { ...draft, tasks };
}

/** The problems one of which is drawn for a task, the task's own first. */
export function drawnOf(task: DraftTask): { slug: string; id: string }[] {
  return [task, ...task.variants].flatMap(({ slug, problemId }) =>
    slug === undefined ? [] : [{ slug, id: problemId }],
  );
}

/** Of the tasks of a trial, those that were drawn, with from how many; none whose assessment has changed since. */
export function drawnIn(
  given: readonly { position: number; title: string }[],
  tasks: readonly Pick<AssessmentTask, 'position' | 'problem' | 'variants'>[],
): { position: number; title: string; of: number }[] {
  return given.flatMap(({ position, title }) => {
    const own = tasks.find((task) => task.position === position);
    const problems = own === undefined ? [] : [own.problem, ...own.variants];
    const is = problems.length > 1 && problems.some((problem) => problem.title === title);
    return is ? [{ position, title, of: problems.length }] : [];
  });
}

export function removeVariant(draft: BuilderDraft, of: string, problemId: string): BuilderDraft {
  const tasks = draft.tasks.map((task) =>
    task.problemId === of
      ? { ...task, variants: task.variants.filter((variant) => variant.problemId !== problemId) }
      : task,
  );
  return { ...draft, tasks };
}

/** Adds a problem once. A new task gets what is missing to 100, at least 1, when weights were typed by hand. */
export function addTask(draft: BuilderDraft, problem: ProblemSummary): BuilderDraft {
  if (isUsed(draft, problem.id) || draft.tasks.length >= MAX_TASKS) return draft;
  const task: DraftTask = {
    problemId: problem.id,
    slug: problem.slug,
    title: problem.title,
    difficulty: problem.difficulty,
    weight: Math.max(1, FULL_WEIGHT - weightSum(draft)),
    variants: [],
  };
  const next = { ...draft, tasks: [...draft.tasks, task] };
  return draft.handWeighted ? next : evenOut(next);
}

export function removeTask(draft: BuilderDraft, problemId: string): BuilderDraft {
  const next = { ...draft, tasks: draft.tasks.filter((task) => task.problemId !== problemId) };
  return draft.handWeighted || next.tasks.length === 0 ? next : evenOut(next);
}

export function setWeight(draft: BuilderDraft, problemId: string, weight: number): BuilderDraft {
  const tasks = draft.tasks.map((task) =>
    task.problemId === problemId ? { ...task, weight } : task,
  );
  return { ...draft, tasks, handWeighted: true };
}

/** Moves a task up (-1) or down (1); the order is the candidate's. */
export function moveTask(draft: BuilderDraft, problemId: string, step: -1 | 1): BuilderDraft {
  const from = draft.tasks.findIndex((task) => task.problemId === problemId);
  const to = from + step;
  const moved = draft.tasks[from];
  const other = draft.tasks[to];
  if (moved === undefined || other === undefined) return draft;
  const tasks = draft.tasks.map((task, index) =>
    index === from ? other : index === to ? moved : task,
  );
  return { ...draft, tasks };
}

export function toggleLanguage(draft: BuilderDraft, id: LanguageId): BuilderDraft {
  const languages = draft.languages.includes(id)
    ? draft.languages.filter((other) => other !== id)
    : [...draft.languages, id];
  return { ...draft, languages };
}

/** What keeps the draft from being sent, by field. */
export function draftErrors(draft: BuilderDraft): BuilderErrors {
  const errors: BuilderErrors = {};
  const title = draft.title.trim();
  if (title === '') errors.title = 'Give the assessment a title.';
  else if (title.length > MAX_TITLE) errors.title = `Use at most ${MAX_TITLE} characters.`;
  if (!isWhole(draft.durationMinutes, MIN_MINUTES, MAX_MINUTES)) {
    errors.duration_minutes = `Choose ${MIN_MINUTES} to ${MAX_MINUTES} whole minutes.`;
  }
  if (draft.languages.length === 0) errors.languages = 'Allow at least one language.';
  Object.assign(errors, settingErrors(draft.settings));
  const tasks = taskError(draft);
  if (tasks !== null) errors.tasks = tasks;
  return errors;
}

const SETTING_ERRORS: Record<SettingField, string> = {
  window_days: 'Choose 1 to 60 days.',
  retake_attempts: 'Choose 1 to 10 attempts.',
  retake_days: 'Choose 0 to 730 days.',
  accommodation_percent: 'Choose 0, or 10 to 300 percent.',
};

function settingErrors(settings: AssessmentSettings): BuilderErrors {
  const errors: BuilderErrors = {};
  for (const field of SETTING_FIELDS) {
    const [least, most] = SETTING_RANGES[field];
    const none = field === 'accommodation_percent' && settings[field] === 0;
    if (!none && !isWhole(settings[field], least, most)) errors[field] = SETTING_ERRORS[field];
  }
  return errors;
}

const SETTING_FIELDS = [
  'window_days',
  'retake_attempts',
  'retake_days',
  'accommodation_percent',
] as const;

/** The draft of a change to an assessment that there is. */
export function draftOf(assessment: AssessmentDetail): BuilderDraft {
  return {
    title: assessment.title,
    durationMinutes: assessment.duration_minutes,
    languages: assessment.languages,
    tasks: assessment.tasks.map(({ problem, weight, variants }) => ({
      problemId: problem.id,
      slug: problem.slug,
      title: problem.title,
      difficulty: problem.difficulty,
      weight,
      variants: variants.map(({ id, slug, title }) => ({ problemId: id, slug, title })),
    })),
    handWeighted: true,
    settings: assessment.settings,
  };
}

/** Whether people can be invited to it; what keeps them otherwise. */
export type Readiness = 'ready' | 'not_tried' | 'archived' | 'superseded';

export function readiness(
  of: Pick<AssessmentDetail, 'archived' | 'superseded' | 'tried' | 'counts'>,
): Readiness {
  if (of.superseded) return 'superseded';
  if (of.archived) return 'archived';
  return of.tried || of.counts.invited > 0 ? 'ready' : 'not_tried';
}

function taskError(draft: BuilderDraft): string | null {
  if (draft.tasks.length === 0) return 'Add at least one problem.';
  if (draft.tasks.some((task) => !isWhole(task.weight, 1, FULL_WEIGHT))) {
    return 'Each weight is a whole number of at least 1.';
  }
  const sum = weightSum(draft);
  return sum === FULL_WEIGHT ? null : `The weights sum to ${sum}; they must sum to 100.`;
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

export function toRequest(draft: BuilderDraft): CreateAssessmentRequest {
  return {
    title: draft.title.trim(),
    duration_minutes: draft.durationMinutes,
    languages: [...draft.languages],
    tasks: draft.tasks.map(({ problemId, weight, variants }) => ({
      problem_id: problemId,
      weight,
      variants: variants.map((variant) => variant.problemId),
    })),
    settings: draft.settings,
  };
}

/** Puts the server's field errors (`tasks[2].weight`, `title`) beside our fields. */
export function fieldErrors(errors: readonly { field: string; detail: string }[]): BuilderErrors {
  const found: BuilderErrors = {};
  for (const { field, detail } of errors) {
    const parts = field.replace(/^form\./u, '').split(/[.[]/u);
    const root = parts[0] === 'settings' ? parts[1] : parts[0];
    if (isBuilderField(root) && found[root] === undefined) found[root] = detail;
  }
  return found;
}

function isBuilderField(name: string | undefined): name is BuilderField {
  const named: readonly string[] = [
    'title',
    'duration_minutes',
    'languages',
    'tasks',
    'ai_policy',
    ...SETTING_FIELDS,
  ];
  return name !== undefined && named.includes(name);
}

/** Reads a kept draft; anything unreadable is an empty draft. */
export function parseDraft(text: string | null): BuilderDraft {
  if (text === null) return EMPTY_DRAFT;
  try {
    const value: unknown = JSON.parse(text);
    if (!isDraft(value)) return EMPTY_DRAFT;
    const settings = { ...DEFAULT_SETTINGS, ...value.settings };
    return { ...value, settings, tasks: value.tasks.map(readTask) };
  } catch {
    return EMPTY_DRAFT;
  }
}

function isDraft(value: unknown): value is BuilderDraft {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Partial<Record<keyof BuilderDraft, unknown>>;
  return (
    typeof draft.title === 'string' &&
    typeof draft.durationMinutes === 'number' &&
    typeof draft.handWeighted === 'boolean' &&
    isSettings(draft.settings) &&
    Array.isArray(draft.languages) &&
    draft.languages.every((id) => typeof id === 'string') &&
    Array.isArray(draft.tasks) &&
    draft.tasks.every(isDraftTask)
  );
}

function isSettings(value: unknown): value is AssessmentSettings {
  if (typeof value !== 'object' || value === null) return false;
  const settings = value as Partial<Record<SettingField, unknown>>;
  return SETTING_FIELDS.every((field) => typeof settings[field] === 'number');
}

/** A draft that was kept before there were variants has none. */
function readTask(task: DraftTask | Omit<DraftTask, 'variants'>): DraftTask {
  return { variants: [], ...task };
}

function isDraftTask(value: unknown): value is DraftTask {
  if (typeof value !== 'object' || value === null) return false;
  const task = value as Partial<Record<keyof DraftTask, unknown>>;
  return (
    typeof task.problemId === 'string' &&
    typeof task.slug === 'string' &&
    typeof task.title === 'string' &&
    typeof task.weight === 'number' &&
    (task.variants === undefined || isVariants(task.variants))
  );
}

function isVariants(value: unknown): boolean {
  const isVariant = (one: Partial<Record<keyof DraftVariant, unknown>> | null) =>
    typeof one?.problemId === 'string' &&
    typeof one.title === 'string' &&
    (one.slug === undefined || typeof one.slug === 'string');
  return Array.isArray(value) && value.every(isVariant);
}
