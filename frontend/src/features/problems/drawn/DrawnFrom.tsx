import { useQueries } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';

import { paths, to } from '@/facts/paths';
import { problemQuery } from '@/features/problems/api';
import { text } from '@/features/problems/text';

import type { Named } from './alike';

type DrawnFromProps = { problems: readonly Named[]; current: string | undefined };

/** The way from the preview of a problem to those that are drawn in its place. */
export function DrawnFrom({ problems, current }: DrawnFromProps) {
  // It names those that are drawn, and may name the assessment that is looked at.
  const { search } = useLocation();
  const found = useQueries({ queries: problems.map(({ slug, id }) => problemQuery(slug, id)) });
  return (
    <nav
      aria-label={text.drawnLabel}
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm"
    >
      <span className="text-fg-muted">{text.drawnFrom(problems.length)}</span>
      {problems.map(({ slug, id }, at) => (
        <Link
          key={id}
          to={to(paths.attemptReferred, { first: slug, second: id }) + search}
          aria-current={id === current ? 'page' : undefined}
          className="underline underline-offset-3 aria-[current]:font-semibold aria-[current]:no-underline"
        >
          {found[at]?.data?.title ?? slug}
        </Link>
      ))}
    </nav>
  );
}
