import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { InvoiceForm } from '@/api/words/invoices';
import { Card } from '@/ui/Card';
import { useSettled } from '@/ui/use-settled';
import { previewInvoice } from '@/features/billing/api';
import { money, plain, rateWords } from '@/features/billing/rules';
import { text } from '@/features/billing/text';

const PAUSE_MS = 400;

/** What the invoice would come to, reckoned by the server as it will be issued. */
export function PreviewCard({ form }: { form: InvoiceForm | null }) {
  const settled = useSettled(form === null ? null : JSON.stringify(form), PAUSE_MS);
  const query = useQuery({
    queryKey: ['billing', 'preview', settled] as const,
    queryFn: () => previewInvoice(JSON.parse(settled ?? 'null') as InvoiceForm),
    enabled: settled !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const known = form === null ? undefined : query.data;
  return (
    <Card title={text.form.preview}>
      {known === undefined || form === null ? (
        <p className="text-sm text-fg-muted">{text.form.previewing}</p>
      ) : (
        <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 text-sm tabular-nums">
          {known.lines.map((line, at) => (
            <div key={at} className="contents text-fg-muted">
              <dt className="min-w-0 truncate">{line.text}</dt>
              <dd className="text-right">{plain(line.net, form.currency)}</dd>
            </div>
          ))}
          <dt className="border-t border-line pt-1.5">{text.sheet.netSum}</dt>
          <dd className="border-t border-line pt-1.5 text-right">
            {plain(known.net, form.currency)}
          </dd>
          {known.rates.map(({ tax_milli, net, tax }) => (
            <div key={tax_milli} className="contents">
              <dt>{text.sheet.taxOf(rateWords(tax_milli), plain(net, form.currency))}</dt>
              <dd className="text-right">{plain(tax, form.currency)}</dd>
            </div>
          ))}
          <dt className="border-t border-line pt-1.5 font-semibold">{text.sheet.gross}</dt>
          <dd className="border-t border-line pt-1.5 text-right font-semibold">
            {money(known.gross, form.currency)}
          </dd>
        </dl>
      )}
    </Card>
  );
}
