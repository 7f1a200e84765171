import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { daysProblem, filters, typedOf, type Asked, type Filter, type Typed } from './rules';
import { text } from './text';

const words = text.filters;
const hints: Partial<Record<Filter, string>> = {
  actor: words.actorHint,
  action: words.actionHint,
  entity: words.entityHint,
};

type FilterFormProps = {
  asked: Asked;
  onAsk: (typed: Typed) => void;
  onClear: () => void;
};

/** What the trail is narrowed to; what the address says stands in the fields. */
export function FilterForm({ asked, onAsk, onClear }: FilterFormProps) {
  const [typed, setTyped] = useState(() => typedOf(asked));
  const [seen, setSeen] = useState(asked);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState(false);
  const folded = open ? '' : 'max-md:hidden';
  if (seen !== asked) {
    // The address changed, by this form or by other means, such as Back.
    setSeen(asked);
    setTyped(typedOf(asked));
  }
  const problem = daysProblem(typed);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(problem !== undefined);
    if (problem === undefined) onAsk(typed);
  };
  return (
    <form
      ref={form}
      role="search"
      aria-label={words.label}
      noValidate
      onSubmit={submit}
      className="grid gap-x-3 gap-y-2.5 border-b border-line px-4.5 py-3.5 md:grid-cols-2 lg:grid-cols-[repeat(3,minmax(0,1fr))_repeat(2,10rem)]"
    >
      {/* On a phone the list comes first. */}
      <Button
        className="justify-self-start md:hidden"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {words.open(Object.keys(asked).length)}
      </Button>
      {filters.map((filter) => (
        <Field
          key={filter}
          className={folded}
          label={words[filter]}
          hint={hints[filter]}
          error={filter === 'to' && tried ? problem : undefined}
        >
          <Input
            type={filter === 'from' || filter === 'to' ? 'date' : 'text'}
            maxLength={100}
            autoComplete="off"
            value={typed[filter]}
            onChange={(event) => setTyped({ ...typed, [filter]: event.target.value })}
          />
        </Field>
      ))}
      <div className={`flex flex-wrap gap-2 md:col-span-full ${folded}`}>
        <Button type="submit">{words.submit}</Button>
        {Object.keys(asked).length > 0 && (
          <Button
            variant="ghost"
            onClick={() => {
              onClear();
              // The button goes with what it clears.
              form.current?.querySelector('input')?.focus();
            }}
          >
            {words.clear}
          </Button>
        )}
      </div>
    </form>
  );
}
