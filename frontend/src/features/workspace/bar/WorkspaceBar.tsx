import type { ReactNode } from 'react';

import { SaveState, type SaveStatus as ShownStatus } from '@/ui/SaveState';

import { Mark } from './Mark';
import { SettingsMenu } from './SettingsMenu';
import { ShortcutsMenu } from './ShortcutsMenu';

type WorkspaceBarProps = {
  title: string;
  tasks: ReactNode;
  timer: ReactNode;
  status: ShownStatus;
  finish: ReactNode;
  /** Whether a clock runs that can be hidden. */
  timed?: boolean;
};

/**
 * The only chrome of the workspace: one row of 50 px with the tasks, the time left in its middle, and Finish. In a low
 * window, such as a desk at 200 %, rows are as low as a mouse needs them, so that the text keeps its height.
 */
export function WorkspaceBar(props: WorkspaceBarProps) {
  const { title, tasks, timer, status, finish, timed = true } = props;
  return (
    <header className="flex min-h-[50px] flex-none items-center gap-x-3 bg-canvas py-1 pr-3 pl-3.5 [@media(max-height:32rem)_and_(pointer:fine)]:min-h-9 [@media(max-height:32rem)_and_(pointer:fine)]:py-0.5 max-md:gap-x-1.5 max-md:px-2 md:grid md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      <div className="flex min-w-0 items-center gap-3 max-md:flex-1">
        <span className="contents max-md:hidden">
          <Mark />
        </span>
        <h1
          tabIndex={-1}
          className="max-w-48 min-w-0 truncate font-sans text-sm font-normal text-fg-muted max-lg:sr-only"
          title={title}
        >
          {title}
        </h1>
        {tasks}
      </div>
      {timer}
      <div className="flex items-center justify-end gap-2 max-md:gap-1">
        <span className="mr-2 flex max-md:mr-0">
          <SaveState status={status} short />
        </span>
        <ShortcutsMenu />
        <SettingsMenu timed={timed} />
        {finish}
      </div>
    </header>
  );
}
