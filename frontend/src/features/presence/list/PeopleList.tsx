import { Link } from 'react-router-dom';
import type { PresentPerson } from '@/api/words/presence';
import { paths } from '@/facts/paths';
import { Badge } from '@/ui/Badge';
import { rowMark } from '@/ui/row-keys';
import { Table, Td, Th } from '@/ui/Table';
import { Time } from '@/ui/Time';
import { stateTones } from './rules';
import { text } from './text';

function Who({ person }: { person: PresentPerson }) {
  const name = person.name === '' ? text.unnamed : person.name;
  return (
    <div className="min-w-0">
      {person.role === 'candidate' ? (
        <Link
          {...rowMark}
          to={`${paths.adminInterns}?candidate=${person.id}`}
          className="font-medium break-words underline-offset-3 hover:underline"
        >
          {name}
        </Link>
      ) : (
        <p {...rowMark} tabIndex={-1} className="font-medium break-words">
          {name}
        </p>
      )}
      <p className="text-xs break-all text-fg-muted">{person.email}</p>
    </div>
  );
}

function State({ person }: { person: PresentPerson }) {
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={stateTones[person.state]} dot>
        {text.states[person.state]}
      </Badge>
      {person.in_assessment && <Badge tone="primary">{text.inAssessment}</Badge>}
    </span>
  );
}

const since = (person: PresentPerson) => (
  <Time at={person.state === 'offline' ? person.seen_at : person.since} look="relative" />
);

/** Who is online: a table, and below its width the same as lines of a list. */
export function PeopleList({ people }: { people: readonly PresentPerson[] }) {
  return (
    <>
      <ul aria-label={text.list} className="divide-y divide-line md:hidden">
        {people.map((person) => (
          <li key={person.id} className="flex flex-col gap-1.5 px-4.5 py-3 text-sm">
            <Who person={person} />
            <State person={person} />
            <p className="text-xs text-fg-muted">
              {text.roles[person.role]} · {text.areas[person.area]} · {text.devices[person.device]}{' '}
              · {since(person)}
            </p>
          </li>
        ))}
      </ul>
      <div className="max-md:hidden">
        <Table caption={text.list}>
          <thead>
            <tr>
              <Th>{text.people}</Th>
              <Th>{text.state}</Th>
              <Th>{text.role}</Th>
              <Th>{text.area}</Th>
              <Th>{text.device}</Th>
              <Th>{text.since}</Th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.id}>
                <Td className="py-2">
                  <Who person={person} />
                </Td>
                <Td>
                  <State person={person} />
                </Td>
                <Td>{text.roles[person.role]}</Td>
                <Td>{text.areas[person.area]}</Td>
                <Td>{text.devices[person.device]}</Td>
                <Td className="whitespace-nowrap">{since(person)}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </>
  );
}
