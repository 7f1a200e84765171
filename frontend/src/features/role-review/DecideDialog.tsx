import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { AdminRoleDetail, RoleComment, RoleDecision } from '@/api/words';
import { failureOf, useDecision } from '@/features/review-queue/hooks';
import { fieldLabels, labelOf, titleOf } from '@/features/roles/rules';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { decide, refreshQueue, type Said } from './api';
import { needsNote, problemsOf, type Problems } from './rules';
import { text } from './text';

const words = text.act;
const fields = Object.entries(fieldLabels).map(([value, label]) => ({ value, label }));
const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

type CommentsProps = {
  comments: readonly RoleComment[];
  problems: Record<number, string>;
  onChange: (comments: RoleComment[]) => void;
};

/** What is said about single fields, one box each. */
function Comments({ comments, problems, onChange }: CommentsProps) {
  const put = (index: number, parts: Partial<RoleComment>) =>
    onChange(comments.map((comment, at) => (at === index ? { ...comment, ...parts } : comment)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium">{words.comments}</legend>
      {comments.map((comment, index) => (
        <div key={index} className="flex flex-col gap-2 border-l-2 border-line pl-3">
          <div className="flex gap-2">
            <Select
              aria-label={words.field}
              className="flex-1"
              value={comment.field}
              options={fields}
              onChange={(field) => put(index, { field })}
            />
            <IconButton
              label={words.removeComment}
              onClick={() => onChange(comments.filter((_, at) => at !== index))}
            >
              <X size={16} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </div>
          <Field label={`${words.comment}: ${labelOf(comment.field)}`} error={problems[index]}>
            <Input
              value={comment.text}
              onChange={(event) => put(index, { text: event.target.value })}
            />
          </Field>
        </div>
      ))}
      <Button
        className="self-start"
        size="sm"
        icon={<Plus size={15} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => onChange([...comments, { field: 'title', text: '' }])}
      >
        {words.addComment}
      </Button>
    </fieldset>
  );
}

type DecideDialogProps = { role: AdminRoleDetail; decision: RoleDecision; onClose: () => void };

/** Asks once before a decision, for what it needs. */
export function DecideDialog({ role, decision, onClose }: DecideDialogProps) {
  const [note, setNote] = useState('');
  const [at, setAt] = useState('');
  const [comments, setComments] = useState<RoleComment[]>([]);
  const [problems, setProblems] = useState<Problems>({});
  const mutation = useDecision({
    send: (said: Said) => decide(role, decision, said),
    refresh: refreshQueue,
    done: text.done[decision],
    onDone: onClose,
  });
  const submit = () => {
    if (mutation.isPending) return;
    const found = problemsOf(decision, { note, at, comments }, new Date());
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const publishAt = decision === 'schedule' ? new Date(at).toISOString() : null;
    mutation.mutate({ note, comments, publishAt });
  };
  const own: Partial<Record<RoleDecision, string>> =
    role.published === null ? {} : text.askRevision;
  return (
    <FormDialog
      title={text.askTitle(text.decisions[decision], titleOf(role))}
      description={own[decision] ?? text.ask[decision]}
      failure={failureOf(mutation.error, words)}
      words={{ cancel: words.cancel, submit: text.decisions[decision] }}
      danger={decision === 'reject' || decision === 'close'}
      loading={mutation.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {needsNote(decision) && (
        <Field label={words.note} error={problems.note}>
          <Textarea value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
      )}
      {decision === 'request_changes' && (
        <Comments comments={comments} problems={problems.comments ?? {}} onChange={setComments} />
      )}
      {decision === 'schedule' && (
        <Field label={words.at} hint={words.atHint(zone)} error={problems.at}>
          <Input type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
        </Field>
      )}
    </FormDialog>
  );
}
