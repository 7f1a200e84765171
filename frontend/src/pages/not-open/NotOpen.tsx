import { Hammer } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { ownDashboard } from '@/facts/guards';
import { paths } from '@/facts/paths';
import { useViewer } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { usePageTitle } from '@/ui/page-title';
import { areaName, text, workingTab } from './text';

/** The honest page of the area at this path. */
export default function NotOpen() {
  const { pathname } = useLocation();
  return <NotOpenPage name={areaName(pathname)} />;
}

/** An area that is not built yet: its name, and a way on. */
export function NotOpenPage({ name }: { name: string }) {
  const { pathname } = useLocation();
  const state = useViewer();
  usePageTitle(name);
  const viewer = state.status === 'ready' ? state.viewer : ({ kind: 'anonymous' } as const);
  const tab = workingTab(pathname);
  const own = ownDashboard(viewer);
  const elsewhere = { path: own, label: own === paths.home ? text.home : text.dashboard };
  const way = tab === null ? elsewhere : { path: tab.path, label: text.openInstead(tab.name) };
  return (
    <div className="mx-auto flex max-w-(--prose-max) flex-col items-start px-5 py-16">
      <span
        aria-hidden="true"
        className="mb-4 grid size-11 place-items-center rounded-lg bg-surface-sunken text-fg-muted"
      >
        <Hammer size={20} strokeWidth={1.75} />
      </span>
      <h1 tabIndex={-1} className="text-3xl">
        {name}
      </h1>
      <p className="mt-2 text-lg">{text.lead}</p>
      <p className="mt-1 mb-6 text-md text-fg-muted">{text.detail}</p>
      <Button asChild variant="primary" size="lg">
        <Link to={way.path}>{way.label}</Link>
      </Button>
    </div>
  );
}
