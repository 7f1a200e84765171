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
      className="mb-4 grid gap-3 md:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]"
    >
      {tiles.map(({ label, value, detail, path }) => (
        <li key={label}>
          <Link
            to={path}
            className="flex h-full min-h-20 items-center justify-between gap-3 rounded-lg border border-line bg-surface px-4.5 py-3 hover:bg-surface-hover md:flex-col md:items-start md:justify-start md:gap-1"
          >
            <span className="text-sm text-fg-muted">{label}</span>
            <span className="text-right md:text-left">
              <span className="block text-2xl font-semibold tabular-nums">{value}</span>
              {detail !== null && <span className="block text-xs text-fg-muted">{detail}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
