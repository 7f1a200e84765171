import { cx } from './cx';
import { Select, type SelectOption } from './Select';

const ANY = 'any';

type FilterSelectProps<V extends string> = {
  label: string;
  any: string;
  value: V | null;
  values: readonly V[];
  words: (value: V) => string;
  onChange: (value: V | null) => void;
  className?: string;
};

/** One filter: all, or one of its values. */
export function FilterSelect<V extends string>(props: FilterSelectProps<V>) {
  const { label, any, value, values, words, onChange, className = 'w-44' } = props;
  const options: readonly SelectOption<string>[] = [
    { value: ANY, label: any },
    ...values.map((one) => ({ value: one, label: words(one) })),
  ];
  return (
    <Select
      aria-label={label}
      className={cx('max-md:w-full', className)}
      value={value ?? ANY}
      options={options}
      onChange={(next) => onChange(values.find((one) => one === next) ?? null)}
    />
  );
}
