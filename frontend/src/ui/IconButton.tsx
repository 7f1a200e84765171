import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './Button';
import { cx } from './cx';
import { Tooltip } from './Tooltip';

type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'asChild' | 'block'> & {
  /** What it does; read aloud and shown as a tooltip. */
  label: string;
  children: ReactNode;
};

/** A square button with an icon and a name. */
export function IconButton({
  label,
  children,
  className,
  variant = 'ghost',
  size,
  ...rest
}: IconButtonProps) {
  const width =
    size === 'sm'
      ? 'w-7 px-0 max-md:min-w-8'
      : size === 'lg'
        ? 'w-11 px-0'
        : 'w-8.5 px-0 max-md:min-w-11';
  const button = (
    <Button
      aria-label={label}
      variant={variant}
      size={size}
      className={cx(width, className)}
      {...rest}
    >
      {children}
    </Button>
  );
  return rest.disabledReason === undefined ? <Tooltip content={label}>{button}</Tooltip> : button;
}
