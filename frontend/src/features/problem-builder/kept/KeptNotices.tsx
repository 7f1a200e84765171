import { CircleAlert, History } from 'lucide-react';
import { shortTime } from '@/ui/time';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { useEditing } from '@/features/problem-builder/editor/context';
import { text } from './text';

/** What came back from an earlier visit, and whether this browser keeps what is typed now. */
export function KeptNotices({ onDiscarded }: { onDiscarded: () => void }) {
  const { restored, keeps, dirty, readOnlyReason } = useEditing();
  if (restored === null) return dirty && !keeps ? <NotKept /> : null;
  const when = shortTime(new Date(restored.at));
  const shown = readOnlyReason === undefined;
  const detail = !shown ? text.waitingDetail : restored.behind ? text.behind : null;
  return (
    <Notice
      tone="info"
      icon={History}
      className="mb-4 max-md:flex-wrap"
      action={
        <span className="flex flex-wrap gap-2">
          {shown && (
            <Button size="sm" variant="primary" onClick={restored.keep}>
              {text.keep}
            </Button>
          )}
          <Button
            size="sm"
            onClick={() => {
              restored.discard();
              onDiscarded();
            }}
          >
            {text.discard}
          </Button>
        </span>
      }
    >
      <p role="status">{shown ? text.restored(when) : text.waiting(when)}</p>
      {detail !== null && <p className="text-xs text-fg-muted">{detail}</p>}
    </Notice>
  );
}

function NotKept() {
  return (
    <Notice tone="caution" icon={CircleAlert} className="mb-4">
      <p role="alert">{text.notKept}</p>
    </Notice>
  );
}
