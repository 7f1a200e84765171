import type { ReactNode } from 'react';
import { PageHeader } from '@/ui/PageHeader';
import { QueueNav } from './QueueNav';

type QueueHeadProps<Name extends string> = {
  words: { title: string; lead: string; queuesLabel: string };
  actions?: ReactNode;
  /** Whether title and actions stand above already. */
  titled?: boolean | undefined;
  queues: readonly Name[];
  chosen: Name;
  labels: Record<Name, string>;
  hints: Partial<Record<Name, string>>;
  counts: Partial<Record<Name, number>> | undefined;
  link: (queue: Name) => string;
};

/** The top of a page of queues: its title, the queues, and what the chosen one holds. */
export function QueueHead<Name extends string>(props: QueueHeadProps<Name>) {
  const { words, queues, chosen, labels, hints, counts, link } = props;
  const tabs = queues.map((name) => ({
    name,
    label: labels[name],
    to: link(name),
    count: counts === undefined ? null : counts[name],
  }));
  return (
    <>
      {props.titled !== true && (
        <PageHeader title={words.title} lead={words.lead} actions={props.actions} />
      )}
      <QueueNav label={words.queuesLabel} queues={tabs} chosen={chosen} />
      {hints[chosen] !== undefined && <p className="mb-3 text-xs text-fg-muted">{hints[chosen]}</p>}
    </>
  );
}
