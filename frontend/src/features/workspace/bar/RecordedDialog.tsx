import { useState } from 'react';

import type { Recorded } from '@/api/words';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

import { text } from '@/features/workspace/text';

/** The link to, and the list of, what is recorded about the candidate. */
export function RecordedDialog({
  recorded,
  company,
}: {
  recorded: readonly Recorded[];
  company: string;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="link" size="sm" onClick={() => setOpen(true)}>
        {text.whatReviewersSee}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={text.recordedTitle}
        description={text.recordedLead(company)}
        footer={<Button onClick={() => setOpen(false)}>{text.close}</Button>}
      >
        <dl className="flex flex-col gap-3 text-sm">
          {recorded.map((item) => (
            <div key={item.title}>
              <dt className="font-semibold">{item.title}</dt>
              <dd className="text-fg-muted">{item.detail}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
