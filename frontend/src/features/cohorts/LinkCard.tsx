import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CohortDetail } from '@/api/words/scores';
import { AlertDialog } from '@/ui/AlertDialog';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { CopyField } from '@/ui/CopyField';
import { notify } from '@/ui/notify';
import { closeCohort } from './api';
import { MailDialog } from './MailDialog';
import { linkOf } from './rules';
import { text } from './text';

const words = text.detail;

/** The link with which students join: to copy, to send, and to close. */
export function LinkCard({ detail }: { detail: CohortDetail }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<'mail' | 'close' | null>(null);
  const close = useMutation({
    networkMode: 'always',
    mutationFn: () => closeCohort(client, detail),
    onError: () => notify('error', words.closeFailed),
    onSettled: () => setAsked(null),
  });
  const { cohort } = detail;
  if (cohort.phase === 'closed')
    return (
      <Card title={words.run}>
        <p className="text-sm text-fg-muted">{words.closed}</p>
      </Card>
    );
  return (
    <Card title={words.run}>
      <CopyField value={linkOf(cohort.code, window.location.origin)} label={words.link} />
      <p className="mt-1.5 text-xs text-fg-muted">{words.linkHint}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => setAsked('mail')}>{words.mail}</Button>
        <Button onClick={() => setAsked('close')}>{words.close}</Button>
      </div>
      {asked === 'mail' && <MailDialog id={cohort.id} onClose={() => setAsked(null)} />}
      <AlertDialog
        open={asked === 'close'}
        onOpenChange={(open) => setAsked(open ? 'close' : null)}
        title={words.closeTitle}
        description={words.closeDetail}
        confirmLabel={words.close}
        cancelLabel={words.closeKeep}
        danger
        loading={close.isPending}
        onConfirm={() => close.mutate()}
      />
    </Card>
  );
}
