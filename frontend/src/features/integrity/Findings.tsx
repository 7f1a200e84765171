import type { ReactNode } from 'react';
import type { IntegrityExamination, IntegrityFinding } from '@/api/words/integrity';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { levelTone, momentOf } from './rules';
import { text } from './text';

const words = text.findings;
/** How many moments of a finding are named. */
const MOMENTS = 5;

function Moments({ of }: { of: IntegrityFinding }) {
  if (of.spans.length === 0) return null;
  const named = of.spans.slice(0, MOMENTS);
  const rest = of.spans.length - named.length;
  const moments = named.map(({ from_ms, to_ms }) => words.at(momentOf(from_ms), momentOf(to_ms)));
  return (
    <p className="mt-1.5 text-xs text-fg-muted tabular-nums">
      {words.when}: {moments.join(', ')}
      {rest > 0 && ` ${words.more(rest)}`}
    </p>
  );
}

function Finding({ of }: { of: IntegrityFinding }) {
  return (
    <li className="py-3.5 first:pt-0 last:pb-0">
      <h3 className="flex flex-wrap items-center gap-2 text-sm font-semibold">
        {of.title}
        {of.task !== null && <Badge tone="outline">{words.task(of.task)}</Badge>}
      </h3>
      <p className="mt-1 text-sm">{of.sentence}</p>
      <p className="mt-1.5 text-sm text-fg-muted">
        <span className="font-medium">{words.benign}</span> {of.benign}
      </p>
      <Moments of={of} />
    </li>
  );
}

type FindingsProps = {
  examination: IntegrityExamination;
  /** Ways to what can be looked at. */
  links?: ReactNode;
};

/** What was seen in an attempt, and what else each of it can be. */
export function Findings({ examination, links }: FindingsProps) {
  const { findings, level } = examination;
  return (
    <Card
      title={words.title}
      action={
        <Badge tone={levelTone[level]} dot>
          {words.level(text.levels[level])}
        </Badge>
      }
    >
      <p className="mb-3.5 text-sm text-fg-muted">{words.lead}</p>
      {findings.length === 0 ? (
        <p className="text-sm">{words.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {findings.map((of) => (
            <Finding key={`${of.signal} ${of.task ?? 0}`} of={of} />
          ))}
        </ul>
      )}
      {links !== undefined && <div className="mt-4 flex flex-wrap gap-3 text-sm">{links}</div>}
    </Card>
  );
}
