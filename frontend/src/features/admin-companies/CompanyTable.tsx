import { Link } from 'react-router-dom';
import type { AdminCompany } from '@/api/words';
import { Badge } from '@/ui/Badge';
import { rowMark } from '@/ui/row-keys';
import { Table, Td, Th } from '@/ui/Table';
import { Time } from '@/ui/Time';
import { shortDayWords } from '@/ui/time';
import { stateTones } from './rules';
import { text } from './text';

type CompanyTableProps = { companies: AdminCompany[]; link: (id: string) => string };

/** Every company with what is open to it. */
export function CompanyTable({ companies, link }: CompanyTableProps) {
  return (
    <Table caption={text.list}>
      <thead>
        <tr>
          <Th>{text.name}</Th>
          <Th>{text.domain}</Th>
          <Th>{text.state}</Th>
          <Th>{text.open}</Th>
          <Th numeric>{text.members}</Th>
          <Th numeric>{text.roles}</Th>
          <Th>{text.lastVisit}</Th>
          <Th>{text.since}</Th>
        </tr>
      </thead>
      <tbody>
        {companies.map((company) => (
          <tr key={company.id}>
            <Td>
              <Link
                {...rowMark}
                to={link(company.id)}
                className="font-medium text-link underline-offset-3 hover:underline"
              >
                {company.name}
              </Link>
            </Td>
            <Td>{company.domain ?? text.none}</Td>
            <Td>
              <Badge tone={stateTones[company.state]} dot>
                {text.states[company.state]}
              </Badge>
            </Td>
            <Td>
              <span className="flex flex-wrap gap-1 py-1">
                {company.flags.map((flag) => (
                  <Badge key={flag} tone="outline">
                    {text.flags[flag]}
                  </Badge>
                ))}
                {company.flags.length === 0 && text.none}
              </span>
            </Td>
            <Td numeric>{company.members}</Td>
            <Td numeric>{company.live_roles}</Td>
            <Td className="whitespace-nowrap">
              {company.last_visit === null ? text.none : shortDayWords(company.last_visit)}
            </Td>
            <Td className="whitespace-nowrap">
              <Time at={company.created_at} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
