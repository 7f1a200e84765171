import { Search, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { SEARCH_MOST } from '@/facts/constants';
import { IconButton } from './IconButton';
import { Kbd } from './Kbd';
import { useShortcuts } from './shortcuts';

/** How long nobody types before the search is sent. Source: product.md, rules for every screen. */
const PAUSE_MS = 300;

type SearchFieldProps = {
  value: string;
  onSearch: (q: string) => void;
  /** Each letter at once, for a search that asks nobody. */
  onType?: (words: string) => void;
  words: { label: string; placeholder: string; clear: string };
};

/** The search: sent after a pause or by Enter, focused by “/”, emptied by Escape. */
export function SearchField({ value, onSearch, onType, words: labels }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (seen !== value) {
    setSeen(value);
    if (value !== sent) {
      // The address changed by other means, such as Back. What it answers to this field is behind what is typed since.
      setSent(value);
      setTyped(value);
    }
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const keys = useMemo(() => ({ '/': () => field.current?.focus() }), []);
  useShortcuts(keys);
  const send = (words: string) => {
    clearTimeout(timer.current);
    if (words.trim() === value) return;
    setSent(words.trim());
    onSearch(words.trim());
  };
  const type = (words: string) => {
    setTyped(words);
    onType?.(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(words), PAUSE_MS);
  };
  const empty = () => {
    setTyped('');
    onType?.('');
    send('');
    field.current?.focus();
  };
  return (
    <form
      role="search"
      aria-label={labels.label}
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
        aria-label={labels.label}
        aria-keyshortcuts="/"
        placeholder={labels.placeholder}
        maxLength={SEARCH_MOST}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onBlur={({ relatedTarget }) => {
          // A search that is sent while a link is followed would lead back to the list.
          if (relatedTarget instanceof HTMLAnchorElement) clearTimeout(timer.current);
        }}
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
        <IconButton size="sm" label={labels.clear} onClick={empty}>
          <X size={14} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </form>
  );
}
