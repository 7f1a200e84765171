import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { patience, tryAgain, watchPatience } from '@/platform/loading/patience';
import { Button } from '@/ui/Button';
import { useOnline } from '@/ui/use-online';

import { text } from './text';

/**
 * The one strip that shows that there is no network, and that a page waits for it. `quiet` where the
 * page itself shows the first.
 */
export function OfflineStrip({ quiet = false }: { quiet?: boolean }) {
  const online = useOnline();
  const state = useSyncExternalStore(watchPatience, patience);
  const waits = state !== 'none';
  return (
    <div role="status" className="sticky top-0 z-(--z-banner)">
      {(waits || (!online && !quiet)) && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-caution-line bg-caution-soft px-4 py-1.5 text-sm text-fg">
          <CloudOff size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
          <p className="min-w-0 flex-1">
            {online ? text.unreachable : text.offline} {waits ? text.waits : text.outOfDate}
          </p>
          {waits && (
            <Button size="sm" loading={state === 'trying'} onClick={tryAgain}>
              {text.retry}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
