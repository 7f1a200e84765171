import { Link } from 'react-router-dom';
import type { Internship } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { Table, Td, Th } from '@/ui/Table';
import { dayWords } from '@/ui/time';
import { otherName } from './rules';
import { StateBadge } from './StateBadge';
import { text } from './text';

const words = text.list;

function Row({ of }: { of: Internship }) {
  return (
    <tr>
      <Td>
        <Link
          to={to(paths.internship, { internshipId: of.id })}
          className="font-medium text-link underline-offset-3 hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
        >
          {otherName('company', of)}
        </Link>
      </Td>
      <Td>{of.role_title}</Td>
      <Td>
        <StateBadge state={of.state} />
      </Td>
      <Td className="whitespace-nowrap">
        {dayWords(of.starts_on)} – {dayWords(of.ends_on)}
      </Td>
      <Td>{of.supervisor?.name ?? <span className="text-fg-muted">{words.none}</span>}</Td>
    </tr>
  );
}

/** The company's internships. */
export function InternshipsTable({ internships }: { internships: readonly Internship[] }) {
  return (
    <Table caption={words.caption}>
      <thead>
        <tr>
          <Th>{words.intern}</Th>
          <Th>{words.role}</Th>
          <Th>{words.state}</Th>
          <Th>{words.dates}</Th>
          <Th>{words.supervisor}</Th>
        </tr>
      </thead>
      <tbody>
        {internships.map((of) => (
          <Row key={of.id} of={of} />
        ))}
      </tbody>
    </Table>
  );
}
