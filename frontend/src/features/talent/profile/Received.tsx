import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import { hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { IntroductionToMe } from '@/api/words';
import { paths } from '@/facts/paths';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Fact } from '@/ui/Fact';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { LoadFailed } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { SkeletonRows } from '@/ui/Skeleton';
import { Textarea } from '@/ui/Textarea';
import { Time } from '@/ui/Time';
import { answer, receivedQuery, refreshAnswered } from '@/features/talent/api';
import { Facts } from '@/features/talent/Facts';
import { payWords } from '@/features/talent/rules';
import { text } from '@/features/talent/text';
import { Messages } from '@/features/talent/thread/Thread';

const words = text.received;
type Act = 'accept' | 'decline';
const MOST = 500;

type AnswerDialogProps = { one: IntroductionToMe; act: Act; onClose: () => void };

/** Asks once before an answer. */
function AnswerDialog({ one, act, onClose }: AnswerDialogProps) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const isDirect = one.role_title === null;
  const isLong = Array.from(reason.trim()).length > MOST;
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => answer(one, act, reason.trim()),
    onSuccess: () => {
      notify('success', (isDirect ? words.directDone : words.done)[act]);
      onClose();
    },
    onSettled: () => refreshAnswered(client),
  });
  const ask = act === 'accept' ? words.acceptAsk : words.declineAsk;
  const why = (failed: Error) =>
    hasCode(failed, 'stale_version') ? words.stale : failureWords(failed, words.failed);
  return (
    <FormDialog
      title={(isDirect ? ask.directTitle : ask.title)(one.company_name)}
      description={isDirect ? ask.directDetail : one.is_named ? ask.namedDetail : ask.detail}
      failure={error === null ? null : { words: why(error), error }}
      words={{ cancel: ask.cancel, submit: words[act] }}
      danger={act === 'decline'}
      loading={isPending}
      onSubmit={() => {
        if (!isPending && !isLong) mutate();
      }}
      onClose={onClose}
    >
      {act === 'decline' && (
        <Field
          label={words.declineAsk.reason}
          optional
          hint={words.declineAsk.reasonHint}
          error={isLong ? words.declineAsk.tooLong : undefined}
        >
          <Textarea value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      )}
    </FormDialog>
  );
}

/** One request, and the answer to it. */
export function Request({ one }: { one: IntroductionToMe }) {
  const [act, setAct] = useState<Act | null>(null);
  const { pay, person, role_title: role, state } = one;
  return (
    <li className="flex flex-col gap-3 py-4.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base">{(role === null ? words.wrote : words.by)(one.company_name)}</h3>
        <Badge tone={state === 'accepted' ? 'positive' : 'neutral'}>{words.states[state]}</Badge>
      </div>
      {role !== null && <p className="text-sm font-semibold">{role}</p>}
      <p className="text-sm break-words whitespace-pre-line">{one.message}</p>
      <dl className="divide-y divide-line text-sm">
        {pay !== null && <Fact label={words.pay}>{payWords(pay)}</Fact>}
        <Fact label={words.saw}>
          {one.is_named && <p className="mb-2 text-sm">{words.sawNamed}</p>}
          <Facts facts={one.facts} />
        </Fact>
        {state === 'requested' && (
          <Fact label={words.until}>
            <Time at={one.answer_by} />
          </Fact>
        )}
        {person !== null && (
          <Fact label={words.contact}>
            {person.name},{' '}
            <a className="text-link" href={`mailto:${person.email}`}>
              {person.email}
            </a>
          </Fact>
        )}
      </dl>
      {state === 'requested' && (
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={() => setAct('accept')}>
            {words.accept}
          </Button>
          <Button onClick={() => setAct('decline')}>{words.decline}</Button>
        </div>
      )}
      {state === 'accepted' && (
        <Messages
          side="candidate"
          id={one.id}
          last={one.last_message}
          isClosed={one.closed !== null}
          other={person?.name ?? one.company_name}
          isCounted={role !== null}
        />
      )}
      {act !== null && <AnswerDialog one={one} act={act} onClose={() => setAct(null)} />}
    </li>
  );
}

/** What companies have asked of a candidate. */
export function Received() {
  const query = useInfiniteQuery(receivedQuery);
  const shown = rows(query.data);
  if (query.isPending) return <SkeletonRows rows={3} />;
  if (query.isError && shown.length === 0)
    return <LoadFailed query={query}>{words.loadFailed}</LoadFailed>;
  if (shown.length === 0)
    return (
      <EmptyState
        action={
          <Button asChild>
            <Link to={paths.talentForm}>{words.toProfile}</Link>
          </Button>
        }
      >
        {words.empty}
      </EmptyState>
    );
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((one) => (
          <Request key={one.id} one={one} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </>
  );
}
