import { TriangleAlert } from 'lucide-react';
import type { AccountMergerPreview } from '@/api/words/admin';
import { Notice } from '@/ui/Notice';
import { Table, Td, Th } from '@/ui/Table';
import { inOrder } from './rules';
import { text } from './text';

/** What a merger of two accounts would do with what, or why it cannot be done. */
export function PreviewTable({ preview }: { preview: AccountMergerPreview }) {
  const { from, into, parts, obstacles } = preview;
  if (obstacles.length > 0)
    return (
      <Notice tone="caution" icon={TriangleAlert}>
        <p>{text.against}</p>
        <ul className="mt-1 list-disc pl-5">
          {obstacles.map((obstacle) => (
            <li key={obstacle}>{text.obstacles[obstacle]}</li>
          ))}
        </ul>
      </Notice>
    );
  if (parts.length === 0) return <p className="text-sm text-fg-muted">{text.nothing}</p>;
  return (
    <Table caption={text.preview(from.email, into.email)}>
      <thead>
        <tr>
          <Th>{text.what}</Th>
          <Th>{text.becomes}</Th>
          <Th numeric>{text.rows}</Th>
        </tr>
      </thead>
      <tbody>
        {inOrder(parts).map(({ item, fate, rows }) => (
          <tr key={`${item} ${fate}`}>
            <Td>{text.items[item]}</Td>
            <Td>{text.fates[fate]}</Td>
            <Td numeric>{rows.toLocaleString('en')}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
