import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx';

type ChipProps = {
  children: ReactNode;
  /** With onToggle it is a pressable filter. */
  on?: boolean;
  onToggle?: () => void;
  /** With onRemove it has a cross, named by removeLabel. */
  onRemove?: () => void;
  removeLabel?: string;
  className?: string;
};

const shape =
  'inline-flex h-7 items-center gap-1.5 rounded-sm border px-2.5 text-xs font-medium whitespace-nowrap max-md:h-9';

/** A small value: plain, pressable or removable. */
export function Chip({
  children,
  on = false,
  onToggle,
  onRemove,
  removeLabel,
  className,
}: ChipProps) {
  const look = on
    ? 'border-primary-line bg-primary-soft text-primary-text'
    : 'border-line-strong bg-surface text-fg';
  if (onToggle !== undefined) {
    return (
      <button
        type="button"
        aria-pressed={on}
        onClick={onToggle}
        className={cx(shape, look, 'hover:bg-surface-hover', className)}
      >
        {children}
      </button>
    );
  }
  return (
    <span className={cx(shape, look, className)}>
      {children}
      {onRemove !== undefined && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="-mr-1.5 grid size-6 place-items-center rounded-xs"
        >
          <X size={13} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
