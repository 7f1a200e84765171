import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SlateDetail } from '@/api/words/hiring/slates';
import { Card } from '@/ui/Card';
import { Fact } from '@/ui/Fact';
import { Notice } from '@/ui/Notice';
import { text } from '@/features/slates/text';

const words = text.checks;
const ICON = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

function Check({ label, good, children }: { label: string; good: boolean; children: ReactNode }) {
  return (
    <Fact label={label}>
      <span className="inline-flex items-center gap-1.5">
        {good ? (
          <CircleCheck {...ICON} className="shrink-0 text-positive" />
        ) : (
          <TriangleAlert {...ICON} className="shrink-0 text-negative-text" />
        )}
        {children}
      </span>
    </Fact>
  );
}

/** What is to be so before a slate is released: everybody on it has applied, and nobody can read what is kept apart. */
export function ChecksCard({ checks }: Pick<SlateDetail, 'checks'>) {
  const { not_sent: notSent, self_id_apart: isApart } = checks;
  return (
    <Card title={text.checksTitle}>
      <dl className="divide-y divide-line text-sm">
        <Check label={words.sent} good={notSent === 0}>
          {notSent === 0 ? words.all : words.not(notSent)}
        </Check>
        <Check label={words.apart} good={isApart}>
          {isApart ? words.yes : words.no}
        </Check>
      </dl>
    </Card>
  );
}

/** The same where something is to be decided on them: what failed only. */
export function FailedChecks({ checks }: Pick<SlateDetail, 'checks'>) {
  const { not_sent: notSent, self_id_apart: isApart } = checks;
  if (notSent === 0 && isApart) return null;
  return (
    <Notice icon={TriangleAlert} tone="caution">
      <p className="font-semibold">{words.failed}</p>
      {notSent > 0 && (
        <p>
          {words.sent}: {words.not(notSent)}
        </p>
      )}
      {!isApart && (
        <p>
          {words.apart}: {words.no}
        </p>
      )}
    </Notice>
  );
}
