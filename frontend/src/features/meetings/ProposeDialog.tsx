import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { Meeting, ProposeMeeting, Team } from '@/api/words';
import { teamQuery } from '@/features/team/api';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Loaded } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/Textarea';
import { meetingsAgain, propose, reschedule } from './api';
import { bodyOf, interviewersOf, ownZone, peopleOf, type Draft } from './rules';
import { text } from './text';

const words = text.form;

type PeopleProps = {
  team: UseQueryResult<Team>;
  chosen: readonly string[];
  onChange: (people: readonly string[]) => void;
};

/** The members who see candidates. */
function People({ team, chosen, onChange }: PeopleProps) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">{words.people}</legend>
      <Loaded query={team}>
        {({ members }) =>
          interviewersOf(members).map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={(on) =>
                onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
          ))
        }
      </Loaded>
    </fieldset>
  );
}

function start(meeting: Meeting | null): Draft {
  return {
    slots: ['', '', ''],
    minutes: String(meeting?.minutes ?? 45),
    place: meeting?.place ?? '',
    message: '',
    people: meeting?.people.flatMap(({ id }) => (id === null ? [] : [id])) ?? null,
  };
}

type ProposeDialogProps = {
  application: { id: string; version: number };
  /** The interview that gets other times; null for a new one. */
  meeting: Meeting | null;
  onClose: () => void;
};

/** Three times by the reader's clocks, a length, a place and who takes part. */
export function ProposeDialog({ application, meeting, onClose }: ProposeDialogProps) {
  const [draft, setDraft] = useState(() => start(meeting));
  // What was changed since is no problem until it is sent again.
  const [changed, setChanged] = useState<readonly string[]>([]);
  const key = useRef(idempotencyKey());
  const zone = ownZone();
  const team = useQuery(teamQuery);
  const people = peopleOf(draft, team.data?.members ?? []);
  const body = (version: number): ProposeMeeting => bodyOf({ ...draft, people }, version, zone);
  const { error, isPending, mutate } = useMutation({
    mutationFn: () =>
      meeting === null
        ? propose(application.id, body(application.version), key.current)
        : reschedule(meeting, body(meeting.version)),
    onSuccess: async () => {
      notify('success', words.sent);
      await meetingsAgain();
      onClose();
    },
  });
  const put = (field: string, change: Partial<Draft>) => {
    key.current = idempotencyKey();
    setDraft({ ...draft, ...change });
    setChanged([...changed, field]);
  };
  const wrong = (field: string) => (changed.includes(field) ? undefined : fieldError(error, field));
  const named = error instanceof ApiError && error.fields.some(({ field }) => field !== 'zone');
  const peopleWrong = wrong('people');
  return (
    <FormDialog
      title={meeting === null ? words.title : words.titleAgain}
      description={meeting?.set == null ? words.detail : words.detailAgain}
      failure={
        error === null || (named && peopleWrong === undefined)
          ? null
          : { words: peopleWrong ?? failureWords(error, words.failed), error }
      }
      words={{ cancel: words.cancel, submit: words.send }}
      loading={isPending}
      onSubmit={() => {
        setChanged([]);
        if (!isPending) mutate();
      }}
      onClose={onClose}
    >
      {draft.slots.map((slot, at) => (
        <Field
          key={at}
          label={words.slot(at + 1)}
          error={wrong(`slots[${at}]`)}
          {...(at === 0 ? { hint: words.zone(zone) } : {})}
        >
          <Input
            type="datetime-local"
            value={slot}
            onChange={(event) =>
              put(`slots[${at}]`, {
                slots: draft.slots.map((other, index) =>
                  index === at ? event.target.value : other,
                ),
              })
            }
          />
        </Field>
      ))}
      <Field label={words.minutes} hint={words.minutesHint} error={wrong('minutes')}>
        <Input
          inputMode="numeric"
          value={draft.minutes}
          onChange={(event) => put('minutes', { minutes: event.target.value })}
        />
      </Field>
      <Field label={words.place} error={wrong('place')}>
        <Input
          maxLength={500}
          value={draft.place}
          onChange={(event) => put('place', { place: event.target.value })}
        />
      </Field>
      <Field label={words.message} hint={words.messageHint} error={wrong('message')} optional>
        <Textarea
          rows={3}
          maxLength={2000}
          value={draft.message}
          onChange={(event) => put('message', { message: event.target.value })}
        />
      </Field>
      {meeting?.set == null && (
        <People
          team={team}
          chosen={people}
          onChange={(chosen) => put('people', { people: chosen })}
        />
      )}
    </FormDialog>
  );
}
