import { useState } from 'react';

import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { ErrorBox } from '@/ui/ErrorBox';

import { text } from '@/features/invitations/text';

type ConsentFormProps = {
  minutes: number;
  onStart: () => void;
  starting: boolean;
  problem: string | null;
};

/** The tick without which nothing starts, and the button that starts the clock. */
export function ConsentForm({ minutes, onStart, starting, problem }: ConsentFormProps) {
  const [agreed, setAgreed] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        checked={agreed}
        onChange={setAgreed}
        label={text.consent}
        hint={text.consentHint}
      />
      {problem !== null && <ErrorBox>{problem}</ErrorBox>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="primary"
          size="lg"
          loading={starting}
          disabledReason={agreed ? undefined : text.consentMissing}
          onClick={onStart}
        >
          {text.start}
        </Button>
        <p className="text-sm text-fg-muted">{text.clockStarts(minutes)}</p>
      </div>
      <p className="text-sm text-fg-muted">{text.endSubmits}</p>
    </div>
  );
}
