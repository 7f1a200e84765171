import { EyeOff } from 'lucide-react';
import { type ReactNode, useId } from 'react';

import type { SimilarityBeside } from '@/api/words/similarity';
import { languageLabel } from '@/features/problems/rules';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { cx } from '@/ui/cx';
import { EmptyState } from '@/ui/EmptyState';
import { Time } from '@/ui/Time';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

import { type Line, linesOf, percentText, withText } from './rules';
import { text } from './text';

type BesideViewProps = { match: SimilarityBeside; otherReport: ReactNode };

/** Two programs beside each other, one below the other where there is little room. */
export function BesideView({ match, otherReport }: BesideViewProps) {
  const id = useId();
  const { own, other, fragments } = match;
  const show = (piece: number) => {
    for (const side of ['own', 'other']) {
      document.getElementById(`${id}-${side}-${piece}`)?.scrollIntoView({ block: 'nearest' });
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <Figures match={match} otherReport={otherReport} />
      <Card title={text.fragments}>
        {fragments.length === 0 && <p className="text-sm">{text.noFragments}</p>}
        <ol className="flex flex-col gap-1.5">
          {fragments.map((one, index) => (
            <li key={index} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <Button size="sm" onClick={() => show(index + 1)}>
                {text.fragment(index + 1)}
              </Button>
              <span>
                {other === null
                  ? text.lines(one.from, one.to)
                  : text.both(
                      text.lines(one.from, one.to),
                      text.lines(one.other_from, one.other_to),
                    )}
              </span>
            </li>
          ))}
        </ol>
      </Card>
      <div className="grid gap-4 lg:grid-cols-2">
        <Program
          title={text.own(match.candidate)}
          lines={linesOf(own.source, fragments, 'own')}
          anchor={`${id}-own`}
        />
        {other === null ? (
          <Card title={text.theirs}>
            <EmptyState icon={EyeOff}>{text.withheld}</EmptyState>
          </Card>
        ) : (
          <Program
            title={match.finding.other === 'published' ? text.published : text.theirs}
            lines={linesOf(other.source, fragments, 'other')}
            anchor={`${id}-other`}
          />
        )}
      </div>
    </div>
  );
}

function Figures({ match, otherReport }: BesideViewProps) {
  const { finding } = match;
  const facts: [string, ReactNode][] = [
    [text.similarity, percentText(finding.permille)],
    [text.threshold, percentText(finding.threshold_permille)],
    [text.fingerprints, text.fingerprintsOf(finding.fingerprints, finding.other_fingerprints)],
    [text.longest, finding.longest],
    [text.sent, <Time key="own" at={finding.sent_at} />],
    ...(finding.other_sent_at === null
      ? []
      : [[text.otherSent, <Time key="other" at={finding.other_sent_at} />] as [string, ReactNode]]),
  ];
  return (
    <Card title={text.figures}>
      <p className="text-sm">
        {languageLabel(match.language)}, {text.alike(percentText(finding.permille))}{' '}
        {withText(finding)}. {otherReport}
      </p>
      <dl className="mt-3 grid gap-x-8 gap-y-2 text-sm md:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-fg-muted">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-fg-muted">
        {finding.order !== null && `${text.order[finding.order]} ${text.orderHelp} `}
        {finding.cluster !== null && `${text.cluster(finding.cluster)} `}
        {text.benign}
      </p>
    </Card>
  );
}

type ProgramProps = { title: string; lines: Line[]; anchor: string };

function Program({ title, lines, anchor }: ProgramProps) {
  return (
    <Card title={title} flush>
      <div
        role="region"
        aria-label={title}
        tabIndex={0}
        className="max-h-[34rem] overflow-auto py-2 font-mono text-xs"
      >
        {lines.map((line, index) => {
          const begins = line.piece !== null && lines[index - 1]?.piece !== line.piece;
          return (
            <div
              key={index}
              id={begins ? `${anchor}-${line.piece}` : undefined}
              className={cx(
                'flex min-w-max gap-3 border-l-4 border-transparent px-2 whitespace-pre',
                line.piece !== null && 'border-primary bg-info-soft',
              )}
            >
              <span aria-hidden="true" className="w-8 text-right text-fg-muted select-none">
                {index + 1}
              </span>
              {begins && <VisuallyHidden>{text.fragment(line.piece)}: </VisuallyHidden>}
              <span>{line.text === '' ? ' ' : line.text}</span>
            </div>
          );
        })}
      </div>
    </Card>
  );
}
