/** What the screen of a scenario decides without asking anyone. */
import type { AttemptTask, Scenario } from '@/api/words';

export type ScenarioTask = Scenario['tasks'][number];

/** The id of a task in this browser: the scenario's name and the task's place. */
function taskId(slug: string, position: number): string {
  return `${slug}/${position}`;
}

/** The place of a task that has such an id. */
export function positionOf(id: string): number {
  return Number(id.slice(id.lastIndexOf('/') + 1));
}

/** The one program of a scenario, as drafts and editor take it. */
export function codeOf(scenario: Scenario): AttemptTask {
  const { slug, own } = scenario;
  return {
    id: slug,
    position: 1,
    title: scenario.title,
    weight: 100,
    difficulty: scenario.difficulty,
    type: 'multi_task',
    keywords: scenario.keywords,
    statement: scenario.statement,
    samples: [],
    time_limit_ms: 1,
    memory_mib: 1,
    groups: [],
    languages: scenario.languages.map(({ id }) => id),
    templates: scenario.templates,
    drafts: own?.drafts ?? [],
    submissions: [],
    best_points: null,
    sent_at_end: false,
  };
}

/** The places of the earlier tasks whose tests run again with a submit for the one at `position`. */
export function runAgain(scenario: Scenario, position: number): readonly number[] {
  return scenario.tasks.find((task) => task.position === position)?.regression ?? [];
}

/** A task that is open, as the workspace's parts take it; null while it is locked. */
export function asTask(scenario: Scenario, task: ScenarioTask): AttemptTask | null {
  if (task.problem === null) return null;
  return {
    ...task.problem,
    id: taskId(scenario.slug, task.position),
    position: task.position,
    title: task.title,
    weight: task.weight,
    languages: scenario.languages.map(({ id }) => id),
    templates: [],
    drafts: [],
    submissions: [],
    best_points: task.best_points,
    sent_at_end: false,
  };
}

/** The tasks that are open, in their order; the first one always is. */
export function openTasks(scenario: Scenario): AttemptTask[] {
  return scenario.tasks.flatMap((task) => asTask(scenario, task) ?? []);
}

/** Whether leaving the task opens another one. */
export function maySkip(scenario: Scenario, task: ScenarioTask): boolean {
  return task.state === 'open' && task.position < scenario.tasks.length;
}

const NUMBER = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });

/** Hundredths of a point as points: "42.75". */
export function pointsText(hundredths: number): string {
  return NUMBER.format(hundredths / 100);
}

/** What a task has brought, in hundredths of a point. */
export function earned(task: Pick<ScenarioTask, 'weight' | 'best_points'>): number {
  return task.weight * (task.best_points ?? 0);
}

/** Seconds as a clock that counts up: "4:05", "1:02:30". */
export function elapsedText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const tail = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}
