import { Fragment, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AuditEntry } from '@/api/words/admin';
import { Button } from '@/ui/Button';
import { Fact } from '@/ui/Fact';
import { Table, Td, Th } from '@/ui/Table';
import { Time } from '@/ui/Time';
import { actorOf, changeOf, pageOf, spaced } from './rules';
import { text } from './text';

// Among muted words on a phone its colour alone does not say that it is a link.
const link = 'text-link underline-offset-3 max-md:underline hover:underline';

type Entry = { entry: AuditEntry };
type Rows = {
  entries: readonly AuditEntry[];
  /** The address of everything about one row. */
  about: (id: string) => string;
};

/** What it was done to: a link where the admin has a page about it. */
function Subject({ entry }: Entry) {
  const page = pageOf(entry);
  const name = spaced(entry.entity);
  return page === null ? (
    name
  ) : (
    <Link to={page} className={link}>
      {name}
    </Link>
  );
}

function Details({ entry, about }: Entry & Pick<Rows, 'about'>) {
  const change = changeOf(entry);
  const { reason, entity_id: id } = entry;
  return (
    <dl className="text-sm">
      <Fact label={text.when}>
        <Time at={entry.at} look="absolute" />
      </Fact>
      {reason !== null && (
        <Fact label={text.reason}>
          <span className="whitespace-pre-line">{reason}</span>
        </Fact>
      )}
      {change !== null && (
        <Fact label={text.changed}>
          {change.before} <span aria-hidden="true">→</span>
          <span className="sr-only">{text.becomes}</span>{' '}
          <span className="font-medium">{change.after}</span>
        </Fact>
      )}
      {reason === null && change === null && <Fact label={text.changed}>{text.noDetails}</Fact>}
      {id !== null && (
        <Fact label={text.id}>
          <span className="font-mono text-xs [overflow-wrap:anywhere]">{id}</span>{' '}
          <Link to={about(id)} className={`${link} whitespace-nowrap`}>
            {text.all(spaced(entry.entity))}
          </Link>
        </Fact>
      )}
    </dl>
  );
}

function Row({ entry, about }: Entry & Pick<Rows, 'about'>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const action = spaced(entry.action);
  const edge = open ? 'border-b-0' : '';
  return (
    <Fragment>
      <tr>
        <Td className={`whitespace-nowrap max-md:hidden ${edge}`}>
          <Time at={entry.at} />
        </Td>
        <Td className={`max-w-60 max-md:hidden ${edge}`}>
          <span className="block truncate">{actorOf(entry)}</span>
        </Td>
        <Td className={edge}>
          <span className="font-medium">{action}</span>
          <span className="block text-xs break-words text-fg-muted md:hidden">
            <Subject entry={entry} /> · {actorOf(entry)} · <Time at={entry.at} />
          </span>
        </Td>
        <Td className={`max-md:hidden ${edge}`}>
          <Subject entry={entry} />
        </Td>
        <Td className={`max-w-72 max-lg:hidden ${edge}`}>
          <span className="block truncate text-fg-muted">{entry.reason ?? text.nothing}</span>
        </Td>
        <Td className={`text-right ${edge}`}>
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={open}
            aria-controls={id}
            aria-label={(open ? text.hideOf : text.showOf)(action, spaced(entry.entity))}
            onClick={() => setOpen(!open)}
          >
            {open ? text.hide : text.show}
          </Button>
        </Td>
      </tr>
      <tr id={id} hidden={!open}>
        <td colSpan={6} className="border-b border-line px-4.5 pb-3">
          {open && <Details entry={entry} about={about} />}
        </td>
      </tr>
    </Fragment>
  );
}

/** What was done, line by line; each opens to what has changed. */
export function EntryRows({ entries, about }: Rows) {
  return (
    <Table caption={text.list}>
      <thead>
        <tr>
          <Th className="max-md:hidden">{text.when}</Th>
          <Th className="max-md:hidden">{text.actor}</Th>
          <Th>{text.action}</Th>
          <Th className="max-md:hidden">{text.entity}</Th>
          <Th className="max-lg:hidden">{text.reason}</Th>
          <Th aboveButtons>{text.details}</Th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} about={about} />
        ))}
      </tbody>
    </Table>
  );
}
