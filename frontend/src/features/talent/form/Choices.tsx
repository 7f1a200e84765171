import { useId } from 'react';
import { Chip } from '@/ui/Chip';
import { toggled } from '@/features/talent/rules';

type ChoicesProps<Word extends string> = {
  label: string;
  hint: string;
  error: string | undefined;
  words: Record<Word, string>;
  chosen: readonly Word[];
  onChange: (chosen: Word[]) => void;
};

/** Several of a closed list, as chips that are pressed. */
export function Choices<Word extends string>(props: ChoicesProps<Word>) {
  const { label, hint, error, words, chosen, onChange } = props;
  const id = useId();
  return (
    <fieldset
      aria-describedby={`${id}-note`}
      data-wrong={error === undefined ? undefined : ''}
      className="flex flex-col gap-1.5"
    >
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {(Object.entries(words) as [Word, string][]).map(([word, name]) => (
          <Chip
            key={word}
            on={chosen.includes(word)}
            onToggle={() => onChange(toggled(chosen, word))}
          >
            {name}
          </Chip>
        ))}
      </div>
      {error === undefined ? (
        <p id={`${id}-note`} className="text-xs text-fg-muted">
          {hint}
        </p>
      ) : (
        <p id={`${id}-note`} role="alert" className="text-xs text-negative-text">
          {error}
        </p>
      )}
    </fieldset>
  );
}
