import { useQuery } from '@tanstack/react-query';
import { Bookmark, Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SavedFilterList } from '@/api/words/admin';
import { Button } from '@/ui/Button';
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from '@/ui/DropdownMenu';
import { filtersQuery } from './api';
import { ManageDialog } from './ManageDialog';
import { addressOf, filterOf, type Shown } from './rules';
import { SaveDialog } from './SaveDialog';
import { text } from './text';

const ICON = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

type ChoicesProps = {
  list: SavedFilterList;
  /** What the list is filtered by now. */
  present: string;
  onOpen: (query: string) => void;
};

/** The saved filters, as items of the menu. */
function Choices({ list, present, onOpen }: ChoicesProps) {
  const query = useQuery(filtersQuery(list));
  const [retried, setRetried] = useState(false);
  if (query.data === undefined) {
    if (!query.isError && !retried) return <MenuLabel>{text.loading}</MenuLabel>;
    // Its key is that of the first filter, which takes its place with the focus.
    return [
      <MenuItem
        key={0}
        onSelect={(event) => {
          event.preventDefault();
          setRetried(true);
          void query.refetch();
        }}
      >
        {query.isError ? text.retry : text.loading}
      </MenuItem>,
    ];
  }
  if (query.data.length === 0) return <MenuLabel>{text.none}</MenuLabel>;
  return query.data.map((filter, place) => {
    const address = addressOf(list, filter.query);
    const isShown = address === present;
    const mark = isShown ? (
      <Check {...ICON} className="shrink-0" />
    ) : (
      <span aria-hidden="true" className="size-3.75 shrink-0" />
    );
    return (
      <MenuItem key={place} icon={mark} onSelect={() => onOpen(address)}>
        <span className="truncate">{filter.name}</span>
        {isShown && <span className="sr-only">{text.isShown}</span>}
      </MenuItem>
    );
  });
}

type SavedFiltersProps = {
  list: SavedFilterList;
  /** What the list shows where the address leaves it out. */
  shown?: Shown;
};

/** The filters of a list under names: one is opened, the present one saved, and all of them changed. */
export function SavedFilters({ list, shown }: SavedFiltersProps) {
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState<'save' | 'manage' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const present = filterOf(list, params, shown);
  const close = () => setAsked(null);
  // The item that opened the dialog is gone with its menu.
  const onClosed = () => {
    button.current?.focus();
    return true;
  };
  const trigger = (
    <Button ref={button} icon={<Bookmark {...ICON} />}>
      {text.open}
    </Button>
  );
  return (
    <>
      <DropdownMenu trigger={trigger} className="max-h-96 max-w-80 overflow-y-auto">
        <Choices list={list} present={present} onOpen={(query) => setParams(query)} />
        <MenuSeparator />
        {present === '' ? (
          <MenuLabel>{text.unfiltered}</MenuLabel>
        ) : (
          <MenuItem onSelect={() => setAsked('save')}>{text.save}</MenuItem>
        )}
        <MenuItem onSelect={() => setAsked('manage')}>{text.manage}</MenuItem>
      </DropdownMenu>
      {asked === 'save' && (
        <SaveDialog list={list} query={present} onClose={close} onClosed={onClosed} />
      )}
      {asked === 'manage' && (
        <ManageDialog list={list} present={present} onClose={close} onClosed={onClosed} />
      )}
    </>
  );
}
