import type { ComponentProps } from 'react';
import { cx } from './cx';
import { useField } from './Field';

export const controlStyles =
  'w-full rounded-md border border-line-control bg-surface px-2.5 text-sm text-fg placeholder:text-fg-subtle transition-shadow aria-invalid:border-negative aria-invalid:shadow-[0_0_0_3px_var(--negative-soft)] [&[readonly]]:bg-surface-sunken';

/** One line of text. Inside a Field it is labelled and described by it. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      {...useField()}
      className={cx(controlStyles, 'h-8.5 max-md:h-11', className)}
      {...rest}
    />
  );
}
