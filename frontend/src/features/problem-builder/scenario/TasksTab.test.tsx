import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { EditingContext, SCENARIO, type Editing } from '@/features/problem-builder/editor/context';
import { METADATA, OUTLINE } from '@/features/problem-builder/metadata';
import { merged, type Edits } from '@/features/problem-builder/rules';
import { TooltipProvider } from '@/ui/Tooltip';
import { tasksOf } from './outline';
import { TasksTab } from './TasksTab';

const SOURCE = `name: Steps
tasks:
  - problem: one
    weight: 50
  - problem: two
    weight: 50
`;

const saved: Record<string, string> = {
  [OUTLINE]: SOURCE,
  [`one/${METADATA}`]: 'name: First\n',
  [`two/${METADATA}`]: 'name: Second\n',
};

const draft = {
  files: Object.entries(saved).map(([path, text]) => ({ path, text, bytes: text.length })),
  blank_task: [],
};

let latest = new Map<string, string | null>();

function Scenario({ readOnly = false }: { readOnly?: boolean }) {
  const [edits, setEdits] = useState<Edits>({});
  const files = merged(draft, edits);
  useEffect(() => {
    latest = new Map(files);
  });
  const editing = {
    ...SCENARIO,
    draft,
    files,
    put: (path: string, text: string) => setEdits((now) => ({ ...now, [path]: text })),
    putAll: (changes: Edits) => setEdits((now) => ({ ...now, ...changes })),
    readOnlyReason: readOnly ? 'fixed' : undefined,
    revision: 0,
  } as unknown as Editing;
  return (
    <MemoryRouter>
      <EditingContext.Provider value={editing}>
        <TooltipProvider>
          <TasksTab />
        </TooltipProvider>
      </EditingContext.Provider>
    </MemoryRouter>
  );
}

const order = () => tasksOf(latest.get(OUTLINE) ?? '')?.map((task) => task.name);

describe('the tasks of a scenario', () => {
  it('move by keyboard, and the focus stays with the task', async () => {
    const user = userEvent.setup();
    render(<Scenario />);
    screen.getByRole('button', { name: 'Move First down' }).focus();
    await user.keyboard('{Enter}');
    expect(order()).toEqual(['two', 'one']);
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Move First down'),
    );
  });

  it('are removed with their files, after a question', async () => {
    const user = userEvent.setup();
    render(<Scenario />);
    await user.click(screen.getByRole('button', { name: 'Remove Second' }));
    const asked = screen.getByRole('alertdialog');
    await user.click(within(asked).getByRole('button', { name: 'Keep' }));
    expect(order()).toEqual(['one', 'two']);
    await user.click(screen.getByRole('button', { name: 'Remove Second' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(order()).toEqual(['one']);
    expect(latest.has(`two/${METADATA}`)).toBe(false);
  });

  it('say which earlier tests run again, and that can be changed', async () => {
    const user = userEvent.setup();
    render(<Scenario />);
    const again = screen.getByRole('group', { name: 'Runs again with Second' });
    await user.click(within(again).getByRole('checkbox', { name: 'First' }));
    expect(tasksOf(latest.get(OUTLINE) ?? '')?.[1]?.again).toEqual([]);
  });

  it('are copied under a name of their own', async () => {
    const user = userEvent.setup();
    render(<Scenario />);
    await user.click(screen.getByRole('button', { name: 'Duplicate First' }));
    const dialog = screen.getByRole('dialog');
    const name = within(dialog).getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'two');
    await user.click(within(dialog).getByRole('button', { name: 'Add' }));
    await within(dialog).findByText('The scenario already has a folder with this name.');
    await user.clear(name);
    await user.type(name, 'three');
    await user.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(order()).toEqual(['one', 'two', 'three']);
    expect(latest.get(`three/${METADATA}`)).toContain('name: First (copy)');
  });

  it('cannot be changed in a version that is fixed', () => {
    render(<Scenario readOnly />);
    expect(screen.queryByRole('button', { name: 'Add task' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove First' })).toBeNull();
  });
});
