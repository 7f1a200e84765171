import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '@/api/failure';
import type { CalendarAddress } from '@/api/words';
import { AlertDialog } from '@/ui/AlertDialog';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { CopyField } from '@/ui/CopyField';
import { ErrorBox } from '@/ui/ErrorBox';
import { Loaded } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { Time } from '@/ui/Time';
import { dayWords } from '@/ui/time';
import { calendarQuery, endAddress, makeAddress } from './api';
import { text } from './text';

/** When the address was made, and whether anything reads it. */
function Standing({ address }: { address: CalendarAddress | null }) {
  if (address === null) return <p className="text-sm">{text.none}</p>;
  return (
    <p className="text-sm">
      {text.made} <Time at={address.created_at} look="absolute" /> ·{' '}
      {address.read_on === null ? text.unread : text.readOn(dayWords(address.read_on))}
    </p>
  );
}

type AskProps = { words: typeof text.replacing | typeof text.ending; confirm: string };

/** Runs an act once the person has proved who they are, where the server asks for that. */
type Confirmed = <T>(act: () => Promise<T>) => Promise<T>;

/** The private address under which a calendar program reads the person's deadlines. */
export function CalendarCard({ confirmed }: { confirmed: Confirmed }) {
  const query = useQuery(calendarQuery);
  const [asking, setAsking] = useState<'replace' | 'end' | null>(null);
  const close = () => setAsking(null);
  const make = useMutation({ mutationFn: () => confirmed(makeAddress), onSettled: close });
  const end = useMutation({
    mutationFn: endAddress,
    onSuccess: () => {
      make.reset();
      notify('success', text.ended);
    },
    onSettled: close,
  });
  // Who closes the question has changed nothing.
  const unmade = make.error?.name === 'NotConfirmed' ? null : make.error;
  const error = unmade ?? end.error;
  const ask: AskProps =
    asking === 'end'
      ? { words: text.ending, confirm: text.end }
      : { words: text.replacing, confirm: text.replace };
  return (
    <Card title={text.title}>
      <p className="mb-4 text-sm text-fg-muted">{text.detail}</p>
      <Loaded query={query} failed={text.loadFailed}>
        {({ address }) => (
          <div className="flex flex-col gap-4">
            <Standing address={address} />
            {make.data !== undefined && (
              <div>
                <p className="mb-1 text-sm font-medium">{text.once}</p>
                <CopyField label={text.label} value={make.data.url} />
                <p className="mt-2 text-xs text-fg-muted">{text.how}</p>
              </div>
            )}
            {error !== null && (
              <ErrorBox error={error}>{failureWords(error, text.failed)}</ErrorBox>
            )}
            <div className="flex flex-wrap gap-2">
              {address === null ? (
                <Button loading={make.isPending} onClick={() => make.mutate()}>
                  {text.make}
                </Button>
              ) : (
                <>
                  <Button onClick={() => setAsking('replace')}>{text.replace}</Button>
                  <Button variant="ghost" onClick={() => setAsking('end')}>
                    {text.end}
                  </Button>
                </>
              )}
            </div>
          </div>
        )}
      </Loaded>
      {asking !== null && (
        <AlertDialog
          open
          danger={asking === 'end'}
          onOpenChange={close}
          title={ask.words.title}
          description={ask.words.detail}
          confirmLabel={ask.confirm}
          cancelLabel={ask.words.cancel}
          loading={make.isPending || end.isPending}
          onConfirm={() => {
            if (make.isPending || end.isPending) return;
            if (asking === 'end') end.mutate();
            else make.mutate();
          }}
        />
      )}
    </Card>
  );
}
