import { Command, useCommandState } from 'cmdk';
import { Dialog as Radix } from 'radix-ui';
import { CirclePlus, LogOut, Search, SunMoon } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '@/api/words';
import { announce } from '@/ui/announce';
import { keptTheme, themeChoices } from '@/platform/theme';
import { overlayStyles } from '@/ui/Dialog';
import { notify } from '@/ui/notify';
import { logOutOrSay } from '@/features/shell/bars/AccountMenu';
import type { NavItem } from '@/features/shell/nav';
import { failureWords } from '@/api/failure';
import { chooseTheme } from '@/features/appearance/actions';
import { text as appearance } from '@/features/appearance/text';
import { palettePages } from '@/features/shell/rules';
import { text } from '@/features/shell/text';
import { toolsOf } from '@/features/shell/tools';
import { actsOf, type Act } from './acts';
import { goKeys, goLabel } from './GoKeys';
import { useFound } from './use-found';

const row =
  'flex min-h-9 cursor-pointer items-center gap-3 rounded-md px-2.5 text-base max-md:min-h-11 data-[selected=true]:bg-primary-soft data-[selected=true]:text-primary-text';
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const group =
  '[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-fg-subtle';

/** Announces how many matches are left, once the typing pauses. */
function Found() {
  const count = useCommandState((state) => state.filtered.count);
  const search = useCommandState((state) => state.search);
  useEffect(() => {
    if (search === '') return;
    const timer = setTimeout(() => announce(text.palette.found(count)), 300);
    return () => clearTimeout(timer);
  }, [count, search]);
  return null;
}

type LineProps = {
  label: string;
  note?: string | undefined;
  icon?: ReactNode;
  /** Of a thing that was found for these words already, so that it is not sorted out again. */
  found?: { key: string; query: string };
  onPick: () => void;
};

function Line({ label, note, icon, found, onPick }: LineProps) {
  return (
    <Command.Item
      value={found?.key ?? label}
      onSelect={onPick}
      className={row}
      keywords={found === undefined ? [] : [found.query]}
    >
      {icon}
      <span className="truncate">{label}</span>
      {note !== undefined && (
        <span className="ml-auto max-w-1/2 truncate text-xs text-fg-subtle">{note}</span>
      )}
    </Command.Item>
  );
}

type Closing = (act: () => void) => () => void;

type ActionsProps = {
  user: User | null;
  /** Closes the palette for what leads to another page, and for what does not. */
  pick: Closing;
  keep: Closing;
};

/** What is begun or changed from here. */
function Actions({ user, pick, keep }: ActionsProps) {
  const navigate = useNavigate();
  const begin = ({ begin: start }: Act) =>
    pick(() => {
      start().then(
        (path) => navigate(path),
        (error: unknown) => notify('error', failureWords(error, text.palette.acts.failed)),
      );
    });
  return (
    <Command.Group heading={text.palette.actions} className={group}>
      {actsOf(user).map((act) => (
        <Line
          key={act.label}
          label={act.label}
          icon={<CirclePlus {...icon} />}
          onPick={begin(act)}
        />
      ))}
      {themeChoices.map((choice) => (
        <Line
          key={choice}
          label={appearance.act(appearance.choices[choice].title)}
          note={keptTheme() === choice ? text.palette.now : undefined}
          icon={<SunMoon {...icon} />}
          onPick={keep(() => void chooseTheme(choice))}
        />
      ))}
      {user !== null && (
        <Line
          label={text.logOut}
          icon={<LogOut {...icon} />}
          onPick={pick(() => void logOutOrSay())}
        />
      )}
    </Command.Group>
  );
}

type PaletteProps = {
  user: User | null;
  /** The sections of the dashboard that is open, first in the list. */
  items: readonly NavItem[];
  onClose: () => void;
};

/** Jump to a page by typing; only what this person can open is listed. */
export default function Palette({ user, items, onClose }: PaletteProps) {
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  // Where the focus was; it goes back there, unless a page was chosen: that takes it to its heading.
  const [before] = useState(() => document.activeElement);
  const chose = useRef(false);
  const pick: Closing = (act) => () => {
    chose.current = true;
    onClose();
    act();
  };
  /** What leaves the page where it is: the focus goes back to where it was. */
  const keep: Closing = (act) => () => {
    onClose();
    act();
  };
  const go = (path: string) => pick(() => void navigate(path));
  const sections = items.filter((item) => item.unbuilt !== true);
  const pages = [...toolsOf(user), ...palettePages(user)].filter((page) =>
    sections.every((item) => item.path !== page.path),
  );
  const found = useFound(user, query);
  const keyOf = (path: string) => {
    const go = goKeys(user).find((key) => key.path === path);
    return go === undefined ? undefined : goLabel(go);
  };
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className={overlayStyles} />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!chose.current && before instanceof HTMLElement) before.focus();
          }}
          className="fixed top-[15vh] left-1/2 z-(--z-command) w-[min(34rem,calc(100vw-2rem))] -translate-x-1/2 overflow-hidden rounded-xl border border-line bg-surface text-fg shadow-4 max-md:top-4"
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
            <Found />
            <Command.List label={text.palette.results} className="max-h-80 overflow-y-auto p-1.5">
              <Command.Empty className="px-2.5 py-6 text-center text-sm text-fg-muted">
                {text.palette.none(query)}
              </Command.Empty>
              {sections.length > 0 && (
                <Command.Group heading={text.sections} className={group}>
                  {sections.map(({ path, label, locked, icon: Icon }) => (
                    <Line
                      key={path}
                      label={label}
                      note={locked ?? keyOf(path)}
                      icon={<Icon {...icon} />}
                      onPick={go(path)}
                    />
                  ))}
                </Command.Group>
              )}
              {found.map(({ heading, items: things }) => (
                <Command.Group key={heading} heading={heading} className={group}>
                  {things.map(({ key, label, note, path }) => (
                    <Line
                      key={key}
                      found={{ key, query }}
                      label={label}
                      note={note}
                      onPick={go(path)}
                    />
                  ))}
                </Command.Group>
              ))}
              <Command.Group heading={text.palette.goTo} className={group}>
                {pages.map(({ path, label }) => (
                  <Line key={path} label={label} onPick={go(path)} />
                ))}
              </Command.Group>
              <Actions user={user} pick={pick} keep={keep} />
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
