import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { PublicConfig } from '@/api/words';
import { logIn } from '@/features/session/actions';
import { useAuthForm } from '@/features/session/forms/forms';
import { text } from '@/features/session/text';
import { ErrorBox } from '@/ui/ErrorBox';
import { Spinner } from '@/ui/Spinner';
import { useIsWide } from '@/ui/use-media';

type Demo = NonNullable<PublicConfig['demo']>;

type CardProps = {
  account: Demo['accounts'][number];
  loading: boolean;
  /** Whether somebody is being logged in, so that a press does nothing. */
  busy: boolean;
  onPress: () => void;
};

function DemoCard({ account, loading, busy, onPress }: CardProps) {
  return (
    <li className="flex">
      <button
        type="button"
        aria-disabled={busy || undefined}
        aria-busy={loading || undefined}
        onClick={onPress}
        className="flex w-full flex-col rounded-lg border border-line-strong bg-surface p-3.5 text-left text-sm not-aria-disabled:hover:bg-surface-hover aria-disabled:cursor-not-allowed"
      >
        <span className="flex items-center gap-2 font-semibold">
          {account.title}
          {loading && <Spinner />}
        </span>{' '}
        <span className="text-xs text-fg-muted">{account.display_name}</span>{' '}
        <span className="mt-1.5 text-fg-muted">{account.line}</span>
      </button>
    </li>
  );
}

/**
 * The people of the demo, each a card that logs in as them as the form does; the route's guard then sends the person
 * on. Folded where there is little room.
 */
export function DemoCards({ demo: { accounts, password } }: { demo: Demo }) {
  const isWide = useIsWide();
  const [chosen, setChosen] = useState<boolean>();
  const { errors, pending, run } = useAuthForm();
  const problem = errors.form ?? errors.password ?? errors.email;
  const open = chosen ?? isWide;
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => {
        // A browser says so of what it opened by itself, too.
        if (currentTarget.open !== open) setChosen(currentTarget.open);
      }}
      className="group mt-8 border-t border-line pt-6"
    >
      <summary className="flex cursor-pointer list-none items-center gap-1.5 max-md:min-h-11 [&::-webkit-details-marker]:hidden">
        <h2 className="text-lg">{text.demo.title}</h2>
        <ChevronDown
          size={17}
          strokeWidth={1.75}
          aria-hidden="true"
          className="transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="mt-1 text-sm text-fg-muted">{text.demo.lead}</p>
      {problem !== undefined && <ErrorBox className="mt-3">{problem}</ErrorBox>}
      <ul aria-label={text.demo.title} className="mt-4 grid gap-2.5 md:grid-cols-2">
        {accounts.map((account) => (
          <DemoCard
            key={account.email}
            account={account}
            loading={pending === account.email}
            busy={pending !== null}
            onPress={() => void run(account.email, () => logIn(account.email, password))}
          />
        ))}
      </ul>
    </details>
  );
}
