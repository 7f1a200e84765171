/** What is owed by how late it is, as a chart shows it. Pure. */
import type { BillingFigures } from '@/api/words/invoices';
import type { Bar } from '@/ui/chart/rules';
import { text } from './text';

const buckets = ['current', 'to_30', 'to_60', 'to_90', 'beyond'] as const;

export const ageingBars = ({ ageing }: Pick<BillingFigures, 'ageing'>): Bar[] =>
  buckets.map((bucket) => ({ label: text.figures[bucket], value: ageing[bucket] }));
