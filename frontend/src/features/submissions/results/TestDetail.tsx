import type { Sample, TestRow } from '@/api/words';

import { groupLabel, type Place } from '@/features/problems/rules';
import { CodeBlock } from '@/features/submissions/CodeBlock';
import {
  cpuText,
  differingLines,
  formatShare,
  memoryText,
  reasonSentence,
  testName,
  testText,
} from '@/features/submissions/rules';
import { LookChoice } from '@/features/submissions/rows/LookChoice';
import { OutputBlock } from '@/features/submissions/rows/OutputBlock';
import { tableOf } from '@/features/submissions/rows/rules';
import { useLook } from '@/features/submissions/rows/store';
import { text } from '@/features/submissions/text';
import { ToolMessage } from '@/features/submissions/ToolMessage';
import { VerdictBadge } from '@/features/submissions/VerdictBadge';

type TestDetailProps = {
  test: TestRow;
  /** The statement's sample that this test runs, when it is one. */
  sample: Sample | null;
  /** Whether a query printed it, whose rows can be read as a table. */
  isQuery: boolean;
  /** The names of the files that were sent. */
  files: readonly string[];
  /** Shows a line of the code in the editor. */
  onLine: (place: Place) => void;
};

/** Why a test came out as it did: everything for a sample, the measured facts for a hidden test. */
export function TestDetail({ test, sample, ...place }: TestDetailProps) {
  return (
    <div className="@container flex flex-col gap-2.5 px-4 py-3">
      <div className="flex items-start justify-between gap-3">
        <h2 className="font-sans text-sm font-semibold">{testName(test)}</h2>
        <VerdictBadge verdict={test.verdict} />
      </div>
      <p className="text-xs text-fg-muted">
        {testText(test.verdict).help} {reasonSentence(test.reason)}
      </p>
      {sample === null ? (
        <HiddenFacts test={test} />
      ) : (
        <SampleFacts test={test} sample={sample} {...place} />
      )}
    </div>
  );
}

/** The difference first, and what the program read beside it. */
function SampleFacts(props: TestDetailProps & { sample: Sample }) {
  const { test, sample, isQuery, files, onLine } = props;
  const passed = test.verdict === 'AC';
  const output = test.output ?? '';
  const marked = test.verdict === 'WA' ? differingLines(sample.answer, output) : [];
  const { look } = useLook();
  const hasRows = isQuery && (tableOf(sample.answer) ?? tableOf(output)) !== null;
  const asTable = hasRows && look === 'table';
  return (
    <>
      {hasRows && <LookChoice />}
      {marked[0] !== undefined && (
        <p className="text-xs text-fg-muted">{text.firstDifference(marked[0])}</p>
      )}
      <div className="grid gap-3 @md:grid-cols-2 @xl:grid-cols-3">
        <OutputBlock label={text.expected} tone="good" marked={marked} asTable={asTable}>
          {sample.answer}
        </OutputBlock>
        <OutputBlock
          label={text.yours}
          tone={passed ? 'good' : 'bad'}
          empty={text.noOutput}
          marked={marked}
          asTable={asTable}
        >
          {output}
        </OutputBlock>
        <CodeBlock label={text.input} className="@md:max-@xl:col-span-2">
          {sample.input}
        </CodeBlock>
      </div>
      {test.stderr !== null && test.stderr !== '' && (
        <ToolMessage label={text.errorOutput} files={files} onLine={onLine}>
          {test.stderr}
        </ToolMessage>
      )}
      <Measures test={test} />
    </>
  );
}

function HiddenFacts({ test }: { test: TestRow }) {
  return (
    <>
      <Measures test={test} />
      <p className="text-xs text-fg-subtle">
        {text.samplesOnly} {text.stepsOnly}
      </p>
    </>
  );
}

function Measures({ test }: { test: TestRow }) {
  const facts = [
    [text.group, groupLabel(test.group)],
    [text.number, String(test.number)],
    [text.cpu, cpuText(test)],
    [text.memory, memoryText(test)],
    ...(test.share_permille == null ? [] : [[text.share, formatShare(test.share_permille)]]),
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
