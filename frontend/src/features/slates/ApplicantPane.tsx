import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowDownUp, Ban } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { failureWords, isMissing } from '@/api/failure';
import type { SlateCandidateDetail, SlateLook } from '@/api/words/hiring/slates';
import { useActKeys } from '@/features/review-queue/hooks';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { History } from '@/ui/History';
import { LoadFailed } from '@/ui/Loaded';
import { Notice } from '@/ui/Notice';
import { notify } from '@/ui/notify';
import { SkeletonRows } from '@/ui/Skeleton';
import { Textarea } from '@/ui/Textarea';
import { Time } from '@/ui/Time';
import { annotate, applicantQuery, include, refreshSlates, unplace } from './api';
import { ExcludeDialog } from './ExcludeDialog';
import { actsOf, keyOf, nameOf, stepOf } from './rules';
import { text } from './text';

type Parts = {
  /** The address of another applicant. */
  link: (application: string) => string;
  /** The candidate as the company reads them. */
  facts: (candidate: SlateCandidateDetail) => ReactNode;
};

function NoteCard({ candidate }: { candidate: SlateCandidateDetail }) {
  const client = useQueryClient();
  const [note, setNote] = useState(candidate.slate_note.text ?? '');
  const { mutate, isPending } = useMutation({
    mutationFn: () => annotate(candidate, note),
    onSuccess: () => notify('success', text.saved),
    onError: (error) => notify('error', failureWords(error, text.failed)),
    onSettled: () => refreshSlates(client),
  });
  return (
    <Card title={text.note}>
      <Field label={text.note} hint={text.noteHint}>
        <Textarea
          rows={3}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <Button className="mt-3" loading={isPending} onClick={() => mutate()}>
        {text.save}
      </Button>
    </Card>
  );
}

/** Other applications that may be of the same person, each with a way to merge into it. */
function SimilarCard({
  candidate,
  link,
}: Pick<Parts, 'link'> & { candidate: SlateCandidateDetail }) {
  const [into, setInto] = useState<string>();
  const { excluded } = candidate.slate_note;
  const canMerge = candidate.state === 'screening' && excluded === null;
  if (candidate.similar.length === 0) return null;
  return (
    <Card title={text.similarTitle}>
      <p className="text-xs text-fg-muted">{text.similarHint}</p>
      <ul className="mt-2 divide-y divide-line text-sm">
        {candidate.similar.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
            <span className="min-w-0 flex-1 basis-48">
              <Link to={link(one.id)} className="font-semibold underline-offset-3 hover:underline">
                {nameOf({ name: null, code: one.code })}
              </Link>
              <span className="block text-xs text-fg-muted">
                {text.similarBecause(one.because)}. {text.applied}
                <Time at={one.applied_at} look="relative" />
              </span>
            </span>
            {canMerge && (
              <Button
                size="sm"
                aria-label={text.mergeInto(one.code)}
                onClick={() => setInto(one.id)}
              >
                {text.merge}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {into !== undefined && (
        <ExcludeDialog candidate={candidate} into={into} onClose={() => setInto(undefined)} />
      )}
    </Card>
  );
}

function Head({ candidate, link }: Pick<Parts, 'link'> & { candidate: SlateCandidateDetail }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const away = useMutation({
    mutationFn: () => unplace(candidate),
    onSuccess: () => notify('success', text.unmoved),
    onError: (error) => notify('error', failureWords(error, text.failed)),
    onSettled: () => refreshSlates(client),
  });
  const back = useMutation({
    mutationFn: () => include(candidate),
    onSuccess: () => notify('success', text.included),
    onError: (error) => notify('error', failureWords(error, text.failed)),
    onSettled: () => refreshSlates(client),
  });
  const { excluded, placed } = candidate.slate_note;
  const waits = candidate.state === 'screening';
  const acts = useMemo(() => actsOf(candidate), [candidate]);
  useActKeys(acts, keyOf, (act) => {
    if (act === 'exclude') setAsking(true);
    else if (act === 'include' && !back.isPending) back.mutate();
    else if (act === 'unmove' && !away.isPending) away.mutate();
  });
  return (
    <Card>
      <h2 className="text-2xl break-words">{nameOf(candidate)}</h2>
      <p className="mt-1 text-sm text-fg-muted">
        {candidate.role_title} · {text.applied}
        <Time at={candidate.applied_at} look="relative" />
      </p>
      {excluded !== null && (
        <Notice
          icon={Ban}
          tone="caution"
          className="mt-3"
          action={
            <Button
              size="sm"
              aria-keyshortcuts={keyOf.include.toUpperCase()}
              loading={back.isPending}
              onClick={() => back.mutate()}
            >
              {text.include}
            </Button>
          }
        >
          <p className="font-semibold">{text.excludedAs(text.codes[excluded.code])}</p>
          <p className="break-words whitespace-pre-line">{excluded.reason}</p>
          {excluded.duplicate_of !== null && (
            <Link to={link(excluded.duplicate_of)} className="underline underline-offset-3">
              {text.openKept}
            </Link>
          )}
        </Notice>
      )}
      {placed !== null && (
        <Notice
          icon={ArrowDownUp}
          className="mt-3"
          action={
            waits ? (
              <Button
                size="sm"
                aria-keyshortcuts={keyOf.unmove.toUpperCase()}
                loading={away.isPending}
                onClick={() => away.mutate()}
              >
                {text.unmove}
              </Button>
            ) : undefined
          }
        >
          <p className="font-semibold">{text.movedBy}</p>
          <p className="break-words whitespace-pre-line">{placed.reason}</p>
        </Notice>
      )}
      {waits && excluded === null && (
        <Button
          className="mt-4"
          variant="danger"
          aria-keyshortcuts={keyOf.exclude.toUpperCase()}
          onClick={() => setAsking(true)}
        >
          {text.exclude}
        </Button>
      )}
      {asking && <ExcludeDialog candidate={candidate} onClose={() => setAsking(false)} />}
    </Card>
  );
}

/** One applicant as the company will see them, and what the admin holds of them. */
export function ApplicantPane({ id, look, facts, link }: Parts & { id: string; look: SlateLook }) {
  const query = useQuery(applicantQuery(id, look));
  if (query.data === undefined) {
    if (!query.isError) return <SkeletonRows rows={6} />;
    if (isMissing(query.error)) return <p className="text-sm text-fg-muted">{text.oneGone}</p>;
    return <LoadFailed query={query}>{text.loadFailed}</LoadFailed>;
  }
  const candidate = query.data;
  return (
    <div className="flex flex-col gap-4.5">
      <Head candidate={candidate} link={link} />
      <SimilarCard candidate={candidate} link={link} />
      <NoteCard key={candidate.slate_note.version} candidate={candidate} />
      {candidate.slate_history.length > 0 && (
        <History
          title={text.history}
          steps={candidate.slate_history.map(stepOf)}
          wordsOf={({ words }) => words}
        />
      )}
      {facts(candidate)}
      <p className="text-xs text-fg-subtle max-lg:hidden">{text.keys.one}</p>
    </div>
  );
}
