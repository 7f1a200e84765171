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
          <Th className="max-md:hidden">{text.domain}</Th>
          <Th>{text.state}</Th>
          <Th className="max-md:hidden">{text.open}</Th>
          <Th numeric className="max-md:hidden">
            {text.members}
          </Th>
          <Th numeric className="max-md:hidden">
            {text.roles}
          </Th>
          <Th className="max-md:hidden">{text.lastVisit}</Th>
          <Th className="max-md:hidden">{text.since}</Th>
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
              <span className="block text-xs [overflow-wrap:anywhere] text-fg-muted md:hidden">
                {company.domain ?? text.none}
              </span>
            </Td>
            <Td className="max-md:hidden">{company.domain ?? text.none}</Td>
            <Td>
              <Badge tone={stateTones[company.state]} dot>
                {text.states[company.state]}
              </Badge>
            </Td>
            <Td className="max-md:hidden">
              <span className="flex flex-wrap gap-1 py-1">
                {company.flags.map((flag) => (
                  <Badge key={flag} tone="outline">
                    {text.flags[flag]}
                  </Badge>
                ))}
                {company.flags.length === 0 && text.none}
              </span>
            </Td>
            <Td numeric className="max-md:hidden">
              {company.members}
            </Td>
            <Td numeric className="max-md:hidden">
              {company.live_roles}
            </Td>
            <Td className="whitespace-nowrap max-md:hidden">
              {company.last_visit === null ? text.none : shortDayWords(company.last_visit)}
            </Td>
            <Td className="whitespace-nowrap max-md:hidden">
              <Time at={company.created_at} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
