import { Table, Td, Th } from '@/ui/Table';
import { barWidth } from '@/features/github-reports/rules';

export type BarRow = {
  label: string;
  /** Its page at GitHub. */
  href?: string;
  value: number;
  /** The value in words; the number itself where there are none. */
  shown?: string;
};

type BarsProps = { caption: string; head: readonly [string, string]; lines: readonly BarRow[] };

/** A table whose numbers are also drawn; the bars say nothing that the numbers do not. */
export function Bars({ caption, head: [what, number], lines }: BarsProps) {
  const most = Math.max(0, ...lines.map(({ value }) => value));
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <Th>{what}</Th>
          <Th numeric>{number}</Th>
          <Th aria-hidden="true" className="w-1/2" />
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, href, value, shown }) => (
          <tr key={label}>
            <Td className="h-8">
              {href === undefined ? label : <External href={href}>{label}</External>}
            </Td>
            <Td numeric className="h-8">
              {shown ?? value}
            </Td>
            <Td className="h-8" aria-hidden="true">
              <div
                className="h-2 rounded-[3px] bg-primary"
                style={{ width: `${barWidth(value, most)}%` }}
              />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A link to GitHub. */
export function External({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      rel="noreferrer"
      className="font-medium text-link underline-offset-3 hover:underline"
    >
      {children}
    </a>
  );
}
