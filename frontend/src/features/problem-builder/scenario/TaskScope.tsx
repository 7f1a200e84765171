import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  EditingContext,
  PACKAGE,
  useEditing,
  type Editing,
} from '@/features/problem-builder/editor/context';
import type { Edits } from '@/features/problem-builder/rules';
import { filesOf, titleOf } from './outline';
import { text } from './text';

type TaskScopeProps = { task: string; position: number; children: ReactNode };

/** What is inside sees the files of one task as those of a package of its own. */
export function TaskScope({ task, position, children }: TaskScopeProps) {
  const whole = useEditing();
  const files = useMemo(() => filesOf(whole.files, task), [whole.files, task]);
  const path = (own: string) => `${task}/${own}`;
  const own: Editing = {
    ...whole,
    ...PACKAGE,
    files,
    put: (at, value) => whole.put(path(at), value),
    putAll: (changes: Edits) =>
      whole.putAll(
        Object.fromEntries(Object.entries(changes).map(([at, value]) => [path(at), value])),
      ),
    remove: (at) => whole.remove(path(at)),
  };
  return (
    <EditingContext.Provider value={own}>
      <p className="mb-1 text-sm">
        <Link to="?tab=tasks" className="text-link hover:underline">
          {text.back}
        </Link>
      </p>
      <h2 className="mb-3 text-xl">{text.task(position, titleOf(whole.files, task))}</h2>
      {children}
    </EditingContext.Provider>
  );
}
