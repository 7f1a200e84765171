import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { announce } from './announce';
import { IconButton } from './IconButton';
import { text } from './text';

/** "Copied" stays for two seconds. Source: spec §9. */
const COPIED_MS = 2000;

type CopyFieldProps = { value: string; label: string; className?: string };

/** A value to take away: selectable text and a copy button that says when it worked. */
export function CopyField({ value, label, className }: CopyFieldProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
      announce(text.copied);
    } catch {
      setState('failed');
    }
  };
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
        <IconButton
          size="sm"
          label={state === 'copied' ? text.copied : text.copy}
          onClick={() => void copy()}
        >
          {state === 'copied' ? (
            <Check size={15} aria-hidden="true" />
          ) : (
            <Copy size={15} strokeWidth={1.75} aria-hidden="true" />
          )}
        </IconButton>
      </div>
      {state === 'failed' && (
        <p role="alert" className="mt-1.5 text-xs text-negative-text">
          {text.copyFailed}
        </p>
      )}
    </div>
  );
}
