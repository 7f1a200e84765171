import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx';

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
  className?: string;
  /** Where something else than its button opens it too. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** A menu of actions or links under its button. */
export function DropdownMenu(props: MenuProps) {
  const { trigger, children, align = 'end', className, open, onOpenChange } = props;
  return (
    <Radix.Root
      modal={false}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cx(
            'z-(--z-dropdown) min-w-52 rounded-lg border border-line bg-surface p-1 text-fg shadow-3',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type MenuItemProps = {
  children: ReactNode;
  /** The menu closes after it, unless it prevents that. */
  onSelect?: (event: Event) => void;
  icon?: ReactNode;
  /** Renders the single child (a link) as the item. */
  asChild?: boolean;
  danger?: boolean;
};

const item =
  'flex min-h-8.5 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-sm outline-none data-[highlighted]:bg-surface-hover max-md:min-h-11';

export function MenuItem({
  children,
  onSelect,
  icon,
  asChild = false,
  danger = false,
}: MenuItemProps) {
  return (
    <Radix.Item
      asChild={asChild}
      {...(onSelect === undefined ? {} : { onSelect })}
      className={cx(item, danger && 'text-negative-text')}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Radix.Item>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2.5 py-1.5 text-xs text-fg-subtle">{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-line" />;
}
