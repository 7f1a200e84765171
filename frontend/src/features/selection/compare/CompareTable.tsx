import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Candidate } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { assessmentWords, nameOf } from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import { Card } from '@/ui/Card';
import { Table, Td, Th } from '@/ui/Table';
import { Time } from '@/ui/Time';

const words = text.one;

type Line = { label: string; of: (candidate: Candidate) => ReactNode };

const said = (value: string | null, isHidden = false): string =>
  isHidden ? words.hidden : value === null || value === '' ? words.nothing : value;

const facts: readonly Line[] = [
  { label: words.stage, of: ({ state }) => text.states[state] },
  { label: words.applied, of: ({ applied_at }) => <Time at={applied_at} /> },
  { label: words.headline, of: ({ headline }) => said(headline) },
  {
    label: words.education,
    of: ({ education, hidden }) => said(education, hidden?.education === true),
  },
  { label: words.skills, of: ({ skills }) => said(skills.join(', ')) },
  { label: words.availableFrom, of: ({ available_from }) => said(available_from) },
  {
    label: words.missedTitle,
    of: ({ missed, waived }) =>
      missed === 0 ? '–' : waived ? `${text.missed(missed)} · ${text.waived}` : text.missed(missed),
  },
  {
    label: text.assessment,
    of: ({ assessment }) => (assessment === null ? '–' : assessmentWords(assessment)),
  },
  { label: words.note, of: ({ note }) => said(note) },
];

/** The questions that any of them was asked, in their order. */
function questionsOf(candidates: readonly Candidate[]): Line[] {
  const questions = new Set(
    candidates.flatMap(({ answers }) => answers.map(({ question }) => question)),
  );
  return [...questions].map((question) => ({
    label: question,
    of: ({ answers }) => said(answers.find((one) => one.question === question)?.answer ?? null),
  }));
}

/** Up to four candidates beside one another, fact by fact. */
export function CompareTable({ candidates }: { candidates: readonly Candidate[] }) {
  return (
    <Card flush>
      <Table caption={text.comparing.title}>
        <thead>
          <tr>
            <Th>{text.comparing.fact}</Th>
            {candidates.map((candidate) => (
              <Th key={candidate.id} className="min-w-48">
                <Link
                  className="text-sm font-semibold text-link underline"
                  to={to(paths.selectionCandidate, {
                    roleId: candidate.role_id,
                    applicationId: candidate.id,
                  })}
                >
                  {nameOf(candidate)}
                </Link>
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...facts, ...questionsOf(candidates)].map(({ label, of }) => (
            <tr key={label}>
              <th
                scope="row"
                className="max-w-48 border-b border-line px-4.5 py-2.5 text-left align-top text-xs font-medium text-fg-subtle in-[tr:last-child]:border-b-0"
              >
                {label}
              </th>
              {candidates.map((candidate) => (
                <Td key={candidate.id} className="py-2.5 align-top whitespace-pre-line">
                  {of(candidate)}
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
