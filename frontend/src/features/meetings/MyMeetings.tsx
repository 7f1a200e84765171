import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '@/api/failure';
import type { Meeting } from '@/api/words';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { LoadFailed } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/Textarea';
import { useNow } from '@/ui/Time';
import { answerMeeting, meetingsAgain, myMeetingsQuery } from './api';
import { MeetingBadge, MeetingFacts } from './MeetingFacts';
import { momentWords, ownZone } from './rules';
import { text } from './text';

const words = text.mine;

function NoneDialog({ meeting, onClose }: { meeting: Meeting; onClose: () => void }) {
  const [note, setNote] = useState('');
  const { error, isPending, mutate } = useMutation({
    mutationFn: () => answerMeeting(meeting, null, note.trim() === '' ? null : note),
    onSuccess: async () => {
      notify('success', words.noneSent);
      await meetingsAgain();
      onClose();
    },
  });
  return (
    <FormDialog
      title={words.noneTitle}
      description={words.noneDetail}
      failure={error === null ? null : { words: failureWords(error, words.failed), error }}
      words={{ cancel: words.cancel, submit: words.noneConfirm }}
      loading={isPending}
      onSubmit={() => {
        if (!isPending) mutate();
      }}
      onClose={onClose}
    >
      <Field label={words.note} hint={words.noteHint} optional>
        <Textarea
          rows={3}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}

/** A button for each time, by the reader's own clocks, and one for none. */
function Choice({ meeting }: { meeting: Meeting }) {
  const [refusing, setRefusing] = useState(false);
  const pick = useMutation({
    mutationFn: (slot: number) => answerMeeting(meeting, slot, null),
    onSuccess: async () => {
      notify('success', words.picked);
      await meetingsAgain();
    },
  });
  const now = useNow().getTime();
  return (
    <div className="mt-3 flex flex-col gap-2">
      <p className="text-sm">{meeting.state === 'moving' ? words.movingLead : words.pickLead}</p>
      <div className="flex flex-wrap gap-2 max-md:flex-col">
        {meeting.slots.map((slot, at) =>
          Date.parse(slot) <= now ? null : (
            <Button
              key={slot}
              loading={pick.isPending && pick.variables === at}
              onClick={() => {
                if (!pick.isPending) pick.mutate(at);
              }}
            >
              {words.pick(momentWords(slot, ownZone()))}
            </Button>
          ),
        )}
        <Button onClick={() => setRefusing(true)}>{words.none}</Button>
      </div>
      {pick.isError && (
        <ErrorBox error={pick.error}>{failureWords(pick.error, words.failed)}</ErrorBox>
      )}
      {refusing && <NoneDialog meeting={meeting} onClose={() => setRefusing(false)} />}
    </div>
  );
}

type MyMeetingsProps = { application: string; company: string };

/** The interviews that came of one of the person's applications; nothing where there is none. */
export function MyMeetings({ application, company }: MyMeetingsProps) {
  const query = useQuery(myMeetingsQuery(application));
  if (query.isError) return <LoadFailed query={query}>{words.loadFailed}</LoadFailed>;
  return query.data?.items.map((meeting) => {
    const choosing = meeting.state === 'proposed' || (meeting.state === 'moving' && !meeting.over);
    return (
      <Card
        key={meeting.id}
        title={words.title(company)}
        action={<MeetingBadge meeting={meeting} />}
      >
        <MeetingFacts meeting={meeting} withoutSlots={choosing} />
        {meeting.state === 'unfit' && <p className="mt-2 text-sm text-fg-muted">{words.waiting}</p>}
        {choosing && <Choice meeting={meeting} />}
      </Card>
    );
  });
}
