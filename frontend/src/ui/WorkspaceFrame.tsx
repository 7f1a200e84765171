import type { ReactNode } from 'react';

type WorkspaceFrameProps = {
  /** 50 px: what is open, the clock, the actions. */
  bar: ReactNode;
  children: ReactNode;
  /** 28 px: what is recorded, saved, connected; null leaves the line out. */
  status: ReactNode;
};

/** Full-bleed dark workspace: bar, panes, status line, no other chrome. Phones scroll inside the panes. */
export function WorkspaceFrame({ bar, children, status }: WorkspaceFrameProps) {
  return (
    <div className="flex h-dvh flex-col overflow-hidden bg-canvas text-fg">
      <header className="flex min-h-[50px] flex-none items-center gap-3 border-b border-line bg-surface px-3.5">
        {bar}
      </header>
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
        {children}
      </main>
      {status !== null && (
        <footer className="flex min-h-7 flex-none items-center gap-4 overflow-x-auto border-t border-line bg-surface px-3.5 text-xs whitespace-nowrap text-fg-muted">
          {status}
        </footer>
      )}
    </div>
  );
}
