import { CloudOff, RefreshCw, type LucideIcon } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';

import { reloadByHand } from '@/platform/loading/chunk-reload';
import { isStale, watchStale } from '@/platform/loading/parts';
import { patience, tryAgain, watchPatience } from '@/platform/loading/patience';
import { isAnswering, watchAnswers } from '@/platform/loading/reach';
import { Button } from '@/ui/Button';
import { useOnline } from '@/ui/use-online';

import { text } from '@/features/chrome/text';

type StripProps = { icon: LucideIcon; says: string; children?: ReactNode };

function Strip({ icon: Icon, says, children }: StripProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-caution-line bg-caution-soft px-4 py-1.5 text-sm text-fg">
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 flex-1">{says}</p>
      {children}
    </div>
  );
}

/**
 * The one strip that shows that there is no network and that a page waits for it, or that the page is stale. `quiet`
 * where the page itself shows that there is no network.
 */
export function OfflineStrip({ quiet = false }: { quiet?: boolean }) {
  const online = useOnline();
  const state = useSyncExternalStore(watchPatience, patience);
  const answering = useSyncExternalStore(watchAnswers, isAnswering);
  const stale = useSyncExternalStore(watchStale, isStale);
  const waits = state !== 'none';
  const away = waits || ((!online || !answering) && !quiet);
  const says = `${online ? text.unreachable : text.offline} ${waits ? text.waits : text.outOfDate}`;
  return (
    <div role="status" className="sticky top-0 z-(--z-banner)">
      {away && (
        <Strip icon={CloudOff} says={says}>
          {waits && (
            <Button size="sm" loading={state === 'trying'} onClick={tryAgain}>
              {text.retry}
            </Button>
          )}
        </Strip>
      )}
      {!away && stale && (
        <Strip icon={RefreshCw} says={text.stale}>
          <Button size="sm" onClick={reloadByHand}>
            {text.reload}
          </Button>
        </Strip>
      )}
    </div>
  );
}
