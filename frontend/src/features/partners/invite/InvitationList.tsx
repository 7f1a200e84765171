import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rows } from '@/api/cache/page';
import { failureWords } from '@/api/failure';
import type { StudentInvitation, StudentInvitationStanding } from '@/api/words/scores';
import { invitationsQuery, remindStudents } from '@/features/partners/api';
import { ListCard, Nothing } from '@/features/partners/ListCard';
import { AlertDialog } from '@/ui/AlertDialog';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { notify } from '@/ui/notify';
import { Td, Th } from '@/ui/Table';
import { Time } from '@/ui/Time';
import { text } from './text';

const words = text.list;

const tones: Record<StudentInvitationStanding, BadgeTone> = {
  invited: 'neutral',
  joined: 'positive',
  stopped: 'caution',
  undeliverable: 'negative',
};

/** Reminds those who have not joined, after a question: it is mail to many. */
function RemindButton() {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remind = useMutation({
    networkMode: 'always',
    mutationFn: remindStudents,
    onSuccess: ({ reminded, more }) => {
      const said = reminded === 0 ? words.nobody : words.sent(reminded);
      notify(reminded === 0 ? 'info' : 'success', more ? `${said} ${words.more}` : said);
      void client.invalidateQueries({ queryKey: invitationsQuery.queryKey });
    },
    onError: (error) => notify('error', failureWords(error, words.failed)),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button loading={remind.isPending} onClick={() => setAsking(true)}>
        {words.remind}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.askTitle}
        description={words.ask}
        confirmLabel={words.remind}
        cancelLabel={words.cancel}
        loading={remind.isPending}
        onConfirm={() => remind.mutate()}
      />
    </>
  );
}

function Row({ one }: { one: StudentInvitation }) {
  return (
    <tr>
      <Td className="py-2 break-all">
        {one.email}
        {one.name !== null && <span className="block text-xs text-fg-muted">{one.name}</span>}
      </Td>
      <Td>
        <Badge tone={tones[one.standing]}>{text.standings[one.standing]}</Badge>
      </Td>
      <Td className="whitespace-nowrap">
        <Time at={one.invited_at} look="short" />
      </Td>
      <Td className="whitespace-nowrap">
        {one.reminded_at === null ? (
          words.none
        ) : (
          <>
            <Time at={one.reminded_at} look="short" />
            <span className="block text-xs text-fg-muted">{words.reminders(one.reminders)}</span>
          </>
        )}
      </Td>
    </tr>
  );
}

/** Whom a partner has invited, and the way to remind them. */
export function InvitationList() {
  const query = useInfiniteQuery(invitationsQuery);
  return (
    <section aria-labelledby="invited-so-far" className="mt-8">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 id="invited-so-far" className="text-lg">
            {words.title}
          </h2>
          <p className="text-sm text-fg-muted">{words.note}</p>
        </div>
        {rows(query.data).length > 0 && <RemindButton />}
      </div>
      <ListCard
        query={query}
        caption={words.caption}
        empty={<Nothing>{words.empty}</Nothing>}
        head={
          <>
            <Th>{words.person}</Th>
            <Th>{words.standing}</Th>
            <Th>{words.invited}</Th>
            <Th>{words.reminded}</Th>
          </>
        }
        row={(one) => <Row key={one.id} one={one} />}
      />
    </section>
  );
}
