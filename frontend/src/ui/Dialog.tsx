import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx';
import { IconButton } from './IconButton';
import { text } from './text';
import { useIsWide } from './use-media';
import { useReturnFocus } from './use-return-focus';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, right-aligned; under 768 px full width. */
  footer?: ReactNode;
  className?: string;
  /** Moves the focus when it has closed, and says so; else it returns to what opened it. */
  onClosed?: (() => boolean) | undefined;
  /** At a desk, beside the page, which can be read and used meanwhile; on a phone it covers it as others do. */
  beside?: boolean;
};

export const overlayStyles = 'fixed inset-0 z-(--z-overlay) bg-(--scrim)';
export const dialogStyles =
  'fixed z-(--z-modal) flex flex-col bg-surface text-fg shadow-4 max-md:inset-0 max-md:h-dvh md:top-1/2 md:left-1/2 md:max-h-[85vh] md:w-[min(32rem,calc(100vw-2rem))] md:-translate-1/2 md:rounded-xl md:border md:border-line';

/** The page beside keeps its clicks and its Escape; the dialog has its own. */
const besidePage = {
  onInteractOutside: (event: Event) => event.preventDefault(),
  onEscapeKeyDown: (event: KeyboardEvent) => {
    const isInside = document.activeElement?.closest('[role="dialog"]') != null;
    if (!isInside) event.preventDefault();
  },
};

/** A task, modal unless it is beside the page. Under 768 px it is a full-height sheet. Focus returns to what opened it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  className,
  onClosed,
  beside = false,
}: DialogProps) {
  const returnFocus = useReturnFocus(onClosed);
  const isBeside = useIsWide() && beside;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={!isBeside}>
      <Radix.Portal>
        {!isBeside && <Radix.Overlay className={overlayStyles} />}
        <Radix.Content
          className={cx(dialogStyles, className)}
          {...returnFocus}
          {...(isBeside && besidePage)}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <div className="border-b border-line py-4 pr-14 pl-5">
            <div className="min-w-0">
              <Radix.Title className="text-lg">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-1 text-sm text-fg-muted">
                  {description}
                </Radix.Description>
              )}
            </div>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
          {footer !== undefined && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3.5 max-md:*:flex-1">
              {footer}
            </div>
          )}
          {/* Last in the order of focus, so that a dialog opens on its first field. */}
          <Radix.Close asChild>
            <IconButton label={text.close} size="sm" className="absolute top-3.5 right-4">
              <X size={16} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
