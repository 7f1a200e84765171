import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { rows } from '@/api/cache/page';
import { isBegun } from '@/features/assessments/rules';
import { draftActions, useAssessmentDraft, useDraftOwner } from '@/features/assessments/store';
import { text } from '@/features/assessments/text';
import { languagesQuery, problemsQuery } from '@/features/problems/api';
import { difficultyLabel, languageList } from '@/features/problems/rules';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Skeleton } from '@/ui/Skeleton';

import { draftFrom, READY_MINUTES, type ReadyMade, readyMade } from './rules';

const words = text.readyMade;

type ReadyMadeCardProps = {
  company: string;
  /** The draft holds the set now, and this card is gone. */
  onUsed: () => void;
};

/** The set for the company; undefined until it is known, null where there is none. */
function useSet(company: string): ReadyMade | null | undefined {
  const problems = useInfiniteQuery(problemsQuery);
  const languages = useQuery(languagesQuery);
  if (problems.isError) return null;
  if (!problems.isSuccess || languages.isPending) return undefined;
  return readyMade(rows(problems.data), languages.data?.items ?? [], company);
}

/**
 * Three problems to begin an assessment with. It is there where nothing has been begun, and stays while somebody types,
 * so that nothing moves under their hands.
 */
export function ReadyMadeCard({ company, onUsed }: ReadyMadeCardProps) {
  const owner = useDraftOwner(company);
  const draft = useAssessmentDraft(owner);
  const [hidden, setHidden] = useState(() => isBegun(draft));
  if (hidden && !isBegun(draft)) setHidden(false);
  const set = useSet(company);
  if (hidden || set === null) return null;
  const use = () => {
    if (set === undefined) return;
    const title = draft.title.trim() === '' ? words.name : draft.title;
    draftActions.change(owner, draftFrom(set, title));
    setHidden(true);
    onUsed();
  };
  return (
    <Card title={words.title} className="mb-5">
      <p className="text-sm text-fg-muted">{words.lead}</p>
      <Tasks set={set} />
      <p className="mt-3 text-xs text-fg-muted">
        {set === undefined
          ? '\u00a0'
          : `${text.summary(READY_MINUTES, set.tasks.length)}, ${languageList(set.languages)}`}
      </p>
      <Button
        className="mt-4 max-md:w-full"
        loading={set === undefined}
        disabledReason={draft.tasks.length > 0 ? words.taken : undefined}
        onClick={use}
      >
        {words.use}
      </Button>
    </Card>
  );
}

function Tasks({ set }: { set: ReadyMade | undefined }) {
  if (set === undefined)
    return (
      <div className="mt-3 flex flex-col gap-1.5">
        {[0, 1, 2].map((line) => (
          <Skeleton key={line} className="h-5.5 w-2/5" />
        ))}
      </div>
    );
  return (
    <ul aria-label={words.tasks} className="mt-3 flex flex-col gap-1.5 text-sm">
      {set.tasks.map(({ id, title, difficulty, practice }) => (
        <li key={id} className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{title}</span>
          <Badge>{difficultyLabel(difficulty)}</Badge>
          {practice && <Badge tone="caution">{text.public}</Badge>}
        </li>
      ))}
    </ul>
  );
}
