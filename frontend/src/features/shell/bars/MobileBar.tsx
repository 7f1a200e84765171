import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '@/api/words';
import { Dialog } from '@/ui/Dialog';
import type { NavItem } from '@/features/shell/nav';
import { text } from '@/features/shell/text';
import { HelpLine } from './HelpLinks';
import { SectionLink } from './SectionLink';
import { Count, Label, LogOutLine, NavLines, SettingsLine } from './Sidebar';

const cell =
  'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 px-1 text-center text-2xs leading-tight font-medium text-fg-muted aria-[current=page]:text-primary-text';

/** Under 768 px: the first four open sections and a sheet with everything. */
export function MobileBar({ user, items }: { user: User; items: readonly NavItem[] }) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = items.filter((item) => item.locked === undefined && item.unbuilt !== true);
  const first = open.slice(0, 4);
  return (
    <div className="sticky bottom-0 z-(--z-nav) flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden">
      <nav aria-label={text.main} className="contents">
        {first.map((item) => {
          const Icon = item.icon;
          return (
            <SectionLink key={item.path} item={item} className={cell}>
              <span className="relative">
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                <Count
                  of={item}
                  className="absolute -top-1.5 left-3.5 rounded-full bg-surface-active px-1 text-fg"
                />
              </span>
              <Label of={item} />
            </SectionLink>
          );
        })}
      </nav>
      <button
        type="button"
        className={cell}
        aria-haspopup="dialog"
        onClick={() => setOpenedAt(key)}
      >
        <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
        {text.more}
      </button>
      {/* A navigation closes the sheet: it belongs to the address it was opened at. */}
      <Dialog
        open={openedAt === key}
        onOpenChange={(open) => setOpenedAt(open ? key : null)}
        title={text.menu}
      >
        <NavLines items={items} />
        <div className="mt-4 border-t border-line pt-2">
          <HelpLine user={user} />
          <SettingsLine sections={items} />
          <LogOutLine />
        </div>
      </Dialog>
    </div>
  );
}
