import { Ellipsis, PencilLine, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';

import type { LanguageId } from '@/api/words';
import type { FilesShown } from '@/features/workspace/hooks';
import { cx } from '@/ui/cx';
import { DropdownMenu, MenuItem } from '@/ui/DropdownMenu';
import { FormDialog } from '@/ui/FormDialog';
import { IconButton } from '@/ui/IconButton';

import { NameDialog } from './NameDialog';
import { text } from './text';

type FileTabsProps = {
  language: LanguageId;
  files: FilesShown;
  readOnlyReason: string | undefined;
  onOpen: (name: string) => void;
  onRename: (before: string, after: string) => void;
  onRemove: (name: string) => void;
  onFocus: () => void;
};

/** The files of the program; each button leads to its file, and the menu is about the one that is open. */
export function FileTabs(props: FileTabsProps) {
  const { files, language, readOnlyReason, onOpen, onRename, onRemove, onFocus } = props;
  const { names, current } = files;
  const [asked, setAsked] = useState<{ act: 'rename' | 'remove'; name: string } | null>(null);
  const close = () => setAsked(null);
  const isMain = current === names[0];
  const why = readOnlyReason ?? (isMain ? text.isMain : undefined);
  const menu = (
    <IconButton size="sm" label={text.actions(current)} disabledReason={why}>
      <Ellipsis size={15} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
  return (
    <div className="flex flex-none items-center gap-1 border-b border-line px-2 py-1">
      <nav aria-label={text.files} className="flex min-w-0 flex-1 gap-0.5 overflow-x-auto">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-current={name === current ? 'true' : undefined}
            onClick={() => onOpen(name)}
            className={cx(
              'h-7 shrink-0 rounded-sm px-2.5 text-sm text-fg-muted hover:text-fg max-md:h-11',
              name === current && 'bg-surface-active font-medium text-fg',
            )}
          >
            {name}
          </button>
        ))}
      </nav>
      {why === undefined ? (
        <DropdownMenu trigger={menu}>
          <MenuItem
            icon={<PencilLine size={15} strokeWidth={1.75} aria-hidden="true" />}
            onSelect={() => setAsked({ act: 'rename', name: current })}
          >
            {text.rename}
          </MenuItem>
          <MenuItem
            danger
            icon={<Trash2 size={15} strokeWidth={1.75} aria-hidden="true" />}
            onSelect={() => setAsked({ act: 'remove', name: current })}
          >
            {text.remove}
          </MenuItem>
        </DropdownMenu>
      ) : (
        menu
      )}
      {asked?.act === 'rename' && (
        <NameDialog
          title={text.renameTitle(asked.name)}
          detail={text.renameDetail}
          submit={text.rename}
          language={language}
          before={asked.name}
          names={names}
          onName={(name) => onRename(asked.name, name)}
          onClose={close}
          onFocus={onFocus}
        />
      )}
      {asked?.act === 'remove' && (
        <RemoveDialog
          name={asked.name}
          onRemove={() => onRemove(asked.name)}
          onClose={close}
          onFocus={onFocus}
        />
      )}
    </div>
  );
}

type RemoveDialogProps = {
  name: string;
  onRemove: () => void;
  onClose: () => void;
  onFocus: () => void;
};

/** Asks before a file goes. */
function RemoveDialog({ name, onRemove, onClose, onFocus }: RemoveDialogProps) {
  const removed = useRef(false);
  return (
    <FormDialog
      title={text.removeTitle(name)}
      description={text.removeDetail}
      words={{ cancel: text.keep, submit: text.remove }}
      danger
      loading={false}
      failure={null}
      onSubmit={() => {
        removed.current = true;
        onClose();
        onRemove();
      }}
      onClose={onClose}
      onClosed={() => {
        if (removed.current) onFocus();
        return removed.current;
      }}
    >
      {null}
    </FormDialog>
  );
}
