import { useQuery } from '@tanstack/react-query';
import { ListFilter } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { Dialog } from '@/ui/Dialog';
import { Input } from '@/ui/Input';
import { Kbd } from '@/ui/Kbd';
import { Popover } from '@/ui/Popover';
import { useShortcuts } from '@/ui/shortcuts';
import { useIsWide } from '@/ui/use-media';
import { foundQuery } from '@/features/selection/api';
import {
  chipsOf,
  EVERYBODY,
  isNarrow,
  kindsOf,
  progressWords,
  sourceWords,
  toggled,
  type CardFilter,
} from './rules';
import { text } from './text';

type ChoicesProps<Word extends string> = {
  label: string;
  hint?: string;
  all: readonly Word[];
  chosen: readonly Word[];
  words: (word: Word) => string;
  onChange: (chosen: Word[]) => void;
};

/** Values of one kind, of which several can be pressed. */
function Choices<Word extends string>(props: ChoicesProps<Word>) {
  const { label, hint, all, chosen, words, onChange } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-xs font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {all.map((word) => (
          <Chip
            key={word}
            on={chosen.includes(word)}
            onToggle={() => onChange(toggled(all, chosen, word))}
          >
            {words(word)}
          </Chip>
        ))}
      </div>
      {hint !== undefined && <p className="mt-1.5 text-xs text-fg-muted">{hint}</p>}
    </fieldset>
  );
}

type FilterBarProps = {
  role: string;
  filter: CardFilter;
  /** The skills that the role names. */
  skills: readonly string[];
  /** How many there are without a filter. */
  total: number;
  onFilter: (filter: CardFilter) => void;
};

/** How many of all are found; announced as it changes. */
function Found({ role, filter, total }: Pick<FilterBarProps, 'role' | 'filter' | 'total'>) {
  const query = useQuery({ ...foundQuery(role, filter), enabled: isNarrow(filter) });
  if (!isNarrow(filter)) return null;
  return (
    <span role="status" className="text-xs text-fg-muted tabular-nums">
      {query.data !== undefined && text.found(query.data.total, total)}
      {query.isError && query.data === undefined && text.countFailed}
    </span>
  );
}

/** Everything that can be set. */
function Choosing({
  filter,
  skills,
  onFilter,
}: Pick<FilterBarProps, 'filter' | 'skills' | 'onFilter'>) {
  return (
    <div className="flex flex-col gap-4">
      <Choices
        label={text.assessment}
        all={progressWords}
        chosen={filter.progress}
        words={(word) => text.progress[word]}
        onChange={(progress) => onFilter({ ...filter, progress })}
      />
      <Choices
        label={text.source}
        all={sourceWords}
        chosen={filter.sources}
        words={(word) => text.sources[word]}
        onChange={(sources) => onFilter({ ...filter, sources })}
      />
      {skills.length > 0 && (
        <Choices
          label={text.skills}
          hint={text.skillsHint}
          all={skills}
          chosen={filter.skills}
          words={(skill) => skill}
          onChange={(chosen) => onFilter({ ...filter, skills: chosen })}
        />
      )}
      <label className="flex flex-col gap-1.5 text-xs font-semibold">
        {text.day}
        <Input
          type="date"
          max="9999-12-31"
          value={filter.availableBy}
          onChange={(event) => onFilter({ ...filter, availableBy: event.target.value })}
        />
      </label>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-xs font-semibold">{text.scorecards}</legend>
        <Chip
          on={filter.missing}
          onToggle={() => onFilter({ ...filter, missing: !filter.missing })}
        >
          {text.missing}
        </Chip>
      </fieldset>
      {isNarrow(filter) && (
        <Button size="sm" variant="ghost" onClick={() => onFilter(EVERYBODY)}>
          {text.clear}
        </Button>
      )}
    </div>
  );
}

/** What is set, each part with a cross, and a panel that sets more: a sheet on a phone. */
export function FilterBar({ role, filter, skills, total, onFilter }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const isWide = useIsWide();
  const keys = useMemo(() => ({ f: () => setOpen(true) }), []);
  useShortcuts(keys);
  const kinds = kindsOf(filter);
  const trigger = (
    <Button
      className="border-dashed"
      icon={<ListFilter size={15} strokeWidth={1.75} aria-hidden="true" />}
      {...(isWide ? {} : { onClick: () => setOpen(true) })}
    >
      {kinds === 0 ? text.open : text.openMany(kinds)}
      <span aria-hidden="true" className="max-md:hidden">
        <Kbd>F</Kbd>
      </span>
    </Button>
  );
  const choosing = <Choosing filter={filter} skills={skills} onFilter={onFilter} />;
  return (
    <div role="group" aria-label={text.group} className="flex flex-wrap items-center gap-2">
      {chipsOf(filter).map(({ key, label, rest }) => (
        <Chip key={key} on removeLabel={text.remove(label)} onRemove={() => onFilter(rest)}>
          {label}
        </Chip>
      ))}
      {isWide ? (
        <Popover
          label={text.panel}
          align="start"
          open={open}
          onOpenChange={setOpen}
          trigger={trigger}
          className="max-h-(--radix-popover-content-available-height) w-80 overflow-y-auto"
        >
          {choosing}
        </Popover>
      ) : (
        <>
          {trigger}
          <Dialog
            open={open}
            onOpenChange={setOpen}
            title={text.panel}
            description={text.panelDetail}
          >
            {choosing}
          </Dialog>
        </>
      )}
      <Found role={role} filter={filter} total={total} />
    </div>
  );
}
