import { useMemo, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { EmptyState } from '@/ui/EmptyState';
import { usePageKeys } from '@/ui/page-keys';
import { rowMark, useRowKeys } from '@/ui/row-keys';
import { SearchField } from '@/ui/SearchField';
import { guides } from './guides';
import { helpAddress } from './rules';
import { searchOver } from './search';
import { text } from './text';

const search = searchOver(guides);

const keyGroup = {
  heading: text.keys,
  keys: [
    ['/', text.moves.search],
    ['J', text.moves.next],
    ['K', text.moves.previous],
    ['Enter', text.moves.open],
  ],
} as const;

/** More would not be read, and take their time to be drawn while somebody types. */
const MOST = 30;

function Results({ query }: { query: string }) {
  const hits = useMemo(() => search(query), [query]);
  useRowKeys();
  usePageKeys(keyGroup);
  return (
    <section aria-label={text.results} className="mt-5">
      <p role="status" className="text-sm text-fg-muted">
        {hits.length > 0 && text.found(hits.length, MOST)}
      </p>
      {hits.length === 0 ? (
        <EmptyState
          action={
            <Link to={paths.help} className="font-semibold text-link underline underline-offset-3">
              {text.clear}
            </Link>
          }
        >
          {text.none(query)}
        </EmptyState>
      ) : (
        <ul className="mt-2 divide-y divide-line border-t border-line">
          {hits.slice(0, MOST).map(({ guide, section, part, excerpt }) => (
            <li key={`${guide.id}#${section.id}`} className="py-3">
              <Link
                {...rowMark}
                to={helpAddress(`${guide.id}#${section.id}`)}
                className="inline-block font-semibold text-link underline-offset-3 hover:underline max-md:py-2"
              >
                {section.title}
              </Link>
              <p className="text-xs text-fg-subtle">{text.within(guide.title, part)}</p>
              <p className="mt-1 text-sm break-words text-fg-muted">{excerpt}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The search of the help: it finds as one types, and the address follows. What it finds takes the place of the page. */
export function Searched({ children }: { children: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('q') ?? '';
  const [typed, setTyped] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    // The address is behind while somebody types; otherwise it changed by other means, such as Back.
    if (!typed.startsWith(asked) || asked === '') setTyped(asked);
  }
  const query = typed.trim();
  return (
    <>
      <div className="max-w-xl print:hidden">
        <SearchField
          value={asked}
          onType={setTyped}
          onSearch={(words) =>
            setParams(words === '' ? {} : { q: words }, { replace: true, preventScrollReset: true })
          }
          words={text.search}
        />
      </div>
      {query === '' ? children : <Results query={query} />}
    </>
  );
}
