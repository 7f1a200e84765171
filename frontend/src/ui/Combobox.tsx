import { useId, useState, type KeyboardEvent } from 'react';
import { cx } from './cx';
import { Input } from './Input';

export type ComboboxOption = { key: string; label: string; detail?: string };

type ComboboxProps = {
  /** The text of the field. */
  value: string;
  onType: (typed: string) => void;
  options: readonly ComboboxOption[];
  onPick: (option: ComboboxOption) => void;
  /** Names the list for screen readers. */
  listLabel: string;
  maxLength?: number;
  placeholder?: string;
  onBlur?: () => void;
  name?: string;
};

/** A text field with suggestions: arrows move, Enter takes, Escape closes. What is typed is never replaced. */
export function Combobox(props: ComboboxProps) {
  const { value, onType, options, onPick, listLabel, onBlur, ...rest } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const shown = open && options.length > 0;
  const active = shown ? options[at] : undefined;
  const close = () => {
    setOpen(false);
    setAt(-1);
  };
  const pick = (option: ComboboxOption) => {
    onPick(option);
    close();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown) {
      // Only the list is closed, not a dialog around it.
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      pick(active);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setAt((before) => Math.min(options.length - 1, Math.max(0, before + step)));
    }
  };
  return (
    <div className="relative">
      <Input
        {...rest}
        value={value}
        role="combobox"
        autoComplete="off"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active === undefined ? undefined : `${id}-${at}`}
        onChange={(event) => {
          onType(event.target.value);
          setOpen(true);
          setAt(-1);
        }}
        onKeyDown={keys}
        onBlur={() => {
          close();
          onBlur?.();
        }}
      />
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={listLabel}
        hidden={!shown}
        className="absolute inset-x-0 top-full z-(--z-dropdown) mt-1 max-h-72 overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-3"
      >
        {options.map((option, index) => (
          <li
            key={option.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            // The field keeps the focus, so that the click is not lost to its blur.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
            className={cx(
              'flex min-h-8.5 cursor-pointer items-center justify-between gap-3 rounded-sm px-2.5 text-sm max-md:min-h-11',
              index === at ? 'bg-primary-soft' : 'hover:bg-surface-hover',
            )}
          >
            <span className="min-w-0 truncate">{option.label}</span>
            {option.detail !== undefined && (
              <span className="shrink-0 text-xs text-fg-subtle">{option.detail}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
