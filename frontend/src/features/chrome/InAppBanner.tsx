import { Check, Copy, X } from 'lucide-react';
import { useState } from 'react';
import { useViewer } from '@/features/session/hooks';
import { inAppBrowser } from '@/platform/in-app';
import { read, write } from '@/platform/storage';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { useCopy } from '@/ui/use-copy';
import { showsBanner } from './rules';
import { text } from './text';

/** The button that takes the page's address along; where that is forbidden an alert asks for it. */
function CopyLink() {
  const address = location.href;
  const { copied, copy } = useCopy(address, () => alert(text.banner.copyByHand(address)));
  const Icon = copied ? Check : Copy;
  return (
    <Button className="min-h-11 shrink-0" onClick={copy}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {copied ? text.banner.copied : text.banner.copy}
    </Button>
  );
}

/** At the top of every page in a browser inside another app, until it is dismissed (spec §2). */
export function InAppBanner() {
  const kind = inAppBrowser(navigator.userAgent);
  const [dismissed, setDismissed] = useState(() => read('bannerDismissed'));
  // Nothing renders until it is known who looks (spec §4).
  const waiting = useViewer().status === 'loading';
  if (waiting || kind === null || !showsBanner(kind, dismissed)) return null;
  const dismiss = () => {
    write('bannerDismissed', '1');
    setDismissed('1');
  };
  return (
    <aside
      aria-label={text.banner.label}
      className="relative z-(--z-banner) flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-caution-line bg-caution-soft px-4 py-2 text-sm text-fg md:px-6"
    >
      <p className="min-w-0 flex-1 basis-56 text-pretty">{text.banner.message(kind)}</p>
      <div className="flex items-center gap-1">
        <CopyLink />
        <IconButton label={text.banner.dismiss} size="lg" className="min-h-11" onClick={dismiss}>
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
    </aside>
  );
}
