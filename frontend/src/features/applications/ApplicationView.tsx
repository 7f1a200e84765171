import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { failureWords } from '@/api/failure';
import type { MyApplication, MyApplicationDetail, Resume } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { saveFile } from '@/platform/save-file';
import { cx } from '@/ui/cx';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Fact } from '@/ui/Fact';
import { Time } from '@/ui/Time';
import { dayOf } from '@/ui/time';
import { downloadResume } from './api';
import { ProfileFacts } from './ProfileFacts';
import { sizeWords, STAGES, stageTones } from './rules';
import { text } from './text';
import { WithdrawDialog } from './WithdrawDialog';

const words = text.one;

function ResumeLine({ resume }: { resume: Resume }) {
  const load = useMutation({
    mutationFn: () => downloadResume(resume),
    onSuccess: ({ blob }) => saveFile(blob, resume.name),
  });
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="min-w-0 break-all">{resume.name}</span>
      <span className="text-xs text-fg-muted">{sizeWords(resume.bytes)}</span>
      <Button
        size="sm"
        icon={<Download size={15} strokeWidth={1.75} aria-hidden="true" />}
        loading={load.isPending}
        onClick={() => load.mutate()}
      >
        {text.resume.download}
      </Button>
      {load.isError && (
        <span role="alert" className="text-xs text-negative-text">
          {failureWords(load.error, text.resume.downloadFailed)}
        </span>
      )}
    </span>
  );
}

/** How far an application is, from the first stage to an offer. Not every application has every stage. */
function StageTrack({ stage }: { stage: MyApplication['stage'] }) {
  const at = STAGES.indexOf(stage);
  if (at < 0) return null;
  return (
    <ol aria-label={text.one.track} className="mb-4 grid grid-cols-5 gap-1.5 text-xs">
      {STAGES.map((one, index) => (
        <li
          key={one}
          aria-current={index === at ? 'step' : undefined}
          className={cx(
            'border-t-2 pt-1.5 break-words',
            index <= at ? 'border-primary' : 'border-line',
            index === at ? 'font-semibold text-fg' : 'text-fg-muted',
          )}
        >
          {text.stages[one]}
        </li>
      ))}
    </ol>
  );
}

type ApplicationViewProps = {
  application: MyApplicationDetail;
  /** Whether an offer was accepted. */
  hasAccepted?: boolean;
};

function Standing({ application, hasAccepted = false }: ApplicationViewProps) {
  const { stage, applied_at, moved_at, news_by, declined, company } = application;
  return (
    <Card
      title={words.standing}
      action={
        <Badge dot tone={stageTones[stage]}>
          {text.stages[stage]}
        </Badge>
      }
    >
      <StageTrack stage={stage} />
      <p className="text-md">{hasAccepted ? words.accepted : text.standing[stage]}</p>
      {news_by !== null && (
        <p className="mt-1 text-sm text-fg-muted">{words.news(dayOf(news_by))}</p>
      )}
      <dl className="mt-3 divide-y divide-line text-sm">
        <Fact label={words.applied}>
          <Time at={applied_at} />
        </Fact>
        <Fact label={words.updated}>
          <Time at={moved_at} />
        </Fact>
        {declined !== null && <Fact label={words.declined}>{text.reasons[declined.code]}</Fact>}
        {declined?.text != null && (
          <Fact label={words.says(company.name)}>
            <span className="whitespace-pre-line">{declined.text}</span>
          </Fact>
        )}
      </dl>
    </Card>
  );
}

/** One application: where it stands, until when there is news, and what was sent. */
export function ApplicationView({ application, hasAccepted = false }: ApplicationViewProps) {
  const [asking, setAsking] = useState(false);
  const { company, role_id, answers, note, resume, profile, open } = application;
  return (
    <div className="flex max-w-200 flex-col gap-4">
      <Standing application={application} hasAccepted={hasAccepted} />
      <Card title={words.sentTitle}>
        <ProfileFacts profile={profile} />
        <dl className="divide-y divide-line border-t border-line text-sm">
          <Fact label={text.resume.title}>
            {resume === null ? (
              <span className="text-fg-subtle">{words.noResume}</span>
            ) : (
              <ResumeLine resume={resume} />
            )}
          </Fact>
          {answers.map(({ question, answer }) => (
            <Fact key={question} label={question}>
              <span className="whitespace-pre-line">{answer}</span>
            </Fact>
          ))}
          {note !== null && (
            <Fact label={words.note}>
              <span className="whitespace-pre-line">{note}</span>
            </Fact>
          )}
        </dl>
      </Card>
      <div className="flex flex-wrap gap-2">
        <Button asChild>
          <Link to={to(paths.openRole, { id: company.id, roleId: role_id })}>{words.role}</Link>
        </Button>
        {open && (
          <Button variant="ghost" onClick={() => setAsking(true)}>
            {words.withdraw}
          </Button>
        )}
      </div>
      {asking && <WithdrawDialog application={application} onClose={() => setAsking(false)} />}
    </div>
  );
}
