import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { rows } from '@/api/cache/page';
import { failureWords } from '@/api/failure';
import type { RecruitPick } from '@/api/words';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { FormDialog } from '@/ui/FormDialog';
import { LoadFailed } from '@/ui/Loaded';
import { LoadMore } from '@/ui/LoadMore';
import { Notice } from '@/ui/Notice';
import { notify } from '@/ui/notify';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { AddDialog } from './AddDialog';
import { recruitListQuery, refreshRecruiting, removeFromList } from './api';
import { text } from './text';

const words = text.list;

function RemoveDialog({ pick, onClose }: { pick: RecruitPick; onClose: () => void }) {
  const client = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => removeFromList(pick.id),
    onSuccess: () => {
      notify('success', words.removed);
      onClose();
    },
    onSettled: () => refreshRecruiting(client),
  });
  return (
    <FormDialog
      title={words.ask.title(pick.name)}
      description={words.ask.detail}
      failure={error === null ? null : { words: failureWords(error, words.removeFailed), error }}
      words={{ cancel: words.ask.cancel, submit: words.remove }}
      danger
      loading={isPending}
      onSubmit={() => {
        if (!isPending) mutate();
      }}
      onClose={onClose}
    >
      {null}
    </FormDialog>
  );
}

function Row({ pick, onRemove }: { pick: RecruitPick; onRemove: () => void }) {
  const { name, email, headline, note, since, is_shown: isShown } = pick;
  return (
    <li className="flex flex-wrap items-start gap-3 px-4.5 py-3.5 text-sm">
      <div className="flex min-w-0 flex-1 basis-52 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <h4 className="text-sm font-semibold">{name}</h4>
          {!isShown && (
            <Badge tone="caution" dot>
              {words.hidden}
            </Badge>
          )}
        </div>
        <p className="break-words text-fg-muted">
          {email} · {headline}
        </p>
        <p className="break-words whitespace-pre-line">{note}</p>
        {!isShown && <p className="text-xs text-fg-muted">{words.hiddenWhy}</p>}
        <p className="text-xs text-fg-muted">
          {words.since} <Time at={since} look="absolute" />
        </p>
      </div>
      <Button size="sm" onClick={onRemove} aria-label={words.removeNamed(name)}>
        {words.remove}
      </Button>
    </li>
  );
}

/** The candidates whom the admin recommends to a company. */
export function RecruitListCard({ company }: { company: string }) {
  const query = useInfiniteQuery(recruitListQuery(company));
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<RecruitPick | null>(null);
  const [first] = query.data?.pages ?? [];
  const picks = rows(query.data);
  const add = (
    <Button size="sm" onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  );
  return (
    <Card flush title={words.title} headingLevel={3} action={first !== undefined && add}>
      {query.isPending && <SkeletonRows rows={2} />}
      {query.isError && first === undefined && (
        <LoadFailed query={query} className="m-4">
          {words.loadFailed}
        </LoadFailed>
      )}
      {first !== undefined && !first.super_star_access && (
        <Notice icon={Lock} className="m-4">
          {words.noAccess}
        </Notice>
      )}
      {first !== undefined && picks.length === 0 && (
        <p className="p-4.5 text-sm text-fg-muted">{words.empty}</p>
      )}
      <ul aria-label={words.label} className="divide-y divide-line empty:hidden">
        {picks.map((pick) => (
          <Row key={pick.id} pick={pick} onRemove={() => setRemoving(pick)} />
        ))}
      </ul>
      {query.hasNextPage && (
        <LoadMore loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {words.more}
        </LoadMore>
      )}
      {adding && first !== undefined && (
        <AddDialog
          company={company}
          companyName={first.company_name}
          onClose={() => setAdding(false)}
        />
      )}
      {removing !== null && <RemoveDialog pick={removing} onClose={() => setRemoving(null)} />}
    </Card>
  );
}
