import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminCandidate } from '@/api/words';
import type { AdminCandidateAlike } from '@/api/words/admin';
import { duplicatesQuery } from '@/features/people/api';
import { nameOf } from '@/features/people/rules';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Loaded } from '@/ui/Loaded';
import { MergeDialog } from './MergeDialog';
import { likenessWords } from './rules';
import { text } from './text';

type Chosen = Pick<AdminCandidate, 'id' | 'display_name' | 'email'>;

function Suggestions({
  items,
  onChoose,
}: {
  items: readonly AdminCandidateAlike[];
  onChoose: (other: Chosen) => void;
}) {
  if (items.length === 0) return <p className="mt-3 text-sm text-fg-muted">{text.noneAlike}</p>;
  return (
    <ul className="mt-3 divide-y divide-line text-sm" aria-label={text.alike}>
      {items.map((other) => (
        <li key={other.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <span className="min-w-0 flex-1 basis-52 break-words">
            <span className="font-medium">{nameOf(other)}</span>{' '}
            <span className="text-fg-muted">{other.email}</span>
          </span>
          <span className="text-xs text-fg-muted">{likenessWords(other.by)}</span>
          <Button
            size="sm"
            aria-label={text.mergeInto(other.email)}
            onClick={() => onChoose(other)}
          >
            {text.mergeButton}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Other accounts that may be the same person's, and merging this one into one of them. */
export function DuplicatesCard({ person }: { person: AdminCandidate }) {
  const query = useQuery(duplicatesQuery(person.id));
  const [asking, setAsking] = useState<{ into: Chosen | null }>();
  return (
    <Card title={text.title} headingLevel={3}>
      <p className="text-sm text-fg-muted">{text.lead}</p>
      <Loaded query={query} failed={text.duplicatesFailed}>
        {({ items }) => <Suggestions items={items} onChoose={(into) => setAsking({ into })} />}
      </Loaded>
      <div className="mt-3">
        <Button variant="danger" onClick={() => setAsking({ into: null })}>
          {text.open}
        </Button>
      </div>
      {asking !== undefined && (
        <MergeDialog person={person} into={asking.into} onClose={() => setAsking(undefined)} />
      )}
    </Card>
  );
}
