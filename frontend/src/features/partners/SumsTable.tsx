import type { CommissionSums } from '@/api/words';
import { Table, Td, Th } from '@/ui/Table';
import { money } from './rules';
import { text } from './text';

const words = text.overview;

/** What is pending, due and paid, a row for each currency. */
export function SumsTable({ sums }: { sums: readonly CommissionSums[] }) {
  return (
    <Table caption={words.money}>
      <thead>
        <tr>
          <Th numeric>{words.pending}</Th>
          <Th numeric>{words.due}</Th>
          <Th numeric>{words.paid}</Th>
        </tr>
      </thead>
      <tbody>
        {sums.map(({ currency, pending, due, paid }) => (
          <tr key={currency}>
            {[pending, due, paid].map((amount, at) => (
              <Td key={['pending', 'due', 'paid'][at]} numeric className="whitespace-nowrap">
                {money(amount, currency)}
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
