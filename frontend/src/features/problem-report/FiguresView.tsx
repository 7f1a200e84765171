import type { ReactNode } from 'react';
import type { PerformanceReport } from '@/api/words';
import { groupLabel, languageLabel, tagMeaning } from '@/features/problems/rules';
import { verdictText } from '@/features/submissions/rules';
import { Card } from '@/ui/Card';
import { Fact } from '@/ui/Fact';
import { Table, Td, Th } from '@/ui/Table';
import { ItemFacts } from './ItemFigures';
import { pointsLabel, shareText, spanText } from './rules';
import { text } from './text';

type PerformanceFigures = NonNullable<PerformanceReport['figures']>;

type FiguresViewProps = { report: PerformanceReport; figures: PerformanceFigures };

/** How a problem went for many: points, groups, times, languages, verdicts. */
export function FiguresView({ report, figures }: FiguresViewProps) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Summary report={report} figures={figures} />
      <Points counts={figures.points} people={report.people} />
      <Groups figures={figures} />
      <Split
        caption={text.languagesCaption}
        title={text.languages}
        heads={[text.language, text.count]}
      >
        {figures.languages.map(({ language, people }) => (
          <CountRow key={language} name={languageLabel(language)} count={people} />
        ))}
      </Split>
      <Split
        caption={text.verdictsCaption}
        title={text.verdicts}
        heads={[text.verdict, text.submits]}
      >
        {figures.verdicts.map(({ verdict, submits }) => (
          <CountRow key={verdict} name={verdictText(verdict).label} count={submits} />
        ))}
      </Split>
    </div>
  );
}

function Summary({ report, figures }: FiguresViewProps) {
  const { answered, times, near_limit, clusters } = figures;
  return (
    <Card>
      <dl className="text-sm">
        <Fact label={text.given}>
          {report.given}
          <p className="text-xs text-fg-muted">{text.givenHelp}</p>
        </Fact>
        <Fact label={text.people}>{report.people}</Fact>
        <Fact label={text.answered}>{shareText(answered, report.people)}</Fact>
        <ItemFacts item={figures.item} />
        <Fact label={text.median}>
          {times === null ? text.tooFewTimes : spanText(times.median)}
          <p className="text-xs text-fg-muted">{text.medianHelp}</p>
        </Fact>
        {times !== null && (
          <Fact label={text.middle}>
            {text.between(spanText(times.lower_quartile), spanText(times.upper_quartile))}
          </Fact>
        )}
        <Fact label={text.nearLimit}>
          {shareText(near_limit, answered)}
          <p className="text-xs text-fg-muted">{text.nearLimitHelp(report.near_limit_percent)}</p>
        </Fact>
        <Fact label={text.clusters}>
          {clusters}
          <p className="text-xs text-fg-muted">{text.clustersHelp}</p>
        </Fact>
      </dl>
    </Card>
  );
}

function Points({ counts, people }: { counts: readonly number[]; people: number }) {
  const most = Math.max(1, ...counts);
  return (
    <Card flush title={text.points}>
      <Table caption={text.pointsCaption}>
        <thead className="sr-only">
          <tr>
            <Th>{text.points}</Th>
            <Th>{text.count}</Th>
          </tr>
        </thead>
        <tbody>
          {counts.map((count, bin) => (
            <tr key={pointsLabel(bin)}>
              <Td className="h-8 w-20 border-b-0 text-fg-muted tabular-nums">{pointsLabel(bin)}</Td>
              <Td className="h-8 border-b-0">
                <span className="flex items-center gap-2">
                  <span
                    aria-hidden="true"
                    className="h-3 min-w-px rounded-sm bg-primary"
                    style={{ width: `${(70 * count) / most}%` }}
                  />
                  <span className="tabular-nums" title={shareText(count, people)}>
                    {count}
                  </span>
                </span>
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function Groups({ figures: { groups } }: { figures: PerformanceFigures }) {
  return (
    <Card flush title={text.groups} className="md:col-span-2">
      <Table caption={text.groupsCaption}>
        <thead>
          <tr>
            <Th>{text.group}</Th>
            <Th numeric>{text.worth}</Th>
            <Th numeric>{text.passed}</Th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ name, tag, weight, passed, people }) => (
            <tr key={name}>
              <Td title={tagMeaning(tag)}>{groupLabel(name)}</Td>
              <Td numeric>{weight}</Td>
              <Td numeric>{shareText(passed, people)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

type SplitProps = {
  title: string;
  caption: string;
  heads: readonly [string, string];
  children: ReactNode[];
};

function Split({ title, caption, heads: [name, count], children }: SplitProps) {
  if (children.length === 0) {
    return (
      <Card title={title}>
        <p className="text-sm text-fg-muted">{text.none}</p>
      </Card>
    );
  }
  return (
    <Card flush title={title}>
      <Table caption={caption}>
        <thead>
          <tr>
            <Th>{name}</Th>
            <Th numeric>{count}</Th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </Card>
  );
}

function CountRow({ name, count }: { name: string; count: number }) {
  return (
    <tr>
      <Td>{name}</Td>
      <Td numeric>{count}</Td>
    </tr>
  );
}
