import { Link } from 'react-router-dom';
import type { SelectingRole } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { text } from '@/features/selection/text';
import { Badge } from '@/ui/Badge';
import { Table, Td, Th } from '@/ui/Table';

/** The roles whose applicants the company sees. */
export function SelectingTable({ roles }: { roles: readonly SelectingRole[] }) {
  return (
    <Table caption={text.list}>
      <thead>
        <tr>
          <Th>{text.role}</Th>
          <Th className="max-md:hidden">{text.state}</Th>
          <Th numeric>{text.open}</Th>
          <Th numeric>{text.total}</Th>
        </tr>
      </thead>
      <tbody>
        {roles.map((role) => (
          <tr key={role.id} className="hover:[&>td]:bg-surface-hover">
            <Td className="font-medium">
              <Link
                to={to(paths.selectionBoard, { roleId: role.id })}
                className="break-words underline-offset-3 hover:underline"
              >
                {role.title}
              </Link>
            </Td>
            <Td className="max-md:hidden">
              <Badge>{text.roleStates[role.state]}</Badge>
            </Td>
            <Td numeric>{role.open}</Td>
            <Td numeric>{role.total}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
