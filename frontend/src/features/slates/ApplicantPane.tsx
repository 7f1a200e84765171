import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { failureWords, isMissing } from '@/api/failure';
import type { SlateCandidateDetail, SlateLook } from '@/api/words';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { LoadFailed } from '@/ui/Loaded';
import { Notice } from '@/ui/Notice';
import { notify } from '@/ui/notify';
import { SkeletonRows } from '@/ui/Skeleton';
import { Textarea } from '@/ui/Textarea';
import { Time } from '@/ui/Time';
import { annotate, applicantQuery, include, refreshSlates } from './api';
import { ExcludeDialog } from './ExcludeDialog';
import { nameOf } from './rules';
import { text } from './text';

type Parts = {
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

function Head({ candidate }: { candidate: SlateCandidateDetail }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const back = useMutation({
    mutationFn: () => include(candidate),
    onSuccess: () => notify('success', text.included),
    onError: (error) => notify('error', failureWords(error, text.failed)),
    onSettled: () => refreshSlates(client),
  });
  const { excluded } = candidate.slate_note;
  const waits = candidate.state === 'screening';
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
            <Button size="sm" loading={back.isPending} onClick={() => back.mutate()}>
              {text.include}
            </Button>
          }
        >
          <p className="font-semibold">{text.excludedAs(text.codes[excluded.code])}</p>
          <p className="break-words whitespace-pre-line">{excluded.reason}</p>
        </Notice>
      )}
      {waits && excluded === null && (
        <Button className="mt-4" variant="danger" onClick={() => setAsking(true)}>
          {text.exclude}
        </Button>
      )}
      {asking && <ExcludeDialog candidate={candidate} onClose={() => setAsking(false)} />}
    </Card>
  );
}

/** One applicant as the company will see them, and what the admin holds of them. */
export function ApplicantPane({ id, look, facts }: Parts & { id: string; look: SlateLook }) {
  const query = useQuery(applicantQuery(id, look));
  if (query.data === undefined) {
    if (!query.isError) return <SkeletonRows rows={6} />;
    if (isMissing(query.error)) return <p className="text-sm text-fg-muted">{text.oneGone}</p>;
    return <LoadFailed query={query}>{text.loadFailed}</LoadFailed>;
  }
  const candidate = query.data;
  return (
    <div className="flex flex-col gap-4.5">
      <Head candidate={candidate} />
      <NoteCard key={candidate.slate_note.version} candidate={candidate} />
      {facts(candidate)}
    </div>
  );
}
