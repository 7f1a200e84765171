import { CircleAlert } from 'lucide-react';
import { createContext, useContext, useId, useMemo, type ReactNode } from 'react';
import { cx } from './cx';
import { text } from './text';

type FieldWiring = { id: string; describedBy: string | undefined; invalid: boolean };

const FieldContext = createContext<FieldWiring | null>(null);

/** Id, description and validity of the enclosing Field, for the control inside it. */
export function useField(): Partial<{
  id: string;
  'aria-describedby': string;
  'aria-invalid': true;
}> {
  const field = useContext(FieldContext);
  if (field === null) return {};
  return {
    id: field.id,
    ...(field.describedBy === undefined ? {} : { 'aria-describedby': field.describedBy }),
    ...(field.invalid ? { 'aria-invalid': true as const } : {}),
  };
}

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  children: ReactNode;
  className?: string;
};

/** Label above, control, then the error and the hint below. The control is the one child that calls useField. */
export function Field({
  label,
  hint,
  error,
  optional,
  hideLabel,
  children,
  className,
}: FieldProps) {
  const id = useId();
  const [noteId, hintId] = [`${id}-note`, `${id}-hint`];
  const invalid = error !== undefined;
  // What is wrong comes first; what helps to mend it stays.
  const notes = [invalid && noteId, hint !== undefined && hintId].filter((note) => note !== false);
  const describedBy = notes.length === 0 ? undefined : notes.join(' ');
  // The same object while nothing changes: the control is then drawn again only for its own sake.
  const wiring = useMemo(() => ({ id, describedBy, invalid }), [id, describedBy, invalid]);
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={cx('text-sm font-medium', hideLabel && 'sr-only')}>
        {label}
        {optional && <span className="font-normal text-fg-subtle"> ({text.optional})</span>}
      </label>
      <FieldContext.Provider value={wiring}>{children}</FieldContext.Provider>
      {error !== undefined && (
        <p id={noteId} role="alert" className="flex items-start gap-1.5 text-xs text-negative-text">
          <CircleAlert size={14} strokeWidth={1.75} className="mt-px shrink-0" aria-hidden="true" />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className="text-xs text-fg-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
