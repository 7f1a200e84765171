import type {
  Invoice,
  InvoiceCurrency,
  InvoiceFilter,
  InvoiceForm,
  InvoiceState,
  InvoiceTaxBy,
} from '@/api/words/invoices';
import type { BadgeTone } from '@/ui/Badge';

/** The currencies that invoices are in, the usual ones first. */
export const currencies: readonly InvoiceCurrency[] = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'AUD',
  'BRL',
  'CAD',
  'CZK',
  'DKK',
  'HKD',
  'HUF',
  'INR',
  'JPY',
  'KRW',
  'MXN',
  'NOK',
  'NZD',
  'PLN',
  'RON',
  'SEK',
  'SGD',
  'ZAR',
];

/** How many digits a minor unit stands behind the point. */
export const digitsOf = (currency: InvoiceCurrency): number =>
  currency === 'JPY' || currency === 'KRW' ? 0 : 2;

/** “1,234.50 EUR”. */
export const money = (amount: number, currency: InvoiceCurrency): string =>
  `${plain(amount, currency)} ${currency}`;

/** “1,234.50”. Whole minor units fit a number exactly; only their writing is divided. */
export function plain(amount: number, currency: InvoiceCurrency): string {
  const digits = digitsOf(currency);
  return (amount / 10 ** digits).toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** An amount as it is typed into a field: “1234.50”. */
export const typedOf = (amount: number, currency: InvoiceCurrency): string =>
  (amount / 10 ** digitsOf(currency)).toFixed(digitsOf(currency));

/** A decimal number as whole units of its last digit; null where it is none or has more digits. */
export function wholeOf(typed: string, digits: number): number | null {
  // A comma stands between thousands and nowhere else: “119,00” could be read in two ways.
  const found = /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d+))?$/.exec(typed.trim());
  if (found === null) return null;
  const [, whole = '', rest = ''] = found;
  if (rest.length > digits) return null;
  return Number(whole.replaceAll(',', '') + rest.padEnd(digits, '0'));
}

export const amountOf = (typed: string, currency: InvoiceCurrency): number | null =>
  wholeOf(typed, digitsOf(currency));

/** An amount that may be below zero, as a discount is; a minus sign stands first. */
export function signedOf(typed: string, currency: InvoiceCurrency): number | null {
  const [, minus = '', rest = ''] = /^\s*([-−]?)(.*)$/u.exec(typed) ?? [];
  const amount = amountOf(rest, currency);
  return amount === null || minus === '' || amount === 0 ? amount : -amount;
}

/** “19%”, “9.975%”. */
export const rateWords = (milli: number): string =>
  `${(milli / 1000).toLocaleString('en', { maximumFractionDigits: 3 })}%`;

/** “2.5”. */
export const quantityWords = (milli: number): string =>
  (milli / 1000).toLocaleString('en', { maximumFractionDigits: 3 });

/** A day of the wire, so many days after today. */
export function dayAhead(days: number, now = new Date()): string {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days));
  return day.toISOString().slice(0, 10);
}

export const stateTones: Record<InvoiceState, BadgeTone> = {
  draft: 'outline',
  open: 'info',
  partially_paid: 'info',
  paid: 'positive',
  void: 'neutral',
  uncollectible: 'negative',
  credited: 'neutral',
};

export const filters: readonly InvoiceFilter[] = [
  'draft',
  'open',
  'partially_paid',
  'overdue',
  'paid',
  'void',
  'uncollectible',
  'credited',
];

/** What is looked for, as the address holds it. */
export type Filters = {
  state?: InvoiceFilter;
  search?: string;
  from?: string;
  to?: string;
  min?: number;
  max?: number;
};

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The filters of an address; what it does not know, it leaves out. Amounts stand there in minor units. */
export function filtersOf(params: URLSearchParams): Filters {
  const state = filters.find((name) => name === params.get('state'));
  const search = (params.get('search') ?? '').trim().slice(0, 100);
  const [from, to] = [params.get('from'), params.get('to')];
  const [min, max] = [wholeOf(params.get('min') ?? '', 0), wholeOf(params.get('max') ?? '', 0)];
  return {
    ...(state === undefined ? {} : { state }),
    ...(search === '' ? {} : { search }),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
    ...(min === null ? {} : { min }),
    ...(max === null ? {} : { max }),
  };
}

export type Act = 'issue' | 'edit' | 'delete' | 'pay' | 'remind' | 'credit' | 'void' | 'write_off';

const owed = (state: InvoiceState) => state === 'open' || state === 'partially_paid';

/** What can be done with an invoice now, the usual act first. The server decides. */
export function actsOf({ state, paid, credited }: Invoice): Act[] {
  if (state === 'draft') return ['issue', 'edit', 'delete'];
  if (state === 'void' || state === 'credited') return [];
  return [
    ...(owed(state) || state === 'uncollectible' ? (['pay'] as const) : []),
    ...(owed(state) ? (['remind'] as const) : []),
    'credit',
    ...(state === 'open' && paid + credited === 0 ? (['void'] as const) : []),
    ...(owed(state) ? (['write_off'] as const) : []),
  ];
}

/** A line as it is typed. */
export type TypedLine = {
  key: number;
  text: string;
  quantity: string;
  price: string;
  rate: string;
};

/** An invoice as it is typed. */
export type Typed = {
  company: { id: string; name: string } | null;
  currency: InvoiceCurrency;
  terms: '14' | '30';
  from: string;
  to: string;
  po: string;
  notes: string;
  /** In per cent, on all lines. */
  discount: string;
  taxBy: InvoiceTaxBy;
  lines: TypedLine[];
};

export const emptyLine = (key: number): TypedLine => ({
  key,
  text: '',
  quantity: '1',
  price: '',
  rate: '19',
});

/** A new invoice is for the thirty days from today. */
export const emptyForm = (): Typed => ({
  company: null,
  currency: 'EUR',
  terms: '14',
  from: dayAhead(0),
  to: dayAhead(29),
  po: '',
  notes: '',
  discount: '0',
  taxBy: 'rate',
  lines: [emptyLine(0)],
});

/** The invoice as it is sent; null while something of it cannot be. */
export function formOf(typed: Typed): InvoiceForm | null {
  const { company, currency, from, to } = typed;
  const discount = wholeOf(typed.discount, 3);
  if (company === null || from === '' || to === '' || discount === null) return null;
  const lines = typed.lines.map(({ text, quantity, price, rate }) => ({
    text,
    quantity_milli: wholeOf(quantity, 3),
    unit_price: signedOf(price, currency),
    tax_milli: wholeOf(rate, 3),
  }));
  const known = lines.flatMap(({ text, quantity_milli, unit_price, tax_milli }) =>
    quantity_milli === null || unit_price === null || tax_milli === null
      ? []
      : [{ text, quantity_milli, unit_price, tax_milli }],
  );
  if (known.length < lines.length) return null;
  return {
    company_id: company.id,
    currency,
    terms_days: Number(typed.terms),
    period_from: from,
    period_to: to,
    po_reference: typed.po.trim() === '' ? null : typed.po.trim(),
    notes: typed.notes.trim() === '' ? null : typed.notes.trim(),
    lines: known,
    discount_milli: discount,
    tax_by: typed.taxBy,
  };
}

/** Which part of a typed line is no number. */
export function lineProblem({ quantity, price, rate }: TypedLine, currency: InvoiceCurrency) {
  return {
    quantity: wholeOf(quantity, 3) === null,
    price: signedOf(price, currency) === null,
    rate: wholeOf(rate, 3) === null,
  };
}
