import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import { paths, to } from '@/facts/paths';
import { selectingQuery } from '@/features/selection/api';
import { text } from '@/features/selection/text';
import { DropdownMenu, MenuItem, MenuLabel } from '@/ui/DropdownMenu';
import { IconButton } from '@/ui/IconButton';

/** The boards of the company's other roles, the last published first; absent where there is none. */
export function RoleSwitch({ role }: { role: string }) {
  const query = useInfiniteQuery(selectingQuery);
  const others = rows(query.data).filter(({ id }) => id !== role);
  if (others.length === 0) return null;
  return (
    <DropdownMenu
      align="start"
      className="max-h-(--radix-dropdown-menu-content-available-height) max-w-80 overflow-y-auto"
      trigger={
        <IconButton size="sm" label={text.otherRoles}>
          <ChevronDown size={15} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuLabel>{text.otherRoles}</MenuLabel>
      {others.map(({ id, title }) => (
        <MenuItem key={id} asChild>
          <Link to={to(paths.selectionBoard, { roleId: id })}>
            <span className="min-w-0 truncate">{title}</span>
          </Link>
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
