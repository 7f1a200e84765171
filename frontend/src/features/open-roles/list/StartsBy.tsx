import { useState } from 'react';
import { Input } from '@/ui/Input';
import { isDay } from '@/features/open-roles/rules';
import { text } from '@/features/open-roles/text';

type StartsByProps = { value: string | null; onChange: (day: string | null) => void };

/** The latest first day. A year that is half typed is no day yet, and asks for nothing. */
export function StartsBy({ value, onChange }: StartsByProps) {
  const [typed, setTyped] = useState(value ?? '');
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    // The address changed by other means, such as Back.
    setSeen(value);
    setTyped(value ?? '');
  }
  return (
    <label className="flex items-center gap-2 text-sm font-medium max-md:flex-col max-md:items-stretch max-md:gap-1.5">
      {text.list.startsBy}
      <Input
        type="date"
        min="2000-01-01"
        max="2999-12-31"
        className="w-34 max-md:w-full"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value === '') onChange(null);
          else if (isDay(target.value)) onChange(target.value);
        }}
        onBlur={() => setTyped(value ?? '')}
      />
    </label>
  );
}
