import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ExactFraction, SelectionGroup, SelectionMeasure } from '@/api/words';
import { Badge } from '@/ui/Badge';
import { Table, Td, Th } from '@/ui/Table';
import { exactly, namesOf, percentOf } from './rules';
import { text } from './text';

const { columns } = text;

function Exact({ value }: { value: ExactFraction | null }) {
  if (value === null) return <span className="text-fg-subtle">–</span>;
  return (
    <>
      {percentOf(value)} <span className="text-xs text-fg-subtle">({exactly(value)})</span>
    </>
  );
}

function Finding({ group }: { group: SelectionGroup }) {
  if (group.ratio === null) return <span className="text-fg-subtle">{text.uncompared}</span>;
  return group.flagged ? (
    <Badge tone="caution" icon={<TriangleAlert size={13} strokeWidth={1.75} aria-hidden="true" />}>
      {text.flagged}
    </Badge>
  ) : (
    <Badge icon={<CircleCheck size={13} strokeWidth={1.75} aria-hidden="true" />}>
      {text.fine}
    </Badge>
  );
}

type MeasureTableProps = {
  caption: string;
  measure: SelectionMeasure | null;
  /** What the two counts are called. */
  heads: readonly [string, string];
};

/** How the groups of one question fared, and which of them are not shown. */
export function MeasureTable({ caption, measure, heads }: MeasureTableProps) {
  if (measure === null) return <p className="px-4.5 py-3 text-sm text-fg-muted">{text.tooFew}</p>;
  return (
    <>
      <Table caption={caption}>
        <thead>
          <tr>
            <Th>{columns.group}</Th>
            <Th numeric>{heads[0]}</Th>
            <Th numeric>{heads[1]}</Th>
            <Th numeric>{columns.rate}</Th>
            <Th numeric>{columns.ratio}</Th>
            <Th className="max-md:hidden">{columns.finding}</Th>
          </tr>
        </thead>
        <tbody>
          {measure.groups.map((group) => (
            <tr key={group.group}>
              <Td>
                {text.groups[group.group]}
                <span className="block py-1 md:hidden">
                  <Finding group={group} />
                </span>
              </Td>
              <Td numeric>{group.of}</Td>
              <Td numeric>{group.passed}</Td>
              <Td numeric className="whitespace-nowrap">
                <Exact value={group.rate} />
              </Td>
              <Td numeric className="whitespace-nowrap">
                <Exact value={group.ratio} />
              </Td>
              <Td className="max-md:hidden">
                <Finding group={group} />
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      {measure.hidden.length > 0 && (
        <p className="border-t border-line px-4.5 py-3 text-xs text-fg-muted">
          {text.hidden(namesOf(measure.hidden))}
        </p>
      )}
    </>
  );
}
