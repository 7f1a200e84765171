import type { PuzzleWriting } from '@/features/grids/rules';
import { AboutTab } from './AboutTab';
import { PairsTab } from './PairsTab';
import { PreviewTab } from './PreviewTab';
import { WritingContext } from './use-writing-puzzle';

const tabs = { pairs: PairsTab, skills: AboutTab, preview: PreviewTab } as const;

type PuzzleTabProps = { tab: keyof typeof tabs; writing: PuzzleWriting };

/** One part of the editor of grid puzzles. */
export function PuzzleTab({ tab, writing }: PuzzleTabProps) {
  const Tab = tabs[tab];
  return (
    <WritingContext.Provider value={writing}>
      <Tab />
    </WritingContext.Provider>
  );
}
