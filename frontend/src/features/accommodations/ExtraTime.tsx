import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import type { InviteCard, MyAccommodation } from '@/api/words';
import { cardsKey } from '@/features/invitations/api';
import { AlertDialog } from '@/ui/AlertDialog';
import { Button } from '@/ui/Button';
import { Loaded } from '@/ui/Loaded';
import { notify } from '@/ui/notify';

import { myAccommodationKey, myAccommodationQuery, withdrawExtraTime } from './api';
import { AskDialog } from './AskDialog';
import { present } from './rules';
import { text } from './text';

const words = text.mine;

/** On the invite card: extra time that is asked for before the start, and what became of it. */
export function ExtraTime({ card }: { card: InviteCard }) {
  const client = useQueryClient();
  const query = useQuery(myAccommodationQuery(card.code));
  const version = query.data?.request?.version;
  const seen = useRef(version);
  useEffect(() => {
    // An answer that has come meanwhile changes how long the card says the attempt is.
    if (seen.current !== undefined && seen.current !== version) {
      void client.invalidateQueries({ queryKey: cardsKey });
    }
    seen.current = version;
  }, [client, version]);
  return (
    <section aria-labelledby="extra-time" className="rounded-lg border border-line p-4 text-sm">
      <h2 id="extra-time" className="mb-1.5 font-sans text-sm font-semibold">
        {words.title}
      </h2>
      <Loaded query={query} failed={words.loadFailed}>
        {({ request, proposed_percent: proposed }) => (
          <Request card={card} request={request} proposed={proposed} />
        )}
      </Loaded>
    </section>
  );
}

type RequestProps = {
  card: InviteCard;
  request: MyAccommodation | null;
  /** What is proposed to the person to ask for. */
  proposed: number | null;
};

function Request({ card, request, proposed }: RequestProps) {
  const client = useQueryClient();
  const [open, setOpen] = useState<'ask' | 'withdraw' | null>(null);
  const close = () => setOpen(null);
  const again = () => {
    void client.invalidateQueries({ queryKey: myAccommodationKey(card.code) });
    void client.invalidateQueries({ queryKey: cardsKey });
  };
  const withdraw = useMutation({
    mutationFn: (version: number) => withdrawExtraTime(card.code, version),
    onSuccess: () => notify('success', words.withdrawn),
    onError: () => notify('error', words.withdrawFailed),
    onSettled: () => {
      close();
      again();
    },
  });
  const now = present(request);
  const takeBack = (of: MyAccommodation) =>
    // What was granted would be gone: that is asked once.
    of.state === 'granted' ? setOpen('withdraw') : withdraw.mutate(of.version);
  return (
    <div className="flex flex-col gap-3">
      <div role="status" className="text-fg-muted">
        {now !== null && <Standing card={card} request={now} />}
        {now === null && (proposed === null ? words.offer : words.proposed(proposed))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setOpen('ask')}>
          {now === null ? words.ask : words.change}
        </Button>
        {now !== null && (
          <Button
            size="sm"
            variant="ghost"
            loading={withdraw.isPending}
            onClick={() => takeBack(now)}
          >
            {words.withdraw}
          </Button>
        )}
      </div>
      {now !== null && (
        <AlertDialog
          open={open === 'withdraw'}
          onOpenChange={close}
          title={words.withdrawTitle}
          description={words.withdrawDetail}
          confirmLabel={words.withdraw}
          cancelLabel={words.keep}
          loading={withdraw.isPending}
          onConfirm={() => withdraw.mutate(now.version)}
        />
      )}
      {open === 'ask' && (
        <AskDialog
          code={card.code}
          company={card.company_name}
          minutes={card.base_minutes}
          before={request}
          proposed={proposed}
          onDone={again}
          onClose={close}
        />
      )}
    </div>
  );
}

function Standing({ card, request }: { card: InviteCard; request: MyAccommodation }) {
  switch (request.state) {
    case 'asked':
      return (
        <>
          <p className="font-medium text-fg">{words.asked(request.percent)}</p>
          <p>{words.waiting(card.company_name)}</p>
        </>
      );
    case 'granted':
      return (
        <>
          <p className="font-medium text-fg">{words.granted(request.granted_percent ?? 0)}</p>
          <p>{words.grantedDetail(card.duration_minutes)}</p>
        </>
      );
    case 'declined':
      return (
        <>
          <p className="font-medium text-fg">{words.declined(card.company_name)}</p>
          {request.reason !== null && <p className="whitespace-pre-wrap">{request.reason}</p>}
        </>
      );
    case 'withdrawn':
      return null;
  }
}
