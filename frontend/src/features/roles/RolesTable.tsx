import { Link } from 'react-router-dom';
import type { ListedRole } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { Table, Td, Th } from '@/ui/Table';
import { Time } from '@/ui/Time';
import { ActsMenu } from './ActsMenu';
import { publicPageOf, titleOf } from './rules';
import { RoleBadges } from './StateBadge';
import { text } from './text';

type RolesTableProps = { roles: readonly ListedRole[]; company?: string | null };

/** The company's roles, the last changed first. */
export function RolesTable({ roles, company = null }: RolesTableProps) {
  return (
    <Table caption={text.list}>
      <thead>
        <tr>
          <Th>{text.name}</Th>
          <Th>{text.state}</Th>
          <Th numeric>{text.applicants}</Th>
          <Th className="max-md:hidden">{text.updated}</Th>
          <Th aboveButtons>
            <span className="sr-only">{text.actions}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {roles.map((role) => (
          <tr key={role.id} className="hover:[&>td]:bg-surface-hover">
            <Td className="font-medium">
              <Link
                to={to(paths.role, { roleId: role.id })}
                className="break-words underline-offset-3 hover:underline"
              >
                {titleOf(role)}
              </Link>
              <span className="hidden text-xs font-normal text-fg-muted max-md:block">
                <Time at={role.changed_at} look="relative" />
              </span>
            </Td>
            <Td>
              <RoleBadges role={role} />
              {role.state === 'published' && role.slate_by !== null && (
                <span className="mt-0.5 block text-xs text-fg-muted">
                  {text.slates.due}
                  <Time at={role.slate_by} look="short" />
                </span>
              )}
            </Td>
            <Td numeric>{role.applicants.toLocaleString('en')}</Td>
            <Td className="text-fg-muted max-md:hidden">
              <Time at={role.changed_at} look="relative" />
            </Td>
            <Td className="text-right">
              <ActsMenu role={role} publicPage={publicPageOf(role, company)} withOpen />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
