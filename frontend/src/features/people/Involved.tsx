import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AdminCandidateDetail } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { text as internships } from '@/features/internships/text';
import { text as selection } from '@/features/selection/text';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Time } from '@/ui/Time';
import { scoreWords } from './rules';
import { text } from './text';
import { VoidDialog, type Voidable } from './VoidDialog';

type Line = {
  id: string;
  title: ReactNode;
  company: string;
  standing: string;
  at: ReactNode;
  act?: ReactNode;
};

function Lines({ title, none, lines }: { title: string; none: string; lines: readonly Line[] }) {
  return (
    <Card title={title} headingLevel={3}>
      {lines.length === 0 ? (
        <p className="text-sm text-fg-muted">{none}</p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {lines.map(({ id, title: name, company, standing, at, act }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-2">
              <span className="min-w-0 flex-1 basis-52 break-words">
                <span className="font-medium">{name}</span>{' '}
                <span className="text-fg-muted">{company}</span>
              </span>
              <span className="tabular-nums">{standing}</span>
              <span className="text-xs text-fg-subtle">{at}</span>
              {act}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** What a candidate has taken, sent and begun here. */
export function Involved({ detail }: { detail: AdminCandidateDetail }) {
  const [voiding, setVoiding] = useState<Voidable>();
  const voidButton = (attempt: Voidable) => (
    <Button size="sm" aria-label={text.void.of(attempt.title)} onClick={() => setVoiding(attempt)}>
      {text.void.button}
    </Button>
  );
  return (
    <>
      {detail.running.length > 0 && (
        <Lines
          title={text.running}
          none=""
          lines={detail.running.map((one) => ({
            id: one.id,
            title: one.title,
            company: one.company,
            standing: text.inProgress,
            at: <Time at={one.started_at} look="short" />,
            act: voidButton(one),
          }))}
        />
      )}
      <Lines
        title={text.results}
        none={text.noResults}
        lines={detail.results.map((result) => ({
          id: result.id,
          title: (
            <Link
              to={to(paths.report, { reportId: result.id })}
              className="text-link underline underline-offset-3"
            >
              {result.title}
            </Link>
          ),
          company: result.company,
          standing: scoreWords(result),
          at: <Time at={result.submitted_at} look="short" />,
          act: result.state !== 'voided' && voidButton(result),
        }))}
      />
      <Lines
        title={text.applications}
        none={text.noApplications}
        lines={detail.applications.map((sent) => ({
          id: sent.id,
          title: sent.role,
          company: sent.company,
          standing: selection.states[sent.state],
          at: <Time at={sent.applied_at} look="short" />,
        }))}
      />
      <Lines
        title={text.internships}
        none={text.noInternships}
        lines={detail.internships.map((one) => ({
          id: one.id,
          title: one.role,
          company: one.company,
          standing: internships.states[one.state],
          at: `${one.starts_on} – ${one.ends_on}`,
        }))}
      />
      {voiding !== undefined && (
        <VoidDialog attempt={voiding} onClose={() => setVoiding(undefined)} />
      )}
    </>
  );
}
