import { describe, expect, it } from 'vitest';
import { METADATA, OUTLINE } from '@/features/problem-builder/metadata';
import { merged } from '@/features/problem-builder/rules';
import {
  filesOf,
  isWhole,
  runAgain,
  tasksOf,
  titleOf,
  toggled,
  withAgain,
  withCopy,
  withEvenWeights,
  withMoved,
  withNewTask,
  withoutTaskFiles,
  withWeightOf,
} from './outline';

const SOURCE = `# Written by hand.
name: Steps
tasks:
  - problem: one # the first
    weight: 20
  - problem: two
    weight: 30
    regression: []
  - problem: three
    weight: 50
    regression: [ one ]
`;

const order = (text: string) => tasksOf(text)?.map((task) => task.name);

const files = (of: Record<string, string | null>) => new Map(Object.entries(of));

const whole = files({
  [OUTLINE]: SOURCE,
  [`one/${METADATA}`]: 'name: First\nuuid: a\n',
  'one/attachments/starter.py': 'x\n',
  'one/data/sample/1.in': '1\n',
  'one-more/data/sample/1.in': '2\n',
});

/** The files of a draft after edits. */
const after = (edits: Record<string, string | null>) =>
  merged({ files: [...whole].map(([path, text]) => ({ path, text, bytes: 1 })) }, edits);

describe('the tasks of a scenario', () => {
  it('are read in their order, with what runs again', () => {
    expect(tasksOf(SOURCE)).toEqual([
      { name: 'one', weight: 20, again: null },
      { name: 'two', weight: 30, again: [] },
      { name: 'three', weight: 50, again: ['one'] },
    ]);
    expect(tasksOf('name: [')).toBeNull();
    expect(tasksOf('name: Steps\n')).toEqual([]);
  });

  it('move one place, and comments stay', () => {
    const moved = withMoved(SOURCE, 'one', 1);
    expect(order(moved)).toEqual(['two', 'one', 'three']);
    expect(moved).toContain('# Written by hand.');
    expect(moved).toContain('# the first');
    expect(order(withMoved(SOURCE, 'one', -1))).toEqual(['one', 'two', 'three']);
    expect(order(withMoved(SOURCE, 'three', 1))).toEqual(['one', 'two', 'three']);
  });

  it('weigh what is typed, or share a hundred evenly', () => {
    expect(tasksOf(withWeightOf(SOURCE, 'two', 31))?.[1]?.weight).toBe(31);
    expect(tasksOf(withEvenWeights(SOURCE))?.map((task) => task.weight)).toEqual([34, 33, 33]);
  });

  it('run all earlier tests again unless some are left out', () => {
    const tasks = tasksOf(SOURCE) ?? [];
    expect(runAgain(tasks, 1)).toEqual([]);
    expect(toggled(tasks, 1, 'one')).toBeNull();
    expect(toggled(tasks, 2, 'one')).toEqual([]);
    expect(toggled(tasks, 2, 'two')).toBeNull();
    const all = tasksOf(withAgain(SOURCE, 'three', null)) ?? [];
    expect(runAgain(all, 2)).toEqual(['one', 'two']);
    expect(toggled(all, 2, 'two')).toEqual(['one']);
    expect(tasksOf(withAgain(SOURCE, 'two', ['one']))?.[1]?.again).toEqual(['one']);
  });

  it('have titles, and files of their own', () => {
    expect([titleOf(whole, 'one'), titleOf(whole, 'two')]).toEqual(['First', 'two']);
    expect([...filesOf(whole, 'one').keys()]).toEqual([
      METADATA,
      'attachments/starter.py',
      'data/sample/1.in',
    ]);
  });

  it('are added with the starter code of the first one and what is left of the hundred', () => {
    const blank = [
      { path: METADATA, text: 'name: Task\nuuid: b\n' },
      { path: 'attachments/starter.c', text: 'c\n' },
    ];
    const task = { name: 'four', title: 'Fourth', id: 'c' };
    const now = after({ ...withNewTask(whole, task, blank) });
    expect(filesOf(now, 'four')).toEqual(
      files({ 'attachments/starter.py': 'x\n', [METADATA]: 'name: Fourth\nuuid: c\n' }),
    );
    expect(tasksOf(now.get(OUTLINE) ?? '')?.[3]).toEqual({ name: 'four', weight: 0, again: null });
    const first = withNewTask(files({ [OUTLINE]: 'name: x\ntasks: []\n' }), task, blank);
    expect(first[OUTLINE]).toBe('name: x\ntasks:\n  - problem: four\n    weight: 100\n');
    expect(first['four/attachments/starter.c']).toBe('c\n');
  });

  it('are copied under another name, title and id where all their text is here', () => {
    const copy = after({ ...withCopy(whole, { name: 'four', title: 'Copy', id: 'd' }, 'one') });
    expect(filesOf(copy, 'four').get(METADATA)).toBe('name: Copy\nuuid: d\n');
    expect(filesOf(copy, 'four').get('data/sample/1.in')).toBe('1\n');
    expect(isWhole(whole, 'one')).toBe(true);
    expect(isWhole(files({ 'one/large': null }), 'one')).toBe(false);
  });

  it('leave with their files, and no other task runs them again', () => {
    const now = after({ ...withoutTaskFiles(whole, 'one') });
    expect([...now.keys()]).toEqual(['one-more/data/sample/1.in', OUTLINE]);
    expect(tasksOf(now.get(OUTLINE) ?? '')).toEqual([
      { name: 'two', weight: 30, again: [] },
      { name: 'three', weight: 50, again: [] },
    ]);
  });
});
