import { Link } from 'react-router-dom';
import type { Slate } from '@/api/words/hiring/slates';
import { Badge } from '@/ui/Badge';
import { rowMark } from '@/ui/row-keys';
import { Table, Td, Th } from '@/ui/Table';
import { text } from './text';

type SlateTableProps = { slates: readonly Slate[]; link: (role: string) => string };

/** The published roles, with how many applicants are where. */
export function SlateTable({ slates, link }: SlateTableProps) {
  return (
    <Table caption={text.list}>
      <thead>
        <tr>
          <Th>{text.role}</Th>
          <Th className="max-md:hidden">{text.company}</Th>
          <Th className="max-md:hidden">{text.state}</Th>
          <Th numeric>{text.parts.waiting}</Th>
          <Th numeric className="max-md:hidden">
            {text.parts.excluded}
          </Th>
          <Th numeric>{text.parts.released}</Th>
        </tr>
      </thead>
      <tbody>
        {slates.map(({ id, title, company, state, counts }) => (
          <tr key={id} className="hover:[&>td]:bg-surface-hover">
            <Td className="font-medium">
              <Link
                {...rowMark}
                to={link(id)}
                className="break-words underline-offset-3 hover:underline"
              >
                {title}
              </Link>
              <span className="hidden text-xs font-normal text-fg-muted max-md:block">
                {company}
              </span>
            </Td>
            <Td className="max-md:hidden">{company}</Td>
            <Td className="max-md:hidden">
              <Badge>{text.roleStates[state] ?? state}</Badge>
            </Td>
            <Td numeric>{counts.waiting}</Td>
            <Td numeric className="max-md:hidden">
              {counts.excluded}
            </Td>
            <Td numeric>{counts.released}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
