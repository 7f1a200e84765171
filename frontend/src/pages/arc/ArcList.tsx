import { Link, useSearchParams } from 'react-router-dom';
import type { PuzzleDifficulty } from '@/api/words';
import { paths } from '@/facts/paths';
import { DailyPuzzle } from '@/features/grids/puzzles/DailyPuzzle';
import { PuzzleList } from '@/features/grids/puzzles/PuzzleList';
import { text } from '@/features/grids/puzzles/text';
import { Button } from '@/ui/Button';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { Select } from '@/ui/Select';

const ALL = 'all';
type Choice = PuzzleDifficulty | typeof ALL;
const difficulties = ['easy', 'medium', 'hard'] as const;

/** The puzzles, at /codebrainv1/arc. */
export default function ArcList() {
  usePageTitle(text.title);
  const [params, setParams] = useSearchParams();
  const chosen = difficulties.find((each) => each === params.get('difficulty')) ?? null;
  const show = (next: Choice) =>
    setParams(next === ALL ? {} : { difficulty: next }, { replace: true });
  return (
    <div className="page-x py-8">
      <PageHeader
        title={text.title}
        lead={text.lead}
        actions={
          <Button asChild>
            <Link to={paths.codebrain}>{text.problems}</Link>
          </Button>
        }
      />
      <DailyPuzzle />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{text.list}</h2>
        <Select<Choice>
          aria-label={text.difficulty}
          className="w-52 max-md:w-full"
          value={chosen ?? ALL}
          options={[
            { value: ALL, label: text.all },
            ...difficulties.map((value) => ({ value, label: text.difficulties[value] })),
          ]}
          onChange={show}
        />
      </div>
      <PuzzleList difficulty={chosen} onClear={() => show(ALL)} />
    </div>
  );
}
