import { describe, expect, it } from 'vitest';

import type { Attempt, AttemptTask, SubmissionSummary } from '@/api/words';

import {
  languageName,
  lastSubmit,
  openingLanguage,
  shortcutOf,
  shownStatus,
  taskFromUrl,
  taskLanguages,
  taskState,
} from './rules';

function task(position: number, change: Partial<AttemptTask> = {}): AttemptTask {
  return {
    id: String(position),
    position,
    title: `Task ${position}`,
    weight: 50,
    difficulty: 'easy',
    type: 'code',
    keywords: [],
    statement: '',
    samples: [],
    time_limit_ms: 1000,
    memory_mib: 256,
    groups: [],
    languages: ['cpp', 'python', 'c'],
    templates: [],
    drafts: [],
    submissions: [],
    best_points: null,
    sent_at_end: false,
    ...change,
  };
}

const draft = (language: 'python' | 'c', at: string) => ({
  language,
  source: '',
  revision: 1,
  saved_at: at,
  edited_at: at,
});
const sent = (kind: 'run' | 'submit'): SubmissionSummary => ({
  id: kind,
  kind,
  language: 'c',
  state: 'judged',
  verdict: 'WA',
  points: kind === 'run' ? null : 40,
  own_input: false,
  regression: false,
  created_at: '2031-03-12T10:00:00Z',
});

const attempt: Attempt = {
  id: 'a',
  state: 'in_progress',
  trial_of: null,
  trial_problem: null,
  assessment_title: '',
  company_name: '',
  started_at: '',
  ends_at: '',
  credits: [],
  records_typing: false,
  ai_policy: 'off',
  assistant: 'off',
  records_copying: false,
  server_now: '',
  submitted_at: null,
  receipt_id: null,
  ended_by: null,
  duration_minutes: 60,
  languages: [
    { id: 'cpp', label: 'C++', version: null, available: false, reason: null },
    { id: 'python', label: 'Python 3', version: '3.11.2', available: true, reason: null },
    { id: 'c', label: 'C', version: '12.2', available: true, reason: null },
  ],
  recorded: [],
  tasks: [],
};

describe('tasks', () => {
  it.each([
    [{}, 'untouched'],
    [{ drafts: [draft('c', '2031-03-12T10:00:00Z')] }, 'draft'],
    [{ submissions: [sent('run')] }, 'untouched'],
    [{ submissions: [sent('submit')], best_points: 40 }, 'sent'],
    [{ submissions: [sent('submit')], best_points: 100 }, 'full'],
  ] as [Partial<AttemptTask>, string][])('with %o are %s', (change, state) => {
    expect(taskState(task(1, change))).toBe(state);
  });

  it('open by the URL, else the first', () => {
    expect(taskFromUrl([task(1), task(2)], '2')?.position).toBe(2);
    expect(taskFromUrl([task(1), task(2)], '9')?.position).toBe(1);
    expect(taskFromUrl([], '1')).toBeNull();
  });
});

describe('languages', () => {
  it('are those of the task, and the only one opens by itself', () => {
    const query = task(2, { languages: ['c'] });
    expect(taskLanguages(attempt, query).map(({ id }) => id)).toEqual(['c']);
    expect(openingLanguage(attempt, query)).toBe('c');
    expect(openingLanguage(attempt, task(3, { languages: ['cpp'] }))).toBe('cpp');
  });

  it('open as last written, else the first that can be run', () => {
    expect(openingLanguage(attempt, task(1))).toBe('python');
    const both = [draft('python', '2031-03-12T10:00:00Z'), draft('c', '2031-03-12T10:01:00Z')];
    expect(openingLanguage(attempt, task(1, { drafts: both }))).toBe('c');
  });

  it('carry the version that the workers report', () => {
    expect(attempt.languages.map(languageName)).toEqual(['C++', 'Python 3.11.2', 'C 12.2']);
    const named: Attempt['languages'][number] = {
      id: 'python',
      label: 'Python 3',
      version: 'Python 3.11.7',
      available: true,
      reason: null,
    };
    expect(languageName(named)).toBe('Python 3.11.7');
    const sql = { ...named, id: 'sql', label: 'SQL (SQLite)', version: 'SQLite 3.40.1' } as const;
    expect(languageName(sql)).toBe('SQL (SQLite 3.40.1)');
    const typed = {
      ...named,
      id: 'typescript',
      label: 'TypeScript',
      version: 'esbuild 0.17.0, Node 20.20.2',
    } as const;
    expect(languageName(typed)).toBe('TypeScript (types not checked)');
  });
});

describe('what was submitted last', () => {
  it('is the newest submission that is no run', () => {
    const newest = { ...sent('submit'), id: 'newest' };
    const tried = task(1, { submissions: [sent('run'), newest, sent('submit')] });
    expect(lastSubmit(tried)).toBe(newest);
    expect(lastSubmit(task(1, { submissions: [sent('run')] }))).toBeNull();
  });
});

describe('where the text is', () => {
  it.each([
    ['saved', false, true, 'saved'],
    ['saved', false, false, 'offline'],
    ['pending', true, false, 'offline'],
    ['offline', true, true, 'offline'],
    ['trouble', true, true, 'dirty'],
    ['trouble', true, false, 'offline'],
    ['kept_here', true, true, 'kept_here'],
    ['kept_here', true, false, 'kept_here'],
    ['reading', false, false, 'read_only'],
    ['stale', false, true, 'read_only'],
    ['stale', true, true, 'dirty'],
  ] as const)('%s, unsent %s, online %s reads %s', (status, unsent, online, shown) => {
    expect(shownStatus(status, unsent, online)).toBe(shown);
  });
});

describe('shortcuts', () => {
  const keys = { key: 'Enter', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  it.each([
    [{ ctrlKey: true }, 'run'],
    [{ metaKey: true }, 'run'],
    [{ ctrlKey: true, shiftKey: true }, 'submit'],
    [{ shiftKey: true }, null],
    [{ ctrlKey: true, altKey: true }, null],
    [{ ctrlKey: true, key: 'a' }, null],
  ])('with %o do %s', (change, action) => {
    expect(shortcutOf({ ...keys, ...change })).toBe(action);
  });
});
