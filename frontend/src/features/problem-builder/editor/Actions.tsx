import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '@/api/errors';
import { paths, to } from '@/facts/paths';
import { saveFile } from '@/platform/save-file';
import { AlertDialog } from '@/ui/AlertDialog';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { SaveState } from '@/ui/SaveState';
import {
  beginNext,
  deleteDraft,
  exportProblem,
  publishDraft,
  takeStep,
  type Step,
} from '@/features/problem-builder/api';
import { saved } from '@/features/problem-builder/fixes/use-judge';
import {
  isBlocked,
  isPublishing,
  usePublishOwn,
} from '@/features/problem-builder/fixes/use-publish';
import { isOut } from '@/features/problem-builder/rules';
import { text } from '@/features/problem-builder/text';
import { useEditing } from './context';
import { ReturnDialog } from './ReturnDialog';

const CLOSED = ['in_review', 'published', 'deprecated', 'quarantined', 'retired'];

/** The server's sentence, or ours where there is none. */
const said = (error: unknown): string =>
  error instanceof ApiError && error.detail !== '' ? error.detail : text.stepFailed;

/** What can be done with the draft as a whole. */
export function Actions({ onVerify }: { onVerify: () => void }) {
  const { draft, status, dirty, save, forget } = useEditing();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'delete' | 'return' | null>(null);
  const step = useMutation({
    mutationFn: async (name: Step) => takeStep({ id: draft.id, version: await saved(save) }, name),
    onSuccess: (_, name) => name === 'verify' && onVerify(),
  });
  const publish = useMutation({ mutationFn: () => publishDraft(draft) });
  const own = usePublishOwn();
  const next = useMutation({
    mutationFn: () => beginNext(draft),
    onSuccess: (made) => void navigate(to(paths.problemDraft, { draftId: made.id })),
  });
  const remove = useMutation({
    mutationFn: () => deleteDraft(draft),
    onSuccess: () => {
      forget();
      void navigate(paths.problemBuilder);
    },
  });
  const download = useMutation({
    mutationFn: () => exportProblem(draft.id),
    onSuccess: ({ blob, name }) => saveFile(blob, name),
  });
  const publishes = own.isPending || isPublishing(draft);
  const error =
    step.error ?? publish.error ?? own.error ?? next.error ?? remove.error ?? download.error;
  const open = !CLOSED.includes(draft.state) && draft.is_own;
  const ready =
    draft.checklist.every((line) => line.is_met) && !dirty && draft.state === 'verified';
  return (
    <div className="mb-4">
      <div className="flex flex-wrap items-center gap-2">
        <SaveState status={status} />
        {open && dirty && <Button onClick={() => void save()}>{text.save}</Button>}
        {open && (
          <Button
            loading={step.isPending && step.variables === 'verify'}
            onClick={() => step.mutate('verify')}
            {...(draft.state === 'verifying' && !dirty
              ? { disabledReason: text.check.states.running }
              : {})}
          >
            {text.verify}
          </Button>
        )}
        {open && draft.is_public && (
          <Button
            variant="primary"
            disabledReason={ready ? undefined : text.submitBlocked}
            onClick={() => step.mutate('submit')}
          >
            {text.submit}
          </Button>
        )}
        {open && !draft.is_public && (
          <Button
            variant="primary"
            loading={publishes}
            disabledReason={dirty || !isBlocked(draft) ? undefined : text.submitBlocked}
            onClick={() => own.mutate()}
          >
            {text.publish}
          </Button>
        )}
        {draft.is_own && draft.state === 'in_review' && (
          <Button onClick={() => step.mutate('withdraw')}>{text.withdraw}</Button>
        )}
        {draft.may_review && draft.state === 'in_review' && (
          <>
            <Button onClick={() => setAsking('return')}>{text.sendBack}</Button>
            <Button variant="primary" loading={publish.isPending} onClick={() => publish.mutate()}>
              {text.publish}
            </Button>
          </>
        )}
        {draft.is_own && isOut(draft) && (
          <Button loading={next.isPending} onClick={() => next.mutate()}>
            {text.next}
          </Button>
        )}
        <Button
          icon={<Download size={15} aria-hidden="true" />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {text.exportIt}
        </Button>
        {open && (
          <Button variant="danger" onClick={() => setAsking('delete')}>
            {text.remove.open}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-sm text-fg-muted empty:hidden">
        {publishes ? text.publishing : ''}
      </p>
      {error !== null && (
        <ErrorBox error={error} className="mt-3">
          {said(error)}
        </ErrorBox>
      )}
      <AlertDialog
        open={asking === 'delete'}
        onOpenChange={() => setAsking(null)}
        title={text.remove.title}
        description={text.remove.detail}
        cancelLabel={text.remove.cancel}
        confirmLabel={text.remove.submit}
        danger
        loading={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
      {asking === 'return' && <ReturnDialog draft={draft} onClose={() => setAsking(null)} />}
    </div>
  );
}
