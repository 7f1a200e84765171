import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './Button';
import { cx } from './cx';
import { dialogStyles, overlayStyles } from './Dialog';
import { useReturnFocus } from './use-return-focus';

type AlertDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  danger?: boolean;
  loading?: boolean;
  children?: ReactNode;
};

/** Asks once before something that cannot be undone. It stays open while `loading`; the caller closes it. */
export function AlertDialog(props: AlertDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    confirmLabel,
    cancelLabel,
    onConfirm,
    danger,
    loading,
    children,
  } = props;
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayStyles} />
        <Radix.Content
          {...returnFocus}
          className={cx(
            dialogStyles,
            'max-md:inset-x-4 max-md:inset-y-auto max-md:bottom-4 max-md:h-auto max-md:rounded-xl md:w-[min(27rem,calc(100vw-2rem))]',
          )}
        >
          <div className="px-5 pt-5 pb-4">
            <Radix.Title className="text-lg">{title}</Radix.Title>
            <Radix.Description className="mt-1.5 text-sm text-fg-muted">
              {description}
            </Radix.Description>
            {children}
          </div>
          <footer className="flex flex-wrap justify-end gap-2 px-5 pb-5 max-md:*:flex-1">
            <Radix.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </Radix.Cancel>
            <Button
              variant={danger === true ? 'danger' : 'primary'}
              loading={loading === true}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
