import { ChevronDown, KeyRound, ShieldCheck, Timer } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { MyInvitation } from '@/api/words';
import { groupedCode } from '@/features/invitations/rules';
import { Avatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { Time, useNow } from '@/ui/Time';
import { duration } from '@/ui/time';
import type { Waiting } from './rules';
import { text } from './text';

const words = text.next;

/** "Answer by 2 days": how long is left, and the moment itself. */
function Left({ one: { kind, until } }: { one: Waiting }) {
  const left = Date.parse(until ?? '') - useNow().getTime();
  if (until === null) return null;
  return (
    <div className="flex flex-col justify-center border-primary-line bg-surface p-4.5 max-md:border-t md:border-l">
      <p className="text-xs font-semibold text-caution-text">{words.until[kind]}</p>
      <p className="display text-3xl">{left > 0 ? duration(left) : words.over}</p>
      <Time at={until} look="absolute" className="mt-1 text-xs text-fg-muted" />
    </div>
  );
}

function Facts({ invitation }: { invitation: MyInvitation }) {
  const facts = [
    { icon: Timer, title: words.minutes(invitation.duration_minutes), detail: words.clock },
    { icon: ShieldCheck, title: words.recorded, detail: words.recordedDetail },
    { icon: KeyRound, title: words.code, detail: groupedCode(invitation.code) },
  ] as const;
  return (
    <ul className="mt-4.5 grid gap-x-4 gap-y-3 md:grid-cols-3">
      {facts.map(({ icon: Icon, title, detail }) => (
        <li key={title} className="flex gap-2.5">
          <Icon
            size={17}
            strokeWidth={1.75}
            aria-hidden="true"
            className="mt-0.5 shrink-0 text-primary-text"
          />
          <div className="min-w-0">
            <p className="text-sm font-medium">{title}</p>
            <p className="text-sm text-fg-muted">{detail}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** One of the things that wait after the first. */
function Row({ one }: { one: Waiting }) {
  return (
    <li className="border-t border-line">
      <Link
        to={one.path}
        className="flex min-h-14 items-center gap-3 px-5.5 py-2.5 text-sm hover:bg-surface-hover max-md:px-4.5"
      >
        <Avatar name={one.company || one.title} square />
        <span className="min-w-0 flex-1">
          <span className="block font-medium break-words">{one.title}</span>
          <span className="block text-xs text-fg-muted">{words.says[one.kind](one.company)}</span>
        </span>
        {one.until !== null && (
          <span className="shrink-0 text-right text-xs text-fg-muted">
            <span className="block">{words.until[one.kind]}</span>
            <Time at={one.until} />
          </span>
        )}
      </Link>
    </li>
  );
}

function Rest({ rest }: { rest: readonly Waiting[] }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="border-t border-primary-line bg-surface">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center gap-1.5 px-5.5 text-sm font-semibold text-link hover:bg-surface-hover max-md:px-4.5"
      >
        {words.more(rest.length)}
        <ChevronDown
          size={15}
          strokeWidth={1.75}
          aria-hidden="true"
          className={cx('transition-transform', open && 'rotate-180')}
        />
      </button>
      <ul id={id} hidden={!open}>
        {rest.map((one) => (
          <Row key={`${one.kind} ${one.id}`} one={one} />
        ))}
      </ul>
    </div>
  );
}

/** The one thing that needs the person next, with its deadline and its one button; the rest opens below. */
export function NextCard({ items }: { items: readonly Waiting[] }) {
  const [first, ...rest] = items;
  if (first === undefined) return null;
  const { kind, title, company, path, invitation, until } = first;
  return (
    <section
      aria-label={words.label}
      className="overflow-hidden rounded-xl border border-primary-line bg-linear-to-br from-verdigris-2 to-surface"
    >
      <div className={cx('grid', until !== null && 'md:grid-cols-[minmax(0,1fr)_176px]')}>
        <div className="p-5.5 max-md:p-4.5">
          <div className="flex items-center gap-3">
            <Avatar name={company || title} size="lg" square />
            <div className="min-w-0">
              <p className="text-sm text-fg-muted">{words.says[kind](company)}</p>
              <h2 className="text-xl break-words">{title}</h2>
            </div>
          </div>
          {invitation !== undefined && <Facts invitation={invitation} />}
          <Button asChild variant="primary" size="lg" className="mt-5 max-md:w-full">
            <Link to={path}>{words.action[kind]}</Link>
          </Button>
        </div>
        <Left one={first} />
      </div>
      {rest.length > 0 && <Rest rest={rest} />}
    </section>
  );
}
