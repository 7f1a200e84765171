import { Grid3x3 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { text } from '@/features/grids/puzzles/text';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';

const words = text.player;

/** Shown where there is no such puzzle. */
export function NoPuzzle() {
  return (
    <main id="main" tabIndex={-1} className="page-x min-h-dvh bg-canvas py-10 text-fg">
      <h1 tabIndex={-1} className="text-2xl">
        {words.notFound}
      </h1>
      <EmptyState
        icon={Grid3x3}
        action={
          <Button asChild>
            <Link to={paths.puzzles}>{words.back}</Link>
          </Button>
        }
      >
        {words.notFoundDetail}
      </EmptyState>
    </main>
  );
}
