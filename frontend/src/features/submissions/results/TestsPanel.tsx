import { useState } from 'react';
import { CircleAlert } from 'lucide-react';

import type { ProblemGroup, Sample, Submission, TestRow } from '@/api/words';
import type { Place } from '@/features/problems/rules';
import { Notice } from '@/ui/Notice';
import {
  filesSent,
  groupTests,
  isSettled,
  progressText,
  testToOpen,
} from '@/features/submissions/rules';
import { text } from '@/features/submissions/text';
import { ToolMessage } from '@/features/submissions/ToolMessage';

import { TestDetail } from './TestDetail';
import { TestList } from './TestList';

type TestsPanelProps = {
  submission: Submission | null;
  samples: readonly Sample[];
  /** What each group is worth. */
  groups: readonly ProblemGroup[];
  /** Shows a line of the code in the editor. */
  onLine: (place: Place) => void;
};

function sampleOf(test: TestRow, samples: readonly Sample[]): Sample | null {
  if (test.tag !== 'sample') return null;
  return samples.find((sample) => sample.name === test.name) ?? samples[test.number - 1] ?? null;
}

/** The tests of one run or submission, filling in as they end. */
export function TestsPanel({ submission, samples, groups, onLine }: TestsPanelProps) {
  const [chosen, setChosen] = useState<{ id: string; number: number } | null>(null);
  if (submission === null) return <p className="p-4 text-sm text-fg-muted">{text.nothingYet}</p>;
  if (submission.compile_message !== null && submission.verdict === 'CE') {
    return (
      <div className="p-4">
        <ToolMessage
          label={text.compileMessage}
          tone="bad"
          files={filesSent(submission)}
          onLine={onLine}
        >
          {submission.compile_message}
        </ToolMessage>
      </div>
    );
  }
  if (submission.state === 'judge_error') {
    return (
      <Notice tone="caution" icon={CircleAlert} className="m-4">
        {text.judgeError}
      </Notice>
    );
  }
  if (submission.tests.length === 0) {
    return (
      <p className="p-4 text-sm text-fg-muted">
        {isSettled(submission) ? text.nothingYet : progressText(submission)}
      </p>
    );
  }
  const selected = chosen?.id === submission.id ? chosen.number : testToOpen(submission.tests);
  const test = submission.tests.find((row) => row.number === selected);
  return (
    <div className="grid min-h-0 flex-1 md:grid-cols-[minmax(220px,330px)_1fr]">
      <div className="min-h-0 overflow-y-auto border-line max-md:border-b md:border-r">
        <TestList
          groups={groupTests(submission, groups)}
          selected={selected}
          onSelect={(number) => setChosen({ id: submission.id, number })}
        />
      </div>
      <div className="min-h-0 overflow-y-auto">
        {test !== undefined && (
          <TestDetail
            test={test}
            sample={sampleOf(test, samples)}
            isQuery={submission.language === 'sql'}
            files={filesSent(submission)}
            onLine={onLine}
          />
        )}
      </div>
    </div>
  );
}
