import { Command } from 'cmdk';
import { Dialog as Radix } from 'radix-ui';
import { LogOut, Search } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { overlayStyles } from '@/ui/Dialog';
import { logOutOrSay } from './AccountMenu';
import type { NavItem } from './nav';
import { text } from './text';

const row =
  'flex min-h-9 cursor-pointer items-center gap-3 rounded-md px-2.5 text-base data-[selected=true]:bg-primary-soft data-[selected=true]:text-primary-text';
const group =
  '[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-fg-subtle';

type PaletteProps = { items: readonly NavItem[]; onClose: () => void };

/** Jump to a section by typing; only what exists is listed. */
export default function Palette({ items, onClose }: PaletteProps) {
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const go = (path: string) => {
    onClose();
    void navigate(path);
  };
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className={overlayStyles} />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed top-[15vh] left-1/2 z-(--z-command) w-[min(34rem,calc(100vw-2rem))] -translate-x-1/2 overflow-hidden rounded-xl border border-line bg-surface shadow-4"
        >
          <Radix.Title className="sr-only">{text.palette.title}</Radix.Title>
          <Command label={text.palette.title}>
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Search size={16} strokeWidth={1.75} aria-hidden="true" className="text-fg-muted" />
              <Command.Input
                value={query}
                onValueChange={setQuery}
                placeholder={text.palette.placeholder}
                className="h-12 flex-1 bg-transparent text-md outline-none placeholder:text-fg-subtle"
              />
            </div>
            <Command.List className="max-h-80 overflow-y-auto p-1.5">
              <Command.Empty className="px-2.5 py-6 text-center text-sm text-fg-muted">
                {text.palette.none(query)}
              </Command.Empty>
              <Command.Group heading={text.palette.goTo} className={group}>
                {items.map((item) => {
                  const Icon = item.icon;
                  return (
                    <Command.Item
                      key={item.path}
                      value={item.label}
                      onSelect={() => go(item.path)}
                      className={row}
                    >
                      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
                      {item.label}
                      {item.locked !== undefined && (
                        <span className="ml-auto text-xs text-fg-subtle">{item.locked}</span>
                      )}
                    </Command.Item>
                  );
                })}
              </Command.Group>
              <Command.Group heading={text.palette.actions} className={group}>
                <Command.Item
                  value={text.logOut}
                  onSelect={() => void logOutOrSay()}
                  className={row}
                >
                  <LogOut size={16} strokeWidth={1.75} aria-hidden="true" />
                  {text.logOut}
                </Command.Item>
              </Command.Group>
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
