import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Kbd } from '@/ui/Kbd';
import type { NavItem } from './nav';
import { text } from './text';

const Palette = lazy(() => import('./Palette'));

/** The field that opens the palette; so do Ctrl-K and Cmd-K. */
export function PaletteField({ items }: { items: readonly NavItem[] }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex h-8 w-65 items-center gap-2 rounded-md bg-surface-sunken pr-2 pl-2.5 text-sm text-fg-muted hover:bg-surface-active max-md:hidden"
      >
        <Search size={15} strokeWidth={1.75} aria-hidden="true" />
        {text.palette.open}
        <span className="ml-auto">
          <Kbd>{text.palette.shortcut}</Kbd>
        </span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <Palette items={items} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
