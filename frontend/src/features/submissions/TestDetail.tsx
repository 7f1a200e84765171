import type { Sample, TestRow } from '@/api/types';

import { CodeBlock } from './CodeBlock';
import { formatCpu, formatMemory, groupLabel, testName, verdictText } from './rules';
import { text } from './text';
import { VerdictBadge } from './VerdictBadge';

type TestDetailProps = {
  test: TestRow;
  /** The statement's sample that this test runs, when it is one. */
  sample: Sample | null;
};

/** Why a test came out as it did: everything for a sample, the measured facts for a hidden test. */
export function TestDetail({ test, sample }: TestDetailProps) {
  return (
    <div className="flex flex-col gap-2.5 px-4 py-3">
      <div className="flex items-start justify-between gap-3">
        <h2 className="font-sans text-sm font-semibold">{testName(test)}</h2>
        <VerdictBadge verdict={test.verdict} />
      </div>
      <p className="text-xs text-fg-muted">
        {verdictText(test.verdict).help}
        {test.reason !== null && ` ${test.reason}`}
      </p>
      {sample === null ? <HiddenFacts test={test} /> : <SampleFacts test={test} sample={sample} />}
    </div>
  );
}

function SampleFacts({ test, sample }: { test: TestRow; sample: Sample }) {
  const passed = test.verdict === 'AC';
  return (
    <>
      <CodeBlock label={text.input}>{sample.input}</CodeBlock>
      <div className="grid gap-3 md:grid-cols-2">
        <CodeBlock label={text.expected} tone="good">
          {sample.answer}
        </CodeBlock>
        <CodeBlock label={text.yours} tone={passed ? 'good' : 'bad'} empty={text.noOutput}>
          {test.output ?? ''}
        </CodeBlock>
      </div>
      {test.stderr !== null && test.stderr !== '' && (
        <CodeBlock label={text.errorOutput}>{test.stderr}</CodeBlock>
      )}
      <Measures test={test} />
    </>
  );
}

function HiddenFacts({ test }: { test: TestRow }) {
  return (
    <>
      <Measures test={test} />
      <p className="text-xs text-fg-subtle">{text.samplesOnly}</p>
    </>
  );
}

function Measures({ test }: { test: TestRow }) {
  const facts = [
    [text.group, groupLabel(test.group)],
    [text.number, String(test.number)],
    [text.cpu, test.verdict === 'skipped' ? '–' : formatCpu(test.cpu_ms)],
    [text.memory, test.verdict === 'skipped' ? '–' : formatMemory(test.memory_kib)],
  ];
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2 text-xs">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-fg-muted">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
