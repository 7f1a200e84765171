import { CircleCheck, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '@/api/words';
import { paths } from '@/facts/paths';
import { forget, read } from '@/platform/storage';
import { Card } from '@/ui/Card';
import { cx } from '@/ui/cx';
import { IconButton } from '@/ui/IconButton';
import { StepsCard } from '@/ui/StepsCard';
import { profileSteps, type WelcomeStep } from './rules';
import { text } from './text';

const ways = {
  email: { to: paths.confirmEmail, label: text.profile.verify },
  username: { to: '/candidate-auth/step/3', label: text.profile.choose },
  details: { to: paths.completeProfile, label: text.profile.complete },
} as const;

/** What the account still misses, as a card: it never stands in the way of anything. */
export function ProfileCard({ user }: { user: User }) {
  return (
    <StepsCard
      title={text.profile.title}
      steps={profileSteps(user)}
      open={({ key, label }) => (
        <>
          <span className="font-medium">{label}</span>
          <Link
            to={ways[key].to}
            className="ml-auto text-xs font-semibold text-link underline-offset-3 hover:underline"
          >
            {ways[key].label}
          </Link>
        </>
      )}
    >
      <p className="mt-3 text-xs text-fg-muted">{text.profile.later}</p>
    </StepsCard>
  );
}

type WelcomeCardProps = {
  user: User;
  steps: readonly WelcomeStep[];
  /** Whether there is nothing else on the page yet: then the steps stay. */
  empty?: boolean;
};

/** The first steps for somebody who has just signed up, until they hide it, or who has nothing here yet. */
export function WelcomeCard({ user, steps, empty = false }: WelcomeCardProps) {
  const [fresh, setFresh] = useState(() => read('justSignedUp') === user.id);
  if (!fresh && !empty) return null;
  const hide = () => {
    forget('justSignedUp');
    setFresh(false);
  };
  const dismiss = (
    <IconButton size="sm" label={text.welcome.dismiss} onClick={hide}>
      <X size={15} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
  return (
    <Card title={fresh ? text.welcome.title : text.start.title} action={fresh && dismiss}>
      <ol
        className={cx(
          'grid gap-3 text-sm',
          steps.length > 3 ? 'md:grid-cols-2 xl:grid-cols-4' : 'md:grid-cols-3',
        )}
      >
        {steps.map(({ label, done, path }, index) => (
          <li key={label} className="flex items-center gap-2.5">
            {done ? (
              <CircleCheck
                size={24}
                strokeWidth={1.5}
                role="img"
                aria-label={text.welcome.done}
                className="shrink-0 text-positive"
              />
            ) : (
              <span
                aria-hidden="true"
                className="grid size-6 shrink-0 place-items-center rounded-full bg-primary-soft text-xs font-semibold text-primary-text"
              >
                {index + 1}
              </span>
            )}
            {done ? (
              <span className="text-fg-muted">{label}</span>
            ) : (
              <Link
                to={path}
                className="inline-flex min-h-6 items-center font-medium text-link underline-offset-3 hover:underline max-md:min-h-11"
              >
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
