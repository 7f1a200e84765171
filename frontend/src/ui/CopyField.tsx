import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './IconButton';
import { text } from './text';
import { useCopy } from './use-copy';

type CopyFieldProps = { value: string; label: string; className?: string };

/** A value to take away: selectable text and a copy button that shows when it worked. */
export function CopyField({ value, label, className }: CopyFieldProps) {
  const [failed, setFailed] = useState(false);
  const { copied, copy } = useCopy(value, () => setFailed(true));
  return (
    <div className={className}>
      <div className="flex h-8.5 items-center gap-1 rounded-md border border-line-control bg-surface pr-1 pl-2.5 outline-offset-2 outline-ring has-[input:focus-visible]:outline-2 max-md:h-11">
        <input
          readOnly
          aria-label={label}
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          className="min-w-0 flex-1 truncate bg-transparent font-mono text-xs outline-none"
        />
        <IconButton size="sm" label={copied ? text.copied : text.copy} onClick={copy}>
          {copied ? (
            <Check size={15} aria-hidden="true" />
          ) : (
            <Copy size={15} strokeWidth={1.75} aria-hidden="true" />
          )}
        </IconButton>
      </div>
      {failed && !copied && (
        <p role="alert" className="mt-1.5 text-xs text-negative-text">
          {text.copyFailed}
        </p>
      )}
    </div>
  );
}
