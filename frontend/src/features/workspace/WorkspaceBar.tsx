import type { ReactNode } from 'react';

import type { SaveStatus } from '@/features/attempts/hooks';
import { SaveState, type SaveStatus as ShownStatus } from '@/ui/SaveState';

import { Mark } from './Mark';
import { SettingsMenu } from './SettingsMenu';
import { ShortcutsMenu } from './ShortcutsMenu';

type WorkspaceBarProps = {
  title: string;
  tasks: ReactNode;
  timer: ReactNode;
  status: SaveStatus;
  finish: ReactNode;
};

const SHOWN: Record<SaveStatus, ShownStatus> = {
  saved: 'saved',
  pending: 'dirty',
  saving: 'saving',
  offline: 'offline',
  stale: 'dirty',
  closed: 'saved',
  too_large: 'dirty',
  refused: 'dirty',
};

/** The only chrome of the workspace: 50 px with the tasks, the time left and Finish. */
export function WorkspaceBar({ title, tasks, timer, status, finish }: WorkspaceBarProps) {
  return (
    <header className="flex min-h-[50px] flex-none flex-wrap items-center gap-x-3 gap-y-1 bg-canvas py-1 pr-3 pl-3.5">
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-3">
        <Mark />
        <h1
          className="max-w-48 truncate font-sans text-sm font-normal text-fg-muted max-lg:sr-only"
          title={title}
        >
          {title}
        </h1>
        {tasks}
      </div>
      {timer}
      <div className="flex flex-1 items-center justify-end gap-2">
        <span className="mr-2 flex max-md:mr-0">
          <SaveState status={SHOWN[status]} />
        </span>
        <ShortcutsMenu />
        <SettingsMenu />
        {finish}
      </div>
    </header>
  );
}
