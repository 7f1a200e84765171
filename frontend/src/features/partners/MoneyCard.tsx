import type { OwnPartnership } from '@/api/words';
import { Card } from '@/ui/Card';
import { Fact } from '@/ui/Fact';
import { shortDayWords } from '@/ui/time';
import { SumsTable } from './SumsTable';
import { termsWords } from './rules';
import { text } from './text';

const words = text.overview;

/** What a partner earned, the terms, and when the next statement is made. */
export function MoneyCard({ own }: { own: OwnPartnership }) {
  return (
    <Card title={words.money}>
      {own.sums.length === 0 ? (
        <p className="mb-3 text-sm text-fg-muted">{words.noMoney}</p>
      ) : (
        <SumsTable sums={own.sums} />
      )}
      <dl className="mt-3 divide-y divide-line text-sm">
        <Fact label={words.next}>{shortDayWords(own.next_statement_on)}</Fact>
      </dl>
      <p className="mt-3 text-sm">{own.terms === null ? words.noTerms : termsWords(own.terms)}</p>
      <p className="mt-1 text-xs text-fg-muted">{words.hold}</p>
    </Card>
  );
}
