import type { ReactNode } from 'react';

import type { Parsed } from '@/features/sending/parse';
import { type JudgedRow, judged, type RowKind, tally } from '@/features/sending/list/rows';
import { text } from '@/features/sending/text';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Button } from '@/ui/Button';

const words = text.people;
const SHOWN = 50;

const TONES: readonly (readonly [RowKind, BadgeTone])[] = [
  ['valid', 'positive'],
  ['doubled', 'neutral'],
  ['unclear', 'caution'],
  ['broken', 'negative'],
];

/** How many people of the list are what, while it is typed. */
export function RowCounts({ parsed }: { parsed: Parsed }) {
  const counts = tally(parsed);
  return (
    <p role="status" className="flex flex-wrap gap-2">
      {TONES.flatMap(([kind, tone]) =>
        kind === 'valid' || counts[kind] > 0
          ? [
              <Badge key={kind} tone={tone} dot>
                {words.counts[kind](counts[kind])}
              </Badge>,
            ]
          : [],
      )}
    </p>
  );
}

type RowProblemsProps = { parsed: Parsed; onSettle: () => void };

/** The rows that nobody is invited by, with why; those that can be read in two ways are asked about. */
export function RowProblems({ parsed, onSettle }: RowProblemsProps) {
  const rows = judged(parsed);
  const unclear = rows.filter(({ kind }) => kind === 'unclear');
  const canSettle = unclear.some(({ row }) => 'problem' in row && (row.asked ?? []).length > 0);
  return (
    <>
      <Problems title={words.questions} rows={unclear}>
        {canSettle && (
          <Button size="sm" className="mt-2" onClick={onSettle}>
            {words.settle}
          </Button>
        )}
      </Problems>
      <Problems title={words.problems} rows={rows.filter(({ kind }) => kind === 'broken')} />
      <Problems title={words.doubles} rows={rows.filter(({ kind }) => kind === 'doubled')} />
    </>
  );
}

type ProblemsProps = { title: string; rows: readonly JudgedRow[]; children?: ReactNode };

function Problems({ title, rows, children }: ProblemsProps) {
  if (rows.length === 0) return null;
  return (
    <div className="text-sm">
      <h3 className="mb-1 font-sans text-sm font-semibold">{title}</h3>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {rows.slice(0, SHOWN).map(({ row, problem }, at) => (
          <li key={`${row.number}-${at}`}>
            <span className="font-medium">{words.row(row.number)}</span>{' '}
            {'recipient' in row ? row.recipient.email : row.email}
            {problem !== null && `: ${problem}`}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
