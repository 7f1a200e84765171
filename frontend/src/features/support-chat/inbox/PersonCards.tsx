import { useState } from 'react';
import { Link } from 'react-router-dom';
import type {
  AdminSupportConversation,
  AdminSupportDetail,
  SupportPriority,
} from '@/api/words/support';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Fact } from '@/ui/Fact';
import { Field } from '@/ui/Field';
import { History } from '@/ui/History';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { Time } from '@/ui/Time';
import { useChange } from './ActBar';
import { labelsOf, personPath, stepWords } from './rules';
import { text } from './text';

const { facts, flags, triage } = text;
const flagNames = Object.keys(flags) as (keyof typeof flags)[];
const priorities: readonly SupportPriority[] = ['low', 'medium', 'high', 'urgent'];

/** Ends what a person writes for nothing, or lets them ask again. */
function Blocking({ conversation }: { conversation: AdminSupportConversation }) {
  const { mutate, isPending } = useChange(conversation);
  const act = conversation.blocked_at === null ? 'block' : 'unblock';
  return (
    <Button size="sm" className="mt-3" loading={isPending} onClick={() => mutate({ act })}>
      {text.acts[act]}
    </Button>
  );
}

/** Who asks, how soon they are looked at, and what was done. */
export function PersonCards({ detail }: { detail: AdminSupportDetail }) {
  const { conversation, person } = detail;
  const path = personPath(detail);
  const { company } = person;
  const held = company === null ? [] : flagNames.filter((flag) => company[flag]);
  return (
    <div className="flex min-w-0 flex-col gap-4.5">
      <Card title={text.person} headingLevel={3}>
        <dl className="divide-y divide-line text-sm">
          <Fact label={facts.email}>
            <span className="mr-2 break-all">{person.email}</span>
            <Badge tone={person.email_verified ? 'positive' : 'caution'} dot>
              {person.email_verified ? facts.verified : facts.notVerified}
            </Badge>
          </Fact>
          <Fact label={facts.kind}>{text.kinds[person.kind]}</Fact>
          {company !== null && (
            <>
              <Fact label={facts.company}>{company.name}</Fact>
              <Fact label={facts.flags}>
                {held.length === 0 ? facts.none : held.map((flag) => flags[flag]).join(', ')}
              </Fact>
            </>
          )}
          {conversation.waiting_since !== null && (
            <Fact label={facts.waiting}>
              <Time at={conversation.waiting_since} look="relative" />
            </Fact>
          )}
          {conversation.snoozed_until !== null && (
            <Fact label={facts.snoozed}>
              <Time at={conversation.snoozed_until} look="absolute" />
            </Fact>
          )}
          {conversation.rating !== null && (
            <Fact label={facts.rating}>{facts.stars(conversation.rating)}</Fact>
          )}
        </dl>
        {conversation.blocked_at !== null && (
          <p className="mt-3 text-sm text-fg-muted">{text.blockedNote}</p>
        )}
        <Blocking conversation={conversation} />
        {path !== null && (
          <Button asChild size="sm" className="mt-3">
            <Link to={path}>{facts.open}</Link>
          </Button>
        )}
      </Card>
      <TriageCard key={`${conversation.id}:${conversation.version}`} detail={detail} />
      <History title={text.history} steps={detail.history} wordsOf={stepWords} />
    </div>
  );
}

function TriageCard({ detail: { conversation } }: { detail: AdminSupportDetail }) {
  const [priority, setPriority] = useState(conversation.priority);
  const [labels, setLabels] = useState(conversation.labels.join(', '));
  const { mutate, isPending } = useChange(conversation);
  return (
    <Card title={triage.title} headingLevel={3}>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          mutate({ act: 'triage', priority, labels: labelsOf(labels) });
        }}
      >
        <Field label={triage.priority}>
          <Select
            value={priority}
            onChange={setPriority}
            options={priorities.map((value) => ({ value, label: text.priorities[value] }))}
          />
        </Field>
        <Field label={triage.labels} hint={triage.labelsHint}>
          <Input value={labels} onChange={(event) => setLabels(event.target.value)} />
        </Field>
        <Button type="submit" size="sm" className="self-start" loading={isPending}>
          {triage.save}
        </Button>
      </form>
    </Card>
  );
}
