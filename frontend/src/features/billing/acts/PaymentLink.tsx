import { useMutation } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { failureWords } from '@/api/failure';
import type { Invoice } from '@/api/words/invoices';
import { makePaymentPage } from '@/features/billing/api';
import { money } from '@/features/billing/rules';
import { text } from '@/features/billing/text';
import { useConfig } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { CopyField } from '@/ui/CopyField';
import { ErrorBox } from '@/ui/ErrorBox';

const words = text.online;

/** A link to the provider's page for what is owed, to be sent to the company; nothing without a provider. */
export function PaymentLink({ invoice }: { invoice: Invoice }) {
  const offered = useConfig()?.online_payment === true;
  const mutation = useMutation({ mutationFn: () => makePaymentPage(invoice.id) });
  if (!offered || invoice.owed === 0) return null;
  const page = mutation.data;
  return (
    <div className="mb-4.5 flex flex-col items-start gap-2 print:hidden">
      <Button
        icon={<Link2 size={15} strokeWidth={1.75} aria-hidden="true" />}
        loading={mutation.isPending}
        onClick={() => mutation.mutate()}
      >
        {words.link}
      </Button>
      {mutation.isError && (
        <ErrorBox error={mutation.error}>{failureWords(mutation.error, words.failed)}</ErrorBox>
      )}
      {page !== undefined && (
        <>
          <CopyField className="w-full" label={words.linkLabel} value={page.url} />
          <p className="text-sm text-fg-muted">
            {words.linkFor(money(page.amount, invoice.currency))}
          </p>
        </>
      )}
    </div>
  );
}
