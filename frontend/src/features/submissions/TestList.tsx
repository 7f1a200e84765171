import type { TestRow } from '@/api/types';
import { cx } from '@/ui/cx';

import { formatCpu, testName } from './rules';
import { text } from './text';
import { VerdictIcon } from './VerdictBadge';

type TestListProps = {
  tests: readonly TestRow[];
  selected: number | null;
  onSelect: (number: number) => void;
};

/** Each test as it ends; the chosen one is explained beside the list. */
export function TestList({ tests, selected, onSelect }: TestListProps) {
  return (
    <ul aria-label={text.testList} className="flex flex-col p-1.5">
      {tests.map((test) => (
        <li key={test.number}>
          <button
            type="button"
            aria-pressed={test.number === selected}
            onClick={() => onSelect(test.number)}
            className={cx(
              'flex h-7 w-full items-center gap-2.5 rounded-sm px-2.5 text-left text-sm text-fg-muted hover:bg-surface-hover max-md:h-11',
              test.number === selected &&
                'bg-surface-active font-medium text-fg hover:bg-surface-active',
            )}
          >
            <VerdictIcon verdict={test.verdict} />
            <span className="min-w-0 flex-1 truncate">{testName(test)}</span>
            {test.verdict !== 'skipped' && (
              <span className="text-xs text-fg-subtle tabular-nums">{formatCpu(test.cpu_ms)}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
