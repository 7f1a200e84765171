import { useEffect, useId, useRef } from 'react';

import type { TestRow } from '@/api/words';
import { cx } from '@/ui/cx';

import { groupLabel } from '@/features/problems/rules';
import { cpuText, tally, type TestGroup, testName } from '@/features/submissions/rules';
import { text } from '@/features/submissions/text';
import { VerdictIcon } from '@/features/submissions/VerdictBadge';

type TestListProps = {
  groups: readonly TestGroup[];
  selected: number | null;
  onSelect: (number: number) => void;
};

/** Each test as it ends, under the group that it counts for; the chosen one is explained beside the list. */
export function TestList({ groups, ...choice }: TestListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { selected } = choice;
  useEffect(() => {
    // The test that opened by itself may be far down.
    list.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <div ref={list} className="flex flex-col gap-1 p-1.5">
      {groups.map((group) => (
        <Group key={group.name} group={group} {...choice} />
      ))}
    </div>
  );
}

type GroupProps = Omit<TestListProps, 'groups'> & { group: TestGroup };

function Group({ group, selected, onSelect }: GroupProps) {
  const headingId = useId();
  const { passed, total } = tally(group.tests);
  const { points } = group;
  return (
    <div>
      <p
        id={headingId}
        className="flex flex-wrap items-baseline gap-x-2.5 px-2.5 py-1 text-xs text-fg-muted"
      >
        <span className="font-semibold text-fg">{groupLabel(group.name)}</span>
        <span className="tabular-nums">{text.groupPassed(passed, total)}</span>
        <span className="ml-auto tabular-nums">
          {points === null ? text.notScored : text.groupPoints(points.given, points.weight)}
        </span>
      </p>
      <ul aria-labelledby={headingId} className="flex flex-col">
        {group.tests.map((test) => (
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
              <span className="min-w-0 flex-1 truncate">{rowName(test)}</span>
              {test.verdict !== 'skipped' && (
                <span className="text-xs text-fg-subtle tabular-nums">{cpuText(test)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Under its group's heading a hidden test needs only its number. */
function rowName(test: TestRow): string {
  return test.tag === 'sample' ? testName(test) : text.testNumber(test.number);
}
