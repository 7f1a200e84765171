import { Chip } from '@/ui/Chip';
import { Segmented } from '@/ui/Segmented';
import { Select } from '@/ui/Select';
import { NodeMark } from './NodeMark';
import { kinds, periods, toggled, type Asked } from './rules';
import { text } from './text';

const words = text.filters;

type FilterBarProps = {
  asked: Asked;
  counts: Partial<Record<string, number>>;
  /** What the chosen node and partner are called. */
  names: { node: string; partner: string };
  onChange: (
    change: Partial<Record<'kinds' | 'days' | 'partner' | 'node' | 'depth', string>>,
  ) => void;
};

const days = periods.map((period) => ({ value: String(period), label: words.days[period] }));
const depths = ([1, 2, 3] as const).map((depth) => ({
  value: String(depth) as '1' | '2' | '3',
  label: words.steps(depth),
}));

/** The legend, which is the filter of kinds too; the period; and what the graph is narrowed to. */
export function FilterBar({ asked, counts, names, onChange }: FilterBarProps) {
  const all = asked.kinds.length === kinds.length;
  return (
    <div
      role="group"
      aria-label={words.label}
      className="flex flex-wrap items-center gap-2 border-b border-line px-4.5 py-3"
    >
      {kinds.map((kind) => (
        <Chip
          key={kind}
          on={asked.kinds.includes(kind)}
          onToggle={() => {
            const next = toggled(asked.kinds, kind);
            onChange({ kinds: next.length === kinds.length ? '' : next.join(',') });
          }}
        >
          <NodeMark kind={kind} />
          {text.kinds[kind]}
          {counts[kind] !== undefined && (
            <span className="tabular-nums text-fg-muted">{counts[kind]}</span>
          )}
        </Chip>
      ))}
      <Select
        size="sm"
        aria-label={words.period}
        className="w-28"
        value={String(asked.days)}
        options={days}
        onChange={(period) => onChange({ days: period })}
      />
      {asked.partner !== null && (
        <Chip on onRemove={() => onChange({ partner: '' })} removeLabel={words.remove}>
          {words.of(names.partner)}
        </Chip>
      )}
      {asked.node !== null && (
        <>
          <Chip on onRemove={() => onChange({ node: '', depth: '' })} removeLabel={words.remove}>
            {words.near(names.node)}
          </Chip>
          <Segmented
            label={words.depth}
            value={String(asked.depth) as '1' | '2' | '3'}
            options={depths}
            onChange={(depth) => onChange({ depth })}
          />
        </>
      )}
      {(!all || asked.partner !== null || asked.node !== null) && (
        <button
          type="button"
          className="text-xs text-link underline underline-offset-3 max-md:h-9"
          onClick={() => onChange({ kinds: '', partner: '', node: '', depth: '' })}
        >
          {words.clear}
        </button>
      )}
    </div>
  );
}
