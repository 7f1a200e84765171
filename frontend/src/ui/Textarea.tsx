import type { ComponentProps } from 'react';
import { cx } from './cx';
import { useField } from './Field';
import { controlStyles } from './Input';

/** Several lines of text. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...useField()}
      className={cx(controlStyles, 'py-2', className)}
      {...rest}
    />
  );
}
