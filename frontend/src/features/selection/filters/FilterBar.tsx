import { useQuery } from '@tanstack/react-query';
import { ListFilter } from 'lucide-react';
import { useMemo, useState } from 'react';
import { teamQuery } from '@/features/team/api';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { Dialog } from '@/ui/Dialog';
import { Kbd } from '@/ui/Kbd';
import { Popover } from '@/ui/Popover';
import { useShortcuts } from '@/ui/shortcuts';
import { useChanges } from '@/ui/use-changes';
import { useIsWide } from '@/ui/use-media';
import { foundQuery } from '@/features/selection/api';
import { Choosing } from './Choosing';
import { chipsOf, isNarrow, kindsOf, type CardFilter } from './rules';
import { text } from './text';

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

/** What is set, each part with a cross, and a panel that sets more: a sheet on a phone. */
export function FilterBar({ role, filter, skills, total, onFilter }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const isWide = useIsWide();
  const keys = useMemo(() => ({ f: () => setOpen(true) }), []);
  useShortcuts(keys);
  const change = useChanges(filter, onFilter);
  const kinds = kindsOf(filter);
  const team = useQuery({ ...teamQuery, enabled: filter.reviewer !== '' });
  const nameOf = (account: string) =>
    team.data?.members.find(({ id }) => id === account)?.name ?? (team.isSuccess ? null : '…');
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
  const choosing = (
    <Choosing
      filter={filter}
      skills={skills}
      onChange={(part) => change((from) => ({ ...from, ...part }))}
    />
  );
  return (
    <div role="group" aria-label={text.group} className="flex flex-wrap items-center gap-2">
      {chipsOf(filter, nameOf).map(({ key, label, remove }) => (
        <Chip key={key} on removeLabel={text.remove(label)} onRemove={() => change(remove)}>
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
