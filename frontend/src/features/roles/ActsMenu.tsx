import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Role } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { AlertDialog } from '@/ui/AlertDialog';
import { DropdownMenu, MenuItem, MenuSeparator } from '@/ui/DropdownMenu';
import { IconButton } from '@/ui/IconButton';
import { notify } from '@/ui/notify';
import { titleOf } from './rules';
import { text } from './text';
import { useAct, type Done } from './use-act';

/** The whole address, to be sent to somebody. */
async function copyLink(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.origin + path);
    notify('success', text.publicPage.copied);
  } catch {
    notify('error', text.publicPage.copyFailed);
  }
}

/** What is asked before it is done. */
type Asked = keyof typeof text.confirm;
const isAsked = (act: Done): act is Asked => act in text.confirm;

type ActsMenuProps = {
  role: Role;
  /** The address of its public page; null where it has none now. */
  publicPage: string | null;
  /** With a link to the role itself. */
  withOpen?: boolean;
};

/** Everything that can be done with a role now, but editing and submitting it. */
export function ActsMenu({ role, publicPage, withOpen = false }: ActsMenuProps) {
  const act = useAct(role);
  const [asked, setAsked] = useState<Asked | null>(null);
  const choose = (chosen: Done) => {
    if (isAsked(chosen)) setAsked(chosen);
    else act.mutate(chosen);
  };
  const acts = role.actions.filter((each) => each !== 'edit' && each !== 'submit');
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton label={text.menu(titleOf(role))} loading={act.isPending}>
            <MoreHorizontal size={17} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        }
      >
        {publicPage !== null && (
          <>
            <MenuItem asChild>
              <Link to={publicPage} target="_blank">
                {text.publicPage.view}
              </Link>
            </MenuItem>
            <MenuItem onSelect={() => void copyLink(publicPage)}>{text.publicPage.copy}</MenuItem>
            <MenuSeparator />
          </>
        )}
        {withOpen && (
          <MenuItem asChild>
            <Link to={to(paths.role, { roleId: role.id })}>
              {role.actions.includes('edit') ? text.acts.edit : text.open}
            </Link>
          </MenuItem>
        )}
        <MenuItem onSelect={() => choose('duplicate')}>{text.duplicate}</MenuItem>
        {acts.length > 0 && <MenuSeparator />}
        {acts.map((each) => (
          <MenuItem key={each} danger={isAsked(each)} onSelect={() => choose(each)}>
            {text.acts[each]}
          </MenuItem>
        ))}
      </DropdownMenu>
      {asked !== null && (
        <AlertDialog
          open
          danger
          onOpenChange={() => setAsked(null)}
          title={text.confirm[asked].title}
          description={
            asked === 'close' && role.revision !== null
              ? `${text.confirm.close.description} ${text.closeDrops}`
              : text.confirm[asked].description
          }
          confirmLabel={text.acts[asked]}
          cancelLabel={text.keep}
          loading={act.isPending}
          onConfirm={() => act.mutate(asked, { onSettled: () => setAsked(null) })}
        />
      )}
    </>
  );
}
