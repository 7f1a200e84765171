import { RadioGroup } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { cx } from './cx';

export type RadioCard<V extends string> = {
  value: V;
  title: ReactNode;
  detail?: ReactNode;
  disabledReason?: string;
};

type RadioCardsProps<V extends string> = {
  label: string;
  value: V | undefined;
  onChange: (value: V) => void;
  cards: readonly RadioCard<V>[];
  className?: string;
};

/** One choice shown as cards; arrow keys move, the chosen card has a ring and a filled dot. */
export function RadioCards<V extends string>({
  label,
  value,
  onChange,
  cards,
  className,
}: RadioCardsProps<V>) {
  const base = useId();
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value ?? ''}
      onValueChange={(next) => onChange(next as V)}
      className={cx('grid gap-3', className)}
    >
      {cards.map((card) => {
        const id = `${base}-${card.value}`;
        const note = card.disabledReason ?? card.detail;
        return (
          <label
            key={card.value}
            htmlFor={id}
            className="flex cursor-pointer items-start gap-3 rounded-lg border border-line-strong bg-surface p-3.5 has-data-[state=checked]:border-primary has-data-[state=checked]:bg-primary-soft has-disabled:cursor-not-allowed has-disabled:bg-surface-sunken"
          >
            <RadioGroup.Item
              id={id}
              value={card.value}
              disabled={card.disabledReason !== undefined}
              aria-describedby={note === undefined ? undefined : `${id}-note`}
              className="mt-0.5 grid size-4.5 shrink-0 place-items-center rounded-full border border-line-control bg-surface data-[state=checked]:border-primary"
            >
              <RadioGroup.Indicator className="size-2.5 rounded-full bg-primary" />
            </RadioGroup.Item>
            <span className="min-w-0">
              <span className="block text-sm font-semibold">{card.title}</span>
              {note !== undefined && (
                <span id={`${id}-note`} className="block text-xs text-fg-muted">
                  {note}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </RadioGroup.Root>
  );
}
