import { useMutation } from '@tanstack/react-query';
import { Download, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureWords } from '@/api/failure';
import { Link } from 'react-router-dom';
import type { Candidate, CandidateAssessment, CandidateResume } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { downloadResume } from '@/features/selection/api';
import { semText } from '@/features/reports/rules';
import { assessmentWords } from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import { saveFile } from '@/platform/save-file';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Fact } from '@/ui/Fact';
import { Time } from '@/ui/Time';

const words = text.one;

/** What stands where something is hidden. */
function Hidden() {
  return (
    <span className="inline-flex items-center gap-1.5 text-fg-muted">
      <EyeOff size={14} strokeWidth={1.75} aria-hidden="true" />
      {words.hidden}
    </span>
  );
}

function Said({ value, isHidden = false }: { value: ReactNode; isHidden?: boolean }) {
  if (isHidden) return <Hidden />;
  const silent = value === null || value === '';
  return silent ? <span className="text-fg-subtle">{words.nothing}</span> : value;
}

function Resume({ resume }: { resume: CandidateResume }) {
  const load = useMutation({
    mutationFn: () => downloadResume(resume),
    onSuccess: ({ blob }) => saveFile(blob, resume.name),
  });
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="min-w-0 break-all">{resume.name}</span>
      <Button
        size="sm"
        icon={<Download size={15} strokeWidth={1.75} aria-hidden="true" />}
        loading={load.isPending}
        onClick={() => load.mutate()}
      >
        {words.download}
      </Button>
      {load.isError && (
        <span role="alert" className="text-xs text-negative-text">
          {failureWords(load.error, words.downloadFailed)}
        </span>
      )}
    </span>
  );
}

function Answers({ answers }: Pick<Candidate, 'answers'>) {
  if (answers.length === 0) return <p className="text-sm text-fg-muted">{words.noAnswers}</p>;
  return (
    <dl className="divide-y divide-line text-sm">
      {answers.map(({ question, answer, needs, misses }) => (
        <Fact key={question} label={question}>
          <span className="whitespace-pre-line">{answer}</span>
          {needs !== null && (
            <span className="mt-1 flex flex-wrap items-center gap-2 text-xs text-fg-muted">
              {words.needs(needs)}
              {misses && <Badge tone="caution">{words.misses}</Badge>}
            </span>
          )}
        </Fact>
      ))}
    </dl>
  );
}

function Assessment({ of }: { of: CandidateAssessment }) {
  return (
    <>
      {of.title}: {assessmentWords(of)}
      {of.fineness !== null && <span className="text-fg-muted"> · {semText(of.sem)}</span>}
      {['created', 'sent', 'opened', 'accepted'].includes(of.state) && (
        <span className="block text-xs text-fg-muted">
          {text.expires}
          <Time at={of.expires_at} look="absolute" />
        </span>
      )}
      {of.report_id !== null && (
        <Link
          to={to(paths.report, { reportId: of.report_id })}
          className="block w-fit text-link underline"
        >
          {text.report}
        </Link>
      )}
    </>
  );
}

/** All that a company reads of somebody who has applied. */
export function CandidateFacts({ candidate }: { candidate: Candidate }) {
  const { hidden, skills, available_from, resume, note } = candidate;
  return (
    <>
      <Card title={words.facts}>
        <dl className="divide-y divide-line text-sm">
          <Fact label={words.stage}>{text.states[candidate.state]}</Fact>
          <Fact label={words.applied}>
            <Time at={candidate.applied_at} />
          </Fact>
          <Fact label={words.since}>
            <Time at={candidate.moved_at} />
          </Fact>
          {candidate.assessment !== null && (
            <Fact label={text.assessment}>
              <Assessment of={candidate.assessment} />
            </Fact>
          )}
          <Fact label={words.email}>
            <Said
              isHidden={hidden?.email === true}
              value={
                candidate.email === null ? null : (
                  <a className="text-link underline" href={`mailto:${candidate.email}`}>
                    {candidate.email}
                  </a>
                )
              }
            />
          </Fact>
          <Fact label={words.headline}>
            <Said value={candidate.headline} />
          </Fact>
          <Fact label={words.education}>
            <Said isHidden={hidden?.education === true} value={candidate.education} />
          </Fact>
          <Fact label={words.skills}>
            <Said value={skills.join(', ')} />
          </Fact>
          <Fact label={words.availableFrom}>
            <Said value={available_from} />
          </Fact>
          <Fact label={words.resume}>
            {hidden?.resume === true ? (
              <Hidden />
            ) : resume === null ? (
              <span className="text-fg-subtle">{words.noResume}</span>
            ) : (
              <Resume resume={resume} />
            )}
          </Fact>
        </dl>
        {hidden !== null && hidden.words > 0 && (
          <p className="mt-3 text-xs text-fg-muted">{words.hiddenWords(hidden.words)}</p>
        )}
      </Card>
      <Card title={words.answers}>
        <Answers answers={candidate.answers} />
      </Card>
      {note !== null && (
        <Card title={words.note}>
          <p className="text-md break-words whitespace-pre-line">{note}</p>
        </Card>
      )}
    </>
  );
}
