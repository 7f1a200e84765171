import { CircleAlert, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { confirmPath, errorHelpPath } from '@/facts/paths';
import { Button } from './Button';
import { cx } from './cx';
import { Notice } from './Notice';
import { text } from './text';

type ErrorBoxProps = {
  title?: ReactNode;
  /** What happened, whether work is safe, what to do. */
  children: ReactNode;
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
  /** What failed: where the server gave the request an id, it is shown. */
  error?: unknown;
  className?: string;
};

/** The id that support can look up. The design system knows no call: an error may carry one. */
function requestIdOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('requestId' in error)) return null;
  return typeof error.requestId === 'string' ? error.requestId : null;
}

/** The server's words where it shows something to its owner only; null for a failure. Trying again changes nothing. */
function withheldWords(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('detail' in error)) return null;
  return error.code === 'view_as_refused' && typeof error.detail === 'string' ? error.detail : null;
}

/** Whether the server asks for a confirmed e-mail address first. */
const asksToConfirm = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'email_unverified';

/** What the help says of the error's code, in a tab of its own; null where there is no code, or nothing to say. */
function entryOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string')
    return null;
  return errorHelpPath(error.code, location.pathname);
}

/** Leads to the page that confirms the address, and back here. The design system knows no router: the page is loaded. */
function ConfirmLink() {
  const here = location.pathname + location.search;
  return (
    <p className="mt-1">
      <a href={confirmPath(here)} className="font-semibold text-link underline underline-offset-3">
        {text.confirmEmail}
      </a>
    </p>
  );
}

/** A failure in place, with Retry and the id that support can look up. */
export function ErrorBox({
  title,
  children,
  onRetry,
  retrying = false,
  error,
  className,
}: ErrorBoxProps) {
  const requestId = requestIdOf(error);
  const withheld = withheldWords(error);
  const confirms = asksToConfirm(error);
  const entry = confirms ? null : entryOf(error);
  if (withheld !== null)
    return (
      <Notice icon={EyeOff} {...(className === undefined ? {} : { className })}>
        {withheld}
      </Notice>
    );
  return (
    <div
      role="alert"
      className={cx(
        'flex items-start gap-3 rounded-lg border border-negative-line bg-negative-soft p-4 text-sm',
        className,
      )}
    >
      <CircleAlert
        size={17}
        strokeWidth={1.75}
        className="mt-px shrink-0 text-negative-text"
        aria-hidden="true"
      />
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className="font-semibold text-negative-text">{title}</p>}
        <div className="text-fg">{children}</div>
        {confirms && <ConfirmLink />}
        {(requestId !== null || entry !== null) && (
          <p className="mt-1 flex flex-wrap gap-x-3 text-2xs break-all text-fg-muted">
            {requestId !== null && <span>{text.requestId(requestId)}</span>}
            {entry !== null && (
              <a
                href={entry}
                target="_blank"
                rel="noopener"
                className="underline underline-offset-2 hover:text-fg"
              >
                {text.aboutError}
                <span className="sr-only"> {text.newTab}</span>
              </a>
            )}
          </p>
        )}
      </div>
      {onRetry !== undefined && (
        <Button size="sm" onClick={onRetry} loading={retrying}>
          {text.retry}
        </Button>
      )}
    </div>
  );
}
