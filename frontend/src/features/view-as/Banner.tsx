import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { viewing, type Viewing } from '@/api/token/view-as';
import { Button } from '@/ui/Button';
import { stopViewing } from './api';
import { text } from './text';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

function Shown({ as }: { as: Viewing }) {
  const [stopping, setStopping] = useState(false);
  const { endsAt } = as;
  useEffect(() => {
    const left = Math.max(0, Date.parse(endsAt) - Date.now());
    const timer = setTimeout(() => void stopViewing(), left);
    return () => clearTimeout(timer);
  }, [endsAt]);
  const stop = () => {
    setStopping(true);
    void stopViewing();
  };
  return (
    <section
      aria-label={text.label}
      className="sticky top-0 z-(--z-banner) flex flex-none flex-wrap items-center gap-x-3 gap-y-1 border-b border-caution-line bg-caution-soft px-4 py-1.5 text-sm text-fg print:hidden"
    >
      <Eye size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 flex-1 font-medium break-words">{text.banner(as.person, as.name)}</p>
      <p className="text-fg-muted">
        <time dateTime={endsAt}>{text.until(time.format(new Date(endsAt)))}</time>
      </p>
      <Button size="sm" loading={stopping} onClick={stop}>
        {text.stop}
      </Button>
    </section>
  );
}

/** Says as whom this tab looks, as long as it does, and ends it when its time is over. */
export function ViewAsBanner() {
  const as = viewing();
  return as === null ? null : <Shown as={as} />;
}
