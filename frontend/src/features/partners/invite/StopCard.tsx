import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { isMissing } from '@/api/failure';
import { partnerStopQuery, stopPartners } from '@/features/partners/api';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { LoadFailed } from '@/ui/Loaded';
import { Notice } from '@/ui/Notice';
import { SkeletonRows } from '@/ui/Skeleton';
import { text } from './text';

const words = text.stop;

/** Stops the invitations of partners, or lets them through again; nothing happens before a button is pressed. */
export function StopCard({ token }: { token: string }) {
  const client = useQueryClient();
  const query = useQuery(partnerStopQuery(token));
  const act = useMutation({
    networkMode: 'always',
    mutationFn: (stopped: boolean) => stopPartners(token, stopped),
    onSuccess: (now) => client.setQueryData(partnerStopQuery(token).queryKey, now),
  });
  if (query.isPending) return <SkeletonRows rows={2} />;
  if (query.isError) {
    if (isMissing(query.error)) return <ErrorBox>{words.unknown}</ErrorBox>;
    return <LoadFailed query={query}>{words.failed}</LoadFailed>;
  }
  const { partner, email_masked: email, stopped } = query.data;
  return (
    <div className="flex flex-col gap-4">
      {stopped ? (
        <Notice tone="positive" icon={CircleCheck}>
          <p role="status">{words.stopped}</p>
        </Notice>
      ) : (
        <p className="text-md text-fg-muted">{words.ask(partner, email)}</p>
      )}
      {act.isError && <ErrorBox error={act.error}>{words.failed}</ErrorBox>}
      <Button
        variant={stopped ? 'secondary' : 'primary'}
        size="lg"
        loading={act.isPending}
        onClick={() => act.mutate(!stopped)}
      >
        {stopped ? words.allow : words.stop}
      </Button>
    </div>
  );
}
