import { Timer } from 'lucide-react';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Notice } from '@/ui/Notice';
import { useEditing } from '@/features/problem-builder/editor/context';
import { METADATA, metadataOf, withLimit, type Limits } from '@/features/problem-builder/metadata';
import { text } from '@/features/problem-builder/text';

const words = text.limits;
const KEYS = ['time_limit', 'memory', 'output', 'code'] as const;

/** What a program may use on one test, and what the last verification found. */
export function LimitsTab() {
  const { files, put, readOnlyReason, draft } = useEditing();
  const source = files.get(METADATA) ?? '';
  const found = metadataOf(source);
  if (found === null) return <p className="text-sm text-fg-muted">{words.broken}</p>;
  const { check } = draft;
  const { limits } = found;
  const slowest = check?.slowest_accepted_ms ?? null;
  const short =
    slowest !== null && limits.time_limit !== null && limits.time_limit * 1000 < slowest * 2;
  const set = (key: keyof Limits, value: string) => {
    const number = Number(value);
    if (value.trim() !== '' && Number.isFinite(number) && number > 0)
      put(METADATA, withLimit(source, key, number));
  };
  return (
    <div data-fixes="limits" className="flex max-w-lg flex-col gap-4">
      {KEYS.map((key) => (
        <Field
          key={key}
          label={words[key]}
          {...(key === 'time_limit' && short ? { error: words.least(slowest * 2) } : {})}
        >
          <Input
            type="number"
            min={0}
            step={key === 'time_limit' ? 0.1 : 1}
            defaultValue={limits[key] ?? ''}
            readOnly={readOnlyReason !== undefined}
            onChange={(event) => set(key, event.target.value)}
          />
        </Field>
      ))}
      {check !== null && check.limit_ms !== null && slowest !== null && (
        <Notice tone="info" icon={Timer}>
          <p>{words.found(check.limit_ms, slowest)}</p>
          {check.fastest_slow_ms !== null && <p>{words.slow(check.fastest_slow_ms)}</p>}
        </Notice>
      )}
    </div>
  );
}
