import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { viewing } from '@/api/token/view-as';
import type { User } from '@/api/words';
import { paths } from '@/facts/paths';
import { logOut } from '@/features/session/actions';
import { Avatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from '@/ui/DropdownMenu';
import { notify } from '@/ui/notify';
import { menuEntries } from '@/features/shell/rules';
import { text } from '@/features/shell/text';
import { BellCorner } from './BellCorner';

/** Logs out, and shows where it did not work. */
export async function logOutOrSay(): Promise<void> {
  if (!(await logOut())) notify('error', text.logOutFailed);
}

/** The signed-in person's menu in the public bars. */
export function AccountMenu({ user }: { user: User }) {
  if (viewing() !== null) return null;
  const trigger = (
    <Button variant="ghost" className="gap-2 px-1.5">
      <span className="sr-only">{text.account}</span>
      <Avatar name={user.display_name} />
      <span className="max-w-36 truncate max-md:sr-only">{user.display_name}</span>
      <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" className="max-md:hidden" />
    </Button>
  );
  return (
    <DropdownMenu trigger={trigger}>
      <MenuLabel>{user.email}</MenuLabel>
      {menuEntries(user).map((entry) => (
        <MenuItem key={entry.path} asChild>
          <Link to={entry.path}>{entry.label}</Link>
        </MenuItem>
      ))}
      <MenuItem asChild>
        <Link to={paths.account}>{text.accountSettings}</Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => void logOutOrSay()}>{text.logOut}</MenuItem>
    </DropdownMenu>
  );
}

/** Sign Up and Log In for a visitor, the account menu for everybody else. */
export function AccountCorner({ user }: { user: User | null }) {
  if (user !== null)
    return (
      <>
        <BellCorner user={user} />
        <AccountMenu user={user} />
      </>
    );
  return (
    <>
      <Button asChild variant="ghost" className="max-md:hidden">
        <Link to={paths.login}>{text.logIn}</Link>
      </Button>
      <Button asChild variant="ink">
        <Link to={`${paths.roleSelection}?tab=signup`}>{text.signUp}</Link>
      </Button>
    </>
  );
}
