import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { IntegrityQueue } from '@/api/words/integrity';
import { caseQuery, casesQuery, countsQuery, type Side } from './api';
import { queueOf, queueOfState, queuesOf } from './rules';
import { text } from './text';

const words = text.queue;
const titles: Record<Side, { title: string; lead: string }> = {
  company: { title: words.title, lead: words.lead },
  admin: { title: words.adminTitle, lead: words.adminLead },
};

/** The cases of one side by queue, and the one that the address opens. */
export function useCaseQueue(side: Side, path: string) {
  const [params] = useSearchParams();
  const named = params.get('queue');
  const open = params.get('case');
  const { data: counts, isPending } = useQuery(countsQuery(side));
  // A case that a report or a notice leads to is in the queue of its state.
  const isAlone = named === null && open !== null;
  const alone = useQuery({ ...caseQuery(side, open ?? ''), enabled: isAlone });
  const own = isAlone && alone.data !== undefined ? queueOfState[alone.data.said.state] : null;
  const chosen = own ?? queueOf(side, named, counts);
  // Which queue is opened is known with the counts, unless the address names one.
  const enabled = named !== null || !isPending;
  const query = useInfiniteQuery({ ...casesQuery(side, chosen), enabled });
  const address = (queue: IntegrityQueue, open?: string) => {
    const search = new URLSearchParams({ queue, ...(open === undefined ? {} : { case: open }) });
    return `${path}?${search.toString()}`;
  };
  const home: IntegrityQueue = 'undecided';
  const queues = {
    names: queuesOf[side],
    labels: words.labels,
    hints: {},
    counts,
    chosen,
    home,
    empties: words.empties,
  };
  return { words: { ...words, ...titles[side] }, queues, open, address, query };
}
