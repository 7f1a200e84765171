import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Bug, Code, Grid3x3, History, Waypoints, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isUnanswered, rows } from '@/api/cache/page';
import { isMissing } from '@/api/failure';
import type { DailyPuzzle, PracticeRow, ProblemType, PuzzleStanding } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { catalogueQuery } from '@/features/practice/api';
import { EVERYTHING } from '@/features/practice/rules';
import { difficultyLabel, typeLabel } from '@/features/problems/rules';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { ownPracticeQuery } from './api';
import { text } from './text';

const words = text.practice;
/** How many problems are named that were not tried. */
const OPEN = 3;

const icons: Record<ProblemType, LucideIcon> = {
  code: Code,
  debugging: Bug,
  multi_task: Waypoints,
};

/** The problems that somebody has not tried. */
export const openQuery = (who: string) => catalogueQuery({ ...EVERYTHING, status: 'todo' }, who);

const pathOf = ({ type, slug }: PracticeRow): string =>
  to(type === 'multi_task' ? paths.codebrainMultiTask : paths.codebrainProblem, {
    problemId: slug,
  });

type RowProps = {
  icon: LucideIcon;
  path: string;
  title: string;
  detail: ReactNode;
  fact?: string;
};

function Row({ icon: Icon, path, title, detail, fact }: RowProps) {
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={path}
        className="flex min-h-14 items-center gap-3 px-4.5 py-2.5 text-sm -outline-offset-2 hover:bg-surface-hover"
      >
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-md bg-surface-sunken text-fg-muted"
        >
          <Icon size={16} strokeWidth={1.75} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{title}</span>
          <span className="block truncate text-xs text-fg-muted">{detail}</span>
        </span>
        {fact !== undefined && <span className="shrink-0 text-xs text-fg-muted">{fact}</span>}
      </Link>
    </li>
  );
}

function LastTried({ problem, at }: { problem: PracticeRow; at: string }) {
  const { status, best_points: best } = problem;
  const facts = [words.statuses[status ?? 'tried'], ...(best === null ? [] : [words.best(best)])];
  return (
    <Row
      icon={History}
      path={pathOf(problem)}
      title={problem.title}
      detail={
        <>
          {words.last} <Time at={at} look="relative" />
        </>
      }
      fact={facts.join(', ')}
    />
  );
}

type PracticeCardProps = {
  who: string;
  /** The puzzle of the day. */
  puzzle: UseQueryResult<DailyPuzzle>;
  /** How the person stands with it; undefined until that is known. */
  standing: PuzzleStanding | undefined;
};

/** The word for how far somebody has come with the puzzle of the day; none where they have not begun. */
function puzzleFact({ puzzle }: DailyPuzzle, standing: PuzzleStanding | undefined) {
  if (standing?.is_begun !== true) return {};
  return { fact: words.statuses[standing.solved === puzzle.inputs ? 'solved' : 'tried'] };
}

/** What the person tried last, the puzzle of the day, and what they have not tried: each as far as it is known. */
export function PracticeCard({ who, puzzle, standing }: PracticeCardProps) {
  const own = useQuery(ownPracticeQuery);
  const open = useInfiniteQuery(openQuery(who));
  const daily: DailyPuzzle | null = puzzle.data ?? null;
  const last = own.data?.last ?? null;
  const shown = rows(open.data)
    .filter(({ slug }) => slug !== last?.problem.slug)
    .slice(0, OPEN);
  const isLost = (query: { isError: boolean; data: unknown }) =>
    query.isError && query.data === undefined;
  const noPuzzle = isLost(puzzle) && !isMissing(puzzle.error);
  const failed = [own, open].find(isLost) ?? (noPuzzle ? puzzle : undefined);
  const pending = [own, open, puzzle].some(isUnanswered);
  const nothing = last === null && shown.length === 0 && daily === null;
  return (
    <Card
      flush
      title={words.title}
      action={
        <Link
          to={paths.codebrain}
          className="text-xs font-semibold text-link underline-offset-3 hover:underline"
        >
          {words.browse}
        </Link>
      }
    >
      {failed !== undefined && (
        <LoadFailed query={failed} className="m-4">
          {words.failed}
        </LoadFailed>
      )}
      {pending && nothing && <SkeletonRows rows={3} />}
      {!(pending && nothing) && (
        <>
          {nothing ? (
            failed === undefined && <EmptyState icon={Code}>{words.empty}</EmptyState>
          ) : (
            <ul aria-label={words.list}>
              {last !== null && <LastTried {...last} />}
              {daily !== null && (
                <Row
                  icon={Grid3x3}
                  path={to(paths.puzzle, { puzzleId: daily.puzzle.id })}
                  title={daily.puzzle.name}
                  detail={words.daily}
                  {...puzzleFact(daily, standing)}
                />
              )}
              {shown.map((problem) => (
                <Row
                  key={problem.slug}
                  icon={icons[problem.type]}
                  path={pathOf(problem)}
                  title={problem.title}
                  detail={`${words.open}, ${typeLabel(problem.type).toLowerCase()}`}
                  fact={difficultyLabel(problem.difficulty)}
                />
              ))}
            </ul>
          )}
          {!nothing &&
            !pending &&
            failed === undefined &&
            (last === null || shown.length === 0) && (
              <p className="border-t border-line px-4.5 py-3 text-xs text-fg-muted">
                {last === null ? words.nothingTried : words.nothingOpen}
              </p>
            )}
        </>
      )}
    </Card>
  );
}
