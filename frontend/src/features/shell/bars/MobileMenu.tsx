import { Menu } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { DropdownMenu, MenuItem, MenuSeparator } from '@/ui/DropdownMenu';
import { IconButton } from '@/ui/IconButton';
import type { MenuEntry } from '@/features/shell/rules';
import { text } from '@/features/shell/text';

type MobileMenuProps = {
  links: readonly MenuEntry[];
  signedIn: boolean;
  /** From which width on it is hidden. */
  className: string;
};

/** The bar's links behind one button, where there is no room for them. */
export function MobileMenu({ links, signedIn, className }: MobileMenuProps) {
  const trigger = (
    <IconButton label={text.menu} size="lg" className={className}>
      <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
  return (
    <DropdownMenu trigger={trigger}>
      {links.map((link) => (
        <MenuItem key={link.path} asChild>
          <Link to={link.path}>{link.label}</Link>
        </MenuItem>
      ))}
      {!signedIn && (
        <>
          <MenuSeparator />
          <MenuItem asChild>
            <Link to={paths.login}>{text.logIn}</Link>
          </MenuItem>
        </>
      )}
    </DropdownMenu>
  );
}
