import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { SubmissionSummary } from '@/api/words';
import { type DiffLine, diffLines } from '@/features/practice/diff';
import { text } from '@/features/practice/text';
import { submissionQuery } from '@/features/submissions/api';
import { outcomeLabel } from '@/features/submissions/rules';
import { cx } from '@/ui/cx';
import { Dialog } from '@/ui/Dialog';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/Select';
import { SkeletonRows } from '@/ui/Skeleton';
import { shortTime } from '@/ui/time';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

function name(sent: SubmissionSummary): string {
  const outcome = sent.verdict === null ? text.waiting : outcomeLabel(sent, sent.verdict);
  return text.sentAt(sent.kind, shortTime(new Date(sent.created_at)), outcome);
}

type CompareDialogProps = {
  /** Newest first; two at least. */
  sent: readonly SubmissionSummary[];
  onClose: () => void;
};

/** What changed between two submissions; at first between the last two. */
export function CompareDialog({ sent, onClose }: CompareDialogProps) {
  const [earlier, setEarlier] = useState(sent[1]?.id ?? '');
  const [later, setLater] = useState(sent[0]?.id ?? '');
  const options = sent.map((one) => ({ value: one.id, label: name(one) }));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.compareTitle}
      description={text.compareDetail}
      className="md:w-[min(56rem,calc(100vw-2rem))]"
    >
      <div className="mb-4 grid gap-3 md:grid-cols-2">
        <Field label={text.earlier}>
          <Select value={earlier} options={options} onChange={setEarlier} />
        </Field>
        <Field label={text.later}>
          <Select value={later} options={options} onChange={setLater} />
        </Field>
      </div>
      <Difference earlier={earlier} later={later} />
    </Dialog>
  );
}

function Difference({ earlier, later }: { earlier: string; later: string }) {
  const [before, after] = [useQuery(submissionQuery(earlier)), useQuery(submissionQuery(later))];
  if (before.isError || after.isError)
    return <ErrorBox title={null}>{text.compareFailed}</ErrorBox>;
  if (before.data === undefined || after.data === undefined) return <SkeletonRows rows={4} />;
  const [old, fresh] = [before.data.source, after.data.source];
  if (old === '' || fresh === '') return <p className="text-sm text-fg-muted">{text.forgotten}</p>;
  if (old === fresh) return <p className="text-sm text-fg-muted">{text.sameCode}</p>;
  return (
    <pre
      tabIndex={0}
      aria-label={text.compareTitle}
      className="overflow-auto rounded-md bg-surface-sunken py-2 font-mono text-xs leading-[1.55]"
    >
      {diffLines(old, fresh).map((line, at) => (
        <Line key={at} line={line} />
      ))}
    </pre>
  );
}

const LOOKS = {
  same: { sign: ' ', look: '', words: null },
  removed: { sign: '−', look: 'bg-negative-soft', words: text.removed },
  added: { sign: '+', look: 'bg-positive-soft', words: text.added },
} as const;

function Line({ line }: { line: DiffLine }) {
  const { sign, look, words } = LOOKS[line.kind];
  return (
    <span className={cx('block min-w-max px-3', look)}>
      <span aria-hidden="true" className="mr-2 inline-block w-2 text-fg-muted select-none">
        {sign}
      </span>
      {words !== null && <VisuallyHidden>{`${words}: `}</VisuallyHidden>}
      {`${line.text}\n`}
    </span>
  );
}
