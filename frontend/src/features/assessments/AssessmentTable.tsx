import type { ReactNode } from 'react';

import type { AssessmentSummary } from '@/api/words';
import { languageList } from '@/features/problems/rules';
import { Table, Td, Th } from '@/ui/Table';
import { shortDayOf } from '@/ui/time';

import { text } from './text';

type AssessmentTableProps = {
  assessments: readonly AssessmentSummary[];
  /** The title as a link to the assessment. */
  link: (assessment: AssessmentSummary) => ReactNode;
};

export function AssessmentTable({ assessments, link }: AssessmentTableProps) {
  return (
    <Table caption={text.list}>
      <thead>
        <tr>
          <Th>{text.name}</Th>
          <Th numeric className="max-md:hidden">
            {text.duration}
          </Th>
          <Th numeric className="max-md:hidden">
            {text.tasks}
          </Th>
          <Th className="max-lg:hidden">{text.languages}</Th>
          <Th numeric>{text.invited}</Th>
          <Th numeric className="max-md:hidden">
            {text.started}
          </Th>
          <Th numeric>{text.finished}</Th>
          <Th className="max-lg:hidden">{text.created}</Th>
        </tr>
      </thead>
      <tbody>
        {assessments.map((assessment) => (
          <tr key={assessment.id} className="hover:[&>td]:bg-surface-hover">
            <Td className="font-medium">
              {link(assessment)}
              {assessment.number > 1 && (
                <span className="ml-2 text-xs font-normal whitespace-nowrap text-fg-muted">
                  {text.version(assessment.number)}
                </span>
              )}
              <span className="hidden text-xs font-normal text-fg-muted max-md:block">
                {text.summary(assessment.duration_minutes, assessment.task_count)}
              </span>
            </Td>
            <Td numeric className="max-md:hidden">
              {text.minutes(assessment.duration_minutes)}
            </Td>
            <Td numeric className="max-md:hidden">
              {assessment.task_count}
            </Td>
            <Td className="text-fg-muted max-lg:hidden">{languageList(assessment.languages)}</Td>
            <Td numeric>{assessment.counts.invited}</Td>
            <Td numeric className="max-md:hidden">
              {assessment.counts.started}
            </Td>
            <Td numeric>{assessment.counts.finished}</Td>
            <Td className="text-fg-muted max-lg:hidden">
              <time dateTime={assessment.created_at} title={assessment.created_at}>
                {shortDayOf(assessment.created_at)}
              </time>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
