import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Dialog } from '@/ui/Dialog';
import { Kbd } from '@/ui/Kbd';
import { text } from '@/features/shell/text';
import type { User } from '@/api/words';
import { HelpLink } from '@/features/shell/bars/HelpLinks';
import { helpFor } from './help-keys';

type KeysProps = { user: User | null; withPalette: boolean };

/** The list takes the focus: on the close button a tooltip would open, and take the first Escape for itself. */
function Keys({ user, withPalette }: KeysProps) {
  const { pathname } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <HelpLink user={user} />
      {helpFor(pathname, withPalette ? { user } : null).map(({ heading, keys }) => (
        <section key={heading} className="mb-4 last:mb-0">
          <h3 className="mb-1 text-sm font-semibold">{heading}</h3>
          <dl className="divide-y divide-line text-sm">
            {keys.map(([key, does]) => (
              <div key={key} className="flex items-center justify-between gap-4 py-2">
                <dt>{does}</dt>
                <dd>
                  <Kbd>{key}</Kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** The keys that work on this page. */
export function Help({ onClose, ...props }: KeysProps & { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={text.help.title} description={text.help.detail}>
      <Keys {...props} />
    </Dialog>
  );
}
