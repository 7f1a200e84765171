import type { CardStep } from '@/features/invitations/rules';
import { text } from '@/features/invitations/text';
import { Button } from '@/ui/Button';

const words = text.steps;

/** Goes to a part of the page: focus scrolls there and takes the keyboard along. */
export function goToPart(id: string): void {
  document.getElementById(id)?.focus();
}

/** The parts of the page that steps and rows lead to. */
export const parts = { check: 'part-check', warmUp: 'part-warm-up', recorded: 'part-recorded' };

type Step = { label: string; part?: string };

/** What there is to do until the clock starts; a signed-in person can go to what is optional. */
function stepsOf(step: CardStep, hasWarmUp: boolean): Step[] {
  const isSignedIn = step === 'consent';
  const optional = [
    { label: words.check, part: parts.check },
    ...(hasWarmUp ? [{ label: words.warmUp, part: parts.warmUp }] : []),
  ];
  const first = isSignedIn ? [] : [{ label: words.signIn }];
  const rest = isSignedIn ? optional : optional.map(({ label }) => ({ label }));
  return [...first, ...rest, { label: words.start }];
}

type InviteStepsProps = { step: CardStep; hasWarmUp: boolean };

/** The way to the start, in order, above the one button. */
export function InviteSteps({ step, hasWarmUp }: InviteStepsProps) {
  return (
    <ol aria-label={words.label} className="flex flex-col gap-1.5 text-sm">
      {stepsOf(step, hasWarmUp).map(({ label, part }, at) => (
        <li key={label} className="flex items-center gap-2.5">
          <span
            aria-hidden="true"
            className="grid size-6 shrink-0 place-items-center rounded-full bg-primary-soft text-xs font-semibold text-primary-text"
          >
            {at + 1}
          </span>
          {part === undefined ? (
            <span>{label}</span>
          ) : (
            <Button
              variant="link"
              className="min-h-6 max-md:min-h-6!"
              onClick={() => goToPart(part)}
            >
              {label}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
