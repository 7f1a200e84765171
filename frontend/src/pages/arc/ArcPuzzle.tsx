import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { hasCode } from '@/api/errors';
import { NoPuzzle } from '@/features/grids/player/NoPuzzle';
import { Player } from '@/features/grids/player/Player';
import { puzzleQuery } from '@/features/grids/puzzles/api';
import { text } from '@/features/grids/puzzles/text';
import { LoadFailed } from '@/ui/Loaded';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';

/** One puzzle, at /codebrainv1/arc/{puzzleId}. */
export default function ArcPuzzle() {
  const { puzzleId = '' } = useParams();
  const query = useQuery(puzzleQuery(puzzleId));
  usePageTitle(query.data?.name ?? text.title);
  if (query.data !== undefined) return <Player key={puzzleId} puzzle={query.data} />;
  if (hasCode(query.error, 'not_found')) return <NoPuzzle />;
  return (
    <main id="main" tabIndex={-1} className="page-x min-h-dvh bg-canvas py-10 text-fg">
      <h1 tabIndex={-1} className="mb-4 text-2xl">
        {text.title}
      </h1>
      {query.isError ? (
        <LoadFailed query={query}>{text.player.loadFailed}</LoadFailed>
      ) : (
        <SkeletonRows rows={4} />
      )}
    </main>
  );
}
