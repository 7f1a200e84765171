import { Link } from 'react-router-dom';

type Queue = {
  name: string;
  label: string;
  to: string;
  /** How many wait in it; null while that is not known, absent where nobody counts. */
  count: number | null | undefined;
};

/** The parts of a queue of work, each with an address and how many wait in it. */
export function QueueNav(props: { label: string; queues: readonly Queue[]; chosen: string }) {
  return (
    <nav aria-label={props.label} className="mb-4.5">
      <ul className="flex flex-wrap gap-1.5">
        {props.queues.map((queue) => (
          <li key={queue.name}>
            <Link
              to={queue.to}
              aria-current={queue.name === props.chosen ? 'page' : undefined}
              className="inline-flex h-8 items-center gap-2 rounded-md border border-line-strong bg-surface px-3 text-xs font-medium hover:bg-surface-hover aria-[current=page]:border-primary-line aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-text max-md:h-11"
            >
              {queue.label}
              {queue.count !== undefined && (
                // It keeps its place before it comes: the queues would break into other lines.
                <span className="min-w-[1ch] tabular-nums">{queue.count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
