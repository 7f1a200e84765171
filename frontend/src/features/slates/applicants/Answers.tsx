import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { SlateCandidate, SlateCandidateDetail, SlateLook } from '@/api/words/hiring/slates';
import { applicantQuery } from '@/features/slates/api';
import { nameOf } from '@/features/slates/rules';
import { text } from '@/features/slates/text';
import { Badge } from '@/ui/Badge';
import { Fact } from '@/ui/Fact';
import { Loaded } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';

const words = text.answers;

function List({ answers }: Pick<SlateCandidateDetail, 'answers'>) {
  if (answers.length === 0) return <p className="text-fg-muted">{words.none}</p>;
  return (
    <dl className="divide-y divide-line">
      {answers.map(({ question, answer, needs, misses }) => (
        <Fact key={question} label={question}>
          <span className="whitespace-pre-line">{answer}</span>
          {needs !== null && (
            <span className="mt-1 flex flex-wrap items-center gap-2 text-xs text-fg-muted">
              {words.needs(needs)}
              {misses && <Badge tone="caution">{words.misses}</Badge>}
            </span>
          )}
        </Fact>
      ))}
    </dl>
  );
}

function Opened({ id, look }: { id: string; look: SlateLook }) {
  const query = useQuery(applicantQuery(id, look));
  return (
    <Loaded query={query} failed={words.failed} skeleton={<SkeletonRows rows={2} />}>
      {({ answers }) => <List answers={answers} />}
    </Loaded>
  );
}

/** What somebody answered, where they stand in the list: read once it is opened. */
export function Answers({ candidate, look }: { candidate: SlateCandidate; look: SlateLook }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const Icon = open ? ChevronDown : ChevronRight;
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={words.of(nameOf(candidate))}
        onClick={() => setOpen(!open)}
        className="mt-1 -ml-0.5 inline-flex min-h-6 items-center gap-1 text-xs text-link underline-offset-3 hover:underline max-md:min-h-11"
      >
        <Icon size={13} strokeWidth={1.75} aria-hidden="true" />
        {words.show}
      </button>
      <div id={id} hidden={!open} className="mt-1">
        {open && <Opened id={candidate.id} look={look} />}
      </div>
    </>
  );
}
