import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { SimilarityFinding, SimilarityRule, SimilarityTask } from '@/api/words/similarity';
import { Card } from '@/ui/Card';
import { Loaded } from '@/ui/Loaded';

import { similarityQuery } from './api';
import { outcomeText, percentText, withText } from './rules';
import { text } from './text';

type SimilarityCardProps = {
  reportId: string;
  /** The way to both programs beside each other. */
  link: (finding: SimilarityFinding, label: string) => ReactNode;
};

/** What came of comparing an attempt's programs, for the company that invited. */
export function SimilarityCard({ reportId, link }: SimilarityCardProps) {
  const query = useQuery(similarityQuery(reportId));
  return (
    <Card title={text.title} className="print:hidden">
      <p className="mb-3 text-xs text-fg-muted">{text.lead}</p>
      <Loaded query={query} failed={text.failed}>
        {({ agreed, tasks, rule }) =>
          agreed ? (
            <>
              <ul className="flex flex-col gap-3.5">
                {tasks.map((task) => (
                  <Task key={task.position} task={task} rule={rule} link={link} />
                ))}
              </ul>
              <p className="mt-4 border-t border-line pt-3 text-xs text-fg-muted">
                {text.comparedAll} {tasks.some(hasFindings) && text.benign}
              </p>
            </>
          ) : (
            <p className="text-sm">{text.notAgreed}</p>
          )
        }
      </Loaded>
    </Card>
  );
}

function hasFindings({ compared }: SimilarityTask): boolean {
  return compared !== null && compared.findings.length > 0;
}

type TaskProps = { task: SimilarityTask; rule: SimilarityRule; link: SimilarityCardProps['link'] };

function Task({ task, rule, link }: TaskProps) {
  const { compared, title, position } = task;
  const outcome = outcomeText(task);
  return (
    <li className="text-sm">
      <p className="font-medium">
        {position}. {title}
      </p>
      {outcome !== null && <p>{outcome}</p>}
      {compared?.outcome === 'too_short' && (
        <p className="text-xs text-fg-muted">{text.tooShortHelp(rule.least_fingerprints)}</p>
      )}
      {compared?.outcome === 'compared' && (
        <p className="text-xs text-fg-muted">
          {text.compared(compared.others, compared.solutions)}
        </p>
      )}
      <ul className="mt-1.5 flex flex-col gap-2">
        {compared?.findings.map((finding) => (
          <li key={finding.id} className="rounded-md border border-line p-2.5">
            <p>
              <span className="font-medium tabular-nums">
                {text.alike(percentText(finding.permille))}
              </span>{' '}
              {withText(finding)}.
            </p>
            <p className="text-xs text-fg-muted">
              {finding.order !== null && text.order[finding.order]}{' '}
              {finding.cluster !== null && text.cluster(finding.cluster)}
            </p>
            {link(finding, text.openMatch(title, percentText(finding.permille)))}
          </li>
        ))}
      </ul>
    </li>
  );
}
