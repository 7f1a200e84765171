import { Search, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { IconButton } from '@/ui/IconButton';
import { Kbd } from '@/ui/Kbd';
import { useShortcuts } from '@/ui/shortcuts';
import { SEARCH_MOST } from '@/features/stories/rules';
import { text } from '@/features/stories/text';

/** How long nobody types before the search is sent. Source: product.md, rules for every screen. */
const PAUSE_MS = 300;

type SearchFieldProps = { value: string; onSearch: (q: string) => void };

/** The search: sent after a pause or by Enter, focused by “/”, emptied by Escape. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (seen !== value) {
    // The address changed by other means, such as Back.
    setSeen(value);
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const keys = useMemo(() => ({ '/': () => field.current?.focus() }), []);
  useShortcuts(keys);
  const send = (words: string) => {
    clearTimeout(timer.current);
    if (words.trim() !== value) onSearch(words.trim());
  };
  const type = (words: string) => {
    setTyped(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(words), PAUSE_MS);
  };
  const empty = () => {
    setTyped('');
    send('');
    field.current?.focus();
  };
  return (
    <form
      role="search"
      aria-label={text.searchLabel}
      onSubmit={(event) => {
        event.preventDefault();
        send(typed);
      }}
      className="flex h-8.5 items-center gap-2 rounded-md border border-line-control bg-surface pr-1.5 pl-2.5 text-fg-muted outline-offset-2 outline-ring has-[input:focus-visible]:outline-2 max-md:h-11"
    >
      <Search size={15} strokeWidth={1.75} className="shrink-0" aria-hidden="true" />
      <input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={text.searchLabel}
        aria-keyshortcuts="/"
        placeholder={text.search}
        maxLength={SEARCH_MOST}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') empty();
        }}
        className="h-full min-w-0 flex-1 bg-transparent text-sm text-fg outline-none placeholder:text-fg-subtle max-md:text-[1rem]"
      />
      {typed === '' ? (
        <span className="max-md:hidden">
          <Kbd>/</Kbd>
        </span>
      ) : (
        <IconButton size="sm" label={text.list.clearSearch} onClick={empty}>
          <X size={14} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </form>
  );
}
