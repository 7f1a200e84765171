import { Link } from 'react-router-dom';
import type { Internship } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { Table, Td, Th } from '@/ui/Table';
import { shortDayWords } from '@/ui/time';
import { otherName } from './rules';
import { StateBadge } from './StateBadge';
import { text } from './text';

const words = text.list;

const datesOf = (of: Internship) => `${shortDayWords(of.starts_on)} – ${shortDayWords(of.ends_on)}`;

/** On a phone the first column also holds what the left-out ones say. */
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
        <span className="hidden text-xs text-fg-muted max-md:block">{of.role_title}</span>
        <span className="hidden text-xs text-fg-muted max-md:block">{datesOf(of)}</span>
      </Td>
      <Td className="max-md:hidden">{of.role_title}</Td>
      <Td>
        <StateBadge state={of.state} />
      </Td>
      <Td className="whitespace-nowrap max-md:hidden">{datesOf(of)}</Td>
      <Td className="max-lg:hidden">
        {of.supervisor?.name ?? <span className="text-fg-muted">{words.none}</span>}
      </Td>
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
          <Th className="max-md:hidden">{words.role}</Th>
          <Th>{words.state}</Th>
          <Th className="max-md:hidden">{words.dates}</Th>
          <Th className="max-lg:hidden">{words.supervisor}</Th>
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
