import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { User } from '@/api/words';
import { withPatience } from '@/platform/loading/patience';
import { Kbd } from '@/ui/Kbd';
import { useShortcuts } from '@/ui/shortcuts';
import type { NavItem } from '@/features/shell/nav';
import { text } from '@/features/shell/text';

const Palette = lazy(withPatience(() => import('./Palette')));
const GoKeys = lazy(withPatience(async () => ({ default: (await import('./GoKeys')).GoKeys })));
const Help = lazy(withPatience(async () => ({ default: (await import('./Help')).Help })));

type PaletteKeyProps = {
  user: User | null;
  items?: readonly NavItem[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

type HelpKeyProps = {
  user: User | null;
  /** Whether the page has the palette too, and the pages that G leads to. */
  withPalette?: boolean;
};

/** The list of keys behind “?”. */
export function HelpKey({ user, withPalette = false }: HelpKeyProps) {
  const [open, setOpen] = useState(false);
  const keys = useMemo(() => ({ '?': () => setOpen(true) }), []);
  useShortcuts(keys);
  return (
    open && (
      <Suspense fallback={null}>
        <Help user={user} withPalette={withPalette} onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}

/** The palette behind Ctrl-K and Cmd-K; its file is fetched when it is first opened. */
function PaletteBehindKey({ user, items = [], open, onOpenChange }: PaletteKeyProps) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      onOpenChange(!open);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open, onOpenChange]);
  return (
    <>
      <HelpKey user={user} withPalette />
      {user !== null && (
        <Suspense fallback={null}>
          <GoKeys user={user} />
        </Suspense>
      )}
      {open && (
        <Suspense fallback={null}>
          <Palette user={user} items={items} onClose={() => onOpenChange(false)} />
        </Suspense>
      )}
    </>
  );
}

/** For pages without a field of their own: only the key. */
export function PaletteKey({ user }: { user: User | null }) {
  const [open, setOpen] = useState(false);
  return <PaletteBehindKey user={user} open={open} onOpenChange={setOpen} />;
}

/** The field that opens the palette; so does the key. */
export function PaletteField({ user, items }: { user: User; items: readonly NavItem[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="flex h-8 w-65 items-center gap-2 rounded-md bg-surface-sunken pr-2 pl-2.5 text-sm text-fg-muted hover:bg-surface-active max-md:hidden"
      >
        <Search size={15} strokeWidth={1.75} aria-hidden="true" />
        {text.palette.open}
        <span className="ml-auto">
          <Kbd>{text.palette.shortcut}</Kbd>
        </span>
      </button>
      <PaletteBehindKey user={user} items={items} open={open} onOpenChange={setOpen} />
    </>
  );
}
