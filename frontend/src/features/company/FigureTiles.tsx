import { Link } from 'react-router-dom';
import type { HomeFigures } from '@/api/words/company/home';
import { tilesOf } from './rules';
import { text } from './text';

/** The numbers that the reader may see, each a link to where it is worked on. */
export function FigureTiles({ figures }: { figures: HomeFigures }) {
  const tiles = tilesOf(figures);
  if (tiles.length === 0) return null;
  return (
    <ul
      aria-label={text.figures.title}
      className="mb-4 grid grid-cols-2 gap-2 md:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] md:gap-3"
    >
      {tiles.map(({ label, value, detail, path }) => (
        <li key={label} className="max-md:last:odd:col-span-2">
          <Link
            to={path}
            className="flex h-full flex-col justify-between gap-0.5 rounded-lg border border-line bg-surface px-3.5 py-2.5 hover:bg-surface-hover md:min-h-20 md:justify-start md:gap-1 md:px-4.5 md:py-3"
          >
            <span className="text-sm text-fg-muted">{label}</span>
            <span className="flex flex-wrap items-baseline gap-x-2 md:block">
              <span className="text-xl font-semibold tabular-nums md:block md:text-2xl">
                {value}
              </span>
              {detail !== null && <span className="block text-xs text-fg-muted">{detail}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
