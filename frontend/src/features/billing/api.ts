/** Calls about invoices, by staff and by the companies that they are to. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { nextCursor, pageParams } from '@/api/cache/page';
import { queryClient } from '@/api/cache/query-client';
import type {
  Invoice,
  InvoiceForm,
  InvoicePage,
  InvoiceReminder,
  RecordPayment,
  StaffInvoice,
} from '@/api/words/invoices';
import { DATA_JUST_READ_MS } from '@/facts/constants';
import type { Filters } from './rules';

const address = '/api/billing/invoices';

export const figuresQuery = queryOptions({
  queryKey: ['billing', 'figures'] as const,
  queryFn: ({ signal }) => api.get('/api/billing/figures', { signal }),
  staleTime: DATA_JUST_READ_MS,
});

/** The invoices that are looked for, the newest first. Colleagues change them. */
export const invoicesQuery = (filters: Filters) =>
  infiniteQueryOptions({
    queryKey: ['billing', 'invoices', filters] as const,
    queryFn: ({ pageParam, signal }) =>
      api.get(address, { query: { ...filters, ...pageParams(pageParam) }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: InvoicePage) => nextCursor<Invoice>(page),
    staleTime: DATA_JUST_READ_MS,
  });

export const downloadInvoices = (filters: Filters) =>
  api.download('/api/billing/invoices/export', { query: filters });

export const invoiceQuery = (id: string) =>
  queryOptions({
    queryKey: ['billing', 'invoice', id] as const,
    queryFn: ({ signal }) => api.get(`${address}/{id}`, { path: { id }, signal }),
    staleTime: 0,
  });

/** Companies whose name contains this, at most ten. */
export const buyersQuery = (name: string) =>
  queryOptions({
    queryKey: ['billing', 'companies', name] as const,
    queryFn: ({ signal }) => api.get('/api/billing/companies', { query: { name }, signal }),
    staleTime: 60_000,
  });

/** What an act answers is what the page shows; everything else is asked for again. */
async function show(invoice: StaffInvoice): Promise<StaffInvoice> {
  queryClient.setQueryData(invoiceQuery(invoice.invoice.id).queryKey, invoice);
  await queryClient.invalidateQueries({ queryKey: ['billing', 'figures'] });
  await queryClient.invalidateQueries({ queryKey: ['billing', 'invoices'] });
  return invoice;
}

/** Reads an invoice again that somebody else was faster with. */
export const invoiceAgain = (id: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: invoiceQuery(id).queryKey });

export const previewInvoice = (body: InvoiceForm) => api.post(`${address}/preview`, { body });

export const createInvoice = async (body: InvoiceForm, key: string) =>
  show(await api.create(address, { body, key }));

type Seen = Pick<Invoice, 'id' | 'version'>;

export const saveInvoice = async ({ id, version }: Seen, form: InvoiceForm) =>
  show(await api.put(`${address}/{id}`, { path: { id }, body: { version, form } }));

export async function deleteInvoice({ id, version }: Seen): Promise<void> {
  await api.post(`${address}/{id}/delete`, { path: { id }, body: { version } });
  queryClient.removeQueries({ queryKey: invoiceQuery(id).queryKey });
  await queryClient.invalidateQueries({ queryKey: ['billing', 'invoices'] });
}

export const issueInvoice = async ({ id, version }: Seen) =>
  show(await api.post(`${address}/{id}/issue`, { path: { id }, body: { version } }));

export const recordPayment = async (id: string, body: RecordPayment, key: string) =>
  show(await api.create(`${address}/{id}/payments`, { path: { id }, body, key }));

export const reversePayment = async (payment: string, version: number, reason: string) =>
  show(
    await api.post('/api/billing/payments/{id}/reverse', {
      path: { id: payment },
      body: { version, reason },
    }),
  );

/** What a credit note takes off each line; null for everything that is left. */
export type Cuts = { position: number; net: number }[] | null;

export const creditInvoice = async (
  { id, version }: Seen,
  lines: Cuts,
  reason: string,
  key: string,
) =>
  show(
    await api.create(`${address}/{id}/credit-notes`, {
      path: { id },
      body: { version, lines, reason },
      key,
    }),
  );

export const voidInvoice = async ({ id, version }: Seen, reason: string) =>
  show(await api.post(`${address}/{id}/void`, { path: { id }, body: { version, reason } }));

export const writeOffInvoice = async ({ id, version }: Seen, reason: string) =>
  show(await api.post(`${address}/{id}/write-off`, { path: { id }, body: { version, reason } }));

export const remindOfInvoice = async ({ id, version }: Seen, template: InvoiceReminder) =>
  show(await api.post(`${address}/{id}/remind`, { path: { id }, body: { version, template } }));

/** The provider's page where what is owed is paid, for staff to send on. */
export const makePaymentPage = (id: string) =>
  api.post(`${address}/{id}/payment-page`, { path: { id } });

const mine = '/api/companies/me/invoices';

/** The same for the company itself. */
export const payOnline = (id: string) => api.post(`${mine}/{id}/payment-page`, { path: { id } });

/** The company's own invoices, the newest first. */
export const myInvoicesQuery = infiniteQueryOptions({
  queryKey: ['company', 'invoices'] as const,
  queryFn: ({ pageParam, signal }) => api.get(mine, { query: pageParams(pageParam), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: nextCursor<Invoice>,
  staleTime: 0,
});

export const myInvoiceQuery = (id: string) =>
  queryOptions({
    queryKey: ['company', 'invoices', id] as const,
    queryFn: ({ signal }) => api.get(`${mine}/{id}`, { path: { id }, signal }),
    staleTime: 0,
  });

/** How often it is looked whether the provider has said that an invoice is paid. */
const CONFIRM_EVERY_MS = 3000;

/** The same, asked for again until nothing is owed: the company has just been at the provider's page. */
export const myInvoiceUntilPaid = (id: string, waiting: boolean) =>
  queryOptions({
    ...myInvoiceQuery(id),
    refetchInterval: ({ state }) =>
      waiting && state.data !== undefined && state.data.invoice.owed > 0 && CONFIRM_EVERY_MS,
  });

export const coverQuery = queryOptions({
  queryKey: ['company', 'payment'] as const,
  queryFn: ({ signal }) => api.get('/api/companies/me/payment', { signal }),
  staleTime: 0,
});
