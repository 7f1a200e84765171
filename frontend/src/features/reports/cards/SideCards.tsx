import type { ReactNode } from 'react';

import type { Report } from '@/api/words';
import { toReader } from '@/facts/reader';
import { text as policyText } from '@/features/assistant/text';
import { languageList } from '@/features/problems/rules';
import { Card } from '@/ui/Card';
import { cx } from '@/ui/cx';
import { absoluteTime } from '@/ui/time';

import { aboutThem, dayOf, usedText } from '@/features/reports/rules';
import { text } from '@/features/reports/text';

/** Whether the assistant was there and was used; a fact, and no number. */
const useOf = ({ ai_policy, assistant }: Report): [string, ReactNode][] =>
  ai_policy === 'off' || assistant === null
    ? []
    : [[policyText.report.use, policyText.uses[assistant]]];

/** The receipt is its candidate's and the company's: a report that is shared has none. */
const receiptOf = ({ receipt_id }: Report): [string, ReactNode][] =>
  receipt_id === null ? [] : [[text.receipt, receipt_id]];

/** Which judge it was; none where nothing was submitted. */
const judgeOf = ({ judge_version, generation }: Report): string =>
  judge_version ?? (generation === null ? text.notYet : '–');

type ConditionsProps = { report: Report; howScored: ReactNode };

/** Under which conditions the result came about, so that anyone can check it. */
export function ConditionsCard({ report, howScored }: ConditionsProps) {
  const facts: [string, ReactNode][] = [
    [text.started, <When key="s" at={report.started_at} />],
    [text.submitted, <When key="e" at={report.submitted_at} />],
    [text.used, usedText(report.used_seconds, report.duration_minutes)],
    [
      text.languages,
      report.languages_used.length === 0 ? '–' : languageList(report.languages_used),
    ],
    [text.judge, judgeOf(report)],
    [text.setMade, dayOf(report.set_made_at)],
    [text.setChecksum, report.set_version],
    [policyText.report.policy, policyText.policies[report.ai_policy].title],
    ...useOf(report),
    [text.formula, report.formula],
    ...receiptOf(report),
    [
      text.grading,
      report.generation === null ? text.notGraded : text.gradingNumber(report.generation),
    ],
  ];
  return (
    <Card title={text.conditions}>
      <dl className="flex flex-col gap-2.5 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-fg-muted">{name}</dt>
            <dd className="min-w-0 text-right break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 border-t border-line pt-3 text-sm">{howScored}</div>
    </Card>
  );
}

function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={at}>
      {absoluteTime(new Date(at))}
    </time>
  );
}

type RecordedCardProps = {
  report: Report;
  readCode: ReactNode;
  /** The way to the playback, where there is one for this reader. */
  openPlayback: ReactNode;
  /** The way to what was found, where there is one for this reader. */
  openIntegrity: ReactNode;
};

const FACTS = 'grid gap-x-8 gap-y-3 text-sm md:grid-cols-2';

/** What the candidate agreed to: in these words for themselves, about them for every other reader, who unfolds it. */
function Agreed({ report }: { report: Report }) {
  const own = report.mode === 'candidate';
  const say = own ? (words: string) => words : aboutThem;
  const items = report.recorded.map(({ title, detail }) => (
    <div key={title}>
      <dt className="font-medium">{say(title)}</dt>
      <dd className="text-xs text-fg-muted">{say(detail)}</dd>
    </div>
  ));
  if (own) return <dl className={FACTS}>{items}</dl>;
  return (
    <details className="group text-sm">
      <summary className="cursor-pointer font-medium text-link">{text.agreed}</summary>
      <dl className={cx(FACTS, 'mt-3')}>{items}</dl>
    </details>
  );
}

/** What was recorded, and what this version does not record. */
export function RecordedCard({ report, readCode, openPlayback, openIntegrity }: RecordedCardProps) {
  const isOwn = report.mode === 'candidate';
  return (
    <Card title={text.recorded}>
      <Agreed report={report} />
      <dl className={cx(FACTS, 'mt-4')}>
        <div>
          <dt className="font-medium">{text.playback}</dt>
          <dd className="text-xs text-fg-muted">
            {report.records_typing ? text.playbackHelp : toReader(text.playbackMissing, isOwn)}{' '}
            {report.records_typing ? openPlayback : readCode}
          </dd>
        </div>
        <div>
          <dt className="font-medium">{text.integrity}</dt>
          <dd className="text-xs text-fg-muted">
            {report.records_typing ? text.integrityHelp : text.integrityMissing}{' '}
            {report.records_typing && openIntegrity}
          </dd>
        </div>
      </dl>
    </Card>
  );
}
