import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { Table, Td, Th } from '@/ui/Table';
import type { Answered } from './rows';
import { text } from './text';

const words = text.result;

/** What became of each row that was sent. */
export function OutcomeCard({ rows }: { rows: readonly Answered[] }) {
  const invited = rows.filter(({ outcome }) => outcome === 'invited').length;
  return (
    <Card title={words.title} flush>
      <p role="status" className="px-4.5 pb-3 text-sm">
        {words.done(invited)} {invited < rows.length && words.kept}
      </p>
      <Table caption={words.caption}>
        <thead>
          <tr>
            <Th numeric>{words.number}</Th>
            <Th>{words.person}</Th>
            <Th>{words.outcome}</Th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, email, name, outcome }, at) => (
            <tr key={`${number}-${at}`}>
              <Td numeric>{number}</Td>
              <Td className="py-2 break-all">
                {email}
                {name !== null && <span className="block text-xs text-fg-muted">{name}</span>}
              </Td>
              <Td className="py-2">
                <Badge tone={outcome === 'invited' ? 'positive' : 'caution'} dot>
                  {text.outcomes[outcome]}
                </Badge>
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
