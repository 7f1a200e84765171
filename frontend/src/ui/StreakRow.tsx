import type { ReactNode } from 'react';
import { cx } from './cx';

type StreakRowProps = {
  label: ReactNode;
  /** 0 to 100. */
  percent: number;
  /** The text at the right end, for example "80.8%". */
  value: ReactNode;
  /** What a screen reader says for the bar. */
  spoken: string;
  /** Solid needle: the bar of a role, 0 to 100. */
  bar?: number;
  /** Dotted needle: the median of a cohort, 0 to 100. */
  median?: number;
  className?: string;
};

const within = (value: number) => `${Math.min(100, Math.max(0, value))}%`;

/** One gold streak against its needles. Only for certified results. */
export function StreakRow({
  label,
  percent,
  value,
  spoken,
  bar,
  median,
  className,
}: StreakRowProps) {
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(6rem,10rem)_1fr_auto] items-center gap-4 text-sm max-md:grid-cols-[1fr_auto] max-md:gap-y-1.5',
        className,
      )}
    >
      <span className="font-medium">{label}</span>
      <div
        role="img"
        aria-label={spoken}
        className="relative h-3.5 rounded-[2px] bg-stone-3 max-md:order-last max-md:col-span-2"
      >
        <span
          className="absolute inset-y-0.5 left-0 bg-linear-to-r from-gold-8 via-gold-9 via-55% to-gold-9 [clip-path:polygon(0_12%,100%_0,calc(100%-5px)_100%,0_88%)]"
          style={{ width: within(percent) }}
        />
        {median !== undefined && (
          <span
            className="absolute -inset-y-0.75 border-l-2 border-dotted border-stone-9"
            style={{ left: within(median) }}
          />
        )}
        {bar !== undefined && (
          <span
            className="absolute -inset-y-0.75 border-l-2 border-stone-12"
            style={{ left: within(bar) }}
          />
        )}
      </div>
      <span className="min-w-12 text-right font-semibold tabular-nums">{value}</span>
    </div>
  );
}

export type Area = { readonly name: string; readonly percent: number };

/** Gold streaks one below the other, thin and without words, as a card has them. Only for certified results. */
export function StreakLines({ areas, spoken }: { areas: readonly Area[]; spoken: string }) {
  return (
    <div role="img" aria-label={spoken} title={spoken} className="flex flex-col gap-0.5">
      {areas.map(({ name, percent }) => (
        <span key={name} aria-hidden="true" className="block h-0.75 rounded-[1px] bg-stone-3">
          <span
            className="block h-full bg-linear-to-r from-gold-8 via-gold-9 via-55% to-gold-9 [clip-path:polygon(0_12%,100%_0,calc(100%-2px)_100%,0_88%)]"
            style={{ width: within(percent) }}
          />
        </span>
      ))}
    </div>
  );
}
