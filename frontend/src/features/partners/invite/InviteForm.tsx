import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import { decodeText } from '@/facts/files/decode';
import { inviteStudents, invitationsQuery } from '@/features/partners/api';
import { AlertDialog } from '@/ui/AlertDialog';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { TableInput } from '@/ui/TableInput';
import { Textarea } from '@/ui/Textarea';
import { OutcomeCard } from './OutcomeCard';
import {
  answered,
  listProblem,
  MAX_FILE_BYTES,
  readList,
  remaining,
  type Answered,
  type Problem,
} from './rows';
import { text } from './text';

const words = text.form;
const SHOWN = 50;

type FileRowsProps = { onAdd: (rows: string) => void };

/** Adds the rows of a file to the list. */
function FileRows({ onAdd }: FileRowsProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File) => {
    setProblem(null);
    if (file.size > MAX_FILE_BYTES) {
      setProblem(words.fileTooLarge);
      return;
    }
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (decoded === null) {
      setProblem(words.fileUnreadable);
      return;
    }
    onAdd(decoded.text);
    if (decoded.guessed) setProblem(words.fileGuessed);
  };
  return (
    <TableInput
      label={words.file}
      hint={words.fileHint}
      problem={problem}
      onFile={(file) => void take(file)}
    />
  );
}

/** The rows that nobody can be read out of, with why. */
function Problems({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <div className="text-sm">
      <h3 className="mb-1 font-sans text-sm font-semibold">{words.problems}</h3>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {problems.slice(0, SHOWN).map(({ number, line, problem }) => (
          <li key={number} className="wrap-anywhere">
            <span className="font-medium">{words.row(number)}</span> {line}: {problem}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the server says of a list that it did not take. */
function refusal(error: unknown): string {
  if (!(error instanceof ApiError)) return words.failed;
  if (error.code === 'no_code') return error.message;
  if (error.code === 'not_now') return words.suspended;
  return error.fields[0]?.detail ?? failureWords(error, words.failed);
}

/** Whom to invite, typed, pasted or out of a file; what was not invited stays in the list. */
export function InviteForm() {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const [result, setResult] = useState<readonly Answered[] | null>(null);
  const key = useRef(idempotencyKey());
  const list = readList(typed);
  const { people, problems } = list;
  const problem = listProblem(list);
  const write = (next: string) => {
    // Other people are another act.
    key.current = idempotencyKey();
    setTried(false);
    setTyped(next);
  };
  const send = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      inviteStudents(
        people.map(({ email, name }) => ({ email, name })),
        key.current,
      ),
    onSuccess: (outcomes) => {
      const rows = answered(people, outcomes);
      setResult(rows);
      write(remaining(problems, rows));
      void client.invalidateQueries({ queryKey: invitationsQuery.queryKey });
    },
    onSettled: () => setAsking(false),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem === undefined) setAsking(true);
  };
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <form onSubmit={submit} noValidate className="flex flex-col gap-4">
          <Field label={words.label} hint={words.hint} error={tried ? problem : undefined}>
            <Textarea
              rows={8}
              spellCheck={false}
              className="font-mono text-sm"
              value={typed}
              onChange={(event) => write(event.target.value)}
            />
          </Field>
          {typed.trim() !== '' && (
            <p role="status" className="text-sm">
              {words.counts(people.length, problems.length)}
            </p>
          )}
          <Problems problems={problems} />
          <FileRows
            onAdd={(rows) => write(typed.trim() === '' ? rows : `${typed.trimEnd()}\n${rows}`)}
          />
          <p className="text-sm text-fg-muted">{words.rule}</p>
          {send.isError && <ErrorBox error={send.error}>{refusal(send.error)}</ErrorBox>}
          <Button type="submit" variant="primary" className="self-start" loading={send.isPending}>
            {people.length === 0 ? words.submitNobody : words.submit(people.length)}
          </Button>
        </form>
      </Card>
      {result !== null && <OutcomeCard rows={result} />}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.confirmTitle(people.length)}
        description={words.confirm}
        confirmLabel={words.send}
        cancelLabel={words.keep}
        loading={send.isPending}
        onConfirm={() => send.mutate()}
      />
    </div>
  );
}
