import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx';

type PopoverProps = {
  trigger: ReactNode;
  children: ReactNode;
  label: string;
  align?: 'start' | 'center' | 'end';
  /** For a caller that closes it from within; otherwise it keeps that itself. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
};

/** A small non-modal panel beside its button. */
export function Popover({
  trigger,
  children,
  label,
  align = 'center',
  className,
  ...opening
}: PopoverProps) {
  return (
    <Radix.Root {...opening}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cx(
            'z-(--z-popover) w-72 rounded-lg border border-line bg-surface p-4 text-fg shadow-3',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
