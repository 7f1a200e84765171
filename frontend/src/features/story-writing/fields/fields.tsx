import { TriangleAlert, Wand } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { cx } from '@/ui/cx';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Select, type SelectOption } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { length } from '@/features/story-writing/form';
import { text } from '@/features/story-writing/text';
import { useStoryForm } from './form-context';

/** What is to be looked at in one field: the words, and why. */
function Warnings({ path }: { path: string }) {
  const found = useStoryForm().warnings.filter((warning) => warning.field === path);
  if (found.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-xs text-caution-text">
      {found.map((warning, index) => (
        <li key={index} className="flex items-start gap-1.5">
          <TriangleAlert
            size={14}
            strokeWidth={1.75}
            className="mt-px shrink-0"
            aria-hidden="true"
          />
          <span className="min-w-0 break-words">
            {text.warnings[warning.code]}
            {warning.text !== '' && (
              <>
                {': '}
                <mark className="rounded-[2px] bg-caution-soft px-0.5 text-fg">{warning.text}</mark>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The mark of a field that a program filled, until the person confirms it. */
export function MachineMark({ path, label }: { path: string; label: string }) {
  const { machine, confirm } = useStoryForm();
  if (!machine.includes(path)) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-info-soft px-2.5 py-1.5 text-xs text-info-text">
      <Wand size={14} strokeWidth={1.75} aria-hidden="true" />
      {text.machine.mark}
      <Button
        size="sm"
        aria-label={text.machine.confirmOf(label)}
        className="ml-auto"
        onClick={() => confirm(path)}
      >
        {text.machine.confirm}
      </Button>
    </p>
  );
}

type BoxProps = {
  path: string;
  label: string;
  hint?: string | undefined;
  optional?: boolean;
  /** Shows how much of it is used, once that is nearly all. */
  used?: { value: string; most: number };
  children: ReactNode;
  className?: string;
};

/** From this share of a text's length on its count is shown. */
const NEARLY = 0.8;

/** A field of the story with what is to be said about it. */
export function StoryField({ path, label, hint, optional, used, children, className }: BoxProps) {
  const { problems, flush } = useStoryForm();
  return (
    <div data-path={path} className={cx('flex flex-col gap-1.5', className)} onBlur={flush}>
      <Field
        label={label}
        error={problems[path]}
        {...(hint === undefined ? {} : { hint })}
        {...(optional === undefined ? {} : { optional })}
      >
        {children}
      </Field>
      {used !== undefined && length(used.value) > used.most * NEARLY && (
        <span className="self-end text-2xs text-fg-subtle tabular-nums">
          <span className="sr-only">{text.form.counter(length(used.value), used.most)}</span>
          <span aria-hidden="true">{text.form.counterShort(length(used.value), used.most)}</span>
        </span>
      )}
      <MachineMark path={path} label={label} />
      <Warnings path={path} />
    </div>
  );
}

type WordsProps = {
  path: string;
  label: string;
  value: string;
  most: number;
  onChange: (value: string) => void;
  hint?: string;
  optional?: boolean;
  rows?: number;
};

/** A text of some lines, or of one where `rows` is 1. */
export function WordsField(props: WordsProps) {
  const { path, label, value, most, onChange, hint, optional, rows = 4 } = props;
  return (
    <StoryField
      path={path}
      label={label}
      hint={hint}
      used={{ value, most }}
      {...(optional === undefined ? {} : { optional })}
    >
      {rows === 1 ? (
        <Input value={value} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <Textarea rows={rows} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </StoryField>
  );
}

type ChoiceProps<V extends string> = {
  path: string;
  label: string;
  value: V | null;
  options: readonly SelectOption<V>[];
  onChange: (value: V) => void;
  optional?: boolean;
};

/** One of a list; give the same `options` object each time. */
export function ChoiceField<V extends string>(props: ChoiceProps<V>) {
  const { path, label, value, options, onChange, optional } = props;
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  // A list is dear to draw, and the form is drawn again with every key.
  const select = useMemo(
    () => (
      <Select
        value={value ?? undefined}
        options={options}
        placeholder={text.form.choose}
        onChange={(next) => latest.current(next)}
      />
    ),
    [value, options],
  );
  return (
    <StoryField path={path} label={label} {...(optional === undefined ? {} : { optional })}>
      {select}
    </StoryField>
  );
}

type NumberProps = {
  path: string;
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  optional?: boolean;
  hint?: string;
};

/** A whole number, or nothing. */
export function NumberField({ path, label, value, onChange, optional, hint }: NumberProps) {
  const take = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, 5);
    onChange(digits === '' ? null : Number(digits));
  };
  return (
    <StoryField
      path={path}
      label={label}
      hint={hint}
      {...(optional === undefined ? {} : { optional })}
    >
      <Input
        inputMode="numeric"
        value={value === null ? '' : String(value)}
        onChange={(event) => take(event.target.value)}
      />
    </StoryField>
  );
}

type ChipsProps<V extends string> = {
  path: string;
  label: string;
  value: V | null;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
};

/** One of a few, all in sight. */
export function ChipsField<V extends string>(props: ChipsProps<V>) {
  const { path, label, value, options, onChange } = props;
  const id = useId();
  const { problems, flush } = useStoryForm();
  const problem = problems[path];
  return (
    <fieldset
      data-path={path}
      onBlur={flush}
      className="flex flex-col gap-1.5"
      aria-describedby={problem === undefined ? undefined : id}
    >
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <Chip
            key={option.value}
            on={option.value === value}
            onToggle={() => onChange(option.value)}
          >
            {option.label}
          </Chip>
        ))}
      </div>
      {problem !== undefined && (
        <p id={id} role="alert" className="text-xs text-negative-text">
          {problem}
        </p>
      )}
      <MachineMark path={path} label={label} />
    </fieldset>
  );
}
