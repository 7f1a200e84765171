import { Check, Minus, X } from 'lucide-react';

import type { ReportGroup, ReportTest } from '@/api/words';
import { groupLabel } from '@/features/problems/rules';
import { cpuText, memoryText, reasonSentence, verdictText } from '@/features/submissions/rules';
import { Badge } from '@/ui/Badge';
import { Table, Td, Th } from '@/ui/Table';
import { failingFirst, groupState, isSampleGroup, testTitle } from '@/features/reports/rules';
import { text } from '@/features/reports/text';

import { SampleDetail } from './SampleDetail';

const STATES = {
  passed: { label: text.groupPassed, tone: 'positive', Icon: Check },
  failed: { label: text.groupFailed, tone: 'negative', Icon: X },
  not_run: { label: text.groupNotRun, tone: 'neutral', Icon: Minus },
} as const;

/** One group: passed whole, failed or not run, its points, and its tests with the failing ones first. */
export function GroupTests({ group }: { group: ReportGroup }) {
  const sample = isSampleGroup(group);
  const state = groupState(group);
  const { label, tone, Icon } = STATES[state];
  return (
    <details
      open={state === 'failed'}
      className="border-t border-line first:border-t-0 print:[&::details-content]:[content-visibility:visible] print:[&::details-content]:h-auto"
    >
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-3 px-4.5 py-2 text-sm hover:bg-surface-hover">
        <span className="font-semibold">{groupLabel(group.name)}</span>
        <Badge tone={tone} icon={<Icon size={13} strokeWidth={2} aria-hidden="true" />}>
          {label}
        </Badge>
        <span className="ml-auto text-xs text-fg-muted tabular-nums">
          {sample ? text.noPoints : text.groupSummary(group.points, group.weight)}
        </span>
      </summary>
      <Table caption={text.groupTests(groupLabel(group.name))} className="table-fixed">
        <thead>
          <tr>
            <Th className="w-2/5">{text.test}</Th>
            <Th>{text.verdict}</Th>
            <Th numeric>{text.cpu}</Th>
            <Th numeric className="max-md:hidden">
              {text.memory}
            </Th>
          </tr>
        </thead>
        <tbody>
          {failingFirst(group.tests).map((test) => (
            <TestLine key={test.number} test={test} />
          ))}
        </tbody>
      </Table>
      {sample &&
        failingFirst(group.tests).map((test) => <SampleDetail key={test.number} test={test} />)}
    </details>
  );
}

function TestLine({ test }: { test: ReportTest }) {
  const { label, tone } = verdictText(test.verdict);
  const reason = reasonSentence(test.reason);
  return (
    <tr>
      <Td className="h-9 py-1.5">
        {testTitle(test)}
        {reason !== '' && <span className="block text-xs text-fg-muted">{reason}</span>}
      </Td>
      <Td className="h-9">
        <Badge tone={tone}>{label}</Badge>
      </Td>
      <Td numeric className="h-9">
        {cpuText(test)}
      </Td>
      <Td numeric className="h-9 max-md:hidden">
        {memoryText(test)}
      </Td>
    </tr>
  );
}
