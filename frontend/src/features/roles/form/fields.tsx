import { useState, type ReactNode } from 'react';
import type { RoleForm } from '@/api/words';
import { linesOf } from '@/features/roles/rules';
import { text } from '@/features/roles/text';
import { cx } from '@/ui/cx';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Select, type SelectOption } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { useRoleForm } from './form-context';

/** The fields whose values are of this type. */
type Of<T> = {
  [Name in keyof RoleForm]: RoleForm[Name] extends T
    ? T extends RoleForm[Name]
      ? Name
      : never
    : never;
}[keyof RoleForm];

type BoxProps = {
  name: keyof RoleForm;
  label: string;
  hint?: string | undefined;
  optional?: boolean | undefined;
  children: ReactNode;
  className?: string | undefined;
};

/** A field of the role with what the server says about it; leaving it saves. */
export function RoleField({ name, label, hint, optional, children, className }: BoxProps) {
  const { problems, flush } = useRoleForm();
  return (
    <div data-field={name} className={cx('flex flex-col gap-1.5', className)} onBlur={flush}>
      <Field label={label} error={problems[name]} hint={hint} optional={optional === true}>
        {children}
      </Field>
    </div>
  );
}

type Common = Omit<BoxProps, 'children' | 'name'>;

type TextProps = Common & { name: Of<string | null>; rows?: number; most?: number };

/** From this share of a text's length on its count is shown. */
const NEARLY = 0.8;

export function TextField({ name, rows = 1, most, ...rest }: TextProps) {
  const { form, set } = useRoleForm();
  const value = form[name] ?? '';
  const take = (typed: string) => set({ [name]: typed === '' ? null : typed });
  const used = Array.from(value).length;
  return (
    <RoleField name={name} {...rest}>
      {rows === 1 ? (
        <Input value={value} onChange={(event) => take(event.target.value)} />
      ) : (
        <Textarea rows={rows} value={value} onChange={(event) => take(event.target.value)} />
      )}
      {most !== undefined && used > most * NEARLY && (
        <span className="self-end text-2xs text-fg-subtle tabular-nums">
          {text.form.counter(used, most)}
        </span>
      )}
    </RoleField>
  );
}

/** A day, or none. */
export function DateField({ name, ...rest }: Common & { name: Of<string | null> }) {
  const { form, set } = useRoleForm();
  return (
    <RoleField name={name} {...rest}>
      <Input
        type="date"
        value={form[name] ?? ''}
        onChange={(event) => set({ [name]: event.target.value === '' ? null : event.target.value })}
      />
    </RoleField>
  );
}

/** A whole number, or nothing. */
export function NumberField({ name, ...rest }: Common & { name: Of<number | null> }) {
  const { form, set } = useRoleForm();
  const take = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, 9);
    set({ [name]: digits === '' ? null : Number(digits) });
  };
  const value = form[name];
  return (
    <RoleField name={name} {...rest}>
      <Input
        inputMode="numeric"
        value={value === null ? '' : String(value)}
        onChange={(event) => take(event.target.value)}
      />
    </RoleField>
  );
}

/** A list with one entry in a line. */
export function LinesField({ name, ...rest }: Common & { name: Of<string[]> }) {
  const { form, set } = useRoleForm();
  const [typed, setTyped] = useState(() => form[name].join('\n'));
  // What is typed stays as it is, unless the list has become another one elsewhere.
  const shown = linesOf(typed).join('\n') === form[name].join('\n') ? typed : form[name].join('\n');
  return (
    <RoleField name={name} {...rest}>
      <Textarea
        rows={4}
        value={shown}
        onChange={(event) => {
          setTyped(event.target.value);
          set({ [name]: linesOf(event.target.value) });
        }}
      />
    </RoleField>
  );
}

type ChoiceProps<V extends string> = Common & {
  name: keyof RoleForm;
  value: V | null;
  options: readonly SelectOption<V>[];
  onChange: (value: V) => void;
};

export function ChoiceField<V extends string>(props: ChoiceProps<V>) {
  const { value, options, onChange, ...rest } = props;
  return (
    <RoleField {...rest}>
      <Select
        value={value ?? undefined}
        options={options}
        placeholder={text.form.choose}
        onChange={onChange}
      />
    </RoleField>
  );
}

/** The options of a list that has words. */
export const optionsOf = <V extends string>(words: Record<V, string>): SelectOption<V>[] =>
  (Object.entries(words) as [V, string][]).map(([value, label]) => ({ value, label }));
