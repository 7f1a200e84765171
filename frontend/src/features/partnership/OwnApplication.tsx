import { useMutation } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { failureWords } from '@/api/failure';
import type { PartnerApplication } from '@/api/words';
import { Button } from '@/ui/Button';
import { Fact } from '@/ui/Fact';
import { FormDialog } from '@/ui/FormDialog';
import { Notice } from '@/ui/Notice';
import { notify } from '@/ui/notify';
import { Time } from '@/ui/Time';
import { withdraw } from './api';
import { text } from './text';

const words = text.own;

function WithdrawDialog({ version, onClose }: { version: number; onClose: () => void }) {
  const { error, isPending, mutate } = useMutation({
    mutationFn: withdraw,
    onSuccess: () => {
      notify('success', text.withdraw.done);
      onClose();
    },
  });
  return (
    <FormDialog
      title={text.withdraw.title}
      description={text.withdraw.detail}
      failure={error === null ? null : { words: failureWords(error, text.withdraw.failed), error }}
      words={{ cancel: text.withdraw.cancel, submit: text.withdraw.open }}
      danger
      loading={isPending}
      onSubmit={() => {
        if (!isPending) mutate(version);
      }}
      onClose={onClose}
    >
      {null}
    </FormDialog>
  );
}

/** The application that was sent, how it stands, and while it waits a way back. */
export function OwnApplication({ application }: { application: PartnerApplication }) {
  const [asking, setAsking] = useState(false);
  const { state, reason, website } = application;
  return (
    <div className="flex flex-col gap-4">
      <Notice tone={state === 'rejected' ? 'caution' : 'info'} icon={Hourglass}>
        {text.states[state]}
        {reason !== null && (
          <p className="mt-1">
            {words.reason}: {reason}
          </p>
        )}
      </Notice>
      <dl aria-label={words.title} className="divide-y divide-line text-sm">
        <Fact label={words.kind}>{text.form.kinds[application.kind]}</Fact>
        <Fact label={words.organisation}>{application.organisation}</Fact>
        {website !== null && <Fact label={words.website}>{website}</Fact>}
        <Fact label={words.why}>
          <span className="whitespace-pre-line">{application.why}</span>
        </Fact>
        <Fact label={words.sent}>
          <Time at={application.applied_at} />
        </Fact>
      </dl>
      {state === 'applied' && (
        <Button size="lg" onClick={() => setAsking(true)}>
          {text.withdraw.open}
        </Button>
      )}
      {asking && <WithdrawDialog version={application.version} onClose={() => setAsking(false)} />}
    </div>
  );
}
