import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';

import { isMissing } from '@/api/failure';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { LoadFailed } from '@/ui/Loaded';
import { Notice } from '@/ui/Notice';
import { SkeletonRows } from '@/ui/Skeleton';

import { invitationStopQuery, stopInvitations } from './api';
import { text } from './text';

const words = text.stop;

/** Stops the invitations of one company, or lets them through again; nothing happens before a button is pressed. */
export function StopCard({ code }: { code: string }) {
  const client = useQueryClient();
  const query = useQuery(invitationStopQuery(code));
  const act = useMutation({
    mutationFn: (stopped: boolean) => stopInvitations(code, stopped),
    onSuccess: (now) => client.setQueryData(invitationStopQuery(code).queryKey, now),
  });
  if (query.isPending) return <SkeletonRows rows={2} />;
  if (query.isError) {
    if (isMissing(query.error)) return <ErrorBox>{words.unknown}</ErrorBox>;
    return <LoadFailed query={query}>{words.failed}</LoadFailed>;
  }
  const { company_name, email_masked, stopped } = query.data;
  return (
    <div className="flex flex-col gap-4">
      {stopped ? (
        <Notice tone="positive" icon={CircleCheck}>
          <p role="status">{words.stopped(company_name)}</p>
        </Notice>
      ) : (
        <p className="text-md text-fg-muted">{words.ask(company_name, email_masked)}</p>
      )}
      {act.isError && <ErrorBox error={act.error}>{words.failed}</ErrorBox>}
      <Button
        variant={stopped ? 'secondary' : 'primary'}
        size="lg"
        loading={act.isPending}
        onClick={() => act.mutate(!stopped)}
      >
        {stopped ? words.allow : words.stop(company_name)}
      </Button>
    </div>
  );
}
