import { useState } from 'react';
import type { InternshipAct, InternshipDetail, InternshipSide } from '@/api/words';
import { Button } from '@/ui/Button';
import { ActDialog } from './dialogs/ActDialog';
import { Checklist } from './sections/Checklist';
import { Extensions } from './sections/Extensions';
import { Facts, type Colleague } from './sections/Facts';
import { Ratings } from './sections/Ratings';
import { Weeks } from './sections/Weeks';
import { text } from './text';

type InternshipViewProps = {
  side: InternshipSide;
  internship: InternshipDetail;
  /** Whether the reader takes steps for their side; others look and check in. */
  canAct: boolean;
  /** Who could be the supervisor; empty for the intern. */
  colleagues?: readonly Colleague[];
};

/** An internship as one of its sides works on it. What is next stands first. */
export function InternshipView({ side, internship, canAct, colleagues = [] }: InternshipViewProps) {
  const [act, setAct] = useState<InternshipAct | null>(null);
  const ahead = internship.state === 'pending_documents' || internship.state === 'ready';
  const checklist = <Checklist side={side} internship={internship} canAct={canAct} />;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
      <div className="flex min-w-0 flex-col gap-4">
        {ahead && (
          <p className="text-sm text-fg-muted">
            {internship.state === 'ready' ? text.one.ready : text.one.pending}
          </p>
        )}
        {ahead && checklist}
        {!ahead && internship.state !== 'cancelled' && (
          <Weeks side={side} internship={internship} />
        )}
        {!ahead && checklist}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Facts side={side} internship={internship} colleagues={canAct ? colleagues : []} />
        {!ahead && internship.state !== 'cancelled' && (
          <>
            <Ratings side={side} internship={internship} />
            <Extensions side={side} internship={internship} canAct={canAct} />
          </>
        )}
        {canAct && internship.acts.length > 0 && (
          <div className="flex flex-wrap gap-2 max-md:*:flex-1">
            {internship.acts.map((each) => (
              <Button
                key={each}
                variant={each === 'complete' || each === 'convert' ? 'primary' : 'secondary'}
                onClick={() => setAct(each)}
              >
                {text.acts[each]}
              </Button>
            ))}
          </div>
        )}
      </div>
      {act !== null && (
        <ActDialog side={side} internship={internship} act={act} onClose={() => setAct(null)} />
      )}
    </div>
  );
}
