import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { cx } from './cx';
import { Spinner } from './Spinner';
import { Tooltip } from './Tooltip';

export const buttonStyles = cva(
  'inline-flex shrink-0 items-center justify-center gap-[7px] border border-transparent font-semibold whitespace-nowrap select-none transition-colors aria-disabled:cursor-not-allowed',
  {
    variants: {
      variant: {
        primary:
          'bg-primary text-on-primary shadow-1 hover:bg-primary-hover active:bg-primary-hover aria-disabled:bg-surface-active aria-disabled:text-fg-muted aria-disabled:shadow-none aria-busy:bg-primary aria-busy:text-on-primary',
        secondary:
          'border-line-strong bg-surface text-fg shadow-1 hover:bg-surface-hover active:bg-surface-active aria-disabled:bg-surface-sunken aria-disabled:text-fg-subtle aria-disabled:shadow-none',
        ghost:
          'text-fg-muted hover:bg-surface-hover hover:text-fg active:bg-surface-active aria-disabled:text-fg-subtle aria-disabled:hover:bg-transparent',
        danger:
          'bg-negative-soft text-negative-text hover:border-negative-line active:bg-negative-soft aria-disabled:opacity-80',
        // The page's own text colour: dark on light pages, light on dark ones.
        ink: 'bg-fg text-canvas hover:opacity-90',
        link: 'h-auto! px-0! text-link underline-offset-3 hover:underline',
      },
      size: {
        sm: 'h-7 rounded-sm px-2.5 text-xs max-md:min-h-8',
        md: 'h-8.5 rounded-md px-[13px] text-sm max-md:min-h-11',
        lg: 'h-11 rounded-[9px] px-5 text-md',
        xl: 'h-[50px] rounded-lg px-6 text-[1rem]',
      },
      block: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'secondary', size: 'md', block: false },
  },
);

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  VariantProps<typeof buttonStyles> & {
    /** Why it cannot be used now. It stays focusable, and the reason is read and shown. */
    disabledReason?: string | undefined;
    loading?: boolean;
    icon?: ReactNode;
    /** Renders the single child (a link) in the look of a button. */
    asChild?: boolean;
  };

/** The one button. Being unusable always has a reason: see `disabledReason`. */
export function Button({
  variant,
  size,
  block,
  disabledReason,
  loading = false,
  icon,
  asChild = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const blocked = disabledReason !== undefined || loading;
  const classes = cx(buttonStyles({ variant, size, block }), className);
  if (asChild) {
    return (
      <Slot.Root className={classes} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  const button = (
    <button
      type={type}
      className={classes}
      aria-disabled={blocked || undefined}
      aria-busy={loading || undefined}
      aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
      onClick={press}
      {...rest}
    >
      {loading ? <Spinner /> : icon}
      {children}
      {disabledReason !== undefined && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </button>
  );
  return disabledReason === undefined ? (
    button
  ) : (
    <Tooltip content={disabledReason}>{button}</Tooltip>
  );
}
