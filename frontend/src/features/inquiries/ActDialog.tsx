import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { ApiError, hasCode } from '@/api/errors';
import { requestIdOf } from '@/api/failure';
import type { AdminInquiry, GrantedFlag, InquiryAct } from '@/api/words';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Dialog } from '@/ui/Dialog';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/Textarea';
import { actOn, refreshQueue, type Said } from './api';
import { reasonProblem } from './rules';
import { text } from './text';

const words = text.act;
const flags = ['payment', 'assessment_access', 'super_star_access'] as const;

/** The acts that need words, and what these are called. */
const wanted: Partial<Record<InquiryAct, string>> = {
  request_info: words.question,
  reject: words.reason,
  suspend: words.reason,
};

type FlagBoxesProps = { on: readonly GrantedFlag[]; onChange: (on: GrantedFlag[]) => void };

function FlagBoxes({ on, onChange }: FlagBoxesProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{words.flags}</legend>
      {flags.map((flag) => (
        <Checkbox
          key={flag}
          checked={on.includes(flag)}
          onChange={(next) => onChange(next ? [...on, flag] : on.filter((each) => each !== flag))}
          label={words.flagNames[flag]}
          hint={words.flagHints[flag]}
        />
      ))}
    </fieldset>
  );
}

/** One act on one version of an inquiry. When somebody was faster, the inquiry is read again. */
function useAct(inquiry: AdminInquiry, act: InquiryAct, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (said: Said) => actOn(inquiry, act, said),
    onSuccess: () => {
      notify('success', text.done[act]);
      void refreshQueue(client);
      onDone();
    },
    onError: (error) => {
      if (hasCode(error, 'stale_version')) void refreshQueue(client);
    },
  });
}

function failureWords(error: Error): string {
  if (hasCode(error, 'stale_version')) return words.stale;
  return error instanceof ApiError && error.detail !== '' ? error.detail : words.failed;
}

type ActDialogProps = { inquiry: AdminInquiry; act: InquiryAct; onClose: () => void };

/** Asks once before an act, for the words or the choices it needs. */
export function ActDialog({ inquiry, act, onClose }: ActDialogProps) {
  const need = wanted[act];
  const [typed, setTyped] = useState('');
  const [on, setOn] = useState<GrantedFlag[]>([]);
  const [problem, setProblem] = useState<string>();
  const mutation = useAct(inquiry, act, onClose);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (mutation.isPending) return;
    const said = typed.trim();
    const found = need === undefined ? undefined : reasonProblem(said);
    setProblem(found);
    if (found === undefined) mutation.mutate({ words: said, flags: on });
  };
  const label = need ?? words.note;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.ask[act].title(inquiry.company_name)}
      description={text.ask[act].detail}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {act === 'approve' && <FlagBoxes on={on} onChange={setOn} />}
        {(need !== undefined || act === 'approve') && (
          <Field
            label={label}
            error={problem}
            optional={need === undefined}
            {...(need === undefined ? { hint: words.noteHint } : {})}
          >
            <Textarea value={typed} onChange={(event) => setTyped(event.target.value)} />
          </Field>
        )}
        {mutation.isError && (
          <ErrorBox requestId={requestIdOf(mutation.error)}>
            {failureWords(mutation.error)}
          </ErrorBox>
        )}
        <div className="flex flex-wrap justify-end gap-2 max-md:*:flex-1">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            type="submit"
            variant={act === 'reject' || act === 'suspend' ? 'danger' : 'primary'}
            loading={mutation.isPending}
          >
            {text.acts[act]}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
