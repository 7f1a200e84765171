import { useMutation } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { failureWords } from '@/api/failure';
import type { Invoice } from '@/api/words/invoices';
import { payOnline } from '@/features/billing/api';
import { money } from '@/features/billing/rules';
import { text } from '@/features/billing/text';
import { useConfig } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { notify } from '@/ui/notify';

const words = text.online;

/** Leads to the provider's page, where the company pays what is owed; nothing where no provider is set up. */
export function PayOnline({ invoice }: { invoice: Invoice }) {
  const offered = useConfig()?.online_payment === true;
  const mutation = useMutation({
    mutationFn: () => payOnline(invoice.id),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => notify('error', failureWords(error, words.failed)),
  });
  if (!offered || invoice.owed === 0) return null;
  return (
    <Button
      variant="primary"
      icon={<CreditCard size={15} strokeWidth={1.75} aria-hidden="true" />}
      loading={mutation.isPending || mutation.isSuccess}
      onClick={() => mutation.mutate()}
    >
      {words.pay(money(invoice.owed, invoice.currency))}
    </Button>
  );
}
